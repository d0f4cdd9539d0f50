"""The largest sheets of Rococo: every number at its limit."""

import rococo_sheets as r

from shared_rules.core.sheet import NONE, Sheet
from shared_rules.rococo import fields as f

_MOST = 99


def tallies():
    """Five players with 99 of everything, and sixteen of the dearest cards each."""
    sheet = r.tally(*[[_MOST] * f.HALLS] * f.MOST_PLAYERS)
    r.put(sheet, f.EXPANSIONS, 15)
    for hall in range(f.HALLS):
        r.put(sheet, f.HALL_FIRST, _MOST, hall)
        r.put(sheet, f.HALL_SECOND, _MOST, hall)
    for player in range(f.MOST_PLAYERS):
        _hold(sheet, player)
        for _ in range(f.MOST_EMPLOYEES):
            r.card(sheet, player, _MOST, f.C_GARMENT, 1, _MOST if player else None)
        for hall in range(f.HALLS):
            r.put(sheet, f.T_VIP, _MOST, player, hall)
        for field in (f.T_POINTS, f.T_DECORATIONS, f.T_DECORATION_POINTS, f.T_KITCHENS):
            r.put(sheet, field, _MOST, player)
        r.grand_hall(sheet, player, [1] * _MOST)
    for space in range(f.MOST_SPACES):
        r.tally_space(sheet, space % 2, 3)
    return sheet


def _hold(sheet, player):
    r.put(sheet, f.FAME, 999, player)
    r.put(sheet, f.LIVRES, 999, player)
    r.put(sheet, f.CONNECTION, _MOST, player)
    for field in range(f.HELD_EMPLOYEES, f.HELD_JEWELS + 1):
        kind = f.HELD_MASTERS <= field <= f.HELD_APPRENTICES
        r.put(sheet, field, 33 if kind else _MOST, player)


def statues():
    """A tally of 99 statues over 396 garments, whose balcony does not count."""
    sheet = r.tally([_MOST, _MOST, _MOST, _MOST, 0], [0] * f.HALLS)
    r.put(sheet, f.EXPANSIONS, 15)
    r.put(sheet, f.BALCONY_COUNTS, 0)
    r.put(sheet, f.T_STATUES, _MOST, 0)
    r.put(sheet, f.T_POINTS, _MOST, 0)
    r.colours(sheet, 0, [_MOST] * f.COLOURS)
    r.grand_hall(sheet, 0, [1] * _MOST, [k % f.COLOURS for k in range(_MOST)])
    for space in range(f.MOST_SPACES):
        r.tally_space(sheet, 0, 2 + space % 2)
    return sheet


def tiles():
    """Sixty garments of 99, all in the Grand Hall of one player, and all markers of 99."""
    sheet = r.empty(f.MOST_PLAYERS)
    r.put(sheet, f.EXPANSIONS, 15)
    r.put(sheet, f.BALCONY_COUNTS, 0)
    for k in range(f.MOST_GARMENTS):
        r.garment(sheet, 0, 1, k % f.COLOURS, _MOST, 1)
    for _ in range(f.MOST_SPACES):
        r.space(sheet, 0, 3, _MOST)
        r.statue(sheet, 0, _MOST)
    for side in (r.LEFT, r.RIGHT):
        r.kitchen(sheet, 0, side, _MOST)
    r.jewel_decoration(sheet, 0, _MOST)
    for hall in range(1, f.HALLS + 1):
        r.musician(sheet, hall, 0, _MOST)
    _hold(sheet, 0)
    for counted in range(f.MOST_EMPLOYEES):
        r.card(sheet, 0, _MOST, counted, 1)
    return sheet


def wrong():
    """A sheet that breaks rules everywhere: both forms, and every number as large as it can be."""
    sheet = Sheet(f.TABLE)
    r.put(sheet, f.PLAYERS, f.MOST_PLAYERS)
    for field in range(len(f.TABLE)):
        for i in range(sheet.rows(field)):
            for j in range(sheet.columns(field, i)):
                value = f.TABLE.high[field] if field != f.MUSICIAN else NONE
                sheet.put(field, i, j, value if sheet.fits(field, value) else 0)
    return sheet


ALL = (tallies, statues, tiles, wrong)

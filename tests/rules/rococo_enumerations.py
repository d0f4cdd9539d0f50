"""Every small sheet of one kind, kind by kind; the sheet that is yielded is used again."""

import rococo_sheets as r

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.rococo import fields as f

_NOBODY_THERE = (0, 0, 0, 0, 0)


def digits(number, base, count):
    """The lowest digits of a number, the lowest first."""
    return [number // base**k % base for k in range(count)]


def halls(players, states, musicians, settings):
    """Five hall situations a sheet: garments and VIP spots of each player, and the funder."""
    sheet = r.tally(*[_NOBODY_THERE] * players)
    count = len(states) ** players * len(musicians)
    tie = f.TWO_PLAYER_TIE if players == 2 else f.SECOND_TIE
    for setting in settings:
        r.put(sheet, tie, setting)
        for first in range(0, count, f.HALLS):
            for hall in range(f.HALLS):
                number = min(first + hall, count - 1)
                _tell_hall(sheet, hall, players, states, musicians, number)
            yield sheet


def _tell_hall(sheet, hall, players, states, musicians, number):
    funder = musicians[number % len(musicians)]
    r.put(sheet, f.MUSICIAN, ABSENT if funder is None else NONE, hall)
    r.put(sheet, f.MUSICIAN_OWNER, ABSENT, hall)
    if funder is not None and funder >= 0:
        r.put(sheet, f.MUSICIAN_OWNER, funder, hall)
        r.put(sheet, f.MUSICIAN, 1, hall)
    places = digits(number // len(musicians), len(states), players)
    for player in range(players):
        garments, vips = states[places[player]]
        r.put(sheet, f.T_HALL, garments, player, hall)
        r.put(sheet, f.T_VIP, ABSENT if vips is None else vips, player, hall)


SIX = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))
FOUR = ((0, 0), (1, 0), (1, 1), (2, 1))
THREE = ((0, 0), (1, 0), (1, 1))
UNKNOWN = ((0, None), (1, None), (1, 0), (1, 1), (2, None))
BOTH = (f.SHARE, f.NO_PRIZE)


def halls_of_2():
    return halls(2, SIX, (-1, 0, 1), BOTH)


def halls_of_3():
    return halls(3, SIX, (-1, 0, 1, 2), BOTH)


def halls_of_4():
    return halls(4, FOUR, (-1, 0, 2, 3), BOTH)


def halls_of_5():
    return halls(5, THREE, (-1, 0, 3, 4), (f.SHARE,))


def halls_unknown():
    """Not everything is known: what is needed."""
    return halls(3, UNKNOWN, (None, -1, 0, 2), (f.SHARE,))


def halls_of_tiles():
    """Tile by tile: up to two garments of each of three players in hall 1, and the musician."""
    for number in range(len(SIX) ** 3):
        places = digits(number, len(SIX), 3)
        sheet = r.empty(3)
        for player in range(3):
            garments, vips = SIX[places[player]]
            for k in range(garments):
                r.garment(sheet, player, 1, player, k, int(k < vips))
        if number % 4 < 3:
            r.musician(sheet, 1, number % 4, 1)
        yield sheet


def _fireworks(players, spaces):
    for number in range((players + 1) ** spaces):
        owners = digits(number, players + 1, spaces)
        sheet = r.empty(players)
        for k in range(spaces):
            r.space(sheet, owners[k] if owners[k] < players else None, 2 + k % 2, k)
        for player in range(players):
            for k in range(2):
                r.garment(sheet, player, 1, r.PINK, 1 + (player + k) % 3)
        yield sheet


def fireworks_of_2():
    return _fireworks(2, 5)


def fireworks_of_3():
    return _fireworks(3, 4)


def fireworks_of_5():
    return _fireworks(5, 3)


def balcony():
    """Three garments of three values and two colours, two or three spaces, one or two statues."""
    for times in ((2, 3), (3, 2, 2)):
        for number in range(6**3):
            for statues in range(3):
                sheet = r.empty(2)
                r.put(sheet, f.BALCONY_COUNTS, 0)
                for kind in digits(number, 6, 3):
                    r.garment(sheet, 1, 1, kind % 2, kind // 2 * 2)
                for many in times:
                    r.space(sheet, 1, many)
                for _ in range(statues):
                    r.statue(sheet, 1)
                yield sheet


def balcony_of_tallies():
    """Four garments of two values and two colours, two spaces, up to three statues."""
    for number in range(4**4):
        kinds = digits(number, 4, 4)
        colours = [kind % 2 for kind in kinds]
        sheet = r.tally((4, 1, 0, 0, 0), _NOBODY_THERE)
        r.put(sheet, f.BALCONY_COUNTS, 0)
        r.put(sheet, f.T_POINTS, 20, 0)
        r.put(sheet, f.T_STATUES, number % 3 + 1, 0)
        r.colours(sheet, 0, [colours.count(0), colours.count(1), 1, 0])
        r.grand_hall(sheet, 0, [1 + kind // 2 * 2 for kind in kinds], colours)
        r.tally_space(sheet, 0, 2)
        r.tally_space(sheet, 0, 2 + number % 2)
        yield sheet


def statues():
    """Up to two garments of each colour for one player, the rest for the other."""
    for number in range(3**4):
        mine = digits(number, 3, 4)
        theirs = [2 - count for count in mine]
        for count in range(4):
            sheet = r.tally((0, sum(mine), 0, 0, 0), (0, 0, sum(theirs), 0, 0))
            for player, counts in ((0, mine), (1, theirs)):
                r.put(sheet, f.T_STATUES, count, player)
                r.colours(sheet, player, counts)
            yield sheet


def cards():
    """One card of every kind, for one to three each, with and without a cap."""
    for counted in range(len(f.COUNTED_WORDS)):
        for per in range(1, 4):
            for most in (None, 3):
                sheet = r.empty(3)
                r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
                for player in range(3):
                    for field in range(f.HELD_EMPLOYEES, f.HELD_JEWELS + 1):
                        r.put(sheet, field, 9 if field == f.HELD_EMPLOYEES else player, player)
                    for hall in range(1, 6 - player):
                        r.garment(sheet, player, hall, hall % 4, 0, hall % 2)
                    r.statue(sheet, player)
                    r.kitchen(sheet, player, player % 2)
                    r.space(sheet, player)
                    r.card(sheet, player, 2, counted, per, most)
                r.musician(sheet, 5, 1)
                r.jewel_decoration(sheet, 2)
                yield sheet


def places():
    """Fame and livres of three players, and du Barry's tiles."""
    for number in range(6**3):
        sheet = r.empty(3)
        kinds = digits(number, 6, 3)
        for player in range(3):
            r.put(sheet, f.FAME, kinds[player] % 2, player)
            r.put(sheet, f.LIVRES, (0, 9, 10)[kinds[player] // 2], player)
        yield sheet
    for number in range(4**3):
        fame, tiles, livres = digits(number, 4, 3)
        sheet = r.empty(2)
        r.put(sheet, f.SOLO, 1)
        r.put(sheet, f.FAME, fame, 0)
        r.put(sheet, f.LIVRES, 3 * livres, 0)
        r.put(sheet, f.HELD_TILES, 2 * tiles + 1, 1)
        yield sheet


def wrong_tallies():
    """Tallies that may contradict themselves."""
    for number in range(3**6):
        garments, vips, blue, decorations, statues, shown = digits(number, 3, 6)
        sheet = r.tally((garments, 1, 0, 0, 0), _NOBODY_THERE)
        r.vips(sheet, 1, [vips, 0])
        r.colours(sheet, 0, [blue, 0, 1, 0])
        r.put(sheet, f.T_POINTS, 3, 0)
        r.grand_hall(sheet, 0, [2] * shown, [r.BLUE] * shown)
        r.put(sheet, f.T_STATUES, statues, 0)
        r.put(sheet, f.T_DECORATIONS, decorations, 0)
        r.put(sheet, f.T_DECORATION_POINTS, garments, 0)
        yield sheet


def wrong_moves():
    """Two moves of any garment onto any space."""
    for number in range(3**4):
        sheet = r.empty(2)
        for owner, hall in ((0, 1), (1, 1), (0, 2)):
            r.garment(sheet, owner, hall, points=2)
        for owner in (0, 0, 1):
            r.space(sheet, owner)
        one, onto, other, over = digits(number, 3, 4)
        r.move(sheet, one, onto)
        r.move(sheet, other, over)
        yield sheet


def wrong_holdings():
    """Employees, jewels, kitchens, jewel decorations and connections that cannot be."""
    for number in range(2**8):
        bits = digits(number, 2, 8)
        sheet = r.empty(2)
        r.put(sheet, f.HELD_EMPLOYEES, 4 - bits[0], 1)
        r.put(sheet, f.HELD_MASTERS, 3, 1)
        r.put(sheet, f.HELD_APPRENTICES, bits[1], 1)
        r.put(sheet, f.EXPANSIONS, bits[2])
        r.put(sheet, f.HELD_JEWELS, bits[3], 0)
        r.kitchen(sheet, 0, r.LEFT)
        r.kitchen(sheet, 0, bits[4])
        r.jewel_decoration(sheet, bits[5])
        r.jewel_decoration(sheet, 1)
        for hall in range(1, 5 + bits[6]):
            r.garment(sheet, 1, hall)
        r.put(sheet, f.CONNECTION, bits[7], 1)
        yield sheet


NAMES = (
    "halls of 2", "halls of 3", "halls of 4", "halls of 5", "halls not all known",
    "halls tile by tile", "fireworks of 2", "fireworks of 3", "fireworks of 5", "balcony",
    "balcony of tallies", "statues", "cards", "places", "wrong tallies", "wrong moves",
    "wrong holdings",
)  # fmt: skip
KINDS = {
    "halls of 2": halls_of_2,
    "halls of 3": halls_of_3,
    "halls of 4": halls_of_4,
    "halls of 5": halls_of_5,
    "halls not all known": halls_unknown,
    "halls tile by tile": halls_of_tiles,
    "fireworks of 2": fireworks_of_2,
    "fireworks of 3": fireworks_of_3,
    "fireworks of 5": fireworks_of_5,
    "balcony": balcony,
    "balcony of tallies": balcony_of_tallies,
    "statues": statues,
    "cards": cards,
    "places": places,
    "wrong tallies": wrong_tallies,
    "wrong moves": wrong_moves,
    "wrong holdings": wrong_holdings,
}

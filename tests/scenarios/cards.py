"""The keys for end-game employee cards: taken from the list of those known, or entered."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo import fields as f
from shared_rules.rococo.printed import (
    CARDS,
    PRINTED_COUNT,
    PRINTED_MAX,
    PRINTED_PER,
    PRINTED_POINTS,
    learn_card,
)

from .holding import moves, presses

_PAIRS = (
    (PRINTED_COUNT, f.CARD_COUNT),
    (PRINTED_POINTS, f.CARD_POINTS),
    (PRINTED_PER, f.CARD_PER),
    (PRINTED_MAX, f.CARD_MAX),
)
_FIELDS = tuple(field for _, field in _PAIRS)


def enter_cards(sheet, goal, printed, player):
    """Give the player in `sheet` the cards of `goal`; returns the keys, `printed` learns them."""
    words = []
    count = goal.used(f.EMPLOYEES, player)
    for card in range(count):
        values = _as_stored(goal, player, card)
        known = _known(printed, values)
        rows = printed.used(CARDS) + 2 + (1 if card else 0)
        if known < 0:
            words += [*moves(0, printed.used(CARDS) + 1, rows), "ok", *_written_out(values)]
        else:
            words += [*moves(0, known + 1, rows), "ok"]
        sheet.put(f.EMPLOYEES, player, 0, card + 1)
        for field, value in zip(_FIELDS, values, strict=True):
            sheet.cells[sheet.cell(field, player, card)] = value
        learn_card(sheet, player, card, printed)
    if not count:
        sheet.put(f.EMPLOYEES, player, 0, 0)
    return [*words, "ok"]


def _as_stored(goal, player, card):
    """A card's values as the device stores them: what a counting card is per is always said."""
    counted, points, per, most = [goal.get(field, player, card) for field in _FIELDS]
    if counted != ABSENT and per == ABSENT:
        per = 1
    return counted, points, per, most


def _known(printed, values):
    for known in range(printed.used(CARDS)):
        if values == tuple(printed.get(field, known) for field, _ in _PAIRS):
            return known
    return -1


def _written_out(values):
    counted, points, per, most = values
    row = 0 if counted == ABSENT else counted + 1
    words = [*moves(0, row, len(f.COUNTED_WORDS) + 1), "ok", *presses(1, points, 1, 99), "ok"]
    if counted != ABSENT:
        words += [*presses(1, per, 1, 99), "ok", *presses(0, max(0, most), 0, 99), "ok"]
    return words

"""The rule problems of a Dream Home sheet: every card and token that cannot lie where it does."""

from ..core import problems as p
from ..core.sheet import ABSENT, FAULTY, NONE
from . import faults as fault
from .decor import check_decor, is_whole
from .fields import (
    BASEMENT_CARD,
    BASEMENT_ROW,
    BASEMENT_SPACES,
    DECOR,
    FLOOR_1_CARD,
    FLOOR_1_ROW,
    FLOOR_2_ROW,
    HELPER,
    HELPER_LIST,
    OVER_BASEMENT,
    OVER_SPACE,
    PLAYERS,
    ROOF_COLOUR,
    ROOF_WINDOW,
    ROOFS,
    TOKEN,
)
from .house import END, FIRST, card_at, card_field, space_of
from .rooms import LIMITS, ROOMS, belongs
from .told import are_helpers_known, check_spaces, check_supply, check_swap, is_exchange_told

_ROWS = (BASEMENT_ROW, FLOOR_1_ROW, FLOOR_2_ROW)


def check(sheet, problems, only=None):
    """Add every broken rule; faulty and missing values are left out (`only`: see core.judging)."""
    is_told = sheet.get(OVER_BASEMENT) == 1
    if is_told and sheet.get(OVER_SPACE, 0) == sheet.get(OVER_SPACE, 1) >= 0:
        problems.add(p.RULE, fault.SAME_SPACE_TWICE)
        problems.at(OVER_SPACE, 0)
        problems.at(OVER_SPACE, 1)
    for player in range(sheet.used(PLAYERS)):
        if only is None or player == only:
            _check_house(sheet, player, problems)
    _check_singles(sheet, problems, fault.TOKEN_TWICE, DECOR, TOKEN)
    _check_singles(sheet, problems, fault.WINDOW_TWICE, ROOFS, ROOF_COLOUR)
    _check_singles(sheet, problems, fault.HELPER_TWICE, HELPER_LIST, HELPER)


def _check_house(sheet, player, problems):
    check_spaces(sheet, player, problems)
    before = problems.count
    _check_cards(sheet, player, problems)
    check_decor(sheet, player, problems)
    if are_helpers_known(sheet, player):
        sound = (
            is_exchange_told(sheet, player)
            and problems.count == before
            and _is_readable(sheet, player)
        )
        made = check_supply(sheet, player, problems, sound)
        check_swap(sheet, player, problems, sound, made)


def _check_cards(sheet, player, problems):
    """Every card where it belongs, over another one, and within its room's limit (D1)."""
    for floor in range(3):
        first = FIRST[floor]
        at = sheet.cell(card_field(first), player) - first
        joined = 0
        last = ABSENT
        for cell in range(first, END[floor]):
            card = sheet.cells[at + cell]
            joined = joined + 1 if card == last else 1
            last = card
            if card < 0:
                continue
            if not belongs(card, floor == 0):
                _add(sheet, player, problems, fault.WRONG_FLOOR, cell)
            if floor and _is_over_nothing(sheet, player, floor, cell - first):
                _add(sheet, player, problems, fault.OVER_EMPTY_SPACE, cell)
            if card < ROOMS and joined > LIMITS[card]:
                _add(sheet, player, problems, fault.OVER_LIMIT, cell)


def _add(sheet, player, problems, number, cell):
    problems.add(p.RULE, number)
    problems.at(card_field(cell), player, space_of(cell))


def _is_over_nothing(sheet, player, floor, space):
    """Whether the space directly below is known to be empty (D1.2)."""
    if floor == 2:
        return sheet.get(FLOOR_1_CARD, player, space) == NONE
    if sheet.get(OVER_BASEMENT) == 1:
        for below in range(BASEMENT_SPACES):
            if sheet.get(OVER_SPACE, below) == space:
                if sheet.get(BASEMENT_CARD, player, below) == NONE:
                    return True
    return False


def _is_readable(sheet, player):
    """Whether nothing of the house or its decor is faulty or missing."""
    for row in _ROWS:
        if sheet.get(row, player) != 1:
            return False
    for floor in range(3):
        for cell in range(FIRST[floor], END[floor]):
            if card_at(sheet, player, cell) == FAULTY:
                return False
    if sheet.get(DECOR, player) == FAULTY:
        return False
    for k in range(sheet.used(DECOR, player)):
        if not is_whole(sheet, player, k):
            return False
    return True


def _check_singles(sheet, problems, number, things, field):
    """Tokens, helpers and windows occur once in a game: `things` are lists of `field`."""
    seen = again = 0
    for player in range(sheet.used(PLAYERS)):
        for k in range(sheet.used(things, player)):
            which = sheet.get(field, player, k)
            if which >= 0 and _is_single(sheet, things, player, k):
                again |= seen & 1 << which
                seen |= 1 << which
    which = 0
    while again:
        if again & 1:
            problems.add(p.RULE, number)
            for player in range(sheet.used(PLAYERS)):
                for k in range(sheet.used(things, player)):
                    if sheet.get(field, player, k) == which:
                        if _is_single(sheet, things, player, k):
                            problems.at(things, player, k)
        again >>= 1
        which += 1


def _is_single(sheet, things, player, k):
    """Whether an entry can be read, and is a thing that there is once."""
    if things == DECOR:
        return is_whole(sheet, player, k)
    return things == HELPER_LIST or sheet.get(ROOF_WINDOW, player, k) == 1

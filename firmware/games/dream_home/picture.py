"""A house on the canvas: floors 2 and 1 and the basement, joined rooms without a wall between."""

from micropython import const

from shared_rules.core.sheet import NONE
from shared_rules.dream_home.fields import OVER_SPACE
from shared_rules.dream_home.house import END, FIRST, card_at, floor_of
from shared_rules.dream_home.rooms import BARE, ROOMS

from .icons import ICONS

PANEL = const(88)  # where the house ends: columns from here on are free

_TOP = const(13)
_FLOOR = const(12)  # rows from floor to floor
_SPACE = const(17)  # columns from wall to wall
_LEFTS = bytes((26, 1, 1))  # of basement and floors; which spaces the basement is under is printed
_ICON = const(3)  # columns from wall to icon
_DECOR = const(14)  # columns from wall to the mark of a token
_MIDDLE = const(8)


def draw_house(canvas, sheet, player, house, one, other=0):
    """Draw the cards of `house`; the cells `one` and `other` are lit."""
    for floor in range(3):
        left = _left(sheet, floor)
        y = _top(floor)
        width = (END[floor] - FIRST[floor]) * _SPACE
        canvas.hline(left, y, width + 1)
        canvas.hline(left, y + _FLOOR, width + 1)
        canvas.fill(left + width, y, 1, _FLOOR)
        for cell in range(FIRST[floor], END[floor]):
            x = left + (cell - FIRST[floor]) * _SPACE
            if not _is_joined(house.cards, cell):
                canvas.fill(x, y, 1, _FLOOR)
            _draw_space(canvas, sheet, player, house, cell, x, y, cell != one and cell != other)


def mark_spaces(canvas, sheet, cell, last):
    """Mark the empty spaces behind a cell up to the last one of its floor that is meant."""
    floor = floor_of(cell)
    y = _top(floor) + _FLOOR // 2
    for space in range(cell + 1 - FIRST[floor], last + 1 - FIRST[floor]):
        x = _left(sheet, floor) + space * _SPACE + _MIDDLE
        canvas.fill(x - 2, y, 6, 2)
        canvas.fill(x, y - 2, 2, 6)


def _left(sheet, floor):
    if floor == 0 and abs(sheet.get(OVER_SPACE, 0) - sheet.get(OVER_SPACE, 1)) == 1:
        return 1 + _SPACE * min(sheet.get(OVER_SPACE, 0), sheet.get(OVER_SPACE, 1))
    return _LEFTS[floor]


def _top(floor):
    return _TOP + (2 - floor) * _FLOOR


def _draw_space(canvas, sheet, player, house, cell, x, y, colour):
    card = house.cards[cell]
    if not colour:
        canvas.fill(x + 1, y + 1, _SPACE - 1, _FLOOR - 1)
    if card != BARE or not colour:
        canvas.icon(x + _ICON, y + 2, ICONS[card], colour)
    elif card_at(sheet, player, cell) != NONE:
        canvas.fill(x + _MIDDLE, y + _FLOOR // 2, 2, 1)
    if house.decor[cell]:
        canvas.fill(x + _DECOR, y + 2, 2, 2, colour)


def _is_joined(cards, cell):
    return cards[cell] < ROOMS and cards[cell - 1] == cards[cell]

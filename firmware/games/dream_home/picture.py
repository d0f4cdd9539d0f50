"""A house on the canvas: floors 2 and 1 and the basement, joined rooms without a wall between."""

from micropython import const

from shared_rules.core.sheet import NONE
from shared_rules.dream_home.fields import OVER_SPACE
from shared_rules.dream_home.house import CELLS, END, FIRST, NO_CELL, card_field, floor_of
from shared_rules.dream_home.rooms import BARE, ROOMS

from ...icons import Icons
from .icons import ICONS

PANEL = const(88)  # where the house ends: columns from here on are free

_TOP = const(13)
_FLOOR = const(12)  # rows from floor to floor
_ROWS = const(37)
_SPACE = const(17)  # columns from wall to wall
_LEFTS = bytes((26, 1, 1))  # of basement and floors; which spaces the basement is under is printed
_ICON = const(3)  # columns from wall to icon
_DECOR = const(14)  # columns from wall to the mark of a token
_MIDDLE = const(8)

# How a space looks is one number: its card, and with it
_LIT = const(32)
_WITH_DECOR = const(64)
_KNOWN_BARE = const(128)
_CARD = const(31)
_UNDRAWN = const(255)


class Picture:
    """A house as it was drawn last: only the spaces that look other than then are drawn again."""

    def __init__(self):
        self._icon = Icons(1, PANEL, _ROWS)
        self._looks = bytearray(CELLS)
        self._basement = NO_CELL  # where it was drawn

    def draw(self, canvas, sheet, player, house, one, other=NO_CELL):
        """Draw the cards of `house`; the cells `one` and `other` are lit."""
        basement = _left(sheet, 0)
        if basement != self._basement:
            self._clear(sheet)
        self._basement = NO_CELL  # until all of it is drawn
        looks = self._looks
        cards = house.cards
        decor = house.decor
        for floor in range(3):
            x = _left(sheet, floor)
            y = (2 - floor) * _FLOOR
            said = sheet.cell(card_field(FIRST[floor]), player) - FIRST[floor]
            other_before = 0
            for cell in range(FIRST[floor], END[floor]):
                card = look = cards[cell]
                if cell == one or cell == other:
                    look |= _LIT
                elif card == BARE and sheet.cells[said + cell] == NONE:
                    look |= _KNOWN_BARE
                if decor[cell]:
                    look |= _WITH_DECOR
                is_other = look ^ looks[cell]
                if is_other:
                    looks[cell] = look
                    self._draw_space(x, y, look)
                if (is_other | other_before) & _CARD:
                    is_joined = card < ROOMS and cards[cell - 1] == card
                    self._icon.pixels.vline(x, y + 1, _FLOOR - 1, not is_joined)
                other_before = is_other
                x += _SPACE
        self._basement = basement
        canvas.icon(0, _TOP, self._icon)

    def _clear(self, sheet):
        """Draw the frames of the floors, with nothing in them."""
        pixels = self._icon.pixels
        pixels.fill(0)
        for floor in range(3):
            width = (END[floor] - FIRST[floor]) * _SPACE + 1
            pixels.rect(_left(sheet, floor), (2 - floor) * _FLOOR, width, _FLOOR + 1, 1)
        for cell in range(CELLS):
            self._looks[cell] = _UNDRAWN

    def _draw_space(self, x, y, look):
        pixels = self._icon.pixels
        card = look & _CARD
        ground = 1 if look & _LIT else 0
        pixels.rect(x + 1, y + 1, _SPACE - 1, _FLOOR - 1, ground, True)
        if card != BARE or ground:
            ICONS.draw(self._icon.bytes, PANEL, x + _ICON, y + 2, card, ground)
        elif not look & _KNOWN_BARE:
            pixels.rect(x + _MIDDLE, y + _FLOOR // 2, 2, 1, 1)
        if look & _WITH_DECOR:
            pixels.rect(x + _DECOR, y + 2, 2, 2, 1 - ground, True)


def mark_spaces(canvas, sheet, cell, last):
    """Mark the empty spaces behind a cell up to the last one of its floor that is meant."""
    floor = floor_of(cell)
    y = _TOP + (2 - floor) * _FLOOR + _FLOOR // 2
    for space in range(cell + 1 - FIRST[floor], last + 1 - FIRST[floor]):
        x = _left(sheet, floor) + space * _SPACE + _MIDDLE
        canvas.fill(x - 2, y, 6, 2)
        canvas.fill(x, y - 2, 2, 6)


def _left(sheet, floor):
    if floor == 0 and abs(sheet.get(OVER_SPACE, 0) - sheet.get(OVER_SPACE, 1)) == 1:
        return 1 + _SPACE * min(sheet.get(OVER_SPACE, 0), sheet.get(OVER_SPACE, 1))
    return _LEFTS[floor]

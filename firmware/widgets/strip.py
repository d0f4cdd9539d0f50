"""The players beside each other, the chosen one lit, with a number below each."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from .layout import GLYPH
from .names import fitting, needed
from .pill import draw_pill

_TOP = const(13)
_PILL = const(11)  # rows: to the end of a page of the display, for the bus
_NUMBERS = const(25)  # the top of their digits
_BETWEEN = const(5)  # columns between two names, half of them at the ends


class Strip:
    """Names that share the width of the canvas, cut if they do not fit.

    names   bytes per player
    """

    def __init__(self, names, font, width):
        self._names = fitting(names, font, width, _BETWEEN)
        spare = width - needed(self._names, font, _BETWEEN)
        count = len(names)
        self._places = bytearray(2 * count + 1)  # where the room of each begins, and its name
        left = 0
        for player in range(count):
            taken = font.width(self._names[player]) - 1
            room = taken + _BETWEEN
            room += spare * (player + 1) // count - spare * player // count
            self._places[2 * player] = left
            self._places[2 * player + 1] = left + (room - taken) // 2
            left += room
        self._places[2 * count] = width

    def draw(self, canvas, font, values, chosen, signed=False):
        """Draw the players below the title.

        values   a number per player, ABSENT for none yet
        chosen   the player who is lit
        signed   whether the numbers are points, with their sign
        """
        for player in range(len(self._names)):
            name = self._names[player]
            left = self._places[2 * player]
            x = self._places[2 * player + 1]
            width = self._places[2 * player + 2] - left
            if player == chosen:
                draw_pill(canvas, font, x, _TOP, name, _PILL)
            else:
                canvas.text(x, _TOP + GLYPH, name, font)
            if values[player] != ABSENT:
                canvas.number_centre(left, width, _NUMBERS, values[player], font, 1, signed)

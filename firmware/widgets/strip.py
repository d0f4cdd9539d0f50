"""The players beside each other, the chosen one lit, with a number below each."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from .layout import GLYPH
from .names import cut, fitted
from .pill import draw_pill

__all__ = ["Strip", "fitted"]

_TOP = const(13)
_NUMBERS = const(25)  # the top of their digits
_LETTERS = const(3)  # that a Latin name is cut to, or a syllable: Pur, Bla, Yel
_BETWEEN = const(5)  # columns between two names, half of them at the ends


class Strip:
    """Names that share the width of the canvas, cut if they do not fit.

    names   bytes per player
    """

    def __init__(self, names, font, width):
        most = max([len(name) for name in names])
        self._names = names
        spare = width - _needed(names, font)
        while spare < 0 and most > _LETTERS:
            most -= _LETTERS
            self._names = tuple([_shortened(name, most) for name in names])
            spare = width - _needed(self._names, font)
        count = len(names)
        self._lefts = bytearray(count + 1)
        left = 0
        for player in range(count):
            self._lefts[player] = left
            left += _cell(self._names[player], font)
            left += spare * (player + 1) // count - spare * player // count
        self._lefts[count] = width

    def draw(self, canvas, font, values, chosen, signed=False):
        """Draw the players below the title.

        values   a number per player, ABSENT for none yet
        chosen   the player who is lit
        signed   whether the numbers are points, with their sign
        """
        for player in range(len(self._names)):
            name = self._names[player]
            left = self._lefts[player]
            width = self._lefts[player + 1] - left
            if player == chosen:
                x = left + (width - font.width(name) + 1) // 2
                draw_pill(canvas, font, x, _TOP, name)
            else:
                canvas.text_centre(left, width, _TOP + GLYPH, name, font)
            if values[player] != ABSENT:
                canvas.number_centre(left, width, _NUMBERS, values[player], font, 1, signed)


def _shortened(name, most):
    return cut(name, _LETTERS if name[0] < 0x80 else most)


def _needed(names, font):
    needed = 0
    for name in names:
        needed += _cell(name, font)
    return needed


def _cell(name, font):
    return font.width(name) - 1 + _BETWEEN

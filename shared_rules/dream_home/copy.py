"""What is printed on the cards and tokens of this copy of the game (D2, D3)."""

from array import array

from micropython import const

from ..core.sheet import NONE
from .fields import PRINTED, TABLE, TOKEN_POINT, TOKENS
from .rooms import POINTS, ROOMS

MOST_CARDS = const(3)  # that join to one room
TOKEN_POINTS = bytes((3, 2, 2, 2, 2, 2, 1, 1, 1, 1))

# The cells of a sheet that say what is printed.
_FIRST = TABLE.base[PRINTED[0]]
_END = TABLE.base[TOKEN_POINT] + TOKENS


class Copy:
    """rooms: three numbers a room, as in `rooms.POINTS`; tokens: the points of each token."""

    def __init__(self):
        self.rooms = array("h", (0 for _ in range(ROOMS * MOST_CARDS)))
        self.tokens = bytearray(TOKENS)
        self._said = array("h", (NONE for _ in range(_END - _FIRST)))

    def read(self, sheet):
        """Take what the sheet says, else the table; returns whether anything is other than before.

        Allocates nothing.
        """
        said = self._said
        cells = sheet.cells
        changed = False
        for at in range(_END - _FIRST):
            if said[at] != cells[_FIRST + at]:
                said[at] = cells[_FIRST + at]
                changed = True
        if changed:
            self._take(sheet)
        return changed

    def _take(self, sheet):
        for room in range(ROOMS):
            for cards in range(len(POINTS[room])):
                points = sheet.get(PRINTED[room], cards)
                self.rooms[room * MOST_CARDS + cards] = (
                    points if points >= 0 else POINTS[room][cards]
                )
        for token in range(TOKENS):
            points = sheet.get(TOKEN_POINT, token)
            self.tokens[token] = points if points >= 0 else TOKEN_POINTS[token]

"""What is printed on the cards and tokens of this copy of the game (D2, D3)."""

from array import array

from micropython import const

from .fields import PRINTED, TOKEN_POINT, TOKENS
from .rooms import POINTS, ROOMS

MOST_CARDS = const(3)  # that join to one room
TOKEN_POINTS = bytes((3, 2, 2, 2, 2, 2, 1, 1, 1, 1))


class Copy:
    """rooms: three numbers a room, as in `rooms.POINTS`; tokens: the points of each token."""

    def __init__(self):
        self.rooms = array("h", (0 for _ in range(ROOMS * MOST_CARDS)))
        self.tokens = bytearray(TOKENS)

    def read(self, sheet):
        """Take what the sheet says, else the table; returns whether anything is other than before.

        Allocates nothing.
        """
        changed = False
        for room in range(ROOMS):
            for cards in range(len(POINTS[room])):
                points = sheet.get(PRINTED[room], cards)
                if points < 0:
                    points = POINTS[room][cards]
                at = room * MOST_CARDS + cards
                if self.rooms[at] != points:
                    self.rooms[at] = points
                    changed = True
        for token in range(TOKENS):
            points = sheet.get(TOKEN_POINT, token)
            if points < 0:
                points = TOKEN_POINTS[token]
            if self.tokens[token] != points:
                self.tokens[token] = points
                changed = True
        return changed

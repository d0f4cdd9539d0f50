"""The best roof from a player's roof cards (D5.1)."""

from micropython import const

from . import fields as f

CARDS = const(4)  # in a finished roof
UNFINISHED = const(-1)
MIXED = const(-2)

_ONE_COLOUR = const(8)
_MIXED = const(3)


class Roof:
    """kind: a colour, MIXED or UNFINISHED; windows in it; points."""

    def __init__(self):
        self.kind = UNFINISHED
        self.windows = self.points = 0

    def choose(self, sheet, player):
        """Choose the four cards that score most; allocates nothing."""
        self.kind = UNFINISHED
        self.windows = self.points = 0
        cards = sheet.used(f.ROOFS, player)
        if cards < CARDS:
            return
        windows = 0
        for card in range(cards):
            windows += sheet.value(f.ROOF_WINDOW, player, card)
        self._offer(MIXED, _MIXED, min(windows, CARDS))
        for colour in range(f.COLOURS):
            count = windows = 0
            for card in range(cards):
                if sheet.get(f.ROOF_COLOUR, player, card) == colour:
                    count += 1
                    windows += sheet.value(f.ROOF_WINDOW, player, card)
            if count >= CARDS:
                self._offer(colour, _ONE_COLOUR, min(windows, CARDS))

    def _offer(self, kind, points, windows):
        if points + windows > self.points:
            self.kind = kind
            self.windows = windows
            self.points = points + windows

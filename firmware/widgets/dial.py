"""A number that up and down change, in steps that grow while the key is held."""

from micropython import const

from .screen import BEFORE

_BY_FIVES = const(16)  # repeats after which it goes by fives, from five to five
_BY_TENS = const(48)


class Dial:
    """An integer in low..high.

    One press is one step. Held, it goes by ones, then by fives and tens at every second repeat, so
    that the digits can still be read: 20 in about two seconds, 100 in five.
    """

    def __init__(self, low=0, high=99, value=0):
        self._repeats = 0
        self.set(low, high, value)

    def set(self, low, high, value):
        """Begin anew."""
        self.low = low
        self.high = high
        self.value = value

    def turn(self, step, repeated):
        """Up (BEFORE) makes it larger, down smaller; True if it changed."""
        self._repeats = self._repeats + 1 if repeated else 0
        size = 1
        if self._repeats > _BY_FIVES:
            if self._repeats & 1:
                return False
            size = 5 if self._repeats <= _BY_TENS else 10
        if step == BEFORE:
            value = min((self.value // size + 1) * size, self.high)
        else:
            value = max((self.value - 1) // size * size, self.low)
        changed = value != self.value
        self.value = value
        return changed

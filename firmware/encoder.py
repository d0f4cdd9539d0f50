"""A rotary encoder with a push button, and a button beside it, as the four keys.

A detent is up or down, pressed and released; one that soon follows another the same way is a
repetition, so that turning quickly does what keeping a key down does.
"""

from time import ticks_diff, ticks_ms

from machine import disable_irq, enable_irq
from micropython import const

from .keys import BACK, CLOSED_BIT, DOWN, OK, PRESSED, RELEASED, REPEATED, UP, Keys

_QUICK_MS = const(70)
_AT_DETENT = const(3)  # both contacts open
_LEAST_QUARTERS = const(2)  # of the four between detents: an edge may be missed, none is made up

# By the contacts before and after, a << 1 | b each: 2 is a quarter down, 0 one up, and 1 neither.
_QUARTERS = b"\x01\x00\x02\x01\x02\x01\x01\x00\x00\x01\x01\x02\x01\x02\x00\x01"


class Encoder(Keys):
    """Two contacts that pull their pins to ground while the knob turns, and two buttons.

    pins    the pin numbers of a, b, ok and back; turned down (clockwise), a closes first
    speed   is that of the hand
    """

    def __init__(self, pins):
        self._contacts = _AT_DETENT
        self._quarters = 0
        self._last_key = BACK
        self._last_ms = ticks_ms()
        super().__init__(pins)
        self._turn()

    def look(self):
        """Read all contacts."""
        self._look_at(OK)
        self._look_at(BACK)
        state = disable_irq()
        self._turn()
        enable_irq(state)

    def _handler(self, key):
        return self._on_turn if key <= DOWN else self._on_edge

    def _on_turn(self, pin):
        """Interrupt: allocates nothing."""
        self._turn()

    def _turn(self):
        contacts = self._pins[UP].value() << 1 | self._pins[DOWN].value()
        self._quarters += _QUARTERS[self._contacts << 2 | contacts] - 1
        self._contacts = contacts
        if contacts == _AT_DETENT:
            if self._quarters >= _LEAST_QUARTERS:
                self._note_detent(DOWN)
            elif self._quarters <= -_LEAST_QUARTERS:
                self._note_detent(UP)
            self._quarters = 0

    def _note_detent(self, key):
        now = ticks_ms()
        self._note(key, CLOSED_BIT, now)
        self._note(key, 0, now)

    def _take(self, key, closed, now):
        if key > DOWN:
            return super()._take(key, closed, now)
        if not closed:
            return RELEASED | key
        quick = key == self._last_key and ticks_diff(now, self._last_ms) < _QUICK_MS
        self._last_key = key
        self._last_ms = now
        return (REPEATED if quick else PRESSED) | key

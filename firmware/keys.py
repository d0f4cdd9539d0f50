"""The keys: every edge caught by interrupt with its time, debounced, repeated while held.

A press counts from its first contact; a release only after the contact stayed open for a while,
so a bouncing contact is one press. Whoever writes to flash says so before and after.
An event is a kind and a key: `event & KEY`, `event & ~KEY`.
"""

from array import array
from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from machine import Pin, disable_irq, enable_irq
from micropython import const

from . import ctrl_c

UP = const(0)
DOWN = const(1)
OK = const(2)
BACK = const(3)
KEY = const(0x0F)

PRESSED = const(0x10)
REPEATED = const(0x20)
HELD = const(0x30)
RELEASED = const(0x40)

HELD_AFTER_MS = const(700)
REPEAT_AFTER_MS = const(450)

_KEYS = const(4)
_CLOSED = const(0)
_SETTLE_MS = const(20)
_REPEATS_MS = b"\xb4\x6e\x46"  # at speeds 0..2
_FAST_REPEATS_MS = b"\x5a\x2d\x1e"
_NEVER_MS = const(1 << 28)
_SLOW_REPEATS = const(8)
_RING = const(32)  # edges; a power of two
CLOSED_BIT = const(0x80)


class Keys:
    """Four buttons that pull their pins to ground.

    pins         the pin numbers of up, down, ok and back
    speed        at which a held key repeats: 0 slow, 1, 2 fast
    down_count   how many keys are down
    """

    def __init__(self, pins):
        self._pins = tuple(Pin(number, Pin.IN, Pin.PULL_UP) for number in pins)
        self._times = array("i", [0] * _RING)
        self._edges = bytearray(_RING)
        self._head = self._tail = 0
        self._down = bytearray(_KEYS)
        self._open = bytearray(_KEYS)  # a key that is down, and its contact is open since:
        self._open_since = array("i", [0] * _KEYS)
        self._due = array("i", [0] * _KEYS)  # when a key that is down repeats, or counts as held
        self._repeats = bytearray(_KEYS)
        self.speed = 1
        self.down_count = 0
        self._last_edge = ticks_ms()
        self._blind = False
        both = Pin.IRQ_FALLING | Pin.IRQ_RISING
        self._irqs = tuple(pin.irq(None, both, hard=True) for pin in self._pins)
        for key in range(len(pins)):  # only now, for it may be called at once and needs the above
            self._pins[key].irq(self._handler(key), both, hard=True)

    def next(self):
        """Return the next event, 0 when there is none."""
        while self._tail != self._head:
            place = self._tail & _RING - 1
            edge = self._edges[place]
            key = edge & KEY
            now = self._times[place]
            if self._open_long_enough(key, now):
                return self._release(key)
            self._tail += 1
            event = self._take(key, edge & CLOSED_BIT, now)
            if event:
                return event
        return self._passing_time() if self.down_count else 0

    def before_flash(self):
        """Wait until no contact bounces, for flash writes mask interrupts."""
        while ticks_diff(ticks_ms(), self._last_edge) < _SETTLE_MS:
            sleep_ms(1)
        self._blind = True
        ctrl_c.hold()

    def after_flash(self):
        """Take up again after flash writes, as the contacts are now."""
        self._blind = False
        ctrl_c.release()
        self.look()

    def look(self):
        """Read all contacts."""
        for key in range(len(self._pins)):
            self._look_at(key)

    def _handler(self, key):
        """Return what is called at each edge of a key's pin."""
        return self._on_edge

    def _take(self, key, closed, now):
        """Return the event that an edge makes, 0 for none."""
        if closed:
            self._open[key] = 0
            if not self._down[key]:
                return self._press(key, now)
        elif self._down[key] and not self._open[key]:
            self._open[key] = 1
            self._open_since[key] = now
        return 0

    def _passing_time(self):
        now = ticks_ms()
        for key in range(_KEYS):
            if not self._down[key]:
                continue
            if self._open_long_enough(key, now):
                return self._release(key)
            if not self._open[key] and ticks_diff(now, self._due[key]) >= 0:
                self._look_at(key)
                if self._tail == self._head:
                    return self._again(key)
        return 0

    def _open_long_enough(self, key, now):
        return self._open[key] and ticks_diff(now, self._open_since[key]) >= _SETTLE_MS

    def _press(self, key, now):
        self._down[key] = 1
        self.down_count += 1
        self._repeats[key] = 0
        self._due[key] = ticks_add(now, REPEAT_AFTER_MS if key <= DOWN else HELD_AFTER_MS)
        return PRESSED | key

    def _release(self, key):
        self._down[key] = self._open[key] = 0
        self.down_count -= 1
        return RELEASED | key

    def _again(self, key):
        """The event of a key that stays down: up and down repeat, faster and faster."""
        if key > DOWN:
            self._due[key] = ticks_add(self._due[key], _NEVER_MS)
            return HELD | key
        if self._repeats[key] < _SLOW_REPEATS:
            self._repeats[key] += 1
            step = _REPEATS_MS[self.speed]
        else:
            step = _FAST_REPEATS_MS[self.speed]
        self._due[key] = ticks_add(self._due[key], step)
        return REPEATED | key

    def _look_at(self, key):
        closed = self._pins[key].value() == _CLOSED
        believed = self._down[key] and not self._open[key]
        if closed != bool(believed):
            state = disable_irq()
            if self._tail == self._head:
                self._note(key, CLOSED_BIT if closed else 0, ticks_ms())
            enable_irq(state)

    def _note(self, key, closed_bit, now):
        self._last_edge = now
        if self._head - self._tail < _RING:
            place = self._head & _RING - 1
            self._edges[place] = key | closed_bit
            self._times[place] = now
            self._head += 1

    def _on_edge(self, pin):
        """Interrupt: allocates nothing. What flash masked comes as one call with both edges."""
        key = 0
        while self._pins[key] is not pin:
            key += 1
        now = ticks_ms()
        flags = self._irqs[key].flags()  # type: ignore[call-arg, union-attr]
        closed = pin.value() == _CLOSED
        if closed:
            if self._blind and flags & Pin.IRQ_RISING:
                self._note(key, 0, ticks_add(now, -_SETTLE_MS))
            self._note(key, CLOSED_BIT, now)
        else:
            if flags & Pin.IRQ_FALLING:
                self._note(key, CLOSED_BIT, now)
            self._note(key, 0, now)

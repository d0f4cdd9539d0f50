"""Pins of the virtual Pico: levels are the host's, interrupts come between or within calls."""

import sys

import link
import micropython
from micropython import const

PIN_COUNT = const(30)
_LED = const(25)
_NO_CHANGE = const(0xFF)
_HARD = const(0x80)


class PinInterrupt:
    """What Pin.irq returns."""

    def __init__(self, pin):
        self._pin = pin
        self.latched = 0
        self.wanted = 0

    def flags(self):
        """The edges that caused the handler's last call."""
        return self.latched

    def trigger(self, trigger=None):
        """The edges waited for; set them when given."""
        before = self.wanted
        if trigger is not None:
            self._pin.irq(self._pin.handler, trigger, self._pin.hard)
        return before


class Pin:
    """As machine.Pin of the rp2 port, for inputs, outputs and edge interrupts."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_FALLING = 4
    IRQ_RISING = 8

    def __init__(self, id, mode=-1, pull=-1, *, value=None):
        number = _number_of(id)
        if not 0 <= number < PIN_COUNT:
            raise ValueError("invalid pin")
        self.number = number
        self.handler = None
        self.hard = False
        self._irq = None
        self.init(mode, pull, value=value)

    def init(self, mode=-1, pull=-1, *, value=None):
        """Set direction, pull and, of an output, its level."""
        if value is not None:
            link.call(link.PIN_WRITE, self.number, 1 if value else 0)
        if mode != -1 or pull != -1:
            pull = 0 if pull is None else pull
            link.call(link.PIN_SETUP, self.number, mode & _NO_CHANGE, pull & _NO_CHANGE)

    def value(self, level=None):
        """Return the level, or set it."""
        if level is None:
            return link.call(link.PIN_READ, self.number)
        _set(self.number, 1 if level else 0)
        return None

    __call__ = value

    def on(self):
        """Set the pin high."""
        _set(self.number, 1)

    high = on

    def off(self):
        """Set the pin low."""
        _set(self.number, 0)

    low = off

    def toggle(self):
        """Turn the level over."""
        link.call(link.PIN_WRITE, self.number, 1 - link.call(link.PIN_READ, self.number))

    def irq(self, handler=None, trigger=IRQ_FALLING | IRQ_RISING, hard=False):
        """Call `handler(pin)` at each edge of `trigger`; a hard one may not allocate."""
        if self._irq is None:
            self._irq = PinInterrupt(self)
        self._irq.wanted = trigger
        self.handler = handler
        self.hard = hard
        _listening[self.number] = self
        wanted = trigger if handler is not None else 0
        link.call(link.PIN_IRQ, self.number, wanted | (_HARD if hard else 0))
        return self._irq

    def __repr__(self):
        return f"Pin(GPIO{self.number})"


def _number_of(id):
    if isinstance(id, Pin):
        return id.number
    if isinstance(id, str):
        return _LED if id == "LED" else int(id[2:] if id.startswith("GP") else id)
    return id


def _set(number, level):
    if not link.tell(link.PIN_SET, number, level):
        link.call(link.PIN_WRITE, number, level)


def _deliver(number, flags):
    pin = _listening[number]
    pin._irq.latched = flags
    if pin.hard:
        micropython.heap_lock()
    failure = None
    try:
        pin.handler(pin)
    except Exception as error:
        failure = error
    if pin.hard:
        micropython.heap_unlock()
    if failure:
        # As the chip does: the handler is not called again.
        print("Uncaught exception in IRQ callback handler")
        sys.print_exception(failure, sys.stdout)
        pin.irq(None)


def disable_irq():
    """Hold interrupts back; returns what enable_irq wants."""
    return link.call(link.IRQ_MASK, 1)


def enable_irq(state=0):
    """Let interrupts through again."""
    link.call(link.IRQ_MASK, state)


_listening = [None] * PIN_COUNT
link.on_interrupt(_deliver)

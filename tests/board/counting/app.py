"""A loop with one screen: keys in, the screen drawn, what changed sent to the display.

A screen has two methods:
  on_key(app, event)   take an event of `keys`; True when the picture changed
  draw(canvas)         draw everything onto the cleared canvas
"""

from time import sleep_ms

from micropython import const

_IDLE_MS = const(4)


def idle(ms):
    """Let `ms` milliseconds pass: the only place where the firmware waits."""
    sleep_ms(ms)


class App:
    """A stack of screens over one display and one set of keys.

    display   has `show()`
    canvas    draws into the display's frame
    keys      to be told by whoever writes to flash
    """

    def __init__(self, display, canvas, keys):
        self._display = display
        self._canvas = canvas
        self.keys = keys
        self._screens = []

    def open(self, screen):
        """Put `screen` on top."""
        self._screens.append(screen)
        self.redraw()

    def close(self):
        """Leave the top screen; the lowest stays."""
        if len(self._screens) > 1:
            self._screens.pop()
            self.redraw()

    def redraw(self):
        """Draw the top screen and bring the display up to it."""
        self._canvas.clear()
        self._screens[-1].draw(self._canvas)
        self._display.show()

    def step(self):
        """Take one event, or wait a moment when there is none."""
        event = self.keys.next()
        if not event:
            idle(_IDLE_MS)
            return
        if self._screens[-1].on_key(self, event):
            self.redraw()
        self.keys.look()

    def run(self):
        """Go on for ever."""
        while True:
            self.step()

"""The light of the display: brightness, dark after a while, and a slow shift against burn-in."""

from time import ticks_diff, ticks_ms

from micropython import const

from .keys import KEY, PRESSED, RELEASED

_LEVELS = b"\x01\x18\x50\xa0\xff"  # contrast of brightness 1..5
_MINUTE_MS = const(60_000)
_NO_KEY = const(-1)


class Glass:
    """Watches the clock and the keys for one display.

    The screens leave the lowest row dark, so that the shift brings in nothing at the top.
    """

    def __init__(self, display):
        self._display = display
        self._blank_after_ms = 0
        self._dark = False
        self._waking = _NO_KEY  # the key whose press was only for the light
        self._last_key = self._last_shift = ticks_ms()
        self._shift = 0

    def set_up(self, flipped, brightness, blank_after):
        """Apply settings: turned by 180 degrees or not, 1..5, minutes without a key (0: never)."""
        self._display.flip(bool(flipped))
        self._display.contrast(_LEVELS[brightness - 1])
        self._blank_after_ms = blank_after * _MINUTE_MS

    def takes(self, event):
        """Note a key; True when the event only woke the display and is no screen's business."""
        self._last_key = ticks_ms()
        key = event & KEY
        if self._dark and event & ~KEY == PRESSED:
            self._dark = False
            self._waking = key
            self._display.power_on()
            return True
        if key != self._waking:
            return False
        if event & ~KEY == RELEASED:
            self._waking = _NO_KEY
        return True

    def pass_time(self):
        """Do what is due; to be called often."""
        if self._dark:
            return
        now = ticks_ms()
        if self._blank_after_ms and ticks_diff(now, self._last_key) >= self._blank_after_ms:
            self._dark = True
            self._display.power_off()
        elif ticks_diff(now, self._last_shift) >= _MINUTE_MS:
            self._last_shift = now
            self._shift = 1 - self._shift
            self._display.shift(self._shift)

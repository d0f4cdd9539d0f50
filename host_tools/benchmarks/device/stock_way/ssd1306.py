"""An SSD1306 as the driver that everybody installs has it: each change sends the whole frame.

The same set-up, the same transfers: commands one by one, the window, then all of the frame behind
its control byte, joined by `writevto`.
"""

import framebuf
from micropython import const

_ADDRESS = const(0x3C)
_WINDOW = (0x21, 0, 127, 0x22, 0, 7)


class Display(framebuf.FrameBuffer):
    """128 x 64 pixels on an I2C bus."""

    def __init__(self, bus):
        self._bus = bus
        self._frame = bytearray(128 * 64 // 8)
        self._two = bytearray(2)
        self._parts = [b"\x40", self._frame]
        super().__init__(self._frame, 128, 64, framebuf.MONO_VLSB)
        for number in b"\xae\x20\x00\x40\xa1\xa8\x3f\xc8\xd3\x00\xda\x12\xd5\x80\xd9\xf1\xdb\x30":
            self._command(number)
        for number in b"\x81\xff\xa4\xa6\x8d\x14\xaf":
            self._command(number)

    def show(self):
        """Send the whole frame."""
        for number in _WINDOW:
            self._command(number)
        self._bus.writevto(_ADDRESS, self._parts)

    def _command(self, number):
        self._two[0] = 0x80
        self._two[1] = number
        self._bus.writeto(_ADDRESS, self._two)

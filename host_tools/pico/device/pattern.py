"""Shows a pattern on the display of the board BOARD: a frame, a chequered half, and a word."""

import gc

import tabletally_start

if "firmware" not in __import__("sys").modules:
    tabletally_start.mount()
gc.collect()

from firmware import hardware  # noqa: E402
from firmware.canvas import Canvas  # noqa: E402
from firmware.font import Font  # noqa: E402
from firmware.fonts import galmuri9_latin  # noqa: E402

_board = hardware.load(BOARD)  # noqa: F821
_display = hardware.make_display(_board)
_canvas = Canvas(_display.frame, _display.width, _display.height)
_canvas.clear()
_canvas.frame(0, 0, _canvas.width, _canvas.height)
for _y in range(2, _canvas.height - 2):
    for _x in range(2 + _y % 2, _canvas.width // 2, 2):
        _canvas.pixels.pixel(_x, _y, 1)
_canvas.text(_canvas.width // 2 + 6, _canvas.height // 2 - 5, b"tabletally", Font(galmuri9_latin))
_display.show()
print(int(_display.alive))

"""The last screen before a computer takes over: a deploy, a check, or somebody at the prompt.

Ctrl-C may have come in the middle of anything but a write to flash, so nothing is used but the
display, set up anew. It needs no language, for fonts may just have been exchanged.
"""

from .font import Font
from .fonts import galmuri9_latin
from .widgets.layout import FIRST_ROW, GLYPH, MARGIN, ROW


def show(display, canvas):
    """Say that the computer has the board now."""
    font = Font(galmuri9_latin)
    canvas.clear()
    canvas.title(font, b"tabletally", b"USB")
    canvas.text(MARGIN, FIRST_ROW + GLYPH, b"The computer has", font)
    canvas.text(MARGIN, FIRST_ROW + ROW + GLYPH, b"taken over.", font)
    display.renew()
    display.power_on()  # it may have gone dark before

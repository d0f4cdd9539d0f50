"""The error screen: what went wrong and where, on the display and in full on the console.

It needs no language, for that may be what failed: English, and signs for the keys.
"""

import gc
import io
import sys

import machine

from .app import idle
from .font import Font
from .fonts import galmuri9_latin
from .keys import KEY, OK, PRESSED
from .widgets.layout import FIRST_ROW, GLYPH, MARGIN, ROW, last_row
from .widgets.paragraph import Paragraph

_LOOK_AGAIN_MS = 20
_FILE = 'File "'


def show(error, display, canvas):
    """Print the traceback and draw the error's kind, place and text."""
    sys.print_exception(error)
    gc.collect()  # it may have been memory that failed
    font = Font(galmuri9_latin)
    canvas.clear()
    canvas.title(font, b"Error", "● restart".encode())
    canvas.text(MARGIN, FIRST_ROW + GLYPH, type(error).__name__.encode(), font)
    canvas.text(MARGIN, FIRST_ROW + ROW + GLYPH, _place(error).encode(), font)
    text = Paragraph()
    lines = (last_row(canvas) - FIRST_ROW) // ROW - 1
    text.set(str(error).encode(), font, canvas.width - 2 * MARGIN, lines)
    text.draw(canvas, font, MARGIN, FIRST_ROW + 2 * ROW + GLYPH)
    display.show()
    display.power_on()  # it may have gone dark before


def wait_for_restart(keys):
    """Start the device again when ok is pressed: every confirmed entry is on flash."""
    while True:
        event = keys.next()
        if event & ~KEY == PRESSED and event & KEY == OK:
            machine.reset()
        if not event:
            idle(_LOOK_AGAIN_MS)


def _place(error):
    """The file and line where the error was raised."""
    text = io.StringIO()
    sys.print_exception(error, text)
    places = [line for line in text.getvalue().split("\n") if _FILE in line]
    if not places:
        return ""
    path, rest = places[-1].split(_FILE)[1].split('"', 1)
    line = int(rest.split("line ")[1].split(",")[0])
    if "/" not in path:  # compiled for a board, named as a module
        path, line = _in_the_sources(path, line)
    return path.split("/")[-1] + ":" + str(line)


def _in_the_sources(module, line):
    """The file, and the line in it, that stand on a line of a module."""
    file = module.split(".")[-1] + ".py"
    begin = 1
    try:
        from .chunk_lines import LINES

        for words in LINES.get(module, b"").split(b"\n"):
            first, _, name = words.decode().partition(" ")
            if name and int(first) <= line:
                begin = int(first)
                file = name
    except Exception:  # it may have been flash that failed: the place in the module is known
        pass
    return file, line - begin + 1

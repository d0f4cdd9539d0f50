"""The error screen: what went wrong and where, on the display and in full on the console."""

import io
import sys

import machine

from .app import idle
from .canvas import LINE_HEIGHT
from .font import Font
from .keys import KEY, OK, PRESSED

_LOOK_AGAIN_MS = 20
_FILE = 'File "'


def show(error, display, canvas, narrow):
    """Print the traceback and draw the error's kind, text and place.

    narrow   module of a font with all of ASCII
    """
    sys.print_exception(error)
    font = Font(narrow)
    canvas.clear()
    canvas.title(font, b"Error", b"ok: restart")
    y = LINE_HEIGHT + 2
    for line in (type(error).__name__, str(error), _place(error)):
        canvas.text(0, y, line.encode(), font)
        y += LINE_HEIGHT
    display.show()


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
    line = rest.split("line ")[1].split(",")[0]
    return path.split("/")[-1] + ":" + line

"""From power-on to the loop, and to the error screen if it ends."""

from . import failure, first_start, hardware
from .app import App
from .canvas import Canvas
from .font import Font
from .fonts import galmuri14_figures_doubled
from .screens.counter import Counter


def main():
    """Start the board that the installer named, and run."""
    board = hardware.load(first_start.board_id())
    display = hardware.make_display(board)
    canvas = Canvas(display.frame, display.width, display.height)
    keys = hardware.make_keys(board)
    try:
        app = App(display, canvas, keys)
        app.open(Counter(Font(galmuri14_figures_doubled)))
        app.run()
    except Exception as error:
        failure.show(error, display, canvas)
        failure.wait_for_restart(keys)

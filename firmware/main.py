"""From power-on to the loop."""

from . import first_start, hardware
from .app import App
from .canvas import Canvas
from .font import Font
from .fonts import galmuri14_figures_doubled
from .screens.counter import Counter


def main():
    """Start the board that the installer named, and run."""
    board = hardware.load(first_start.board_id())
    display = hardware.make_display(board)
    canvas = Canvas(display.frame, board.DISPLAY["width"], board.DISPLAY["height"])
    app = App(display, canvas, hardware.make_keys(board))
    app.open(Counter(Font(galmuri14_figures_doubled)))
    app.run()

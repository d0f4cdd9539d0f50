"""From power-on to the loop, and to the error screen if it ends."""

import gc

from micropython import const

from shared_rules import registry

from . import failure, first_start, handed_over, hardware, in_flash, texts
from .app import App, open_home
from .canvas import Canvas
from .glass import Glass
from .storage.settings import LANGUAGE
from .storage.store import Store

_COLLECT_AFTER = const(32768)  # bytes: garbage that lies longer scatters what stays


def main(running=None):
    """Start the board that the installer named, and run until Ctrl-C comes from a computer.

    running   called once when the first screen is shown
    """
    gc.threshold(_COLLECT_AFTER)
    board = hardware.load(first_start.board_id())
    display = hardware.make_display(board)
    canvas = Canvas(display.frame, display.width, display.height)
    keys = hardware.make_keys(board)
    try:
        app = App(display, canvas, keys, Glass(display), Store(keys, registry))
        _open_first_screen(app)
        app.redraw()
        if running:
            running()
        app.run()
    except KeyboardInterrupt:
        handed_over.show(display, canvas)
    except Exception as error:
        failure.show(error, display, canvas)
        failure.wait_for_restart(keys)


def _open_first_screen(app):
    settings = app.store.settings
    before_first_start = first_start.language()
    if not settings.get(LANGUAGE) and before_first_start:
        settings.put(LANGUAGE, texts.codes().index(before_first_start) + 1)
    app.apply_settings()
    reports = app.take_reports()
    open_home(app)
    if app.language and reports:
        app.report(reports)


in_flash.place((__name__, "firmware.app"))  # as long as nothing of them runs

"""The loop: device time along real time, keys to the board, what changed to the terminal."""

import os
import select
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass

from .. import boards
from ..board import VirtualBoard
from ..live.board import LiveBoard
from . import themes
from .colours import depth
from .controls import Controls
from .decoder import Decoder
from .panel import Look
from .signals import Ended, Signals
from .terminal import Terminal
from .view import State, View

_QUICK_S, _CALM_S = 0.005, 0.03
_QUICK_AFTER_KEY_S = 0.5
_ESCAPE_S = 0.03


@dataclass(frozen=True)
class Options:
    """How the board is shown.

    board_id   its keys and its name
    language   as the status line names it
    theme      name of a theme; none: as the terminal's background suggests
    note       the first sentence shown
    keep       called when flash changed and the board rests; may raise OSError
    slow       whether the machine takes longer than the board
    """

    board_id: str = boards.DEFAULT
    language: str = "of the device"
    theme: str | None = None
    note: str = ""
    keep: Callable[[], None] | None = None
    slow: bool = False


def show(board: VirtualBoard, terminal: Terminal, options: Options) -> str:
    """Switch the board on and show it until the user quits.

    Returns why the firmware stopped, if it did; a signal from outside raises Ended.
    """
    session = _Session(board, terminal, options)
    session.switch_on()
    with Signals(terminal.leave, terminal.enter) as signals:
        try:
            terminal.enter()
            terminal.ask()
            session.run(signals)
        except Ended as end:
            if end.number != signal.SIGINT:
                raise
        finally:
            signals.ignore()
            terminal.leave()
    return session.stopped


class _Session:
    def __init__(self, board: VirtualBoard, terminal: Terminal, options: Options) -> None:
        self._options = options
        self._terminal = terminal
        self._board = LiveBoard(board, options.keep, options.slow)
        theme = _theme(options.theme)
        look = Look(theme, depth(os.environ), window_is_light=theme is themes.LIGHT)
        title = f" {options.board_id} "
        self._view = View(look, title, self._board.size, theme_is_fixed=options.theme is not None)
        self._controls = Controls(self._board, self._view, terminal)
        self._controls.say(options.note)
        self._decoder = Decoder()
        self._escape_at = 0.0

    @property
    def stopped(self) -> str:
        """Why the firmware stopped; empty while it runs."""
        return self._board.stopped

    def switch_on(self) -> None:
        """Give the board power."""
        self._board.switch_on()

    def run(self, signals: Signals) -> None:
        """Go on until the user quits."""
        self._controls.fit_terminal()
        while not self._controls.quitting:
            self._draw()
            ready, _, _ = select.select([self._terminal.source, signals], [], [], self._patience())
            if signals.take_resize():
                self._controls.fit_terminal()
            self._board.let_time_pass()
            if self._terminal.source in ready:
                self._read()
            elif self._decoder.unfinished and time.monotonic() >= self._escape_at:
                for event in self._decoder.flush():
                    self._controls.take(event)
            self._keep()

    def _patience(self) -> float:
        """How long nothing but a key needs attention."""
        board = self._board
        recent = time.monotonic() - board.last_key_at < _QUICK_AFTER_KEY_S
        if recent or self._decoder.unfinished or board.fingers.busy():
            return _QUICK_S
        return _CALM_S

    def _read(self) -> None:
        received = self._terminal.read()
        if not received:
            raise Ended(signal.SIGHUP)
        self._escape_at = time.monotonic() + _ESCAPE_S
        for event in self._decoder.feed(received):
            self._controls.take(event)

    def _draw(self) -> None:
        board = self._board
        facts = board.facts(self._options.language)
        state = State(board.glass(), board.pressed(), self._controls.message(), facts)
        update = self._view.update(state)
        if update:
            self._terminal.write(update)

    def _keep(self) -> None:
        try:
            self._board.keep_when_settled()
        except OSError as error:
            self._controls.say(f"the flash could not be kept: {error.strerror}")


def _theme(name: str | None) -> themes.Theme:
    return themes.BY_NAME[name] if name else themes.guess(os.environ.get("COLORFGBG", ""))

"""What the user does, done: to the board, to the view, or to the terminal."""

import os
import signal
import time
from pathlib import Path

from ..live.board import LiveBoard
from ..live.fingers import LONG_MS
from ..script import KEYS
from .bindings import BOARD_KEYS, CAPS, DEEDS, Deed
from .events import Background, Click, CursorAt, Event, FocusLost, Phase, Stroke, TellsReleases
from .shot import save_shot
from .terminal import Terminal
from .view import Message, View

_MESSAGE_S = 6.0
_WIDE = 2
_NOT_REPEATING = ("ok", "back")


class Controls:
    """Takes events; `quitting` is set when the user wants to leave."""

    def __init__(self, board: LiveBoard, view: View, terminal: Terminal) -> None:
        self.quitting = False
        self._board = board
        self._view = view
        self._terminal = terminal
        self._tells_releases = self._width_known = False
        self._clicked = ""
        self._message = ""
        self._message_until = 0.0
        self._deeds = {
            Deed.CUT: self._cut,
            Deed.RESET: self._reset,
            Deed.SHOT: self._save_shot,
            Deed.DOTS: self._next_dots,
            Deed.THEME: self._next_theme,
            Deed.QUIT: self._quit,
            Deed.SUSPEND: self._suspend,
            Deed.REDRAW: self.fit_terminal,
        }

    def take(self, event: Event) -> None:
        """Do what `event` means."""
        if isinstance(event, Stroke):
            self._stroke(event)
        elif isinstance(event, Click):
            self._click(event)
        elif isinstance(event, FocusLost):
            self._board.fingers.let_go_of_all()
        elif isinstance(event, TellsReleases):
            self._tells_releases = True
            self._terminal.have_releases_told()
        elif isinstance(event, Background):
            self._view.take_background(event)
        elif isinstance(event, CursorAt) and not self._width_known:
            self._width_known = True
            if event.column == _WIDE:
                self._view.use_narrow_only()

    def say(self, text: str) -> None:
        """Show a sentence until the next key, or for a while."""
        self._message = text
        self._message_until = time.monotonic() + _MESSAGE_S

    def message(self) -> Message | None:
        """The sentence to show now."""
        if self._board.stopped:
            return Message(f"{self._board.stopped}; r starts it again, q quits and tells", True)
        if self._message and time.monotonic() < self._message_until:
            return Message(self._message)
        return None

    def fit_terminal(self) -> None:
        """Draw all anew in the size the terminal has now."""
        self._view.resize(*self._terminal.size())

    def _stroke(self, stroke: Stroke) -> None:
        key = BOARD_KEYS.get(stroke.key)
        if key:
            self._board_key(key, stroke)
        elif stroke.key in DEEDS and stroke.phase is Phase.PRESS:
            self._message = ""
            self._deeds[DEEDS[stroke.key]]()

    def _board_key(self, key: str, stroke: Stroke) -> None:
        fingers = self._board.fingers
        if stroke.phase is Phase.RELEASE:
            fingers.let_go(key)
        elif stroke.phase is Phase.PRESS and self._touch(key):
            if stroke.shift:
                fingers.press(key, LONG_MS)
            elif self._tells_releases:
                fingers.hold(key)
            elif not fingers.strike(key) and key in _NOT_REPEATING:
                self.say(f"{key} does not repeat; {CAPS[key].long} is a long press of it")

    def _click(self, click: Click) -> None:
        if not click.pressed:
            self._board.fingers.let_go(self._clicked)
            return
        place = self._view.cap_at(click.row, click.column)
        if place is not None and self._touch(KEYS[place]):
            self._clicked = KEYS[place]
            self._board.fingers.hold(self._clicked)

    def _touch(self, key: str) -> bool:
        if self._board.stopped:
            return False
        self._message = ""
        self._board.touch(key)
        return True

    def _cut(self) -> None:
        self._board.cut()
        self.say("the power was cut, and is on again")

    def _reset(self) -> None:
        self._board.reset()
        self.say("the board was reset")

    def _save_shot(self) -> None:
        seen = self._board.glass().seen
        try:
            path = save_shot(Path(), seen.width, seen.height, seen.pixels)
        except OSError as error:
            self.say(f"no shot was saved: {error.strerror}")
        else:
            self.say(f"saved {path}")

    def _next_dots(self) -> None:
        self.say(f"pixels as {self._view.next_dots()}")

    def _next_theme(self) -> None:
        self.say(f"colours for a {self._view.next_theme()} window")

    def _quit(self) -> None:
        self.quitting = True

    def _suspend(self) -> None:
        os.kill(0, signal.SIGTSTP)

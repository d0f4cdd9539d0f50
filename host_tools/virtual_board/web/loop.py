"""The loop: device time along real time, what users do to the board, what it shows to the pages."""

import json
import queue
import threading
import time
from base64 import b64encode
from collections.abc import Callable
from typing import Any

from ..displays.screens import Picture
from ..live.board import LiveBoard
from ..live.glass import Glass
from ..shots import png

_QUICK_S, _CALM_S = 0.005, 0.03
_QUICK_AFTER_KEY_S = 0.5
_NOTE_S = 6.0
_STOPPED = "{why}; reset starts it again"


class Loop:
    """A board that runs in one thread, watched and handled from others.

    language   as the line of figures names it
    note       the first sentence shown
    """

    def __init__(self, board: LiveBoard, language: str, note: str) -> None:
        self._board = board
        self._language = language
        self._deeds: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._news = threading.Condition()
        self._state = ""
        self._version = 0
        self._ended = False
        self._take(board.glass())
        self._say(note)

    def run(self) -> None:
        """Switch on and go on until `end`."""
        self._board.switch_on()
        while not self._ended:
            self._publish()
            self._do_deeds(self._patience_s())
            self._board.let_time_pass()
            self._keep()

    def end(self) -> None:
        """Have `run` return."""
        self._ended = True

    def hold(self, key: str) -> None:
        """Press a key until `let_go`."""
        self._deeds.put(lambda: self._hold(key))

    def let_go(self, key: str) -> None:
        """Release a key."""
        self._deeds.put(lambda: self._board.fingers.let_go(key))

    def let_go_of_all(self) -> None:
        """Release all keys."""
        self._deeds.put(self._board.fingers.let_go_of_all)

    def cut(self) -> None:
        """Cut the power for a moment."""
        self._deeds.put(self._cut)

    def reset(self) -> None:
        """Press the reset button."""
        self._deeds.put(self._reset)

    def state_after(self, version: int, seconds: float) -> tuple[int, str]:
        """Return a state newer than `version` and its version; the same one when time is up."""
        with self._news:
            self._news.wait_for(lambda: self._version != version, seconds)
            return self._version, self._state

    def shot(self) -> bytes:
        """Return what is on the display as a PNG."""
        return _png(self._glass.seen)

    def _patience_s(self) -> float:
        board = self._board
        recent = time.monotonic() - board.last_key_at < _QUICK_AFTER_KEY_S
        return _QUICK_S if recent or board.fingers.busy() else _CALM_S

    def _do_deeds(self, patience_s: float) -> None:
        try:
            self._deeds.get(timeout=patience_s)()
            while True:
                self._deeds.get_nowait()()
        except queue.Empty:
            return

    def _hold(self, key: str) -> None:
        if not self._board.stopped:
            self._note = ""
            self._board.touch(key)
            self._board.fingers.hold(key)

    def _cut(self) -> None:
        self._board.cut()
        self._say("the power was cut, and is on again")

    def _reset(self) -> None:
        self._board.reset()
        self._say("the board was reset")

    def _keep(self) -> None:
        try:
            self._board.keep_when_settled()
        except OSError as error:
            self._say(f"the flash could not be kept: {error.strerror}")

    def _say(self, note: str) -> None:
        self._note = note
        self._note_until = time.monotonic() + _NOTE_S

    def _take(self, glass: Glass) -> None:
        self._glass = glass
        seen = glass.seen
        in_colour = len(seen.pixels) > seen.width * seen.height
        self._picture = b64encode(_png(seen)).decode() if in_colour else ""

    def _publish(self) -> None:
        glass = self._board.glass()
        if glass is not self._glass:
            self._take(glass)
        state = json.dumps(self._told(self._glass))
        if state != self._state:
            with self._news:
                self._state = state
                self._version += 1
                self._news.notify_all()

    def _told(self, glass: Glass) -> dict[str, Any]:
        stopped = self._board.stopped
        note = self._note if time.monotonic() < self._note_until else ""
        screen = glass.screen
        return {
            "width": screen.width,
            "height": screen.height,
            "pixels": b64encode(_bits(screen.pixels)).decode(),
            "picture": self._picture,
            "contrast": glass.contrast,
            "pressed": self._board.pressed(),
            "note": _STOPPED.format(why=stopped) if stopped else note,
            "stopped": bool(stopped),
            "figures": self._board.facts(self._language).texts(),
        }


def _png(picture: Picture) -> bytes:
    return png(picture.width, picture.height, picture.pixels)


def _bits(pixels: bytes) -> bytes:
    """A bit per pixel, row by row, the leftmost of eight the highest."""
    ones = pixels.translate(b"0" + b"1" * 255)
    return int(ones, 2).to_bytes(len(pixels) // 8, "big") if ones else b""

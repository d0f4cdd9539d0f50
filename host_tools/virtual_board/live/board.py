"""The board with its clock along real time: power, keys, figures, and what is on the glass."""

import time
from collections.abc import Callable

from ..board import VirtualBoard
from ..displays.screens import screen_of, seen_on
from ..errors import FirmwareStopped
from ..script import KEYS
from .counters import KeyCounter
from .fingers import Fingers
from .glass import Facts, Glass, dark
from .pace import Pace

_DARK_S = 0.4
_LIT_S = 0.15
_SETTLED_US = 500_000
_US = 1000
# A machine that is slower than the board still leaves time for keys and pictures.
_SLICE_MS = 2
_PATIENCE_S = 0.05


class LiveBoard:
    """A board that runs by itself as long as `let_time_pass` is called often.

    stopped   why the firmware stopped; empty while it runs
    keep      called when flash changed and the board rests; may raise OSError
    slow      on a machine that takes longer than the board: it is watched while it starts
    """

    def __init__(
        self,
        board: VirtualBoard,
        keep: Callable[[], None] | None,
        slow: bool = False,
    ) -> None:
        self.stopped = ""
        self._slow = slow
        self.last_key_at = 0.0
        self._board = board
        self._keep = keep
        self.fingers = Fingers(board.wiring, board.keys)
        self._counter = KeyCounter(board)
        self._pace = Pace()
        self._dark_until = 0.0
        self._lit_until = dict.fromkeys(KEYS, 0.0)
        self._kept_operations = -1
        self._seen_bytes = -1
        self._glass = Glass(screen_of(board.display), seen_on(board.display), 0)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the screen."""
        return self._glass.screen.width, self._glass.screen.height

    def switch_on(self) -> None:
        """Give the board power for the first time."""
        self._start(self._board.switch_on if self._slow else self._board.power_on)

    def cut(self) -> None:
        """Cut the power, and switch on again; the glass stays dark for a moment."""
        self._start(self._off_and_on if self._slow else self._board.cut)
        self._dark_until = time.monotonic() + _DARK_S

    def reset(self) -> None:
        """Press the reset button, which also helps a firmware that stopped."""
        if self._slow:
            self._start(self._off_and_on)
        else:
            self._start(self._board.cut if self.stopped else self._board.reset)

    def _off_and_on(self) -> None:
        self._board.switch_off()
        self._board.switch_on()

    def let_time_pass(self) -> None:
        """Bring the device clock to the present."""
        board = self._board
        if self.stopped:
            return
        if self.without_power_s():
            self._pace.restart(board.device_ms)
            return
        until = time.monotonic() + _PATIENCE_S
        try:
            lag_ms = self._pace.lag_ms(board.wiring.now_us / _US)
            board.wait(min(lag_ms, _SLICE_MS))
            while lag_ms > _SLICE_MS and time.monotonic() < until:
                lag_ms -= _SLICE_MS
                board.wait(min(lag_ms, _SLICE_MS))
        except FirmwareStopped as stop:
            self.stopped = str(stop)
        self._counter.follow()

    def without_power_s(self) -> float:
        """For how long it still looks as if the power were off."""
        return max(0.0, self._dark_until - time.monotonic())

    def touch(self, key: str) -> None:
        """Note that somebody presses `key`."""
        self.last_key_at = time.monotonic()
        self._lit_until[key] = self.last_key_at + _LIT_S
        self._counter.begin()

    def pressed(self) -> tuple[bool, ...]:
        """Which keys are down, or were a moment ago."""
        now = time.monotonic()
        return tuple(self.fingers.is_down(key) or self._lit_until[key] > now for key in KEYS)

    def glass(self) -> Glass:
        """What is on the display."""
        display = self._board.display
        bytes_sent = self._board.wires.bytes_sent
        if bytes_sent != self._seen_bytes:
            self._seen_bytes = bytes_sent
            try:
                self._glass = Glass(screen_of(display), seen_on(display), display.contrast)
            except FirmwareStopped as stop:
                self.stopped = str(stop)
        return dark(self._glass) if self.without_power_s() else self._glass

    def facts(self, language: str) -> Facts:
        """The figures of the status line."""
        board = self._board
        return Facts(board.device_ms, self._counter.bus_bytes, board.flash.operations, language)

    def keep_when_settled(self) -> None:
        """Have flash kept when it changed and the board rests."""
        operations = self._board.flash.operations
        wiring = self._board.wiring
        settled = wiring.now_us - wiring.last_activity_us > _SETTLED_US
        if self._keep and settled and operations != self._kept_operations:
            self._kept_operations = operations
            self._keep()

    def _start(self, action: Callable[[], None]) -> None:
        self.stopped = ""
        self.fingers.forget()
        try:
            action()
        except FirmwareStopped as stop:
            self.stopped = str(stop)
        self._seen_bytes = -1
        self._pace.restart(self._board.device_ms)

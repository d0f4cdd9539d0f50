"""The virtual board: a machine that runs the firmware, its display, its keys and its flash."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..shipping.tracebacks import readable
from . import boards
from .displays.kinds import wired
from .displays.screens import screen_of
from .errors import FirmwareStopped, PowerFailed
from .flash import Flash
from .interpreter import Interpreter
from .keys import keys_of
from .machine import Firmware, Machine, MachineMaker, Memory
from .wires import Wires
from .wiring import Wiring

# Without bus traffic and flash operations for this long, the firmware waits for input.
QUIET_MS = 100
AFTER_RELEASE_MS = 60
_RESTLESS_MS = 20_000
_US = 1000


@dataclass(frozen=True)
class KeyCost:
    """What one press cost, from its first contact until the firmware waited again."""

    bus_bytes: int
    memory: Memory | None
    key: str = ""
    held_ms: float = 0
    drawn_us: int = 0  # from the first contact to the last bus traffic; 0 without any
    done_us: int = 0  # the same, flash operations included
    stored: bool = False  # whether flash was changed
    shown: bytes = b""  # the pixels of the screen after it, if it was measured
    behind_shot: str = ""  # the shot that was taken just before it, in a script


class VirtualBoard:
    """One board, without power until `power_on`. Times are milliseconds of device time.

    A planned power cut that comes in the middle of a call raises PowerFailed out of it, after the
    board was switched on again and came to rest.
    """

    def __init__(
        self,
        board_id: str = boards.DEFAULT,
        language: str | None = None,
        flash: Flash | None = None,
        folders: Sequence[Path] = (),
        make_machine: MachineMaker = Interpreter,
    ) -> None:
        board = boards.load(board_id)
        self.flash = flash if flash is not None else Flash()
        self.wiring = Wiring()
        self.wires = Wires(self.wiring)
        self.display = wired(board.DISPLAY, self.wires)
        self.keys = keys_of(self.wiring, board.INPUT)
        firmware = Firmware(tuple(folders), board_id, language or "-")
        self.machine: Machine = make_machine(self.wiring, self.wires, self.flash, firmware)

    def __enter__(self) -> "VirtualBoard":
        self.power_on()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def device_ms(self) -> int:
        """The device clock since the first power-on."""
        return self.wiring.now_us // _US

    @property
    def console(self) -> str:
        """All that the firmware printed."""
        return readable(self.machine.console())

    def power_on(self) -> None:
        """Switch on, and wait until the firmware waits for input."""
        self.switch_on()
        self.rest()

    def switch_on(self) -> None:
        """Switch on, letting no time pass."""
        self.display.power_on()
        self.machine.power_on()

    def press(
        self,
        key: str,
        held_ms: float = 60,
        bounces_ms: Sequence[float] = (),
        measure: bool = False,
    ) -> KeyCost:
        """Press a key, release it, and wait until the firmware waits for input."""
        bytes_before = self.wires.bytes_sent
        if measure:
            self.machine.measure_from()
        start_us = self.wiring.now_us
        operations_before = self.flash.operations
        self.keys.press(key, held_ms, bounces_ms)
        released_ms = self.keys.lasts_ms(key, held_ms) + sum(bounces_ms) + AFTER_RELEASE_MS
        self.rest(at_least_ms=released_ms)
        memory = self.machine.measure_to() if measure else None
        return KeyCost(
            bus_bytes=self.wires.bytes_sent - bytes_before,
            memory=memory,
            key=key,
            held_ms=held_ms,
            drawn_us=max(0, self.wires.last_us - start_us),
            done_us=max(0, self.wiring.last_activity_us - start_us),
            stored=self.flash.operations > operations_before,
            shown=screen_of(self.display).pixels if measure else b"",
        )

    def press_only(self, key: str, held_ms: float, bounces_ms: Sequence[float] = ()) -> None:
        """Plan a press from now on without letting time pass."""
        self.keys.press(key, held_ms, bounces_ms)

    def wait(self, ms: float) -> None:
        """Let time pass."""
        until_us = self.wiring.now_us + int(ms * _US)
        self._run(lambda: until_us)

    def rest(self, at_least_ms: float = 0) -> None:
        """Let time pass until the firmware waits for input."""
        start_us = self.wiring.now_us
        earliest_us = start_us + int(at_least_ms * _US)
        latest_us = earliest_us + _RESTLESS_MS * _US
        wiring = self.wiring

        def goal() -> int:
            if wiring.now_us > latest_us:
                raise FirmwareStopped(f"the firmware did not come to rest in {_RESTLESS_MS} ms")
            quiet_since_us = max(start_us, wiring.last_activity_us, wiring.last_computing_us)
            return max(earliest_us, quiet_since_us + QUIET_MS * _US)

        self._run(goal)

    def reset(self) -> None:
        """Press the board's reset button; a flash operation in progress is finished first."""
        self._surviving(self.machine.finish_flash)
        self._let_go()
        self.machine.power_on()
        self.rest()

    def cut(self) -> None:
        """Cut the power at once, and switch on again."""
        self._let_go()
        self.power_on()

    def plan_cut(self, operation: int) -> None:
        """Cut the power in the middle of the `operation`-th flash operation from here."""
        self.flash.plan_cut(operation)

    def switch_off(self) -> None:
        """Cut the power at once."""
        self._let_go()

    def ask(self, code: str) -> str:
        """Start with `code` in place of the firmware and return what it prints; power off."""
        self._let_go()
        printed = self.machine.run_instead(code)
        self.machine.power_off()
        return printed

    def close(self) -> None:
        """Switch off for good."""
        self.machine.close()

    def _let_go(self) -> None:
        self.wiring.forget_events()
        self.keys.forget()
        self.machine.power_off()

    def _run(self, goal: Callable[[], int]) -> None:
        self._surviving(lambda: self.machine.run(goal))

    def _surviving(self, action: Callable[[], None]) -> None:
        try:
            action()
        except PowerFailed:
            self.cut()
            raise

"""The seam: what runs the firmware, as keys, display models and scripts see it.

Whatever runs the firmware reads pins, moves bus bytes, changes flash and lets time pass on the
`Wiring` and the `Flash` it was made with; this is all the rest knows of it. Here it is the
interpreter (`interpreter.py`); a whole emulated chip fits in the same place.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from .flash import Flash
from .wires import Wires
from .wiring import Wiring


@dataclass(frozen=True)
class Firmware:
    """What runs on the machine: the host's folders, and what is written before it starts.

    folders    of the packages firmware, shared_rules and boards; none: those that are shipped
    board      id of the board
    language   `-` to leave it to the firmware
    """

    folders: tuple[Path, ...]
    board: str
    language: str


@dataclass(frozen=True)
class Memory:
    """Heap use between two moments, in bytes of the machine's own heap.

    largest_free   the largest free block; None where the machine cannot tell
    game           whose rules were loaded last; empty before, and where the machine cannot tell
    """

    allocated: int
    free: int
    largest_free: int | None = None
    game: str = ""


class Machine(Protocol):
    """What runs the firmware."""

    def power_on(self) -> None:
        """Start the firmware; the device clock goes on."""

    def power_off(self) -> None:
        """Stop at once; a flash operation in progress is left half done."""

    def flash_busy(self) -> bool:
        """Whether a flash operation is in progress."""

    def finish_flash(self) -> None:
        """Let time pass until the flash operation in progress, if any, is done."""

    def run(self, goal: Callable[[], int]) -> None:
        """Run until the device clock reaches `goal()` in us, asked again after each step.

        Raises FirmwareStopped when the firmware ends, PowerFailed in a planned power cut.
        """

    def run_instead(self, code: str) -> str:
        """Start with `code` in place of the firmware; return what it printed."""

    def console(self) -> str:
        """All that the firmware printed since the machine was made."""

    def measure_from(self) -> None:
        """Begin to count allocations, at a moment when the firmware waits."""

    def measure_to(self) -> Memory | None:
        """What was allocated since; None where the machine cannot tell."""

    def memory_now(self) -> Memory | None:
        """What is free without garbage; None where the machine cannot tell without asking."""

    def close(self) -> None:
        """Give everything back."""


MachineMaker = Callable[[Wiring, Wires, Flash, Firmware], Machine]

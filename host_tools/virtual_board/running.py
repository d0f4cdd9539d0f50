"""Scripts on the virtual board: the words done one after the other, and what came of it."""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from . import boards, held
from .board import KeyCost, VirtualBoard
from .displays.screens import screen_of
from .errors import FirmwareStopped, PowerFailed, WrongUsage
from .held import Held
from .interpreter import Interpreter
from .keeping import kept
from .machine import MachineMaker, Memory
from .script import Kind, Word, parse
from .shots import read_texts, write_png
from .spread import spread

ALIVE = 0
FAILED = 1
_REST_MS = 4000  # what the firmware does when no key comes is done by then
_TRACEBACK = "Traceback (most recent call last):"
_PRINT_SHEET = "from firmware.held import print_sheet; print_sheet()"


@dataclass(frozen=True)
class Shot:
    """What was on the display: its own pixels, and the texts of the screen."""

    width: int
    height: int
    pixels: bytes
    texts: list[str]


@dataclass
class Report:
    """What came of a script."""

    status: int = ALIVE
    reason: str = ""
    console: str = ""
    shots: dict[str, Shot] = field(default_factory=dict)
    costs: list[KeyCost] = field(default_factory=list)
    block_programs: int = 0
    block_erases: int = 0
    device_ms: int = 0
    held: Held | None = None
    first_screen_us: int = 0
    home: Memory | None = None  # at rest
    loaded: dict[str, Memory] = field(default_factory=dict)  # at rest, by the game loaded last
    screen_size: tuple[int, int] = (0, 0)
    wrong_usage: str = ""  # what could not be done, although the script ran to its end

    def figures(self) -> dict[str, object]:
        """The figures of `--report`. Heap figures are in bytes of the host's 64-bit heap."""
        memories = [cost.memory for cost in self.costs if cost.memory]
        return {
            "keys": len(self.costs),
            "bus_bytes_per_key": spread(cost.bus_bytes for cost in self.costs),
            "alloc_per_key_max": max((memory.allocated for memory in memories), default=None),
            "heap_free_min": min((memory.free for memory in memories), default=None),
            "block_programs": self.block_programs,
            "block_erases": self.block_erases,
            "device_ms": self.device_ms,
        }


def run_script(
    text: str,
    out: Path | None = None,
    board_id: str = boards.DEFAULT,
    language: str | None = None,
    flash: Path | None = None,
    folders: Sequence[Path] = (),
    measure: bool = False,
    sheet: bool = False,
    strings: Sequence[str] = (),
    make_machine: MachineMaker = Interpreter,
    afterwards: Callable[[VirtualBoard], None] | None = None,
) -> Report:
    """Do a script on a board from power-on and return the report.

    out       folder for the shots, made when missing
    flash     image kept between runs; without one a fresh file system
    folders   the firmware's folders; without them those that are shipped
    measure   count allocations per key
    sheet     ask for the score sheet that the device holds at the end
    strings   texts that may be on the display: they decide between glyphs that look the same
    make_machine   what runs the firmware
    afterwards     called with the board after a script that ended well
    """
    words = parse(text)
    with (
        kept(flash) as image,
        contextlib.closing(VirtualBoard(board_id, language, image, folders, make_machine)) as board,
    ):
        screen = screen_of(board.display)
        report = Report(screen_size=(screen.width, screen.height))
        _Runner(board, report, measure, strings).run(words)
        if sheet and report.status == ALIVE:
            _take_sheet(board, report)
        if afterwards and report.status == ALIVE:
            _do_afterwards(afterwards, board, report)
    if out:
        _write_shots(report.shots, out)
    return report


class _Runner:
    def __init__(
        self, board: VirtualBoard, report: Report, measure: bool, strings: Sequence[str]
    ) -> None:
        self._board = board
        self._report = report
        self._measure = measure
        self._strings = strings
        self._last_shot = ""
        self._deeds: dict[Kind, Callable[[Word], None]] = {
            Kind.PRESS: self._press,
            Kind.WAIT: lambda word: board.wait(word.number),
            Kind.SHOT: self._shoot,
            Kind.RESET: lambda word: board.reset(),
            Kind.CUT: lambda word: board.cut(),
            Kind.CUT_AT: self._plan_cut,
            Kind.NACK: self._fail_next_transfers,
            Kind.STUCK: self._fail_next_transfers,
        }

    def run(self, words: Sequence[Word]) -> None:
        """Do all words; what stops the firmware ends them."""
        board, report = self._board, self._report
        try:
            board.power_on()
            report.first_screen_us = board.wires.last_us
            if self._measure:
                report.home = self._memory_at_rest()
            for word in words:
                self._do(word)
        except FirmwareStopped as stop:
            report.status, report.reason = FAILED, str(stop)
        report.console = board.console
        if report.status == ALIVE and _TRACEBACK in report.console:
            report.status, report.reason = FAILED, "the firmware showed an error"
        report.block_programs = board.flash.programs
        report.block_erases = board.flash.erases
        report.device_ms = board.device_ms
        if report.status == ALIVE and board.flash.cut_planned:
            report.wrong_usage = "the flash operation of the last cut@N was never reached"

    def _do(self, word: Word) -> None:
        try:
            self._deeds[word.kind](word)
        except PowerFailed:
            return

    def _press(self, word: Word) -> None:
        for _ in range(word.times):
            cost = self._board.press(word.name, word.number, measure=self._measure)
            self._report.costs.append(replace(cost, behind_shot=self._last_shot))
            self._last_shot = ""
            if cost.memory and cost.memory.game and cost.memory.game not in self._report.loaded:
                memory = self._memory_at_rest()
                if memory:
                    self._report.loaded[cost.memory.game] = memory

    def _memory_at_rest(self) -> Memory | None:
        """What is free when nobody has pressed a key for a while, where the machine can tell."""
        if self._board.machine.memory_now() is None:
            return None
        self._board.wait(_REST_MS)
        return self._board.machine.memory_now()

    def _shoot(self, word: Word) -> None:
        display = self._board.display
        screen = screen_of(display)
        texts = read_texts(screen.width, screen.height, screen.pixels, self._strings)
        self._last_shot = word.name
        shot = Shot(display.width, display.height, display.pixels(), texts)
        self._report.shots[word.name] = shot

    def _plan_cut(self, word: Word) -> None:
        if self._board.flash.cut_planned:
            raise WrongUsage(
                f"line {word.line}, column {word.column}: the cut@N before {word.text!r} "
                "was not reached yet"
            )
        self._board.plan_cut(word.number)

    def _fail_next_transfers(self, word: Word) -> None:
        if not self._board.wires.i2c.pairs():
            raise WrongUsage(
                f"line {word.line}, column {word.column}: {word.text!r} is for a board on I2C"
            )
        if word.kind is Kind.NACK:
            self._board.wires.i2c.nacks_due += word.times
        else:
            self._board.wires.i2c.stuck_due += word.times


def _take_sheet(board: VirtualBoard, report: Report) -> None:
    try:
        report.held = held.read(board.ask(_PRINT_SHEET))
    except WrongUsage as error:
        report.wrong_usage = report.wrong_usage or str(error)
    except FirmwareStopped as stop:
        report.status, report.reason = FAILED, f"the sheet could not be read: {stop}"


def _do_afterwards(
    action: Callable[[VirtualBoard], None], board: VirtualBoard, report: Report
) -> None:
    try:
        action(board)
    except FirmwareStopped as stop:
        report.status, report.reason = FAILED, str(stop)


def _write_shots(shots: dict[str, Shot], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name, shot in shots.items():
        write_png(out / f"{name}.png", shot.width, shot.height, shot.pixels)
        (out / f"{name}.txt").write_text("".join(f"{line}\n" for line in shot.texts), "utf-8")

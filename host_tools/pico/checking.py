"""A board checked: what it is wired to, its flash and memory, and the rules on its own chip."""

from __future__ import annotations

import base64
import enum
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from tabletally.virtual_board import boards

from . import building, on_board, rule_tests, standing, wiring
from .facts import Facts
from .faults import CodeFailed, Unsound
from .files import Files
from .layout import Version
from .link import Link

_PIECE = 3072
_KEY_S = 20
_ANSWER_S = 300.0  # between two tests; the chip is a hundred times slower than a computer
_LEAST_HEAP = 100_000  # at the first screen: a game still fits
_LEAST_BLOCK = 32_000
_WORD_RATIO = 2  # the heap of the virtual board has words of eight bytes
_DISPLAY = "display"
_KEY = "key "
BEFORE_KEYS = ("version", "bus", _DISPLAY, "no key stuck")
BEHIND_KEYS = ("flash", "heap")


class Verdict(enum.Enum):
    """What came of a test."""

    PASSED = "."
    FAILED = "F"
    SKIPPED = "s"


@dataclass(frozen=True)
class Outcome:
    """One test: its name, and why it failed or was skipped."""

    name: str
    verdict: Verdict
    why: str = ""


class Person(Protocol):
    """Somebody in front of the board."""

    def sees(self, what: str) -> bool:
        """Whether they see it."""

    def turns(self, key: str) -> None:
        """Ask them to turn the knob by one detent, down being clockwise."""

    def presses(self, key: str) -> None:
        """Ask them to press a key now."""


class Skip(Exception):
    """Why a test cannot be done."""


class Checker:
    """The tests of one board. Without a person what needs eyes and fingers is skipped."""

    def __init__(self, link: Link, facts: Facts, person: Person | None = None) -> None:
        self._link = link
        self._facts = facts
        self._person = person
        self._board_id = facts.board or boards.DEFAULT
        self._board = boards.load(self._board_id)

    @property
    def self_tests(self) -> list[str]:
        """The names of the tests of the board itself."""
        keys = [_KEY + key for key in wiring.tried(self._board)]
        return [*BEFORE_KEYS, *keys, *BEHIND_KEYS]

    def self_test(self, name: str) -> Outcome:
        """Do one of `self_tests`."""
        deeds: dict[str, Callable[[], None]] = {
            "version": self._version,
            "bus": self._bus,
            _DISPLAY: self._display,
            "no key stuck": lambda: _ignore(wiring.demand_free_keys(self._link, self._board)),
            "flash": self._flash,
            "heap": self._heap,
        }
        deed = deeds.get(name) or (lambda: self._key(name.removeprefix(_KEY)))
        try:
            deed()
        except Skip as reason:
            return Outcome(name, Verdict.SKIPPED, str(reason))
        except CodeFailed as error:
            return Outcome(name, Verdict.FAILED, error.traceback.strip())
        except (Unsound, wiring.StuckKey, wiring.NoDisplay) as fault:
            return Outcome(name, Verdict.FAILED, str(fault))
        return Outcome(name, Verdict.PASSED)

    def demand_same_rules(self) -> None:
        """Raise Unsound unless the rules on the board are those that the tests are for."""
        running = standing.look(Files(self._link)).running
        rules = [part for part in self._wanted().parts if part.path.startswith("shared_rules")]
        if running is None or not set(rules) <= set(running.parts):
            raise Unsound("the rules on the board are not those of here: run `tabletally deploy`")
        self._link.run(on_board.code("memory_modules"), doing="getting ready")

    def rules(self, module: str) -> Iterator[Outcome]:
        """Run the tests of one module of rules; `demand_same_rules` goes before the first."""
        told: list[str] = []
        try:
            for name, content in rule_tests.compiled(rule_tests.needed_by(module)).items():
                for start in range(0, len(content), _PIECE):
                    text = base64.b64encode(content[start : start + _PIECE])
                    self._link.run(f"send({name!r}, {text!r})", doing=f"sending {name}")
            doing = f"running {module}"
            self._link.stream(f"run({module!r})", told.append, _ANSWER_S, doing)
        except CodeFailed as error:
            room = "MemoryError" in error.last_line
            verdict = Verdict.SKIPPED if room else Verdict.FAILED
            yield Outcome(module, verdict, _NO_ROOM if room else error.traceback.strip())
        yield from _read(told)
        self._link.run("forget()", doing="tidying up")

    def _version(self) -> None:
        running = standing.look(Files(self._link)).running
        if running is None:
            raise Unsound("there is no tabletally on the board: run `tabletally deploy`")
        standing.demand_whole(Files(self._link), running)

    def _bus(self) -> None:
        if not wiring.answers(self._board):
            raise Skip(wiring.NO_ANSWER)
        wiring.demand_display(self._link, self._board)

    def _display(self) -> None:
        self._demand_application()
        self._demand_this_version()
        code = building.using_ours(on_board.code("pattern", BOARD=self._board_id))
        if self._link.run(code, doing="drawing a pattern").strip() != "1":
            raise wiring.NoDisplay("the display did not take the pattern: run `tabletally doctor`")
        if self._person and not self._person.sees(
            "a frame along all four edges, a chequered left half and the word tabletally"
        ):
            raise wiring.NoDisplay(
                "the display does not show what was sent: it may be another kind than "
                f"{self._board.DISPLAY['kind'].upper()}"
            )

    def _key(self, key: str) -> None:
        if not self._person:
            raise Skip("nobody is there to press keys")
        if key in wiring.buttons(self._board):
            self._button(self._person, key)
        else:
            self._knob(self._person, key)

    def _knob(self, person: Person, key: str) -> None:
        a, b = self._board.INPUT["a"], self._board.INPUT["b"]
        person.turns(key)
        code = on_board.code("knob_turn", A=a, B=b, SECONDS=_KEY_S)
        turned = int(self._link.run(code, answer_s=_KEY_S + 10, doing=f"waiting for {key}"))
        if not turned:
            raise wiring.StuckKey(
                f"the knob was not seen to turn in {_KEY_S} s: are its outer pins at GP{a} and "
                f"GP{b}, and the middle one at GND?"
            )
        if turned != wiring.TURNS[key]:
            raise wiring.StuckKey(
                f"the knob turned the other way round: exchange the wires at GP{a} and GP{b}"
            )

    def _button(self, person: Person, key: str) -> None:
        pins = self._board.INPUT
        others = tuple(pins[other] for other in wiring.buttons(self._board) if other != key)
        person.presses(key)
        code = on_board.code("key_press", PIN=pins[key], OTHERS=others, SECONDS=_KEY_S)
        told = self._link.run(code, answer_s=_KEY_S + 10, doing=f"waiting for {key}").split()
        if told[0] != "1":
            raise wiring.StuckKey(
                f"{key} was not seen in {_KEY_S} s: is its button between GP{pins[key]} and GND?"
            )
        if told[1:]:
            raise wiring.StuckKey(
                f"with {key} another key is down too (GP{', GP'.join(told[1:])}): look for a short"
            )

    def _flash(self) -> None:
        if self._link.run(on_board.code("flash_write"), doing="writing to flash").strip() != "1":
            raise Unsound("flash reads back differently from what was written: it is worn out")

    def _heap(self) -> None:
        self._demand_application()
        self._link.take_over()
        try:
            told = self._link.run(on_board.code("heap"), doing="measuring memory").split()
        finally:
            self._link.take_over()
        ratio = 1 if self._facts.platform == "rp2" else _WORD_RATIO
        free, block = (int(number) // ratio for number in told)
        if free < _LEAST_HEAP or block < _LEAST_BLOCK:
            raise Unsound(
                f"{free} bytes of memory are free at the first screen, the largest block {block}: "
                f"{_LEAST_HEAP} and {_LEAST_BLOCK} are needed"
            )

    def _demand_application(self) -> None:
        if not self._facts.version:
            raise Skip("there is no tabletally on the board")

    def _demand_this_version(self) -> None:
        running = standing.look(Files(self._link)).running
        if running is None or running.name != self._wanted().name:
            raise Skip("another version is on the board: run `tabletally deploy`")

    def _wanted(self) -> Version:
        """The version that is deployed from here."""
        return building.build(self._board_id, self._facts.arch).version


_NO_ROOM = "does not fit into the memory of the board"


def _ignore(_: str) -> None:
    """What was found is not told."""


def _read(lines: list[str]) -> Iterator[Outcome]:
    """What the board printed, as outcomes."""
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.startswith("ok "):
            yield Outcome(line[3:], Verdict.PASSED)
        elif line.startswith("NO ROOM "):
            yield Outcome(line[8:], Verdict.SKIPPED, _NO_ROOM)
        elif line.startswith("FAILED "):
            start = at
            while at < len(lines) and not lines[at].startswith(("ok ", "NO ROOM ", "FAILED ")):
                at += 1
            yield Outcome(line[7:], Verdict.FAILED, "\n".join(lines[start:at]))

"""A log of entries as JSON lines: the game first, then one entry, correction or undo a line."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tabletally.scoring import places, reader, strict_json
from tabletally.scoring.outcome import Game, game_of
from tabletally.shared_rules.core.sheet import ABSENT
from tabletally.shared_rules.rococo.fields import DU_BARRY, EXPANSIONS, JEWELRY_BOX, SOLO
from tabletally.shared_rules.rococo.tracking import entries as e

from . import exams, solo
from .checked import WrongLine, flag, whole

TRACKED = ("rococo",)
_COMMANDS = ("undo", "redo")
_COMMON = ("entry", "player", "bonus", "correct", "after")


@dataclass
class Beginning:
    """The first line: who plays what, and what of the score sheet is known before."""

    game: Game
    names: list[str]
    sheet: Any


@dataclass
class Line:
    """One of the others.

    command   entry, insert, correct, remove, undo or redo
    at        the number of the entry that is corrected or removed, or that a forgotten one comes
              after, from 0; -1 where none
    """

    number: int
    command: str
    at: int = -1
    kind: int = -1
    player: int = 0
    bonus: bool = False
    values: Any = field(default_factory=lambda: array("h", [ABSENT] * e.MOST_VALUES))
    answers: list[int] = field(default_factory=list)  # of an entry HER


def lines_of(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield number and object of every line that is not empty; WrongLine for what is no object."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            value = strict_json.parse(line)
        except strict_json.UnreadableFile as error:
            if number == 1 and _is_one_object(text):
                raise WrongLine(
                    "is one JSON object over several lines, as a score sheet is; a log has one "
                    "object a line (`tabletally score` takes a score sheet)"
                ) from error
            raise WrongLine(f"line {number} {error}") from error
        if not isinstance(value, dict):
            raise WrongLine(f"line {number} is no JSON object; each line is one entry")
        yield number, value


def _is_one_object(text: str) -> bool:
    try:
        return isinstance(strict_json.parse(text), dict)
    except strict_json.UnreadableFile:
        return False


def beginning(number: int, line: dict[str, Any]) -> Beginning:
    """Read the first line, a score sheet of which only the players are required."""
    word = line.get("game")
    if word not in TRACKED:
        known = ", ".join(TRACKED)
        raise WrongLine(f'line {number}: the first line says "game"; tracked is: {known}')
    game = game_of(str(word))
    head = {key: value for key, value in line.items() if key != exams.KEY}
    reading = reader.read(game.rules.TABLE, game.root, head)
    players = game.rules.TABLE.players
    count = reading.sheet.used(players)
    if reading.sheet.value(SOLO) and count != DU_BARRY + 1:
        raise WrongLine(f"line {number}: a solo game has two players, du Barry the second")
    if reading.faults:
        fault = reading.faults[0]
        raise WrongLine(f"line {number}: {places.text(fault.path)}: {fault.code}")
    if count < 2 or not all(reading.names):
        raise WrongLine(f"line {number}: players is a list of two or more, each with a name")
    if exams.KEY in line:
        _exam_tasks(number, line[exams.KEY], reading.sheet)
    return Beginning(game, reading.names, reading.sheet)


def _exam_tasks(number: int, said: Any, sheet: Any) -> None:
    if not sheet.value(EXPANSIONS) & JEWELRY_BOX:
        raise WrongLine(f"line {number}: {exams.KEY} needs the expansion jewelry_box")
    try:
        exams.fill(sheet, said)
    except exams.WrongExam as error:
        raise WrongLine(f"line {number}: {error}") from error


def line(number: int, read: dict[str, Any], players: int, entries: int) -> Line:
    """Read one of the other lines.

    players, entries   how many there are: the range of what a line may name
    """
    for word in _COMMANDS:
        if word in read:
            if len(read) > 1 or read[word] is not True:
                raise WrongLine(f'line {number}: {word} stands alone: {{"{word}": true}}')
            return Line(number, word)
    if "remove" in read:
        if len(read) > 1:
            raise WrongLine(f'line {number}: remove stands alone: {{"remove": 3}}')
        return Line(number, "remove", whole(number, read, "remove", 0, entries - 1))
    word = str(read.get("entry"))
    if word not in e.WORDS:
        known = ", ".join(e.WORDS)
        raise WrongLine(f"line {number}: entry is one of {known}")
    made = Line(number, "entry", kind=e.WORDS.index(word))
    if e.is_of_du_barry(made.kind):
        _of_du_barry(number, read, made)
        return made
    if "correct" in read:
        made.command = "correct"
        made.at = whole(number, read, "correct", 0, entries - 1)
    elif "after" in read:
        made.command = "insert"
        made.at = whole(number, read, "after", 0, entries - 1)
    if e.is_of_player(made.kind):
        made.player = whole(number, read, "player", 0, players - 1)
    elif "player" in read:
        raise WrongLine(f"line {number}: {word} is of the whole table; leave player out")
    made.bonus = flag(number, read, "bonus")
    _values(number, read, made, word)
    return made


def _of_du_barry(number: int, read: dict[str, Any], made: Line) -> None:
    made.player = DU_BARRY
    if made.kind == e.HER:
        made.answers = solo.answers(number, read)
        return
    for at, value in enumerate(solo.beginning(number, read)):
        made.values[at] = value


def _values(number: int, read: dict[str, Any], made: Line, word: str) -> None:
    known = [value[0] for value in e.VALUES[made.kind]]
    known += [key for key in exams.keys_of(made.kind) if key not in known]
    for key in read:
        if key not in known and key not in _COMMON:
            listed = ", ".join(known) or "nothing more"
            raise WrongLine(f"line {number}: {word} has no {key}; it takes {listed}")
    for at, (key, low, high, words, open_) in enumerate(e.VALUES[made.kind]):
        if key not in read:
            if not open_:
                raise WrongLine(f"line {number}: {word} needs {key}")
        elif words:
            if read[key] not in words:
                raise WrongLine(f"line {number}: {key} is one of {', '.join(words)}")
            made.values[at] = words.index(read[key])
        elif isinstance(read[key], bool) and (low, high) == (0, 1):
            made.values[at] = int(read[key])
        else:
            made.values[at] = whole(number, read, key, low, high)
    try:
        made.values[e.FACTS] = exams.facts(read, made.kind)
    except exams.WrongExam as error:
        raise WrongLine(f"line {number}: {error}") from error

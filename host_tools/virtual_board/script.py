"""Scripts: words separated by white space, `#` to the end of the line is a comment."""

import re
from dataclasses import dataclass
from enum import Enum

from .errors import WrongUsage

KEYS = ("up", "down", "ok", "back")
PRESS_MS = 60
LONG_MS = 900
_KNOWN = (
    "up, down, ok, back (with *N, :MS or :long), wait:MS, shot:NAME, reset, cut, cut@N, "
    "i2c:nack, i2c:stuck"
)
_WORD = re.compile(
    r"(?P<key>up|down|ok|back)(?::(?P<held>long|\d+))?(?:\*(?P<times>\d+))?$"
    r"|wait:(?P<wait>\d+)$"
    r"|shot:(?P<shot>[\w.-]+)$"
    r"|cut@(?P<cut_at>\d+)$"
    r"|i2c:(?P<trouble>nack|stuck)(?:\*(?P<troubles>\d+))?$"
    r"|(?P<plain>reset|cut)$"
)


class Kind(Enum):
    """What a word does."""

    PRESS = "press"
    WAIT = "wait"
    SHOT = "shot"
    RESET = "reset"
    CUT = "cut"
    CUT_AT = "cut@"
    NACK = "i2c:nack"
    STUCK = "i2c:stuck"


@dataclass(frozen=True)
class Word:
    """One word: its kind, its name (key or shot), its number (ms, or N), how often, and where."""

    kind: Kind
    text: str
    line: int
    column: int
    name: str = ""
    number: int = 0
    times: int = 1


def parse(text: str) -> list[Word]:
    """Return the words of a script; WrongUsage names line and column of a wrong one."""
    words = []
    for line_number, line in enumerate(text.splitlines(), 1):
        for match in re.finditer(r"\S+", line.partition("#")[0]):
            words.append(_word(match[0], line_number, match.start() + 1))
    _refuse_same_shots(words)
    return words


_LARGEST = 10_000_000  # ms, nearly three hours, and more keys than anybody presses


def _word(text: str, line: int, column: int) -> Word:
    match = _WORD.match(text)
    if not match:
        raise WrongUsage(
            f"line {line}, column {column}: {text!r} is no word of a script; known are {_KNOWN}"
        )
    parts = match.groupdict()
    word = _from_parts(parts, text, line, column)
    if word.times < 1 or (word.kind in (Kind.PRESS, Kind.CUT_AT) and word.number < 1):
        raise WrongUsage(f"line {line}, column {column}: the number in {text!r} must be at least 1")
    if max(word.times, word.number) > _LARGEST:
        raise WrongUsage(
            f"line {line}, column {column}: the number in {text!r} must be at most {_LARGEST}"
        )
    return word


def _number(digits: str) -> int:
    return int(digits) if len(digits) <= len(str(_LARGEST)) else _LARGEST + 1


def _from_parts(parts: dict[str, str | None], text: str, line: int, column: int) -> Word:
    if key := parts["key"]:
        held = parts["held"]
        number = LONG_MS if held == "long" else _number(held or str(PRESS_MS))
        times = _number(parts["times"] or "1")
        return Word(Kind.PRESS, text, line, column, key, number, times)
    if wait := parts["wait"]:
        return Word(Kind.WAIT, text, line, column, number=_number(wait))
    if shot := parts["shot"]:
        return Word(Kind.SHOT, text, line, column, shot)
    if cut_at := parts["cut_at"]:
        return Word(Kind.CUT_AT, text, line, column, number=_number(cut_at))
    if trouble := parts["trouble"]:
        kind = Kind.NACK if trouble == "nack" else Kind.STUCK
        return Word(kind, text, line, column, times=_number(parts["troubles"] or "1"))
    return Word(Kind.RESET if parts["plain"] == "reset" else Kind.CUT, text, line, column)


def _refuse_same_shots(words: list[Word]) -> None:
    seen: dict[str, Word] = {}
    for word in words:
        if word.kind is not Kind.SHOT:
            continue
        first = seen.setdefault(word.name, word)
        if first is not word:
            raise WrongUsage(
                f"line {word.line}, column {word.column}: {word.text!r} was taken already, "
                f"in line {first.line}"
            )

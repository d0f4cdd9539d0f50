"""Bytes of a terminal as events: keys of the old and of the new kind, mouse, answers."""

import re

from .events import (
    Background,
    Click,
    CursorAt,
    Event,
    FocusLost,
    Phase,
    Stroke,
    TellsReleases,
)

_CONTROL = re.compile(rb"\x1b\[([<>?]?)([0-9:;]*)[ -/]*([@-~])")
_OLD_ARROW = re.compile(rb"\x1bO(.)", re.DOTALL)
_TEXT_ANSWER = re.compile(rb"\x1b[\]P_]([^\x07\x1b]*)(?:\x07|\x1b\\)")
_COLOUR = re.compile(r"11;rgba?:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)")
_UNFINISHED = re.compile(rb"\x1b(?:\[[<>?]?[0-9:;]*[ -/]*|O|[\]P_][^\x07\x1b]*\x1b?)?")

_ESCAPE = 0x1B
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left", "M": "enter"}
_NAMES = {
    8: "backspace",
    9: "tab",
    10: "enter",
    13: "enter",
    27: "escape",
    32: "space",
    127: "backspace",
    57414: "enter",
    57417: "left",
    57418: "right",
    57419: "up",
    57420: "down",
}
_SHIFT, _CTRL = 1, 4
_LEFT_BUTTON = 0


class Decoder:
    """Takes bytes as they come; an unfinished sequence waits for its rest."""

    def __init__(self) -> None:
        self._buffer = b""

    @property
    def unfinished(self) -> bool:
        """Whether bytes wait for more: after a moment without any they are what they are."""
        return bool(self._buffer)

    def feed(self, received: bytes) -> list[Event]:
        """Take bytes and return what they are."""
        self._buffer += received
        events = []
        while self._buffer and not _UNFINISHED.fullmatch(self._buffer):
            event = self._next()
            if event is not None:
                events.append(event)
        return events

    def flush(self) -> list[Event]:
        """Nothing more comes: a lone escape was the key, the start of anything else is lost."""
        escape = self._buffer == bytes([_ESCAPE])
        self._buffer = b""
        return [Stroke("escape")] if escape else []

    def _next(self) -> Event | None:
        if self._buffer[0] != _ESCAPE:
            return _plain_key(self._take(1)[0])
        if match := _CONTROL.match(self._buffer):
            self._take(match.end())
            return _control(match[1].decode(), match[2].decode(), match[3].decode())
        if match := _OLD_ARROW.match(self._buffer):
            self._take(match.end())
            name = _ARROWS.get(match[1].decode("latin-1"))
            return Stroke(name) if name else None
        if match := _TEXT_ANSWER.match(self._buffer):
            self._take(match.end())
            return _colour(match[1].decode("latin-1"))
        self._take(1)
        return Stroke("escape")

    def _take(self, count: int) -> bytes:
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken


def _plain_key(byte: int) -> Stroke | None:
    if byte in _NAMES:
        return Stroke(_NAMES[byte])
    if byte < 32:
        return Stroke("ctrl+" + chr(byte + 96)) if byte else None
    if byte > 126:
        return None
    character = chr(byte)
    return Stroke(character.lower(), shift=character.isupper())


def _control(mark: str, text: str, final: str) -> Event | None:
    if mark == "<" and final in "Mm":
        return _click(text, final == "M")
    if mark == "?" and final == "u":
        return TellsReleases()
    if mark:
        return None
    if final == "O":
        return FocusLost()
    if final == "R":
        row, column = _numbers(text, 2)
        return CursorAt(row - 1, column - 1)
    if final == "u":
        return _new_key(text)
    if final in _ARROWS:
        return _stroke(_ARROWS[final], *_modifiers_and_phase(text))
    return None


def _new_key(text: str) -> Stroke | None:
    code = int(re.split("[:;]", text)[0] or 0)
    name = _NAMES.get(code) or (chr(code).lower() if 32 < code < 127 else "")
    return _stroke(name, *_modifiers_and_phase(text)) if name else None


def _stroke(name: str, modifiers: int, phase: Phase) -> Stroke:
    if modifiers & _CTRL:
        name = "ctrl+" + name
    return Stroke(name, phase, bool(modifiers & _SHIFT))


def _modifiers_and_phase(text: str) -> tuple[int, Phase]:
    """The second parameter is 1 + modifiers, and behind a colon the phase."""
    parameters = text.split(";")
    modifiers, _, phase = parameters[1].partition(":") if len(parameters) > 1 else ("", "", "")
    known = phase in ("1", "2", "3")
    return int(modifiers or 1) - 1, Phase(int(phase)) if known else Phase.PRESS


def _click(text: str, pressed: bool) -> Click | None:
    button, column, row = _numbers(text, 3)
    return Click(row - 1, column - 1, pressed) if button == _LEFT_BUTTON else None


def _numbers(text: str, count: int) -> list[int]:
    numbers = [int(part) if part.isdigit() else 1 for part in text.split(";")]
    return (numbers + [1] * count)[:count]


def _colour(text: str) -> Background | None:
    match = _COLOUR.match(text)
    if not match:
        return None
    red, green, blue = (int(part, 16) * 255 // (16 ** len(part) - 1) for part in match.groups())
    return Background(red, green, blue)

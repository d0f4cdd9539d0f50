"""Answers from a file: words and numbers separated by white space, `#` to the end of a line."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from . import asking
from .session import Session

UNDO = ("u", "undo")


class WrongAnswer(Exception):
    """An answer of the file that does not fit; the text names its line."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


def tokens(text: str) -> Iterator[tuple[int, str]]:
    """Yield the answers of a file with their lines."""
    for number, line in enumerate(text.splitlines(), 1):
        for written in line.partition("#")[0].split():
            yield number, written


def play(session: Session, texts: ModuleType, text: str) -> Iterator[tuple[int, str, int | None]]:
    """Give the answers one by one; yields line, what was written and its number (None: undo)."""
    for line, written in tokens(text):
        if written in UNDO:
            if not session.undo():
                raise WrongAnswer(line, texts.CANNOT_UNDO)
            yield line, written, None
            continue
        if session.over:
            raise WrongAnswer(line, f"'{written}': {asking.question(session, texts)}")
        try:
            value = asking.understand(session, texts, written)
        except asking.NotAnAnswer:
            here = asking.possible(session, texts)
            question = asking.question(session, texts)
            reason = texts.NOT_AN_ANSWER.format(written, here)
            raise WrongAnswer(line, f"{reason} ({question})") from None
        session.answer(value)
        yield line, written, value

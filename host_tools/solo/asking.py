"""A question as words to choose from, and an answer of a person as a number."""

from __future__ import annotations

from types import ModuleType

from tabletally.shared_rules.rococo.du_barry import state
from tabletally.shared_rules.rococo.du_barry.wording import answer_text, question_text

from .session import Session


class NotAnAnswer(Exception):
    """What was written does not answer the question."""


def word(text: str) -> str:
    """Return the text of an answer as one word: small letters, no quotes, - for spaces."""
    return text.lower().replace("'", "").replace(" ", "-")


def question(session: Session, texts: ModuleType) -> str:
    """Return the question that stands, in words."""
    return question_text(texts, session.state)


def choices(session: Session, texts: ModuleType) -> list[tuple[int, str]]:
    """Return the possible answers with their texts; empty if the answer is a plain number."""
    if not answer_text(texts, session.state, session.allowed()[0]):
        return []
    return [(value, answer_text(texts, session.state, value)) for value in session.allowed()]


def possible(session: Session, texts: ModuleType) -> str:
    """Return what can be answered, in one line."""
    named = choices(session, texts)
    if named:
        return ", ".join(word(text) for _, text in named)
    low, high = session.state[state.LOW], session.state[state.HIGH]
    return texts.RANGE.format(low, high)


def understand(session: Session, texts: ModuleType, written: str, shorten: bool = False) -> int:
    """Return the answer that was written as a number or word; raises NotAnAnswer.

    shorten   whether the beginning of exactly one word will do
    """
    written = written.strip().strip('"')
    if written.isascii() and written.isdigit():
        value = int(written)
        if value in session.allowed():
            return value
        raise NotAnAnswer(written)
    wanted = word(written)
    named = [(value, word(text)) for value, text in choices(session, texts)]
    found = [value for value, text in named if text == wanted]
    if not found and shorten and wanted:
        found = [value for value, text in named if text.startswith(wanted)]
    if len(found) != 1:
        raise NotAnAnswer(written)
    return found[0]

"""What happens in a solo game as JSON records: nothing of a card that nobody has seen."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tabletally.shared_rules.rococo import fields
from tabletally.shared_rules.rococo.du_barry import state
from tabletally.shared_rules.rococo.du_barry.wording import card_text, event_text
from tabletally.shared_rules.rococo.du_barry.worth import count

from . import asking, names, settings
from .session import Session

Json = dict[str, Any]


def beginning(session: Session, deck: str) -> Json:
    """Return what the game began with."""
    one = session.beginning
    return {
        "kind": "game", "seed": one.seed, "deck": deck, "settings": settings.words(one.settings),
    }  # fmt: skip


def happened(session: Session, texts: ModuleType) -> list[Json]:
    """Return the draws, instructions and consequences of the last answer."""
    records = []
    for kind, operands in session.events:
        shown = card_text(texts, operands[0]) if kind in names.DRAWS else None
        records.append(
            {
                "kind": names.class_of(kind),
                "name": names.EVENTS[kind],
                **names.fields(kind, operands),
                "text": shown or event_text(texts, kind, operands),
            }
        )
    return records


def asked(session: Session, texts: ModuleType) -> Json:
    """Return the question that stands, with the answers that are possible."""
    s = session.state
    record: Json = {
        "kind": "question",
        "name": names.QUESTIONS[s[state.QUESTION]],
        "text": asking.question(session, texts),
    }
    named = asking.choices(session, texts)
    if named:
        record["answers"] = [{"value": value, "word": asking.word(text)} for value, text in named]
    else:
        record["low"], record["high"] = s[state.LOW], s[state.HIGH]
    record["cards"] = cards_left(s)
    return record


def cards_left(s: Any) -> Json:
    """Return how many cards lie where; the one being resolved is in hand."""
    return {
        "action_pile": s[state.ACTION],
        "draw_pile": s[state.DRAW],
        "discard": s[state.DISCARD],
        "in_hand": int(s[state.CURRENT] != state.NO_CARD),
    }


def her_state(s: Any) -> Json:
    """Return what everybody at the table can see of her."""
    halls = state.halls_attended(s)
    return {
        "round": s[state.ROUND],
        "fame": s[state.FAME],
        "resource_tiles": s[state.TILES],
        "thread": s[state.THREAD],
        "lace": s[state.LACE],
        "jewels": s[state.JEWELS],
        "garments": s[state.GARMENTS],
        "halls": [hall + 1 for hall in range(fields.HALLS) if halls >> hall & 1],
        "decorations": count(s, fields.C_DECORATION),
        "employees": count(s, fields.C_EMPLOYEE),
        "exam": names.EXAMS[s[state.EXAM]] or None,
        "tasks": [task + 1 for task in range(4) if s[state.TASKS] >> task & 1],
        "cards": cards_left(s),
    }

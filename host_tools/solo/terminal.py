"""The game at the terminal: short questions, wrong input in one sentence, undo and quit."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from tabletally.shared_rules.rococo.du_barry import state
from tabletally.shared_rules.rococo.du_barry.wording import answer_text, event_text

from . import asking, names, records
from .session import Session

_UNDO = ("u", "undo")
_QUIT = ("q", "quit")
_STATE = ("s", "state")


def play(session: Session, texts: ModuleType, changed: Callable[[], None]) -> None:
    """Ask until the game is over or the person quits; `changed` is called after each answer."""
    print(texts.HELP)
    _tell(session, texts)
    while not session.over:
        _ask(session, texts)
        try:
            written = input("> ").strip()
        except EOFError:
            print()
            return
        if written in _QUIT:
            return
        if written in _STATE:
            print("  " + state_text(session, texts))
            continue
        if written in _UNDO:
            _undo(session, texts, changed)
            continue
        if _answer(session, texts, written):
            changed()
            _tell(session, texts)


def _undo(session: Session, texts: ModuleType, changed: Callable[[], None]) -> None:
    if not session.undo():
        print("  " + texts.CANNOT_UNDO)
        return
    changed()
    print("  " + texts.UNDONE)
    _tell(session, texts)


def state_text(session: Session, texts: ModuleType) -> str:
    """Return what everybody at the table can see of her, in one line."""
    shown = records.her_state(session.state)
    exam = session.state[state.EXAM]
    tasks = ", ".join(map(str, shown["tasks"])) or texts.NO_TASKS
    exam_text = texts.EXAM_STATE.format(exam=texts.EXAMS[exam], tasks=tasks)
    return texts.STATE.format(
        fame=shown["fame"],
        tiles=shown["resource_tiles"],
        thread=shown["thread"],
        lace=shown["lace"],
        jewels=shown["jewels"],
        garments=shown["garments"],
        halls=", ".join(map(str, shown["halls"])) or texts.NO_HALLS,
        decorations=shown["decorations"],
        employees=shown["employees"],
        exam=exam_text if exam else texts.NO_EXAM_TEXT,
        action=shown["cards"]["action_pile"],
        draw=shown["cards"]["draw_pile"],
        discard=shown["cards"]["discard"],
    )


def _tell(session: Session, texts: ModuleType) -> None:
    for kind, operands in session.events:
        mark = "* " if kind in names.DRAWS else "  "
        print(mark + event_text(texts, kind, operands))


def _ask(session: Session, texts: ModuleType) -> None:
    named = asking.choices(session, texts)
    if named:
        shown = "  ".join(f"{value} {text}" for value, text in named)
    else:
        shown = texts.RANGE.format(session.state[state.LOW], session.state[state.HIGH])
    offered = session.state[state.OFFERED]
    offer = answer_text(texts, session.state, offered) or offered
    print(f"{asking.question(session, texts)}\n    {shown}  [{texts.OFFER.format(offer)}]")


def _answer(session: Session, texts: ModuleType, written: str) -> bool:
    if not written:
        return session.answer(session.state[state.OFFERED])
    try:
        return session.answer(asking.understand(session, texts, written, shorten=True))
    except asking.NotAnAnswer:
        here = asking.possible(session, texts)
        print("  " + texts.NOT_AN_ANSWER.format(written, here))
        return False

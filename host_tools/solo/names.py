"""Stable names of events, questions and their numbers, for programs that read the JSON."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from tabletally.decks import words
from tabletally.shared_rules.rococo.du_barry import events as event
from tabletally.shared_rules.rococo.du_barry import questions


def _names(module: ModuleType) -> list[str]:
    constants = [name for name in vars(module) if name.isupper() and not name.startswith("_")]
    first = next(i for i, name in enumerate(constants) if getattr(module, name) == 0)
    return [name.lower() for name in constants[first : constants.index("KINDS")]]


EVENTS = _names(event)
QUESTIONS = ["nothing", *_names(questions)[1:]]

PLAYERS = ("human", "du_barry")
COLOURS = ("blue", "pink", "green", "orange")
KINDS = ("", "master", "journeyman", "apprentice", "level_6_apprentice")
EXAMS = ("", "journeyman", "master")
BONUSES = ("", "resource_tile", "thread", "lace")
WHY = (
    "no_tile", "no_garment", "all_halls_full", "no_card_names_room", "no_employee", "no_space",
    "has_one", "no_expansion",
)  # fmt: skip
_YES = (False, True)

# What each number of an event is, and what it picks from.
FIELDS: dict[int, tuple[tuple[str, Sequence[object] | None], ...]] = {
    event.ROUND_BEGINS: (("round", None), ("starts", PLAYERS)),
    event.RESHUFFLED: (("cards", None),),
    event.TAKE_DRAWER: (("drawer", None),),
    event.TAKE_POSITION: (("position", words.POSITIONS),),
    event.TAILOR_NTH: (("garment", range(1, 10)), ("from", words.ENDS)),
    event.RENT_IN: (("hall", None),),
    event.ADD_JEWEL: (("colour", COLOURS), ("which", ("right-most", "left-most"))),
    event.HIRE_NTH: (("employee", range(1, 10)), ("from", words.ENDS)),
    event.HIRE_BLUE: (("employee", range(1, 10)), ("from", words.ENDS)),
    event.FUND_CHEAPEST: (("decoration", words.DECORATIONS),),
    event.FUND_TIED: (("which", ("lowest", "highest")),),
    event.GAVE_UP: (("fame", None), ("why", WHY)),
    event.GOT_FAVOUR: (("fame", None), ("taken", _YES)),
    event.GOT_TILES: (("tiles", None), ("in_all", None)),
    event.RENTED: (("hall", None), ("vip", _YES), ("in_all", None)),
    event.GOT_BONUS: (("bonus", BONUSES), ("in_all", None)),
    event.GOT_JEWEL: (("in_all", None),),
    event.JEWEL_TILE: (("in_all", None),),
    event.HIRED: (("employee", KINDS), ("in_all", None)),
    event.MORE_ACTION: (("action_pile", None),),
    event.FUNDED: (("decoration", words.DECORATIONS), ("points", None)),
    event.CONNECTION: (("points", None),),
    event.MARKED: (("task", None), ("exam", EXAMS)),
    event.PASSED: (("exam", EXAMS), ("fame", None)),
    event.REMOVED: (("employee", KINDS),),
    event.NO_ONE_LEAVES: (("employee", KINDS), ("fame", None)),
    event.JOINED: (("employee", KINDS),),
    event.EXAM_DECK_EMPTY: (("exam", EXAMS), ("fame", None)),
    event.MOVED_ON: (("exam", EXAMS),),
    event.LEARNED: (("cards", None),),
    event.COMPLETE: (("cards", None),),
    event.TOO_MANY: (("cards", None),),
}  # fmt: skip

DRAWS = (event.TURNED, event.REVEALED)
_FIRST_INSTRUCTION = event.TAKE_FAVOUR
_LAST_INSTRUCTION = event.FUND_TIED


def class_of(kind: int) -> str:
    """Return what an event is: a draw, an instruction or a consequence."""
    if kind in DRAWS:
        return "draw"
    if _FIRST_INSTRUCTION <= kind <= _LAST_INSTRUCTION:
        return "instruction"
    return "consequence"


def fields(kind: int, operands: list[int]) -> dict[str, object]:
    """Return the numbers of an event by name."""
    if kind in DRAWS:
        return {"card": words.card_words(operands[0])}
    named = zip(FIELDS.get(kind, ()), operands, strict=False)
    return {name: known[value] if known else value for (name, known), value in named}

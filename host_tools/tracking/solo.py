"""A solo game as lines: how it begins, what Madame du Barry is asked, and what came of it."""

from types import ModuleType
from typing import Any

from tabletally.shared_rules.core.random import MOST_SEED
from tabletally.shared_rules.rococo.du_barry import state as her
from tabletally.shared_rules.rococo.du_barry.events import OPERANDS
from tabletally.shared_rules.rococo.du_barry.wording import event_text
from tabletally.shared_rules.rococo.tracking.solo.opponent import Opponent
from tabletally.solo import names, records, settings

from . import checked

_THOUSAND = 1000
_MOST_TASK = 4
_SOLO_KEYS = ("entry", "seed", "settings", "physical", "fund_task")
_HER_KEYS = ("entry", "answers")
_MOST_ANSWER = 99


def beginning(number: int, read: dict[str, Any]) -> list[int]:
    """Return the values of an entry SOLO; checked.WrongLine for what cannot be."""
    checked.keys(number, read, _SOLO_KEYS)
    seed = checked.whole(number, read, "seed", 0, MOST_SEED)
    words = read.get("settings", [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise checked.WrongLine(f'line {number}: settings is a list such as ["jewel=left"]')
    try:
        bits = settings.bits(words, False, checked.flag(number, read, "physical"))
    except settings.WrongSetting as error:
        raise checked.WrongLine(f"line {number}: {error}") from error
    task = checked.whole(number, read, "fund_task", 0, _MOST_TASK) if "fund_task" in read else 0
    return [
        seed // _THOUSAND // _THOUSAND, seed // _THOUSAND % _THOUSAND, seed % _THOUSAND, bits, task,
    ]  # fmt: skip


def answers(number: int, read: dict[str, Any]) -> list[int]:
    """Return what a line answers of her questions, one after the other."""
    checked.keys(number, read, _HER_KEYS)
    said = read.get("answers")
    if not isinstance(said, list) or not said:
        raise checked.WrongLine(f"line {number}: answers is a list of numbers, at least one")
    for at, value in enumerate(said):
        checked.whole(number, {f"answers[{at}]": value}, f"answers[{at}]", 0, _MOST_ANSWER)
    return said


def state_of(opponent: Opponent, texts: ModuleType) -> dict[str, Any]:
    """Return her side, what she is asked now, and what her turn has brought so far."""
    s = opponent.s
    return {
        **records.her_state(s),
        "question": names.QUESTIONS[s[her.QUESTION]],
        "low": s[her.LOW],
        "high": s[her.HIGH],
        "told": told(opponent, texts),
    }


def told(opponent: Opponent, texts: ModuleType) -> list[str]:
    """Return what her turn has brought so far, in words."""
    events = opponent.events
    return [
        event_text(texts, events.kind(at), [events.operand(at, one) for one in range(OPERANDS)])
        for at in range(events.count)
    ]

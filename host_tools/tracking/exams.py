"""What a log of entries says of the exams: the printed tasks, and what an entry tells of them."""

from typing import Any

from tabletally.shared_rules.core.sheet import ABSENT
from tabletally.shared_rules.rococo.fields import COLOUR_WORDS, EXAM_TASK, EXAM_TASKS
from tabletally.shared_rules.rococo.tracking import entries as e
from tabletally.shared_rules.rococo.tracking import exam_facts, exam_tasks

KEY = "exam_tasks"
_EXAMS = (("journeyman", exam_tasks.JOURNEYMAN_TASKS), ("master", exam_tasks.MASTER_TASKS))
_CLOTHS = (*COLOUR_WORDS, "any")
_GARMENTS = exam_tasks.WHAT_WORDS
_MOST_ON_A_TILE = 2
_MOST_TASKS = exam_tasks.JOURNEYMAN_TASKS


class WrongExam(ValueError):
    """Something that is said of the exams cannot be; one sentence."""


def fill(sheet: Any, said: Any) -> None:
    """Put the printed tasks of both exams into the sheet."""
    if not isinstance(said, dict) or set(said) - {name for name, _ in _EXAMS}:
        raise WrongExam(f"{KEY} is an object with journeyman and master")
    sheet.put(EXAM_TASKS, 0, 0, 1)
    first = 0
    for name, count in _EXAMS:
        tasks = said.get(name, [None] * count)
        if not isinstance(tasks, list) or len(tasks) != count:
            raise WrongExam(f"{KEY}.{name} is a list of {count} tasks, null where one is not known")
        for at, task in enumerate(tasks):
            if task is not None:
                place = f"{KEY}.{name}[{at}]"
                sheet.put(EXAM_TASK, first + at, 0, _printed(task, name, place))
        first += count


def _printed(task: Any, exam: str, place: str) -> int:
    if not isinstance(task, dict):
        raise WrongExam(f"{place} is an object or null")
    deed = _word(task, "deed", exam_tasks.DEED_WORDS, place)
    known = {"deed"} | ({"card"} if exam == "master" else set())
    card, what = e.APPRENTICE, exam_tasks.ANYTHING
    if deed == exam_tasks.RESOURCE:
        known.add("cloth")
        what = _word(task, "cloth", _CLOTHS, place)
        if what == len(COLOUR_WORDS):
            what = exam_tasks.ANYTHING
    elif exam_tasks.TAILOR <= deed <= exam_tasks.SELL:
        known.add("garment")
        what = _word(task, "garment", _GARMENTS, place)
    if exam == "master" and deed != exam_tasks.OTHER:
        card = _word(task, "card", exam_tasks.CARD_WORDS, place)
    for key in task:
        if key not in known:
            raise WrongExam(f"{place} has no {key}; it takes {', '.join(sorted(known))}")
    return exam_tasks.printed_task(deed, card, what)


def _word(task: dict[str, Any], key: str, words: tuple[str, ...], place: str) -> int:
    if task.get(key) not in words:
        raise WrongExam(f"{place}.{key} is one of {', '.join(words)}")
    return words.index(task[key])


def keys_of(kind: int) -> tuple[str, ...]:
    """What an entry of this kind may say for the exams."""
    if not e.may_meet_task(kind):
        return ()
    if kind == e.RESOURCE:
        return ("card", "cloth", "task")
    if kind == e.FUND:
        return ("card", "task")
    return ("card", "thimble", "colour", "task")


def facts(read: dict[str, Any], kind: int) -> int:
    """What an entry says for the exams, as the value FACTS."""
    said = {key: read[key] for key in keys_of(kind) if key in read}
    cloth = 0
    for word in _cloths(said.get("cloth", [])):
        cloth |= 1 << COLOUR_WORDS.index(word)
    thimble = said.get("thimble")
    if "thimble" in said and not isinstance(thimble, bool):
        raise WrongExam("thimble is true or false")
    task = said.get("task", 0)
    if "task" in said and (type(task) is not int or not 1 <= task <= _MOST_TASKS):
        raise WrongExam(f"task is a whole number from 1 to {_MOST_TASKS}")
    return exam_facts.facts(
        _place(said, "card", e.EMPLOYEE_WORDS),
        cloth,
        ABSENT if thimble is None else int(thimble),
        _place(said, "colour", COLOUR_WORDS) if kind == e.SELL else ABSENT,
        task,
    )


def _cloths(said: Any) -> list[str]:
    if (
        not isinstance(said, list)
        or len(said) > _MOST_ON_A_TILE
        or any(word not in COLOUR_WORDS for word in said)
    ):
        raise WrongExam(f"cloth is a list of one or two of {', '.join(COLOUR_WORDS)}")
    return said


def _place(said: dict[str, Any], key: str, words: tuple[str, ...]) -> int:
    if key not in said:
        return ABSENT
    if said[key] not in words:
        raise WrongExam(f"{key} is one of {', '.join(words)}")
    return words.index(said[key])

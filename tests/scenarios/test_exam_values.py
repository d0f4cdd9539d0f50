"""What the device asks of an entry for the exams: only what can decide about an open task."""

from array import array
from types import SimpleNamespace

import pytest

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import exam_facts as x
from shared_rules.rococo.tracking import exam_tasks as tasks
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.table_state import TableState

from .asked import device_module

entry_values = device_module("firmware.games.rococo.tracking.entry_values")
exam_page = device_module("firmware.games.rococo.tracking.exam_page")
exam_values = device_module("firmware.games.rococo.tracking.exam_values")

BLUE, PINK, GREEN, ORANGE = range(4)
PRINTED = [
    tasks.printed_task(*task)
    for task in (
        (tasks.RESOURCE, e.APPRENTICE, BLUE),
        (tasks.RESOURCE, e.APPRENTICE, GREEN),
        (tasks.FUND, e.APPRENTICE, tasks.ANYTHING),
        (tasks.RESOURCE, e.APPRENTICE, tasks.ANYTHING),
        (tasks.TAILOR, e.MASTER, tasks.THIMBLE),
        (tasks.SELL, e.JOURNEYMAN, tasks.FROCK),
        (tasks.RENT, tasks.ANY_CARD, BLUE),
    )
]


def page(kind, exam, open_tasks, old=None, card=ABSENT):
    entry = entry_values.EntryValues(kind, 0, TableState(), old)
    return exam_values.ExamValues(entry, PRINTED, exam, open_tasks, card)


def asked(values, **said):
    """The keys that are asked when these are said."""
    keys = []
    which = values.following(-1, 1)
    while which < len(values.forms):
        key = values.forms[which][0]
        keys.append(key)
        values.values[which] = said.get(key, ABSENT)
        which = values.following(which, 1)
    return keys


@pytest.mark.parametrize(
    ("open_tasks", "said", "keys"),
    [
        (0b11, {}, ["card"]),
        (0b11, {"card": e.APPRENTICE, "cloth": 1}, ["card", "cloth"]),
        (0b11, {"card": e.APPRENTICE, "cloth": 0b101}, ["card", "cloth", "task"]),
        (0b1000, {"card": e.APPRENTICE}, ["card"]),
        (0b1001, {"card": e.APPRENTICE, "cloth": 1}, ["card", "cloth", "task"]),
        (0b1001, {"card": e.APPRENTICE}, ["card", "cloth"]),
    ],
)
def test_of_a_resource(open_tasks, said, keys):
    assert asked(page(e.RESOURCE, t.JOURNEYMAN_EXAM, open_tasks), **said) == keys


@pytest.mark.parametrize(
    ("kind", "open_tasks", "said", "keys"),
    [
        (e.SELL, 0b10, {}, ["card"]),
        (e.SELL, 0b10, {"card": e.JOURNEYMAN, "colour": PINK}, ["card", "colour"]),
        (e.SELL, 0b11, {"card": e.MASTER, "thimble": 1}, ["card", "thimble"]),
        (e.RENT, 0b100, {"colour": BLUE}, ["colour"]),
        (e.RENT, 0b101, {"card": e.MASTER, "thimble": 1, "colour": BLUE},
         ["card", "thimble", "colour", "task"]),
    ],
)  # fmt: skip
def test_of_a_garment(kind, open_tasks, said, keys):
    assert asked(page(kind, t.MASTER_EXAM, open_tasks), **said) == keys


def test_a_garment_on_a_vip_spot_was_made_by_a_master():
    old = array("h", (3, 1, 1, BLUE, 4, ABSENT))
    assert asked(page(e.RENT, t.MASTER_EXAM, 0b101, old), thimble=1) == ["thimble", "task"]
    assert asked(page(e.RENT, t.MASTER_EXAM, 0b100, old)) == []


def test_cloths_are_those_of_open_tasks_and_two_of_them():
    values = page(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b1011)
    values.values[0] = e.APPRENTICE
    assert values.choices(1) == (0b1, 0b100, 0b101)


def test_the_card_of_the_main_action_is_proposed_for_its_bonus():
    for card, start in ((e.APPRENTICE, e.APPRENTICE), (e.MASTER, ABSENT), (ABSENT, ABSENT)):
        assert page(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b1, card=card).start(0) == start


def test_a_correction_begins_with_what_was_said():
    facts = x.facts(e.APPRENTICE, 0b101, task=2)
    values = page(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b11, array("h", [1] + [ABSENT] * 4 + [facts]))
    assert [values.start(which) for which in range(3)] == [e.APPRENTICE, 0b101, 2]
    assert values.whole()[e.FACTS] == facts


def test_each_choice_has_its_word():
    texts = device_module("shared_rules.rococo.tracking.texts.en")
    tracked = SimpleNamespace(texts=texts, state=TableState())

    def words(kind, exam, open_tasks, which, **said):
        values = page(kind, exam, open_tasks)
        for at, number in said.items():
            values.values[[form[0] for form in values.forms].index(at)] = number
        entry = SimpleNamespace(kind=kind, player=0)
        return exam_page.ExamPage(tracked, values, entry, None).words_of(which)

    assert words(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b11, 0) == (b"apprentice",)
    assert words(e.SELL, t.MASTER_EXAM, 0b11, 0) == (b"master", b"journeyman")
    said = {"card": e.APPRENTICE, "cloth": 0b101}
    assert words(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b11, 1, **said)[2] == b"blue, green"
    assert words(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b1001, 2, **said) == (b"1 blue", b"4 resource")
    assert words(e.RENT, t.MASTER_EXAM, 0b1, 1, card=e.MASTER) == (b"golden thimble",)
    assert words(e.RENT, t.MASTER_EXAM, 0b100, 2)[ORANGE] == b"orange"


def test_the_rest_is_left_open_unless_a_task_has_to_be_chosen():
    values = page(e.RESOURCE, t.JOURNEYMAN_EXAM, 0b11)
    assert values.fill_rest(0)
    assert values.whole()[e.FACTS] == ABSENT

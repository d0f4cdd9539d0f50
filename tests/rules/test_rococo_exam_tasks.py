"""The tasks of the exams are marked by the actions that meet them (R7.6)."""

from tracked_table import Table

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo import fields as f
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import exam_facts as x
from shared_rules.rococo.tracking import exam_tasks as tasks
from shared_rules.rococo.tracking import news as n
from shared_rules.rococo.tracking import refusals as why
from shared_rules.rococo.tracking import table_state as t

BLUE, PINK, GREEN, ORANGE = range(4)
JOURNEYMAN_EXAM = (
    (tasks.RESOURCE, e.APPRENTICE, BLUE),
    (tasks.RESOURCE, e.APPRENTICE, GREEN),
    (tasks.FUND, e.APPRENTICE, tasks.ANYTHING),
    (tasks.RESOURCE, e.APPRENTICE, PINK),
)
MASTER_EXAM = (
    (tasks.TAILOR, e.MASTER, tasks.THIMBLE),
    (tasks.SELL, e.JOURNEYMAN, tasks.FROCK),
    (tasks.RENT, tasks.ANY_CARD, BLUE),
)


def exam_table(printed=JOURNEYMAN_EXAM + MASTER_EXAM):
    table = Table(2, jewelry_box=True)
    table.sheet.put(f.EXAM_TASKS, 0, 0, 1)
    for at, task in enumerate(printed):
        if task:
            table.sheet.put(f.EXAM_TASK, at, 0, tasks.printed_task(*task))
    table.tracker.replay()
    return table


def act(table, kind, facts=ABSENT, player=0, bonus=False, **values):
    """An entry with what it says for the exams; returns the refusal."""
    return table.enter(kind, player, bonus, facts=facts, **values)


def take(table, cloths, card=e.APPRENTICE, task=0, bonus=False):
    """A resource tile with these colours."""
    cloth = 0
    for colour in cloths:
        cloth |= 1 << colour
    return act(table, e.RESOURCE, x.facts(card, cloth, task=task), bonus=bonus, left=1)


def at_the_master_exam(table):
    for task in (1, 2, 3, 4):
        table.enter(e.TASK, 0, task=task)
    assert table.enter(e.EXAM, 0) == why.FITS
    table.enter(e.PASS, 0)  # of the card that came with it
    return table


def test_facts_come_back_as_they_went_in():
    values = [ABSENT] * e.MOST_VALUES
    for card in (ABSENT, e.MASTER, e.JOURNEYMAN, e.APPRENTICE):
        for task in range(5):
            for cloth in range(16):
                said = values[e.FACTS] = x.facts(card, cloth, task=task)
                assert x.card_of(e.RESOURCE, values) == card
                assert (x.cloth_of(said), x.task_of(said)) == (cloth, task)
            for thimble in (ABSENT, 0, 1):
                for colour in (ABSENT, BLUE, PINK, GREEN, ORANGE):
                    said = x.facts(card, 0, thimble, colour, task)
                    values[e.FACTS] = said
                    assert said <= f.TABLE.high[f.ENTRY_VALUE + e.FACTS]
                    assert (x.thimble_of(said), x.task_of(said)) == (thimble, task)
                    assert x.colour_of(e.SELL, values) == colour
    assert x.facts() == ABSENT


def test_a_printed_task_comes_back_as_it_went_in():
    for deed in range(len(tasks.DEED_WORDS)):
        for card in range(len(tasks.CARD_WORDS)):
            for what in range(len(tasks.WHAT_WORDS)):
                task = tasks.printed_task(deed, card, what)
                assert 0 <= task <= f.TABLE.high[f.EXAM_TASK]
                parts = (
                    tasks.deed_of(task),
                    tasks.card_for(task, t.MASTER_EXAM),
                    tasks.what_of(task),
                )
                assert parts == (deed, card, what)
                assert tasks.card_for(task, t.JOURNEYMAN_EXAM) == e.APPRENTICE
    assert tasks.deed_of(ABSENT) == tasks.OTHER


def test_a_resource_of_the_colour_marks_the_task():
    table = exam_table()
    assert take(table, (GREEN,)) == why.FITS
    assert table.state.tasks[0] == 0b10
    assert (n.MARKED, 0, 2) in table.news()
    assert take(table, (ORANGE,)) == why.FITS
    assert table.state.tasks[0] == 0b10


def test_only_an_apprentice_meets_tasks_of_the_journeyman_exam():
    table = exam_table()
    for card in (e.MASTER, e.JOURNEYMAN, ABSENT):
        assert take(table, (BLUE,), card) == why.FITS
        assert take(table, (BLUE,), card, bonus=True) == why.FITS
        assert act(table, e.FUND, x.facts(card), decoration=e.STATUE) == why.FITS
    assert table.state.tasks[0] == 0
    assert take(table, (BLUE,), bonus=True) == why.FITS
    assert table.state.tasks[0] == 1


def test_what_was_not_said_meets_nothing():
    table = exam_table()
    assert act(table, e.RESOURCE, left=2) == why.FITS
    assert act(table, e.RESOURCE, x.facts(e.APPRENTICE), left=2) == why.FITS
    assert table.state.tasks[0] == 0


def test_of_two_met_tasks_one_is_chosen():
    table = exam_table()
    assert take(table, (BLUE, GREEN)) == why.TWO_TASKS_MET
    assert e.count(table.sheet) == 0
    assert take(table, (BLUE, GREEN), task=2) == why.FITS
    assert table.state.tasks[0] == 0b10
    assert take(table, (BLUE, GREEN)) == why.FITS  # only one is still open
    assert table.state.tasks[0] == 0b11
    assert take(table, (BLUE, GREEN)) == why.FITS
    assert table.state.tasks[0] == 0b11


def test_a_chosen_task_that_is_not_met_is_refused():
    table = exam_table()
    assert take(table, (BLUE,), task=2) == why.TASK_NOT_MET
    assert take(table, (BLUE,), e.MASTER, task=1) == why.TASK_NOT_MET
    assert take(table, (), task=4) == why.TASK_NOT_MET


def test_a_main_and_a_bonus_action_mark_one_each():
    table = exam_table()
    assert act(table, e.FUND, x.facts(e.APPRENTICE), decoration=e.STATUE) == why.FITS
    assert take(table, (BLUE,), bonus=True) == why.FITS
    assert table.state.tasks[0] == 0b101


def test_the_last_task_opens_the_exam():
    table = exam_table()
    for task in (2, 3, 4):
        table.enter(e.TASK, 0, task=task)
    assert take(table, (BLUE,)) == why.FITS
    assert (n.EXAM_READY, 0, 0) in table.news()
    assert table.enter(e.EXAM, 0) == why.FITS
    assert (table.state.exam[0], table.state.tasks[0]) == (t.MASTER_EXAM, 0)


def test_only_tasks_of_the_own_exam_count():
    table = exam_table()
    assert act(table, e.RENT, x.facts(e.MASTER, thimble=1)) == why.FITS
    assert table.state.tasks[0] == 0
    at_the_master_exam(table)
    assert take(table, (BLUE,)) == why.FITS
    assert table.state.tasks[0] == 0
    assert act(table, e.RENT, x.facts(e.MASTER, thimble=1)) == why.FITS
    assert table.state.tasks[0] == 1


def test_the_last_bonus_of_the_card_that_passed_meets_nothing():
    table = exam_table()
    for task in (1, 2, 3, 4):
        table.enter(e.TASK, 0, task=task)
    table.enter(e.EXAM, 0)
    assert act(table, e.RENT, x.facts(e.MASTER, thimble=1), bonus=True) == why.FITS
    assert table.state.tasks[0] == 0
    assert act(table, e.RENT, x.facts(e.MASTER, thimble=1)) == why.FITS  # the new card
    assert table.state.tasks[0] == 1


def test_kinds_of_card_and_garments_of_the_master_exam():
    table = at_the_master_exam(exam_table())
    sell = {"price": 10, "cost": 0}
    assert act(table, e.SELL, x.facts(e.MASTER, colour=PINK), **sell) == why.FITS
    assert act(table, e.SELL, x.facts(e.JOURNEYMAN, colour=GREEN), **sell) == why.FITS
    assert act(table, e.SELL, x.facts(e.JOURNEYMAN), **sell) == why.FITS
    assert act(table, e.RENT, x.facts(e.JOURNEYMAN, colour=PINK)) == why.FITS
    assert table.state.tasks[0] == 0
    assert act(table, e.SELL, x.facts(e.JOURNEYMAN, colour=ORANGE), **sell) == why.FITS
    assert table.state.tasks[0] == 0b10
    assert act(table, e.RENT, colour=BLUE) == why.FITS  # any card will do
    assert table.state.tasks[0] == 0b110


def test_a_vip_spot_and_a_thimble_say_that_it_was_a_master():
    renting = ((tasks.RENT, e.MASTER, tasks.ANYTHING),)
    table = at_the_master_exam(exam_table(JOURNEYMAN_EXAM + 2 * renting))
    assert act(table, e.RENT, x.facts(e.JOURNEYMAN), hall=1, vip=1) == why.NEEDS_MASTER
    assert act(table, e.SELL, x.facts(e.APPRENTICE, thimble=1), price=9) == why.NEEDS_MASTER
    assert act(table, e.RENT, x.facts(task=2), hall=1, vip=1) == why.FITS
    assert table.state.tasks[0] == 0b10
    assert act(table, e.RENT, x.facts(thimble=1), hall=1, vip=0) == why.FITS
    assert table.state.tasks[0] == 0b11


def test_tasks_that_are_not_known_are_marked_by_hand():
    other = (tasks.OTHER, e.APPRENTICE, tasks.ANYTHING)
    table = exam_table((None, other, None, None, None, None, None))
    assert take(table, (BLUE, GREEN)) == why.FITS
    assert act(table, e.FUND, x.facts(e.APPRENTICE), decoration=e.STATUE) == why.FITS
    assert table.state.tasks[0] == 0
    assert table.enter(e.TASK, 0, task=2) == why.FITS
    assert table.state.tasks[0] == 0b10


def test_without_the_jewelry_box_nothing_is_met():
    table = Table(2)
    table.sheet.put(f.EXAM_TASK, 0, 0, tasks.printed_task(*JOURNEYMAN_EXAM[0]))
    table.tracker.replay()
    assert take(table, (BLUE,)) == why.FITS
    assert table.state.tasks[0] == 0


def test_a_task_goes_with_its_entry():
    table = exam_table()
    take(table, (BLUE,))
    take(table, (GREEN,))
    assert table.take_out(0) == -1
    assert table.state.tasks[0] == 0b10
    assert table.correct(1, e.RESOURCE, 0, left=1) == -1
    assert table.state.tasks[0] == 0


def test_a_choice_stays_when_an_older_entry_marks_the_task():
    table = exam_table()
    take(table, (ORANGE,))
    take(table, (BLUE, GREEN), task=1)
    assert table.correct(0, e.RESOURCE, 0, facts=x.facts(e.APPRENTICE, 1 << BLUE)) == -1
    assert table.state.tasks[0] == 0b11


def test_the_kind_of_the_card_is_remembered_for_its_bonus():
    table = exam_table()
    take(table, (ORANGE,))
    assert table.state.card[0] == e.APPRENTICE
    act(table, e.FUND, x.facts(), player=1, decoration=e.STATUE)
    assert table.state.card[1] == t.NOBODY
    table.enter(e.HIRE, 0)
    assert table.state.card[0] == e.MASTER
    table.enter(e.DISPATCH, 0, kind=e.JOURNEYMAN, livres=7)
    assert table.state.card[0] == e.JOURNEYMAN
    table.enter(e.DISPATCH, 0, livres=7)
    assert table.state.card[0] == t.NOBODY


def test_the_table_before_an_entry_can_be_looked_at():
    table = exam_table()
    take(table, (BLUE,))
    take(table, (GREEN,))
    table.forgotten(0, e.RESOURCE, 0, True, facts=x.facts(e.APPRENTICE, 1 << PINK))
    for before, marked in ((0, 0), (2, 0b1), (1, 0b1001), (3, 0b1011)):
        table.tracker.replay(before)
        assert table.state.tasks[0] == marked
    table.tracker.replay()
    assert table.state.tasks[0] == 0b1011


def test_an_action_whose_task_is_not_clear_any_more_stays_without_it():
    table = exam_table()
    take(table, (BLUE,))
    assert act(table, e.RESOURCE, x.facts(e.APPRENTICE, 0b101), left=2) == why.FITS
    assert (table.state.tasks[0], table.state.livres[0]) == (0b11, 14)
    assert table.take_out(0) == 1
    assert table.tracker.first_why == why.TWO_TASKS_MET
    assert (table.state.tasks[0], table.state.livres[0]) == (0, 14)
    assert (n.MARKED, 0, -1) not in table.news()

"""Exams with the Jewelry Box: tasks, completion, what cannot be done, alternation (R8.5-R8.9)."""

from du_barry_table import Table

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state
from shared_rules.rococo.du_barry.cards import FAVOUR, FUND, RESOURCES, STATUE, TAILOR, card

A_CARD = 0
BOX = state.JEWELRY_BOX
TILES = card(RESOURCES, 0, 1, 0)
FUNDS = card(FUND, STATUE, 1, 0)
TAILORS = card(TAILOR, 0, 1, 0)
LAST_TASK = 4


def marked(table):
    return table.state[state.TASKS]


def test_resources_mark_the_topmost_open_task_that_they_met():
    table = Table([TILES, TILES], settings=BOX, fund_task=LAST_TASK)
    table.say(2)
    assert table.question == q.RESOURCE_TASK
    assert table.refuses(LAST_TASK)
    table.say(2)
    assert table.once(event.MARKED, 2, state.JOURNEYMAN_EXAM)
    table.say(A_CARD, 1)
    assert table.refuses(2)
    table.say(0)
    assert marked(table) == 0b10


def test_no_tile_and_no_expansion_mark_nothing():
    table = Table([TILES], settings=BOX, fund_task=LAST_TASK)
    table.say(0)
    assert table.gave_up(event.NO_TILE)
    table = Table([TILES])
    table.say(3)
    assert table.question == q.HUMAN_TURN


def test_funding_marks_its_task_once():
    table = Table([FUNDS, FUNDS], settings=BOX, fund_task=2)
    table.say(1, 0)
    assert table.once(event.MARKED, 2, state.JOURNEYMAN_EXAM)
    table.say(A_CARD, 1, 0)
    assert table.once(event.MARKED)
    assert table.fame == 0


def test_a_decoration_that_was_not_funded_marks_nothing():
    table = Table([FUNDS], settings=BOX, fund_task=2)
    table.say(0)
    assert marked(table) == 0


def test_where_the_funding_task_stands_is_asked_once():
    table = Table([TILES, FUNDS], settings=BOX)
    table.say(1)
    assert table.question == q.FUND_TASK
    table.say(3)
    assert table.question == q.RESOURCE_TASK
    assert table.refuses(3)
    table.say(0, A_CARD, 1, 0)
    assert marked(table) == 0b100


def test_a_tile_from_a_spot_meets_no_task():
    table = Table([TAILORS], [card(FAVOUR, 0, 3, 0)], settings=BOX, fund_task=1)
    table.say(1, 3, 1, 1)
    assert table.state[state.TILES] == 1
    assert table.question == q.HUMAN_TURN


def before_passing(settings=BOX, actions=(TILES,), draws=()):
    """Three of the four journeyman tasks marked; the third resource task is open."""
    table = Table(list(actions), draws, settings=settings, fund_task=LAST_TASK)
    table.state[state.TASKS] = 0b1011
    return table


def test_the_journeyman_exam_is_passed_at_once():
    table = before_passing()
    table.say(1, 3)
    s = table.state
    assert table.once(event.PASSED, state.JOURNEYMAN_EXAM, 1)
    assert table.fame == 1
    assert table.once(event.REMOVED, state.APPRENTICE)
    assert table.once(event.JOINED, state.JOURNEYMAN)
    assert table.once(event.MORE_ACTION, 4)
    assert table.once(event.MOVED_ON, state.MASTER_EXAM)
    assert [s[state.EMPLOYEES + kind] for kind in (1, 2, 3, 4)] == [2, 2, 1, 0]
    assert (s[state.EXAM], s[state.TASKS], s[state.ACTION]) == (state.MASTER_EXAM, 0, 4)
    kinds = [one[0] for one in table.told]
    order = (event.PASSED, event.REMOVED, event.JOINED, event.MORE_ACTION, event.MOVED_ON)
    assert [kind for kind in kinds if kind in order] == list(order)


def test_level_6_apprentices_never_leave():
    table = before_passing()
    table.state[state.EMPLOYEES + state.APPRENTICE] = 0
    table.state[state.EMPLOYEES + state.LEVEL_6_APPRENTICE] = 2
    table.say(1, 3)
    assert table.once(event.NO_ONE_LEAVES, state.APPRENTICE, 0)
    assert table.state[state.EMPLOYEES + state.LEVEL_6_APPRENTICE] == 2
    assert table.once(event.JOINED)
    assert table.fame == 1


def test_a_gap_may_give_three_fame():
    table = before_passing(settings=BOX | state.FAME_FOR_GAP)
    table.state[state.EMPLOYEES + state.APPRENTICE] = 0
    table.say(1, 3)
    assert table.once(event.NO_ONE_LEAVES, state.APPRENTICE, 3)
    assert table.fame == 1 + 3


def test_an_empty_exam_deck_is_asked_for_only_if_it_can_be_empty():
    table = before_passing()
    table.state[state.HUMAN_GAINED] = 8
    table.say(1, 3)
    assert table.question == q.HUMAN_TURN
    table = before_passing()
    table.state[state.HUMAN_GAINED] = 9
    table.say(1, 3)
    assert table.question == q.EXAM_DECK
    table.say(0)
    assert table.once(event.EXAM_DECK_EMPTY, state.JOURNEYMAN_EXAM, 0)
    assert not table.happened(event.JOINED)
    assert table.once(event.MORE_ACTION)


def test_a_known_end_game_card_may_leave():
    table = before_passing()
    s = table.state
    s[state.EMPLOYEES + state.APPRENTICE] = 3
    for blue, kind in enumerate((state.MASTER, state.APPRENTICE, state.LEVEL_6_APPRENTICE)):
        s[state.BLUE_LIST + blue * state.BLUE_PARTS] = kind
        s[state.BLUE_LIST + blue * state.BLUE_PARTS + 2] = 10 + blue
    s[state.BLUES] = 3
    table.say(1, 3)
    assert table.question == q.BLUE_LEAVES
    assert table.refuses(1, 3, 4)
    table.say(2)
    assert s[state.BLUES] == 2
    points = [s[state.BLUE_LIST + blue * state.BLUE_PARTS + 2] for blue in range(2)]
    assert points == [10, 12]


def test_if_all_are_known_one_of_them_leaves():
    table = before_passing()
    s = table.state
    s[state.EMPLOYEES + state.APPRENTICE] = 1
    s[state.BLUE_LIST] = state.APPRENTICE
    s[state.BLUES] = 1
    table.say(1, 3)
    assert table.refuses(0)
    table.say(1)
    assert s[state.BLUES] == 0


def on_master_exam(tasks=0, draws=1):
    table = Table([TAILORS] * 4, [card(FAVOUR, 0, 3, 0)] * draws, settings=BOX, fund_task=1)
    table.state[state.EXAM] = state.MASTER_EXAM
    table.state[state.TASKS] = tasks
    return table


def test_the_top_master_task_wants_a_thimble():
    table = on_master_exam()
    table.say(1, 3, 1, 0)
    assert table.question == q.THIMBLE
    table.say(1)
    assert table.once(event.MARKED, 1, state.MASTER_EXAM)
    assert table.question == q.HUMAN_TURN


def test_without_a_thimble_the_topmost_other_task():
    table = on_master_exam()
    table.say(1, 3, 1, 0, 0)
    assert table.question == q.MASTER_TASK
    assert table.refuses(1)
    table.say(2)
    assert table.once(event.MARKED, 2, state.MASTER_EXAM)
    table.say(A_CARD, 1, 3, 1, 0, 0)
    assert table.refuses(1, 2)
    table.say(0)
    assert marked(table) == 0b10


def test_with_the_top_task_marked_no_thimble_is_asked_for():
    table = on_master_exam(0b001)
    table.say(1, 3, 1, 0)
    assert table.question == q.MASTER_TASK
    table = on_master_exam(0b110)
    table.say(1, 3, 1, 0, 0)
    assert table.question == q.HUMAN_TURN
    assert marked(table) == 0b110


def test_resources_do_not_count_for_the_master_exam():
    table = Table([TILES, FUNDS], settings=BOX, fund_task=1)
    table.state[state.EXAM] = state.MASTER_EXAM
    table.say(3, A_CARD, 1, 0)
    assert marked(table) == 0


def test_the_master_exam_removes_a_journeyman_and_leads_back():
    table = on_master_exam(0b011)
    table.say(1, 3, 1, 0, 3)
    s = table.state
    assert table.once(event.REMOVED, state.JOURNEYMAN)
    assert table.once(event.JOINED, state.MASTER)
    assert [s[state.EMPLOYEES + kind] for kind in (1, 2, 3, 4)] == [3, 0, 2, 0]
    assert (s[state.EXAM], s[state.EXAM_CARDS], s[state.EXAM_CARDS + 1]) == (1, 0, 1)


def test_no_garment_made_meets_no_task():
    table = on_master_exam(0b011)
    table.state[state.FULL_HALLS] = 0b11011
    table.say(1, 3, 0)
    assert table.once(event.GAVE_UP, 3, event.ALL_HALLS_FULL)
    assert marked(table) == 0b011


def test_several_alternations():
    tailors = [TAILORS, card(TAILOR, 1, 2, 0)]
    table = Table([TILES], tailors * 10, settings=BOX, fund_task=1)
    s = table.state
    passed = []
    for turn in range(1, 6):
        journeyman = turn % 2 == 1
        assert s[state.EXAM] == (state.JOURNEYMAN_EXAM if journeyman else state.MASTER_EXAM)
        s[state.TASKS] = 0b1101 if journeyman else 0b110
        s[state.CARD_LIST + s[state.CURRENT]] = TILES if journeyman else TAILORS
        if journeyman:
            table.say(1, 2)
        else:
            table.say(1, 3, 1, 0, 1)
        passed.append(s[state.EXAM])
        top = s[state.ACTION_PILE + s[state.ACTION] - 1]
        s[state.CARD_LIST + top] = TAILORS if journeyman else TILES
        if table.question == q.HUMAN_TURN:
            table.say(A_CARD)
        elif table.question == q.GO_ON:
            table.say(0)
    assert passed == [2, 1, 2, 1, 2]
    assert [one[0] for one in table.happened(event.PASSED)] == [1, 2, 1, 2, 1]
    assert (s[state.EXAM_CARDS], s[state.EXAM_CARDS + 1]) == (3, 2)
    assert s[state.FAME] == 5
    assert state.employees(s) == 5 + len(table.happened(event.NO_ONE_LEAVES))


def test_two_known_ones_of_two():
    table = before_passing()
    s = table.state
    s[state.EMPLOYEES + state.APPRENTICE] = 2
    for blue in range(2):
        s[state.BLUE_LIST + blue * state.BLUE_PARTS] = state.APPRENTICE
    s[state.BLUES] = 2
    table.say(1, 3)
    assert table.refuses(0, 3)
    table.say(2)
    assert s[state.BLUES] == 1


def test_the_last_of_fourteen_known_ones():
    table = before_passing()
    s = table.state
    for blue in range(state.MOST_BLUE):
        s[state.BLUE_LIST + blue * state.BLUE_PARTS] = state.MASTER
    s[state.BLUE_LIST + 12 * state.BLUE_PARTS] = state.APPRENTICE
    s[state.BLUES] = state.MOST_BLUE
    table.say(1, 3)
    assert table.refuses(12, 14)
    table.say(13)


def test_a_card_that_is_not_blue_may_leave_instead():
    table = before_passing()
    s = table.state
    s[state.BLUE_LIST] = state.APPRENTICE
    s[state.BLUES] = 1
    table.say(1, 3)
    assert table.question == q.BLUE_LEAVES
    table.say(0)
    assert s[state.BLUES] == 1

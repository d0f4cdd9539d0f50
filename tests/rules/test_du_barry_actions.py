"""Her actions but tailoring, each with its failing cases (R8.3-R8.5, R8.7, R8.8)."""

from du_barry_table import Table

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state
from shared_rules.rococo.du_barry.cards import (
    FAVOUR,
    FIREWORKS,
    FUND,
    HIRE,
    JEWEL_DECORATION,
    KITCHEN_LEFT,
    KITCHEN_RIGHT,
    MUSICIAN,
    RESOURCES,
    STATUE,
    card,
)

A_CARD = 0
TAKE_FAVOUR = 1
SECOND_FROM_RIGHT = 3


def fund(decoration):
    return card(FUND, decoration, 1, 0)


def test_she_starts_with_one_lace_one_thread_and_five_employees():
    s = Table([fund(STATUE)]).state
    assert (s[state.LACE], s[state.THREAD], s[state.FAME], s[state.TILES]) == (1, 1, 0, 0)
    kinds = [s[state.EMPLOYEES + kind] for kind in (1, 2, 3, 4)]
    assert kinds == [2, 1, 2, 0]
    assert s[state.EXAM] == state.NO_EXAM
    box = Table([fund(STATUE)], settings=state.JEWELRY_BOX).state
    assert box[state.EXAM] == state.JOURNEYMAN_EXAM


def test_she_takes_the_favour_and_starts_the_next_round():
    table = Table([card(FAVOUR, 0, 1, 0)])
    assert table.once(event.GOT_FAVOUR, 3, 1)
    assert table.fame == 3
    assert table.question == q.HUMAN_TURN
    assert table.refuses(TAKE_FAVOUR, 3)
    assert table.state[state.FAVOUR_OF] == state.SHE


def test_the_favour_was_gone_and_still_gives_three_fame():
    table = Table([fund(STATUE), card(FAVOUR, 0, 1, 0)])
    table.say(0, TAKE_FAVOUR)
    assert table.once(event.GOT_FAVOUR, 3, 0)
    assert table.fame == 3 + 3
    assert table.state[state.FAVOUR_OF] == state.HUMAN


def test_she_takes_all_tiles_of_a_drawer_or_position():
    table = Table([card(RESOURCES, 1, 1, 0), card(RESOURCES, 5, 1, 0)])
    assert table.once(event.TAKE_DRAWER, 2)
    table.say(3)
    assert table.once(event.GOT_TILES, 3, 3)
    table.say(A_CARD, 2)
    assert table.once(event.TAKE_POSITION, 2)
    assert table.state[state.TILES] == 5
    assert table.fame == 0


def test_no_tile_is_three_fame():
    table = Table([card(RESOURCES, 0, 1, 0)])
    assert table.refuses(4)
    table.say(0)
    assert table.gave_up(event.NO_TILE)
    assert table.state[state.TILES] == 0


def test_she_hires_and_acts_once_more():
    table = Table([card(HIRE, SECOND_FROM_RIGHT, 1, 0)], [card(RESOURCES, 0, 1, 0)])
    assert table.once(event.HIRE_NTH, 1, 1)
    table.say(2)
    assert table.once(event.HIRED, state.JOURNEYMAN, 6)
    assert table.once(event.MORE_ACTION, 4)
    assert table.state[state.EMPLOYEES + state.JOURNEYMAN] == 2
    table.say(A_CARD)
    assert table.question == q.TILES


def test_one_more_action_may_come_at_once():
    table = Table([card(HIRE, 0, 1, 0)], [card(RESOURCES, 0, 1, 0)], settings=state.EXTRA_AT_ONCE)
    table.say(1)
    assert table.question == q.GO_ON
    table.say(0, 1)
    assert table.state[state.TILES] == 1
    assert table.question == q.HUMAN_TURN
    assert table.state[state.ACTION] == 3


def test_no_employee_is_three_fame_and_no_further_action():
    table = Table([card(HIRE, 0, 1, 0)])
    table.say(0)
    assert table.gave_up(event.NO_EMPLOYEE)
    assert table.state[state.ACTION] == 3


def test_four_hires_empty_the_spaces():
    hire = card(HIRE, 0, 1, 0)
    table = Table([hire] * 4, [hire] * 5)
    table.say(1, A_CARD, 1, A_CARD, 1, A_CARD, 1, 0)
    assert table.question == q.GO_ON
    assert table.once(event.GAVE_UP, 3, event.NO_EMPLOYEE)
    assert table.state[state.HIRED_NOW] == 4


def in_round(number, settings=0):
    """A table where she is about to hire in this round."""
    table = Table([fund(STATUE), card(HIRE, SECOND_FROM_RIGHT, 1, 0)], settings=settings)
    table.state[state.ROUND] = number
    table.say(0, A_CARD)
    table.forget()
    return table


def test_no_blue_card_is_looked_for_before_round_5():
    assert in_round(4).question == q.HIRED


def test_from_round_5_on_the_blue_card_worth_most_to_her():
    table = in_round(5)
    assert table.question == q.BLUE_CARD
    table.say(3)
    assert table.question == q.HIRED
    assert table.refuses(0)
    table.say(3, 16, 2, 1, 8)
    assert table.state[state.BLUES] == 1
    kept = [table.state[state.BLUE_LIST + part] for part in range(state.BLUE_PARTS)]
    assert kept == [state.APPRENTICE, 16, 2, 1, 8]
    assert table.once(event.MORE_ACTION)
    assert table.question == q.HUMAN_TURN


def test_a_flat_blue_card_has_no_group_and_no_cap():
    table = in_round(6)
    table.say(1, 1, 0, 5)
    kept = [table.state[state.BLUE_LIST + part] for part in range(state.BLUE_PARTS)]
    assert kept == [state.MASTER, 0, 5, 1, 0]
    assert table.question == q.HUMAN_TURN


def test_no_blue_card_shown_is_the_card_named():
    table = in_round(7)
    table.say(0)
    assert not table.refuses(1)
    assert table.state[state.BLUES] == 0


def test_none_left_in_a_late_round():
    table = in_round(5)
    table.state[state.FAME] = 0
    table.say(0, 0)
    assert table.gave_up(event.NO_EMPLOYEE)


def test_the_level_of_an_apprentice_matters_to_exams_only():
    box = in_round(6, state.JEWELRY_BOX)
    box.say(0, 3)
    assert box.question == q.LEVEL_SIX
    box.say(1)
    assert box.state[state.EMPLOYEES + state.LEVEL_6_APPRENTICE] == 1
    base = in_round(6)
    base.say(0, 3)
    assert base.question == q.HUMAN_TURN
    last = in_round(7, state.JEWELRY_BOX)
    last.say(0, 3)
    assert last.state[state.EMPLOYEES + state.LEVEL_6_APPRENTICE] == 1


def test_she_funds_a_statue():
    table = Table([fund(STATUE), fund(STATUE)])
    table.say(1, 6)
    assert table.once(event.FUNDED, STATUE, 6)
    table.say(A_CARD, 1, 4)
    s = table.state
    assert [s[state.STATUES], s[state.STATUE_FAME], s[state.STATUE_FAME + 1]] == [2, 6, 4]


def test_she_funds_fireworks_and_musicians_where_the_person_says():
    table = Table([fund(FIREWORKS), fund(MUSICIAN)])
    table.say(2, 3, 4, A_CARD, 5, 2)
    s = table.state
    assert (s[state.SPACE_TIMES + 1], s[state.SPACE_FAME + 1]) == (3, 4)
    assert s[state.MUSICIANS + 4] == 1 + 2
    assert table.happened(event.FUND_TIED) == [(0, 0, 0)] * 2


def test_equal_spaces_by_the_other_way():
    table = Table([fund(FIREWORKS)], settings=state.HIGHEST_SPACE)
    assert table.once(event.FUND_TIED, 1)


def test_her_own_places_cannot_be_taken_again():
    table = Table([fund(FIREWORKS), fund(FIREWORKS), fund(MUSICIAN), fund(MUSICIAN)])
    table.say(1, 2, 0, A_CARD)
    assert table.refuses(1)
    table.say(2, 2, 0, A_CARD, 1, 2, A_CARD)
    assert table.refuses(1)


def test_no_free_space_is_three_fame():
    for decoration in (FIREWORKS, KITCHEN_LEFT, KITCHEN_RIGHT, STATUE, MUSICIAN):
        table = Table([fund(decoration)])
        table.say(0)
        assert table.gave_up(event.NO_SPACE)
    table = Table([fund(JEWEL_DECORATION)], settings=state.JEWELRY_BOX)
    table.say(0)
    assert table.gave_up(event.NO_SPACE)


def test_a_second_kitchen_of_a_side_is_three_fame_unasked():
    for kitchen in (KITCHEN_LEFT, KITCHEN_RIGHT):
        table = Table([fund(kitchen), fund(kitchen)])
        table.say(1, 2, A_CARD)
        assert table.gave_up(event.HAS_ONE)


def test_the_kitchens_of_both_sides():
    table = Table([fund(KITCHEN_RIGHT), fund(KITCHEN_LEFT)])
    table.say(1, 2, A_CARD, 1, 0)
    assert (table.state[state.KITCHEN], table.state[state.KITCHEN + 1]) == (1, 3)
    assert table.fame == 0


def test_one_jewel_decoration_and_only_with_the_expansion():
    table = Table([fund(JEWEL_DECORATION)])
    assert table.gave_up(event.NO_EXPANSION)
    table = Table([fund(JEWEL_DECORATION)] * 2, settings=state.JEWELRY_BOX, fund_task=1)
    table.say(1, 2, A_CARD)
    assert table.gave_up(event.HAS_ONE)


def test_every_musician_hers_is_three_fame_unasked():
    table = Table([fund(STATUE), fund(MUSICIAN)])
    for hall in range(5):
        table.state[state.MUSICIANS + hall] = 1
    table.state[state.CONNECTED] = 1
    table.say(1, 0, A_CARD)
    assert table.gave_up(event.NO_SPACE)


def test_a_ninth_statue_is_three_fame_unasked():
    table = Table([fund(STATUE), fund(STATUE)])
    table.state[state.STATUES] = state.MOST_SPACES - 1
    table.say(1, 2, A_CARD)
    assert table.gave_up(event.NO_SPACE)


def test_a_fifteenth_end_game_card_is_not_asked_for():
    table = in_round(5)
    table.state[state.BLUES] = state.MOST_BLUE
    table.say(1, 1)
    assert table.question == q.HUMAN_TURN

"""Du Barry at a tracked table: her turns among the human's, and what follows of each (R8)."""

import du_barry_games
from solo_table import HUMAN, SoloTable, plain, play_game, play_round

from shared_rules.core import random
from shared_rules.core.result import result_of
from shared_rules.core.sheet import NONE, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.cards import (
    FAVOUR,
    FIREWORKS,
    FUND,
    HIRE,
    KITCHEN_LEFT,
    MUSICIAN,
    card,
)
from shared_rules.rococo.du_barry.score_sheet import PARTS
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import news as n
from shared_rules.rococo.tracking import refusals as why
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.filling import fill_tally
from shared_rules.rococo.tracking.solo.opponent import Opponent
from shared_rules.rococo.tracking.standing import score_now
from shared_rules.rococo.tracking.tracker import Tracker

SHE = f.DU_BARRY


def deck_of(one):
    """A deck of one card only, so that it is known what she turns."""
    return [one] * 25


def begun(one=None, **options):
    table = SoloTable(deck=deck_of(one) if one is not None else (), **options)
    assert table.begin() == why.FITS
    return table


def chance(seed):
    random.start(du_barry_games._dice, 0, seed)


def test_she_begins_with_four_cards():
    table = begun()
    state = table.state
    assert (state.round, state.start, state.current) == (1, SHE, SHE)
    assert (state.cards[HUMAN], state.cards[SHE]) == (3, 4)
    assert state.livres[HUMAN] == 15


def test_turns_alternate_and_hers_are_left_over():
    table = begun()
    order = []
    while table.state.current != t.NOBODY:
        order.append(table.state.current)
        if order[-1] == SHE:
            table.her_turn(plain)
        else:
            table.enter(e.PASS, HUMAN)
    assert order == [SHE, HUMAN, SHE, HUMAN, SHE, HUMAN, SHE]
    assert (n.INCOME_DUE, 0, 0) in table.news()


def test_a_solo_game_begins_with_its_seed_and_others_do_not():
    table = SoloTable()
    assert table.enter(e.BEGIN, HUMAN, round=1) == why.SOLO_BEGINS
    assert table.enter(e.PASS, HUMAN) == why.SOLO_BEGINS
    assert table.begin() == why.FITS
    assert table.begin() == why.NOT_FIRST


def test_nobody_else_enters_for_her():
    table = begun()
    assert table.enter(e.FAVOUR, SHE) == why.SHE_ANSWERS
    assert table.enter(e.HER, SHE) == why.NOT_ASKED
    assert not table.answer(3)
    assert table.tracker.why == why.NOT_ASKED


def test_the_favour_goes_both_ways():
    table = begun(card(FAVOUR, 0, 1, 0))
    table.her_turn()
    assert table.state.favour == SHE
    assert table.enter(e.FAVOUR, HUMAN) == why.FAVOUR_TAKEN
    play_round(table)
    assert table.state.fame[SHE] == 12
    table.enter(e.INCOME)
    assert table.news()[0] == (n.INCOME_OF, HUMAN, 5)
    table.enter(e.ROUND)
    assert table.state.current == SHE
    table.her_turn()


def test_the_human_with_the_favour_starts():
    table = begun(card(FUND, KITCHEN_LEFT, 1, 0))
    table.her_turn(plain)
    table.enter(e.FAVOUR, HUMAN)
    play_round(table, plain)
    table.enter(e.INCOME)
    table.enter(e.ROUND)
    assert table.state.current == table.state.start == HUMAN
    assert table.hers[her.STARTER] == her.HUMAN


def test_what_she_has_is_seen_at_the_table():
    table = begun(card(FUND, MUSICIAN, 1, 0))
    table.answer(0)
    assert table.asked() == q.MUSICIAN_HALL
    table.answer(3)
    table.answer(2)
    state = table.state
    assert state.current == HUMAN
    assert state.musicians[2] == SHE
    assert (state.decorations[SHE], state.sorted[SHE]) == (1, 1)
    refused = table.enter(e.FUND, HUMAN, decoration=e.MUSICIAN, hall=3, cost=4)
    assert refused == why.MUSICIAN_TAKEN


def test_her_employee_costs_her_nothing_and_leaves_fewer_for_the_human():
    table = begun(card(HIRE, 0, 1, 0))
    table.her_turn(plain)
    state = table.state
    assert (state.cards[SHE], state.shown, state.employees[SHE]) == (4, 3, 6)
    table.enter(e.HIRE, HUMAN)
    assert state.livres[HUMAN] == 12


def test_one_more_action_at_once_where_that_is_the_setting():
    table = begun(card(HIRE, 0, 1, 0), settings=her.EXTRA_AT_ONCE)
    table.her_turn(plain)
    assert table.state.current == SHE
    assert (n.TURN_OF, SHE, 0) in table.news()
    later = begun(card(HIRE, 0, 1, 0))
    later.her_turn(plain)
    assert later.state.current == HUMAN


def test_a_card_hired_last_of_all_is_still_played():
    table = begun(card(FAVOUR, 0, 1, 0))
    play_round(table)
    assert table.enter(e.HIRE, HUMAN, bonus=True) == why.FITS
    assert table.state.current == HUMAN
    assert table.enter(e.PASS, HUMAN) == why.FITS
    assert table.state.current == t.NOBODY


def test_after_the_last_round_her_other_cards_are_asked():
    table = SoloTable(deck=deck_of(card(FAVOUR, 0, 1, 0)))
    table.begin()
    for number in range(7):
        if number:
            table.enter(e.ROUND)
        play_round(table)
        assert not table.answer(0)
        table.enter(e.INCOME)
    assert table.asked() == q.MORE_BLUE
    assert table.answer(0)
    assert table.asked() == q.OVER
    assert table.state.over
    assert table.state.favour == SHE


def test_replay_is_the_live_state_after_every_answer():
    for seed in range(1, 7):
        chance(seed)
        table = SoloTable(
            seed * 1234567, seed * 11 % 127 & ~her.PHYSICAL_DECK, jewelry_box=seed % 2
        )
        other = Tracker(table.sheet, Opponent())
        table.begin()
        for number in range(1, 5):
            if number > 1:
                table.enter(e.ROUND)
            while table.state.current != t.NOBODY:
                if table.state.current == HUMAN:
                    table.enter(e.PASS, HUMAN)
                else:
                    table.answer(du_barry_games.choose(table.hers))
                assert other.replay() == -1
                assert list(other.opponent.s) == list(table.hers)
            table.enter(e.INCOME)


def test_undo_across_her_draws_gives_the_same_cards():
    table = begun(seed=987654321)
    chance(5)
    play_round(table)
    cells = list(table.sheet.cells)
    before = table.whole()
    table.take_out(e.count(table.sheet) - 1)
    for at in range(len(cells)):
        table.sheet.cells[at] = cells[at]
    assert table.tracker.replay() == -1
    assert table.whole() == before


def test_a_physical_deck_is_learnt_card_by_card():
    table = begun(settings=her.PHYSICAL_DECK)
    table.answer(0)
    assert table.asked() == q.CARD_ACTION
    table.answer(FUND)
    table.answer(FIREWORKS)
    table.answer(4)
    assert table.hers[her.CARDS] == 1
    assert table.hers[her.CARD_LIST] == card(FUND, FIREWORKS, 3, 0)


def test_whole_games_end_in_her_tally():
    result = result_of(rococo)
    for seed in range(1, 5):
        chance(seed)
        table = SoloTable(seed, 0, jewelry_box=seed % 2)
        play_game(table)
        expected = Sheet(f.TABLE)

        def put(cell, value, sheet=expected):
            sheet.cells[cell] = value

        for fill in PARTS:
            fill(table.hers, expected, put)
        before = list(table.sheet.cells)
        score_now(table.tracker, table.sheet, result)
        assert list(table.sheet.cells) == before
        table.sheet.put(f.SPACES, 0, 0, f.MOST_SPACES)
        fill_tally(table.tracker, table.sheet, table.change)
        for field in range(f.FAME, f.T_KITCHENS + 1):
            for at in range(expected.columns(field, SHE)):
                wanted = expected.get(field, SHE, at)
                assert table.sheet.get(field, SHE, at) == wanted, f.TABLE.paths[field]
        for hall in range(f.HALLS):
            is_hers = table.hers[her.MUSICIANS + hall] > 0
            assert (table.sheet.get(f.MUSICIAN_OWNER, hall) == SHE) == is_hers
        for space in range(f.MOST_SPACES):
            is_hers = table.hers[her.SPACE_TIMES + space] > 0
            assert (table.sheet.get(f.SPACE_OWNER, space) == SHE) == is_hers
        favour = table.hers[her.FAVOUR_OF]
        assert table.sheet.get(f.QUEENS_FAVOUR) == (SHE if favour == her.SHE else NONE)

"""Rounds: who starts, whose turn, 25 cards each round, seven rounds (R2, R8.1-R8.3)."""

from du_barry_table import Table, assert_conserved

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import house_deck, play, state
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry.cards import FAVOUR, HIRE, RESOURCES, card

A_CARD, TAKES_FAVOUR, ONE_MORE, BOTH, TWO_MORE = 0, 1, 2, 3, 4
TILES = card(RESOURCES, 0, 1, 0)
FAVOURS = card(FAVOUR, 0, 1, 0)


def test_they_take_turns_and_the_rest_is_hers():
    table = Table([TILES] * 4)
    table.say(1, A_CARD, 1, A_CARD, 1, A_CARD, 1)
    assert table.state[state.ROUND] == 2
    assert table.once(event.ROUND_BEGINS, 2, state.SHE)


def test_a_card_taken_to_hand_is_one_more_turn():
    table = Table([TILES] * 4)
    table.say(1, ONE_MORE, 1, A_CARD, 1, TWO_MORE, 1)
    assert table.state[state.HUMAN_CARDS] == 3
    table.say(A_CARD, A_CARD)
    assert table.question == q.HUMAN_TURN
    table.say(A_CARD)
    assert table.state[state.ROUND] == 2


def test_a_human_without_cards_is_skipped():
    hire = card(HIRE, 0, 1, 0)
    table = Table([hire, hire, TILES, TILES], [TILES, TILES])
    table.say(1, A_CARD, 1, A_CARD, 1, A_CARD)
    assert table.state[state.HUMAN_CARDS] == 0
    table.say(1)
    assert table.question == q.GO_ON
    table.say(0, 1)


def test_who_took_the_favour_starts_and_it_is_free_again():
    table = Table([TILES] * 4)
    table.say(1, TAKES_FAVOUR, 1)
    assert table.refuses(TAKES_FAVOUR, BOTH)
    table.say(A_CARD, 1, A_CARD, 1)
    assert table.once(event.ROUND_BEGINS, 2, state.HUMAN)
    table.say(0)
    assert table.question == q.HUMAN_TURN
    assert not table.refuses(BOTH)


def test_nobody_took_it_and_the_start_player_stays():
    table = Table([TILES] * 4)
    table.state[state.STARTER] = state.HUMAN
    table.say(1, A_CARD, 1, A_CARD, 1, A_CARD, 1)
    assert table.once(event.ROUND_BEGINS, 2, state.HUMAN)


def test_each_round_shuffles_all_25():
    table = Table([TILES] * 4)
    table.say(1, A_CARD, 1, A_CARD, 1, A_CARD, 1)
    s = table.state
    assert (s[state.DRAW], s[state.ACTION], s[state.DISCARD]) == (21, 4, 0)
    assert_conserved(s)


def test_no_more_than_eight_cards_a_round():
    table = Table([TILES] * 4)
    table.state[state.GAINED_NOW] = 8
    table.say(1)
    assert table.refuses(ONE_MORE, BOTH, TWO_MORE)


def test_after_round_7_the_favour_stays_where_it_is():
    table = Table([FAVOURS, TILES, TILES, TILES])
    table.state[state.ROUND] = 7
    table.say(A_CARD, 1, A_CARD, 1, A_CARD, 1)
    assert table.question == q.MORE_BLUE
    assert table.state[state.FAVOUR_OF] == state.SHE
    table.say(2, 0, 4, 18, 1, 2, 6)
    assert table.question == q.OVER
    assert table.once(event.GAME_ENDS)
    assert table.state[state.BLUES] == 2
    assert table.refuses(0, 1)


def test_the_same_answers_give_the_same_cards_after_undo():
    events = event.Events()
    s = state.new_state()
    other = state.new_state()
    answers = []
    play.begin(s, 99, state.JEWELRY_BOX, house_deck.CARDS, 0, events)
    while s[state.QUESTION] != q.OVER:
        value = s[state.OFFERED]
        assert play.answer(s, value, events)
        answers.append(value)
        if len(answers) % 20 == 0:
            play.begin(other, 99, state.JEWELRY_BOX, house_deck.CARDS, 0, events)
            for value in answers:
                assert play.answer(other, value, events)
            assert other == s
    assert s[state.ROUND] == 7
    assert len(answers) > 100


def test_a_wrong_answer_changes_nothing():
    table = Table([TILES])
    assert table.refuses(-1, 4, 99, 32000, -32768)


def test_cards_taken_to_hand_are_counted_for_the_exam_decks():
    table = Table([TILES] * 4)
    table.say(1, ONE_MORE, 1, TWO_MORE, 1, A_CARD, 1)
    assert table.state[state.HUMAN_GAINED] == 3
    table.say(BOTH)
    assert table.state[state.HUMAN_GAINED] == 4


def test_the_favour_is_gone_too_when_no_more_cards_can_come():
    table = Table([FAVOURS])
    assert table.refuses(TAKES_FAVOUR, BOTH)
    table.say(A_CARD)
    table = Table([TILES])
    table.state[state.GAINED_NOW] = 8
    table.state[state.FAVOUR_OF] = state.SHE
    table.say(1)
    assert table.refuses(TAKES_FAVOUR, ONE_MORE, BOTH, TWO_MORE)


def test_a_round_is_prepared_before_anybody_acts():
    table = Table([TILES] * 4)
    table.say(1, A_CARD, 1, A_CARD, 1, A_CARD, 1)
    assert (table.question, table.state[state.ABOUT]) == (q.GO_ON, 1)

"""A deck on the table: cards told in few choices, remembered, complete at 25 (R11)."""

from du_barry_table import assert_conserved

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import house_deck, play, state
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry.cards import FAVOUR, RESOURCES, TAILOR, card, compiled_card

PHYSICAL = state.PHYSICAL_DECK
HALL_3_JEWEL = 5
HALL_2 = 2


def begin(deck=b"", settings=PHYSICAL):
    s = state.new_state()
    events = event.Events()
    play.begin(s, 0, settings, deck, 0, events)
    assert play.answer(s, 0, events)
    return s, events


def say(s, events, *answers):
    found = []
    for value in answers:
        assert play.answer(s, value, events), (s[state.QUESTION], value)
        assert_conserved(s)
        found += [(events.kind(i), events.operand(i, 0)) for i in range(events.count)]
    return found


def test_a_card_is_told_in_three_choices():
    s, events = begin()
    assert s[state.QUESTION] == q.CARD_ACTION
    found = say(s, events, RESOURCES, 4, HALL_3_JEWEL)
    assert (event.TURNED, card(RESOURCES, 4, 3, 1)) in found
    assert (event.LEARNED, 1) in found
    assert s[state.QUESTION] == q.TILES


def test_the_favour_in_two():
    s, events = begin()
    say(s, events, FAVOUR, 0)
    assert s[state.CARD_LIST] == card(FAVOUR, 0, 1, 0)
    assert s[state.QUESTION] == q.HUMAN_TURN


def test_which_ones_there_are_depends_on_the_action():
    for action, most in ((RESOURCES, 5), (TAILOR, 17), (3, 7), (4, 5)):
        s, events = begin()
        say(s, events, action)
        assert (s[state.LOW], s[state.HIGH]) == (0, most)


def test_the_card_revealed_for_a_hall_is_told_too():
    s, events = begin()
    say(s, events, TAILOR, 0, 0, 1, 3)
    assert s[state.QUESTION] == q.CARD_ACTION
    found = say(s, events, FAVOUR, HALL_2)
    assert (event.REVEALED, card(FAVOUR, 0, 2, 0)) in found
    assert s[state.QUESTION] == q.SPOT
    assert (s[state.DRAW], s[state.DISCARD], s[state.CARDS]) == (20, 1, 2)


def test_a_card_is_noted_again_only_if_a_second_one_lies_there():
    s, events = begin()
    say(s, events, FAVOUR, 0, 0)
    assert s[state.CARDS] == 1
    say(s, events, FAVOUR, 0, 0)
    assert s[state.CARDS] == 2
    say(s, events, FAVOUR, 0, 0, FAVOUR, 2)
    assert (s[state.ROUND], s[state.CARDS]) == (2, 4)
    say(s, events, 0, FAVOUR, 0)
    assert s[state.CARDS] == 4


def test_the_lower_part_known_is_offered_first():
    known = card(TAILOR, 3, 4, 1)
    s, events = begin(bytes((known >> 8, known & 255)))
    say(s, events, TAILOR, 3)
    assert s[state.OFFERED] == 7
    say(s, events, 7)
    assert s[state.CARDS] == 1


def test_the_list_is_complete_at_25_and_too_long_beyond():
    deck = house_deck.CARDS
    s, events = begin(deck[:48])
    assert compiled_card(deck, 24) == card(4, 5, 3, 0)
    found = say(s, events, 4, 5, 4)
    assert (event.COMPLETE, 25) in found
    assert s[state.QUESTION] == q.HUMAN_TURN
    found = say(s, events, 0, TAILOR, 17, 9)
    assert (event.TOO_MANY, 26) in found


def test_even_a_list_full_of_slips_does_not_stop_the_game():
    s, events = begin()
    s[state.CARDS] = state.MOST_CARDS
    for place in range(state.MOST_CARDS):
        s[state.CARD_LIST + place] = card(FAVOUR, 0, 1, 0)
    found = say(s, events, RESOURCES, 0, 0)
    assert (event.TOO_MANY, 40) in found
    assert s[state.QUESTION] == q.TILES


def test_no_card_is_known_before_it_was_turned():
    s, _ = begin()
    for place in range(21):
        assert s[state.DRAW_PILE + place] == state.UNSEEN
    for place in range(3):
        assert s[state.ACTION_PILE + place] == state.UNSEEN


def test_a_lower_part_seen_this_round_is_not_offered_again():
    seen, other = card(RESOURCES, 0, 4, 1), card(RESOURCES, 0, 2, 0)
    s, events = begin(bytes((seen >> 8, seen & 255, other >> 8, other & 255)))
    say(s, events, RESOURCES, 0, 7, 1, 0, RESOURCES, 0)
    assert s[state.OFFERED] == 2

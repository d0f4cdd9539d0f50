"""Tailoring: garment, hall, spot, bonus, jewel, and all that can fail (R8.6)."""

from du_barry_table import Table

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state
from shared_rules.rococo.du_barry.cards import FAVOUR, TAILOR, card

A_CARD = 0
FULL, GUEST, VIP = 0, 1, 2
NO_BONUS, TILE, THREAD, LACE = 0, 1, 2, 3
BLUE, ORANGE = 1, 4
SECOND_FROM_LEFT = 2


def tailor(hall=1):
    return card(TAILOR, SECOND_FROM_LEFT, hall, 0)


def lower(hall, jewel=0):
    return card(FAVOUR, 0, hall, jewel)


def garments(table):
    s = table.state
    return [
        (
            state.garment_hall(one),
            state.garment_colour(one),
            state.garment_vip(one),
            state.garment_fame(one),
        )
        for one in s[state.GARMENT_LIST : state.GARMENT_LIST + s[state.GARMENTS]]
    ]


def test_the_lower_part_of_the_next_card_names_the_hall():
    table = Table([tailor(hall=1)], [lower(3)])
    assert table.once(event.TAILOR_NTH, 1, 0)
    table.say(BLUE, 3)
    assert table.once(event.REVEALED, lower(3), 0)
    assert table.once(event.RENT_IN, 3)
    table.say(VIP, NO_BONUS)
    assert table.once(event.RENTED, 3, 1, 1)
    assert garments(table) == [(3, 0, 1, 3)]
    assert (table.state[state.DISCARD], table.state[state.DRAW]) == (2, 20)
    assert table.question == q.HUMAN_TURN


def test_the_bonus_of_the_spot_is_hers_but_for_livres():
    bonuses = ((TILE, state.TILES, 1), (THREAD, state.THREAD, 2), (LACE, state.LACE, 2))
    for bonus, cell, held in bonuses:
        table = Table([tailor()], [lower(2)])
        table.say(ORANGE, 4, GUEST, bonus)
        assert table.once(event.GOT_BONUS, bonus, held)
        assert table.state[cell] == held
    table = Table([tailor()], [lower(2)])
    table.say(ORANGE, 4, GUEST, NO_BONUS)
    assert not table.happened(event.GOT_BONUS)


def test_no_garment_is_three_fame_and_no_card_is_turned():
    table = Table([tailor()], [lower(3)])
    table.say(0)
    assert table.gave_up(event.NO_GARMENT)
    assert not table.happened(event.REVEALED)
    assert table.state[state.DRAW] == 21


def test_a_full_hall_turns_on_and_is_remembered():
    table = Table([tailor(), tailor()], [lower(3), lower(3), lower(4), lower(3), lower(2)])
    table.say(BLUE, 3, FULL)
    assert [one[:2] for one in table.happened(event.REVEALED)] == [
        (lower(3), 0), (lower(3), 1), (lower(4), 0),
    ]  # fmt: skip
    table.say(GUEST, NO_BONUS, A_CARD, BLUE, 3)
    assert table.happened(event.RENT_IN)[-1][0] == 2
    table.say(GUEST, NO_BONUS)
    assert [one[0] for one in garments(table)] == [4, 2]


def test_all_halls_full_is_three_fame_and_no_garment():
    table = Table([tailor(), tailor()], [lower(hall) for hall in (5, 4, 3, 2, 1)])
    table.say(BLUE, 3, FULL, FULL, FULL, FULL, FULL)
    assert table.gave_up(event.ALL_HALLS_FULL)
    assert garments(table) == []
    table.say(A_CARD)
    assert len(table.happened(event.GAVE_UP)) == 2
    assert len(table.happened(event.REVEALED)) == 5


def empty_draw_pile(settings=0, named=3):
    """A table where one card is left to draw, naming a full hall, and the discard names another."""
    table = Table([card(FAVOUR, 0, named, 0), tailor()], [lower(1)], settings=settings)
    s = table.state
    s[state.FULL_HALLS] = 0b10001
    while s[state.DRAW] > 1:
        s[state.DRAW] -= 1
        s[state.DISCARD_PILE + s[state.DISCARD]] = s[state.DRAW_PILE]
        s[state.DISCARD] += 1
        for place in range(s[state.DRAW]):
            s[state.DRAW_PILE + place] = s[state.DRAW_PILE + place + 1]
    table.say(A_CARD, BLUE, 3)
    return table


def test_an_empty_draw_pile_takes_her_discard():
    table = empty_draw_pile()
    assert table.once(event.RESHUFFLED, 22)
    assert table.question == q.SPOT
    assert table.happened(event.RENT_IN) == [(3, 0, 0)]


def test_an_empty_draw_pile_may_end_it():
    table = empty_draw_pile(settings=state.STOP_AT_EMPTY)
    assert table.once(event.GAVE_UP, 3, event.NO_CARD_NAMES_ROOM)
    assert not table.happened(event.RESHUFFLED)


def test_it_ends_when_no_card_outside_her_action_pile_names_a_hall_with_room():
    table = empty_draw_pile(named=1)
    assert table.once(event.GAVE_UP, 3, event.NO_CARD_NAMES_ROOM)


def jewel_table(jewel, has_marker=True, settings=state.JEWELRY_BOX):
    table = Table([tailor(), tailor()], [lower(3), lower(2, jewel)], settings=settings)
    if has_marker:
        table.state[state.JEWEL_MARKER] = 1
    table.say(BLUE, 3, FULL, GUEST, NO_BONUS)
    return table


def test_a_jewel_goes_along_by_the_sign_of_the_last_card():
    table = jewel_table(1)
    assert table.once(event.ADD_JEWEL, 0, 0)
    assert table.question == q.JEWEL
    table.say(1)
    assert (table.state[state.JEWELS], table.state[state.TILES]) == (1, 0)


def test_a_jewel_of_the_same_colour_brings_a_tile():
    table = jewel_table(1)
    table.say(2)
    assert (table.state[state.JEWELS], table.state[state.TILES]) == (1, 1)


def test_no_jewel_that_fits_is_none():
    table = jewel_table(1)
    table.say(0)
    assert table.state[state.JEWELS] == 0
    assert table.question == q.HUMAN_TURN
    assert table.fame == 0


def test_the_left_most_jewel_by_the_other_way():
    table = jewel_table(1, settings=state.JEWELRY_BOX | state.LEFT_JEWEL)
    assert table.once(event.ADD_JEWEL, 0, 1)


def test_no_jewel_without_sign_marker_or_expansion():
    for table in (jewel_table(0), jewel_table(1, has_marker=False), jewel_table(1, settings=0)):
        assert table.question == q.HUMAN_TURN
        assert not table.happened(event.ADD_JEWEL)


def test_the_connection_bonus_comes_with_the_fifth_hall_at_once():
    table = Table([tailor(), tailor()], [lower(5), lower(5)])
    for hall in range(4):
        table.state[state.MUSICIANS + hall] = 1
    table.say(BLUE, 3, GUEST, NO_BONUS)
    assert table.question == q.CONNECTION
    table.say(8)
    assert table.once(event.CONNECTION, 8)
    assert table.state[state.CONNECTED] == 9
    table.say(A_CARD, BLUE, 3, GUEST, NO_BONUS)
    assert table.question == q.HUMAN_TURN


def test_no_connection_space_is_free():
    table = Table([tailor()], [lower(5)])
    for hall in range(4):
        table.state[state.MUSICIANS + hall] = 1
    table.say(BLUE, 3, GUEST, NO_BONUS, 0)
    assert table.once(event.NO_CONNECTION)
    assert table.state[state.CONNECTED] == 1

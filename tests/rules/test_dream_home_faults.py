"""Dream Home: every broken rule, the places that take part, and what is left out (D1-D6)."""

from dream_home_houses import (
    bench,
    card,
    decorate,
    discard,
    helper,
    one,
    roofs,
    tell_supply,
    tell_swap,
)

from shared_rules.core.problems import MISSING, RANGE, RULE
from shared_rules.core.sheet import ABSENT, FAULTY
from shared_rules.dream_home import faults as fault
from shared_rules.dream_home import fields as f
from shared_rules.dream_home.game import RULES

P0 = "players[0]."


def found(made):
    """Fault and place of all problems, which are rules about one place each."""
    problems = made.wrong()
    for code, _, places in problems:
        assert code == RULE and len(places) == 1, problems
    return [
        (number, places[0].replace(P0, "").replace("house.", "")) for _, number, places in problems
    ]


def test_every_fault_names_its_rule():
    assert len(RULES) == fault.SWAP_NOT_PLACED + 1
    assert set(RULES) == {"D1.1", "D1.2", "D1.3", "D3", "D5.1", "D6", "D6.1", "D6.2"}


def test_cards_on_a_wrong_floor():
    made = one("lv --", "ga -- la", "li st")
    assert found(made) == [
        (fault.WRONG_FLOOR, "basement[0]"),
        (fault.WRONG_FLOOR, "floor1[0]"),
        (fault.WRONG_FLOOR, "floor1[2]"),
        (fault.WRONG_FLOOR, "floor2[1]"),
    ]


def test_cards_over_nothing():
    made = one("", "lv .. -- ..", "ki -- .. be")
    assert found(made) == [
        (fault.OVER_EMPTY_SPACE, "floor2[1]"), (fault.OVER_EMPTY_SPACE, "floor2[3]"),
    ]  # fmt: skip
    made.force(f.FLOOR_1_CARD, FAULTY, 0, 1)
    assert found(made) == [(fault.OVER_EMPTY_SPACE, "floor2[3]")]


def test_cards_over_the_basement():
    made = one(".. ga", "lv -- ki")
    assert found(made) == []
    made.put(f.OVER_SPACE, 1, 0)
    made.put(f.OVER_SPACE, 2, 1)
    assert found(made) == [(fault.OVER_EMPTY_SPACE, "floor1[1]")]
    made.put(f.BASEMENT_CARD, card("--"), 0, 0)
    assert found(made) == []
    made.put(f.OVER_SPACE, 2, 0)
    assert made.only(fault.SAME_SPACE_TWICE, "options.over_basement[0]", "options.over_basement[1]")
    made.force(f.OVER_BASEMENT, FAULTY)
    assert found(made) == []


def test_rooms_over_their_limit():
    cases = (
        ("la la", "", "basement[1]"), ("", "ba ba", "floor1[1]"), ("", "-- ki ki ki", "floor1[3]"),
        ("", "lv lv lv lv", "floor1[3]"), ("", "wd wd", "floor1[1]"),
    )  # fmt: skip
    for basement, floor, place in cases:
        assert found(one(basement, floor)) == [(fault.OVER_LIMIT, place)], place
    assert found(one("", "lv lv lv lv lv")) == [
        (fault.OVER_LIMIT, "floor1[3]"), (fault.OVER_LIMIT, "floor1[4]"),
    ]  # fmt: skip
    assert found(one("ga ga", "lv lv lv ki lv", "ki ki -- ki ki")) == []
    assert found(one("-- --", "-- -- -- -- --")) == []


def test_a_faulty_card_parts_rooms():
    made = one("", "ki ki ki")
    made.force(f.FLOOR_1_CARD, FAULTY, 0, 1)
    assert found(made) == []


def test_where_decor_may_not_stand():
    made = one("la", "lv -- ..", "be")
    decorate(made, f.TREE_HOUSE, 1, 0)
    decorate(made, f.CAT_HOUSE, 1, 1)
    decorate(made, f.PAINTINGS, 1, 2)
    decorate(made, f.SHELVES, 1, 0)
    decorate(made, f.PIANO, 2, 0)
    decorate(made, f.BIRD_HOUSE)
    assert found(made) == [
        (fault.DECOR_OUTSIDE, "decor[0]"),
        (fault.DECOR_WITHOUT_ROOM, "decor[1]"),
        (fault.DECOR_WITHOUT_ROOM, "decor[2]"),
        (fault.DECOR_OF_OTHER_ROOM, "decor[3]"),
        (fault.DECOR_OF_OTHER_ROOM, "decor[4]"),
    ]


def test_where_every_token_may_stand():
    rooms = ("lv", "lv", "be", "ba", "ba", "ki", "la")
    for token in range(f.SHELVES + 1):
        for other in ("lv", "be", "ba", "ki", "li"):
            made = one("", other)
            decorate(made, token, 1, 0)
            right = rooms[token] == other
            assert found(made) == ([] if right else [(fault.DECOR_OF_OTHER_ROOM, "decor[0]")])
    for basement in ("la", "wo", "st", "wc", "ga"):
        for token in (f.SHELVES, f.CAT_HOUSE):
            made = one(basement)
            decorate(made, token, 0, 0)
            assert found(made) == []


def test_decor_on_a_card_that_cannot_be_read_is_left_out():
    made = one("", "--")
    decorate(made, f.PIANO, 1, 0)
    made.force(f.FLOOR_1_CARD, FAULTY, 0, 0)
    assert found(made) == []


def test_one_decor_in_a_joined_room():
    made = one("", "lv lv ki", "lv")
    decorate(made, f.PIANO, 1, 0)
    decorate(made, f.CAT_HOUSE, 2, 0)
    decorate(made, f.PAINTINGS, 1, 1)
    assert made.only(fault.SECOND_DECOR, P0 + "decor[0]", P0 + "decor[2]")


def test_once_in_a_game():
    made = bench(("", "lv"), ("", "lv"))
    decorate(made, f.PIANO, 1, 0)
    decorate(made, f.PIANO, 1, 0, 1)
    assert made.only(fault.TOKEN_TWICE, "players[0].decor[0]", "players[1].decor[0]")
    made = bench(("", "lv"), ("", "li"))
    roofs(made, (0, 1, 1), (0, 1))
    roofs(made, (1, 2), (0, 1), player=1)
    assert made.only(fault.WINDOW_TWICE, "players[0].roofs[1]", "players[1].roofs[0]")
    made = bench(("", "lv"), ("", "li"))
    helper(made, f.ROOFER)
    helper(made, f.ROOFER)
    assert made.only(fault.HELPER_TWICE, "players[0].helpers[0]", "players[0].helpers[1]")


def told_swap(one_place, other_place, *rows, held=True):
    made = one(*rows)
    if held:
        helper(made, f.HANDYMAN)
    tell_swap(made, one_place, other_place)
    return made


def test_told_swaps():
    rows = ("ga", "lv -- ki ki", "ki")
    cases = (
        ((1, 0), (1, 1), False, fault.NO_HANDYMAN),
        ((1, 0), (1, 0), True, fault.SWAP_WITH_ITSELF),
        ((1, 0), (1, 4), True, fault.SWAP_OF_NOTHING),
        ((0, 1), (1, 0), True, fault.SWAP_OF_NOTHING),
        ((0, 0), (1, 0), True, fault.SWAP_NOT_PLACED),
        ((0, 0), (1, 1), True, fault.SWAP_NOT_PLACED),
        ((2, 0), (1, 1), True, fault.SWAP_NOT_PLACED),
    )
    for first, other, held, number in cases:
        assert found(told_swap(first, other, *rows, held=held)) == [(number, "handyman")], number
    assert found(told_swap((1, 0), (2, 0), *rows)) == []
    assert found(told_swap((1, 0), (1, 1), *rows)) == []
    assert found(told_swap((0, 0), (1, 0), "--", "--")) == []


def told_supply(where, letters, *rows, held=True, discarded=("lv", "ki", "la")):
    made = one(*rows)
    if held:
        helper(made, f.SUPPLIER)
    discard(made, *discarded)
    tell_supply(made, where, letters)
    return made


def test_told_supplies():
    rows = ("ga", "lv -- ki ki", "ki")
    cases = (
        ((1, 0), "lv", False, fault.NO_SUPPLIER),
        ((1, 4), "lv", True, fault.SUPPLY_ONTO_NOTHING),
        ((1, 0), "ba", True, fault.NOT_DISCARDED),
        ((1, 1), "ki", True, fault.SUPPLY_NOT_PLACED),
        ((0, 0), "lv", True, fault.SUPPLY_NOT_PLACED),
        ((1, 0), "la", True, fault.SUPPLY_NOT_PLACED),
    )
    for where, letters, held, number in cases:
        made = told_supply(where, letters, *rows, held=held)
        assert found(made) == [(number, "supplier")], number
    assert found(told_supply((1, 1), "lv", *rows)) == []


def test_a_told_room_beside_a_closed_one():
    rows = ("", "-- lv")
    made = told_supply((1, 0), "lv", *rows)
    decorate(made, f.PIANO, 1, 1)
    assert found(made) == [(fault.SUPPLY_NOT_PLACED, "supplier")]
    helper(made, f.DESIGNER)
    assert found(made) == []


def test_exchanges_of_an_illegal_house_are_not_looked_at():
    made = told_swap((1, 0), (1, 1), "lv", "lv li")
    assert found(made) == [(fault.WRONG_FLOOR, "basement[0]")]


def test_a_supply_that_is_wrong_is_not_made_before_the_swap():
    made = told_supply((1, 0), "ba", "", "ba -- --", "ba --")
    helper(made, f.HANDYMAN)
    tell_swap(made, (1, 1), (2, 0))
    assert found(made) == [(fault.NOT_DISCARDED, "supplier"), (fault.SWAP_NOT_PLACED, "handyman")]


def test_what_cannot_be_read_is_left_out():
    made = told_swap((1, 0), (1, 4), "", "lv", held=False)
    made.force(f.HELPER_LIST, FAULTY)
    assert found(made) == []
    made = told_supply((1, 0), "ba", "", "lv")
    made.force(f.DISCARDED_ROOM, FAULTY, 1)
    assert found(made) == []


def test_the_basement_has_two_spaces():
    made = one("la", "lv")
    helper(made, f.HANDYMAN)
    helper(made, f.SUPPLIER)
    decorate(made, f.SHELVES, 0, 2)
    tell_swap(made, (0, 3), (1, 0))
    tell_supply(made, (0, 4), "la")
    assert made.wrong() == [
        (RANGE, 1, [P0 + "decor[0].at[1]"]),
        (RANGE, 1, [P0 + "handyman[0][1]"]),
        (RANGE, 1, [P0 + "supplier[0][1]"]),
    ]


def test_missing_values():
    made = bench(("", "lv"))
    for field in (f.HOUSE, f.BASEMENT_ROW):
        made.force(field, ABSENT, 1 if field == f.HOUSE else 0)
    decorate(made, f.PIANO)
    made.put(f.DECOR, 2)
    made.put(f.ROOFS, 1)
    made.put(f.HELPER_LIST, 1)
    missing = [places[0] for code, _, places in made.wrong() if code == MISSING]
    assert missing == [
        "players[1].house",
        P0 + "house.basement",
        P0 + "decor[1].token",
        P0 + "decor[0].at",
        P0 + "roofs[0].colour",
        P0 + "helpers[0]",
    ]

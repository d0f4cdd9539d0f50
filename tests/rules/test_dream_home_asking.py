"""Dream Home: what the wizard asks, and in which order."""

from dream_home_houses import bench, decorate, helper, one
from plain_sheets import Bench, allocates_nothing

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.dream_home import fields as f
from shared_rules.dream_home import game


def last_keys(paths):
    """The keys at the end of paths, each once, in their order."""
    keys = []
    for path in paths:
        key = path.replace("]", "").split(".")[-1].split("[")[0]
        if key not in keys:
            keys.append(key)
    return keys


def test_a_new_sheet_asks_for_houses_lists_and_helpers():
    made = Bench(game)
    assert last_keys(made.asked()) == ["house", "decor", "helpers", "roofs", "children"]


def test_the_cards_are_asked_from_the_basement_up():
    made = Bench(game)
    for row in (f.BASEMENT_ROW, f.FLOOR_1_ROW, f.FLOOR_2_ROW):
        made.put(row, 1, 0)
    assert made.asked()[0] == "players[1].house"
    asked = made.asked()[1:13]
    assert asked[0] == "players[0].house.basement[0]"
    assert last_keys(asked) == ["basement", "floor1", "floor2"]
    made.put(f.BASEMENT_CARD, 0, 0, 0)
    assert made.asked()[1] == "players[0].house.basement[1]"


def test_helpers_come_before_the_roofs():
    asked = one("", "lv").asked()
    assert asked.index("players[1].helpers") < asked.index("players[0].roofs")


def test_discarded_rooms_are_asked_where_somebody_holds_the_supplier():
    made = one("", "lv")
    assert "discarded_rooms" not in made.asked()
    helper(made, f.SUPPLIER, 1)
    assert "discarded_rooms" in made.asked()
    made.put(f.DISCARDED, 0)
    assert "discarded_rooms" not in made.asked()


def test_exchanges_are_asked_of_who_holds_the_helper_supplier_first():
    made = one("", "lv")
    helper(made, f.HANDYMAN, 0)
    helper(made, f.SUPPLIER, 0)
    asked = made.asked()
    assert asked.index("players[0].supplier") < asked.index("players[0].handyman")
    assert "players[1].supplier" not in asked and "players[1].handyman" not in asked
    assert asked.index("players[1].roofs") < asked.index("players[0].supplier")
    made.put(f.SUPPLY, NONE, 0)
    made.put(f.SWAP, NONE, 0)
    assert "players[0].supplier" not in made.asked()
    assert "players[0].handyman" not in made.asked()


def test_a_place_is_asked_of_tokens_that_stand_in_a_room():
    made = one("", "lv")
    decorate(made, f.TREE_HOUSE)
    assert "players[0].decor[0].at" not in made.asked()
    decorate(made, f.PIANO)
    assert "players[0].decor[1].at" in made.asked()


def test_children_are_asked_last_and_of_level_players():
    made = bench(("", "lv"), ("", "ki"), ("", "li"))
    for player in range(3):
        made.force(f.CHILDREN, ABSENT, player)
    asked = made.asked()
    assert asked[-2:] == ["players[0].children", "players[1].children"]
    assert "players[2].children" not in asked


def test_asking_allocates_nothing():
    made = bench(("", "lv"), ("", "ki"))
    helper(made, f.SUPPLIER)

    def work():
        game.need(made.sheet, f.CHILDREN, 0, 0)
        game.need(made.sheet, f.DISCARDED, 0, 0)
        game.need(made.sheet, f.AT, 0, 0)

    allocates_nothing(work)

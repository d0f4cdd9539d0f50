"""The judge of wrong sheets against cases that the contract states plainly."""

import pytest

from models.rococo_problems import problems
from models.small_sheets import garment, sheet_of, space


def found(sheet):
    return [(problem["path"], problem["code"]) for problem in problems(sheet)]


def marker(owner, **others):
    return {"owner": owner, "points": 0, **others}


def with_player(number, **values):
    sheet = sheet_of(3)
    sheet["players"][number].update(values)
    return sheet


def tally_sheet(halls, **values):
    sheet = sheet_of(3)
    del sheet["garments"]
    for player, counts in enumerate(halls):
        sheet["players"][player]["tally"] = {"halls": counts, "points": 9, **values}
    return sheet


TILE_CASES = {
    "root": ([], [("", "type")]),
    "no game": ({"players": []}, [("game", "missing")]),
    "other game": ({"game": "chess"}, [("game", "unknown")]),
    "bodies": ({"game": "rococo"}, [("players", "missing"), ("halls", "missing")]),
    "true is no number": (with_player(0, fame=True), [("players[0].fame", "type")]),
    "3.0 is no number": (with_player(1, fame=3.0), [("players[1].fame", "type")]),
    "text is no number": (with_player(1, fame="3"), [("players[1].fame", "type")]),
    "huge": (with_player(1, fame=10**40), [("players[1].fame", "range")]),
    "empty name": (with_player(0, name=""), [("players[0].name", "range")]),
    "long name": (with_player(0, name="x" * 25), [("players[0].name", "range")]),
    "few employees": (
        with_player(2, holdings={"employee": 3}),
        [("players[2].holdings.employee", "rule")],
    ),
    "kinds": (
        with_player(2, holdings={"employee:master": 5, "employee": 4}),
        [("players[2].holdings.employee", "rule")],
    ),
    "jewels": (with_player(2, holdings={"jewel": 1}), [("players[2].holdings.jewel", "rule")]),
    "card word": (
        with_player(0, employees=[{"count": "gown", "points": 1}]),
        [("players[0].employees[0].count", "unknown")],
    ),
    "per": (
        with_player(0, employees=[{"count": "statue", "points": 1, "per": 0}]),
        [("players[0].employees[0].per", "range")],
    ),
    "needed holdings": (
        with_player(
            0, employees=[{"count": "thread", "points": 1}, {"count": "employee", "points": 1}]
        ),
        [("players[0].holdings.employee", "needed"), ("players[0].holdings.thread", "needed")],
    ),
    "du Barry": (
        sheet_of(2, options={"solo": True}),
        [("players[1].holdings.resource_tile", "needed")],
    ),
    "solo with three": (sheet_of(3, options={"solo": True}), [("players", "range")]),
    "kitchens": (
        sheet_of(2, kitchens=[marker(1, side="left"), marker(0, side="left")] * 2),
        [("kitchens[2]", "rule"), ("kitchens[3]", "rule")],
    ),
    "one kitchen a side": (
        sheet_of(2, kitchens=[marker(0, side="left"), marker(0, side="right")]),
        [],
    ),
    "jewel decorations": (
        sheet_of(
            2,
            jewel_decorations=[marker(0), marker(1), marker(0)],
            options={"expansions": ["jewelry_box"]},
        ),
        [("jewel_decorations[2]", "rule")],
    ),
    "times": (sheet_of(2, spaces=[space(times=4)]), [("fireworks.spaces[0].times", "range")]),
    "queen": (sheet_of(2, queens_favour=2), [("queens_favour", "range")]),
    "move of another": (
        sheet_of(2, [garment(1, 1)], spaces=[space(0)], balcony=[[0, 0]]),
        [("balcony[0]", "rule")],
    ),
    "move from hall 2": (
        sheet_of(2, [garment(0, 2)], spaces=[space(0)], balcony=[[0, 0]]),
        [("balcony[0]", "rule")],
    ),
    "two on one space": (
        sheet_of(2, [garment(0, 1)] * 2, spaces=[space(0)], balcony=[[1, 0], [0, 0]]),
        [("balcony[1]", "rule")],
    ),
    "one garment twice": (
        sheet_of(2, [garment(0, 1)], spaces=[space(0)] * 2, balcony=[[0, 1], [0, 0]]),
        [("balcony[1]", "rule")],
    ),
    "move index": (
        sheet_of(2, [garment(0, 1)], spaces=[space(0)], balcony=[[1, 0]]),
        [("balcony[0][0]", "range")],
    ),
    "seven orange": (sheet_of(2, [garment(0, 2, "orange")] * 7), [("garments[6]", "rule")]),
    "seven orange with more garments": (
        sheet_of(2, [garment(0, 2, "orange")] * 7, options={"expansions": ["festive"]}),
        [],
    ),
}


@pytest.mark.parametrize("case", TILE_CASES)
def test_tiles(case):
    sheet, expected = TILE_CASES[case]
    assert found(sheet) == expected


def test_second_is_missing_but_with_two_players():
    for count, expected in [(2, []), (3, [("halls[1].second", "missing")])]:
        sheet = sheet_of(count)
        del sheet["halls"][1]["second"]
        assert found(sheet) == expected


def test_du_barrys_livres():
    sheet = sheet_of(2, options={"solo": True})
    sheet["players"][1]["holdings"] = {"resource_tile": 0}
    assert found(sheet) == []
    sheet["players"][1]["livres"] = 10
    assert found(sheet) == [("players[1].livres", "rule")]
    del sheet["players"][1]["livres"]
    assert found(sheet) == []


def test_order_of_the_file_and_absent_keys_at_the_end():
    sheet = sheet_of(3)
    sheet = {"hals": 1, "queens_favour": 7, **sheet}
    sheet["players"][1] = {"livres": -1, "x": 0}
    assert found(sheet) == [
        ("hals", "unknown"),
        ("queens_favour", "range"),
        ("players[1].livres", "range"),
        ("players[1].x", "unknown"),
        ("players[1].name", "missing"),
    ]


NONE = [0, 0, 0, 0, 0]
ONE = [1, 0, 0, 0, 0]
TWO = [2, 0, 0, 0, 0]

CONTRADICTIONS = {
    "vip over halls": ({"vip": [None, 1, 0, 0, 0]}, "vip[1]"),
    "colours": ({"colours": {"blue": 1, "pink": 2}}, "colours"),
    "grand hall": ({"grand_hall": [{"points": 1}]}, "grand_hall"),
    "grand hall points": ({"grand_hall": [{"points": 5}, {"points": 5}]}, "grand_hall"),
    "grand hall colours": (
        {"colours": {"blue": 2}, "grand_hall": [{"points": 0, "colour": "pink"}, {"points": 0}]},
        "grand_hall",
    ),
    "statues": ({"colours": {"blue": 2}, "statues": 2, "decorations": 1}, "decorations"),
    "no decorations": ({"decorations": 0, "decoration_points": 1}, "decoration_points"),
}


@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_tally_contradicts_itself(case):
    values, place = CONTRADICTIONS[case]
    sheet = tally_sheet([TWO, NONE, NONE])
    sheet["players"][0]["tally"].update(values)
    assert found(sheet) == [(f"players[0].tally.{place}", "rule")]


def test_both_forms():
    sheet = tally_sheet([TWO, ONE, NONE])
    sheet["garments"] = []
    assert found(sheet) == [("garments", "rule")]


def test_needed_one_round_at_a_time():
    sheet = tally_sheet([TWO, TWO, ONE])
    first, second, _ = [player["tally"] for player in sheet["players"]]
    assert found(sheet) == [
        ("players[0].tally.vip[0]", "needed"),
        ("players[1].tally.vip[0]", "needed"),
    ]
    first["vip"] = [1, None, None, None, None]
    second["vip"] = [1, None, None, None, None]
    assert found(sheet) == [("halls[0].musician", "needed")]
    sheet["halls"][0]["musician"] = None
    assert found(sheet) == []
    second["vip"][0] = 0
    del sheet["halls"][0]["musician"]
    assert found(sheet) == []


def test_needed_for_the_second_place():
    assert found(tally_sheet([TWO, ONE, ONE])) == [
        ("players[1].tally.vip[0]", "needed"),
        ("players[2].tally.vip[0]", "needed"),
    ]
    sheet = tally_sheet([TWO, ONE, ONE])
    sheet["players"].append({"name": "D", "livres": 0, "tally": {"halls": TWO, "points": 0}})
    for player in [0, 3]:
        sheet["players"][player]["tally"]["vip"] = [0, 0, 0, 0, 0]
    sheet["halls"][0]["musician"] = None
    assert found(sheet) == []


def test_needed_for_statues_spaces_and_cards():
    sheet = tally_sheet([TWO, ONE, NONE], statues=1)
    sheet["players"][2]["tally"]["statues"] = 0
    sheet["players"][1]["tally"]["statues"] = 0
    sheet["fireworks"]["spaces"] = [{"times": 2, "owner": 1}]
    cards = ["decoration", "kitchen", "garment:pink", "hall"]
    sheet["players"][1]["employees"] = [{"count": word, "points": 1} for word in cards]
    assert found(sheet) == [
        ("players[0].tally.colours", "needed"),
        ("players[1].tally.colours", "needed"),
        ("players[1].tally.grand_hall", "needed"),
        ("players[1].tally.decorations", "needed"),
        ("players[1].tally.kitchens", "needed"),
        *[(f"halls[{hall}].musician", "needed") for hall in range(1, 5)],
    ]


def test_colour_of_grand_hall_is_needed_only_for_statues_without_the_balcony():
    for counts, statues in [(True, 1), (False, 0), (False, 1)]:
        sheet = tally_sheet([ONE, NONE, NONE])
        sheet["options"] = {"balcony_counts_for_statues": counts}
        sheet["fireworks"]["spaces"] = [{"times": 2, "owner": 0}]
        sheet["players"][0]["tally"].update(
            {"statues": statues, "colours": {"blue": 1}, "grand_hall": [{"points": 1}]}
        )
        asked = [("players[0].tally.grand_hall[0].colour", "needed")]
        assert found(sheet) == (asked if statues and not counts else [])

"""The judge against cases worked by hand from the rules."""

import pytest

from models.rococo_model import score
from models.small_sheets import garment, hall_sheet, line, sheet_of, space

HALL_CASES = {
    "most and second": ([3, 2, 1], [0, 0, 1], None, [10, 4, 0]),
    "nobody there": ([0, 0, 0], [0, 0, 0], 1, [0, 0, 0]),
    "alone: no second prize": ([0, 1, 0], [0, 0, 0], 0, [0, 10, 0]),
    "vip breaks, loser is second": ([2, 2, 1], [1, 0, 1], 2, [10, 4, 0]),
    "musician breaks, loser is second": ([2, 2, 1], [1, 1, 0], 1, [4, 10, 0]),
    "vip comes before the musician": ([2, 2, 0], [0, 1, 0], 0, [4, 10, 0]),
    "unbroken: all first, no second": ([2, 2, 1], [1, 1, 0], 2, [10, 10, 0]),
    "three level, one vip, losers share": ([1, 1, 1], [1, 0, 0], None, [10, 4, 4]),
    "three level, vip then musician": ([1, 1, 1], [1, 0, 0], 2, [10, 0, 4]),
    "three level, musician then vip": ([2, 2, 2], [1, 1, 0], 0, [10, 4, 0]),
    "two of three level after vip": ([2, 2, 2], [1, 1, 0], 2, [10, 10, 0]),
    "second by vip": ([3, 1, 1], [0, 0, 1], 1, [10, 0, 4]),
    "second by musician": ([3, 1, 1], [0, 1, 1], 2, [10, 0, 4]),
    "second by musician of the first": ([3, 1, 1], [0, 1, 1], 0, [10, 4, 4]),
    "second shared": ([3, 1, 1], [0, 0, 0], None, [10, 4, 4]),
    "two players: first only": ([2, 1], [0, 0], None, [10, 0]),
    "two players: vip": ([1, 1], [0, 1], 0, [0, 10]),
    "two players: musician": ([1, 1], [1, 1], 0, [10, 0]),
    "two players: shared": ([1, 1], [0, 0], None, [10, 10]),
}


@pytest.mark.parametrize("case", HALL_CASES)
def test_hall_prizes(case):
    counts, vips, musician, expected = HALL_CASES[case]
    assert line(hall_sheet(counts, vips, musician), "hall_1") == expected


def test_second_place_tie_none():
    assert line(hall_sheet([3, 1, 1], [0, 0, 0], second_place_tie="none"), "hall_1") == [10, 0, 0]
    assert line(hall_sheet([1, 1, 1], [1, 0, 0], second_place_tie="none"), "hall_1") == [10, 0, 0]
    assert line(hall_sheet([1, 1, 0], [0, 0, 0], second_place_tie="none"), "hall_1") == [10, 10, 0]


def test_two_player_tie_none():
    assert line(hall_sheet([1, 1], [0, 0], two_player_tie="none"), "hall_1") == [0, 0]
    assert line(hall_sheet([1, 1], [1, 0], two_player_tie="none"), "hall_1") == [10, 0]
    assert line(hall_sheet([1, 1, 0], [0, 0, 0], two_player_tie="none"), "hall_1") == [10, 10, 0]


FIREWORKS_CASES = [
    (3, [], [0, 0, 0]),
    (3, [None, 1], [0, 7, 0]),
    (3, [0, 1, 0, 2], [7, 0, 3]),
    (3, [0, 1, 1, 0], [7, 3, 0]),
    (3, [2, 1, 0], [7, 3, 0]),
    (3, [1, 2, 0, 0], [7, 0, 3]),
    (2, [0, 0, 1], [7, 0]),
    (2, [0, 1], [0, 7]),
]


@pytest.mark.parametrize(("count", "owners", "expected"), FIREWORKS_CASES)
def test_fireworks(count, owners, expected):
    sheet = sheet_of(count, spaces=[space(owner) for owner in owners])
    assert line(sheet, "fireworks") == expected


def test_statues_worked_example():
    colours = ["pink"] * 3 + ["blue"] * 2 + ["green", "orange"]
    garments = [garment(0, 2, colour) for colour in colours]
    statues = [{"owner": 0, "points": 0}] * 2
    assert line(sheet_of(2, garments, statues=statues), "statues") == [8 + 4, 0]
    assert line(sheet_of(2, garments, statues=statues * 2), "statues") == [8 + 4 + 2, 0]


def test_balcony_takes_the_dear_garments_to_the_dear_spaces():
    garments = [garment(0, 1, points=p) for p in [1, 3, 2]] + [garment(0, 2, points=4)]
    result = score(sheet_of(2, garments, spaces=[space(0, 3), space(1, 3), space(0, 2)]))
    assert result["moves"] == [
        {"player": 0, "garment": 1, "space": 0},
        {"player": 0, "garment": 2, "space": 2},
    ]
    assert line(sheet_of(2, garments, spaces=[space(0, 3)]), "garments") == [10 + 6, 0]


def test_balcony_makes_no_move_that_gains_nothing():
    garments = [garment(0, 1), garment(0, 1, points=2)]
    result = score(sheet_of(2, garments, spaces=[space(0), space(0)]))
    assert result["moves"] == [{"player": 0, "garment": 1, "space": 0}]


def test_equal_moves_sort_first():
    garments = [garment(0, 1, points=2) for _ in range(3)]
    result = score(sheet_of(2, garments, spaces=[space(0), space(0)]))
    assert [(m["garment"], m["space"]) for m in result["moves"]] == [(0, 0), (1, 1)]


def test_balcony_may_cost_a_statue():
    garments = [garment(0, 1, "orange", 1), garment(0, 1, "blue", 1), garment(0, 2, "blue")]
    options = {"balcony_counts_for_statues": False}
    others = {"spaces": [space(0, 2)], "statues": [{"owner": 0, "points": 0}]}
    result = score(sheet_of(2, garments, options=options, **others))
    assert [move["garment"] for move in result["moves"]] == [1]
    garments[1]["points"] = 0
    assert score(sheet_of(2, garments, options=options, **others))["moves"] == []
    garments[0]["points"] = 3
    result = score(sheet_of(2, garments, options=options, **others))
    assert [move["garment"] for move in result["moves"]] == [0]


CARD_CASES = {
    "garment": 5,
    "garment:blue": 2,
    "garment:orange": 0,
    "garment:vip": 2,
    "garment:hall1": 2,
    "garment:hall4": 0,
    "decoration": 6,
    "statue": 1,
    "musician": 1,
    "kitchen": 2,
    "fireworks": 1,
    "hall": 4,
    "employee": 7,
    "employee:master": 3,
    "employee:journeyman": 1,
    "employee:apprentice": 2,
    "resource_tile": 5,
    "thread": 1,
    "lace": 0,
    "jewel": 4,
}


def card_sheet(card):
    sheet = sheet_of(
        3,
        [
            garment(0, 1, "blue", vip=True),
            garment(0, 1, "pink"),
            garment(0, 2, "blue", vip=True),
            garment(0, 3, "green"),
            garment(0, 3, "green"),
            garment(1, 4, "orange", vip=True),
        ],
        spaces=[space(0), space(), space(1)],
        statues=[{"owner": 0, "points": 0}, {"owner": 1, "points": 0}],
        kitchens=[
            {"owner": 0, "points": 0, "side": "left"},
            {"owner": 0, "points": 0, "side": "right"},
        ],
        jewel_decorations=[{"owner": 0, "points": 0}],
        options={"expansions": ["jewelry_box"]},
    )
    sheet["halls"][4]["musician"] = {"owner": 0, "points": 0}
    held = {word: CARD_CASES[word] for word in list(CARD_CASES)[-8:]}
    sheet["players"][0].update({"employees": [card], "holdings": held})
    return sheet


@pytest.mark.parametrize("word", CARD_CASES)
def test_cards(word):
    def points_of(card):
        return line(card_sheet({"count": word, **card}), "employees")[0]

    count = CARD_CASES[word]
    assert points_of({"points": 1}) == count
    assert points_of({"points": 3, "per": 2}) == 3 * (count // 2)
    assert points_of({"points": 3, "max": 5}) == min(5, 3 * count)


def test_flat_card():
    assert line(card_sheet({"points": 4}), "employees")[0] == 4


def test_queens_favour_and_livres():
    sheet = sheet_of(3, queens_favour=1)
    sheet["players"][2]["livres"] = 39
    assert line(sheet, "queens_favour") == [0, 3, 0]
    assert line(sheet, "livres") == [0, 0, 3]


def solo_sheet(fame, tiles, livres=0):
    sheet = sheet_of(2, options={"solo": True})
    sheet["players"][0].update({"fame": fame, "livres": livres})
    sheet["players"][1] = {"name": "du Barry", "holdings": {"resource_tile": tiles}}
    return sheet


def test_solo_resource_tiles_count_in_pairs_for_her_alone():
    sheet = solo_sheet(0, 5)
    sheet["players"][0]["holdings"] = {"resource_tile": 9}
    assert line(sheet, "resource_tiles") == [0, 2]


@pytest.mark.parametrize(
    ("fame", "livres", "winner", "decided_by"),
    [(3, 0, 0, "total"), (1, 9, 1, "total"), (2, 9, 1, "solo"), (2, 0, 1, "solo")],
)
def test_solo_ties_are_hers(fame, livres, winner, decided_by):
    result = score(solo_sheet(fame, 4, livres))
    assert (result["winners"], result["decided_by"]) == ([winner], decided_by)
    assert sorted(player["rank"] for player in result["players"]) == [1, 2]


@pytest.mark.parametrize(
    ("standings", "ranks", "decided_by"),
    [
        ([(5, 0), (4, 9), (3, 0)], [1, 2, 3], "total"),
        ([(5, 1), (5, 2), (5, 0)], [2, 1, 3], "livres"),
        ([(5, 1), (5, 1), (4, 9)], [1, 1, 3], "shared"),
        ([(5, 1), (4, 2), (4, 2), (4, 1)], [1, 2, 2, 4], "total"),
        ([(5, 0), (5, 0), (5, 0)], [1, 1, 1], "shared"),
    ],
)
def test_ranking(standings, ranks, decided_by):
    sheet = sheet_of(len(standings))
    for player, (fame, livres) in zip(sheet["players"], standings, strict=True):
        player.update({"fame": fame, "livres": livres})
    result = score(sheet)
    assert [player["rank"] for player in result["players"]] == ranks
    assert result["winners"] == [i for i, rank in enumerate(ranks) if rank == 1]
    assert result["decided_by"] == decided_by

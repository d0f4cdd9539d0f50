"""The lines that need no comparison, the total and the places (R6.1, R6.2, R6.4, R6.10, R8.11)."""

import rococo_sheets as r

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo import scoring


def standing(*players):
    """A game of players with fame on the track and livres."""
    sheet = r.empty(len(players))
    for player in range(len(players)):
        r.put(sheet, f.FAME, players[player][0], player)
        r.put(sheet, f.LIVRES, players[player][1], player)
    return sheet


def places(sheet):
    result = r.score(sheet)
    return list(result.ranks[: result.players]), rococo.DECIDERS[result.decided]


def test_the_names_and_rules_of_the_lines():
    assert [key for key, _ in rococo.LINES] == [
        "fame", "livres", "jewels", "employees", "queens_favour",
        "hall_1", "hall_2", "hall_3", "hall_4", "hall_5",
        "fireworks", "statues", "garments", "decorations", "connection", "resource_tiles",
    ]  # fmt: skip
    assert rococo.LINES[scoring.L_LIVRES][1] == "R6.1"
    assert rococo.LINES[scoring.L_RESOURCE_TILES] == ("resource_tiles", "R8.11")


def test_fame_on_the_track():
    assert r.line(standing((0, 0), (7, 0), (999, 0)), scoring.L_FAME) == [0, 7, 999]


def test_ten_livres_are_one_fame():
    sheet = standing((0, 9), (0, 10), (0, 39), (0, 999))
    assert r.line(sheet, scoring.L_LIVRES) == [0, 1, 3, 99]


def test_jewels_of_the_jewelry_box():
    sheet = r.empty(3)
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX | f.FESTIVE)
    r.put(sheet, f.HELD_JEWELS, 6, 2)
    assert r.line(sheet, scoring.L_JEWELS) == [0, 0, 6]


def test_the_queens_favour_of_round_7():
    sheet = r.empty(3)
    assert r.line(sheet, scoring.L_QUEENS_FAVOUR) == [0, 0, 0]
    r.put(sheet, f.QUEENS_FAVOUR, NONE)
    assert r.line(sheet, scoring.L_QUEENS_FAVOUR) == [0, 0, 0]
    r.put(sheet, f.QUEENS_FAVOUR, 1)
    assert r.line(sheet, scoring.L_QUEENS_FAVOUR) == [0, 3, 0]


def test_totals_are_the_sums_of_the_lines():
    sheet = standing((5, 38), (2, 70), (0, 0))
    r.garment(sheet, 0, 1, points=3)
    r.garment(sheet, 1, 1, points=4)
    r.space(sheet, 1, 3, points=2)
    r.statue(sheet, 0, points=1)
    r.put(sheet, f.QUEENS_FAVOUR, 0)
    result = r.score(sheet)
    assert list(result.totals[:3]) == [5 + 3 + 3 + 10 + 2 + 3 + 1, 2 + 7 + 10 + 7 + 12 + 2, 0]


def test_most_fame_wins():
    assert places(standing((5, 0), (4, 9), (3, 0))) == ([1, 2, 3], "total")


def test_livres_kept_break_a_tie():
    assert places(standing((5, 1), (5, 2), (5, 0))) == ([2, 1, 3], "livres")
    assert places(standing((4, 10), (5, 9))) == ([2, 1], "livres")


def test_livres_kept_break_ties_behind_too():
    assert places(standing((9, 0), (5, 1), (5, 2))) == ([1, 3, 2], "total")


def test_a_tie_that_stays_is_shared():
    assert places(standing((5, 1), (5, 1), (4, 9))) == ([1, 1, 3], "shared")
    assert places(standing((5, 3), (5, 3), (5, 3))) == ([1, 1, 1], "shared")
    assert places(standing((5, 0), (4, 2), (4, 2), (4, 1))) == ([1, 2, 2, 4], "total")


def solo(fame, tiles, livres=0):
    sheet = r.empty(2)
    r.put(sheet, f.SOLO, 1)
    sheet.cells[sheet.cell(f.LIVRES, f.DU_BARRY)] = ABSENT
    r.put(sheet, f.FAME, fame, 0)
    r.put(sheet, f.LIVRES, livres, 0)
    r.put(sheet, f.HELD_TILES, tiles, f.DU_BARRY)
    return sheet


def test_du_barry_scores_one_for_two_resource_tiles():
    for tiles, points in ((0, 0), (1, 0), (2, 1), (5, 2), (99, 49)):
        sheet = solo(0, tiles)
        r.put(sheet, f.HELD_TILES, 9, 0)
        assert r.line(sheet, scoring.L_RESOURCE_TILES) == [0, points]
        assert r.result.totals[f.DU_BARRY] == points


def test_resource_tiles_are_a_line_of_solo_games_only():
    assert rococo.line_count(solo(0, 0)) == 16
    assert rococo.line_count(r.empty(2)) == 15
    sheet = r.empty(2)
    r.put(sheet, f.HELD_TILES, 9, 1)
    r.score(sheet)
    assert list(r.result.totals[:2]) == [0, 0]


def test_du_barry_wins_a_tie():
    assert places(solo(3, 4)) == ([1, 2], "total")
    assert places(solo(1, 4, 9)) == ([2, 1], "total")
    assert places(solo(2, 4, 9)) == ([2, 1], "solo")


def test_du_barry_scores_the_queens_favour_and_the_best_balcony():
    sheet = solo(0, 0)
    r.put(sheet, f.QUEENS_FAVOUR, f.DU_BARRY)
    garment = r.garment(sheet, f.DU_BARRY, 1, points=3)
    space = r.space(sheet, f.DU_BARRY, 3)
    assert r.line(sheet, scoring.L_QUEENS_FAVOUR) == [0, 3]
    assert r.moves(sheet) == [(f.DU_BARRY, garment, space)]


def test_a_sheet_is_forgotten_before_the_next():
    sheet = standing((5, 38), (2, 70), (0, 0))
    r.garment(sheet, 0, 1, points=3)
    r.space(sheet, 0)
    r.score(sheet)
    result = r.score(r.empty(2))
    assert (result.players, result.move_count) == (2, 0)
    assert set(result.points) == {0}

"""Her part of the sheet: scored as it stands, in both forms alike, and as the device fills it."""

import json

import pytest
import score_files
import solo_games
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer
from tabletally.shared_rules.rococo import fields as f
from tabletally.shared_rules.rococo.du_barry import state
from tabletally.shared_rules.rococo.du_barry.score_sheet import PARTS
from tabletally.solo import sheet

SEEDS = range(40)
BOX = state.JEWELRY_BOX


def scored(document):
    return Scorer(HereEngine(), "en").score([json.loads(json.dumps(document))])[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_is_scored_alike_in_both_forms(seed):
    session = solo_games.finished(seed, BOX * (seed % 2))
    tiles = scored(sheet.both(session.state, solo_games.tiles_of_the_human()))
    tally = scored(sheet.both(session.state, solo_games.tally_of_the_human()))
    assert tiles["problems"] == []
    assert tally["problems"] == []
    for one, other in zip(tiles["players"], tally["players"], strict=True):
        points = [(line["key"], line["points"]) for line in one["lines"]]
        assert points == [(line["key"], line["points"]) for line in other["lines"]]
    hers = {line["key"]: line["points"] for line in tiles["players"][1]["lines"]}
    assert hers["fame"] == session.state[state.FAME]
    assert hers["resource_tiles"] == session.state[state.TILES] // 2
    assert hers["livres"] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_device_fills_her_part_alike(seed):
    session = solo_games.finished(seed, BOX * (seed % 2))
    told = sheet.both(session.state, solo_games.tally_of_the_human())
    by_host, _ = score_files.flat(told)
    human = solo_games.tally_of_the_human()
    human["game"] = "rococo"
    human["players"].append({"name": "Madame du Barry"})
    by_device, _ = score_files.flat(human)
    for fill in PARTS:
        fill(session.state, by_device, by_device.cells.__setitem__)
    assert differences(by_device, by_host) == []


def differences(one, other):
    """Paths of her own whose values differ; absent and the default are alike."""
    return [
        (path, j)
        for field, path in enumerate(f.TABLE.paths)
        if f.TABLE.outer[field] == f.PLAYERS
        for j in range(one.columns(field, f.DU_BARRY))
        if one.value(field, f.DU_BARRY, j) != other.value(field, f.DU_BARRY, j)
    ]


def test_without_the_table_only_the_table_is_missing():
    result = scored(sheet.her_part(solo_games.finished(3).state))
    missing = {problem["path"] for problem in result["problems"]}
    assert {"players[0].livres", "halls[0].first"} <= missing
    assert all(problem["code"] == "missing" for problem in result["problems"])
    assert not any(path.startswith("players[1]") for path in missing)


def test_a_tie_is_hers():
    session = solo_games.finished(5)
    table = solo_games.tiles_of_the_human()
    document = sheet.both(session.state, table)
    totals = [player["total"] for player in scored(document)["players"]]
    document["players"][0]["fame"] += max(totals[1] - totals[0], 0)
    document["players"][1]["fame"] += max(totals[0] - totals[1], 0)
    result = scored(document)
    assert [player["total"] for player in result["players"]] == [max(totals)] * 2
    assert (result["winners"], result["decided_by"]) == ([1], "solo")


def test_her_balcony_moves_are_the_best():
    session = solo_games.finished(0)
    s = session.state
    s[state.GARMENT_LIST] = state.pack_garment(1, 0, 0, 4)
    s[state.SPACE_TIMES] = 3
    moves = scored(sheet.both(s, solo_games.tiles_of_the_human()))["moves"]
    assert any(move["player"] == 1 for move in moves)


def test_the_tables_own_spaces_and_expansions_stay():
    session = solo_games.finished(2, BOX)
    table = solo_games.tiles_of_the_human()
    table["fireworks"]["spaces"][7]["owner"] = 0
    session.state[state.SPACE_TIMES + 7] = 0
    document = sheet.both(session.state, table)
    assert document["fireworks"]["spaces"][7]["owner"] == 0
    assert document["options"]["expansions"] == ["jewelry_box", "haute_couture"]
    assert "game" not in table

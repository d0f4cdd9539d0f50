"""The judge against itself: both forms agree, and chance brings up every case."""

import json
from collections import Counter
from random import Random

import pytest

from models.rococo_model import score
from models.rococo_problems import problems
from models.rococo_random import broken, forgetful, tally_of, tally_sheet, tile_sheet

SEEDS = range(150)
CODES = {"missing", "needed", "unknown", "type", "range", "rule"}


def scored(result):
    return {key: value for key, value in result.items() if key != "moves"}


@pytest.mark.parametrize("seed", SEEDS)
def test_both_forms_score_alike(seed):
    tiles = tile_sheet(Random(seed))
    assert problems(tiles) == []
    tally = tally_of(tiles)
    assert problems(tally) == []
    tiles.pop("balcony", None)
    in_tiles, in_tally = score(tiles), score(tally)
    assert scored(in_tiles) == scored(in_tally)
    assert [(m["player"], m["space"]) for m in in_tiles["moves"]] == [
        (m["player"], m["space"]) for m in in_tally["moves"]
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_needed_changes_nothing(seed):
    full = tally_of(tile_sheet(Random(seed)))
    rng = Random(seed)
    tile_sheet(rng)
    assert score(full)["players"] == score(tally_sheet(Random(seed)))["players"]
    for problem in problems(forgetful(rng, full)):
        assert problem["code"] == "needed"


@pytest.mark.parametrize("seed", SEEDS)
def test_totals_and_ranks_hold_together(seed):
    result = score(tile_sheet(Random(seed)))
    assert len({tuple(line["key"] for line in p["lines"]) for p in result["players"]}) == 1
    for player in result["players"]:
        assert player["total"] == sum(line["points"] for line in player["lines"])
    assert result["winners"] == [i for i, p in enumerate(result["players"]) if p["rank"] == 1]
    assert (len(result["winners"]) > 1) == (result["decided_by"] == "shared")


def test_every_outcome_and_every_code_comes_up():
    decided, codes, rules = Counter(), Counter(), Counter()
    for seed in range(300):
        rng = Random(seed)
        sheet = tile_sheet(rng)
        decided[score(sheet)["decided_by"]] += 1
        for base in [sheet, tally_of(sheet)]:
            damaged = broken(rng, base)
            json.dumps(damaged)
            for problem in problems(damaged):
                assert problem["code"] in CODES
                codes[problem["code"]] += 1
                rules[problem.get("rule")] += 1
    assert all(decided[step] >= 10 for step in ["total", "livres", "shared", "solo"]), decided
    assert all(codes[code] >= 10 for code in CODES), codes
    assert all(count >= 5 for count in rules.values()), rules

"""The product against a slow judge that was written from the contract alone."""

import json
import re
from random import Random

import pytest
from models.rococo_damage import WEIRD
from models.rococo_model import score
from models.rococo_problems import problems
from models.rococo_random import broken, forgetful, tally_of, tally_sheet, tile_sheet
from models.rococo_trim import LENGTHS
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer

SCORER = Scorer(HereEngine(), "en")
GROUPS = 10
TILES = 1000
TALLIES = 500
SHORT_TALLIES = 100
LACKING = 500
BROKEN = 5000
JUDGED_OF_THE_BROKEN = 2500
CODES = {"missing", "needed", "unknown", "type", "range", "rule"}


def group(count, number):
    return range(number, count, GROUPS)


def without_reasons(outcome):
    players = [
        {**player, "lines": [{k: line[k] for k in ("key", "points")} for line in player["lines"]]}
        for player in outcome["players"]
    ]
    return {**outcome, "players": players}


def pairs(found):
    """Path and code, each pair once; what is absent behind the longest lists is left out."""
    return list(
        dict.fromkeys(
            (problem["path"], problem["code"])
            for problem in found
            if problem["code"] != "missing" or not stands_behind(problem["path"])
        )
    )


def stands_behind(path):
    """Whether a path leads into an entry that its list has no room for."""
    indexes = re.findall(r"(\w+)\[(\d+)\]", path)
    return any(int(index) >= LENGTHS.get(name, int(index) + 1) for name, index in indexes)


def check(sheet):
    [outcome] = SCORER.score([sheet])
    wrong = problems(sheet)
    assert pairs(outcome["problems"]) == pairs(wrong)
    if not wrong:
        assert without_reasons(outcome) == score(sheet)
    return outcome


@pytest.mark.parametrize("number", range(GROUPS))
def test_tiles(number):
    for seed in group(TILES, number):
        assert check(tile_sheet(Random(seed)))["problems"] == []


@pytest.mark.parametrize("number", range(GROUPS))
def test_tallies(number):
    for seed in group(TALLIES, number):
        check(tally_of(tile_sheet(Random(seed))))
        if seed < SHORT_TALLIES:
            assert check(tally_sheet(Random(seed)))["problems"] == []


@pytest.mark.parametrize("number", range(GROUPS))
def test_tallies_that_lack_something(number):
    for seed in group(LACKING, number):
        rng = Random(seed)
        check(forgetful(rng, tally_of(tile_sheet(rng))))


@pytest.mark.parametrize("number", range(GROUPS))
def test_broken_sheets(number):
    """Whatever is wrong is found, and said so that one can find it."""
    for seed in group(BROKEN, number):
        rng = Random(seed)
        sheet = tile_sheet(rng)
        sheet = broken(rng, tally_of(sheet) if seed % 2 else sheet)
        judged = check(sheet) if seed < JUDGED_OF_THE_BROKEN else SCORER.score([sheet])[0]
        well_formed(sheet, judged["problems"])


def well_formed(sheet, found):
    there = places_of(sheet)
    for problem in found:
        assert set(problem) <= {"path", "code", "message", "rule"}
        assert problem["code"] in CODES
        assert ("rule" in problem) == (problem["code"] == "rule")
        assert problem["message"].strip()
        if problem["code"] == "missing":
            assert problem["path"] not in there
        elif problem["code"] == "needed":
            assert there.get(problem["path"]) is None
        else:
            assert problem["path"] in there


def places_of(value, path=""):
    """Everything that stands in a sheet, by its path."""
    there = {path: value}
    if isinstance(value, list):
        for index, entry in enumerate(value):
            there.update(places_of(entry, f"{path}[{index}]"))
    if isinstance(value, dict):
        for key, entry in value.items():
            there.update(places_of(entry, f"{path}.{key}" if path else key))
    return there


JUNK = [*WEIRD, "rococo", {"game": "rococo"}, {"game": None}, {"game": []}, {"game": "chess"}]


@pytest.mark.parametrize("number", range(GROUPS))
def test_junk(number):
    """Any JSON at all, at the root and in place of any value, is only wrong."""
    rng = Random(number)
    sheets = [json.loads(json.dumps(value)) for value in JUNK]
    for _ in range(100):
        sheet = {"game": "rococo", "players": junk(rng), "halls": junk(rng)}
        sheets.append({**sheet, rng.choice(KEYS): junk(rng)})
    for sheet, outcome in zip(sheets, SCORER.score(sheets), strict=True):
        assert outcome["problems"]
        well_formed(sheet, outcome["problems"])


KEYS = ["options", "fireworks", "garments", "queens_favour", "balcony", "statues", "x"]


def junk(rng, depth=0):
    kind = rng.randrange(4 if depth < 3 else 1)
    if kind == 1:
        return [junk(rng, depth + 1) for _ in range(rng.choice([0, 1, 2, 5]))]
    if kind == 2:
        keys = rng.sample(["name", "livres", "tally", "halls", "first", "musician", "owner"], 3)
        return {key: junk(rng, depth + 1) for key in keys}
    return rng.choice(WEIRD)

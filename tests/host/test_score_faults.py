"""Faults that were met once: each stays a test."""

import subprocess
from pathlib import Path

import pytest
import rococo_sheets as r
import score_files
from models.rococo_problems import problems
from tabletally import micropython_unix, places
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer

from shared_rules.rococo import fields as f

SCORER = Scorer(HereEngine(), "en")


def found(sheet):
    return [(problem["path"], problem["code"]) for problem in SCORER.score([sheet])[0]["problems"]]


def sheet_of(players=3, **others):
    sheet = score_files.example("four_players")
    sheet["players"] = [{"name": "A", "livres": 0} for _ in range(players)]
    for key in ("garments", "statues", "kitchens", "queens_favour", "fireworks"):
        sheet.pop(key, None)
    sheet["halls"] = [{"first": 5, "second": 2} for _ in range(5)]
    return {**sheet, **others}


def test_absent_keys_in_a_list_of_halls_of_wrong_length():
    sheet = sheet_of(halls=[{"first": 5, "second": 2}, {"first": 5}, {"second": 2}])
    assert found(sheet) == [
        ("halls", "range"),
        ("halls[1].second", "missing"),
        ("halls[2].first", "missing"),
    ]


def test_absent_keys_behind_the_longest_lists():
    sheet = sheet_of(6)
    sheet["players"][0]["employees"] = [{"points": 1}] * 16 + [{"points": 1, "per": 2}]
    sheet["players"][5]["employees"] = [{}]
    assert found(sheet) == [
        ("players", "range"),
        ("players[0].employees", "range"),
        ("players[5].employees[0].points", "missing"),
    ]


def test_a_move_of_wrong_length_is_left_out_of_the_rules():
    sheet = sheet_of(
        garments=[{"owner": 0, "hall": 2, "colour": "blue", "points": 1, "vip": False}],
        fireworks={"first": 5, "second": 2, "spaces": [{"times": 2, "points": 0}]},
        balcony=[[0, 0, 0]],
    )
    assert found(sheet) == [("balcony[0]", "range")]


def test_a_musician_without_points_is_left_out_of_the_rules():
    garment = {"owner": 0, "colour": "blue", "points": 1, "vip": False}
    sheet = sheet_of(garments=[{**garment, "hall": hall} for hall in (1, 2, 3, 4)])
    sheet["players"][0]["connection"] = 5
    sheet["halls"][4]["musician"] = {"owner": 0}
    assert found(sheet) == [
        ("players[0].connection", "rule"),
        ("halls[4].musician.points", "missing"),
    ]


def test_no_employees_take_part_in_the_sum_of_their_kinds():
    sheet = sheet_of()
    sheet["players"][0]["holdings"] = {"employee:master": 2, "employee": 0}
    assert set(found(sheet)) == {("players[0].holdings.employee", "rule")}


def test_all_of_very_many_problems_are_listed():
    sheet = sheet_of(
        garments=[{}] * 60, kitchens=[{}] * 60, jewel_decorations=[{}] * 60, statues=[{}] * 8
    )
    for player in sheet["players"]:
        player["employees"] = [{}] * 16
    sheet["players"] += [{"name": "A", "livres": 0, "employees": [{}] * 16}] * 2
    assert found(sheet) == [(problem["path"], problem["code"]) for problem in problems(sheet)]


def test_mixing_the_forms_allocates_nothing():
    sheet = r.tally([0] * 5, [0] * 5)
    r.put(sheet, f.GARMENTS, 0)
    heap = Path(r.__file__).with_name("vm_heap.py")
    try:
        interpreter = micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    run = subprocess.run(
        [*interpreter, str(heap), str(places.SHARED_RULES.parent)],
        input=" ".join(["mixed", *map(str, score_files.cells(sheet))]),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.stdout.split() == ["mixed", "1", "-"]

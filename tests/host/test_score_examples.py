"""Every example through the command, on both interpreters."""

import json
import re

import commands
import pytest
import score_files
from tabletally import micropython_unix

from shared_rules.rococo.game import DECIDERS
from shared_rules.rococo.texts import en

FILES = [str(score_files.EXAMPLES / f"{name}.json") for name in score_files.NAMES]


CODES = {"missing", "needed", "unknown", "type", "range", "rule"}
NEEDED = {
    "halls[].musician",
    "players[].tally.vip[]",
    "players[].tally.colours",
    "players[].tally.grand_hall",
    "players[].tally.grand_hall[].colour",
    "players[].tally.decorations",
    "players[].tally.kitchens",
    *[f"players[].holdings.{key}" for key in (
        "employee", "employee:master", "employee:journeyman", "employee:apprentice",
        "thread", "lace", "resource_tile",
    )],
}  # fmt: skip


@pytest.fixture(scope="module", params=["python", "micropython"])
def ran(request):
    if request.param == "micropython":
        try:
            micropython_unix.command()
        except micropython_unix.NoInterpreter as error:
            pytest.skip(str(error))
    return commands.run("score", "--json", "--vm", request.param, *FILES)


@pytest.mark.parametrize("name", score_files.NAMES)
def test_example(ran, name):
    outcome = json.loads(ran.lines[score_files.NAMES.index(name)])
    expected = score_files.expected(name)
    assert score_files.reduced(outcome) == expected
    for mine, theirs in zip(outcome.get("players", []), expected.get("players", []), strict=True):
        assert [line["key"] for line in mine["lines"]] == list(theirs["lines"])


def test_one_line_each(ran):
    assert len(ran.lines) == len(FILES)
    assert ran.status == 1
    assert ran.err == b""


def all_problems(ran):
    return [problem for line in ran.lines for problem in json.loads(line)["problems"]]


def test_every_code_and_every_broken_rule_is_among_them(ran):
    assert {problem["code"] for problem in all_problems(ran)} == CODES
    told = {problem["message"] for problem in all_problems(ran)}
    assert set(en.FAULTS) <= told


def test_everything_that_can_be_needed_is_among_them(ran):
    needed = [problem["path"] for problem in all_problems(ran) if problem["code"] == "needed"]
    assert {re.sub(r"\d+", "", path) for path in needed} == NEEDED


def test_everything_that_decides_is_among_them(ran):
    outcomes = [json.loads(line) for line in ran.lines]
    decided = {outcome["decided_by"] for outcome in outcomes if not outcome["problems"]}
    assert decided == set(DECIDERS)


def test_every_sheet_has_its_result():
    sheets = {path.name.removesuffix(".json") for path in score_files.EXAMPLES.glob("*.json")}
    sheets = {name for name in sheets if not name.endswith(".expected")}
    assert sheets == set(score_files.NAMES)

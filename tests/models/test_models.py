"""The judge against the published examples."""

import json
from pathlib import Path

import pytest

from models.rococo_model import score
from models.rococo_problems import problems

EXAMPLES = Path(__file__).parent.parent / "examples" / "rococo"
NAMES = sorted(p.name.removesuffix(".expected.json") for p in EXAMPLES.glob("*.expected.json"))


def read(name):
    return json.loads((EXAMPLES / name).read_text(encoding="utf-8"))


RIGHT = [name for name in NAMES if "players" in read(f"{name}.expected.json")]


def reduced(result):
    players = [
        {**player, "lines": {line["key"]: line["points"] for line in player["lines"]}}
        for player in result["players"]
    ]
    return {
        "game": result["game"],
        "winners": result["winners"],
        "decided_by": result["decided_by"],
        "players": players,
    }


@pytest.mark.parametrize("name", RIGHT)
def test_right_example(name):
    expected = read(f"{name}.expected.json")
    result = reduced(score(read(f"{name}.json")))
    assert result == expected
    for mine, theirs in zip(result["players"], expected["players"], strict=True):
        assert list(mine["lines"]) == list(theirs["lines"])


@pytest.mark.parametrize("name", NAMES)
def test_problems_of_example(name):
    found = problems(read(f"{name}.json"))
    found = [{"path": problem["path"], "code": problem["code"]} for problem in found]
    assert found == read(f"{name}.expected.json").get("problems", [])

"""The example sheets, and flat sheets made of JSON ones."""

import json
from pathlib import Path

from tabletally.scoring import reader
from tabletally.scoring.outcome import game_of
from tabletally.shared_rules.core.sheet import ABSENT

EXAMPLES = Path(__file__).parent.parent / "examples" / "rococo"
_EXPECTED = ".expected.json"
NAMES = sorted(path.name.removesuffix(_EXPECTED) for path in EXAMPLES.glob(f"*{_EXPECTED}"))


def example(name):
    return json.loads((EXAMPLES / f"{name}.json").read_text(encoding="utf-8"))


def expected(name):
    return json.loads((EXAMPLES / f"{name}.expected.json").read_text(encoding="utf-8"))


def flat(document):
    """The flat sheet of a JSON one, and whether all of it could be read."""
    game = game_of("rococo")
    reading = reader.read(game.rules.TABLE, game.root, document)
    return reading.sheet, not reading.faults


def cells(sheet):
    """Cell, value, cell, value, ... of all that was said."""
    said = [(cell, value) for cell, value in enumerate(sheet.cells) if value != ABSENT]
    return [number for pair in said for number in pair]


def reduced(outcome):
    """A result as the example files keep it."""
    if outcome["problems"]:
        return {
            "problems": [
                {"path": problem["path"], "code": problem["code"]}
                for problem in outcome["problems"]
            ]
        }
    players = [
        {
            "name": player["name"],
            "total": player["total"],
            "rank": player["rank"],
            "lines": {line["key"]: line["points"] for line in player["lines"]},
        }
        for player in outcome["players"]
    ]
    return {key: outcome[key] for key in ("game", "winners", "decided_by")} | {"players": players}

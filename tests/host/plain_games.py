"""What the tests of the games with a plain sheet share: the model, chance, both interpreters."""

import functools
import json
import re
import subprocess
from pathlib import Path
from random import Random

import jsonschema
import pytest
from tabletally import micropython_unix, places
from tabletally.scoring import reader, schema, writer
from tabletally.scoring.engine import HereEngine, MicroPythonEngine
from tabletally.scoring.outcome import Scorer, game_of, texts_of
from tabletally.shared_rules.core.sheet import ABSENT

EXAMPLES = Path(__file__).parent.parent / "examples"
LOCKED = Path(__file__).parent.parent / "rules" / "vm_locked.py"
CODES = {"missing", "needed", "unknown", "type", "range", "rule"}
HERE = Scorer(HereEngine(), "en")
KOREAN = Scorer(HereEngine(), "ko")


def by_chance(make, count):
    """Sheets made by `make(rng)`, the same ones each time."""
    return [make(Random(seed)) for seed in range(count)]


def examples(game):
    """Name, sheet and what is expected of each example."""
    for path in sorted((EXAMPLES / game).glob("*.expected.json")):
        name = path.name.removesuffix(".expected.json")
        sheet = json.loads(path.with_name(f"{name}.json").read_text(encoding="utf-8"))
        yield name, sheet, json.loads(path.read_text(encoding="utf-8"))


def reduced(outcome):
    """An outcome as the examples keep it."""
    if outcome["problems"]:
        return {"problems": [{k: p[k] for k in ("path", "code")} for p in outcome["problems"]]}
    players = [
        {
            **{key: player[key] for key in ("name", "total", "rank")},
            "lines": {line["key"]: line["points"] for line in player["lines"]},
        }
        for player in outcome["players"]
    ]
    return {key: outcome[key] for key in ("game", "winners", "decided_by")} | {"players": players}


def without_reasons(outcome):
    players = [
        {**player, "lines": [{k: line[k] for k in ("key", "points")} for line in player["lines"]]}
        for player in outcome["players"]
    ]
    return {**outcome, "players": players}


def check_examples(game, model):
    """Both interpreters and the model find what is expected, the lines in their order."""
    names, sheets, expected = zip(*examples(game), strict=True)
    here = HERE.score(list(sheets))
    for name, sheet, right, outcome in zip(names, sheets, expected, here, strict=True):
        assert reduced(outcome) == right, name
        assert model.problems(sheet) == right.get("problems", []), name
        if "players" in right:
            assert reduced(model.score(sheet)) == right, name
            for mine, theirs in zip(outcome["players"], right["players"], strict=True):
                assert [line["key"] for line in mine["lines"]] == list(theirs["lines"]), name
    assert on_micropython().score(list(sheets)) == here
    assert [reduced(outcome) for outcome in KOREAN.score(list(sheets))] == list(expected)


def check_right(model, sheets):
    """The product scores right sheets as the model does; returns its outcomes."""
    outcomes = HERE.score(sheets)
    for sheet, outcome in zip(sheets, outcomes, strict=True):
        assert model.problems(sheet) == [], sheet
        assert outcome["problems"] == [], sheet
        assert without_reasons(outcome) == model.score(sheet), sheet
        for player in outcome["players"]:
            assert all(line["why"] and "{" not in line["why"] for line in player["lines"])
    return outcomes


def check_seats(sheets):
    """Other seats, the same result: who sat first sits last."""
    turned = [reseated(sheet) for sheet in sheets]
    for there, back in zip(HERE.score(sheets), HERE.score(turned), strict=True):
        assert back["players"] == there["players"][::-1]
        last = len(there["players"]) - 1
        assert [last - winner for winner in reversed(back["winners"])] == there["winners"]
        assert back["decided_by"] == there["decided_by"]


def reseated(sheet):
    turned = {**sheet, "players": sheet["players"][::-1]}
    if "just_played" in sheet:
        turned["just_played"] = len(sheet["players"]) - 1 - sheet["just_played"]
    return turned


def check_broken(model, sheets, lengths):
    """The product finds the problems that the model finds; returns those of all sheets."""
    found = []
    for sheet, outcome in zip(sheets, HERE.score(sheets), strict=True):
        wrong = model.problems(sheet)
        assert pairs(outcome["problems"], lengths) == pairs(wrong, lengths), sheet
        if not wrong:
            assert without_reasons(outcome) == model.score(sheet), sheet
        for problem in outcome["problems"]:
            assert problem["code"] in CODES
            assert ("rule" in problem) == (problem["code"] == "rule")
            assert problem["message"].strip()
        found += outcome["problems"]
    return found


def pairs(found, lengths):
    """Path and code, each pair once, without what is absent behind the longest lists."""
    return list(
        dict.fromkeys(
            (problem["path"], problem["code"])
            for problem in found
            if problem["code"] != "missing" or not stands_behind(problem["path"], lengths)
        )
    )


def stands_behind(path, lengths):
    indexes = re.findall(r"(\w+)\[(\d+)\]", path)
    return any(int(index) >= lengths.get(name, int(index) + 1) for name, index in indexes)


@functools.cache
def on_micropython():
    try:
        micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    return Scorer(MicroPythonEngine(), "en")


def check_micropython(sheets):
    """MicroPython says the same to every sheet, word by word."""
    assert on_micropython().score(sheets) == HERE.score(sheets)


def check_written_back(game, sheets):
    """What a sheet says is still there after reading and writing it."""
    known = game_of(game)
    for sheet in sheets:
        reading = reader.read(known.rules.TABLE, known.root, sheet)
        again = writer.write(known, reading.sheet, reading.names)
        assert reader.read(known.rules.TABLE, known.root, again).sheet.cells == reading.sheet.cells


def check_schema(game, right, wrong):
    """The schema takes right sheets, and refuses a wrong type, word, key or range."""
    shape = schema.schema(game)
    jsonschema.Draft202012Validator.check_schema(shape)
    validator = jsonschema.Draft202012Validator(shape)
    for sheet in right:
        assert validator.is_valid(sheet), sheet
    for sheet in wrong:
        assert not validator.is_valid(sheet), sheet


def check_heap(game, sheets):
    """MicroPython judges and questions every sheet with the heap locked."""
    on_micropython()
    known = game_of(game)
    lines = []
    for sheet in sheets:
        reading = reader.read(known.rules.TABLE, known.root, sheet)
        said = [(c, value) for c, value in enumerate(reading.sheet.cells) if value != ABSENT]
        lines.append(" ".join(str(number) for pair in said for number in pair))
    done = subprocess.run(
        [*micropython_unix.command(), str(LOCKED), str(places.SHARED_RULES.parent), game],
        input="\n".join(lines) + "\n",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.stdout.split() == ["ok"] * len(lines), done.stdout[-2000:] + done.stderr


def check_texts(game):
    """Both languages have the same texts, with the same numbers in them."""
    english, korean = (texts_of(game, lang) for lang in ("en", "ko"))
    rules = game_of(game).rules
    for texts in (english, korean):
        assert len(texts.LINES) == len(rules.LINES)
        assert len(texts.DECIDERS) == len(rules.DECIDERS)
        assert len(texts.FAULTS) == len(rules.RULES)
        assert len(texts.SEATS) == rules.MOST_PLAYERS
    assert english.REASONS.keys() == korean.REASONS.keys()
    for reason, text in english.REASONS.items():
        numbers = set(re.findall(r"\{(\+?\w)", korean.REASONS[reason]))
        assert numbers == set(re.findall(r"\{(\+?\w)", text)), reason

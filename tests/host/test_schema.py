"""`tabletally schema rococo`: a JSON Schema that knows right shapes from wrong ones."""

import copy
import json
from random import Random

import commands
import jsonschema
import pytest
import score_files
from models.rococo_problems import problems
from models.rococo_random import broken, tally_of, tally_sheet, tile_sheet

GARMENT = {"owner": 0, "hall": 1, "colour": "blue", "points": 1, "vip": False}
SHAPE = {"unknown", "type"}  # codes that a schema can see wherever they stand
RIGHT = [name for name in score_files.NAMES if "players" in score_files.expected(name)]


@pytest.fixture(scope="module")
def validator():
    ran = commands.run("schema", "rococo")
    assert ran.status == 0
    schema = json.loads(ran.text)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_a_game_that_is_not_known():
    ran = commands.run("schema", "chess")
    assert (ran.status, ran.out) == (2, b"")


@pytest.mark.parametrize("name", RIGHT)
def test_right_examples(validator, name):
    validator.validate(score_files.example(name))


def test_right_sheets_by_chance(validator):
    for seed in range(100):
        tiles = tile_sheet(Random(seed))
        for sheet in (tiles, tally_of(tiles), tally_sheet(Random(seed)) if seed < 20 else tiles):
            assert list(validator.iter_errors(sheet)) == []


def changed(*path, to):
    sheet = copy.deepcopy(score_files.example("four_players"))
    here = sheet
    for step in path[:-1]:
        here = here[step]
    if to is ...:
        del here[path[-1]]
    else:
        here[path[-1]] = to
    return sheet


WRONG = {
    "no game": changed("game", to=...),
    "another game": changed("game", to="chess"),
    "no players": changed("players", to=...),
    "one player": changed("players", to=[{"name": "A", "livres": 1}]),
    "six players": changed("players", to=[{"name": "A", "livres": 1}] * 6),
    "no name": changed("players", 0, "name", to=...),
    "an empty name": changed("players", 0, "name", to=""),
    "a long name": changed("players", 0, "name", to="x" * 25),
    "a number as text": changed("players", 0, "livres", to="3"),
    "a fraction": changed("players", 0, "livres", to=2.5),
    "true as a number": changed("players", 0, "livres", to=True),
    "negative": changed("players", 0, "fame", to=-1),
    "over 999": changed("players", 0, "livres", to=1000),
    "no number": changed("players", 0, "livres", to=None),
    "a holding that does not exist": changed("players", 0, "holdings", "buttons", to=1),
    "a counted word that does not exist": changed("players", 0, "employees", 0, "count", to="hat"),
    "seventeen cards": changed("players", 0, "employees", to=[{"points": 1}] * 17),
    "per 0": changed("players", 0, "employees", 0, "per", to=0),
    "four halls": changed("halls", to=[{"first": 1, "second": 1}] * 4),
    "a hall without first": changed("halls", 2, "first", to=...),
    "hall 6": changed("garments", 0, "hall", to=6),
    "a colour that does not exist": changed("garments", 0, "colour", to="red"),
    "a garment without vip": changed("garments", 0, "vip", to=...),
    "vip as a number": changed("garments", 0, "vip", to=1),
    "four times": changed("fireworks", "spaces", 0, "times", to=4),
    "nine spaces": changed("fireworks", "spaces", to=[{"times": 2, "points": 0}] * 9),
    "sixty-one garments": changed("garments", to=[GARMENT] * 61),
    "another balcony": changed("balcony", to="worst"),
    "a move of three": changed("balcony", to=[[0, 0, 0]]),
    "a move of one": changed("balcony", to=[[0]]),
    "an expansion that does not exist": changed("options", to={"expansions": ["festival"]}),
    "an option that does not exist": changed("options", to={"festive": True}),
    "a key that does not exist": changed("hals", to=1),
    "a list": [],
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_shapes(validator, name):
    assert not validator.is_valid(WRONG[name])


def test_the_changed_sheet_was_right():
    assert problems(score_files.example("four_players")) == []


def has_whole_fraction(value):
    """Whether 3.0 stands somewhere, which a schema takes for an integer."""
    inside = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict | list):
        return any(has_whole_fraction(entry) for entry in inside)
    return isinstance(value, float) and value.is_integer()


def test_whatever_is_of_a_wrong_shape_by_chance(validator):
    seen = 0
    for seed in range(300):
        rng = Random(seed)
        sheet = broken(rng, tile_sheet(rng))
        found = problems(sheet)
        if has_whole_fraction(sheet):
            continue
        if any(problem["code"] in SHAPE for problem in found):
            seen += 1
            assert not validator.is_valid(sheet)
        elif not found:
            assert validator.is_valid(sheet)
    assert seen > 50

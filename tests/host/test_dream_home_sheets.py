"""Dream Home as a user has it: examples, chance against the model, both interpreters."""

from random import Random

import commands
import plain_games as g
import pytest
from models import dream_home_judge as model
from models.dream_home_damage import broken
from models.dream_home_random import level_sheet, right_sheet
from models.dream_home_rules import HELPERS, ROOMS

from shared_rules.core.verdict import Judge, question

GAME = "dream_home"
LENGTHS = {"players": 4, "decor": 11, "roofs": 16, "helpers": 12, "discarded_rooms": 60}
GROUPS = 8
RIGHT = g.by_chance(right_sheet, 720)
RUNNING = g.by_chance(lambda rng: right_sheet(rng, filled=0.6), 120)
EXCHANGING = g.by_chance(lambda rng: right_sheet(rng, discarded=5, helpers_of_one=True), 64)
LEVEL = g.by_chance(level_sheet, 150)
BROKEN = g.by_chance(lambda rng: broken(rng, right_sheet(rng, discarded=2)), 1200)
RULES = {"D1.1", "D1.2", "D1.3", "D3", "D5.1", "D6", "D6.1", "D6.2"}


def test_examples():
    g.check_examples(GAME, model)


def test_every_fault_every_line_and_every_helper_is_among_the_examples():
    sheets = [sheet for _, sheet, _ in g.examples(GAME)]
    outcomes = g.HERE.score(sheets)
    told = {problem["message"] for outcome in outcomes for problem in outcome["problems"]}
    assert set(g.texts_of(GAME, "en").FAULTS) <= told
    players = [player for outcome in outcomes for player in outcome.get("players", [])]
    scored = {line["key"] for player in players for line in player["lines"] if line["points"]}
    assert scored == {key for key, _ in g.game_of(GAME).rules.LINES}
    held = [player.get("helpers", []) for sheet in sheets for player in sheet["players"]]
    assert set(HELPERS) <= {helper for helpers in held for helper in helpers}
    decided = {outcome["decided_by"] for outcome in outcomes if not outcome["problems"]}
    assert decided == {"total", "children", "shared"}


@pytest.mark.parametrize("number", range(GROUPS))
def test_right_sheets(number):
    outcomes = g.check_right(model, RIGHT[number::GROUPS])
    made = [exchange["helper"] for outcome in outcomes for exchange in outcome["exchanges"]]
    assert made.count("supplier") > 10 and made.count("handyman") > 10


def test_running_scores():
    g.check_right(model, RUNNING)


@pytest.mark.parametrize("number", range(GROUPS))
def test_the_best_of_both_exchanges(number):
    outcomes = g.check_right(model, EXCHANGING[number::GROUPS])
    assert any(len(outcome["exchanges"]) == 2 for outcome in outcomes)


@pytest.mark.parametrize("number", range(GROUPS))
def test_broken_sheets(number):
    found = g.check_broken(model, BROKEN[number::GROUPS], LENGTHS)
    assert {problem["code"] for problem in found} >= g.CODES - {"needed"}


def test_level_players_need_their_children():
    found = g.check_broken(model, LEVEL, LENGTHS)
    assert {problem["code"] for problem in found} == {"needed"}
    assert len(found) > 60
    decided = [outcome.get("decided_by") for outcome in g.HERE.score(LEVEL)]
    for step in ("total", "children", "shared", None):
        assert decided.count(step) > 10, step


def test_every_rule_is_named():
    named = set()
    for sheet, outcome in zip(BROKEN[:600], g.HERE.score(BROKEN[:600]), strict=True):
        mine = {(p["path"], p["rule"]) for p in outcome["problems"] if p["code"] == "rule"}
        theirs = {(path, rule) for path, code, rule in model.problems_and_rules(sheet) if rule}
        assert mine == theirs, sheet
        named |= {rule for _, rule in mine}
    assert named == RULES


def test_seats_do_not_matter():
    sheets = [sheet for sheet in RIGHT if len(sheet["players"]) > 2][:200]
    g.check_seats(sheets)


def test_the_order_of_discarded_rooms_does_not_matter():
    turned = [{**sheet, "discarded_rooms": sheet["discarded_rooms"][::-1]} for sheet in RIGHT[:200]]
    assert g.HERE.score(turned) == g.HERE.score(RIGHT[:200])


def test_mirrored_houses_score_alike():
    for sheet in RIGHT[:200]:
        mirrored = {**sheet, "players": [mirror(player) for player in sheet["players"]]}
        [there], [back] = g.HERE.score([sheet]), g.HERE.score([mirrored])
        totals = [player["total"] for player in there["players"]]
        assert [player["total"] for player in back["players"]] == totals


def mirror(player):
    """The same house seen from behind."""

    def turned(place):
        return [place[0], (1 if place[0] == "basement" else 4) - place[1]]

    player = {**player, "house": {floor: r[::-1] for floor, r in player["house"].items()}}
    player["decor"] = [
        {**entry, "at": turned(entry["at"])} if "at" in entry else entry
        for entry in player["decor"]
    ]
    if isinstance(player.get("handyman"), list):
        player["handyman"] = [turned(place) for place in player["handyman"]]
    if isinstance(player.get("supplier"), list):
        place, room = player["supplier"]
        player["supplier"] = [turned(place), room]
    return player


def test_micropython_agrees():
    g.check_micropython(RIGHT[:120] + EXCHANGING[:30] + BROKEN[:150])


def test_sheets_are_written_back():
    g.check_written_back(GAME, RIGHT[:200] + EXCHANGING)


def test_schema():
    house = {"basement": [None] * 2, "floor1": [None] * 5, "floor2": [None] * 5}
    player = {"name": "A", "house": house}
    wrong = [
        {"game": GAME, "players": [{**player, **change}] * 2}
        for change in (
            {"house": {**house, "floor1": [None] * 4}},
            {"house": {**house, "floor2": ["hall", None, None, None, None]}},
            {"decor": [{"token": "piano", "at": ["attic", 0]}]},
            {"decor": [{"token": "piano", "at": ["floor1", 5]}]},
            {"handyman": "always"},
            {"handyman": [["floor1", 0]]},
            {"supplier": [["floor1", 0], "empty"]},
            {"helpers": ["roofer", "gardener"]},
        )
    ]
    right = [sheet for _, sheet, expected in g.examples(GAME) if "players" in expected]
    g.check_schema(GAME, right + RIGHT[:100], wrong)


def test_nothing_is_allocated():
    examples = [sheet for _, sheet, _ in g.examples(GAME)]
    g.check_heap(GAME, examples + RIGHT[:100] + EXCHANGING[:40] + BROKEN[:100])


def test_no_step_leaves_small_integers():
    from checked_rules.core.verdict import Judge as CheckedJudge

    checked, plain = CheckedJudge(GAME), Judge(GAME)
    game = g.game_of(GAME)
    dear = {room: [99] * len(ROOMS[room][2]) for room in ROOMS}
    for sheet in EXCHANGING[:25] + RIGHT[:25]:
        for one in (sheet, {**sheet, "options": {"room_points": dear}}):
            reading = g.reader.read(game.rules.TABLE, game.root, one)
            assert checked.answer(question(reading.sheet)) == plain.answer(question(reading.sheet))


def test_texts():
    g.check_texts(GAME)


@pytest.mark.parametrize("vm", ["python", "micropython"])
def test_what_people_read(vm):
    g.on_micropython()
    file = str(g.EXAMPLES / GAME / "both_helpers_told.json")
    english = commands.run("score", "--vm", vm, file).text.splitlines()
    assert english[-3:] == [
        "Exchanges",
        "  Mina: supplier, floor 1 space 2 becomes living room: gain 7",
        "  Mina: handyman, floor 1 space 4 for floor 2 space 3: gain 4",
    ]
    korean = commands.run("score", "--vm", vm, "--lang", "ko", file).text.splitlines()
    assert korean[-3:] == [
        "교환",
        "  Mina: 납품업자, 1층 2번을 거실로, 이득 7점",
        "  Mina: 수리기사, 1층 4번과 2층 3번, 이득 4점",
    ]


def test_a_basement_space_that_does_not_exist():
    sheet = dict(RIGHT[0])
    shelves = {"token": "shelves", "at": ["basement", 2]}
    sheet["players"] = [{**player, "decor": [shelves]} for player in sheet["players"][:2]]
    [outcome] = g.HERE.score([sheet])
    assert outcome["problems"][0]["path"] == "players[0].decor[0].at[1]"
    assert outcome["problems"][0]["message"] == "must be 0 to 1"


def test_shuffled_keys_change_nothing():
    from models.plain_damage import shuffled_keys

    for seed, sheet in enumerate(RIGHT[:100]):
        assert g.HERE.score([shuffled_keys(Random(seed), sheet)]) == g.HERE.score([sheet])

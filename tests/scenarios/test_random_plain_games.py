"""Gardens and cards by chance, entered on the device: scored as `tabletally score` scores them."""

import random

import pytest
from models import splendor_duel_random
from models.splendor_duel_model import conditions, is_wild, sums
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer
from tabletally.virtual_board.running import run_script

from shared_rules.queenz import fields as f
from shared_rules.queenz.garden import HIVE, Garden

from . import queenz_plans, splendor_duel_plans
from .queenz_map import is_offered
from .scenes import LANGUAGES
from .script import new_game_of

AT_EVERY_RUN = 2
LONG = 40


def garden_by_chance(rng):
    """Tokens that each lie beside one before, by a side or a corner."""
    garden = Garden()
    tokens = []
    hives = rng.randint(0, f.MOST_HIVES)
    for token in range(rng.choice([1, 5, 12, f.MOST_TOKENS])):
        reach = [
            (x, y)
            for x in range(-f.FARTHEST, f.FARTHEST + 1)
            for y in range(-f.FARTHEST, f.FARTHEST + 1)
            if is_offered(garden, x, y)
            and not any((garden.x[k], garden.y[k]) == (x, y) for k in range(token))
        ]
        x, y = rng.choice(reach[-4:] if rng.random() < 0.3 else reach)
        if rng.random() < 0.2 and hives:
            hives -= 1
            tokens.append({"at": [x, y], "hive": True})
            garden.lay(x, y, HIVE)
        else:
            flower, bees = rng.randrange(f.FLOWERS), rng.randint(0, f.MOST_BEES)
            tokens.append({"at": [x, y], "flower": f.FLOWER_WORDS[flower], "bees": bees})
            garden.lay(x, y, flower, bees)
    return tokens


def queenz_by_chance(rng):
    players = []
    for name in "ABCD"[: rng.randint(2, 4)]:
        player = {"name": name, "track": rng.randint(38, 42), "bonus": rng.choice([0, 0, 7, 10])}
        if rng.random() < 0.5:
            player["garden"] = garden_by_chance(rng)
        else:
            player["hives"] = [rng.randint(0, 9) for _ in range(rng.randint(0, 3))]
        players.append(player)
    document = {"game": "queenz", "players": players}
    (result,) = Scorer(HereEngine(), "en").score([document])
    for problem in result["problems"]:
        player = players[int(problem["path"].partition("[")[2].partition("]")[0])]
        player["bees"] = rng.randint(0, 20)
    return document


def splendor_duel_by_chance(rng):
    while True:
        document = splendor_duel_random.right(rng)
        players = document["players"]
        if all("id" in card for player in players for card in player.get("cards", [])):
            break
    for player in players:
        player.pop("tokens", None)
        player.setdefault("royals", [])
        player["cards"] = sorted(player.get("cards", []), key=is_wild_entry)
    if not all(conditions(sums(player["cards"], player["royals"])) for player in players):
        document.pop("just_played", None)
    return document


def is_wild_entry(card):
    return is_wild(card["id"])


def lines(result):
    return [
        [(line["key"], line["points"]) for line in player["lines"]]
        + [player["total"], player["rank"]]
        for player in result["players"]
    ]


@pytest.mark.parametrize("seed", range(LONG))
@pytest.mark.parametrize(
    ("by_chance", "robot_of"),
    [
        (queenz_by_chance, queenz_plans.robot_of),
        (splendor_duel_by_chance, splendor_duel_plans.robot_of),
    ],
)
def test_scored_as_the_command_scores_it(by_chance, robot_of, seed, request):
    if seed >= AT_EVERY_RUN and not request.config.getoption("--long"):
        pytest.skip("some are played at every run")
    document = by_chance(random.Random(f"{by_chance.__name__} {seed}"))
    words = [*new_game_of(document), "ok", *robot_of(document).answer_all().words, "ok:long"]
    report = run_script(" ".join(words), language=LANGUAGES[seed % 2], sheet=True)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    scored, held = Scorer(HereEngine(), "en").score([document, report.held.sheet])
    assert lines(held) == lines(scored)
    if scored["winners"]:
        assert lines(report.held.result) == lines(scored)

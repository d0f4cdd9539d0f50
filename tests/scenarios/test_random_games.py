"""Right tallies by chance, entered on the device: scored as `tabletally score` scores them."""

import random

import pytest
from models.rococo_random import tally_sheet
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer
from tabletally.virtual_board.running import run_script

from .robot import Robot
from .rococo_plans import FINAL_SCORING, TO_THE_PLACES, new_game
from .scenes import LANGUAGES

AT_EVERY_RUN = 2
LONG = 60


def by_chance(seed):
    """A tally with a board as there are: fireworks, and cards that are worth something."""
    rng = random.Random(f"a tally on the device {seed}")
    while True:
        document = tally_sheet(rng)
        if document.get("fireworks", {}).get("spaces"):
            break
    for player in document["players"]:
        for card in player.get("employees", []):
            card["points"] = max(1, card["points"])
            if card.get("max") == 0:
                del card["max"]
    return document


def scored(document):
    """Each player's lines, total and rank, as the command says."""
    (result,) = Scorer(HereEngine(), "en").score([document])
    return lines(result)


def lines(result):
    return [
        [(line["key"], line["points"]) for line in player["lines"]]
        + [player["total"], player["rank"]]
        for player in result["players"]
    ]


@pytest.mark.parametrize("seed", range(LONG))
def test_scored_as_the_command_scores_it(seed, request):
    if seed >= AT_EVERY_RUN and not request.config.getoption("--long"):
        pytest.skip("some are played at every run")
    document = by_chance(seed)
    words = [*new_game(document), FINAL_SCORING, *Robot(document).answer_all().words]
    report = run_script(" ".join([*words, TO_THE_PLACES]), language=LANGUAGES[seed % 2], sheet=True)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    assert lines(report.held.result) == scored(report.held.sheet) == scored(document)

"""Whole games from power-on: each ends in its sheet, scored as `tabletally score` scores it."""

from statistics import median_low

import pytest
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer
from tabletally.virtual_board.running import run_script

from .plans import PLANS
from .scenes import EVERYWHERE, LANGUAGES, script, sheet
from .write import script_of

MEDIAN_BUS_BYTES = 300
MOSTLY_LISTS = (  # long rows, where moving costs 420; or a new page for every second key
    "corrections",
    "colors_of_paris_corrected",
    "tracked_corrected",
    "tracked_in_full",
    "solo_house_deck",
    "solo_house_deck_with_jewels",
    "solo_real_cards",
    "solo_real_cards_alone",
)

IN_TURNS = [
    (name, LANGUAGES[at % 2]) for at, name in enumerate(sorted(PLANS)) if name not in EVERYWHERE
]
RUNS = [(name, language) for name in EVERYWHERE for language in LANGUAGES] + IN_TURNS
ALL = [(name, language) for name in PLANS for language in LANGUAGES]
OTHERS = [run for run in ALL if run not in RUNS]


def run_to_the_end(name, language):
    report = run_script(script(name), language=language, sheet=True)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    assert report.held.sheet == sheet(name)
    bus_bytes = median_low([cost.bus_bytes for cost in report.costs])
    assert bus_bytes <= MEDIAN_BUS_BYTES or name in MOSTLY_LISTS, bus_bytes
    (scored,) = Scorer(HereEngine(), language).score([sheet(name)])
    for player in scored["players"]:
        for line in player["lines"]:
            del line["rule"], line["why"]
    assert report.held.result == (scored if scored["winners"] else None)


@pytest.mark.parametrize(("name", "language"), RUNS)
def test_ends_in_its_sheet_and_result(name, language):
    run_to_the_end(name, language)


@pytest.mark.parametrize(("name", "language"), OTHERS)
def test_ends_there_in_the_other_language(name, language, request):
    if not request.config.getoption("--long"):
        pytest.skip("takes a minute; the same rules and pages were run in one language")
    run_to_the_end(name, language)


@pytest.mark.parametrize("name", PLANS)
def test_script_is_what_the_sheet_gives(name):
    assert script(name) == script_of(name), "python -m tests.scenarios.write"

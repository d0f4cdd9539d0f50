"""Reasons for refusing an answer: each that can be said on the device fits its display."""

import importlib

import pytest
from screens.measuring import in_lines
from tabletally.shared_rules.rococo import faults
from tabletally.virtual_board.running import run_script

from .scenes import LANGUAGES, script

COLUMNS = 124
LINES = 4
SAID = (  # the others cannot come of a tally that is asked
    faults.TOO_FEW_EMPLOYEES,
    faults.KINDS_OVER_SUM,
    faults.NOT_CONNECTED,
    faults.VIPS_OVER_GARMENTS,
    faults.GRAND_HALL_POINTS,
    faults.GRAND_HALL_COLOURS,
    faults.STATUES_OVER_DECORATIONS,
    faults.POINTS_WITHOUT_DECORATIONS,
    faults.TOO_MANY_OF_COLOUR,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_fits(language):
    texts = importlib.import_module(f"tabletally.shared_rules.rococo.texts.{language}")
    for fault in SAID:
        assert in_lines(texts.FAULTS[fault], COLUMNS, LINES), texts.FAULTS[fault]


def test_why_an_answer_is_refused():
    report = run_script(script("refused"), language="en")
    said = {name: " ".join(shot.texts[1:]) for name, shot in report.shots.items()}
    assert said["refused"].startswith("masters, journeymen and apprentices together are more than")
    assert said["still_there"] == "Purple 4"
    assert said["not_connected"].startswith("a connection needs")

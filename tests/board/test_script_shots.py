"""Scripts with the pictures and texts they must give."""

from pathlib import Path

import pytest
from tabletally.virtual_board.running import run_script

EXPECTED = Path(__file__).with_name("expected")
SCRIPTS = {
    "first": "shot:first",
    "twelve": "up*12 shot:twelve",
    "after_reset": "up*7 reset shot:after_reset",
    "recovered": "up i2c:nack up*2 shot:recovered",
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_shots(name, tmp_path):
    run_script(SCRIPTS[name], out=tmp_path)
    for ending in (".png", ".txt"):
        expected = (EXPECTED / name).with_suffix(ending).read_bytes()
        assert (tmp_path / name).with_suffix(ending).read_bytes() == expected


def test_same_script_same_everything():
    first, second = (run_script("up*3 cut up i2c:stuck down shot:a", measure=True) for _ in "ab")
    assert first.figures() == second.figures()
    assert first.shots == second.shots

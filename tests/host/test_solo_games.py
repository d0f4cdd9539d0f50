"""Whole solo games by chance, on both interpreters: the published answers and checksums.

1,000 games by default, 10,000 with --long. MicroPython plays with the heap locked.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from tabletally import micropython_unix

ROOT = Path(__file__).parent.parent.parent
PRINT = ROOT / "tests" / "rules" / "print_du_barry_games.py"
PAGE = ROOT / "docs" / "solo.md"
USUAL = 1_000
LONG = 10_000


def published(count):
    """How many answers and which checksum docs/solo.md gives for so many games."""
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 5 and cells[1] == f"{count:,}":
            return [cells[2].replace(",", ""), cells[3]]
    raise AssertionError(f"no row for {count:,} games")


def start(interpreter, count):
    return subprocess.Popen(
        [*interpreter, str(PRINT), "0", str(count), "locked"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )


def test_both_interpreters_play_the_published_games(request):
    try:
        interpreters = [[sys.executable], micropython_unix.command()]
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    count = LONG if request.config.getoption("--long") else USUAL
    runs = [start(interpreter, count) for interpreter in interpreters]
    told = [run.communicate()[0].split() for run in runs]
    assert told == [published(count)] * 2

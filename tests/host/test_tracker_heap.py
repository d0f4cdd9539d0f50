"""Entering, replaying, income and running totals of a tracked game allocate nothing."""

import subprocess
from pathlib import Path

import pytest
from tabletally import micropython_unix, places

SCRIPT = Path(__file__).parent.parent / "rules" / "vm_tracker_locked.py"


def test_nothing_is_allocated():
    try:
        interpreter = micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    run = subprocess.run(
        [*interpreter, str(SCRIPT), str(places.SHARED_RULES.parent)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    first, *refused = run.stdout.splitlines()
    assert first == "taken True", run.stdout + run.stderr
    assert "MemoryError" in refused[-1]  # the lock holds
    assert len(refused) < 6

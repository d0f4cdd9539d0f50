"""Judging and asking allocate nothing in MicroPython."""

import subprocess
from pathlib import Path
from random import Random

import pytest
import score_files
from models.rococo_random import broken, forgetful, tally_of, tile_sheet
from tabletally import micropython_unix, places

HEAP = Path(__file__).parent.parent / "rules" / "vm_heap.py"
SEEDS = range(100)


def sheets():
    """Names and JSON sheets: all examples, and by chance both forms, right, lacking and wrong."""
    for name in score_files.NAMES:
        if isinstance(score_files.example(name), dict):
            yield name, score_files.example(name)
    for seed in SEEDS:
        tiles = tile_sheet(Random(seed))
        yield f"tiles_{seed}", tiles
        yield f"tally_{seed}", tally_of(tiles)
        yield f"needed_{seed}", forgetful(Random(seed), tally_of(tiles))
        yield f"broken_{seed}", broken(Random(seed), tiles)


def test_nothing_is_allocated():
    try:
        interpreter = micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    names = []
    lines = []
    for name, document in sheets():
        sheet, whole = score_files.flat(document)
        if whole:
            names.append(name)
            lines.append(" ".join([name, *map(str, score_files.cells(sheet))]))
    done = subprocess.run(
        [*interpreter, str(HEAP), str(places.SHARED_RULES.parent)],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    told = [line.split() for line in done.stdout.splitlines()]
    assert [words[0] for words in told] == names, done.stdout[-2000:] + done.stderr
    players = {words[2] for words in told}
    assert players == {"2", "3", "4", "5", "-"}
    assert sum(words[2] != "-" for words in told) > 2 * len(SEEDS)

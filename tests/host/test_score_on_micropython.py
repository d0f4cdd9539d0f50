"""`--vm micropython` prints the same bytes, of right sheets and of wrong ones."""

import json
from random import Random

import commands
import pytest
from models.rococo_random import broken, forgetful, tally_of, tile_sheet
from tabletally import micropython_unix

SEEDS = range(60)


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    try:
        micropython_unix.command()
    except micropython_unix.NoInterpreter as error:
        pytest.skip(str(error))
    folder = tmp_path_factory.mktemp("sheets")
    names = []
    for seed in SEEDS:
        rng = Random(seed)
        tiles = tile_sheet(rng)
        tally = tally_of(tiles)
        sheets = (tiles, tally, forgetful(rng, tally), broken(rng, tiles), broken(rng, tally))
        for kind, sheet in enumerate(sheets):
            file = folder / f"{seed}_{kind}.json"
            file.write_text(json.dumps(sheet, ensure_ascii=False), encoding="utf-8")
            names.append(str(file))
    return names


@pytest.mark.parametrize("options", [["--json"], ["--lang", "ko"]])
def test_the_same_bytes(files, options):
    here = commands.run("score", *options, *files)
    there = commands.run("score", *options, "--vm", "micropython", *files)
    assert here.out == there.out
    assert (here.status, here.err) == (there.status, there.err) == (1, b"")
    assert len(here.lines) >= len(files)


def test_both_kinds_of_sheets_are_among_them(files):
    outcomes = [json.loads(line) for line in commands.run("score", "--json", *files).lines]
    wrong = sum(bool(outcome["problems"]) for outcome in outcomes)
    assert 60 < wrong < len(files) - 60

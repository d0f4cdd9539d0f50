"""A whole game on the chip: after every key the pixels and texts of the virtual board, and the same
sheet and result at its end."""

from tabletally.benchmarks.scenarios import text
from tabletally.benchmarks.stock import single_presses
from tabletally.builders.characters import strings_in, text_files
from tabletally.virtual_board.running import run_script
from tabletally.virtual_board.script import parse

SCENARIO = "queenz_two"


def played(**options):
    presses = single_presses(parse(text(SCENARIO)))
    script = " ".join(f"{press} shot:{at}" for at, press in enumerate(presses))
    strings = strings_in(text_files())
    report = run_script(script, language="ko", sheet=True, strings=strings, **options)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    return report


def test_same_screens_and_same_sheet(make_chip):
    chip = played(make_machine=make_chip)
    ours = played()
    assert chip.shots == ours.shots
    assert [cost.bus_bytes for cost in chip.costs] == [cost.bus_bytes for cost in ours.costs]
    assert chip.held == ours.held
    assert chip.held.result

"""What an entry costs on the virtual board: flash operations counted, nothing allocated."""

import pytest
import scripts
from recording import FOLDERS, start_code
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.flash import Flash

ENTRIES = 400
TIMES = 100
LARGEST_PART_ERASES = 0.15
LARGEST_PART_PROGRAMS = 2


def run(deed, flash=None):
    """Do something of entries.py on the board and return what it printed."""
    board = VirtualBoard(flash=flash or Flash(), folders=FOLDERS)
    try:
        printed = board.ask(start_code(deed, "entries"))
    finally:
        board.close()
    assert "Traceback" not in printed, printed
    return printed


def test_few_erases_and_programs_per_entry():
    flash = Flash()
    run("game", flash)
    before = flash.programs, flash.erases
    run("game", flash)
    power_on = flash.programs - before[0], flash.erases - before[1]
    assert power_on == (0, 0)
    run("enter", flash)
    programs, erases = flash.programs - before[0], flash.erases - before[1]
    print("entry", "programs", programs / ENTRIES, "erases", erases / ENTRIES)
    assert erases <= LARGEST_PART_ERASES * ENTRIES
    assert programs <= LARGEST_PART_PROGRAMS * ENTRIES


@pytest.mark.parametrize(
    ("deed", "most_programs", "most_erases"), [("whole_games", 20, 2), ("choices", 4, 0.4)]
)
def test_few_erases_and_programs_for_the_rest(deed, most_programs, most_erases):
    """A game from its beginning to the history, and a setting."""
    flash = Flash()
    run("game", flash)
    before = flash.programs, flash.erases
    run(deed, flash)
    programs, erases = (flash.programs - before[0]) / TIMES, (flash.erases - before[1]) / TIMES
    print(deed, "programs", programs, "erases", erases)
    assert programs <= most_programs
    assert erases <= most_erases


@pytest.mark.parametrize(("deed", "records"), [("enter_locked", 80), ("rewrite_locked", 1580)])
def test_nothing_is_allocated(deed, records):
    """The heap is locked while entries are stored, moved to the older file and written anew."""
    assert int(run(deed).split("stored")[1]) >= records


def test_the_alternatives_are_worse():
    figures = dict(
        line.rsplit(" ", 2)[0::2] for line in scripts.printed(scripts.start("wear.py")).splitlines()
    )
    chosen = float(figures["block of 19 records, then a long file"])
    assert chosen <= min(map(float, figures.values()))

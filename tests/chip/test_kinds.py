"""What kind of key a press was is seen from outside, on the virtual board as on the chip."""

from tabletally.emulated_chip.kinds import kinds_of
from tabletally.emulated_chip.loaded import Loaded
from tabletally.virtual_board.running import run_script

WORDS = "ok down*3 ok*2 ok:long  ok up*2 down ok shot:undo_it back"


def test_kinds():
    report = run_script(WORDS, language="en", measure=True)
    kinds = kinds_of(report.costs, *report.screen_size)
    # The first key has the device note that its fresh flash was seen.
    choosing = ["confirming", "moving", "moving", "moving", "opening", "opening", "confirming"]
    counting = ["opening", "editing", "editing", "editing", "confirming"]
    assert kinds == [*choosing, *counting, "undo"]


class Chip:
    sram = bytearray(64)


def test_the_game_that_was_loaded_last():
    loaded = Loaded(Chip)
    assert loaded.look() == ""
    Chip.sram[:26] = b"\0shared_rules.rococo.text\0"
    assert loaded.look() == ""
    Chip.sram[:26] = b"\0shared_rules.rococo.game\n"
    assert loaded.look() == ""
    Chip.sram[:26] = b"\0shared_rules.rococo.game\0"
    assert loaded.look() == "rococo"
    Chip.sram[30:56] = b"\0shared_rules.queenz.game\0"
    assert loaded.look() == "queenz"
    assert loaded.look() == "queenz"

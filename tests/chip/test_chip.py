"""The emulated chip runs a firmware as the interpreter does: same pixels, same files."""

import pytest
from tabletally.emulated_chip.figures import figures
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.errors import PowerFailed
from tabletally.virtual_board.flash import Flash
from tabletally.virtual_board.running import run_script

SCRIPT = "shot:none up shot:one up*2 ok up shot:four reset shot:stored cut back shot:again"


def test_same_pixels_as_the_interpreter(make_chip, folders):
    ours = run_script(SCRIPT, folders=folders)
    chip = run_script(SCRIPT, folders=folders, make_machine=make_chip)
    assert chip.status == 0
    assert "Traceback" not in chip.console
    assert chip.shots == ours.shots
    assert chip.shots["stored"] == chip.shots["again"] != chip.shots["four"]


def test_figures(make_chip, folders):
    found = figures(run_script("up*2 ok", folders=folders, measure=True, make_machine=make_chip))
    assert 200_000 < found["home_largest_free"] <= found["home_heap_free"] < 245_888
    assert 0 < found["first_screen_ms"] < 300
    assert set(found["ms_per_key"]) == {"moving", "confirming"}
    assert 0 < found["ms_per_key"]["moving"]["drawn"]["median"] < 20
    assert found["ms_per_key"]["confirming"]["done"]["median"] > 0.4
    assert found["block_programs"] > 0


@pytest.mark.parametrize(("word", "errno"), [("i2c:nack", 5), ("i2c:stuck", 110)])
def test_trouble_on_the_bus(make_chip, folders, word, errno):
    report = run_script(f"up {word} up shot:trouble", folders=folders, make_machine=make_chip)
    shot = report.shots["trouble"]
    column = [shot.pixels[row * shot.width + 127] for row in range(8)]
    assert sum(bool(lit) << row for row, lit in enumerate(column)) == errno


def test_power_cut_in_the_middle_of_a_flash_operation(make_chip, folders):
    flash = Flash()
    with VirtualBoard(flash=flash, folders=folders, make_machine=make_chip) as board:
        board.press("up")
        board.plan_cut(1)
        with pytest.raises(PowerFailed):
            board.press("ok")
        assert not board.flash.cut_planned
        board.press("up")
        assert "Traceback" not in board.console


def test_other_code_in_place_of_the_firmware(make_chip, folders):
    with VirtualBoard(folders=folders, make_machine=make_chip) as board:
        board.press("up")
        board.press("ok")
        printed = board.ask("print(open('/count').read())")
    assert printed == "1\n"

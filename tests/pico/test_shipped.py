"""The shipped application on a board, as a person meets it on the first evening."""

import subprocess
import sys
from pathlib import Path

import pytest
from applications import Application
from tabletally import cli, places
from tabletally.builders.characters import strings_in, text_files
from tabletally.firmware.version import VERSION
from tabletally.pico import building, facts, rule_tests
from tabletally.pico.checking import Checker, Verdict
from tabletally.pico.link import linked
from tabletally.virtual_board.serial_board import SerialBoard
from tabletally.virtual_board.shots import read_texts

PAGE = 256
LEAST_HEAP = 100_000 * 2  # bytes: the words of this heap are twice as long as the chip's
LEAST_BLOCK = 32_000 * 2


@pytest.fixture(scope="module")
def board(tmp_path_factory):
    """A board to which the application was deployed."""
    with SerialBoard() as board, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("states")))
        assert cli.main(["deploy", "--port", board.name, "--lang", "en"]) == 0
        yield board


def shown(board):
    display = board.display
    strings = strings_in(text_files())
    return read_texts(display.width, display.height, display.pixels(), strings)


def test_the_first_evening(board, tabletally):
    assert "New game" in shown(board)
    size = sum(len(part.content) for part in building.build("pico_ssd1306", "").parts)
    assert board.flash.operations < size / PAGE * 1.3  # pages programmed and blocks erased
    status, out, _ = tabletally("doctor", "--port", board.name)
    assert status == 0
    assert f"version {VERSION.decode()} is whole" in out


def test_what_a_person_sees_while_the_computer_has_the_board(board):
    with linked(board.name) as link:
        assert "taken over." in shown(board)
        link.run("import gc; gc.collect()")
        link.start_program()
        link.listen((b"runs\r\n",), 10)
    assert "New game" in shown(board)


def test_memory_while_it_runs(board):
    with linked(board.name) as link:
        link.run(
            "import gc, tabletally_start as start\n"
            "def look(*words):\n"
            "    global free, block\n"
            "    if words[-1] == 'runs':\n"
            "        gc.collect()\n"
            "        free = gc.mem_free()\n"
            "        block = free\n"
            "        while True:\n"
            "            try:\n"
            "                bytearray(block)\n"
            "                break\n"
            "            except MemoryError:\n"
            "                block -= 4096\n"
            "        raise KeyboardInterrupt\n"
            "start.print = look\n"
            "start.run()"
        )
        assert link.value("free") > LEAST_HEAP
        assert link.value("block") > LEAST_BLOCK


def test_check(board, tabletally, monkeypatch):
    monkeypatch.setattr(
        rule_tests, "modules", lambda: ["test_core_majority", "test_du_barry_exams"]
    )
    status, out, err = tabletally("check", "--port", board.name)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[1].split() == ["self-test", "....ssss.."]
    assert lines[2].split() == ["test_core_majority", "." * 9]
    assert lines[3].split()[0] == "test_du_barry_exams"
    assert " passed, 0 failed, 4 skipped in " in lines[-1]


def test_only_the_tests_that_are_named(board, tabletally):
    status, out, err = tabletally("check", "--port", board.name, "test_core_ranking")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()[1:]] == ["test_core_ranking", "8"]
    status, _, err = tabletally("check", "--port", board.name, "test_nothing")
    assert status == 2
    assert "there are no tests test_nothing" in err


class Person:
    """Somebody who looks at the display and presses keys, or the wrong ones."""

    def __init__(self, board, wrong=False):
        self.board = board
        self.wrong = wrong
        self.held = None

    def sees(self, what):
        pixels = self.board.display.pixels()
        width, height = self.board.display.width, self.board.display.height
        edges = pixels[:width] + pixels[-width:] + pixels[::width] + pixels[width - 1 :: width]
        left = sum(map(bool, (pixels[y * width + x] for y in range(height) for x in range(64))))
        return not self.wrong and set(edges) == {255} and 1700 < left < 2300

    def presses(self, key):
        if self.held:
            self.board.let_go(self.held)
        self.held = None if self.wrong else key
        if self.held:
            self.board.hold(key)


@pytest.mark.parametrize("wrong", [False, True])
def test_what_needs_a_person(board, monkeypatch, wrong):
    monkeypatch.setattr("tabletally.pico.checking._KEY_S", 5 if not wrong else 0)
    with linked(board.name) as link:
        checker = Checker(link, facts.ask(link), Person(board, wrong))
        names = [name for name in checker.self_tests if name == "display" or name.startswith("key")]
        outcomes = [checker.self_test(name) for name in names]
    expected = Verdict.FAILED if wrong else Verdict.PASSED
    assert {outcome.verdict for outcome in outcomes} == {expected}
    for key in ("up", "down", "ok", "back"):
        board.let_go(key)


def test_rules_that_fail_or_do_not_fit(board, capsys, monkeypatch, tmp_path):
    (tmp_path / "helper.py").write_text("NUMBER = 5\n")
    (tmp_path / "test_some.py").write_text(
        "import helper\n\n\ndef test_a():\n    assert helper.NUMBER == 5\n\n\n"
        "def test_b():\n    assert helper.NUMBER == 6, 'five'\n\n\n"
        "def test_c():\n    bytearray(1_000_000)\n"
    )
    (tmp_path / "test_wrong.py").write_text("import nothing_like_it\n")
    monkeypatch.setattr(places, "RULE_TESTS", tmp_path)
    assert cli.main(["check", "--port", board.name]) == 1
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert [line.split() for line in lines[2:4]] == [["test_some", ".Fs"], ["test_wrong", "F"]]
    assert "AssertionError: five" in out
    assert "ImportError: no module named 'nothing_like_it'" in out
    assert "SKIPPED test_some.test_c: does not fit into the memory of the board" in out
    assert ", 2 failed, 5 skipped in " in lines[-1]


def test_pytest_on_the_board(board):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--port", board.name, "-p", "no:cacheprovider",
         "-k", "test_board", "-rs"],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nobody is there to press keys" in done.stdout


def test_ctrl_c_is_held_back_while_flash_is_written(board):
    with linked(board.name) as link:
        link.run(
            "import tabletally_start\n"
            "tabletally_start.mount()\n"
            + building.using_ours(
                "from firmware import ctrl_c\n"
                "from firmware.keys import Keys\n"
                "from firmware.storage.writing import write\n"
                "order = []\n"
                "ctrl_c.hold = lambda: order.append('held')\n"
                "ctrl_c.release = lambda: order.append('released')\n"
                "write(Keys((10, 11, 12, 13)), order.append, 'written')"
            )
        )
        assert link.value("order") == ["held", "written", "released"]


def test_rules_of_another_version(board, tabletally, monkeypatch, tmp_path):
    Application(tmp_path / "application", monkeypatch)
    (tmp_path / "application" / "shared_rules" / "more.py").write_text("MORE = 1\n")
    status, _, err = tabletally("check", "--port", board.name)
    assert status == 11
    assert "the rules on the board are not those of here: run `tabletally deploy`" in err

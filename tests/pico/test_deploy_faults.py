"""Whatever goes wrong in a deploy: the version before runs, and the saves are the same bytes."""

import struct

import pytest
from applications import Application, board_from, heard_at, image_with, versions_in
from plugging import put
from tabletally.pico import deploying, files
from tabletally.pico.link import linked
from tabletally.virtual_board.endpoints import PseudoTerminal
from tabletally.virtual_board.errors import PowerFailed
from tabletally.virtual_board.flash import PAGE_SIZE, Flash
from tabletally.virtual_board.serial_board import SerialBoard

EVERY = 17  # of about 120 writes to the port
IMAGES = {}


@pytest.fixture
def application(tmp_path, monkeypatch, tabletally):
    """Version 2.0 is to be deployed where 1.0 runs, and before that 0.9."""
    application = Application(tmp_path / "application", monkeypatch)
    if not IMAGES:
        IMAGES["old"] = image_with(
            tabletally, lambda: application.become("0.9"), lambda: application.become("1.0")
        )
    application.become("2.0", filling=9000)
    return application


class NotingFlash(Flash):
    """Notes every operation: kind, address, length, bytes."""

    def __init__(self, image):
        super().__init__(image)
        self.trace = b""

    def erase(self, address):
        self.trace += struct.pack("<BII", 0, address, 0)
        super().erase(address)

    def program(self, address, payload):
        for start in range(0, len(payload), PAGE_SIZE):
            page = payload[start : start + PAGE_SIZE]
            self.trace += struct.pack("<BII", 1, address + start, len(page)) + bytes(page)
            super().program(address + start, page)


def test_a_power_cut_before_or_in_any_operation_of_flash(application, tabletally):
    flash = NotingFlash(IMAGES["old"])
    with SerialBoard(flash=flash) as board:
        assert tabletally("deploy", "--port", board.name)[0] == 0
    told = versions_in([IMAGES["old"]], flash.trace)
    assert len(told) > 80
    switched = told.index("2.0")
    assert set(told[:switched]) == {"1.0"}
    assert set(told[switched:]) == {"2.0"}


def test_a_power_cut_in_the_first_deploy(application, tabletally):
    empty = image_with(tabletally)
    flash = NotingFlash(empty)
    with SerialBoard(flash=flash) as board:
        assert tabletally("deploy", "--port", board.name)[0] == 0
    told = versions_in([empty], flash.trace)
    switched = told.index("2.0")
    assert set(told[:switched]) <= {"nothing", "2.0 without main.py"}
    assert set(told[switched:]) == {"2.0"}


class Unplugging(PseudoTerminal):
    """Goes away, with the power of the board, at the k-th write to it."""

    def __init__(self, k):
        super().__init__()
        self.left = k

    def read(self, descriptor):
        self.left -= 1
        if not self.left:
            raise PowerFailed
        return super().read(descriptor)


def test_the_port_goes_away_at_every_kth_write(application, tabletally):
    images = []
    k = 1
    while True:
        endpoint = Unplugging(k)
        with board_from(IMAGES["old"], endpoint=endpoint) as board:
            status, _, err = tabletally("deploy", "--port", board.name)
            if endpoint.left > 0:
                assert status == 0
                break
            assert status in (6, 9), (k, err)
            assert err.startswith("tabletally deploy: ")
            assert err.count("\n") == 1
            if k % 4 == 1:
                assert b" runs" in heard_at(board)
        images.append(bytes(board.flash.data))
        k += EVERY
    told = versions_in(images)
    assert len(told) > 4
    assert set(told[:3]) == {"1.0"}
    assert set(told) <= {"1.0", "2.0"}


def test_after_an_interrupted_deploy_the_next_one_completes_it(application, tabletally):
    with board_from(IMAGES["old"], endpoint=Unplugging(60)) as board:
        assert tabletally("deploy", "--port", board.name)[0] in (6, 9)
        board.endpoint.left = -1
        status, out, err = tabletally("deploy", "--port", board.name)
        assert (status, err) == (0, "")
        assert out.endswith("tabletally 2.0 runs\n`tabletally deploy --rollback` brings 1.0 back\n")


def fill(board, blocks):
    """Leave that many blocks free on the board's flash."""
    with linked(board.name) as link:
        link.run(
            "import os\n"
            f"for gap in range({blocks}):\n"
            "    with open('/gap%d' % gap, 'wb') as file: file.write(bytes(4000))\n"
            "file = open('/mine', 'wb')\n"
            "try:\n"
            "    while True: file.write(bytes(4096)); file.flush()\n"
            "except OSError: pass\n"
            "try: file.close()\n"
            "except OSError: pass\n"
            f"for gap in range({blocks}): os.remove('/gap%d' % gap)"
        )


def test_full_flash_is_seen_before(application, tabletally):
    with board_from(IMAGES["old"]) as board:
        fill(board, 3)
        before = board.flash.operations
        status, _, err = tabletally("deploy", "--port", board.name)
        assert status == 10
        assert "free blocks of 4 KB, and" in err
        assert board.flash.operations - before < 20
        assert b"1.0 runs" in heard_at(board)
    assert versions_in([bytes(board.flash.data)]) == ["1.0"]


def test_flash_that_becomes_full_while_writing(application, tabletally, monkeypatch):
    monkeypatch.setattr(files.Files, "free_blocks", lambda self: 300)
    application.become("2.0", filling=40_000)
    with board_from(IMAGES["old"]) as board:
        fill(board, 4)
        status, _, err = tabletally("deploy", "--port", board.name)
        assert status == 10
        assert "the flash of the board is full while writing" in err
        assert b"1.0 runs" in heard_at(board)
        monkeypatch.undo()
    assert versions_in([bytes(board.flash.data)]) == ["1.0"]


def test_the_version_before_gives_way_when_there_is_no_room(application, tabletally, monkeypatch):
    told = iter((5, 300))
    monkeypatch.setattr(files.Files, "free_blocks", lambda self: next(told))
    with board_from(IMAGES["old"]) as board:
        status, out, err = tabletally("deploy", "--port", board.name)
        assert (status, err) == (0, "")
        assert "there is no room for three versions: 0.9 is removed" in out
    assert versions_in([bytes(board.flash.data)]) == ["2.0"]


class FadingFlash(Flash):
    """Loses certain bytes after they were written; what is lost at once littlefs sees itself."""

    FADES = b"hello 2.0"

    def __init__(self, image):
        super().__init__(image)
        self._fading = []

    def program(self, address, payload):
        while self._fading:
            self._clear_bits(self._fading.pop(), bytes(len(self.FADES)))
        super().program(address, payload)
        if self.FADES in payload:
            self._fading.append(address + bytes(payload).index(self.FADES))


def test_flash_that_loses_what_was_written(application, tabletally):
    with SerialBoard(flash=FadingFlash(IMAGES["old"])) as board:
        status, _, err = tabletally("deploy", "--port", board.name)
        assert status == 11
        assert "reads back from the board's flash differently from what was written" in err
        assert b"1.0 runs" in heard_at(board)
    assert versions_in([bytes(board.flash.data)]) == ["1.0"]


ENDLESS = {
    "printing": "while True:\n    print('x' * 200)\n",
    "computing": "while True:\n    pass\n",
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_over_an_endless_program(application, tabletally, kind):
    with board_from(IMAGES["old"]) as board:
        put(board.name, "/main.py", ENDLESS[kind])
        board.reset()
        status, out, err = tabletally("deploy", "--port", board.name)
        assert (status, err) == (0, "")
        assert "/main_before_tabletally.py" in out
    assert versions_in([bytes(board.flash.data)]) == ["2.0"]


def test_an_interrupt_from_the_keyboard(application, tabletally, monkeypatch):
    def interrupt(self, missing):
        raise KeyboardInterrupt

    monkeypatch.setattr(deploying._Deploy, "_write_parts", interrupt)
    with board_from(IMAGES["old"]) as board:
        assert tabletally("deploy", "--port", board.name)[0] == 130
        assert b"1.0 runs" in heard_at(board)
    assert versions_in([bytes(board.flash.data)]) == ["1.0"]

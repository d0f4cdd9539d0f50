"""A directory plays the drive of a Pico, and a virtual board the Pico that comes back."""

import errno
import os
import struct

import pytest
from plugging import usb_port
from tabletally.pico import drives, flashing, uf2
from tabletally.pico.faults import WrongFile

RP2040, RP2350, ABSOLUTE, SAMD21 = 0xE48BFF56, 0xE48BFF59, 0xE48BFF57, 0x68ED2B88
INFO = {
    "RP2040": "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n",
    "RP2350": "UF2 Bootloader v1.0\r\nModel: Raspberry Pi RP2350\r\nBoard-ID: RP2350\r\n",
}
HOLDS = b"\0MicroPython v1.28.0 on 2026-03-01\0"


def block(number, count, family=RP2040, content=b"", address=None, flags=0x2000):
    head = struct.pack(
        "<8I", 0x0A324655, 0x9E5D5157, flags,
        0x10000000 + 256 * number if address is None else address, 256, number, count, family,
    )  # fmt: skip
    return head + content.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)


def image(count=300, family=RP2040, holds=HOLDS):
    content = holds.rjust(256 + len(holds) // 2, b"\1")  # across the border of two blocks
    parts = [content[:256], content[256:]] + [b""] * (count - 2)
    return b"".join(block(at, count, family, part) for at, part in enumerate(parts))


ABSOLUTE_FIRST = block(0, 2, ABSOLUTE, b"\xef" * 256, 0x10FFFF00)


@pytest.mark.parametrize(
    "content, chip",
    [
        (image(), "RP2040"),
        (image(family=RP2350), "RP2350"),
        (ABSOLUTE_FIRST + image(family=RP2350), "RP2350"),
        (block(0, 1, flags=0x1) + image(), "RP2040"),
    ],
)
def test_sound_files(content, chip):
    found = uf2.check(content, "a.uf2")
    assert (found.chip, found.micropython) == (chip, (1, 28, 0))


WHOLE = image()
WRONG = {
    "empty": (b"", "a.uf2 has 0 bytes"),
    "cut off": (WHOLE[:-100], "was not downloaded whole"),
    "a block less": (WHOLE[:-512], "a.uf2 has 299 of 300 blocks: it was not downloaded whole"),
    "a block twice": (WHOLE + WHOLE[-512:], "blocks: it was not downloaded whole"),
    "magic": (WHOLE[:5120] + b"x" + WHOLE[5121:], "a.uf2 is damaged at block 10"),
    "end": (WHOLE[:-1] + b"x", "a.uf2 is damaged at block 299"),
    "size": (WHOLE[:16] + b"\xff\xff" + WHOLE[18:], "a.uf2 is damaged at block 0"),
    "a web page": (b"<html>".ljust(1024), "a.uf2 is damaged at block 0"),
    "no family": (block(0, 1, flags=0), "does not say for which chip"),
    "another chip": (image(family=SAMD21), "for another chip (family 0x68ED2B88)"),
    "two chips": (image() + image(family=RP2350), "for another chip"),
    "another program": (image(holds=b"CircuitPython"), "does not hold MicroPython"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_wrong_files(kind):
    content, words = WRONG[kind]
    with pytest.raises(WrongFile) as fault:
        uf2.check(content, "a.uf2")
    assert words in str(fault.value)


class Drive:
    """The drive of a Pico: leaves when a whole file was copied, and comes back as a port."""

    def __init__(self, folder, chip, come_back):
        self.folder = folder
        self.come_back = come_back
        folder.mkdir()
        (folder / drives.INFO).write_bytes(INFO[chip].encode())
        self.wanted = 0
        self.passed = 0.0

    def live(self):
        """What happens in a quarter of a second."""
        self.passed += 0.25
        info = self.folder / drives.INFO
        there = [file.stat().st_size for file in self.folder.glob("*.uf2")]
        if info.exists() and there and there[0] >= self.wanted:
            info.unlink()
            self.come_back()


@pytest.fixture
def drive(tmp_path, monkeypatch, plug_in):
    """Make a drive for a chip; the time that passes is the drive's own."""

    def make(chip="RP2040", come_back=lambda: None, wanted=0):
        made = Drive(tmp_path / "RPI-RP2", chip, come_back)
        made.wanted = wanted
        monkeypatch.setattr(flashing, "_pause", made.live)
        monkeypatch.setattr(flashing, "_now", lambda: made.passed)
        monkeypatch.setattr(drives, "_mounted", lambda: [made.folder])
        return made

    return make


@pytest.fixture
def file(tmp_path):
    def make(content):
        path = tmp_path / "firmware.uf2"
        path.write_bytes(content)
        return path

    return make


@pytest.fixture
def comes_back(board, plug_in):
    """The virtual board becomes a port of this computer."""

    def come_back():
        plug_in(usb_port(board.name))

    return come_back


def test_flashed_when_the_board_answers(board, comes_back, drive, file, tabletally):
    made = drive(come_back=comes_back, wanted=len(WHOLE))
    status, out, err = tabletally("flash", file(WHOLE))
    assert (status, err) == (0, "")
    copied, answer, then = out.splitlines()
    assert copied == f"copied to {made.folder}; waiting for the board to come back"
    assert answer.startswith(f"{board.name}: virtual board, MicroPython 1.")
    assert then == "now run `tabletally deploy`"
    assert (made.folder / "tabletally.uf2").read_bytes() == WHOLE


def test_an_error_of_the_copy_does_not_matter_when_the_board_answers(
    comes_back, drive, file, tabletally, monkeypatch
):
    def fail(_):
        raise OSError(errno.EIO, "Input/output error")

    drive(come_back=comes_back)
    monkeypatch.setattr(os, "fsync", fail)
    assert tabletally("flash", file(WHOLE))[0] == 0


def test_the_pico_does_not_take_the_file(drive, file, tabletally):
    made = drive(wanted=10**9)
    status, _, err = tabletally("flash", file(WHOLE))
    assert status == 6
    assert f"the Pico at {made.folder} did not take the file: plug it in again with" in err


def test_the_pico_does_not_come_back(drive, file, tabletally):
    drive()
    status, _, err = tabletally("flash", file(WHOLE))
    assert status == 6
    assert "the Pico took the file and did not come back" in err


def test_a_full_drive(drive, file, tabletally, monkeypatch):
    def fail(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    drive()
    monkeypatch.setattr(os, "fsync", fail)
    status, _, err = tabletally("flash", file(WHOLE))
    assert status == 3
    assert "cannot be written: No space left on device" in err


@pytest.mark.parametrize("chip, family", [("RP2350", RP2040), ("RP2040", RP2350)])
def test_a_file_for_the_other_chip_is_refused(drive, file, tabletally, chip, family):
    made = drive(chip)
    status, _, err = tabletally("flash", file(image(family=family)))
    assert status == 13
    assert f"and {made.folder} is {chip}: it would not run there" in err
    assert not list(made.folder.glob("*.uf2"))


def test_a_file_that_is_too_old(drive, file, tabletally):
    drive()
    old = image(holds=b"MicroPython v1.25.0 on 2025-04-15")
    status, _, err = tabletally("flash", file(old))
    assert status == 7
    assert "holds MicroPython 1.25.0: get the newest release, 1.26 or newer, of RPI_PICO" in err


def test_without_a_file_it_says_which_to_get(drive, tabletally, monkeypatch):
    drive("RP2350")
    status, out, _ = tabletally("flash")
    assert status == 2
    assert "of RPI_PICO2 (RP2350), or RPI_PICO2_W if it has Wi-Fi: on micropython.org/" in out
    monkeypatch.setattr(drives, "_mounted", list)
    out = tabletally("flash")[1]
    assert "RPI_PICO (RP2040), or RPI_PICO_W if it has Wi-Fi; RPI_PICO2 (RP2350)" in out


def test_no_drive_or_several(drive, file, tabletally, monkeypatch, tmp_path):
    made = drive()
    monkeypatch.setattr(drives, "_mounted", list)
    status, _, err = tabletally("flash", file(WHOLE))
    assert status == 3
    assert "hold its BOOTSEL button while plugging it in" in err
    monkeypatch.setattr(drives, "_mounted", lambda: [made.folder] * 2)
    assert "say which with --drive" in tabletally("flash", file(WHOLE))[2]
    status, _, err = tabletally("flash", file(WHOLE), "--drive", tmp_path)
    assert status == 3
    assert "is no drive of a Pico: it has no INFO_UF2.TXT" in err
    assert tabletally("flash", tmp_path / "none.uf2")[0] == 13


def test_a_board_with_micropython_becomes_a_drive_by_itself(
    board, drive, file, tabletally, monkeypatch
):
    made = drive(wanted=len(WHOLE))
    info = made.folder / drives.INFO
    kept = info.read_bytes()
    info.unlink()

    def live():
        if not list(made.folder.glob("*.uf2")):
            info.write_bytes(kept)
        made.live()

    monkeypatch.setattr(flashing, "_pause", live)
    status, out, _ = tabletally("flash", file(WHOLE), "--port", board.name)
    assert status == 0
    assert "no saved games yet" in out
    assert out.endswith("now run `tabletally deploy`\n")

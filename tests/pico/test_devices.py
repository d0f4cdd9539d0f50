"""Which boards there are, and which one is meant."""

import pytest
from plugging import usb_port
from tabletally.pico import choosing, drives, remembered
from tabletally.pico.faults import NoBoard

OTHER = usb_port("/dev/ttyUSB0", "0001", vid=0x10C4, pid=0xEA60, description="CP2102")
RP2040_INFO = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
RP2350_INFO = "UF2 Bootloader v1.0\r\nModel: Raspberry Pi RP2350\r\nBoard-ID: RP2350\r\n"


def test_a_board_says_what_it_is_and_others_are_left_alone(board, plug_in, tabletally):
    plug_in(usb_port(board.name), OTHER)
    status, out, _ = tabletally("devices")
    assert status == 0
    first, second = out.splitlines()
    assert first.startswith(f"{board.name} [E66118604B]  virtual board, MicroPython 1.")
    assert first.endswith("no tabletally")
    assert second == "left alone: /dev/ttyUSB0"


def test_a_board_that_is_not_asked(plug_in, tabletally):
    plug_in(usb_port("/dev/ttyACM0"))
    assert tabletally("devices", "--no-questions")[1] == "/dev/ttyACM0 [E66118604B]  not asked\n"


def test_nothing_connected(plug_in, tabletally, monkeypatch):
    plug_in(OTHER)
    monkeypatch.setattr(drives, "_mounted", list)
    status, out, err = tabletally("devices")
    assert status == 3
    assert out == "left alone: /dev/ttyUSB0\n"
    assert err.startswith("tabletally devices: no Pico with MicroPython is connected: ")


def test_the_only_board_is_used(plug_in):
    plug_in(OTHER, usb_port("/dev/ttyACM1"))
    assert choosing.choose(None).name == "/dev/ttyACM1"


def test_of_several_the_last_one_is_used(plug_in):
    plug_in(usb_port("/dev/ttyACM0", "A"), usb_port("/dev/ttyACM1", "B"))
    with pytest.raises(NoBoard) as fault:
        choosing.choose(None)
    assert "/dev/ttyACM0 with number A, /dev/ttyACM1 with number B" in str(fault.value)
    assert "--port /dev/ttyACM0" in str(fault.value)
    remembered.remember("B")
    assert choosing.choose(None).name == "/dev/ttyACM1"
    assert choosing.choose("A").name == choosing.choose("ttyACM0").name == "/dev/ttyACM0"
    assert choosing.choose("COM7").name == "COM7"


def test_a_board_that_answered_is_remembered(board, plug_in, tabletally):
    plug_in(usb_port(board.name, "B"), usb_port("/dev/ttyACM9", "C"))
    from tabletally.pico.connecting import connected

    with connected(board.name):
        assert remembered.last() == "B"


def test_drives_say_which_chip_waits(tmp_path):
    for name, info, chip in (("a", RP2040_INFO, "RP2040"), ("b", RP2350_INFO, "RP2350")):
        folder = tmp_path / name
        folder.mkdir()
        assert drives.read(folder) is None
        (folder / drives.INFO).write_bytes(info.encode())
        drive = drives.read(folder)
        assert drive.chip == chip
        assert drive.told().startswith(f"a Pico with {chip} that waits for a UF2 file (UF2 Boot")
    (folder / drives.INFO).write_text("UF2 Bootloader v1\nModel: Feather\nBoard-ID: SAMD21\n")
    assert drives.read(folder).chip == ""


def test_mounted_drives_are_found_by_the_table_of_linux(tmp_path):
    table = tmp_path / "mounts"
    table.write_text(
        "/dev/sda1 / ext4 rw 0 0\n"
        "/dev/sdb1 /media/you/RPI-RP2 vfat rw 0 0\n"
        "/dev/sdc1 /media/you/MY\\040STICK vfat rw 0 0\n"
    )
    assert [str(path) for path in drives.linux_mounts(table)] == [
        "/media/you/RPI-RP2",
        "/media/you/MY STICK",
    ]


def test_what_is_wrong_with_a_named_port_is_its_status(plug_in, tabletally):
    status, out, _ = tabletally("devices", "--port", "/dev/nowhere")
    assert status == 3
    assert "there is no port /dev/nowhere" in out

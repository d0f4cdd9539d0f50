"""Why a port cannot be opened, on each system, in one sentence."""

import errno
import os

import pytest
import serial
from tabletally.pico import opening
from tabletally.pico.faults import NoBoard, NoPermission, PortBusy
from tabletally.pico.link import linked

LINUX_NO_PERMISSION = serial.SerialException(
    errno.EACCES, "could not open port /dev/ttyACM0: [Errno 13] Permission denied: '/dev/ttyACM0'"
)
LINUX_LOCKED = serial.SerialException(
    errno.EAGAIN, "Could not exclusively lock port /dev/ttyACM0: Resource temporarily unavailable"
)
MACOS_BUSY = serial.SerialException(errno.EBUSY, "could not open port: [Errno 16] Resource busy")
WINDOWS_BUSY = serial.SerialException(
    "could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)"
)
WINDOWS_GONE = serial.SerialException(
    "could not open port 'COM3': FileNotFoundError(2, 'The system cannot find the file', None, 2)"
)


@pytest.mark.parametrize(
    "error, platform, kind, words",
    [
        (LINUX_NO_PERMISSION, "linux", NoPermission, "sudo usermod -a -G dialout $USER"),
        (LINUX_NO_PERMISSION, "darwin", NoPermission, "ask who administers this computer"),
        (LINUX_LOCKED, "linux", PortBusy, "in use by another program"),
        (MACOS_BUSY, "darwin", PortBusy, "in use by another program"),
        (WINDOWS_BUSY, "win32", PortBusy, "in use by another program"),
        (WINDOWS_GONE, "win32", NoBoard, "there is no port COM3"),
        (OSError(errno.ENXIO, "No such device"), "linux", NoBoard, "cannot be opened"),
    ],
)
def test_reasons(error, platform, kind, words):
    fault = opening.fault_of(error, "COM3" if platform == "win32" else "/dev/none", platform)
    assert type(fault) is kind
    assert words in str(fault)


def test_a_port_that_is_not_there():
    with pytest.raises(NoBoard, match="there is no port /dev/nowhere"), linked("/dev/nowhere"):
        pass


def test_a_word_that_is_no_port():
    with pytest.raises(NoBoard, match="cannot be opened"), linked("nonsense://x"):
        pass


def test_a_port_in_use():
    master, slave = os.openpty()
    name = os.ttyname(slave)
    with serial.Serial(name, exclusive=True), pytest.raises(PortBusy, match="close it"):
        opening.open_transport(name)
    os.close(slave)
    os.close(master)


def test_who_uses_a_port(tmp_path):
    for number, target in (("12", "/dev/ttyACM0"), ("13", "/dev/null")):
        folder = tmp_path / number / "fd"
        folder.mkdir(parents=True)
        (folder / "3").symlink_to(target)
        (folder.parent / "comm").write_text("thonny\n")
    assert opening._users_of("/dev/ttyACM0", tmp_path) == ["thonny, process 12"]


def test_a_port_that_is_let_go_of_in_a_moment_is_waited_for(board, monkeypatch):
    holder = serial.Serial(board.name, exclusive=True)
    slept = []

    def let_go(seconds):
        slept.append(seconds)
        holder.close()

    # Only there: threads of the board sleep, too.
    monkeypatch.setattr(opening, "sleep", let_go)
    opening.close_transport(opening.open_transport(board.name))
    assert slept

"""Ports as pyserial tells them, and programs put on a board."""

import contextlib
from types import SimpleNamespace

from tabletally.pico.link import linked


def usb_port(device, serial_number="E66118604B", vid=0x2E8A, pid=5, description="Board in FS mode"):
    """What pyserial tells of a port."""
    return SimpleNamespace(
        device=device, serial_number=serial_number, vid=vid, pid=pid,
        description=description, product=None,
    )  # fmt: skip


def put(port, path, text):
    """Write a file on the board at a port."""
    with linked(port) as link:
        link.run(f"with open({path!r}, 'w') as file: file.write({text!r})")


@contextlib.contextmanager
def running(port, main):
    """Have a program run on the board as its main.py, and take it away afterwards."""
    put(port, "/main.py", main)
    with linked(port) as link:
        link.start_program()
        link.listen((b"soft reboot\r\n",), 3)
    yield

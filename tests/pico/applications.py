"""A small application to deploy, in several versions, and boards that hold one."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

import serial
from tabletally import micropython_unix, places
from tabletally.pico.link import linked
from tabletally.virtual_board.flash import Flash
from tabletally.virtual_board.serial_board import SerialBoard

HERE = Path(__file__).parent
SMALL = HERE / "small"
SAVES = {
    "/saves/mark": b"2",
    "/saves/settings": bytes(range(64)),
    "/saves/games/0/newest": b"n" * 210,
    "/saves/games/0/older0": bytes(range(256)) * 20,
}


class Application:
    """The small application in a folder of its own, taken for the shipped one."""

    def __init__(self, folder, monkeypatch):
        self.firmware = folder / "firmware"
        shutil.copytree(SMALL, folder, dirs_exist_ok=True)
        shutil.copytree(places.FIRMWARE / "startup", self.firmware / "startup")
        monkeypatch.setattr(places, "FIRMWARE", self.firmware)
        monkeypatch.setattr(places, "SHARED_RULES", folder / "shared_rules")

    def become(self, number, filling=5000, **sources):
        """Be another version: its number, how much it contains, and whole modules of it."""
        self._write("version", f'VERSION = b"{number}"\n')
        content = bytes((at * at + len(number)) % 251 for at in range(filling))
        self._write("words", f'GREETING = "hello {number}"\nFILLING = {content!r}\n')
        for name, source in sources.items():
            self._write(name, source)

    def _write(self, name, source):
        (self.firmware / f"{name}.py").write_text(source)


def write_saves(port):
    """Have games saved on the board at a port."""
    with linked(port) as link:
        link.run("import os\nfor f in ('/saves', '/saves/games', '/saves/games/0'): os.mkdir(f)")
        for path, content in SAVES.items():
            link.run(f"with open({path!r}, 'wb') as file: file.write({content!r})")


def saves_at(port):
    """The saved games of the board at a port."""
    with linked(port) as link:
        return {path: link.value(f"open({path!r}, 'rb').read()") for path in SAVES}


def heard_at(board, end=b"runs", seconds=5):
    """What the board prints by itself, until `end`."""
    with serial.Serial(board.name, timeout=seconds) as port:
        return port.read_until(end)


def image_with(tabletally, *steps):
    """The flash of a board with saves, after each of the steps in turn."""
    with SerialBoard() as board:
        write_saves(board.name)
        for step in steps:
            step()
            status, _, err = tabletally("deploy", "--port", board.name)
            assert status == 0, err
    return bytes(board.flash.data)


def board_from(image, **options):
    """A board with this flash, at a serial port."""
    return SerialBoard(flash=Flash(image), **options)


def versions_in(images, trace=b""):
    """Which version each flash would start, or what is wrong; with a trace, after each operation.

    One process of MicroPython for each image.
    """
    digest = hashlib.sha256()
    for path, content in sorted(SAVES.items(), key=_as_walked):
        digest.update(path.encode() + b"\n" + content)
    told = []
    with tempfile.TemporaryDirectory() as folder:
        start = [str(HERE.parent / "power" / "on_device"), str(places.FIRMWARE / "startup")]
        traced = Path(folder, "trace")
        traced.write_bytes(trace)
        for image in images:
            file = Path(folder, "image")
            file.write_bytes(image)
            script = HERE / "on_device" / "check_versions.py"
            words = [str(script), *start, digest.hexdigest(), str(file)]
            command = [*micropython_unix.command(), *words]
            done = subprocess.run(
                command + [str(traced)] * bool(trace), capture_output=True, encoding="utf-8"
            )
            assert done.returncode == 0, done.stdout + done.stderr
            told += done.stdout.splitlines()
    return told


def _as_walked(item):
    """Files of a folder by name, a folder among them by its own."""
    return item[0].split("/")

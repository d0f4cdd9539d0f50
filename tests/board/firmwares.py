"""Firmware for tests: the shipped one with a file changed, or one written for the test."""

import shutil
from pathlib import Path

from tabletally import places


def changed(folder: Path, name: str, old: str, new: str) -> list[Path]:
    """Return the folders of the shipped firmware in which `old` in the file `name` is `new`."""
    firmware = folder / "firmware"
    shutil.copytree(places.FIRMWARE, firmware)
    text = (firmware / name).read_text("utf-8")
    assert old in text
    (firmware / name).write_text(text.replace(old, new), "utf-8")
    return [firmware, places.SHARED_RULES, places.BOARDS]


def written(folder: Path, main: str) -> list[Path]:
    """Return the folders of a firmware whose main() has the body `main`."""
    firmware = folder / "firmware"
    firmware.mkdir()
    (firmware / "__init__.py").write_text("")
    (firmware / "main.py").write_text(main, "utf-8")
    return [firmware, places.SHARED_RULES, places.BOARDS]

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


def sending_whole_frames(folder: Path) -> list[Path]:
    """Return the folders of a firmware whose every draw sends the frame and takes 23 ms."""
    return changed(
        folder,
        "app.py",
        "        self._display.show()\n",
        "        self._display._runs.forget()\n        self._display.show()\n",
    )


def writing_flash_at_one(folder: Path) -> list[Path]:
    """Return the folders of one that counts, and at 1 masks interrupts for an erase of 45 ms."""
    return changed(
        folder,
        "screens/counter.py",
        "        return self.number != before\n",
        "        if self.number == 1:\n"
        "            app.keys.before_flash()\n"
        "            with open('/number', 'w') as file:\n"
        "                file.write('1' * 1000)\n"
        "            app.keys.after_flash()\n"
        "        return self.number != before\n",
    )


def written(folder: Path, main: str) -> list[Path]:
    """Return the folders of a firmware whose main() has the body `main`."""
    firmware = folder / "firmware"
    firmware.mkdir()
    (firmware / "__init__.py").write_text("")
    (firmware / "main.py").write_text(main, "utf-8")
    return [firmware, places.SHARED_RULES, places.BOARDS]

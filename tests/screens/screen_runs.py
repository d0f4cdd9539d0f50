"""Runs scripts on the virtual board with the texts of the device known."""

import shutil
from functools import lru_cache
from pathlib import Path

from tabletally import places
from tabletally.builders.characters import strings_in, text_files
from tabletally.virtual_board.running import Report, run_script

HERE = Path(__file__).parent
LANGUAGES = ("ko", "en")


def play(script: str, language: str | None, **options) -> Report:
    """Do a script; the firmware must be alive at its end."""
    report = run_script(script, language=language, strings=known_strings(), **options)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    return report


@lru_cache
def known_strings() -> tuple[str, ...]:
    """All texts that may be on the display."""
    return tuple(strings_in(text_files()))


def overlaid(folder: Path, overlay: str) -> list[Path]:
    """The shipped firmware with files of ours over it, as folders for `run_script`."""
    folders = copied(folder)
    shutil.copytree(HERE / overlay, folders[0], dirs_exist_ok=True)
    return folders


def copied(folder: Path) -> list[Path]:
    """A copy of the shipped firmware, to be changed, with what belongs to it."""
    firmware = folder / "firmware"
    shutil.copytree(places.FIRMWARE, firmware)
    return [firmware, places.SHARED_RULES, places.BOARDS]

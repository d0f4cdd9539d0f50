"""The stock way with the same screens: framebuf's text, and the whole frame for every change.

Its firmware (device/stock_way/) shows what ours shows after each key of a script. It has framebuf's
own letters only, so the screens are the English ones, and a held key is one screen: both in its
favour.
"""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from .. import places
from ..builders.characters import strings_in, text_files
from ..virtual_board.errors import FirmwareStopped
from ..virtual_board.interpreter import Interpreter
from ..virtual_board.machine import MachineMaker
from ..virtual_board.running import Report, run_script
from ..virtual_board.script import Kind, Word, parse

LANGUAGE = "en"
_FIRMWARE = Path(__file__).with_name("device") / "stock_way"


def single_presses(words: Sequence[Word]) -> list[str]:
    """The presses of a script, each as a word of its own."""
    return [
        f"{word.name}:{word.number}"
        for word in words
        if word.kind is Kind.PRESS
        for _ in range(word.times)
    ]


def screens_of(presses: Sequence[str]) -> list[list[str]]:
    """The lines that our firmware shows at first and after each press."""
    shots = " ".join(f"{press} shot:{at}" for at, press in enumerate(presses))
    strings = strings_in(text_files())
    report = run_script(f"shot:first {shots}", language=LANGUAGE, strings=strings)
    if report.status:
        raise FirmwareStopped(f"{report.reason}\n{report.console}")
    return [shot.texts for shot in report.shots.values()]


@contextmanager
def _folders(screens: Sequence[Sequence[str]]) -> Iterator[list[Path]]:
    with tempfile.TemporaryDirectory(prefix="tabletally-") as made:
        firmware = Path(made, "firmware")
        shutil.copytree(_FIRMWARE, firmware, ignore=shutil.ignore_patterns("__pycache__"))
        lines = [tuple(lines) for lines in screens]
        (firmware / "screens.py").write_text(f"SCREENS = {lines!r}\n", "utf-8")
        yield [firmware, places.BOARDS]


def run_stock(text: str, make_machine: MachineMaker = Interpreter) -> Report:
    """Show the screens of a script in the stock way, and say what each press cost."""
    presses = single_presses(parse(text))
    with _folders(screens_of(presses)) as folders:
        return run_script(
            " ".join(press.split(":")[0] for press in presses),
            folders=folders,
            measure=True,
            make_machine=make_machine,
        )

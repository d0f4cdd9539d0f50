"""Random keys: the firmware stays alive, shows no error, and flash holds what memory held."""

import random

import pytest
from screen_runs import LANGUAGES, overlaid
from tabletally.virtual_board.board import VirtualBoard

KEYS = ("up", "down", "down", "ok", "ok", "ok", "back")
LONG_ONE_IN = 15
LONG_MS = 900
PART = 500  # keys between two looks at the flash
_REPLAY = "from firmware.kept import tell; tell()"


@pytest.fixture(scope="module")
def spied(tmp_path_factory):
    folders = overlaid(tmp_path_factory.mktemp("spied"), "spying")
    app = folders[0] / "app.py"
    text = app.read_text("utf-8")
    last = "        self.keys.look()\n"
    assert last in text
    text = text.replace(last, last + "        tell(self)\n")
    app.write_text(text + "\n\nfrom .spy import tell\n", "utf-8")
    return folders


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_keys(spied, language, request):
    count = 20_000 if request.config.getoption("--long") else 1_000
    chance = random.Random(f"monkey {language}")
    with VirtualBoard(language=language, folders=spied) as board:
        for _ in range(count // PART):
            before = len(board.console)
            for _ in range(PART):
                held = LONG_MS if not chance.randrange(LONG_ONE_IN) else 60
                board.press(chance.choice(KEYS), held)
            printed = board.console[before:]
            assert "Traceback" not in printed, printed[printed.index("Traceback") :][:2000]
            assert any(board.display.pixels())
            kept = sheets("kept", board.ask(_REPLAY))
            live = sheets("live", printed)
            assert kept["damaged"] == "0"
            for slot in live.keys() & kept.keys():
                assert live[slot] == kept[slot]
            assert last_played(printed) in {*kept, "none"}
            board.power_on()


def sheets(word: str, printed: str) -> dict[str, str]:
    """The last sheet of each slot in lines that begin with `word`; and how much is damaged."""
    found = {}
    for line in printed.splitlines():
        first, _, rest = line.partition(" ")
        if first in (word, "damaged"):
            slot, _, sheet = rest.partition(" ")
            found[slot if first == word else first] = sheet or slot
    return found


def last_played(printed: str) -> str:
    """The slot of the game that was live at last, or none."""
    lines = [line for line in printed.splitlines() if line.startswith("live ")]
    return lines[-1].split()[1] if lines else "none"

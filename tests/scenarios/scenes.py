"""The scenarios as files: scripts, and the sheets that they end in."""

import json
from pathlib import Path

HERE = Path(__file__).parent
LANGUAGES = ("ko", "en")
EVERYWHERE = (  # in both languages at every run
    "two_players",
    "five_players",
    "known_copy",
    "tracked_in_full",
    "solo_house_deck",
)


def script(name):
    """The keys of a scenario."""
    return (HERE / f"{name}.keys").read_text("utf-8")


def sheet(name):
    """The score sheet that it ends in."""
    return json.loads((HERE / f"{name}.sheet.json").read_text("utf-8"))

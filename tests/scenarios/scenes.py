"""The scenarios as files: scripts, and the sheets that they end in."""

import json
from pathlib import Path

HERE = Path(__file__).parent
LANGUAGES = ("ko", "en")
EVERYWHERE = (  # in both languages at every run
    "two_players",
    "three_players",
    "four_players",
    "five_players",
    "solo",
    "known_copy",
    "tracked_income_only",
    "tracked_in_full",
    "tracked_from_round_4",
    "tracked_exams",
    "tracked_corrected",
    "solo_house_deck",
)


def script(name):
    """The keys of a scenario."""
    return (HERE / f"{name}.keys").read_text("utf-8")


def sheet(name):
    """The score sheet that it ends in."""
    return json.loads((HERE / f"{name}.sheet.json").read_text("utf-8"))

"""The scripts that are measured: whole games as the tests play them."""

from collections.abc import Sequence
from pathlib import Path

from .. import places
from ..virtual_board.errors import WrongUsage

LANGUAGES = ("ko", "en")
MEASURED = (
    "two_players",
    "five_players",
    "known_copy",
    "solo",
    "tracked_in_full",
    "solo_house_deck",
    "colors_of_paris_two",
    "colors_of_paris_four",
    "dream_home_four",
    "dream_home_exchanged",
    "queenz_two",
    "queenz_garden",
    "splendor_duel_both",
)
FINAL_SCORING = "# Final scoring."  # where it begins in a script
IN_THE_STOCK_WAY = ("two_players", "colors_of_paris_two")


def texts(names: Sequence[str]) -> dict[str, str]:
    """The scripts of scenarios by their names; all that are measured if none is named."""
    if not places.SCENARIOS.is_dir():
        raise WrongUsage("the scenarios that are measured stand in a checkout, and this is none")
    return {name: text(name) for name in names or MEASURED}


def text(name: str) -> str:
    """One script."""
    path: Path = places.SCENARIOS / f"{name}.keys"
    if not path.is_file():
        raise WrongUsage(
            f"there is no scenario {name}; name one of these, or another of tests/scenarios: "
            + ", ".join(MEASURED)
        )
    return path.read_text("utf-8")

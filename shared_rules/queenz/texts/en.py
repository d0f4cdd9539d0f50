"""Queenz in English; templates as in core.wording."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["en"]

LINES = ("Track", "Hives", "Variety bonus")

SEATS = ("A", "B", "C", "D")  # the colours are not known

SWITCHES = ()

DECIDERS = (
    "by total points",
    "by more bees in the gardens, after a tie in points",
    "nobody: the first place is shared",
)

REASONS = {
    why.ON_TRACK: "{0} on the track",
    why.NO_HIVE: "no hive",
    why.HIVES_COUNTED: "bees around {0} {0?hive|hives}: {+1}",
    why.NO_BONUS: "no variety bonus",
    why.BONUS_TOKEN: "a token of {0}",
}

FAULTS = (
    "hives and bees follow from the garden; keep one form",
    "a place holds a flower or a hive, and a hive shows no bees",
    "two tokens lie on this place",
    "nobody has more than 3 hives",
)

DECIDED = ("", "more bees", "shared")

STEPS = ("", "", "")

ASKS = {
    f.TRACK: "Track",
    f.HIVES: "{}: bees at hive",
    f.GARDEN: "{}: garden",
    f.BONUS: "Variety bonus",
    f.BEES: "Tie: all bees",
}
ROWS = {f.HIVE_BEES: "bees"}

HIVES_SUM = "sum {}"
OPEN_MAP = "▼ map of the garden"

# The map: a letter per colour; what can be chosen; what the keys do while one walks, chooses and
# counts bees.
LETTERS = ("B", "W", "Y", "R", "P")
TOKENS = ("Blue", "White", "Yellow", "Red", "Purple", "Hive", "Remove", "Done")
MAP_HINTS = ("● pick", "◀ move", "● lay")

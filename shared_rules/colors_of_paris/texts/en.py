"""Colors of Paris in English; templates as in core.wording."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["en"]

LINES = ("Paintings", "White cubes", "Black cubes", "Development", "Bonus cards")

SEATS = ("A", "B", "C", "D")  # the colours are not known

SWITCHES = ()

DECIDERS = (
    "by total fame",
    "by fewer white cubes, after a tie in fame",
    "by the best painting, after a tie in white cubes",
    "by more black cubes, after a tie in the best painting",
    "nobody: the first place is shared",
)

REASONS = {
    why.NO_PAINTING: "no finished painting",
    why.PAINTINGS_PRINTED: "{0} {0?painting|paintings}: {+1}",
    why.NO_WHITE: "no white cube on a finished painting",
    why.WHITE_CUBES: "{0} white {0?cube|cubes} on paintings, -2 each",
    why.NO_BLACK: "no black cube",
    why.BLACK_CUBES: "{0} black {0?cube|cubes}, 6 each",
    why.NO_TOKEN: "no fame token",
    why.TOKENS: "{0} {0?token|tokens}: {+1}",
    why.NO_BONUS_CARD: "no bonus card",
    why.BONUS_CARDS_PRINTED: "{0} {0?card|cards}: {+1}",
}

FAULTS = ("the game has only 5 black cubes",)

DECIDED = ("", "fewer white", "best painting", "more black", "shared")

STEPS = ("", "", "", "", "")

ASKS = {
    f.PAINTINGS: "{}: painting",
    f.BLACK: "Black cubes",
    f.TUBE: "{}: tools",
    f.PALETTE: "{}: tools",
    f.BRUSH: "{}: tools",
    f.BONUS_CARDS: "{}: bonus card",
}
ROWS = {
    f.PAINTING_POINTS: "points",
    f.PAINTING_WHITE: "white",
    f.TUBE: "tube",
    f.PALETTE: "palette",
    f.BRUSH: "brush",
    f.BONUS_CARD: "points",
}

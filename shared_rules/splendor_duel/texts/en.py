"""Splendor Duel in English; templates as in core.wording."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["en"]

LINES = ("Points", "Crowns", "Best colour")

SEATS = ("A", "B")  # the players have no colours

SWITCHES = ()

DECIDERS = (
    "by 20 points",
    "by 10 crowns",
    "by 10 points in one colour",
    "nobody yet: the game goes on",
)

COLOURS = ("white", "blue", "green", "red", "black")

REASONS = {
    why.CARDS_ONLY: "{0} on jewel cards",
    why.CARDS_AND_ROYALS: "{0} on jewel cards, {1} on royal cards",
    why.CROWNS_COUNTED: "{0} {0?crown|crowns} of 10",
    why.NO_COLOUR: "no points in any colour",
}
for _colour in range(len(COLOURS)):
    REASONS[why.BEST_COLOUR + _colour] = "{0} of 10 in " + COLOURS[_colour]

FAULTS = (
    "a card is named by its id or written out, not both",
    "only a wild card joins a colour; leave `as` out",
    "a wild card joins a colour of which the player has a card with a bonus",
    "each card exists only once",
    "one royal card from 3 crowns on, two from 6; crowns and royal cards do not agree",
    "the game has one royal card of 3 points and three of 2",
    "nobody keeps more than 10 tokens",
    "the game has fewer tokens of this kind: 4 of each gem, 2 pearls, 3 gold",
    "both fulfil a condition; say whose turn ended",
)

DECIDED = ("20 points", "10 crowns", "one colour", "")

STEPS = ("20", "10", "10")

ASKS = {
    f.CARDS: "{}: cards",
    f.ROYALS: "{}: royal cards",
    f.JUST_PLAYED: "Whose turn was it?",
}
ROWS = {}

# On the page of a player's cards: other cards than of a colour, abilities and two bonuses, tokens.
OTHER_COLOURS = ("wild", "none")
ABILITIES = ("again", "token", "steal", "scroll", "double")
SHORT = ("Wh", "Bl", "Gr", "Re", "Bk", "Pe")
JOINS = "joins which?"
# What the keys do; on an own card; nothing left to pay; at the end; behind what is missing.
CARD_WORDS = ("▲colour ▼card ●take", "● remove", "free", "● done", "more")

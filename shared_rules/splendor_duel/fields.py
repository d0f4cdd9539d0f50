"""The fields of a Splendor Duel score sheet, in the order of the score sheet's page."""

from micropython import const

from ..core.declaring import Table
from ..core.table import DEPENDS, REQUIRED, WANTED
from .cards import card_words

MOST_PLAYERS = const(2)
MOST_CARDS = const(40)
MOST_ROYALS = const(15)  # more than two break a rule

COLOUR_WORDS = ("white", "blue", "green", "red", "black")
WRITTEN_WORDS = ("white", "blue", "green", "red", "black", "none")  # of a card without its id

TABLE = Table()
_t = TABLE

PLAYERS = _t.list("players", MOST_PLAYERS, REQUIRED, least=2)
CARDS = _t.list("players[].cards", MOST_CARDS, WANTED)
CARD = _t.word("players[].cards[].id", card_words(), DEPENDS)
CARD_AS = _t.word("players[].cards[].as", COLOUR_WORDS, DEPENDS)
# A card that is written out instead.
CARD_COLOUR = _t.word("players[].cards[].colour", WRITTEN_WORDS, DEPENDS)
CARD_POINTS = _t.number("players[].cards[].points")
CARD_CROWNS = _t.number("players[].cards[].crowns")
CARD_BONUS = _t.number("players[].cards[].bonus")
ROYALS = _t.list("players[].royals", MOST_ROYALS, DEPENDS)
ROYAL = _t.number("players[].royals[]", 3, REQUIRED, low=2)
TOKENS = _t.number("players[].tokens.white")  # the first kind; the others follow in order
_t.number("players[].tokens.blue")
_t.number("players[].tokens.green")
_t.number("players[].tokens.red")
_t.number("players[].tokens.black")
_t.number("players[].tokens.pearl")
_t.number("players[].tokens.gold")
JUST_PLAYED = _t.player("just_played", DEPENDS)

# What the wizard asks, step by step (S1).
STEPS = (
    (CARDS,),
    (CARD, CARD_AS),
    (ROYALS,),
    (ROYAL,),
    (JUST_PLAYED,),
)

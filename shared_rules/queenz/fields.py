"""The fields of a Queenz score sheet, in the order of the score sheet's page."""

from micropython import const

from ..core.declaring import Table
from ..core.table import DEPENDS, REQUIRED, WANTED

MOST_PLAYERS = const(4)
MOST_HIVES = const(3)  # of one player (Q1.1)
MOST_TOKENS = const(30)  # in one garden
MOST_BEES = const(3)  # on one token (Q2.2)
FARTHEST = const(20)  # a garden's places are counted from -FARTHEST to FARTHEST, both ways

FLOWER_WORDS = ("blue", "white", "yellow", "red", "purple")
FLOWERS = const(5)

TABLE = Table()
_t = TABLE

PLAYERS = _t.list("players", MOST_PLAYERS, REQUIRED, least=2)
TRACK = _t.number("players[].track", 999, REQUIRED)
BONUS = _t.number("players[].bonus", ask=WANTED)
HIVES = _t.list("players[].hives", MOST_HIVES, DEPENDS)
HIVE_BEES = _t.number("players[].hives[]", ask=REQUIRED)
BEES = _t.number("players[].bees", ask=DEPENDS)

# The other form: every token of the garden, from which hives and bees follow.
GARDEN = _t.list("players[].garden", MOST_TOKENS, DEPENDS)
AT = _t.array("players[].garden[].at", 2, REQUIRED)
AT_X = _t.number("players[].garden[].at[0]", FARTHEST, REQUIRED, low=-FARTHEST)
AT_Y = _t.number("players[].garden[].at[1]", FARTHEST, REQUIRED, low=-FARTHEST)
FLOWER = _t.word("players[].garden[].flower", FLOWER_WORDS, DEPENDS)
FLOWER_BEES = _t.number("players[].garden[].bees", MOST_BEES)
IS_HIVE = _t.flag("players[].garden[].hive")

# What the wizard asks, step by step (Q2.3): hives that were counted at the table, or a garden.
STEPS = (
    (TRACK,),
    (HIVES, GARDEN),
    (HIVE_BEES,),
    (BONUS,),
    (BEES,),
)

"""The fields of a Colors of Paris score sheet, in the order of the score sheet's page."""

from micropython import const

from ..core.declaring import Table
from ..core.table import REQUIRED, WANTED

MOST_PLAYERS = const(4)
MOST_PAINTINGS = const(9)
MOST_WHITE = const(3)  # white cubes on one painting (C1.1)
MOST_BONUS_CARDS = const(15)
TOOLS = const(3)

_TOKENS = (0, 6, 10)  # fame of a tool's development token (C1.4)

TABLE = Table()
_t = TABLE

PLAYERS = _t.list("players", MOST_PLAYERS, REQUIRED, least=2)
PAINTINGS = _t.list("players[].paintings", MOST_PAINTINGS, WANTED)
PAINTING_POINTS = _t.number("players[].paintings[].points", ask=REQUIRED)
PAINTING_WHITE = _t.number("players[].paintings[].white", MOST_WHITE, WANTED)
UNFINISHED = _t.number("players[].unfinished")
BLACK = _t.number("players[].black", ask=WANTED)
TUBE = _t.choice("players[].tokens.tube", _TOKENS, WANTED)
PALETTE = _t.choice("players[].tokens.palette", _TOKENS, WANTED)
BRUSH = _t.choice("players[].tokens.brush", _TOKENS, WANTED)
BONUS_CARDS = _t.list("players[].bonus_cards", MOST_BONUS_CARDS, WANTED)
BONUS_CARD = _t.number("players[].bonus_cards[]", ask=REQUIRED)

# What the wizard asks, step by step (C1).
STEPS = (
    (PAINTINGS,),
    (PAINTING_POINTS, PAINTING_WHITE),
    (BLACK,),
    (TUBE, PALETTE, BRUSH),
    (BONUS_CARDS,),
    (BONUS_CARD,),
)

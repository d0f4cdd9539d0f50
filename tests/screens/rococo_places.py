"""Where each text of Rococo stands on the device."""

import game_places
from measuring import width
from text_places import (
    all_of,
    beside_a_number,
    beside_each_other,
    line,
    not_shown,
    printed,
    row,
    strip,
    title,
)

from shared_rules.rococo import fields

LONGEST_SUM = game_places.LONGEST_SUM

_BY_HALL = (fields.HALL_FIRST, fields.HALL_SECOND, fields.MUSICIAN, fields.T_HALL, fields.T_VIP)
_BY_PLAYER = (fields.EMPLOYEES, fields.T_COLOURS, fields.T_GRAND_POINTS)


def _asked(texts, asks, names):
    """Each question with the longest hall, player or number that it names."""

    def place(field):
        if field in _BY_HALL:
            return max(texts.LINES[5:10], key=width)
        if field in _BY_PLAYER:
            return names[0]
        return f"{names[0]} 8" if field == fields.T_GRAND_COLOUR else "8"

    return [asks[field].format(place(field)) for field in asks]


def _card(texts, text, names):
    return [text.format(18, 8, max(texts.COUNTED, key=width))]


def _moved(texts, text, names):
    return [text.format(max(texts.COLOURS, key=width) + " 8", 8, 3)]


# What {}, {0}, {1} ... stand for at worst: a number, or the longest of some names.
FILLED = {
    "ASKS": _asked,
    "ROWS": "8",
    "NOTES": "88",
    "CARD_FLAT": "88",
    "CARD_EACH": _card,
    "CARD_EVERY": _card,
    "MOVE_TOLD": _moved,
}

_NUMBERS = beside_each_other(2)  # two labels with a number below each

PLACES = {
    **game_places.PLACES,
    "NAME": all_of(line("CONTINUE"), title("PLAYERS", "SOLO"), row()),
    "SOLO_OPPONENT": all_of(row(), beside_each_other(2)),
    "MOVES": all_of(row(), title()),
    "MOVE": not_shown(),
    "COLOURS": all_of(row(), strip("COLOURS")),
    "NOBODY": row(),
    "ROWS": _NUMBERS,
    "NOTES": beside_a_number(1),
    "PRINTED": printed(),
    "NO_CARD": row(),
    "CARDS_DONE": row(),
    "NO_CARDS_AFTER_ALL": row(),
    "NEW_CARD": row(),
    "FLAT": row(),
    "CARD_FAME": beside_each_other(3),
    "CARD_PER": beside_each_other(3),
    "CARD_MOST": beside_each_other(3),
    "CARD_NO_LIMIT": beside_a_number(2),
    "CARD_FLAT": row("=x8"),
    "CARD_EACH": row("=x8"),
    "CARD_EVERY": row("=x8"),
    "COUNTED": row(),
    "MOVE_TOLD": line("SEATS"),
}

"""Where each text of Rococo stands on the device."""

from text_places import (
    all_of,
    beside_a_number,
    beside_each_other,
    line,
    not_shown,
    paragraph,
    printed,
    row,
    seat_cell,
    strip,
    title,
)

# What {}, {0}, {1} ... stand for at worst: a number, or the longest of some names.
FILLED = {
    "ASKS": "place",  # which, says the field
    "ROWS": "8",
    "NOTES": "88",
    "CARD_FLAT": "88",
    "CARD_EACH": "card",
    "CARD_EVERY": "card",
    "MOVE_TOLD": "move",
}

_NUMBERS = beside_each_other(2)  # two labels with a number below each

PLACES = {
    "NAME": all_of(line("CONTINUE"), title("PLAYERS", "SOLO"), row()),
    "LINES": all_of(row("=-888"), title("STEPS")),
    "SEATS": all_of(seat_cell(), row("=888"), line("=888")),
    "SOLO_OPPONENT": all_of(row(), beside_each_other(2)),
    "SWITCHES": row("YES", "NO"),
    "DECIDERS": not_shown(),
    "REASONS": paragraph(2),
    "FAULTS": not_shown(),
    "MOVES": all_of(row(), title()),
    "MOVE": not_shown(),
    "COLOURS": all_of(row(), strip("COLOURS")),
    "NOBODY": row(),
    "STEPS": line(),
    "ASKS": title("=88/88"),
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
    "DECIDED": line(),
    "MOVE_TOLD": line("SEATS"),
}

"""Where each text of Dream Home stands on the device."""

import game_places
from measuring import width
from text_places import all_of, beside_each_other, column, line, not_shown, paragraph, row, title

LONGEST_SUM = 5  # tokens in one house, of two digits each; real ones have one
_PANEL = 128 - 88  # columns beside the house, as in firmware/games/dream_home/picture.py
_PAIR = "88"


def _asked(texts, asks, names):
    return [text.format(names[0]) for text in asks.values()]


def _of_colours(texts, text, names):
    return [text.format(max(texts.COLOURS, key=width))]


def _of_rooms(texts, text, names):
    return [text.format(room) for room in texts.ROOMS[:-1]]


def _supplied(texts, text, names):
    return [text.format(max(texts.PLACES, key=width), max(texts.ROOMS, key=width))]


def _swapped(texts, text, names):
    longest = max(texts.PLACES, key=width)
    return [text.format(longest, longest)]


def _gained(texts, text, names):
    return [text.format(helper, _PAIR) for helper in (texts.HELPERS[1], texts.HELPERS[3])]


FILLED = {
    **game_places.FILLED,
    "ASKS": _asked,
    "REVIEWED": _asked,
    "ONE_COLOUR": _of_colours,
    "WINDOW": _of_colours,
    "SUPPLY_ASKS": _of_rooms,
    "SUPPLY_TOLD": _supplied,
    "SWAP_TOLD": _swapped,
    "MOVE_GAIN": _gained,
}

PLACES = {
    **game_places.PLACES,
    "FAULTS": paragraph(4),
    "REVIEWED": row("=88"),
    "ROOMS": title("=A 88/88"),
    "TOKENS": all_of(row("SEATS"), title("OK_GOES_ON")),
    "FLOORS": not_shown(),
    "COLOURS": not_shown(),
    "HELPERS": row("SEATS"),
    "ROOFER_FIRST": paragraph(4),
    "NO_CARD": title("=A 88/88"),
    "HOUSE_POINTS": column(_PANEL),
    "HOUSE_HELD": column(_PANEL),
    "HOUSE_KEYS": line(),
    "UNFINISHED": row("=0"),
    "ONE_COLOUR": row("=8"),
    "MIXED": row("=3"),
    "WINDOW": row("=+1"),
    "NO_WINDOW": row(),
    "WINDOWS_DONE": row(),
    "ROOF_HELD": line(),
    "SUPPLY_KEYS": column(_PANEL),
    "SUPPLY_ASKS": line("=+88"),
    "SWAP_KEYS": column(_PANEL),
    "NO_GAIN": line(),
    "OVER_BASEMENT": row("=8 8"),
    "CARD_LABELS": beside_each_other(3),
    "ANNEX_LABELS": beside_each_other(2),
    "OVER_LABELS": beside_each_other(2),
    "MOVES": all_of(row(), title()),
    "MOVE": not_shown(),
    "PLACES": not_shown(),
    "MOVE_GAIN": line("SEATS"),
    "SUPPLY_TOLD": line(),
    "SWAP_TOLD": line(),
}

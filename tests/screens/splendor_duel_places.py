"""Where each text of Splendor Duel stands on the device."""

import game_places
from measuring import width
from text_places import GAP, all_of, column, line, paragraph, row, title

from shared_rules.splendor_duel import cards, faults

LONGEST_SUM = game_places.LONGEST_SUM
FILLED = game_places.FILLED

_WORDS = 76 - GAP  # columns of the title for colour and ability
_BEST_COLOUR = 126 - 86  # columns of a line for a colour with its points
_PRICE = 127 - 58
_NUMBERS = 80  # the columns before what is missing
_TITLE_OF_A_REASON = title("OK_GOES_ON")
_REFUSED = (faults.NO_COLOUR_TO_JOIN,)  # the others cannot come of cards that are chosen


def _colour(text, columns, lookup):
    others = max(map(width, lookup("ABILITIES") + lookup("COLOURS")))
    return width(text) + GAP + others <= _WORDS


def _ability(text, columns, lookup):
    return (
        max(map(width, lookup("COLOURS") + lookup("OTHER_COLOURS"))) + GAP + width(text) <= _WORDS
    )


def _short(text, columns, lookup):
    short = lookup("SHORT")
    prices = [
        "".join(
            short[kind] + str(cards.cost_of(card, kind))
            for kind in range(cards.COSTS)
            if cards.cost_of(card, kind)
        )
        for card in range(cards.CARDS)
    ]
    return max(map(width, prices)) <= _PRICE and width(text + "10/10") <= _BEST_COLOUR


def _words(text, columns, lookup):
    if text in lookup("CARD_WORDS")[1:3]:  # beside the cards of the lowest level
        return width(text) <= _PRICE
    return line()(text, columns, lookup)


def _reason(text, columns, lookup):
    is_shown = any(text == lookup("FAULTS")[fault] for fault in _REFUSED)
    return not is_shown or paragraph(4)(text, columns, lookup)


PLACES = {
    **game_places.PLACES,
    "LINES": all_of(game_places.PLACES["LINES"], column(_NUMBERS - width("88"))),
    "COLOURS": all_of(row(), _colour, column(_NUMBERS - width("88")), _TITLE_OF_A_REASON),
    "OTHER_COLOURS": all_of(_colour, _TITLE_OF_A_REASON),
    "FAULTS": _reason,
    "ABILITIES": _ability,
    "SHORT": _short,
    "JOINS": column(_WORDS),
    "CARD_WORDS": _words,
}

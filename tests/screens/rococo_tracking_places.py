"""Where each text of Rococo's tracker stands on the device."""

from measuring import width
from tabletally.firmware.widgets.layout import MARGIN
from text_places import GAP, all_of, beside_each_other, line, paragraph, row, title

from shared_rules.core.wording import render
from shared_rules.rococo.tracking import entries as e

_BAR = "|"
_BETWEEN = 5  # columns between two labels of a strip


def _told(texts, news, names):
    return [render(text, [0, 188], names) for text in news]


def _labels(texts, values, names):
    """The labels of each kind of entry that stand beside each other, in one text."""
    asked = [forms for kind, forms in enumerate(e.VALUES) if not e.is_of_du_barry(kind)]
    return [_BAR.join(values[form[0]] for form in forms) for forms in asked if forms]


def _labels_fit(text, columns, lookup):
    return sum(width(label) + _BETWEEN for label in text.split(_BAR)) <= columns


def _title_of_an_entry():
    """The longest name stands before it."""
    return lambda text, columns, lookup: (
        width(f"{max(lookup('SEATS'), key=width)}: {text}") <= (columns - 4)
    )


def _title_and_keys(text, columns, lookup):
    return width("".join(lookup("TAKE_OVER"))) + GAP + 2 * MARGIN <= columns


FILLED = {
    "NEWS": _told,
    "VALUES": _labels,
    "ROUND": "7",
    "INCOME": "7",
    "PARTS": "8",
    "EXAM_TITLES": "4",
}

PLACES = {
    "NEWS": paragraph(2),
    "REFUSALS": paragraph(4),
    "KINDS": all_of(row(), _title_of_an_entry()),
    "VALUES": _labels_fit,
    "WORDS": line(),
    "ROUND": title("PHASES"),
    "PHASES": line(),
    "TO_INCOME": beside_each_other(6),
    "TO_ROUND": beside_each_other(6),
    "TO_SCORING": beside_each_other(6),
    "WHO_STARTS": title(),
    "ROUND_FOLLOWS": line(),
    "INCOME": title(),
    "PARTS": line(),
    "BOOK": line(),
    "NOW": title(),
    "NOW_WITHOUT_PRIZES": title(),
    "ENTRIES": all_of(row(), title("=888")),
    "CHANGE": row(),
    "TAKE_OUT": row(),
    "FORGOTTEN": row(),
    "LEFT_OPEN": line(),
    "SAY_IT": line(),
    "EXAM_TASKS": all_of(row(), title()),
    "EXAM_CHOICES": row(),
    "EXAM_TITLES": title(),
    "DEEDS": line(),
    "FITS_NO_MORE": row(),
    "WHOSE": title(),
    "NO_ROOM": paragraph(4),
    "TAKE_OVER": _title_and_keys,
}

"""Where each text of a game against du Barry stands on the device."""

from measuring import width
from tabletally.shared_rules.rococo.du_barry import texts as her_texts
from text_places import all_of, line, paragraph, row, strip, title

_LARGEST = 88


def _titles(texts, titles, names):
    return [text.format(_LARGEST) for text in titles.values()]


def _numbered(texts, value, names):
    parts = value if isinstance(value, tuple) else (value,)
    return [part.format(_LARGEST, _LARGEST, _LARGEST) for part in parts]


def _of_hers(texts):
    """The words of her cards in the same language."""
    language = texts.__name__.rpartition(".")[2]
    return __import__(f"{her_texts.__name__}.{language}", fromlist=("NTH",))


def _nth(texts, forms, names):
    hers = _of_hers(texts)
    return [form.format(end, nth) for form in forms for end in hers.ENDS for nth in hers.NTH]


def _three_more(texts, form, names):
    return [form.format(word) for word in texts.GAVE_UP + texts.GOT_FAVOUR]


def _summary(texts, forms, names):
    first, second = forms
    return [first.format(88, 28, 18), second.format("12345", 18, 18)]


def _centred(text, columns, lookup):
    return width(text) <= columns


def _bold(text, columns, lookup):
    return width(text, "bold") <= columns


FILLED = {
    "TITLES": _titles,
    "TURN": _numbered,
    "NTH": _nth,
    "HALL": _numbered,
    "THREE_MORE": _three_more,
    "SUMMARY": _summary,
    "KNOWN": _numbered,
    "FORGET_QUESTION": _numbered,
}

PLACES = {
    "HER": title("=8R 8/8"),
    "TURN": line(),
    "BOLD_ACTIONS": _bold,
    "FAVOUR": _centred,
    "DRAWERS": _centred,
    "NTH": _centred,
    "CHEAPEST": _centred,
    "BLUE_FIRST": _centred,
    "HALL": _centred,
    "CHEAPEST_SPACE": _centred,
    "CHEAPEST_HALL": _centred,
    "GAVE_UP": line(),
    "GOT_FAVOUR": line(),
    "THREE_MORE": _centred,
    "PLUS_THREE": line(),
    "DONE_OR_NOT": _centred,
    "DONE": _centred,
    "NEXT": _centred,
    "TITLES": title(),
    "FOR_HALL": title(),
    "LABELS": line(),
    "POINTS": line(),
    "SUMMARY": _centred,
    "NO_HALLS": line(),
    "STATE": row("=12345"),
    "STATE_OF_BOX": row("EXAMS"),
    "EXAMS": line(),
    "CARDS": title(),
    "DECKS": row("=25/25"),
    "KNOWN": line(),
    "RULES": all_of(row(), title()),
    "FORGET": row(),
    "FORGET_QUESTION": paragraph(3),
    "SEED": all_of(row("=888888888"), title()),
    "BY_CLOCK": line(),
    "DIGITS": strip("DIGITS"),
    "SETTINGS": row(),
    "SET_UP": title("OK_GOES_ON"),
    "CHECKLIST": paragraph(4),
    "CHECKLIST_OF_BOX": paragraph(4),
    "CHECKLIST_OF_DECKS": paragraph(4),
    "COMPLETE": paragraph(4),
    "CARDS_FIRST": paragraph(4),
}

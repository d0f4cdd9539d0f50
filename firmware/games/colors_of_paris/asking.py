"""How each value of a Colors of Paris sheet is asked on the device."""

from micropython import const

from shared_rules.colors_of_paris.fields import (
    BLACK,
    BONUS_CARD,
    BONUS_CARDS,
    BRUSH,
    PAINTING_POINTS,
    PAINTING_WHITE,
    PAINTINGS,
    PALETTE,
    TUBE,
)

from ...wizard.asking import (
    LATE,
    answered,
    follow,
    group_of_player,
    is_whole,
    low,
    may_be_none,
    named_at,
    note,
    noted,
    put,
    review_label,
    row_label,
    start,
    title,
    unsaid,
)
from ...wizard.asking import group as group_of_all
from ...wizard.asking import high as high_in_table
from ...wizard.asking import review_value as number_in_review
from ...wizard.list_page import ListPage
from ...wizard.number_page import NumberPage

__all__ = ["LATE", "answered", "follow", "is_whole", "low", "may_be_none", "named_at", "note",
           "noted", "put", "review_label", "row_label", "start", "title", "unsaid"]  # fmt: skip

SILENT = (PAINTING_POINTS, PAINTING_WHITE, BONUS_CARD)
GROWING = (PAINTINGS, BONUS_CARDS)
PENDING = ()

_MOST_BLACK = const(5)
_USUAL_PAINTING = const(12)
_USUAL_BONUS = const(3)


def page(field):
    """Return the class of the page that asks for a field."""
    return ListPage if field in GROWING else NumberPage


def parts(field):
    """Return the fields of one entry of a list."""
    return (PAINTING_POINTS, PAINTING_WHITE) if field == PAINTINGS else (BONUS_CARD,)


def group(field, i, j):
    """Return one number for all questions of a page: a player's paintings, the tools, the cards."""
    if field == TUBE or field == PALETTE or field == BRUSH:
        return group_of_player(TUBE, i, j)
    if field == BLACK:
        return group_of_all(field, i, j)
    return group_of_player(field, i, j)


def high(sheet, field, i, j):
    """Return the largest number that can be entered."""
    return _MOST_BLACK if field == BLACK else high_in_table(sheet, field, i, j)


def usual(sheet, field, i, j):
    """Return what the first key shows on a painting or a card."""
    return _USUAL_PAINTING if field == PAINTING_POINTS else _USUAL_BONUS


def may_take_rest(field):
    """Black cubes, tokens and the expert rules' cards are often none."""
    return field != PAINTINGS


def review_value(app, field, i, j):
    """Return what was said; of a list all its points."""
    sheet = app.play.sheet
    if field not in GROWING or not sheet.used(field, i):
        return number_in_review(app, field, i, j)
    points = parts(field)[0]
    return b" ".join([b"%d" % sheet.get(points, i, entry) for entry in range(sheet.used(field, i))])

"""How each value of a Splendor Duel sheet is asked on the device."""

from shared_rules.core.sheet import ABSENT
from shared_rules.splendor_duel.faults import BOTH_WIN, ROYALS_NOT_EARNED
from shared_rules.splendor_duel.fields import CARD, CARD_AS, CARDS, JUST_PLAYED, ROYAL, ROYALS
from shared_rules.splendor_duel.needs import royals_earned
from shared_rules.splendor_duel.royals import (
    COMMON,
    can_have,
    follow,
    put_royals,
    royal_points,
)

from ...wizard.asking import LATE, is_whole, review_label, title
from ...wizard.asking import group_of_player as group
from ...wizard.asking import put as put_number
from ...wizard.choice_page import ChoicePage
from .cards_page import CardsPage

__all__ = ["LATE", "follow", "group", "is_whole", "review_label", "title"]

SILENT = (CARD, CARD_AS, ROYAL)
GROWING = (CARDS,)
PENDING = (ROYALS_NOT_EARNED, BOTH_WIN)

_ROYALS_BY_POINTS = (b"2", b"3", b"2 + 2", b"2 + 3")


def page(field):
    """Return the class of the page that asks for a field."""
    return CardsPage if field == CARDS else ChoicePage


def row_label(app, field, i, j):
    """Return nothing: titles name the player."""
    return b""


def answers(app, field, i, j):
    """Return the labels (bytes) and the values of a choice: a player, or points of royal cards."""
    play = app.play
    if field == JUST_PLAYED:
        return play.names, tuple(range(play.players))
    least = COMMON * royals_earned(play.sheet, i)
    points = [total for total in (least + 1, least) if can_have(play.sheet, i, total)]
    return tuple([_ROYALS_BY_POINTS[total - COMMON] for total in points]), tuple(points)


def answered(sheet, field, i, j):
    """Return the value of a choice that was given before, or ABSENT."""
    return royal_points(sheet, i) if field == ROYALS else sheet.get(field, i, j)


def put(sheet, field, i, j, value, change):
    """Put an answer into the sheet by `change(cell, value)`."""
    if field == ROYALS:
        put_royals(sheet, i, value, change)
    else:
        put_number(sheet, field, i, j, value, change)


def named_at(app, field, i, j):
    """Return the colour that a wild card joined."""
    play = app.play
    joined = play.sheet.get(CARD_AS, i, j) if field == CARDS else ABSENT
    return play.texts.COLOURS[joined].encode() if joined >= 0 else b""


def review_value(app, field, i, j):
    """Return an answer in the list of all, as bytes."""
    value = answered(app.play.sheet, field, i, j)
    if value == ABSENT:
        return b"?"
    if field == JUST_PLAYED:
        return app.play.names[value]
    return _ROYALS_BY_POINTS[value - COMMON] if field == ROYALS else b"%d" % value

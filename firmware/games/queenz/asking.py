"""How each value of a Queenz sheet is asked on the device."""

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.queenz.fields import (
    BEES,
    BONUS,
    GARDEN,
    HIVE_BEES,
    HIVES,
    MOST_HIVES,
    PLAYERS,
    TRACK,
)
from shared_rules.queenz.totals import has_garden
from shared_rules.queenz.totals import hives as hives_of

from ...wizard.asking import (
    LATE,
    answered,
    group_of_player,
    high,
    is_whole,
    low,
    named_at,
    put,
    review_label,
    row_label,
    title,
)
from ...wizard.asking import group as group_of_all
from ...wizard.asking import review_value as number_in_review
from ...wizard.counting import UNSAID
from ...wizard.number_page import NumberPage
from .garden_page import GardenPage
from .hives_page import HivesPage

__all__ = ["LATE", "answered", "high", "is_whole", "low", "named_at", "put", "review_label",
           "row_label", "title"]  # fmt: skip

SILENT = (HIVE_BEES,)
GROWING = (HIVES, GARDEN)
PENDING = ()

_USUAL_TRACK = const(40)
_USUAL_HIVE = const(7)
_FIRST_TOKEN = const(10)
_LESS_THAN_THE_TOKEN_BEFORE = const(2)

_points = bytearray(MOST_HIVES)


def follow(sheet, change, only=None):
    """Where a garden is told, hives and bees follow from it."""
    for player in range(sheet.used(PLAYERS)):
        if (only is None or player == only) and has_garden(sheet, player):
            change(sheet.cell(HIVES, player), ABSENT)
            change(sheet.cell(BEES, player), ABSENT)


def page(field):
    """Return the class of the page that asks for a field."""
    if field == HIVES:
        return HivesPage
    return GardenPage if field == GARDEN else NumberPage


def parts(field):
    """Return the fields of one entry of a list."""
    return (HIVE_BEES,)


def group(field, i, j):
    """Return one number for all questions of a page: of all players, or one player's hives."""
    if field == HIVES or field == GARDEN:
        return group_of_player(HIVES, i, j)
    return group_of_all(field, i, j)


def start(sheet, field, i, j):
    """Nothing is proposed that is printed or decides a tie."""
    return UNSAID


def usual(sheet, field, i, j):
    """Return what the first key shows: the track of who sits before, the next token, the hives."""
    if field == TRACK:
        return sheet.get(TRACK, i - 1) if i else _USUAL_TRACK
    if field == BONUS:
        return _next_token(sheet, i)
    if field == BEES:
        return hive_points(sheet, i)
    return _USUAL_HIVE


def unsaid(app, field):
    """Return how to enter a number, and what ok does."""
    if field == BONUS:
        return app.texts.MORE_OR_NONE
    return app.texts.COUNT_IT


def may_be_none(field):
    """Not everybody has a variety bonus."""
    return field == BONUS


def may_take_rest(field):
    """Often nobody else has a variety bonus."""
    return field == BONUS


def note(app, field):
    """Return the text for the sum of the hives."""
    if field != HIVES:
        return ()
    before, _, after = app.play.texts.HIVES_SUM.partition("{}")
    return before.encode(), after.encode()


def noted(sheet, field, i, j, number):
    """Return the points of the hives with the number on the dial."""
    points = max(0, number)
    for hive in range(sheet.used(HIVES, i)):
        if hive != j:
            points += sheet.value(HIVE_BEES, i, hive)
    return points


def hive_points(sheet, player):
    """Return what the player's hives score."""
    points = 0
    for hive in range(hives_of(sheet, player, _points)):
        points += _points[hive]
    return points


def review_value(app, field, i, j):
    """Return what was said; of hives and gardens the points of each hive."""
    sheet = app.play.sheet
    if sheet.get(field, i, j) == ABSENT or (field != HIVES and field != GARDEN):
        return number_in_review(app, field, i, j)
    return b" ".join([b"%d" % _points[hive] for hive in range(hives_of(sheet, i, _points))]) or b"-"


def _next_token(sheet, player):
    """Return what the best token may be worth that nobody before has."""
    least = _FIRST_TOKEN + _LESS_THAN_THE_TOKEN_BEFORE
    for other in range(player):
        if sheet.get(BONUS, other) > 0:
            least = min(least, sheet.get(BONUS, other))
    return max(1, least - _LESS_THAN_THE_TOKEN_BEFORE)

"""The list of what is printed on rooms and decor; ok corrects a row for this copy of the game."""

from shared_rules.dream_home.printed import FIRST_TOKEN, OVER_THING, THINGS, UNKNOWN, count, number

from ...widgets.layout import row_count
from ...widgets.menu import Menu
from . import copy
from .points_page import PointsPage


class PrintedPage(Menu):
    """A row per room and token, and which spaces lie over the basement."""

    def __init__(self, title):
        super().__init__()
        self.title = title
        self.labels = [b""] * THINGS
        self.values = [b""] * THINGS

    def opened(self, app):
        """Fill the rows in view."""
        self.rows.count = THINGS
        self._fill(app)

    def turn(self, app, step, repeated):
        """Choose another row; a page that comes in view is filled."""
        shown = row_count(app.canvas)
        before = self.rows.first(shown)
        changed = super().turn(app, step, repeated)
        if self.rows.first(shown) != before:
            self._fill(app)
        return changed

    def ok(self, app):
        """Ask for the row's numbers."""
        thing = self.rows.at
        app.open(PointsPage(thing, name_of(app.play.texts, thing)))
        return False

    def _fill(self, app):
        shown = row_count(app.canvas)
        first = self.rows.first(shown)
        printed = copy.profile(app).sheet
        for thing in range(first, min(first + shown, THINGS)):
            self.labels[thing] = name_of(app.play.texts, thing)
            self.values[thing] = b" ".join(
                [_shown(printed, thing, at) for at in range(count(thing))]
            )


def name_of(texts, thing):
    """Return what a row is called, as bytes."""
    if thing < FIRST_TOKEN:
        return texts.ROOMS[thing].encode()
    if thing == OVER_THING:
        return texts.OVER_BASEMENT.encode()
    return texts.TOKENS[thing - FIRST_TOKEN].encode()


def _shown(printed, thing, at):
    value = number(printed, thing, at)
    if value == UNKNOWN:
        return b"?"
    return b"%d" % (value + (thing == OVER_THING))

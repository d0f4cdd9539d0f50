"""A few things that exist once each: who has it, one after the other in a list."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from ..widgets.layout import FIRST_ROW, GLYPH, LABEL, MARGIN, ROW, SCROLL_BAR, last_row, row_count
from ..widgets.names import cut_to
from ..widgets.pill import draw_pill
from ..widgets.rows import Rows, draw_thumb
from .page import Page

NOBODY = const(255)

_PILL = const(3)  # columns that the lit ground takes beside an owner's name
_FOOT = const(1)  # rows below the list
_GAP = const(6)  # columns between a thing and its owner, at least


class OwnersPage(Page):
    """Fills the lists of all players, which the question's field is; up and down choose the owner.

    Ok goes on to the next thing, held it leaves the rest as it is, at first with nobody, which the
    last row says; the last thing ends the page. Subclasses say what there is, and store it.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._things = bytearray()
        self._labels: tuple = ()
        self._names: tuple = ()
        self._rows = Rows(0)
        self._who = bytearray(0)  # who may own the thing
        self._count = 0  # of them
        self._owner = 0  # which of them is chosen
        self._moved = False  # whether the press of ok that may become a long one moved here

    def things(self, app):
        """Return the things that somebody may have, as bytes."""
        raise NotImplementedError

    def label(self, app, thing):
        """Return what a thing is called, as bytes."""
        raise NotImplementedError

    def owner(self, thing):
        """Return the player who has it, or NOBODY."""
        raise NotImplementedError

    def may_own(self, thing, player):
        """Whether the player may have it."""
        return True

    def give(self, app, thing, player):
        """Store who has a thing, a player or NOBODY; False if it is refused."""
        raise NotImplementedError

    def opened(self, app):
        """Begin with the first thing."""
        self.collect(self.wizard.asking.group)
        self._things = self.things(app)
        self._labels = tuple([self.label(app, thing) for thing in self._things])
        font = app.fonts.text
        widest = max([font.width(label) for label in self._labels])
        room = app.canvas.width - LABEL - widest - _GAP - _PILL - MARGIN - SCROLL_BAR
        self._names = tuple([cut_to(name, font, room) for name in app.play.names])
        if len(self._who) <= len(self._names):
            self._who = bytearray(len(self._names) + 1)
        self._rows = Rows(len(self._things))
        self._moved = False
        self._ask()

    def turn(self, app, step, repeated):
        """Choose another owner."""
        self._moved = False
        self._owner = (self._owner + step) % self._count
        return self._count > 1

    def ok(self, app):
        """Take the owner and go on."""
        self._moved = False
        player = self.chosen()
        thing = self.thing()
        if player != self.owner(thing) and not self.give(app, thing, player):
            return False
        return self.go_on(app)

    def ok_held(self, app):
        """Leave the rest as it is."""
        return self._moved and self._end(app)

    def back(self, app):
        """Go to the thing before."""
        self._moved = False
        if not self._rows.at:
            return False
        self._rows.at -= 1
        self._ask()
        return True

    def draw(self, app):
        """Draw the things of this page of the list with their owners, the chosen one lit."""
        canvas = app.canvas
        font = app.fonts.text
        shown = row_count(canvas) - _FOOT
        rows = self._rows
        first = rows.first(shown)
        right = canvas.width - MARGIN - _PILL
        if rows.count > shown:
            right -= SCROLL_BAR
            draw_thumb(canvas, first, shown, rows.count, 0, _FOOT)
        y = FIRST_ROW
        for row in range(first, min(first + shown, rows.count)):
            canvas.text(LABEL, y + GLYPH, self._labels[row], font)
            if row == rows.at:
                name = self._name(app, self.chosen())
                draw_pill(canvas, font, right - font.width(name) + 1, y, name)
            else:
                canvas.text_right(
                    right, y + GLYPH, self._name(app, self.owner(self._things[row])), font
                )
            y += ROW
        if self._is_rest_free():
            canvas.text(MARGIN, last_row(canvas) + GLYPH, app.texts.HOLD_FOR_NONE, font)

    def _is_rest_free(self):
        """Whether there are more things, and nobody has one of them."""
        rows = self._rows
        for row in range(rows.at + 1, rows.count):
            if self.owner(self._things[row]) != NOBODY:
                return False
        return rows.at + 1 < rows.count

    def thing(self):
        """Return the thing that is asked for."""
        return self._things[self._rows.at]

    def label_shown(self):
        """Return what the thing that is asked for is called."""
        return self._labels[self._rows.at]

    def chosen(self):
        """Return the owner that is chosen, or NOBODY."""
        return self._who[self._owner]

    def go_on(self, app):
        """Ask for the next thing; after the last one end the page."""
        if self._rows.at + 1 == self._rows.count:
            return self._end(app)
        self._rows.at += 1
        self._ask()
        self._moved = True
        return True

    def _ask(self):
        """Offer nobody, then all who may have it."""
        thing = self.thing()
        owner = self.owner(thing)
        self._who[0] = NOBODY
        self._count = 1
        self._owner = 0
        for player in range(len(self._names)):
            if self.may_own(thing, player):
                if player == owner:
                    self._owner = self._count
                self._who[self._count] = player
                self._count += 1

    def _end(self, app):
        """Whose list is still unknown has nothing."""
        wizard = self.wizard
        course = wizard.course
        field = course.field()
        sheet = wizard.sheet
        wizard.start()
        for player in range(len(self._names)):
            if sheet.get(field, player) == ABSENT:
                wizard.put(field, player, 0, 0)
        if not wizard.finish(app):
            return False
        return wizard.turn_page(app, course.at if wizard.only else self.first + self.count - 1)

    def _name(self, app, player):
        return app.texts.NOTHING if player == NOBODY else self._names[player]

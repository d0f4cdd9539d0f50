"""A player's roof: of which kind the four chosen cards are, then their windows (D5.1)."""

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.dream_home.fields import (
    COLOURS,
    PLAYERS,
    ROOF_COLOUR,
    ROOF_WINDOW,
    ROOFER,
    ROOFS,
)
from shared_rules.dream_home.house import holds
from shared_rules.dream_home.roofs import CARDS

from ...widgets.layout import GLYPH, MARGIN, last_row
from ...widgets.rows import Rows, draw_rows
from ...wizard.page import Page

_UNFINISHED = const(0)  # rows of the kinds; between them one for each colour
_MIXED = const(5)


class RoofPage(Page):
    """Asks for the kind, and for the windows among the colours that nobody else has.

    Ok held on an unfinished or mixed roof without windows gives it to all that were not asked yet;
    the last row says so.
    Who has the roofer is reminded of it before the first roof is shown (D5.2).
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._reminded = False
        self._labels: tuple = ()
        self._values: tuple = ()
        self._colours: list = []
        self._rows = Rows(0)
        self._kind = 0
        self._windows = 0  # colours, as bits
        self._asks_windows = False
        self._hint = b""  # what holding ok does; b"" while nobody is left to have the same
        self._stored = False  # whether the press of ok that may become a long one stored a roof

    def opened(self, app):
        """Ask for the kind."""
        self._stored = False
        sheet = self.wizard.sheet
        self._kind, self._windows = roof_of(sheet, self._player())
        self._hint = app.play.texts.ROOF_HELD.encode() if self._is_open_after() else b""
        self._show_kinds(app)
        if not self._reminded and not self.wizard.only and _is_reminder_due(sheet):
            app.say(app.play.texts.ROOFER_FIRST.encode())
        self._reminded = True

    def turn(self, app, step, repeated):
        """Choose another row."""
        self._stored = False
        return self._rows.turn(step)

    def ok(self, app):
        """Take the kind, or a window; after the last one store the roof."""
        self._stored = False
        row = self._rows.at
        if not self._asks_windows:
            self._windows = 0
            self._kind = row
            return self._show_windows(app) or self._store(app)
        if not row:
            return self._store(app)
        self._windows |= 1 << self._colours[row - 1]
        if self._kind != _MIXED or not self._show_windows(app):
            return self._store(app)
        return True

    def ok_held(self, app):
        """Give the roof that was just stored to all that were not asked yet."""
        wizard = self.wizard
        course = wizard.course
        if not self._stored or wizard.only:
            return False
        self._stored = False
        last = course.at
        wizard.start()
        for at in range(course.at, course.count):
            if course.field(at) == ROOFS and course.is_open(at):
                self._put(course.i(at))
                last = at
        return wizard.finish(app) and wizard.turn_page(app, last)

    def back(self, app):
        """Go back to the kind."""
        self._stored = False
        if not self._asks_windows:
            return False
        self._windows = 0
        self._show_kinds(app)
        return True

    def draw(self, app):
        """Draw the list, and what holding ok does on the row."""
        canvas = app.canvas
        font = app.fonts.text
        foot = 1 if self._hint else 0
        draw_rows(canvas, font, self._rows, self._labels, self._values, 0, foot)
        plain = self._kind == _MIXED and not self._windows if self._asks_windows else True
        if foot and plain and not self._rows.at:
            canvas.text(MARGIN, last_row(canvas) + GLYPH, self._hint, font)

    def _is_open_after(self):
        """Whether another player's roof is still to be asked for."""
        course = self.wizard.course
        if self.wizard.only:
            return False
        for at in range(course.at + 1, course.count):
            if course.field(at) == ROOFS and course.is_open(at):
                return True
        return False

    def _show_kinds(self, app):
        texts = app.play.texts
        self._asks_windows = False
        labels = [texts.UNFINISHED]
        labels += [texts.ONE_COLOUR.format(colour) for colour in texts.COLOURS]
        labels.append(texts.MIXED)
        self._labels = tuple([label.encode() for label in labels])
        self._values = (b"0", b"8", b"8", b"8", b"8", b"3")
        self._rows = Rows(len(labels), self._kind)

    def _show_windows(self, app):
        """List the windows that can still be among the cards; False if there is none."""
        if self._kind == _UNFINISHED:
            return False
        texts = app.play.texts
        free = ~(self._windows | windows_of_others(self.wizard.sheet, self._player()))
        self._colours = [
            colour
            for colour in range(COLOURS)
            if free >> colour & 1 and self._kind in (colour + 1, _MIXED)
        ]
        if not self._colours:
            return False
        self._asks_windows = True
        labels = [texts.WINDOWS_DONE if self._windows else texts.NO_WINDOW]
        labels += [texts.WINDOW.format(texts.COLOURS[colour]) for colour in self._colours]
        self._labels = tuple([label.encode() for label in labels])
        self._values = (b"",) + (b"+1",) * len(self._colours)
        self._rows = Rows(len(labels))
        return True

    def _store(self, app):
        wizard = self.wizard
        course = wizard.course
        kind = self._kind
        windows = self._windows
        wizard.start()
        self._put(self._player())
        if not wizard.finish(app):
            return False
        changed = wizard.turn_page(app, course.at)
        self._kind = kind
        self._windows = 0
        self._stored = not windows and kind in (_UNFINISHED, _MIXED)
        return changed

    def _put(self, player):
        """Put the roof into the step."""
        wizard = self.wizard
        cards = CARDS if self._kind else 0
        held = wizard.sheet.used(ROOFS, player)
        wizard.put(ROOFS, player, 0, cards)
        for card in range(max(cards, held)):
            colour = card if self._kind == _MIXED else self._kind - 1
            is_window = self._windows >> colour & 1 and (card == 0 or self._kind == _MIXED)
            is_there = card < cards
            wizard.put(ROOF_COLOUR, player, card, colour if is_there else ABSENT)
            wizard.put(ROOF_WINDOW, player, card, 1 if is_there and is_window else ABSENT)

    def _player(self):
        return self.wizard.course.i()


def roof_of(sheet, player):
    """Return the kind of a player's roof, as a row of the list, and its windows as bits."""
    cards = sheet.used(ROOFS, player)
    if cards < CARDS:
        return _UNFINISHED, 0
    colours = windows = 0
    for card in range(cards):
        colour = 1 << sheet.get(ROOF_COLOUR, player, card)
        colours |= colour
        if sheet.get(ROOF_WINDOW, player, card) == 1:
            windows |= colour
    for colour in range(COLOURS):
        if colours == 1 << colour:
            return colour + 1, windows
    return _MIXED, windows


def windows_of_others(sheet, player):
    """Return the colours whose window another player has, as bits."""
    windows = 0
    for other in range(sheet.used(PLAYERS)):
        if other != player:
            windows |= roof_of(sheet, other)[1]
    return windows


def _is_reminder_due(sheet):
    """Whether somebody has the roofer while no roof was entered."""
    due = False
    for player in range(sheet.used(PLAYERS)):
        if sheet.get(ROOFS, player) != ABSENT:
            return False
        due = due or holds(sheet, player, ROOFER)
    return due

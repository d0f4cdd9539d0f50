"""A player's garden, token by token on a map: one walks to a place and says what lies there."""

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.queenz.fields import (
    AT,
    AT_X,
    AT_Y,
    FLOWER,
    FLOWER_BEES,
    FLOWERS,
    GARDEN,
    IS_HIVE,
    MOST_BEES,
    MOST_HIVES,
    MOST_TOKENS,
)
from shared_rules.queenz.garden import HIVE, Garden
from shared_rules.queenz.totals import lay_out

from ...icons import icon_of
from ...widgets.layout import FIRST_ROW, GLYPH, MARGIN, ROW, last_row
from ...widgets.pill import draw_pill
from ...wizard.page import Page
from .garden_map import PANEL, GardenMap
from .places import NO_TOKEN, Cursor, is_offered, token_at

_WALKING = const(0)  # to a place
_CHOOSING = const(1)  # what lies there
_COUNTING = const(2)  # its bees

# Behind the flowers and the hive, in the ring of what can be chosen.
_REMOVE = const(6)
_DONE = const(7)
_KINDS = const(8)
_AS_IT_LIES = const(-1)

_ICON = const(10)  # columns of an icon with the space behind it
_DIGITS = (b"0", b"1", b"2", b"3")
_PARTS = (AT_X, AT_Y, FLOWER, FLOWER_BEES, IS_HIVE, AT)  # what holds others comes last


class GardenPage(Page):
    """Asks one player.

    A token that was laid leads to the next place at once; back from there walks to another place,
    and back once more takes back the last of those laid since the page opened.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._garden = Garden()
        self._cursor = Cursor(self._garden)
        self._map = None
        self._words = ()
        self._hints = ()
        self._bee = icon_of((0x36, 0x49, 0x49, 0x3E, 0x55, 0xD5, 0x55, 0x3E))
        self._hive = icon_of((0x18, 0x7E, 0x00, 0xFF, 0xE7, 0x00, 0xE7, 0xFF))
        self._stage = _WALKING
        self._kind = self._bees = 0
        self._steps = 0  # of tokens laid one after the other, that can be taken back here
        self._points = 0

    def opened(self, app):
        """Show the garden as it is."""
        texts = app.play.texts
        letters = tuple([text.encode() for text in texts.LETTERS])
        self._map = GardenMap(self._garden, self._cursor, letters)
        self._words = tuple([text.encode() for text in texts.TOKENS])
        self._hints = tuple([text.encode() for text in texts.MAP_HINTS])
        self._steps = 0
        self._stage = _WALKING
        self._take()
        garden = self._garden
        if garden.count:
            last = garden.count - 1
            self._cursor.put(garden.x[last], garden.y[last])
            if garden.count < MOST_TOKENS:
                self._cursor.go_to_free()
        else:
            self._choose(0)
        self._map.look(app.canvas)

    def title(self, app, title):
        """Return whose garden it is."""
        return self.wizard.asking.title(app, GARDEN, self._player(), 0)

    def turn(self, app, step, repeated):
        """Walk, choose or count."""
        if self._stage == _WALKING:
            self._cursor.go(step)
            self._map.look(app.canvas)
        elif self._stage == _COUNTING:
            self._bees = (self._bees - step) % (MOST_BEES + 1)
        else:
            self._kind = (self._kind + step) % _KINDS
            while not self._can_be(self._kind):
                self._kind = (self._kind + step) % _KINDS
        return True

    def ok(self, app):
        """Choose for this place, count its bees, lay it."""
        if self._stage == _WALKING:
            self._choose_here()
            return True
        if self._stage == _COUNTING:
            return self._lay(app)
        if self._kind == _DONE:
            return self._end(app)
        if self._kind == _REMOVE:
            return self._remove(app)
        if self._kind == HIVE:
            return self._lay(app)
        token = self._token()
        self._bees = self._garden.bees[token] if token != NO_TOKEN else 0
        self._stage = _COUNTING
        return True

    def back(self, app):
        """Go back to choosing, to walking; then take back what was laid here, or leave."""
        if self._stage == _COUNTING:
            self._stage = _CHOOSING
            return True
        if not self._garden.count:
            return self._leave_map(app)
        if self._stage == _CHOOSING:
            self._stage = _WALKING
            return True
        return self._steps > 0 and self._take_back(app)

    def draw(self, app):
        """Draw the map, and beside it what lies at the cursor and what the hives score."""
        canvas = app.canvas
        font = app.fonts.text
        token = self._token()
        kind = _AS_IT_LIES
        bees = 0
        if self._stage == _WALKING:
            if token != NO_TOKEN:
                bees = self._garden.bees[token]
                kind = self._garden.flower[token]
        else:
            kind = self._kind
            bees = self._bees if self._stage == _COUNTING else 0
        lies = kind if self._stage != _WALKING and kind <= HIVE else _AS_IT_LIES
        self._map.draw(canvas, font, lies, bees)
        x = canvas.width - PANEL + MARGIN + 1
        self._draw_words(canvas, font, x, kind, bees)
        y = last_row(canvas) + GLYPH
        canvas.icon(x, y, self._hive)
        canvas.number(x + _ICON, y, self._points, font)

    def _draw_words(self, canvas, font, x, kind, bees):
        y = FIRST_ROW
        if self._stage == _CHOOSING:
            draw_pill(canvas, font, x + 1, y, self._words[kind])
        elif kind >= 0:
            canvas.text(x, y + GLYPH, self._words[kind], font)
        y += ROW + GLYPH
        if self._stage == _COUNTING:
            canvas.icon(x, y, self._bee)
            draw_pill(canvas, font, x + _ICON + 2, y - GLYPH, _DIGITS[bees])
        else:
            for bee in range(bees):
                canvas.icon(x + _ICON * bee, y, self._bee)
        canvas.text(x, y + ROW, self._hints[self._stage], font)

    def _token(self):
        return token_at(self._garden, self._cursor.x, self._cursor.y)

    def _player(self):
        return self.wizard.course.i()

    def _can_be(self, kind):
        """Whether something of the ring can be chosen here."""
        token = self._token()
        if kind == _DONE:
            return True
        if token == NO_TOKEN:
            if kind == _REMOVE or self._garden.count == MOST_TOKENS:
                return False
        elif self._garden.flower[token] == HIVE:
            return True
        return kind != HIVE or self._hives() < MOST_HIVES

    def _hives(self):
        hives = 0
        for token in range(self._garden.count):
            hives += self._garden.flower[token] == HIVE
        return hives

    def _choose_here(self):
        """Choose for the cursor's place, beginning with what lies there or the last flower."""
        token = self._token()
        self._choose(self._garden.flower[token] if token != NO_TOKEN else self._last_flower())

    def _choose(self, kind):
        self._kind = kind
        self._stage = _CHOOSING
        while not self._can_be(self._kind):
            self._kind = (self._kind + 1) % _KINDS

    def _last_flower(self):
        garden = self._garden
        token = garden.count - 1
        while token >= 0 and garden.flower[token] >= FLOWERS:
            token -= 1
        return garden.flower[token] if token >= 0 else 0

    def _take(self):
        """Take the garden from the sheet."""
        sheet = self.wizard.sheet
        lay_out(sheet, self._player(), self._garden)
        self._points = 0
        for token in range(self._garden.count):
            if self._garden.flower[token] == HIVE:
                self._points += self._garden.bees_around(token)

    def _lay(self, app):
        """Lay what was chosen, and go on to the next free place; a full garden is done."""
        wizard = self.wizard
        player = self._player()
        token = self._token()
        is_new = token == NO_TOKEN
        if is_new:
            token = self._garden.count
        is_hive = self._kind == HIVE
        wizard.start()
        if is_new:
            wizard.put(GARDEN, player, 0, token + 1)
            wizard.put(AT_X, player, token, self._cursor.x)
            wizard.put(AT_Y, player, token, self._cursor.y)
        wizard.put(FLOWER, player, token, ABSENT if is_hive else self._kind)
        wizard.put(FLOWER_BEES, player, token, ABSENT if is_hive else self._bees)
        wizard.put(IS_HIVE, player, token, 1 if is_hive else ABSENT)
        if not self._finish(app):
            return False
        self._steps = self._steps + 1 if is_new else 0
        self._stage = _WALKING
        if not is_new:
            return True
        if self._garden.count == MOST_TOKENS:
            return self._end(app)
        self._cursor.go_to_free()
        self._choose_here()
        self._map.look(app.canvas)
        return True

    def _remove(self, app):
        """Take the token out; the last one takes its number."""
        wizard = self.wizard
        sheet = wizard.sheet
        player = self._player()
        token = self._token()
        last = self._garden.count - 1
        wizard.start()
        for field in _PARTS:
            wizard.put(field, player, token, sheet.get(field, player, last))
        for field in _PARTS:
            wizard.put(field, player, last, ABSENT)
        wizard.put(GARDEN, player, 0, last)
        if not self._finish(app):
            return False
        self._steps = 0
        if self._garden.count:
            self._stage = _WALKING
            if not is_offered(self._garden, self._cursor.x, self._cursor.y):
                self._cursor.go(1)
        else:
            self._cursor.put(0, 0)
            self._choose(0)
        self._map.look(app.canvas)
        return True

    def _finish(self, app):
        if not self.wizard.finish(app, self._player()):
            return False
        self._take()
        self._map.look(app.canvas)
        return True

    def _take_back(self, app):
        """Take back the token that was laid last, and choose anew for its place."""
        garden = self._garden
        last = garden.count - 1
        kind = garden.flower[last]
        self.wizard.undo()
        self._steps -= 1
        self._take()
        self._cursor.put(garden.x[last], garden.y[last])
        self._choose(kind)
        self._map.look(app.canvas)
        return True

    def _leave_map(self, app):
        """Nothing lies here: the hives are counted at the table after all."""
        wizard = self.wizard
        if wizard.sheet.get(GARDEN, self._player()) != ABSENT:
            wizard.start()
            wizard.put(GARDEN, self._player(), 0, ABSENT)
            if not wizard.finish(app):
                return False
        wizard.ask_again(app)
        return True

    def _end(self, app):
        wizard = self.wizard
        if not self._garden.count and not wizard.enter(app, GARDEN, self._player(), 0, 0):
            return False
        return wizard.turn_page(app, wizard.course.at)

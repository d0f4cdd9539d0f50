"""A player's jewel cards: one colour at a time, every card of it, those that are owned lit."""

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.splendor_duel.cards import (
    COLOURS,
    COSTS,
    PLAIN,
    PLAY_AGAIN,
    STEAL_TOKEN,
    TAKE_PRIVILEGE,
    TAKE_SAME_COLOUR,
    WILD,
    ability_of,
    bonus_of,
    left_to_pay,
)
from shared_rules.splendor_duel.collection import Collection
from shared_rules.splendor_duel.faults import NO_COLOUR_TO_JOIN
from shared_rules.splendor_duel.fields import CARD, CARD_AS, CARDS, MOST_CARDS

from ...widgets.layout import FIRST_ROW, GLYPH, LABEL, MARGIN, PROGRESS, last_row
from ...widgets.names import cut_to
from ...widgets.rows import Rows, draw_rows
from ...widgets.screen import BEFORE
from ...wizard.page import Page
from .cards_grid import FREE_COLUMNS as PRICE_COLUMNS
from .cards_grid import FREE_TOP as PRICE_TOP
from .cards_grid import CardsGrid
from .line import Line
from .standing import Standing
from .walk import DONE, FREE, OWN, TAKEN, Walk, is_wild

_WORDS = const(76)  # columns of the title for colour and ability, with the space before
_SPACE = const(4)
_TITLE_TOP = const(1)
_ABILITIES = (PLAY_AGAIN, TAKE_SAME_COLOUR, STEAL_TOKEN, TAKE_PRIVILEGE)
_TWO_BONUSES = const(4)  # behind them in the texts
_NONE = (b"",) * COLOURS


class CardsPage(Page):
    """Asks one player; each card is stored as soon as it is taken.

    Down goes from card to card, up to the next colour, ok takes a card or gives an own one back.
    A wild card asks which of the player's colours it joins. Back takes back what was taken last.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._walk = Walk()
        self._grid = CardsGrid(self._walk)
        self._collection = Collection()
        self._left = bytearray(COSTS)  # to pay
        self._price = Line()
        self._standing = None
        self._colours = self._abilities = self._short = ()
        self._hint = self._remove = self._free = self._done = self._joins = b""
        self._joined = Rows(0)  # the colours that the chosen wild card can join; 0: not asked
        self._joined_labels = []
        self._steps = 0  # of cards taken one after the other, that can be taken back here

    def opened(self, app):
        """Begin with the first colour."""
        if not self._standing:
            self._take_texts(app.play.texts)
            self._grid.prepare(app.canvas, app.fonts.text)
        self._steps = 0
        self._joined.count = 0
        self._take()
        self._walk.begin()

    def title(self, app, title):
        """Return whose cards they are."""
        room = app.canvas.width - PROGRESS - _WORDS
        return cut_to(app.play.names[self._player()], app.fonts.text, room)

    def turn(self, app, step, repeated):
        """Go to the next card or colour, or choose what a wild card joins."""
        if self._joined.count:
            return self._joined.turn(step)
        if step == BEFORE:
            self._walk.go_to_next_colour()
        else:
            self._walk.go_on()
        return True

    def ok(self, app):
        """Take the card, or give it back; at the end go on."""
        walk = self._walk
        if walk.colour == DONE:
            return self._end(app)
        if self._joined.count:
            return self._buy(app, self._joined_colour(self._joined.at))
        if walk.holders[walk.card] == OWN:
            return self._give_back(app)
        if not is_wild(walk.card):
            return self._buy(app, ABSENT)
        return self._ask_colour(app)

    def back(self, app):
        """Go back from a wild card's colours; then take back what was taken here, or leave."""
        if self._joined.count:
            self._joined.count = 0
            return True
        if not self._steps:
            return False
        last = self.wizard.sheet.get(CARD, self._player(), self._held() - 1)
        self.wizard.undo()
        self._steps -= 1
        self._take()
        self._walk.go_to(last)
        return True

    def draw(self, app):
        """Draw the colours to join, the cards of a colour, or at the end what there is in all."""
        canvas = app.canvas
        font = app.fonts.text
        if self._joined.count:
            self._draw_title(canvas, font, self._joins, b"")
            draw_rows(canvas, font, self._joined, self._joined_labels, _NONE)
            return
        walk = self._walk
        if walk.colour == DONE:
            self._draw_title(canvas, font, app.texts.TOTAL, b"")
            self._standing.draw_lines(canvas, font)
            canvas.text(LABEL, last_row(canvas) + GLYPH, self._done, font)
            return
        self._draw_title(canvas, font, self._colours[walk.colour], self._special(walk.card))
        self._grid.draw(canvas)
        if self._held():
            self._standing.draw_line(canvas, font)
        else:
            canvas.text(MARGIN, FIRST_ROW + GLYPH, self._hint, font)
        self._draw_price(canvas, font)

    def _draw_title(self, canvas, font, word, more):
        x = canvas.width - PROGRESS - _WORDS + _SPACE + MARGIN
        x = canvas.text(x, _TITLE_TOP, word, font, 0)
        canvas.text(x + _SPACE, _TITLE_TOP, more, font, 0)

    def _special(self, card):
        """The word for the ability of a card; of an own wild one for the colour that it joined."""
        if is_wild(card) and self._walk.holders[card] == OWN:
            return self._colours[self.wizard.sheet.get(CARD_AS, self._player(), self._entry(card))]
        ability = ability_of(card)
        if ability != PLAIN:
            for at in range(len(_ABILITIES)):
                if ability & _ABILITIES[at]:
                    return self._abilities[at]
        return self._abilities[_TWO_BONUSES] if bonus_of(card) > 1 else b""

    def _entry(self, card):
        """Which of the player's entries a card is."""
        entry = 0
        while self.wizard.sheet.get(CARD, self._player(), entry) != card:
            entry += 1
        return entry

    def _draw_price(self, canvas, font):
        """Draw what is left to pay, or that the card is owned."""
        x = PRICE_COLUMNS
        y = PRICE_TOP
        card = self._walk.card
        if self._walk.holders[card] == OWN:
            canvas.text(x, y, self._remove, font)
            return
        left = self._left
        if not left_to_pay(card, self._collection.bonuses, left):
            canvas.text(x, y, self._free, font)
            return
        price = self._price
        price.begin()
        for kind in range(COSTS):
            if left[kind]:
                price.add(self._short[kind])
                price.add_number(left[kind])
        canvas.text(x, y, price.text, font)

    def _take_texts(self, texts):
        self._colours = _encoded(texts.COLOURS + texts.OTHER_COLOURS)
        self._abilities = _encoded(texts.ABILITIES)
        self._short = _encoded(texts.SHORT)
        self._hint, self._remove, self._free, self._done, missing = _encoded(texts.CARD_WORDS)
        self._joins = texts.JOINS.encode()
        names = _encoded(texts.LINES[:2] + texts.COLOURS)
        self._standing = Standing(self._collection, names, self._short, missing)

    def _player(self):
        return self.wizard.course.i()

    def _held(self):
        return self.wizard.sheet.used(CARDS, self._player())

    def _take(self):
        """Take from the sheet who has what."""
        sheet = self.wizard.sheet
        cells = sheet.cells
        holders = self._walk.holders
        for card in range(len(holders)):
            holders[card] = FREE
        player = self._player()
        for other in range(self.wizard.play.players):
            holder = OWN if other == player else TAKEN
            first = sheet.cell(CARD, other)
            for cell in range(first, first + sheet.used(CARDS, other)):
                card = cells[cell]
                if card >= 0:
                    holders[card] = holder
        self._sum_up(player)

    def _sum_up(self, player):
        self._collection.fill(self.wizard.sheet, player)
        self._standing.changed()

    def _ask_colour(self, app):
        """Ask which colour a wild card joins, if there is a choice."""
        joinable = self._collection.joinable
        labels = []
        best = 0
        for colour in range(COLOURS):
            if joinable >> colour & 1:
                if colour == self._collection.best_colour():
                    best = len(labels)
                labels.append(self._colours[colour])
        if not labels:
            self.wizard.refuse(app, NO_COLOUR_TO_JOIN, self._colours[WILD])
            return False
        self._joined_labels = labels
        if len(labels) == 1:
            return self._buy(app, self._joined_colour(0))
        self._joined.count = len(labels)
        self._joined.at = best
        return True

    def _joined_colour(self, row):
        """The colour of a row."""
        joinable = self._collection.joinable
        for colour in range(COLOURS):
            if joinable >> colour & 1:
                if not row:
                    return colour
                row -= 1
        return ABSENT

    def _buy(self, app, joins):
        """Take the card, and go on to the next one."""
        wizard = self.wizard
        player = self._player()
        entry = self._held()
        if entry == MOST_CARDS:
            return False
        wizard.start()
        wizard.put(CARDS, player, 0, entry + 1)
        wizard.put(CARD, player, entry, self._walk.card)
        wizard.put(CARD_AS, player, entry, joins)
        self._joined.count = 0
        if not wizard.finish(app, player):
            return False
        self._walk.holders[self._walk.card] = OWN
        self._sum_up(player)
        self._steps += 1
        self._walk.go_on()
        return True

    def _give_back(self, app):
        """Take an own card out; the last one takes its number."""
        wizard = self.wizard
        sheet = wizard.sheet
        player = self._player()
        last = self._held() - 1
        entry = self._entry(self._walk.card)
        wizard.start()
        for field in (CARD, CARD_AS):
            wizard.put(field, player, entry, sheet.get(field, player, last))
            wizard.put(field, player, last, ABSENT)
        wizard.put(CARDS, player, 0, last)
        if not wizard.finish(app, player):
            return False
        self._take()
        self._steps = 0
        return True

    def _end(self, app):
        wizard = self.wizard
        if not self._held() and not wizard.enter(app, CARDS, self._player(), 0, 0):
            return False
        return wizard.turn_page(app, wizard.course.at)


def _encoded(texts):
    return tuple([text.encode() for text in texts])

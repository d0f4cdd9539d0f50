"""A player's end-game employee cards: taken from those known in this copy, or entered once."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import (
    CARD_COUNT,
    CARD_MAX,
    CARD_PER,
    CARD_POINTS,
    COUNTED_WORDS,
    EMPLOYEES,
    MOST_EMPLOYEES,
)
from shared_rules.rococo.printed import (
    CARDS,
    PRINTED_COUNT,
    PRINTED_MAX,
    PRINTED_PER,
    PRINTED_POINTS,
    learn_card,
    use_card,
)

from ...widgets.rows import Rows, draw_rows
from ...wizard.counting import Counting
from ...wizard.page import Page
from . import copy

_LIST = 0  # the cards to choose from
_COUNTED = 1  # what a new card counts
_NUMBERS = 2  # its numbers
_LEAST = (1, 1, 0)  # of fame, of what it counts, of the most fame (0: no limit)
_LIMIT = 2  # the row of the most fame
_MOST = 99
_NO_VALUES = (b"",) * (len(COUNTED_WORDS) + 1)


class CardsPage(Page):
    """Asks one player; each card is stored as soon as it is chosen."""

    def __init__(self, wizard):
        super().__init__(wizard)
        self._stage = _LIST
        self._rows = Rows(0)
        self._labels = self._values = ()
        self._counted = ABSENT
        self._numbers = None
        self._said = []
        self._no_limit = ()

    def opened(self, app):
        """Show the list."""
        self._stage = _LIST
        self._fill(app, 0)

    def turn(self, app, step, repeated):
        """Choose a row, or count."""
        if self._stage == _NUMBERS:
            return self._numbers.turn(step, repeated)
        return self._rows.turn(step)

    def ok(self, app):
        """Do what the row says, or take the number."""
        if self._stage == _LIST:
            return self._choose(app)
        if self._stage == _COUNTED:
            self._counted = self._rows.at - 1 if self._rows.at else ABSENT
            self._ask_numbers(app)
            return True
        return self._take_number(app)

    def back(self, app):
        """Go back to the list, or leave."""
        if self._stage == _LIST:
            return False
        if self._stage == _NUMBERS and self._numbers.at:
            self._go_to_number(self._numbers.at - 1)
            return True
        self.opened(app)
        return True

    def draw(self, app):
        """Draw the stage."""
        if self._stage == _NUMBERS:
            self._numbers.draw(app)
        else:
            draw_rows(app.canvas, app.fonts.text, self._rows, self._labels, self._values)

    def _choose(self, app):
        row = self._rows.at
        known = copy.profile(app).sheet.used(CARDS)
        player = self._player()
        held = self._held()
        if row == 0:
            if held or self.wizard.enter(app, EMPLOYEES, player, 0, 0):
                return self.wizard.turn_page(app, self.wizard.course.at)
            return False
        if row <= known and held < MOST_EMPLOYEES:
            self._add(app, row - 1)
            self._fill(app, 0)
        elif row == known + 1:
            self._stage = _COUNTED
            labels = [text.encode() for text in app.play.texts.COUNTED]
            labels.insert(0, app.play.texts.FLAT.encode())
            self._show(labels, _NO_VALUES, 0)
        elif row == known + 2:
            self._remove_all(app)
            self._fill(app, 0)
        return True

    def _fill(self, app, at):
        texts = app.play.texts
        printed = copy.profile(app).sheet
        held = self._held()
        labels = [(texts.CARDS_DONE if held else texts.NO_CARD).encode()]
        values = [b"%d" % held if held else b""]
        for known in range(printed.used(CARDS)):
            labels.append(card_text(texts, printed, known).encode())
            count = self._times(printed, known)
            values.append(b"x%d" % count if count else b"")
        labels.append(texts.NEW_CARD.encode())
        values.append(b"")
        if held:
            labels.append(texts.NO_CARDS_AFTER_ALL.encode())
            values.append(b"")
        self._show(labels, values, at)

    def _show(self, labels, values, at):
        self._labels = labels
        self._values = values
        self._rows = Rows(len(labels), at)

    def _ask_numbers(self, app):
        texts = app.play.texts
        labels = [texts.CARD_FAME]
        if self._counted != ABSENT:
            labels += [texts.CARD_PER, texts.CARD_MOST]
        self._no_limit = tuple([line.encode() for line in texts.CARD_NO_LIMIT])
        self._said = [ABSENT] * len(labels)
        self._stage = _NUMBERS
        self._numbers = Counting(app, tuple([label.encode() for label in labels]), self._said)
        self._go_to_number(0)

    def _go_to_number(self, row):
        least = _LEAST[row]
        self._numbers.help = self._no_limit if row == _LIMIT else ()
        self._numbers.ask(row, least, _MOST, max(least, self._said[row]))

    def _take_number(self, app):
        row = self._numbers.at
        self._said[row] = self._numbers.number()
        if row + 1 < len(self._said):
            self._go_to_number(row + 1)
            return True
        printed = copy.profile(app).sheet
        self._enter_new()
        if learn_card(self.wizard.sheet, self._player(), self._held() - 1, printed):
            copy.keep(app)
        self.opened(app)
        return True

    def _enter_new(self):
        game = self.wizard.play.game
        sheet = self.wizard.sheet
        player, card = self._player(), self._held()
        game.start()
        game.change(sheet.cell(EMPLOYEES, player), card + 1)
        game.change(sheet.cell(CARD_COUNT, player, card), self._counted)
        game.change(sheet.cell(CARD_POINTS, player, card), self._said[0])
        if self._counted != ABSENT:
            game.change(sheet.cell(CARD_PER, player, card), self._said[1])
            most = self._said[2]
            game.change(sheet.cell(CARD_MAX, player, card), most if most else ABSENT)
        game.finish()
        self.wizard.course.update()

    def _add(self, app, known):
        game = self.wizard.play.game
        sheet = self.wizard.sheet
        player, card = self._player(), self._held()
        game.start()
        game.change(sheet.cell(EMPLOYEES, player), card + 1)
        use_card(sheet, player, card, copy.profile(app).sheet, known, game.change)
        game.finish()
        self.wizard.course.update()

    def _remove_all(self, app):
        """Forget the cards, so that they can be chosen anew."""
        game = self.wizard.play.game
        sheet = self.wizard.sheet
        player = self._player()
        game.start()
        for card in range(self._held()):
            for field in (CARD_COUNT, CARD_POINTS, CARD_PER, CARD_MAX):
                game.change(sheet.cell(field, player, card), ABSENT)
        game.change(sheet.cell(EMPLOYEES, player), ABSENT)
        game.finish()
        self.wizard.course.update()

    def _player(self):
        return self.wizard.course.i()

    def _held(self):
        return self.wizard.sheet.used(EMPLOYEES, self._player())

    def _times(self, printed, known):
        """How often the player has the known card."""
        sheet = self.wizard.sheet
        player = self._player()
        times = 0
        for card in range(self._held()):
            if (
                sheet.get(CARD_COUNT, player, card) == printed.get(PRINTED_COUNT, known)
                and sheet.get(CARD_POINTS, player, card) == printed.get(PRINTED_POINTS, known)
                and sheet.get(CARD_PER, player, card) == printed.get(PRINTED_PER, known)
                and sheet.get(CARD_MAX, player, card) == printed.get(PRINTED_MAX, known)
            ):
                times += 1
        return times


def card_text(texts, printed, known):
    """Return a known card in a few words: "2 per blue garment"."""
    points = printed.get(PRINTED_POINTS, known)
    counted = printed.get(PRINTED_COUNT, known)
    if counted == ABSENT:
        return texts.CARD_FLAT.format(points)
    per = printed.get(PRINTED_PER, known)
    form = texts.CARD_EACH if per <= 1 else texts.CARD_EVERY
    return form.format(points, per, texts.COUNTED[counted])

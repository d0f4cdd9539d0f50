"""The beginning of a game against her: whose cards, which settings, and what to set up (R8.1)."""

from time import ticks_diff, ticks_us

from micropython import const

from shared_rules.core.random import MOST_SEED
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.cards import DECK_SIZE
from shared_rules.rococo.fields import DU_BARRY, EXPANSIONS, JEWELRY_BOX
from shared_rules.rococo.printed import SOLO_SETTINGS
from shared_rules.rococo.tracking import entries as e

from .....widgets.menu import Menu
from .....widgets.pages import Pages
from ... import copy
from . import known
from .words import texts_of

_HOUSE = const(0)
_MINE = const(1)
_REAL = const(2)
_RULES = const(3)
_SEED = const(4)
_FORGET = const(5)
_THOUSAND = const(1000)

# The settings in the order of their texts.
_SETTINGS = (
    her.EXTRA_AT_ONCE, her.STOP_AT_EMPTY, her.HIGHEST_SPACE, her.LEFT_JEWEL, her.FAME_FOR_GAP,
)  # fmt: skip


class SoloBegin(Menu):
    """The house deck stands first; one's own cards can be shuffled once all are known."""

    def __init__(self, tracked):
        super().__init__()
        self._tracked = tracked
        self._what: list = []
        self._seed = -1  # by the clock

    def answered(self, app, answer):
        """The number of the game was said, or that her cards are to be forgotten."""
        if answer is True:
            known.forget_cards(app)
        else:
            self._seed = answer

    def opened(self, app):
        """Fill the rows; once the game has begun, go on to the table."""
        if e.count(self._tracked.play.sheet):
            from ..opening import table_of

            app.replace(table_of(self._tracked))
            return
        texts, _ = texts_of(app)
        self.title = texts.CARDS.encode()
        count = known.cards(app)
        self._what = [_HOUSE, _REAL, _RULES, _SEED]
        if count == DECK_SIZE:
            self._what.insert(0, _MINE)
        if count:
            self._what.append(_FORGET)
        words = texts.DECKS + (texts.RULES, texts.SEED, texts.FORGET)
        labels = [words[what].encode() for what in self._what]
        values = [b""] * len(labels)
        values[self._what.index(_REAL)] = texts.KNOWN.format(count).encode() if count else b""
        seed = b"%d" % self._seed if self._seed >= 0 else texts.BY_CLOCK.encode()
        values[self._what.index(_SEED)] = seed
        self.show(labels, values)

    def ok(self, app):
        """Choose the cards, then read what to set up."""
        what = self._what[self.rows.at]
        if what == _RULES:
            app.open(SoloSettings())
            return False
        if what == _SEED:
            from .seed_page import SeedPage

            app.open(SeedPage())
            return False
        if what == _FORGET:
            self._ask_to_forget(app)
            return False
        texts, _ = texts_of(app)
        told = [text.encode() for text in texts.CHECKLIST]
        if self._has_jewelry_box():
            told.append(texts.CHECKLIST_OF_BOX.encode())
        told.append(texts.CHECKLIST_OF_DECKS[what].encode())
        app.open(Pages(texts.SET_UP.encode(), told, lambda app: self._begin(app, what)))
        return False

    def _ask_to_forget(self, app):
        from .....widgets.confirm import Confirm

        texts, _ = texts_of(app)
        question = texts.FORGET_QUESTION.format(known.cards(app)).encode()
        app.open(Confirm(self.title, question, app.texts.CLEAR, app.texts.KEEP))

    def _begin(self, app, what):
        settings = max(0, copy.profile(app).sheet.get(SOLO_SETTINGS))
        if what == _REAL:
            settings |= her.PHYSICAL_DECK
        cards: list = []
        if what != _HOUSE:
            cards = [known.card(app, at) for at in range(min(known.cards(app), DECK_SIZE))]
        seed = self._seed
        if seed < 0:
            seed = ticks_diff(ticks_us(), 0) % (MOST_SEED + 1)
        values = (
            seed // _THOUSAND // _THOUSAND,
            seed // _THOUSAND % _THOUSAND,
            seed % _THOUSAND,
            settings,
            known.fund_task(app) if self._has_jewelry_box() else 0,
            0,
        )
        if self._tracked.begin(app, cards, DU_BARRY, values):
            app.close()

    def _has_jewelry_box(self):
        return self._tracked.play.sheet.value(EXPANSIONS) & JEWELRY_BOX


class SoloSettings(Menu):
    """What the rules leave open, each with two ways; remembered for the copy."""

    def opened(self, app):
        """Fill the rows."""
        texts, _ = texts_of(app)
        self.title = texts.RULES.encode()
        settings = max(0, copy.profile(app).sheet.get(SOLO_SETTINGS))
        labels, values = [], []
        for at in range(len(_SETTINGS)):
            name, usual, other = texts.SETTINGS[at]
            labels.append(name.encode())
            values.append((other if settings & _SETTINGS[at] else usual).encode())
        self.show(labels, values)

    def ok(self, app):
        """Take the other way."""
        printed = copy.profile(app).sheet
        settings = max(0, printed.get(SOLO_SETTINGS))
        printed.put(SOLO_SETTINGS, 0, 0, settings ^ _SETTINGS[self.rows.at])
        copy.keep(app)
        self.opened(app)
        return True

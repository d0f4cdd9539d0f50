"""A player's house, filled space by space from the basement up: ok takes a room and moves on."""

from micropython import const

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.dream_home.house import (
    END,
    FIRST,
    NO_CELL,
    card_at,
    card_field,
    space_of,
)
from shared_rules.dream_home.rooms import BARE
from shared_rules.dream_home.standing import standing

from ...heap_locked import do_locked
from ...widgets.layout import GLYPH, MARGIN, PROGRESS, last_row
from ...widgets.names import cut_to
from ...widgets.pill import cover
from ...widgets.screen import BEFORE
from ...wizard.page import Page
from .icons import HEIGHT, ICONS
from .offers import Offers, last_joined
from .picture import PANEL, Picture, mark_spaces

_SHOWN = const(9)  # cards offered on the display at once
_OFFER = const(14)  # columns of each
_OFFER_ICON = const(2)  # of them before its icon
_POINTS_Y = const(25)
_GAIN_Y = const(28)
_LABEL_Y = const(14)
_HELD_Y = const(40)
_GAP = const(3)
_TITLE = const(2)


class HousePage(Page):
    """Asks for the twelve cards of a house; each is stored at once.

    Up and down choose among the rooms that may lie on the space, ok takes one and goes on to the
    next space. Held, ok puts the same room onto the next spaces too, as many as join; these
    are marked. That is said until it was done once, at spaces that one comes to: to say it and not,
    room by room, would send much to the display. To correct the house, up and down choose a space
    first, and ok asks for its room.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._picture = Picture()
        self._cell = FIRST[0]
        self._placed = NO_CELL  # the cell that the press of ok filled that may become a long one
        self._picks_space = False
        self._offers = Offers()
        self._names: tuple = ()
        self._label = self._keys = self._held = b""
        self._last = NO_CELL  # up to which ok held would put the room
        self._has_come = False  # to the space, and has not chosen among its rooms yet
        self._was_held = False
        self._name_at = 0
        self._points = self._gain = 0

    def opened(self, app):
        """Go to the first space that nothing was said of.

        If there is none, one has come here by going back: go to the last one. To correct the
        house, go to the first one.
        """
        texts = app.play.texts
        if not self._names:
            self._names = tuple([room.encode() for room in texts.ROOMS + (texts.NO_CARD,)])
            self._label = texts.HOUSE_POINTS.encode()
            self._keys = texts.HOUSE_KEYS.encode()
            self._held = texts.HOUSE_HELD.encode()
        sheet = self.wizard.sheet
        self._placed = NO_CELL
        self._picks_space = self.wizard.only
        cell = FIRST[0]
        while cell and card_at(sheet, self._player(), cell) != ABSENT:
            cell = _after(cell)
        self._ask(cell or (FIRST[0] if self.wizard.only else _before(FIRST[0])))

    def title(self, app, title):
        """Return the player's name, cut so that the longest room fits behind it."""
        font = app.fonts.text
        room = app.canvas.width - PROGRESS - _GAP
        room -= max([font.width(name) for name in self._names])
        name = cut_to(app.play.names[self._player()], font, room)
        self._name_at = _TITLE + font.width(name) + _GAP
        return name

    def turn(self, app, step, repeated):
        """Choose another room, or another space."""
        self._placed = NO_CELL
        if self._picks_space:
            self._ask(_before(self._cell) if step == BEFORE else _after(self._cell) or FIRST[0])
            return True
        self._has_come = False
        changed = self._offers.turn(step)
        self._weigh()
        return changed

    def ok(self, app):
        """Take the room and go to the next space, or to the next page."""
        if self._picks_space:
            self._picks_space = False
            return True
        cell = self._cell
        if not self._enter(app, cell):
            self._ask(cell)
            return False
        if self.wizard.only:
            self._ask(cell)
            self._picks_space = True
            return True
        self._placed = cell
        return self._go_on(app, cell)

    def ok_held(self, app):
        """Let the room grow to the right, as far as it may."""
        cell = self._placed
        self._placed = NO_CELL
        if not cell:
            return False
        sheet = self.wizard.sheet
        player = self._player()
        card = card_at(sheet, player, cell)
        self.wizard.start()
        standing.read(sheet, player)
        last = last_joined(sheet, player, standing.house, cell)
        for more in range(cell + 1, last + 1):
            self.wizard.put(card_field(more), player, space_of(more), card)
        if not self.wizard.finish(app, player):
            self._ask(self._cell)
            return False
        if last == cell:
            return False
        self._was_held = True
        return self._go_on(app, last)

    def back(self, app):
        """Go to the space before, or leave the room as it was."""
        self._placed = NO_CELL
        if self.wizard.only and not self._picks_space:
            self._ask(self._cell)
            self._picks_space = True
            return True
        if self.wizard.only or self._cell == FIRST[0]:
            return False
        self._ask(_before(self._cell))
        return True

    def draw(self, app):
        """Draw the house, what it scores, and the rooms that are offered."""
        canvas = app.canvas
        font = app.fonts.text
        card = self._offers.card()
        canvas.text(self._name_at, GLYPH, self._names[card], font, 0)
        self._picture.draw(canvas, self.wizard.sheet, self._player(), standing.house, self._cell)
        half = (canvas.width - PANEL) // 2
        canvas.number_centre(PANEL, half, _POINTS_Y, self._points, app.fonts.figures)
        canvas.number_centre(PANEL + half, half, _GAIN_Y, self._gain, font, 1, True)
        canvas.text_centre(PANEL, 2 * half, _LABEL_Y, self._label, font)
        if self._last > self._cell and not self.wizard.only:
            mark_spaces(canvas, self.wizard.sheet, self._cell, self._last)
            if self._has_come and not self._was_held:
                canvas.text_centre(PANEL, 2 * half, _HELD_Y, self._held, font)
        y = last_row(canvas)
        if self._picks_space:
            canvas.text(MARGIN, y + GLYPH, self._keys, font)
        else:
            self._draw_offers(canvas, y)

    def _draw_offers(self, canvas, y):
        """Draw the offered rooms around the likeliest; the chosen one is always in view."""
        offers = self._offers
        shown = min(_SHOWN, offers.count)
        first = (offers.count - 1) // 2 - (shown - 1) // 2
        first = min(max(first, offers.at - shown + 1), offers.at)
        x = (canvas.width - shown * _OFFER) // 2
        for at in range(first, first + shown):
            if at == offers.at:
                cover(canvas, x, y, _OFFER, HEIGHT + 2)
            canvas.icon(x + _OFFER_ICON, y + GLYPH, ICONS, offers.cards[at], at != offers.at)
            x += _OFFER

    def _ask(self, cell):
        self._cell = cell
        self._has_come = True
        do_locked(HousePage._find_offers, self)

    def _find_offers(self):
        sheet = self.wizard.sheet
        player = self._player()
        standing.read(sheet, player)
        self._offers.find(sheet, player, standing.house, self._cell)
        self._weigh()

    def _weigh(self):
        """See what the house scores with the chosen card, and what without."""
        house = standing.house
        house.cards[self._cell] = BARE
        without = house.points()
        house.cards[self._cell] = self._offers.card()
        self._points = house.points()
        self._gain = self._points - without
        self._last = last_joined(self.wizard.sheet, self._player(), house, self._cell)

    def _enter(self, app, cell):
        card = self._offers.card()
        value = NONE if card == BARE else card
        return self.wizard.enter(app, card_field(cell), self._player(), space_of(cell), value)

    def _go_on(self, app, cell):
        following = _after(cell)
        if not following:
            return self.wizard.turn_page(app, self.wizard.course.at)
        self._ask(following)
        return True

    def _player(self):
        return self.wizard.course.i()


def _after(cell):
    """Return the next space; NO_CELL after the last one."""
    cell += 1
    for floor in range(3):
        if cell == END[floor]:
            return FIRST[floor + 1] if floor < 2 else NO_CELL
    return cell


def _before(cell):
    """Return the space before; before the first one comes the last."""
    if cell == FIRST[0]:
        return END[2] - 1
    for floor in range(1, 3):
        if cell == FIRST[floor]:
            return END[floor - 1] - 1
    return cell - 1

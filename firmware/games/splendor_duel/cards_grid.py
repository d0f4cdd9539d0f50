"""All cards of one colour at once, a line per level, with what is printed on each as icons."""

from micropython import const

from shared_rules.splendor_duel.cards import (
    CARDS,
    LEVELS,
    PLAIN,
    PLAY_AGAIN,
    STEAL_TOKEN,
    TAKE_PRIVILEGE,
    TAKE_SAME_COLOUR,
    ability_of,
    bonus_of,
    colour_of,
    crowns_of,
    points_of,
)

from ...canvas import icon_of
from ...widgets.band import Band
from ...widgets.layout import FIRST_ROW, ROW
from .walk import FREE, OWN, TAKEN, level_of

ICON = const(8)  # columns, with a free one
FREE_COLUMNS = const(58)  # columns of the lowest line that its cards take

_FIRST_CELL = const(11)
_PITCH = const(23)
_CELL = const(21)
_GLYPH = const(1)  # of a row of a cell above its digit
_ICON_TOP = const(2)  # and above its icons
_DIGIT = const(6)
_DOT = const(2)
_DOT_PITCH = const(3)
_DOT_TOP = const(5)
_MIDDLE = const(5)
_BAR_TOP = const(10)
_BAR_ROWS = const(2)
_MANY_CROWNS = const(3)  # which stand closer together

_FIRST_PAGE = const(3)  # of the canvas, with all three lines
_PAGES = const(5)
_MOST_CARDS = const(18)  # of a colour
_NOTHING = const(-1)

_CROWN = (0x92, 0xBA, 0xFE, 0xFE, 0x7C, 0x00, 0x7C)
_AGAIN = (0x3A, 0x46, 0x8E, 0x80, 0x82, 0x44, 0x38)
_TOKEN = (0x38, 0x44, 0x92, 0xBA, 0x92, 0x44, 0x38)
_STEAL = (0x10, 0x30, 0x7E, 0xFE, 0x7E, 0x30, 0x10)
_SCROLL = (0xFE, 0x44, 0x54, 0x44, 0x54, 0x44, 0xFE)
_GEM = (0x00, 0x38, 0x7C, 0xFE, 0x7C, 0x38, 0x10)
_TWO_GEMS = (0x00, 0x44, 0xEE, 0xEE, 0x44, 0x00, 0x00)


class CardsGrid:
    """Draws the colour at which a walk.Walk stands.

    The chosen card stands on a bar, the player's own are framed, the opponent's are struck out.
    What is printed on the cards is drawn once for each colour.
    """

    def __init__(self, walk):
        self._walk = walk
        self._band = None
        self._printed = _NOTHING  # the colour in the band
        self._cards = bytearray(_MOST_CARDS)
        self._columns = bytearray(_MOST_CARDS)
        self._count = 0
        self.crown = icon_of(_CROWN)
        self._gem = icon_of(_GEM)
        self._two_gems = icon_of(_TWO_GEMS)
        self._abilities = (
            (PLAY_AGAIN, icon_of(_AGAIN)),
            (TAKE_SAME_COLOUR, icon_of(_TOKEN)),
            (STEAL_TOKEN, icon_of(_STEAL)),
            (TAKE_PRIVILEGE, icon_of(_SCROLL)),
        )

    def draw(self, canvas, font):
        """Draw the cards, before anything else but the title."""
        if self._walk.colour == self._printed:
            self._band.show(canvas)
        else:
            self._draw_colour(canvas, font)
        for at in range(self._count):
            self._mark(canvas, self._cards[at], self._columns[at])

    def _draw_colour(self, canvas, font):
        """Draw dots for the levels, and the cards behind them."""
        for level in range(len(LEVELS)):
            y = _top_of(level) + _DOT_TOP
            for dot in range(level + 1):
                canvas.fill(_DOT_PITCH * dot, y, _DOT, _DOT)
        count = 0
        before = -1
        x = 0
        for card in range(CARDS):
            if colour_of(card) != self._walk.colour:
                continue
            level = level_of(card)
            if level != before:
                x = _FIRST_CELL
                before = level
            self._cards[count] = card
            self._columns[count] = x
            count += 1
            self._draw_printed(canvas, font, x, _top_of(level), card)
            x += _PITCH
        self._count = count
        self._printed = self._walk.colour
        if not self._band:
            self._band = Band(canvas, _FIRST_PAGE, _PAGES)
        self._band.keep(canvas)

    def _mark(self, canvas, card, x):
        """Draw who has a card, and that it is chosen."""
        holder = self._walk.holders[card]
        is_chosen = card == self._walk.card
        if holder == FREE and not is_chosen:
            return
        y = _top_of(level_of(card))
        if holder == OWN:
            canvas.frame(x, y, _CELL, ROW)
        if is_chosen:
            canvas.fill(x, y + _BAR_TOP, _CELL, _BAR_ROWS)
        if holder == TAKEN:
            canvas.hline(x, y + _MIDDLE, _CELL)

    def _draw_printed(self, canvas, font, x, y, card):
        """Draw points, crowns and ability in the middle of the cell."""
        points = points_of(card)
        crowns = crowns_of(card)
        icon = self._special(card)
        pitch = ICON if crowns < _MANY_CROWNS else ICON - 1
        width = (_DIGIT if points else 0) + pitch * crowns + (ICON if icon else 0)
        x += (_CELL - width + 1) // 2
        if points:
            canvas.number(x, y + _GLYPH, points, font)
            x += _DIGIT
        for _ in range(crowns):
            canvas.icon(x, y + _ICON_TOP, self.crown)
            x += pitch
        if icon:
            canvas.icon(x, y + _ICON_TOP, icon)

    def _special(self, card):
        """The icon of the ability or of two bonuses, of the bonus where there is nothing else."""
        ability = ability_of(card)
        if ability != PLAIN:
            for kind, icon in self._abilities:
                if ability & kind:
                    return icon
        if bonus_of(card) > 1:
            return self._two_gems
        return None if points_of(card) or crowns_of(card) else self._gem


def _top_of(level):
    return FIRST_ROW + (level + 1) * ROW

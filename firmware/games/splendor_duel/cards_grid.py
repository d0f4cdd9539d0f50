"""All cards of one colour at once, a line per level, with what is printed on each as icons."""

from micropython import const

from shared_rules.splendor_duel.cards import (
    LEVELS,
    PLAIN,
    PLAY_AGAIN,
    STEAL_TOKEN,
    TAKE_SAME_COLOUR,
    ability_of,
    bonus_of,
    card_after,
    crowns_of,
    points_of,
)

from ...icons import Icons
from ...widgets.band import Band
from . import icons
from .walk import FREE, NO_CARD, OWN, TAKEN, level_of

# Of the lowest line: where its cards end, and the top of a text behind them.
FREE_COLUMNS = const(58)
FREE_TOP = const(52)

_FIRST_CELL = const(10)
_PITCH = const(24)
_CELL = const(21)
_MARGIN = const(1)  # columns of ground at either side of a cell
_GROUND = const(11)  # rows of it
_LINE = const(13)  # rows from level to level
_GLYPH = const(1)  # of a row of a cell above its digit
_ICON_TOP = const(2)  # and above its icons
_DIGIT = const(6)  # columns, with a free one
_DOT_TOP = const(5)
_MIDDLE = const(5)
_GAP = const(10)  # rows of a cell above the dark one over the bar
_MANY_CROWNS = const(3)  # which stand closer together

_FIRST_PAGE = const(3)  # of the canvas, with all three lines
_PAGES = const(5)
_FIRST_Y = const(24)
_FIRST_LINE = const(25)
_MOST_CARDS = const(18)  # of a colour
_NOTHING = const(-1)

_MOST_POINTS = const(6)

# One, two, and three dots, of two columns each.
_DOTS = Icons(
    3,
    8,
    2,
    b"\x03\x03\x00\x00\x00\x00\x00\x00"
    b"\x03\x03\x00\x03\x03\x00\x00\x00"
    b"\x03\x03\x00\x03\x03\x00\x03\x03",
)


class CardsGrid:
    """Draws the colour at which a walk.Walk stands.

    The player's own cards stand dark on a lit ground, the opponent's are struck out, and the chosen
    one stands above a bar that touches neither its ground nor that of the card below.
    Each card is drawn once for a colour, and again when somebody else has it.
    """

    def __init__(self, walk):
        self._walk = walk
        self._band = self._digits = None
        self._printed = _NOTHING  # the colour in the band
        self._cards = bytearray(_MOST_CARDS)
        self._holders = bytearray(_MOST_CARDS)  # with whom they were drawn
        self._columns = bytearray(_MOST_CARDS)
        self._tops = bytearray(_MOST_CARDS)
        self._count = 0

    def prepare(self, canvas, font):
        """Make what `draw` needs on a canvas."""
        self._band = Band(canvas, _FIRST_PAGE, _PAGES)
        self._digits = digits = Icons(_MOST_POINTS + 1, _DIGIT, font.rows)
        for points in range(_MOST_POINTS + 1):
            font.draw(digits.bytes, digits.stride, _DIGIT * points, 0, b"%d" % points)

    def draw(self, canvas):
        """Draw the cards, before anything else but the title."""
        walk = self._walk
        width = canvas.width
        if walk.colour != self._printed:
            self._draw_colour(width)
        cards = self._cards
        holders = walk.holders
        chosen = 0
        for at in range(self._count):
            card = cards[at]
            if holders[card] != self._holders[at]:
                self._draw_card(width, at)
            if card == walk.card:
                chosen = at
        self._band.show(canvas)
        x = self._columns[chosen] - _MARGIN
        y = self._tops[chosen] + _GAP
        canvas.hline(x, y, _CELL + 2 * _MARGIN, 0)
        canvas.hline(x, y + 1, _CELL + 2 * _MARGIN)

    def _draw_colour(self, width):
        """Draw dots for the levels, and the cards behind them, into the band."""
        frame = self._band.frame
        self._band.clear()
        for level in range(len(LEVELS)):
            y = _FIRST_LINE + level * _LINE - _FIRST_Y + _DOT_TOP
            _DOTS.draw(frame, width, 0, y, level)
        colour = self._walk.colour
        count = 0
        before = -1
        x = y = 0
        card = card_after(NO_CARD, colour)
        while card != NO_CARD:
            level = level_of(card)
            if level != before:
                x = _FIRST_CELL
                y = _FIRST_LINE + level * _LINE
                before = level
            self._cards[count] = card
            self._columns[count] = x
            self._tops[count] = y
            self._holders[count] = FREE
            self._draw_printed(frame, width, x, y - _FIRST_Y, card, False)
            count += 1
            x += _PITCH
            card = card_after(card, colour)
        self._count = count
        self._printed = colour

    def _draw_card(self, width, at):
        """Draw a card that another one has than when it was drawn last."""
        band = self._band
        card = self._cards[at]
        x = self._columns[at]
        y = self._tops[at] - _FIRST_Y
        holder = self._walk.holders[card]
        is_own = holder == OWN
        band.pixels.rect(x - _MARGIN, y, _CELL + 2 * _MARGIN, _GROUND, is_own, True)
        self._draw_printed(band.frame, width, x, y, card, is_own)
        if holder == TAKEN:
            band.pixels.hline(x, y + _MIDDLE, _CELL, 1)
        self._holders[at] = holder

    def _draw_printed(self, frame, width, x, y, card, is_dark):
        """Draw points, crowns and ability in the middle of the cell."""
        points = points_of(card)
        crowns = crowns_of(card)
        icon = _special(card, points or crowns)
        pitch = icons.WIDTH if crowns < _MANY_CROWNS else icons.WIDTH - 1
        room = _CELL - pitch * crowns
        if points:
            room -= _DIGIT
        if icon != _NOTHING:
            room -= icons.WIDTH
        x += (room + 1) // 2
        if points:
            self._digits.draw(frame, width, x, y + _GLYPH, points, is_dark)
            x += _DIGIT
        y += _ICON_TOP
        while crowns:
            icons.PICTURES.draw(frame, width, x, y, icons.CROWN, is_dark)
            x += pitch
            crowns -= 1
        if icon != _NOTHING:
            icons.PICTURES.draw(frame, width, x, y, icon, is_dark)


def _special(card, has_more):
    """The icon of the ability or of two bonuses, of the bonus where there is nothing else."""
    ability = ability_of(card)
    if ability == PLAIN:
        if bonus_of(card) > 1:
            return icons.TWO_GEMS
        return _NOTHING if has_more else icons.GEM
    if ability & PLAY_AGAIN:
        return icons.AGAIN
    if ability & TAKE_SAME_COLOUR:
        return icons.TOKEN
    return icons.STEAL if ability & STEAL_TOKEN else icons.SCROLL

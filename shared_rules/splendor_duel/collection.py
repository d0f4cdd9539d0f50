"""What one player has: points, crowns, points and bonuses by colour (S1)."""

from array import array

from micropython import const

from ..core.sheet import ABSENT, FAULTY
from .cards import (
    COLOURS,
    NO_COLOUR,
    ROW,
    ROWS,
    WILD,
    bonus_of,
    colour_of,
    crowns_of,
    points_of,
)
from .fields import (
    CARD,
    CARD_AS,
    CARD_BONUS,
    CARD_COLOUR,
    CARD_CROWNS,
    CARD_POINTS,
    CARDS,
    ROYAL,
    ROYALS,
)

# What wins (S1.1-S1.3), in this order; what `first_condition` returns.
BY_POINTS = const(0)
BY_CROWNS = const(1)
BY_COLOUR = const(2)
BY_NOTHING = const(3)

POINTS_TO_WIN = const(20)
CROWNS_TO_WIN = const(10)
COLOUR_TO_WIN = const(10)

_FIRST_ROYAL = const(3)  # crowns (S2.1)
_SECOND_ROYAL = const(6)

_LOW = const(0x0F)
_BONUS = const(2)  # the byte of a card's row
_NOT_WRITTEN = 4 * ABSENT  # the sum of four cells only where all are ABSENT, for that is the least


def is_wild(sheet, player, card):
    """Whether an entry names a wild card."""
    number = sheet.get(CARD, player, card)
    return number >= 0 and colour_of(number) == WILD


def is_written_out(sheet, player, card):
    """Whether an entry says anything of a card that it should rather name."""
    for field in range(CARD_COLOUR, CARD_BONUS + 1):
        if sheet.get(field, player, card) != ABSENT:
            return True
    return False


def is_whole(sheet, player, card):
    """Whether nothing of a card's entry is faulty or missing."""
    cells = sheet.cells
    base = sheet.table.base
    entry = sheet.cell(CARD, player, card) - base[CARD]
    for field in range(CARD, CARD_BONUS + 1):
        if cells[base[field] + entry] == FAULTY:
            return False
    number = cells[base[CARD] + entry]
    if number == ABSENT:
        return cells[base[CARD_COLOUR] + entry] != ABSENT
    return cells[base[CARD_AS] + entry] != ABSENT or colour_of(number) != WILD


def counted_colour(sheet, player, card):
    """Return the colour that a whole entry counts for, 0..4 or a higher number for none (S1.2)."""
    number = sheet.get(CARD, player, card)
    if number < 0:
        written = sheet.get(CARD_COLOUR, player, card)
        return written if written < COLOURS else NO_COLOUR
    return sheet.get(CARD_AS, player, card) if colour_of(number) == WILD else colour_of(number)


class Collection:
    """The sums over a player's cards.

    points      on jewel cards; royal_points on royal cards
    crowns      on jewel cards
    by_colour   array of the points on cards of each colour
    bonuses     array of what the cards save in each colour (S2.6)
    joinable    the colours that a wild card can join, as bits (S1.2)
    joined      the colours that wild cards join, as bits
    is_odd      whether an entry is anything but a named card that joins a colour only if it is wild
    """

    def __init__(self):
        self.by_colour = array("h", (0 for _ in range(COLOURS)))
        self.bonuses = array("h", (0 for _ in range(COLOURS)))
        self._clear()

    def fill(self, sheet, player):
        """Sum up the cards of a player, leaving out what is faulty or missing."""
        self._clear()
        cells = sheet.cells
        rows = ROWS
        by_colour = self.by_colour
        bonuses = self.bonuses
        points = crowns = joinable = joined = 0
        named = sheet.cell(CARD, player)
        joining = sheet.cell(CARD_AS, player)
        coloured = sheet.cell(CARD_COLOUR, player)
        worth = sheet.cell(CARD_POINTS, player)
        crowned = sheet.cell(CARD_CROWNS, player)
        saving = sheet.cell(CARD_BONUS, player)
        for card in range(sheet.used(CARDS, player)):
            number = cells[named + card]
            written = cells[coloured + card] + cells[worth + card]
            written += cells[crowned + card] + cells[saving + card]
            if number < 0 or written != _NOT_WRITTEN:
                self._add_odd(sheet, player, card)
                continue
            row = number * ROW
            colour = rows[row] >> 4
            joins = cells[joining + card]
            if colour == WILD:
                if joins < 0:
                    continue  # faulty or missing
                colour = joins
                joined |= 1 << colour
            elif joins != ABSENT:
                self._add_odd(sheet, player, card)
                continue
            elif colour < COLOURS and rows[row + _BONUS] >> 5:
                joinable |= 1 << colour
            points += rows[row] & _LOW
            crowns += rows[row + 1] >> 4
            if colour < COLOURS:
                by_colour[colour] += rows[row] & _LOW
                bonuses[colour] += rows[row + _BONUS] >> 5
        self.points += points
        self.crowns += crowns
        self.joinable |= joinable
        self.joined |= joined
        for royal in range(sheet.used(ROYALS, player)):
            self.royal_points += max(0, sheet.get(ROYAL, player, royal))

    def total(self):
        """Return all points (S1.1)."""
        return self.points + self.royal_points

    def royals_earned(self):
        """Return how many royal cards the crowns are worth, 0..2 (S2.1)."""
        return (self.crowns >= _FIRST_ROYAL) + (self.crowns >= _SECOND_ROYAL)

    def best_colour(self):
        """Return the colour with the most points on its cards (S1.3)."""
        best = 0
        for colour in range(COLOURS):
            if self.by_colour[colour] > self.by_colour[best]:
                best = colour
        return best

    def first_condition(self):
        """Return the first of the three conditions that holds, or BY_NOTHING (S1)."""
        if self.total() >= POINTS_TO_WIN:
            return BY_POINTS
        if self.crowns >= CROWNS_TO_WIN:
            return BY_CROWNS
        if self.by_colour[self.best_colour()] >= COLOUR_TO_WIN:
            return BY_COLOUR
        return BY_NOTHING

    def _clear(self):
        self.points = 0
        self.royal_points = 0
        self.crowns = 0
        self.joinable = 0
        self.joined = 0
        self.is_odd = False
        for colour in range(COLOURS):
            self.by_colour[colour] = 0
            self.bonuses[colour] = 0

    def _add_odd(self, sheet, player, card):
        """Add an entry that may be faulty, written out, or say too much."""
        self.is_odd = True
        if is_whole(sheet, player, card):
            number = sheet.get(CARD, player, card)
            if number < 0:
                self._add_written(sheet, player, card)
            else:
                self._add_named(number, sheet.get(CARD_AS, player, card))

    def _add_written(self, sheet, player, card):
        colour = sheet.get(CARD_COLOUR, player, card)
        bonus = sheet.value(CARD_BONUS, player, card)
        self.crowns += sheet.value(CARD_CROWNS, player, card)
        self._add(colour, sheet.value(CARD_POINTS, player, card), bonus, bonus)

    def _add_named(self, number, joined):
        """Add one of the game's cards; `joined`: the colour that it joined if it is wild (S1.2)."""
        colour = colour_of(number)
        bonus = bonus_of(number)
        self.crowns += crowns_of(number)
        if colour == WILD:
            self.joined |= 1 << joined
            self._add(joined, points_of(number), bonus, 0)
        else:
            self._add(colour, points_of(number), bonus, bonus)

    def _add(self, colour, points, bonus, joinable):
        """Add to a colour, if it is one; `joinable`: whether a wild card can join it for this."""
        self.points += points
        if colour < COLOURS:
            self.by_colour[colour] += points
            self.bonuses[colour] += bonus
            if joinable:
                self.joinable |= 1 << colour

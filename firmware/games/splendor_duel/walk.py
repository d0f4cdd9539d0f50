"""How the cursor goes through the cards: one after the other, or straight to the next colour."""

from micropython import const

from shared_rules.splendor_duel.cards import CARDS, LEVELS, WILD, card_after, colour_of

DONE = const(7)  # behind all colours
NO_CARD = const(-1)

FREE = const(0)
OWN = const(1)
TAKEN = const(2)  # by the opponent


def level_of(card):
    """Return the level of a card, from 0."""
    if card < LEVELS[0]:
        return 0
    return 1 if card < LEVELS[0] + LEVELS[1] else 2


class Walk:
    """A card, or DONE instead of its colour; cards of the opponent are gone past.

    holders   bytearray: FREE, OWN or TAKEN by card
    """

    def __init__(self):
        self.holders = bytearray(CARDS)
        self.colour = 0
        self.card = NO_CARD

    def begin(self):
        """Go to the first card."""
        self.colour = DONE
        self.go_to_next_colour()

    def go_to(self, card):
        """Go to a card."""
        self.card = card
        self.colour = colour_of(card)

    def go_on(self):
        """Go to the next card, behind the last one of a colour to the next colour."""
        if self.colour == DONE:
            self.begin()
            return
        card = self._after(self.card)
        if card == NO_CARD:
            self.go_to_next_colour()
        else:
            self.card = card

    def go_to_next_colour(self):
        """Go to the first card of the next colour, behind the last one to the end."""
        while True:
            self.colour = (self.colour + 1) % (DONE + 1)
            if self.colour == DONE:
                self.card = NO_CARD
                return
            self.card = self._after(NO_CARD)
            if self.card != NO_CARD:
                return

    def _after(self, card):
        """The next card of the colour that can be chosen, or NO_CARD."""
        card = card_after(card, self.colour)
        while card != NO_CARD and self.holders[card] == TAKEN:
            card = card_after(card, self.colour)
        return card


def is_wild(card):
    """Whether a card joins another colour."""
    return colour_of(card) == WILD

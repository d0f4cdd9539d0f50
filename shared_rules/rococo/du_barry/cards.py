"""Her cards as numbers: the upper part names an action, the lower part a hall (R8.12).

A card is 12 bits: action (3), which one of that action (5), hall 1..5 (3),
jewel sign (1). A compiled deck is two bytes a card, high byte first.
"""

from micropython import const

DECK_SIZE = const(25)

# The five actions of the upper part (R8.4-R8.8).
FAVOUR = const(0)
RESOURCES = const(1)
TAILOR = const(2)
HIRE = const(3)
FUND = const(4)
ACTIONS = const(5)

# Which one: RESOURCES 0..2 drawer 1..3, 3..5 position left, middle, right of every drawer;
# TAILOR and HIRE: number - 1 doubled, plus 1 if counted from the right; FUND: a decoration.
FIRST_POSITION = const(3)
FROM_RIGHT = const(1)
FIREWORKS = const(0)
KITCHEN_LEFT = const(1)
KITCHEN_RIGHT = const(2)
STATUE = const(3)
MUSICIAN = const(4)
JEWEL_DECORATION = const(5)

MOST_WHICH = b"\x01\x06\x12\x08\x06"  # how many there are of each action: 1, 6, 18, 8, 6

_ACTION = const(9)
_WHICH = const(4)
_FIVE_BITS = const(31)
_HALL = const(1)
_THREE_BITS = const(7)


def card(action, which, hall, jewel):
    """Return the card of these parts; hall 1..5, jewel 0 or 1."""
    return action << _ACTION | which << _WHICH | hall << _HALL | jewel


def action_of(number):
    """Return the action of a card."""
    return number >> _ACTION


def which_of(number):
    """Return which one of its action a card names."""
    return number >> _WHICH & _FIVE_BITS


def hall_of(number):
    """Return the hall of a card's lower part, 1..5."""
    return number >> _HALL & _THREE_BITS


def jewel_of(number):
    """Return 1 if a card's lower part says that a jewel goes along, else 0."""
    return number & 1


def same_upper(one, other):
    """Whether two cards have the same upper part."""
    return one >> _WHICH == other >> _WHICH


def compiled_card(deck, index):
    """Return the card at a position of a compiled deck."""
    return deck[2 * index] << 8 | deck[2 * index + 1]

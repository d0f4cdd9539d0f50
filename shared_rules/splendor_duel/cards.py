"""The 67 jewel cards, and what is left to pay for one of them (S1.2, S2.5, S2.6).

Kinds of tokens are numbered white, blue, green, red, black, pearl, gold; the first five are the
colours of the cards.
"""

from micropython import const

LEVELS = (30, 24, 13)  # cards of level 1, 2 and 3
CARDS = const(67)

COLOURS = const(5)
COSTS = const(6)  # the five gems and pearls
PEARL = const(5)
GOLD = const(6)
KINDS = const(7)

WILD = const(5)  # as a card's colour: it joins one when bought
NO_COLOUR = const(6)

# Abilities (S2.5), as bits; a wild card has its colour to say so.
PLAIN = const(0)
PLAY_AGAIN = const(1)
TAKE_SAME_COLOUR = const(2)
STEAL_TOKEN = const(4)
TAKE_PRIVILEGE = const(8)

ROW = const(5)  # bytes of ROWS a card
_LOW = const(0x0F)

# Half a byte each: colour, points; crowns, ability; bonus twice and one more if it costs a pearl,
# white; blue, green; red, black. (Who sums up many cards reads them here.)
ROWS = (
    b"\x00\x00\x20\x11\x11"  # 1-01
    b"\x00\x10\x20\x30\x00"  # 1-02
    b"\x00\x01\x30\x22\x00"  # 1-03
    b"\x00\x02\x20\x00\x22"  # 1-04
    b"\x01\x00\x20\x02\x30"  # 1-05
    b"\x10\x00\x21\x01\x11"  # 1-06
    b"\x10\x10\x20\x03\x00"  # 1-07
    b"\x10\x01\x30\x02\x20"  # 1-08
    b"\x10\x02\x22\x00\x02"  # 1-09
    b"\x11\x00\x20\x00\x23"  # 1-10
    b"\x20\x00\x21\x10\x11"  # 1-11
    b"\x20\x10\x20\x00\x30"  # 1-12
    b"\x20\x01\x30\x00\x22"  # 1-13
    b"\x20\x02\x22\x20\x00"  # 1-14
    b"\x21\x00\x23\x00\x02"  # 1-15
    b"\x40\x00\x21\x11\x10"  # 1-16
    b"\x40\x10\x23\x00\x00"  # 1-17
    b"\x40\x01\x32\x20\x00"  # 1-18
    b"\x40\x02\x20\x02\x20"  # 1-19
    b"\x41\x00\x20\x23\x00"  # 1-20
    b"\x30\x00\x21\x11\x01"  # 1-21
    b"\x30\x10\x20\x00\x03"  # 1-22
    b"\x30\x01\x32\x00\x02"  # 1-23
    b"\x30\x02\x20\x22\x00"  # 1-24
    b"\x31\x00\x22\x30\x00"  # 1-25
    b"\x51\x00\x30\x00\x04"  # 1-26
    b"\x50\x10\x34\x00\x00"  # 1-27
    b"\x63\x00\x10\x00\x40"  # 1-28
    b"\x51\x00\x30\x20\x21"  # 1-29
    b"\x51\x00\x32\x02\x01"  # 1-30
    b"\x02\x10\x30\x02\x22"  # 2-01
    b"\x01\x04\x20\x40\x30"  # 2-02
    b"\x02\x08\x34\x00\x02"  # 2-03
    b"\x01\x00\x40\x52\x00"  # 2-04
    b"\x12\x10\x32\x00\x22"  # 2-05
    b"\x11\x04\x20\x04\x03"  # 2-06
    b"\x12\x08\x32\x40\x00"  # 2-07
    b"\x11\x00\x40\x05\x20"  # 2-08
    b"\x22\x10\x32\x20\x02"  # 2-09
    b"\x21\x04\x23\x00\x40"  # 2-10
    b"\x22\x08\x30\x24\x00"  # 2-11
    b"\x21\x00\x40\x00\x52"  # 2-12
    b"\x42\x10\x30\x22\x20"  # 2-13
    b"\x41\x04\x24\x03\x00"  # 2-14
    b"\x42\x08\x30\x00\x24"  # 2-15
    b"\x41\x00\x45\x20\x00"  # 2-16
    b"\x32\x10\x32\x22\x00"  # 2-17
    b"\x31\x04\x20\x30\x04"  # 2-18
    b"\x32\x08\x30\x02\x40"  # 2-19
    b"\x31\x00\x42\x00\x05"  # 2-20
    b"\x52\x00\x30\x06\x00"  # 2-21
    b"\x50\x20\x30\x06\x00"  # 2-22
    b"\x50\x20\x30\x60\x00"  # 2-23
    b"\x65\x00\x10\x60\x00"  # 2-24
    b"\x03\x20\x30\x30\x53"  # 3-01
    b"\x04\x00\x26\x20\x02"  # 3-02
    b"\x13\x20\x33\x03\x05"  # 3-03
    b"\x14\x00\x22\x62\x00"  # 3-04
    b"\x23\x20\x35\x30\x30"  # 3-05
    b"\x24\x00\x20\x26\x20"  # 3-06
    b"\x43\x20\x33\x05\x30"  # 3-07
    b"\x44\x00\x22\x00\x26"  # 3-08
    b"\x33\x20\x30\x53\x03"  # 3-09
    b"\x34\x00\x20\x02\x62"  # 3-10
    b"\x53\x01\x20\x00\x80"  # 3-11
    b"\x50\x30\x20\x00\x08"  # 3-12
    b"\x66\x00\x08\x00\x00"  # 3-13
)


def card_words():
    """Return the cards' ids, `1-01` to `3-13`, in the order in which they are numbered."""
    words = []
    for level in range(len(LEVELS)):
        for number in range(1, LEVELS[level] + 1):
            words.append(f"{level + 1}-{number:02d}")
    return tuple(words)


def colour_of(card):
    """Return the colour of a card, 0..4, or WILD or NO_COLOUR."""
    return ROWS[card * ROW] >> 4


def card_after(card, colour):
    """Return the next card of a colour behind a card (-1: the first one), or -1."""
    rows = ROWS
    for at in range(card + 1, CARDS):
        if rows[at * ROW] >> 4 == colour:
            return at
    return -1


def points_of(card):
    """Return the points of a card, 0..6."""
    return ROWS[card * ROW] & _LOW


def crowns_of(card):
    """Return the crowns of a card, 0..3."""
    return ROWS[card * ROW + 1] >> 4


def ability_of(card):
    """Return what a card does when bought, as bits (S2.5)."""
    return ROWS[card * ROW + 1] & _LOW


def bonus_of(card):
    """Return how many gems of its colour a card saves, 0..2."""
    return ROWS[card * ROW + 2] >> 5


def cost_of(card, kind):
    """Return the printed price of a card in one kind of token, white..black or PEARL."""
    if kind == PEARL:
        return ROWS[card * ROW + 2] >> 4 & 1
    half = kind + 1
    both = ROWS[card * ROW + 2 + (half >> 1)]
    return both & _LOW if half & 1 else both >> 4


def left_to_pay(card, bonuses, left):
    """Write the price that bonuses leave of a card into `left`; returns the sum (S2.6).

    bonuses   what the player's cards save, by colour
    left      one number per kind, white..black and PEARL
    """
    rows = ROWS
    row = card * ROW + 2
    tokens = left[PEARL] = rows[row] >> 4 & 1
    for colour in range(COLOURS):
        half = colour + 1
        both = rows[row + (half >> 1)]
        cost = (both & _LOW if half & 1 else both >> 4) - bonuses[colour]
        if cost < 0:
            cost = 0
        left[colour] = cost
        tokens += cost
    return tokens


def gold_needed(left, tokens):
    """Return how many gold tokens must replace what the player's other tokens cannot pay (S2.6).

    left     as `left_to_pay` wrote it
    tokens   the player's own, white..black and PEARL
    """
    gold = 0
    for kind in range(COSTS):
        gold += max(0, left[kind] - tokens[kind])
    return gold

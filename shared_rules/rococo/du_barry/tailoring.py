"""Tailoring: which garment, then the hall, the spot, its bonus and a jewel (R8.6)."""

from micropython import const

from . import events as event
from . import piles, steps, turning
from . import questions as q
from .cards import hall_of, jewel_of
from .giving_up import give_up
from .state import (
    ALL_HALLS,
    CARD,
    CARD_LIST,
    DRAW,
    DRAW_PILE,
    FULL_HALLS,
    GARMENT,
    GARMENT_FAME,
    GARMENT_LIST,
    GARMENTS,
    JEWEL_MARKER,
    JEWELRY_BOX,
    JEWELS,
    LACE,
    LEFT_JEWEL,
    MOST_GARMENTS,
    PHYSICAL_DECK,
    SPOT,
    STEP,
    THREAD,
    TILES,
    has,
    pack_garment,
)

_VIP = const(2)
_TILE = const(1)
_THREAD = const(2)
_LACE = const(3)
_SAME_COLOUR = const(2)


def begin(s, which, events):
    """The n-th garment from the end named; none, or nowhere to rent it out: 3 fame."""
    events.add(event.TAILOR_NTH, which >> 1, which & 1)
    if s[FULL_HALLS] == ALL_HALLS:
        give_up(s, event.ALL_HALLS_FULL, events)
    elif s[GARMENTS] == MOST_GARMENTS:
        give_up(s, event.NO_GARMENT, events)
    else:
        q.ask(s, q.GARMENT)


def told_garment(s, value, events):
    """The colour of the garment, or that there is none."""
    if not value:
        give_up(s, event.NO_GARMENT, events)
        return
    s[GARMENT] = value
    q.ask(s, q.GARMENT_FAME)


def told_fame(s, value, events):
    """The printed fame of the garment; now it needs a hall."""
    s[GARMENT_FAME] = value
    s[STEP] = steps.FIND_HALL


def next_hall(s):
    """Return the card whose lower part will name the hall, as far as it can be known; or -1.

    Only of a deck that is shuffled here; it is to be shown with the garment, so that one goes to
    the board once. Who then finds no garment has seen the lower part of a card in vain.
    """
    if has(s, PHYSICAL_DECK):
        return -1
    for place in range(DRAW_PILE + s[DRAW] - 1, DRAW_PILE - 1, -1):
        card = s[CARD_LIST + s[place]]
        if not s[FULL_HALLS] >> hall_of(card) - 1 & 1:
            return card
    return -1


def find_hall(s, events):
    """Turn the next card for its hall, as long as one can name a hall with room."""
    if s[FULL_HALLS] == ALL_HALLS:
        give_up(s, event.ALL_HALLS_FULL, events)
    elif not piles.can_reveal_room(s) or not piles.ready(s, events):
        give_up(s, event.NO_CARD_NAMES_ROOM, events)
    else:
        turning.turn_for_hall(s, events)


def find_spot(s, events):
    """Ask for the best free spot of the hall named; turn on if it is known to be full."""
    hall = hall_of(s[CARD])
    if s[FULL_HALLS] >> hall - 1 & 1:
        s[STEP] = steps.FIND_HALL
        return
    events.add(event.RENT_IN, hall)
    q.ask(s, q.SPOT, hall)


def told_spot(s, value, events):
    """The best free spot; a full hall is remembered, for no garment ever leaves it."""
    if not value:
        s[FULL_HALLS] |= 1 << hall_of(s[CARD]) - 1
        s[STEP] = steps.FIND_HALL
        return
    s[SPOT] = value
    q.ask(s, q.BONUS)


def told_bonus(s, value, events):
    """The bonus of the spot; the garment stands there."""
    hall = hall_of(s[CARD])
    vip = int(s[SPOT] == _VIP)
    s[GARMENT_LIST + s[GARMENTS]] = pack_garment(hall, s[GARMENT] - 1, vip, s[GARMENT_FAME])
    s[GARMENTS] += 1
    events.add(event.RENTED, hall, vip, s[GARMENTS])
    if value == _TILE:
        s[TILES] += 1
        events.add(event.GOT_BONUS, value, s[TILES])
    elif value == _THREAD:
        s[THREAD] += 1
        events.add(event.GOT_BONUS, value, s[THREAD])
    elif value == _LACE:
        s[LACE] += 1
        events.add(event.GOT_BONUS, value, s[LACE])
    s[STEP] = steps.CONNECT
    if has(s, JEWELRY_BOX) and s[JEWEL_MARKER] and jewel_of(s[CARD]):
        events.add(event.ADD_JEWEL, s[GARMENT] - 1, int(has(s, LEFT_JEWEL)))
        q.ask(s, q.JEWEL, s[GARMENT])


def told_jewel(s, value, events):
    """Which jewel went along; one of the garment's colour brings a tile from the bag (R7.2)."""
    if not value:
        return
    s[JEWELS] += 1
    events.add(event.GOT_JEWEL, s[JEWELS])
    if value == _SAME_COLOUR:
        s[TILES] += 1
        events.add(event.JEWEL_TILE, s[TILES])

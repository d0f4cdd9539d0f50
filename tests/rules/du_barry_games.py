"""Whole solo games by chance; runs on CPython and on MicroPython.

`print_du_barry_games.py` prints how many answers were given and the checksum of all games.
"""

from array import array

import micropython
from du_barry_table import assert_conserved

from shared_rules.core import random
from shared_rules.rococo.du_barry import house_deck, play, state
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry.events import Events

_MODULUS = 65521
_FACTOR = 31
_LOW = 40_000
_EVENT = 4
_RARE = (q.SPOT, q.TILES, q.GARMENT, q.FUNDED)  # 0, that she cannot, comes less often here
_PLAYER = 77_777  # added to the seed for whoever answers

_state = state.new_state()
_events = Events()
_dice = array("h", (0 for _ in range(random.CELLS)))


def settings_of(seed):
    """All settings come in turn, the Jewelry Box in every second game."""
    return seed % (state.MOST_SETTINGS + 1)


def deck_of(seed):
    """The house deck; of a physical deck only a part is known."""
    if settings_of(seed) & state.PHYSICAL_DECK:
        return house_deck.CARDS[: 2 * (seed // 4 % 26)]
    return house_deck.CARDS


def begin(seed, s=_state, events=_events):
    """Begin the game of a seed."""
    random.start(_dice, 0, seed + _PLAYER)
    play.begin(s, seed, settings_of(seed), deck_of(seed), seed % 5, events)


def choose(s=_state):
    """An answer that is possible now, by chance; allocates nothing."""
    low = s[state.LOW]
    span = s[state.HIGH] - low + 1
    while True:
        value = low + random.below(_dice, 0, span)
        if not value and s[state.QUESTION] in _RARE:
            value = low + random.below(_dice, 0, span)
        if q.allows(s, value):
            return value


def fold(checksum):
    """Take the events of the last answer into a checksum of two sums, as in Adler-32."""
    low = checksum[0]
    high = checksum[1]
    for at in range(_events.count * _EVENT):
        low = (low * _FACTOR + _events.data[at] + _LOW) % _MODULUS
        high = (high + low) % _MODULUS
    checksum[0] = low
    checksum[1] = high


def play_on(s=_state):
    """Give one answer by chance."""
    return play.answer(s, choose(s), _events)


def locked(work):
    """Do some work without a heap, where the interpreter can lock it."""
    lock = getattr(micropython, "heap_lock", None)
    if lock is None:
        return work()
    lock()
    try:
        return work()
    finally:
        micropython.heap_unlock()


def game(seed, checksum, lock=False):
    """Play a game to its end, cards counted after each answer; returns how many answers."""
    begin(seed)
    fold(checksum)
    answers = 0
    while _state[state.QUESTION] != q.OVER:
        assert locked(play_on) if lock else play_on()
        assert_conserved(_state)
        fold(checksum)
        answers += 1
    return answers


def games(first, count, lock=False):
    """Play so many games; returns the answers given and the checksum."""
    checksum = [1, 0]
    answers = 0
    for seed in range(first, first + count):
        answers += game(seed, checksum, lock)
    return answers, f"{checksum[1]:04x}{checksum[0]:04x}"

"""The prizes of the halls and the fireworks, and why each player took one (R6.5, R6.6)."""

from array import array

from micropython import const

from ..core.majority import (
    FIRST,
    NO_PLACE,
    SECOND,
    TIED_FIRST,
    TIED_SECOND,
    best_other,
    sharers,
    standings,
)
from . import reasons as why
from .board import musician_owner, only_first_prizes
from .fields import (
    FIREWORKS_FIRST,
    FIREWORKS_SECOND,
    HALL_FIRST,
    HALL_SECOND,
    HALLS,
    MOST_PLAYERS,
    NO_PRIZE,
    PLAYERS,
    SECOND_TIE,
    SPACE_OWNER,
    SPACES,
    TWO_PLAYER_TIE,
)  # fmt: skip

_COUNT_SHIFT = const(8)
_BREAKER_MASK = const(127)


def hall_key(garments, vips, funds_musician):
    """One player's standing in a hall: garments, then VIP spots, then the musician (R6.5)."""
    return garments << _COUNT_SHIFT | vips << 1 | funds_musician if garments else 0


def fireworks_key(spaces, dearest):
    """One player's standing in the fireworks: spaces, then the dearest, counted from 1 (R6.6)."""
    return spaces << _COUNT_SHIFT | dearest << 1 if spaces else 0


def key_count(key):
    """Return the garments or spaces of a key."""
    return key >> _COUNT_SHIFT


def key_breaker(key):
    """Return the VIP spots or the dearest space of a key."""
    return key >> 1 & _BREAKER_MASK


def difference(key, other):
    """Return the step at which two keys differ: BY_COUNT, BY_BREAKER, BY_MUSICIAN or NOT_BROKEN."""
    if key_count(key) != key_count(other):
        return why.BY_COUNT
    if key_breaker(key) != key_breaker(other):
        return why.BY_BREAKER
    return why.BY_MUSICIAN if key != other else why.NOT_BROKEN


class Majorities:
    """Works out one majority after the other in its own buffers."""

    def __init__(self):
        self.keys = array("h", (0 for _ in range(MOST_PLAYERS)))
        self.places = bytearray(MOST_PLAYERS)
        self._other = -1

    def hall(self, sheet, board, hall, result, line):
        """Score the majority of hall 0..4 into `line` (R6.5)."""
        funder = musician_owner(sheet, hall)
        for player in range(sheet.used(PLAYERS)):
            at = player * HALLS + hall
            self.keys[player] = hall_key(board.garments[at], board.vips[at], int(player == funder))
        self._score(
            sheet, sheet.value(HALL_FIRST, hall), sheet.value(HALL_SECOND, hall),
            result, line, why.HALL,
        )  # fmt: skip

    def fireworks(self, sheet, board, result, line):
        """Score the majority of the fireworks into `line` (R6.6)."""
        for player in range(sheet.used(PLAYERS)):
            dearest = 0
            for space in range(sheet.used(SPACES)):
                if sheet.get(SPACE_OWNER, space) == player:
                    dearest = space + 1
            self.keys[player] = fireworks_key(board.fireworks[player], dearest)
        self._score(
            sheet, sheet.value(FIREWORKS_FIRST), sheet.value(FIREWORKS_SECOND),
            result, line, why.SPACES,
        )  # fmt: skip

    def _score(self, sheet, first, second, result, line, base):
        players = sheet.used(PLAYERS)
        pair = only_first_prizes(sheet)
        standings(self.keys, players, not pair, self.places)
        for player in range(players):
            place = self.places[player]
            given = True
            if place == TIED_FIRST:
                given = not pair or sheet.value(TWO_PLAYER_TIE) != NO_PRIZE
            elif place == TIED_SECOND:
                given = sheet.value(SECOND_TIE) != NO_PRIZE
            prize = 0
            if given and (place == FIRST or place == TIED_FIRST):
                prize = first
            elif given and place != NO_PLACE:
                prize = second
            result.set(player, line, prize, base + self._reason(player, players, pair, given))
            self._name_operands(result, line, player, players, prize)

    def _reason(self, player, players, pair, given):
        """Return the reason's number and leave in `_other` whom it names, -1 for nobody."""
        keys = self.keys
        key = keys[player]
        place = self.places[player]
        self._other = best_other(keys, players, player, key)
        if not key:
            return why.ABSENT_HERE
        if place == TIED_FIRST or place == TIED_SECOND:
            if not given:
                return why.TIE_FOR_NOTHING
            return (why.MOST if place == TIED_FIRST else why.NEXT) + why.NOT_BROKEN
        if place == FIRST:
            return why.ALONE if self._other < 0 else why.MOST + self._step(key)
        if place == SECOND:
            if self._other >= 0 and self._step(key):
                return why.NEXT + self._step(key)
            follower = self._other
            self._other = self._holder(FIRST, players)
            if self._step(key):
                return why.AFTER_TIE + self._step(key)
            self._other = follower
            return why.NEXT
        if pair:
            self._other = self._holder(FIRST, players)
            return why.BEHIND + self._step(key) if self._step(key) else why.TWO_PLAYERS
        self._other = self._holder(TIED_FIRST, players)
        if self._other >= 0:
            return why.FIRST_SHARED
        self._other = self._holder(SECOND, players)
        if self._other < 0:
            self._other = self._holder(TIED_SECOND, players)
        return why.BEHIND + self._step(key)

    def _step(self, key):
        return difference(key, self.keys[self._other])

    def _holder(self, place, players):
        for player in range(players):
            if self.places[player] == place:
                return player
        return -1

    def _name_operands(self, result, line, player, players, prize):
        keys = self.keys
        key = keys[player]
        place = self.places[player]
        other = self._other
        result.say(player, line, 0, key_count(key))
        result.say(player, line, 1, key_breaker(key))
        if place == TIED_FIRST or place == TIED_SECOND:
            result.say(player, line, 2, sharers(keys, players, key) & ~(1 << player))
        else:
            result.say(player, line, 2, other)
        if other >= 0:
            result.say(player, line, 3, key_count(keys[other]))
            result.say(player, line, 4, key_breaker(keys[other]))
        result.say(player, line, 5, prize)

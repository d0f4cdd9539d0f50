"""Each player's house after the best exchanges, remembered as long as nothing of it changes."""

from array import array

from . import fields as f
from .best import NO_PAIR
from .copy import Copy
from .exchanges import Exchanges
from .house import CELLS, House, holds
from .request import BEST, NOTHING, Request
from .roofs import Roof


class _Seat:
    """What was found for one player, and for which house."""

    def __init__(self):
        self.cards = bytearray(CELLS)
        self.decor = bytearray(CELLS)
        self.numbers = bytearray(len(Request().numbers))
        self.found = array("h", (0 for _ in range(7)))
        self.known = False


class Standing:
    """One player's house, exchanges and roof at a time; see `look`."""

    def __init__(self):
        self._copy = Copy()
        self.house = House(self._copy)
        self.exchanges = Exchanges()
        self.roof = Roof()
        self._request = Request()
        self._seats = [_Seat() for _ in range(f.MOST_PLAYERS)]

    def look(self, sheet, player):
        """Fill `house` as it is after the exchanges, `exchanges` and `roof`; returns the total.

        Searches only if the house, the request or what is printed are other
        than at the last look at this player; allocates nothing.
        """
        self._fill(sheet, player)
        house = self.house
        request = self._request
        exchanges = self.exchanges
        seat = self._seats[player]
        if (
            seat.known
            and seat.cards == house.cards
            and seat.decor == house.decor
            and seat.numbers == request.numbers
        ):
            exchanges.recall(seat.found, house.outside_points)
        else:
            _copy(house.cards, seat.cards)
            _copy(house.decor, seat.decor)
            _copy(request.numbers, seat.numbers)
            exchanges.find(house, request)
            exchanges.keep(seat.found, house.outside_points)
            seat.known = True
        exchanges.apply(house)
        self.roof.choose(sheet, player)
        return exchanges.after + self.roof.points

    def forget(self):
        """Search anew at the next look at each player."""
        for seat in self._seats:
            seat.known = False

    def read(self, sheet, player):
        """Fill `house` with what the sheet says, before any exchange; allocates nothing."""
        self._fill(sheet, player)

    def search_supply(self, sheet, player, discarded):
        """Find a supplier's best exchange, and the handyman's after it, whatever the sheet says.

        discarded   the rooms that there are, as bits
        returns     the total, roof apart; `exchanges` says more, `house` is as before them
        """
        self._fill(sheet, player)
        request = self._request
        request.supply = BEST
        request.discarded = discarded
        request.swap = BEST if holds(sheet, player, f.HANDYMAN) else NOTHING
        self.exchanges.find(self.house, request)
        return self.exchanges.after

    def search_swap(self, sheet, player):
        """Find a handyman's best exchange after what the supplier did, as `search_supply` does."""
        self._fill(sheet, player)
        request = self._request
        if request.supply == BEST:
            request.supply = NOTHING
        request.swap = BEST
        self.exchanges.find(self.house, request)
        return self.exchanges.after

    def is_supply_possible(self, sheet, player):
        """Whether the supplier's exchange that was told is legal (D6.1)."""
        self._fill(sheet, player)
        return self.exchanges.is_legal_supply(
            self.house, self._request.supply_cell, self._request.supply_room
        )

    def is_swap_possible(self, sheet, player, supplied):
        """Whether the handyman's exchange that was told is legal (D6.2).

        supplied   whether the supplier may come before him, as told or to make it possible
        """
        self._fill(sheet, player)
        if not supplied:
            self._request.supply = NOTHING
        self.exchanges.find(self.house, self._request)
        return self.exchanges.after != NO_PAIR

    def _fill(self, sheet, player):
        if self._copy.read(sheet):
            self.house.weigh()
            self.forget()
        self.house.fill(sheet, player)
        self._request.read(sheet, player, self.house)


def _copy(source, target):
    for at in range(len(source)):
        target[at] = source[at]


standing = Standing()

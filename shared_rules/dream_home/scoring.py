"""The final scoring of Dream Home (D2-D7)."""

from array import array

from micropython import const

from ..core.ranking import rank
from . import reasons as why
from .best import NO_PAIR
from .fields import CHILDREN, HANDYMAN, MOST_PLAYERS, PLAYERS, SUPPLIER
from .house import END, FIRST, floor_of, space_of
from .moves import FIRST_PLACE
from .roofs import MIXED, UNFINISHED
from .rooms import EMPTY, ROOMS
from .standing import standing

L_LIVING = const(0)
L_KITCHEN = const(1)
L_BEDROOM = const(2)
L_KIDS = const(3)
L_BATHROOM = const(4)
L_GARAGE = const(5)
L_SINGLE = const(6)
L_ANNEXES = const(7)
L_EMPTY = const(8)
L_DECOR = const(9)
L_FUNCTIONALITY = const(10)
L_ROOF = const(11)

LINES = (
    ("living", "D2"), ("kitchen", "D2"), ("bedroom", "D2"), ("kids", "D2"), ("bathroom", "D2"),
    ("garage", "D2"), ("single_rooms", "D2"), ("annexes", "D2"), ("empty", "D4.3"),
    ("decor", "D3"), ("functionality", "D4"), ("roof", "D5.1"),
)  # fmt: skip

DECIDERS = ("total", "children", "shared")
_STEPS = const(2)  # of the chain; the last decider says that none of them did

_NAMED = const(7)  # how many rooms or tokens a reason names
_USEFUL = const(3)  # points for a useful arrangement (D4)

# The line of each room, in the order of the rooms.
LINE_OF = bytes(
    (
        L_BATHROOM, L_BEDROOM, L_SINGLE, L_GARAGE, L_KIDS, L_KITCHEN, L_SINGLE, L_SINGLE, L_LIVING,
        L_ANNEXES, L_ANNEXES, L_SINGLE, L_SINGLE, L_ANNEXES, L_SINGLE, L_SINGLE,
    )
)  # fmt: skip

_keys = array("i", (0 for _ in range(_STEPS * MOST_PLAYERS)))
_points = array("i", (0 for _ in range(len(LINES))))
_counts = bytearray(len(LINES))


def score(sheet, result):
    """Score a sheet without problems into a cleared `result` (D2-D7); allocates nothing."""
    players = sheet.used(PLAYERS)
    result.players = players
    for player in range(players):
        _keys[player] = standing.look(sheet, player)
        _keys[players + player] = sheet.value(CHILDREN, player)
        _note_exchanges(result, player)
        _score_rooms(result, player)
        _score_functionality(result, player)
        _score_roof(result, player, sheet)
    result.decided = rank(_keys, _STEPS, players, result.ranks)


def line_count(_sheet):
    """How many of LINES a game has."""
    return len(LINES)


def _note_exchanges(result, player):
    """List what supplier and handyman did, with the gain of each (D6)."""
    found = standing.exchanges
    if found.after == NO_PAIR:
        return
    if found.supply_cell:
        result.move(player, SUPPLIER, _place(found.supply_cell))
        result.tell(3, found.supply_room)
        result.tell(4, found.between - found.before)
    if found.swap_one:
        result.move(player, HANDYMAN, _place(found.swap_one))
        result.tell(3, _place(found.swap_other))
        result.tell(4, found.after - found.between)


def _place(cell):
    return FIRST_PLACE[floor_of(cell)] + space_of(cell)


def _score_rooms(result, player):
    """Rooms by kind, and the decor in and beside the house (D2, D3, D4.3)."""
    house = standing.house
    for line in range(len(LINES)):
        _points[line] = _counts[line] = 0
    for token in range(len(house.outside)):
        if house.outside[token]:
            _count(result, player, L_DECOR, house.outside[token])
    for floor in range(3):
        first = FIRST[floor]
        while first < END[floor]:
            end = house.room_end(first)
            card = house.cards[first]
            if card < ROOMS:
                _count(result, player, LINE_OF[card], house.room_points(first, end))
            elif card == EMPTY:
                _count(result, player, L_EMPTY, house.room_points(first, end))
            decor = house.room_decor(first, end)
            if decor:
                _count(result, player, L_DECOR, decor)
            first = end
    for line in range(L_FUNCTIONALITY):
        result.set(player, line, _points[line], _reason(line))
        result.say(player, line, 0, _counts[line])


def _count(result, player, line, points):
    """Add a room or a token to its line; the reason names the first ones."""
    _points[line] += points
    if _counts[line] < _NAMED:
        result.say(player, line, 1 + _counts[line], points)
    _counts[line] += 1


def _reason(line):
    house = standing.house
    if line == L_EMPTY:
        if not _counts[line]:
            return why.NO_EMPTY
        return why.EMPTY_WITH_ARCHITECT if house.architect else why.EMPTY_WORTH_NOTHING
    if line == L_DECOR:
        if not _counts[line]:
            return why.NO_DECOR
        return why.DECOR_WITH_DESIGNER if house.designer else why.DECOR
    return why.ROOMS if _counts[line] else why.NO_ROOM


def _score_functionality(result, player):
    """Two bathrooms, and bathroom with kitchen and bedroom; the architect's point more (D4)."""
    house = standing.house
    each = _USEFUL + house.architect
    bathrooms = house.has_bathrooms()
    kinds = house.has_three_kinds()
    if bathrooms and kinds:
        reason = why.BOTH
    elif bathrooms:
        reason = why.TWO_BATHROOMS
    else:
        reason = why.THREE_KINDS if kinds else why.UNUSUAL
    result.set(player, L_FUNCTIONALITY, each * (bathrooms + kinds), reason)
    result.say(player, L_FUNCTIONALITY, 0, each)


def _score_roof(result, player, sheet):
    """The best four roof cards (D5.1)."""
    roof = standing.roof
    if roof.kind == UNFINISHED:
        result.set(player, L_ROOF, 0, why.UNFINISHED_ROOF)
        return
    reason = why.MIXED if roof.kind == MIXED else why.ONE_COLOUR
    result.set(player, L_ROOF, roof.points, reason)
    result.say(player, L_ROOF, 0, roof.windows)
    result.say(player, L_ROOF, 1, max(0, roof.kind))

"""The keys for the pages that Dream Home has of its own, for plain_robot.PlainRobot."""

from types import SimpleNamespace

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.dream_home import fields as f
from shared_rules.dream_home.house import (
    END,
    FIRST,
    NO_CELL,
    card_at,
    card_field,
    cell_of,
    holds,
    space_of,
)
from shared_rules.dream_home.request import supply_cell, swap_one, swap_other
from shared_rules.dream_home.rooms import BARE, LIMITS, ROOMS
from shared_rules.dream_home.standing import standing

from .asked import device_of
from .holding import moves

device_of("dream_home")

from firmware.games.dream_home.decor_page import DecorPage  # noqa: E402
from firmware.games.dream_home.exchanged import forget_supply, put_supply, put_swap  # noqa: E402
from firmware.games.dream_home.helpers_page import HelpersPage  # noqa: E402
from firmware.games.dream_home.offers import Offers  # noqa: E402
from firmware.games.dream_home.roof_page import roof_of, windows_of_others  # noqa: E402
from firmware.wizard.owners_page import NOBODY  # noqa: E402

CELLS = [cell for floor in range(3) for cell in range(FIRST[floor], END[floor])]
_MIXED = 5  # row of the kinds of roofs


def enter_house(robot, field, i, j):
    """Space by space; a room of several cards by one long press."""
    at = 0
    while at < len(CELLS):
        robot.press(*room_moves(robot.sheet, i, CELLS[at], card_at(robot.goal, i, CELLS[at])))
        grown = grows_to(robot, i, CELLS[at])
        ends = [cell for cell in CELLS[at:] if cell <= grown]
        for cell in ends:
            card = card_at(robot.goal, i, cell)
            robot.sheet.put(card_field(cell), i, space_of(cell), card)
        robot.press("ok:long" if len(ends) > 1 else "ok")
        at += len(ends)


def room_moves(sheet, player, cell, card):
    """The keys that choose a card for a space."""
    offers = Offers()
    standing.read(sheet, player)
    offers.find(sheet, player, standing.house, cell)
    wanted = BARE if card == NONE else card
    return moves(offers.at, list(offers.cards[: offers.count]).index(wanted), offers.count)


def grows_to(robot, player, cell):
    """The last cell that a long press fills as the goal wants it; the cell itself if none."""
    card = card_at(robot.goal, player, cell)
    if not 0 <= card < ROOMS or card_at(robot.sheet, player, cell - 1) == card:
        return cell
    floor = next(floor for floor in range(3) if FIRST[floor] <= cell < END[floor])
    last = min(cell + LIMITS[card], END[floor]) - 1
    wanted = [card_at(robot.goal, player, other) for other in range(cell, last + 1)]
    return last if wanted == [card] * len(wanted) else cell


def enter_owners(robot, page, field, part, place=None):
    """Who has which thing; held as soon as nobody has any more."""
    players = robot.goal.used(f.PLAYERS)
    things = list(page.things(SimpleNamespace(play=SimpleNamespace(players=players))))
    owners = {
        robot.goal.get(part, player, entry): (player, entry)
        for player in range(players)
        for entry in range(robot.goal.used(field, player))
    }
    for row, thing in enumerate(things):
        who = [NOBODY, *[player for player in range(players) if page.may_own(thing, player)]]
        player, entry = owners.pop(thing, (NOBODY, 0))
        robot.press(*moves(0, who.index(player), len(who)), "ok")
        if player != NOBODY:
            if place:
                place(robot, page, thing, player, entry)
            mine = robot.sheet.used(field, player)
            robot.put(field, player, 0, mine + 1)
            robot.put(part, player, mine, thing)
        if not owners and row + 1 < len(things):
            robot.words[-1] = "ok:long"
            break
    for player in range(players):
        if robot.sheet.get(field, player) == ABSENT:
            robot.put(field, player, 0, 0)


def enter_decor(robot, field, i, j):
    """Whose each token is, and where it stands if there is a choice."""
    page = DecorPage(SimpleNamespace(sheet=robot.sheet))
    enter_owners(robot, page, f.DECOR, f.TOKEN, place_token)


def place_token(robot, page, token, player, entry):
    """The room of a token."""
    if robot.goal.get(f.AT, player, entry) != 1:
        return
    floor = robot.goal.get(f.AT_FLOOR, player, entry)
    space = robot.goal.get(f.AT_SPACE, player, entry)
    rooms = page._find_rooms(token, player)
    if rooms > 1:
        cells = list(page._cells[:rooms])
        robot.press(*moves(0, cells.index(cell_of(floor, space)), rooms), "ok")
    mine = robot.sheet.used(f.DECOR, player)
    robot.sheet.put(f.AT_FLOOR, player, mine, floor)
    robot.sheet.put(f.AT_SPACE, player, mine, space)


def enter_helpers(robot, field, i, j):
    """Whose each helper is."""
    page = HelpersPage(SimpleNamespace(sheet=robot.sheet))
    enter_owners(robot, page, f.HELPER_LIST, f.HELPER)


def enter_roof(robot, field, i, j):
    """The kind of the roof, then its windows; the roofer's reminder is read before the first."""
    sheet = robot.sheet
    players = range(robot.goal.used(f.PLAYERS))
    is_first = all(sheet.get(f.ROOFS, player) == ABSENT for player in players)
    if is_first and any(holds(sheet, player, f.ROOFER) for player in players):
        robot.press("ok")
    kind, windows = roof_of(robot.goal, i)
    robot.press(*moves(0, kind, _MIXED + 1), "ok")
    taken = windows_of_others(robot.sheet, i)
    free = [c for c in range(f.COLOURS) if not taken >> c & 1 and kind in (c + 1, _MIXED)]
    for colour in range(f.COLOURS):
        if windows >> colour & 1:
            robot.press(*moves(0, 1 + free.index(colour), 1 + len(free)), "ok")
            free.remove(colour)
    if kind and free and (kind == _MIXED or not windows):
        robot.press("ok")
    alike = all(roof_of(robot.goal, other) == (kind, 0) for other in players[i:])
    if kind in (0, _MIXED) and alike and i + 1 < len(players):
        robot.words[-1] = "ok:long"
        for other in players[i:]:
            put_roof(robot, other)
    else:
        put_roof(robot, i)


def put_roof(robot, player):
    """Put a player's roof as the goal has it."""
    cards = robot.goal.used(f.ROOFS, player)
    robot.put(f.ROOFS, player, 0, cards)
    for part in (f.ROOF_COLOUR, f.ROOF_WINDOW):
        for card in range(cards):
            robot.put(part, player, card, robot.goal.get(part, player, card))


def enter_supply(robot, field, i, j):
    """Down to the room that there is, or up."""
    if robot.goal.get(f.SUPPLY, i) == 1:
        room = robot.goal.get(f.SUPPLY_ROOM, i)
        robot.press(*["down"] * offered_rooms(robot.sheet, i).index(room), "ok")
        put_supply(robot.sheet, i, robot.change, supply_cell(robot.goal, i), room)
    else:
        robot.press("up" if offered_rooms(robot.sheet, i) else "ok")
        forget_supply(robot.sheet, i, robot.change, NONE)


def offered_rooms(sheet, player):
    """The rooms that are offered one after the other while each is said to be missing."""
    offered = []
    while True:
        rooms = sum(1 << room for room in range(ROOMS) if room not in offered)
        standing.search_supply(sheet, player, rooms)
        if standing.exchanges.supply_cell == NO_CELL:
            return offered
        offered.append(standing.exchanges.supply_room)


def enter_swap(robot, field, i, j):
    """Ok or down."""
    standing.search_swap(robot.sheet, i)
    if robot.goal.get(f.SWAP, i) == 1:
        robot.press("ok")
        put_swap(robot.sheet, i, robot.change, swap_one(robot.goal, i), swap_other(robot.goal, i))
    else:
        robot.press("down" if standing.exchanges.swap_one else "ok")
        robot.put(f.SWAP, i, 0, NONE)


PAGES = {
    "HousePage": enter_house,
    "DecorPage": enter_decor,
    "HelpersPage": enter_helpers,
    "RoofPage": enter_roof,
    "SupplierPage": enter_supply,
    "HandymanPage": enter_swap,
}

"""What the tracked game says of its final scoring: the tally, as far as it is known."""

from ...core.sheet import NONE
from .. import fields as f
from . import entries as e
from . import table_state as t

_GRAND_HALL = 1
_KINDS = 3


def fill_tally(tracker, sheet, change):
    """Write what is known of every player into the tally by `change(cell, value)` (R6).

    Only what the table entered is taken over: livres, for one, only if it
    entered any. What is not known stays as it is, for the wizard to ask.
    """
    for step in range(steps(tracker)):
        fill_step(tracker, sheet, step, change)


def steps(tracker):
    """Return in how many steps `fill_step` does all; each has few changes, as a log wants it."""
    opponent = tracker.opponent
    return 1 + (1 + opponent.PARTS if opponent else tracker.state.players)


def fill_step(tracker, sheet, step, change):
    """Do one step of `fill_tally`: first what is nobody's own, last the first player."""
    opponent = tracker.opponent
    if not step:
        _fill_board(tracker.state, sheet, change)
    elif opponent and step <= opponent.PARTS:
        opponent.fill(sheet, change, step - 1)
    else:
        player = 0 if opponent else tracker.state.players - step
        _fill_player(tracker.state, sheet, player, change)


def _fill_player(state, sheet, player, change):
    change(sheet.cell(f.HOLDINGS, player), 1)
    change(sheet.cell(f.TALLY, player), 1)
    change(sheet.cell(f.T_HALLS, player), 1)
    _fill_holdings(state, sheet, player, change)
    if state.tracks(player, t.GARMENTS_USED):
        _fill_garments(state, sheet, player, change)
    if state.tracks(player, t.DECORATIONS_USED):
        _fill_decorations(state, sheet, player, change)


def _fill_board(state, sheet, change):
    change(sheet.cell(f.HALL_LIST), 1)
    change(sheet.cell(f.FIREWORKS), 1)
    _fill_owners(state, sheet, change)
    if state.over and (state.used & t.FAVOUR_USED or state.solo):
        change(sheet.cell(f.QUEENS_FAVOUR), NONE if state.favour == t.NOBODY else state.favour)


def are_decorations_known(state):
    """Whether the kind of every decoration is known, so that those without an owner are free."""
    for player in range(state.players):
        if not state.tracks(player, t.DECORATIONS_USED):
            return False
        if state.sorted[player] != state.decorations[player]:
            return False
    return True


def _fill_holdings(state, sheet, player, change):
    if state.used & t.LIVRES_USED and not state.unsure[player]:
        change(sheet.cell(f.LIVRES, player), max(0, state.livres[player]))
    if state.tracks(player, t.FAME_USED):
        change(sheet.cell(f.FAME, player), max(0, state.fame[player]))
    if state.tracks(player, t.EMPLOYEES_USED):
        change(sheet.cell(f.HELD_EMPLOYEES, player), state.employees[player])
        if state.kinds_known[player]:
            for kind in range(_KINDS):
                number = max(0, state.kinds[player * _KINDS + kind])
                change(sheet.cell(f.HELD_MASTERS + kind, player), number)
    if state.tracks(player, t.JEWELS_USED):
        change(sheet.cell(f.HELD_JEWELS, player), state.jewels[player])


def _fill_garments(state, sheet, player, change):
    garments = state.garments[player]
    if state.placed[player] == garments:
        is_spotted = state.spotted[player] == garments
        if is_spotted:
            change(sheet.cell(f.T_VIPS, player), 1)
        for hall in range(f.HALLS):
            at = player * f.HALLS + hall
            change(sheet.cell(f.T_HALL, player, hall), state.in_hall[at])
            if is_spotted:
                change(sheet.cell(f.T_VIP, player, hall), state.vips[at])
        _fill_grand_hall(state, sheet, player, change)
    if state.coloured[player] == garments:
        change(sheet.cell(f.T_COLOURS, player), 1)
        for colour in range(f.COLOURS):
            number = state.by_colour[player * f.COLOURS + colour]
            change(sheet.cell(f.T_BLUE + colour, player), number)
    if state.pointed[player] == garments:
        change(sheet.cell(f.T_POINTS, player), state.points[player])


def _fill_grand_hall(state, sheet, player, change):
    """The garments in the Grand Hall one by one, for the balcony (R6.7)."""
    if not state.spaces[player] or not state.in_hall[player * f.HALLS]:
        return
    garment = 0
    for at in range(e.count(sheet)):
        if (
            e.kind_of(sheet, at) == e.RENT
            and e.player_of(sheet, at) == player
            and e.value_of(sheet, at, e.RENT_HALL) == _GRAND_HALL
        ):
            points = e.value_of(sheet, at, e.RENT_POINTS)
            change(sheet.cell(f.T_GRAND_POINTS, player, garment), points)
            change(
                sheet.cell(f.T_GRAND_COLOUR, player, garment),
                e.value_of(sheet, at, e.RENT_COLOUR),
            )
            garment += 1
    change(sheet.cell(f.T_GRAND, player), garment)


def _fill_decorations(state, sheet, player, change):
    decorations = state.decorations[player]
    change(sheet.cell(f.T_DECORATIONS, player), decorations)
    if state.sorted[player] == decorations:
        kitchens = state.kitchens[player]
        change(sheet.cell(f.T_STATUES, player), state.statues[player])
        change(
            sheet.cell(f.T_KITCHENS, player),
            (kitchens & t.LEFT > 0) + (kitchens & t.RIGHT > 0),
        )
    if state.valued[player] == decorations:
        change(sheet.cell(f.T_DECORATION_POINTS, player), state.value[player])


def _fill_owners(state, sheet, change):
    known = are_decorations_known(state)
    for hall in range(f.HALLS):
        owner = state.musicians[hall]
        if owner != t.NOBODY:
            change(sheet.cell(f.MUSICIAN_OWNER, hall), owner)
            change(sheet.cell(f.MUSICIAN, hall), 1)
        elif known:
            change(sheet.cell(f.MUSICIAN, hall), NONE)
    for space in range(sheet.used(f.SPACES)):
        owner = state.space_owners[space]
        if owner != t.NOBODY:
            change(sheet.cell(f.SPACE_OWNER, space), owner)
        elif known:
            change(sheet.cell(f.SPACE_OWNER, space), NONE)
    for player in range(state.players):
        if state.connection[player] >= 0:
            change(sheet.cell(f.CONNECTION, player), state.connection[player])
        elif _is_without_connection(state, player):
            change(sheet.cell(f.CONNECTION, player), 0)


def _is_without_connection(state, player):
    """Whether a hall was missing all the time; who attends all was to take the bonus (R4.2)."""
    return (
        state.connection[player] == t.NOBODY
        and state.used & t.GARMENTS_USED
        and state.are_halls_known(player)
        and not state.attends_all(player)
    )

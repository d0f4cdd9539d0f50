"""What stands on the board, counted per player, from either form of the sheet."""

from array import array

from ..core.sheet import FAULTY
from ..core.table import NOBODY
from .fields import (
    COLOURS,
    DU_BARRY,
    FIREWORKS,
    GARMENT_COLOUR,
    GARMENT_HALL,
    GARMENT_OWNER,
    GARMENT_POINTS,
    GARMENT_VIP,
    GARMENTS,
    HALLS,
    JEWEL_OWNER,
    JEWEL_POINTS,
    JEWELS,
    KITCHEN_OWNER,
    KITCHEN_POINTS,
    KITCHENS,
    MOST_PLAYERS,
    MUSICIAN,
    MUSICIAN_OWNER,
    MUSICIAN_POINTS,
    PLAYERS,
    SOLO,
    SPACE_OWNER,
    SPACE_POINTS,
    SPACES,
    STATUE_OWNER,
    STATUE_POINTS,
    STATUES,
    T_BLUE,
    T_DECORATION_POINTS,
    T_DECORATIONS,
    T_HALL,
    T_KITCHENS,
    T_POINTS,
    T_STATUES,
    T_VIP,
    TALLY,
)  # fmt: skip


def is_tally(sheet):
    """Whether the sheet is written as people count at the table, not tile by tile."""
    for player in range(sheet.used(PLAYERS)):
        if sheet.get(TALLY, player) >= 0:
            return True
    return False


def is_du_barry(sheet, player):
    """Whether this player is the opponent of a solo game (R8)."""
    return player == DU_BARRY and sheet.value(SOLO) == 1


def only_first_prizes(sheet):
    """Whether there are no second prizes, as in a game of two (R6.5, R6.6)."""
    return sheet.used(PLAYERS) == 2


def musician_owner(sheet, hall):
    """Return who funds the musician of a hall (0..4); NOBODY also if it is not known."""
    if sheet.get(MUSICIAN, hall) < 0 or sheet.get(MUSICIAN_POINTS, hall) == FAULTY:
        return NOBODY
    return sheet.value(MUSICIAN_OWNER, hall)


def attends(sheet, player, hall, garments):
    """Whether a player with so many garments in a hall attends it (R4.1)."""
    return garments > 0 or musician_owner(sheet, hall) == player


class Board:
    """Counts per player before the balcony moves; one player's row after the other.

    garments, vips   by hall; colours by colour; points: printed on all garments
    musicians, fireworks, statues, kitchens   own markers of that kind
    decorations, decoration_points   all own markers and their printed fame
    """

    def __init__(self):
        self.garments = bytearray(MOST_PLAYERS * HALLS)
        self.vips = bytearray(MOST_PLAYERS * HALLS)
        self.colours = bytearray(MOST_PLAYERS * COLOURS)
        self.points = array("h", (0 for _ in range(MOST_PLAYERS)))
        self.musicians = bytearray(MOST_PLAYERS)
        self.fireworks = bytearray(MOST_PLAYERS)
        self.statues = bytearray(MOST_PLAYERS)
        self.kitchens = bytearray(MOST_PLAYERS)
        self.decorations = bytearray(MOST_PLAYERS)
        self.decoration_points = array("h", (0 for _ in range(MOST_PLAYERS)))

    def fill(self, sheet):
        """Count a valid sheet of either form."""
        self._clear()
        tally = is_tally(sheet)
        self._count_shared(sheet)
        if tally:
            for player in range(sheet.used(PLAYERS)):
                self._take_tally(sheet, player)
        else:
            self._count_tiles(sheet)

    def garments_of(self, player):
        """How many garments the player rents out in all halls."""
        count = 0
        for hall in range(HALLS):
            count += self.garments[player * HALLS + hall]
        return count

    def vips_of(self, player):
        """How many VIP spots the player holds in all halls."""
        count = 0
        for hall in range(HALLS):
            count += self.vips[player * HALLS + hall]
        return count

    def _clear(self):
        for at in range(MOST_PLAYERS * HALLS):
            self.garments[at] = 0
            self.vips[at] = 0
        for at in range(MOST_PLAYERS * COLOURS):
            self.colours[at] = 0
        for player in range(MOST_PLAYERS):
            self.points[player] = 0
            self.musicians[player] = 0
            self.fireworks[player] = 0
            self.statues[player] = 0
            self.kitchens[player] = 0
            self.decorations[player] = 0
            self.decoration_points[player] = 0

    def _count_shared(self, sheet):
        for hall in range(HALLS):
            owner = musician_owner(sheet, hall)
            if owner >= 0:
                self.musicians[owner] += 1
                self._mark(owner, sheet.value(MUSICIAN_POINTS, hall))
        if sheet.get(FIREWORKS) >= 0:
            for space in range(sheet.used(SPACES)):
                owner = sheet.value(SPACE_OWNER, space)
                if owner >= 0:
                    self.fireworks[owner] += 1
                    self._mark(owner, sheet.value(SPACE_POINTS, space))

    def _mark(self, owner, points):
        self.decorations[owner] += 1
        self.decoration_points[owner] += points

    def _count_tiles(self, sheet):
        for garment in range(sheet.used(GARMENTS)):
            owner = sheet.get(GARMENT_OWNER, garment)
            at = owner * HALLS + sheet.get(GARMENT_HALL, garment) - 1
            self.garments[at] += 1
            self.vips[at] += sheet.get(GARMENT_VIP, garment)
            self.colours[owner * COLOURS + sheet.get(GARMENT_COLOUR, garment)] += 1
            self.points[owner] += sheet.get(GARMENT_POINTS, garment)
        for statue in range(sheet.used(STATUES)):
            owner = sheet.get(STATUE_OWNER, statue)
            self.statues[owner] += 1
            self._mark(owner, sheet.get(STATUE_POINTS, statue))
        for kitchen in range(sheet.used(KITCHENS)):
            owner = sheet.get(KITCHEN_OWNER, kitchen)
            self.kitchens[owner] += 1
            self._mark(owner, sheet.get(KITCHEN_POINTS, kitchen))
        for jewel in range(sheet.used(JEWELS)):
            self._mark(sheet.get(JEWEL_OWNER, jewel), sheet.get(JEWEL_POINTS, jewel))

    def _take_tally(self, sheet, player):
        for hall in range(HALLS):
            self.garments[player * HALLS + hall] = sheet.value(T_HALL, player, hall)
            self.vips[player * HALLS + hall] = sheet.value(T_VIP, player, hall)
        for colour in range(COLOURS):
            self.colours[player * COLOURS + colour] = sheet.value(T_BLUE + colour, player)
        self.points[player] = sheet.value(T_POINTS, player)
        self.statues[player] = sheet.value(T_STATUES, player)
        self.kitchens[player] = sheet.value(T_KITCHENS, player)
        self.decorations[player] = sheet.value(T_DECORATIONS, player)
        self.decoration_points[player] = sheet.value(T_DECORATION_POINTS, player)

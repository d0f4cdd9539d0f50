"""What the table sees of du Barry, from her own state."""

from micropython import const

from ...du_barry import state as her
from ...du_barry.worth import count
from ...fields import (
    C_COLOUR,
    C_DECORATION,
    C_EMPLOYEE,
    C_FIREWORKS,
    C_GARMENT,
    C_HALL_GARMENT,
    C_KIND,
    COLOURS,
    DU_BARRY,
    HALLS,
    MOST_SPACES,
)
from ..table_state import LEFT, NOBODY, RIGHT

_KINDS = const(3)


def mirror(s, state):
    """Bring her side of the table up to her state `s`."""
    state.livres[DU_BARRY] = 0  # she never has any (R8.1)
    state.fame[DU_BARRY] = s[her.FAME]
    state.jewels[DU_BARRY] = s[her.JEWELS]
    state.exam[DU_BARRY] = s[her.EXAM]
    state.tasks[DU_BARRY] = s[her.TASKS]
    connected = s[her.CONNECTED]
    state.connection[DU_BARRY] = connected - 1 if connected else NOBODY
    if s[her.FAVOUR_OF] == her.SHE:
        state.favour = DU_BARRY
    state.employees[DU_BARRY] = count(s, C_EMPLOYEE)
    for kind in range(_KINDS):
        state.kinds[DU_BARRY * _KINDS + kind] = count(s, C_KIND + kind)
    _mirror_garments(s, state)
    _mirror_decorations(s, state)


def _mirror_garments(s, state):
    garments = count(s, C_GARMENT)
    state.garments[DU_BARRY] = state.placed[DU_BARRY] = garments
    state.coloured[DU_BARRY] = state.pointed[DU_BARRY] = garments
    for colour in range(COLOURS):
        state.by_colour[DU_BARRY * COLOURS + colour] = count(s, C_COLOUR + colour)
    for hall in range(HALLS):
        state.in_hall[DU_BARRY * HALLS + hall] = count(s, C_HALL_GARMENT + hall)


def _mirror_decorations(s, state):
    decorations = count(s, C_DECORATION)
    state.decorations[DU_BARRY] = state.sorted[DU_BARRY] = decorations
    state.statues[DU_BARRY] = s[her.STATUES]
    state.spaces[DU_BARRY] = count(s, C_FIREWORKS)
    state.jewel_decorations[DU_BARRY] = 1 if s[her.JEWEL_MARKER] else 0
    state.kitchens[DU_BARRY] = (LEFT if s[her.KITCHEN] else 0) | (
        RIGHT if s[her.KITCHEN + 1] else 0
    )
    for hall in range(HALLS):
        if s[her.MUSICIANS + hall]:
            state.musicians[hall] = DU_BARRY
    for space in range(MOST_SPACES):
        if s[her.SPACE_TIMES + space]:
            state.space_owners[space] = DU_BARRY

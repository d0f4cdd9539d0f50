"""Runs in MicroPython: draws chance houses by a picture that drew others before, and by a new one.

Some drawings are broken off and done again. Prints `other STEP` where the frames differ, and at the
end how many steps there were.
"""

from array import array

import micropython

from firmware.canvas import Canvas
from firmware.games.dream_home.picture import Picture
from shared_rules.core import random
from shared_rules.core.sheet import ABSENT, NONE, Sheet
from shared_rules.dream_home import fields as f
from shared_rules.dream_home.house import END, FIRST, card_field, space_of
from shared_rules.dream_home.rooms import BARE, EMPTY
from shared_rules.dream_home.standing import standing

STEPS = 400
CELLS = [cell for floor in range(3) for cell in range(FIRST[floor], END[floor])]

numbers = array("i", bytes(4 * random.CELLS))
random.start(numbers, 0, 11)
sheet = Sheet(f.TABLE)
sheet.put(f.PLAYERS, 0, 0, 2)
kept_frame = bytearray(1024)
new_frame = bytearray(1024)
kept_canvas = Canvas(kept_frame, 128, 64)
new_canvas = Canvas(new_frame, 128, 64)
kept = Picture()


def below(limit):
    """A chance number."""
    return random.below(numbers, 0, limit)


def change():
    """Change a space, often to the room at its left; seldom what is printed, or the decor."""
    player = below(2)
    cell = CELLS[below(len(CELLS))]
    field = card_field(cell)
    cards = (
        ABSENT,
        NONE,
        EMPTY,
        below(EMPTY),
        sheet.get(field, player, max(0, space_of(cell) - 1)),
    )
    sheet.cells[sheet.cell(field, player, space_of(cell))] = cards[below(len(cards))]
    if not below(20):
        first = below(f.FLOOR_SPACES - 1)
        sheet.put(f.OVER_SPACE, 0, 0, first)
        sheet.put(f.OVER_SPACE, 1, 0, first + 1)
    if not below(5):
        sheet.put(f.DECOR, player, 0, 1)
        sheet.put(f.TOKEN, player, 0, below(f.TREE_HOUSE))
        floor = below(3)
        sheet.put(f.AT_FLOOR, player, 0, floor)
        sheet.put(f.AT_SPACE, player, 0, below(END[floor] - FIRST[floor]))
    return player


class BrokenOff:
    """A house of which a space cannot be read."""

    def __init__(self, house, cell):
        self.cards = house.cards
        self.decor = self
        self._cell = cell

    def __getitem__(self, cell):
        if cell == self._cell:
            raise ValueError
        return standing.house.decor[cell]


def break_off():
    """Begin to draw, and fail."""
    house = BrokenOff(standing.house, CELLS[below(len(CELLS))])
    try:
        kept.draw(kept_canvas, sheet, player, house, one, other)
    except ValueError:
        return
    print("not broken off")


for step in range(STEPS):
    player = change()
    standing.read(sheet, player)
    house = standing.house
    one = CELLS[below(len(CELLS))]
    other = CELLS[below(len(CELLS))] if below(2) else 0
    if below(2):
        house.cards[one] = below(BARE + 1)  # as it is offered
    if not below(4):
        break_off()
    new = Picture()
    micropython.heap_lock()
    kept_canvas.clear()
    kept.draw(kept_canvas, sheet, player, house, one, other)
    new_canvas.clear()
    new.draw(new_canvas, sheet, player, house, one, other)
    micropython.heap_unlock()
    if kept_frame != new_frame:
        print("other", step)
print("steps", STEPS)

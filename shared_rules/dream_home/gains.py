"""Where an exchange gains: what a house scores by line, as `scoring` counts it (D2-D4)."""

from .house import END, FIRST
from .rooms import EMPTY, ROOMS
from .scoring import L_DECOR, L_EMPTY, L_FUNCTIONALITY, LINE_OF


def line_points(house, points):
    """Fill `points`, a number a line, for a house; the roof apart. Allocates nothing."""
    for line in range(len(points)):
        points[line] = 0
    for floor in range(3):
        first = FIRST[floor]
        while first < END[floor]:
            end = house.room_end(first)
            card = house.cards[first]
            if card <= EMPTY:
                line = LINE_OF[card] if card < ROOMS else L_EMPTY
                points[line] += house.room_points(first, end)
            points[L_DECOR] += house.room_decor(first, end)
            first = end
    in_rows = 0
    for line in range(L_FUNCTIONALITY):
        in_rows += points[line]
    points[L_DECOR] += house.outside_points
    points[L_FUNCTIONALITY] = house.points() - in_rows - house.outside_points

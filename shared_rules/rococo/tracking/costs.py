"""What hiring and resources cost, by what is left on display."""

_HIRE = bytes((0, 0, 1, 3, 5))  # livres, by cards left (R3.4)
_RESOURCE = bytes((0, 0, 1, 2, 2))  # livres, by tiles left in the drawer (R3.2)


def hire_cost(left):
    """Return the livres for a card of `left` cards on display, 1..4 (R3.4)."""
    return _HIRE[left]


def resource_cost(left):
    """Return the livres for a tile of a drawer with `left` tiles, 1..4 (R3.2)."""
    return _RESOURCE[left]

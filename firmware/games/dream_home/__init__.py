"""Dream Home on the device: what a new game asks, and its screens."""

from shared_rules.dream_home.fields import MOST_PLAYERS

SEATS = MOST_PLAYERS
LEAST_SEATS = 2
SWITCHES = ()


def scoring():
    """Return the game's results.final.Final."""
    from ...results.final import Final

    return Final(_load_asking)


def _load_asking():
    from . import asking

    return asking


def told_moves(play, result):
    """Return the exchanges of a result, as two tuples of bytes: who, and what."""
    from .moves import told

    return told(play, result)

"""Dream Home on the device: what a new game asks, and its screens."""

from shared_rules.dream_home.fields import MOST_PLAYERS

SEATS = MOST_PLAYERS
LEAST_SEATS = 2
SWITCHES = ()


def scoring():
    """Return the game's results.final.Final."""
    from .final import DreamHomeFinal

    return DreamHomeFinal(_load_asking)


def printed(title):
    """Return the screen with what is printed on this copy of the game."""
    from .printed_page import PrintedPage

    return PrintedPage(title)


def _load_asking():
    from . import asking

    return asking


def told_moves(play, result):
    """Return the exchanges of a result, as two tuples of bytes: who, and what."""
    from .moves import told

    return told(play, result)

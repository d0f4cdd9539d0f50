"""Splendor Duel on the device: what a new game asks, and its screens."""

from shared_rules.splendor_duel.fields import MOST_PLAYERS

SEATS = MOST_PLAYERS
LEAST_SEATS = MOST_PLAYERS
SWITCHES = ()


def scoring():
    """Return the game's results.final.Final."""
    from .final import SplendorDuelFinal

    return SplendorDuelFinal(_load_asking)


def _load_asking():
    from . import asking

    return asking

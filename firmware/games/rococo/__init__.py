"""Rococo on the device: what a new game asks, and its screens."""

from shared_rules.rococo.fields import (
    BALCONY_COUNTS,
    EXPANSIONS,
    EXPERT_TAILORS,
    FESTIVE,
    HAUTE_COUTURE,
    JEWELRY_BOX,
    MOST_PLAYERS,
    NO_PRIZE,
    SECOND_TIE,
    TWO_PLAYER_TIE,
)
from shared_rules.rococo.fields import SOLO as _SOLO

_WHOLE = 1  # the mask of a value that is no set

SEATS = MOST_PLAYERS
LEAST_SEATS = 1
SOLO = _SOLO
SOLO_PLAYERS = 2
SWITCHES = (
    (EXPANSIONS, JEWELRY_BOX, JEWELRY_BOX),
    (EXPANSIONS, HAUTE_COUTURE, HAUTE_COUTURE),
    (EXPANSIONS, FESTIVE, FESTIVE),
    (EXPANSIONS, EXPERT_TAILORS, EXPERT_TAILORS),
    (SECOND_TIE, _WHOLE, NO_PRIZE),
    (TWO_PLAYER_TIE, _WHOLE, NO_PRIZE),
    (BALCONY_COUNTS, _WHOLE, 0),
)


def final_scoring(app):
    """Open the final scoring of the app's play."""
    from . import final

    final.begin(app)


def correct(app):
    """Open the list of all answers."""
    from . import final

    final.correct(app)


def printed(app):
    """Return the sheet of the numbers printed on this copy (rococo.printed.PRINTED)."""
    from . import copy

    return copy.profile(app).sheet


def keep_printed(app):
    """Store what was learnt of this copy."""
    from . import copy

    copy.keep(app)


def move_text(play, player, garment, space):
    """Return a balcony move in words, as bytes."""
    from . import final

    return final.move_text(play, player, garment, space)

"""Rococo on the device: what a new game asks, and its screens."""

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import (
    BALCONY_COUNTS,
    ENTRIES,
    EXPANSIONS,
    EXPERT_TAILORS,
    FAME,
    FESTIVE,
    HAUTE_COUTURE,
    JEWELRY_BOX,
    LIVRES,
    MOST_PLAYERS,
    NO_PRIZE,
    SECOND_TIE,
    TWO_PLAYER_TIE,
)
from shared_rules.rococo.fields import SOLO as SOLO

_WHOLE = 1  # the mask of a value that is no set

SEATS = MOST_PLAYERS
LEAST_SEATS = 1
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


def scoring():
    """Return the game's results.final.Final."""
    from .final import RococoFinal

    return RococoFinal()


def track(app):
    """Open the table during play."""
    from .tracking.opening import make_room, table_of, tracked_of

    make_room()
    app.open(table_of(tracked_of(app)))


def is_at_table(play):
    """Whether the game is tracked and its final scoring has taken over nothing since."""
    sheet = play.sheet
    if not sheet.used(ENTRIES):
        return False
    for player in range(play.players):
        if sheet.get(FAME, player) != ABSENT or sheet.get(LIVRES, player) != ABSENT:
            return False
    return True


def told_moves(play, result):
    """Return the balcony moves of a result, as two tuples of bytes: who, and what."""
    from .moves import told

    return told(play, result)

"""Rococo on the device: what a new game asks, and its screens."""

from shared_rules.rococo.fields import (
    EXPANSIONS,
    EXPERT_TAILORS,
    FESTIVE,
    HAUTE_COUTURE,
    JEWELRY_BOX,
    MOST_PLAYERS,
)
from shared_rules.rococo.fields import SOLO as _SOLO

from ...widgets.message import Message

SEATS = MOST_PLAYERS
LEAST_SEATS = 1
SOLO = _SOLO
SOLO_PLAYERS = 2
SWITCHES = (
    (EXPANSIONS, JEWELRY_BOX),
    (EXPANSIONS, HAUTE_COUTURE),
    (EXPANSIONS, FESTIVE),
    (EXPANSIONS, EXPERT_TAILORS),
)


def final_scoring(app):
    """Open the final scoring."""
    app.open(Message(app.texts.FINAL_SCORING, app.texts.NOT_YET))

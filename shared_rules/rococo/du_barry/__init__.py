"""Madame du Barry, the opponent of a solo game, as a pure state machine (R8)."""

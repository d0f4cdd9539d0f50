"""Splendor Duel (rules S1-S2)."""

"""Rococo Deluxe (rules R1-R11)."""

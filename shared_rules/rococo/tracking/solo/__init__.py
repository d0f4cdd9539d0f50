"""A tracked game of one player against Madame du Barry (R8)."""

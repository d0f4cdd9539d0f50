"""Decks of Madame du Barry as TOML files: read, checked, written, compiled."""

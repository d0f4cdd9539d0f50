"""Rococo's texts, one module per language, all with the same names."""

# What the game is called, by language: for lists of games, without loading its texts.
NAMES = {"en": "Rococo", "ko": "로코코"}

"""The texts of Splendor Duel, one module per language, all with the same names."""

# What the game is called, by language: for lists of games, without loading its texts.
NAMES = {"en": "Splendor Duel", "ko": "스플렌더 대결"}

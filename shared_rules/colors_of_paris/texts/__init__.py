"""The texts of Colors of Paris, one module per language, all with the same names."""

# What the game is called, by language: for lists of games, without loading its texts.
NAMES = {"en": "Colors of Paris", "ko": "컬러 오브 파리"}

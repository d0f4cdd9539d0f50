"""The texts of Splendor Duel, one module per language, all with the same names."""

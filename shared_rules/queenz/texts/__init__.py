"""The texts of Queenz, one module per language, all with the same names."""

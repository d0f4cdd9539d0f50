"""The texts of Colors of Paris, one module per language, all with the same names."""

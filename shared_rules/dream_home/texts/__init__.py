"""Dream Home's texts, one module per language, all with the same names."""

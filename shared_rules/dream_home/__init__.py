"""Dream Home (rules D1-D7)."""

"""Colors of Paris (rules C1-C3)."""

"""What the tracker says, one module per language."""

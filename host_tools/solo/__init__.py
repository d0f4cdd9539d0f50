"""Playing against Madame du Barry from the command line."""

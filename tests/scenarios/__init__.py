"""Whole games as scripts of keys, with the sheets that they must end in."""

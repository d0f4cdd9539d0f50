"""Rococo during play: entries in, the state of the table and the news out (R2-R5, R7, R9)."""

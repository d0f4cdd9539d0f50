"""A firmware that counts presses, on the display and in a file."""

"""A greeting, and enough to fill more than one block of flash."""

GREETING = "hello"
FILLING = b""

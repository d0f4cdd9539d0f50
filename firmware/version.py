"""The version of the program, the same as in pyproject.toml."""

VERSION = b"0.1.0"

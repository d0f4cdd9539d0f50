"""The version of this application."""

VERSION = b"1.0"

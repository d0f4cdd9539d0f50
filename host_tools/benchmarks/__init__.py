"""Measurements of what the device costs its users and its parts, printed as tables."""

"""Madame du Barry on the device: her turns at the table during play (R8)."""

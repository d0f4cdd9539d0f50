"""Whole games as scripts of keys, with the sheets that they must end in."""

import tabletally  # noqa: F401 - makes the device's modules importable here

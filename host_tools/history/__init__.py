"""The games that are over, read from a device or from the flash image of a virtual board."""

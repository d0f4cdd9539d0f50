"""How a run on the virtual board can end before its time."""


class WrongUsage(Exception):
    """What was asked for cannot be done; the sentence says why. Exit status 2."""


class FirmwareStopped(Exception):
    """The firmware ended, failed, or never came to rest. Exit status 1."""


class PowerFailed(Exception):
    """The supply failed in the middle of a flash operation, as a `cut@N` had planned."""

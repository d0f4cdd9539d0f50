"""How long a board is waited for: longer for one that is emulated."""

import os

VARIABLE = "TABLETALLY_PATIENCE"


def patient(seconds: float) -> float:
    """The time to wait for what takes `seconds` at most on a real board.

    The variable TABLETALLY_PATIENCE says how many times as long; what is no number says nothing.
    """
    try:
        return seconds * max(1.0, float(os.environ.get(VARIABLE, "1")))
    except ValueError:
        return seconds

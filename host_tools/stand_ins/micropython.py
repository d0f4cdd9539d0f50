"""What shared_rules imports from `micropython`, for CPython: constants are plain values."""


def const(value):
    """Return the value: MicroPython's compiler folds it, CPython just names it."""
    return value

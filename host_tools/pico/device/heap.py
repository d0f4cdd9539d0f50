"""Starts the application up to its first screen; prints the heap that is free then, and its largest
block, in bytes."""

import gc

import tabletally_start


class _Shown(BaseException):
    """The first screen is there."""


def _largest(free):
    while True:
        try:
            bytearray(free)
            return free
        except MemoryError:
            free -= 2048


def _measure():
    gc.collect()
    free = gc.mem_free()
    print(free, _largest(free))
    raise _Shown


if "firmware" not in __import__("sys").modules:
    tabletally_start.mount()
from firmware.main import main  # noqa: E402

try:
    main(_measure)
except _Shown:
    gc.collect()

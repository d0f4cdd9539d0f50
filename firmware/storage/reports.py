"""What storage has to tell the user, as numbers, and the one exception it raises.

A report is a tuple (what, path, number). `path` is the file or folder after it was set aside, or
where it stands; `number` counts bytes for CUT, otherwise it is 0.
"""

from micropython import const

FRESH = const(1)  # nothing is stored here: a first start, or the file system was formatted
CUT = const(2)  # the damaged end of a file was left out; the file as it was is set aside
DAMAGED = const(3)  # nothing in it can be used: set aside
OTHER_FORMAT = const(4)  # written by another version in a form unknown here: set aside
OTHER_LAYOUT = const(5)  # a sheet whose fields are others than this version's: set aside
UNKNOWN_GAME = const(6)  # a game that this version does not have: set aside
SEATS_LOST = const(7)  # the names and colours of a game are damaged; the game goes on
OUT_OF_RANGE = const(8)  # a setting had a value that cannot be: its default is used
SET_ASIDE = const(9)  # as it was found, at an earlier start; it has not been said since
NO_ROOM = const(10)  # something that can wait could not be stored; nothing is lost


class NotStored(Exception):
    """Flash is full or does not work; `errno` is positive. What was stored before is there."""

    def __init__(self, errno):
        super().__init__(errno)
        self.errno = errno

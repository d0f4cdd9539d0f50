"""The three files of one game, kept open: the newest records, and older ones on either side."""

from micropython import const

from . import facts, files
from .newest import Newest

NEWEST = "/newest"
OLDER = ("/older0", "/older1")

_BLOCK = const(2)  # place among the open files, behind the two sides


class GameFiles:
    """Open files of the game in `folder`; each method may raise OSError."""

    def __init__(self):
        self.folder = ""
        self._open = [None, None, None]

    def open_newest(self, folder):
        """Open the block, which must be there; return its file."""
        self.close()
        self.folder = folder
        self._open[_BLOCK] = files.open_file(folder + NEWEST, "r+b")
        return self._open[_BLOCK]

    def open_older(self, side):
        """Open both files of older records, the one that is not on `side` emptied."""
        for either in (0, 1):
            path = self.folder + OLDER[either]
            keep = files.size(path) == 0 or (either == side and files.exists(path))
            self._open[either] = files.open_file(path, "r+b" if keep else "w+b")

    def open_all(self, folder, side):
        """Open all three."""
        self.open_newest(folder)
        self.open_older(side)

    def make_older(self, folder, side):
        """Make an empty file of older records in a folder that may be new."""
        self.close()
        self.folder = folder
        files.make_folder(folder)
        self._open[side] = files.open_file(folder + OLDER[side], "w+b")

    def is_open(self):
        """Whether all files are open."""
        return self._open[0] and self._open[1] and self._open[_BLOCK]

    def newest(self):
        """Return the file of the block."""
        return self._open[_BLOCK]

    def older(self, side):
        """Return the file of the older records on one side."""
        return self._open[side]

    def close(self):
        """Close all; what a file that failed could not write is not wanted any more."""
        for place in range(len(self._open)):
            file, self._open[place] = self._open[place], None
            if file:
                _close(file)


def side_in(folder):
    """Return the side that counts in a folder; -1 if there is no game."""
    if not files.exists(folder + NEWEST):
        return -1
    block = Newest()
    with files.open_file(folder + NEWEST, "rb") as file:
        block.read(file)
    return block.side


def facts_in(folder):
    """Return the packed facts of the game in a folder."""
    with files.open_file(folder + OLDER[side_in(folder)], "rb") as file:
        return file.read(facts.SIZE)


def _close(file):
    try:
        file.close()
    except OSError:
        return

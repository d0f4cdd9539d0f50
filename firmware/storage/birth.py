"""The mark that this file system has been used, so that a fresh one is noticed.

The start-up script of MicroPython formats the file system when it cannot be mounted, without a
word. Afterwards it looks like that of a new device, and no program on it can tell the two apart:
all that can be said is that nothing is stored here, and it is said until the user has seen it.
"""

from . import files, reports

_UNSEEN = b"1"
_SEEN = b"2"


class Birth:
    """The mark in the file `path`."""

    def __init__(self, path, bare, told):
        """Look for the mark and make it when missing.

        bare   whether nothing else is stored
        """
        self._path = path
        mark = files.read(path)
        if mark != _SEEN and mark != _UNSEEN:
            mark = _UNSEEN if bare else _SEEN
            self._write(mark, told)
        self.fresh = mark == _UNSEEN
        if self.fresh:
            told.append((reports.FRESH, path, 0))

    def seen(self, told):
        """The user has read it: it will not be said again."""
        if self.fresh:
            self.fresh = False
            self._write(_SEEN, told)

    def _write(self, mark, told):
        try:
            files.replace(self._path, mark)
        except OSError:
            told.append((reports.NO_ROOM, self._path, 0))

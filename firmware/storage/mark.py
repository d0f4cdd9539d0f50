"""What was told: the mark that this file system has been used, and which files are set aside.

The start-up script of MicroPython formats the file system when it cannot be mounted, without a
word. Afterwards it looks like that of a new device, and no program on it can tell the two apart:
all that can be said is that nothing is stored here, and it is said until the user has seen it.
"""

from . import files, reports
from .writing import write

_UNSEEN = "1"
_SEEN = "2"


class Mark:
    """The file `path`: whether the user has seen that the file system is fresh; names told of."""

    def __init__(self, path, root, guard):
        """Look for the mark before anything else is done in the folder `root`."""
        self._path = path
        self._root = root
        self._guard = guard
        bare = not files.names(root)
        lines = (files.read(path) or b"").decode().split("\n")
        self._missing = lines[0] != _SEEN and lines[0] != _UNSEEN
        if self._missing:
            lines = [_UNSEEN if bare else _SEEN]
        self.fresh = lines[0] == _UNSEEN
        self._told = lines[1:]

    def tell(self, told):
        """Append what the user has not seen to the list `told`; NotStored: it will be again."""
        if self.fresh:
            told.append((reports.FRESH, self._root, 0))
        known = [path for _, path, _ in told]
        for path in files.aside_in(self._root):
            if path not in self._told and path not in known:
                told.append((reports.SET_ASIDE, path, 0))
        if self._missing:
            self._store()

    def seen(self):
        """The user has read it: it will not be said again. NotStored: it may be."""
        aside = files.aside_in(self._root)
        if self.fresh or aside != self._told:
            self.fresh = False
            self._told = aside
            self._store()

    def clear_aside(self):
        """Remove all that was set aside."""
        for path in files.aside_in(self._root):
            write(self._guard, files.remove, path)
        self.seen()

    def _store(self):
        state = _UNSEEN if self.fresh else _SEEN
        content = "\n".join([state] + self._told)
        write(self._guard, files.replace, self._path, content.encode())
        self._missing = False

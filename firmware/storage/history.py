"""Games that are over, at least the last 50, in a few files of ten that grow at their end.

Each stands behind a head (core.played). A file is named after its first number.
Heads are read to list the games, a game is read when it is shown.
"""

from micropython import const

from shared_rules.core import played
from shared_rules.core.packing import Damaged

from . import files, reports
from .writing import write

KEPT = const(50)  # games at least

_PER_FILE = const(10)
_FILES = const(6)  # KEPT games fill five
_GONE = ".gone"


class History:
    """The games that are over.

    guard     is told before and after flash is written
    numbers   of the games, the newest last
    """

    def __init__(self, folder, guard, told):
        """Nothing is read yet; what turns out to be damaged is appended to the list `told`."""
        self._folder = folder
        self._guard = guard
        self._told = told
        self.forget()

    def open(self):
        """Read what there is; once is enough."""
        if self._names:
            return
        self._remove_gone()
        for name in files.names(self._folder):
            if files.is_new(name):
                files.finish_exchange(self._folder + "/" + name[:-4])
        for name in files.names(self._folder):
            if name.isdigit():
                self._names.append(name)
                self._scan(name)

    def forget(self):
        """Give back the memory that `open` took."""
        self.numbers = []
        self._places = []  # of each: file, where it begins, length
        self._names = []

    def read(self, number):
        """Return the core.played.Played of a number; None if it is not there or damaged."""
        self.open()
        if number not in self.numbers:
            return None
        name, at, length = self._places[self.numbers.index(number)]
        try:
            return played.unpack(_part(self._path(name), at + played.HEAD, length))
        except played.OtherFormat:
            self._told.append((reports.OTHER_FORMAT, self._path(name), 0))
        except Damaged:
            self._told.append((reports.DAMAGED, self._path(name), 0))
        return None

    def store(self, number, content):
        """Add a game, or put it in the place of that with its number; NotStored if that fails."""
        self.open()
        try:
            write(self._guard, self._store, number, content)
        finally:
            self.forget()

    def clear(self):
        """Forget all games at once; NotStored if that fails."""
        self.forget()
        write(self._guard, self._clear)

    def _clear(self):
        files.remove(self._folder + _GONE)
        if files.exists(self._folder):
            files.rename(self._folder, self._folder + _GONE)
            self._remove_gone()

    def _remove_gone(self):
        """Remove what was cleared; what cannot be removed now is no history any more, and waits."""
        try:
            files.remove(self._folder + _GONE)
        except OSError:
            return

    def _store(self, number, content):
        files.make_folder(self._folder)
        if number in self.numbers:
            self._put(number, content)
        else:
            self._append(number, content)

    def _append(self, number, content):
        name = self._names[-1] if self._names else ""
        in_last = 0
        for place in self._places:
            if place[0] == name:
                in_last += 1
        if not name or in_last >= _PER_FILE:
            name = f"{max(number, int(name or 0) + 1):05d}"
            self._names.append(name)
        with files.open_file(self._path(name), "ab") as file:
            file.write(played.head(number, len(content)) + content)
        while len(self._names) > _FILES:
            oldest = self._path(self._names.pop(0))
            files.remove(files.new(oldest))
            files.remove(oldest)

    def _put(self, number, content):
        """Write a file anew with one game exchanged."""
        name = self._places[self.numbers.index(number)][0]
        path = self._path(name)
        with files.open_file(files.new(path), "wb") as file:
            for other, place in zip(self.numbers, self._places):
                if place[0] != name:
                    continue
                part = content if other == number else _part(path, place[1] + played.HEAD, place[2])
                file.write(played.head(other, len(part)) + part)
        files.rename(files.new(path), path)

    def _scan(self, name):
        path = self._path(name)
        end = files.size(path)
        at = 0
        with files.open_file(path, "rb") as file:
            while at < end:
                number, length = played.told_by(file.read(played.HEAD))
                if not length or at + played.HEAD + length > end:
                    break
                self.numbers.append(number)
                self._places.append((name, at, length))
                at += played.HEAD + length
                file.seek(at)
        if at < end:
            self._cut(path, at, end)

    def _cut(self, path, good, end):
        """Set a file aside whose end is damaged, and keep the good part."""
        write(self._guard, _copy, path, files.new(path), good)
        aside = write(self._guard, files.exchange, path)
        self._told.append((reports.CUT, aside, end - good))

    def _path(self, name):
        return self._folder + "/" + name


def _copy(path, copy, length):
    with files.open_file(copy, "wb") as file:
        file.write(_part(path, 0, length))


def _part(path, at, length):
    with files.open_file(path, "rb") as file:
        file.seek(at)
        return file.read(length)

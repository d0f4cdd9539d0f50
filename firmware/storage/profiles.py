"""Copy profiles: the printed numbers of one copy of a game, asked once and remembered.

They are a sheet of the game's own table of printed numbers, PRINTED. A number that was never said
is ABSENT there; ask `Sheet.get`, for `Sheet.value` would give a default.
"""

from shared_rules.core.layout import layout
from shared_rules.core.packing import Damaged, Reader, Writer, sealed, unsealed
from shared_rules.core.sheet import ABSENT, Sheet

from . import files, reports
from .writing import write

_FORMAT = 1
_MOST = 9  # of one game
_LONGEST_NAME = 24  # bytes


class Profile:
    """One copy of a game.

    game     its word in the registry
    number   1 and up
    name     UTF-8 bytes
    sheet    Sheet of the printed numbers
    """

    def __init__(self, game, number, name, table):
        self.game = game
        self.number = number
        self.name = name
        self.sheet = Sheet(table)


class Profiles:
    """All copy profiles, a sealed file each, in `folder`."""

    def __init__(self, folder, guard, told):
        """What turns out to be damaged is appended to the list `told`.

        guard   is told before and after flash is written (firmware.keys.Keys)
        """
        self._folder = folder
        self._guard = guard
        self._told = told

    def numbers(self, game):
        """Return the numbers of a game's profiles."""
        return [n for n in range(1, _MOST + 1) if files.exists(self._path(game, n))]

    def make(self, game, name, table):
        """Return a new profile, which is there once stored; ValueError when there are too many."""
        for number in range(1, _MOST + 1):
            if not files.exists(self._path(game, number)):
                return Profile(game, number, name, table)
        raise ValueError("too many profiles")

    def load(self, game, number, table):
        """Return a profile; None if there is none, or it was damaged and is set aside."""
        path = self._path(game, number)
        content = files.read(path)
        if content is None:
            return None
        profile = Profile(game, number, b"", table)
        try:
            what = _unpack(profile, Reader(unsealed(content)))
        except Damaged:
            what = reports.DAMAGED
        if not what:
            return profile
        self._told.append((what, files.set_aside(path), 0))
        return None

    def store(self, profile):
        """Store a profile; NotStored: what was stored before is still there."""
        if len(profile.name) > _LONGEST_NAME:
            raise ValueError("name too long")
        table = profile.sheet.table
        writer = Writer()
        writer.byte(_FORMAT)
        writer.text(profile.name)
        writer.byte(len(table))
        writer.word(layout(table))
        writer.cells(profile.sheet.cells, ABSENT)
        path = self._path(profile.game, profile.number)
        write(self._guard, self._replace, path, sealed(writer.data))

    def remove(self, game, number):
        """Forget a profile."""
        write(self._guard, files.remove, self._path(game, number))

    def _replace(self, path, content):
        files.make_folder(self._folder)
        files.replace(path, content)

    def _path(self, game, number):
        return self._folder + "/" + game + "." + str(number)


def _unpack(profile, reader):
    """Fill a profile; return 0, or what is wrong. Fields may have been added behind since."""
    if reader.byte() != _FORMAT:
        return reports.OTHER_FORMAT
    profile.name = reader.text()
    table = profile.sheet.table
    fields = reader.byte()
    if fields > len(table) or layout(table, fields) != reader.word():
        return reports.OTHER_LAYOUT
    reader.cells(profile.sheet.cells)
    return 0

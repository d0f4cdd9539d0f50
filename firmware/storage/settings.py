"""What the user has chosen, in one small sealed file that is replaced whole."""

from micropython import const

from shared_rules.core.packing import Damaged, Reader, Writer, sealed, unsealed

from . import files, reports
from .facts import LONGEST_NAME, pack_seats, unpack_seats
from .reports import NotStored
from .writing import write

LANGUAGE = const(0)  # 0 while none was chosen, else its place in firmware.first_start.LANGUAGES + 1
FLIP = const(1)  # the display by 180 degrees
BRIGHTNESS = const(2)  # steps
BLANK_AFTER = const(3)  # minutes without a key; 0 never
REPEAT_SPEED = const(4)  # of a held key: slow, normal, fast

MOST_NAMES = const(12)

_DECLARED = (  # default, least, most
    (0, 0, 9),
    (0, 0, 1),
    (3, 1, 5),
    (5, 0, 60),
    (1, 0, 2),
)
_FORMAT = const(1)
_NUMBERS = const(1)  # what a part of the file holds
_NAMES = const(2)
_SEATS = const(3)
_PROFILES = const(4)


class Settings:
    """The settings, and what is remembered from one game to the next.

    names   UTF-8 bytes of names that were sent from the host, at most MOST_NAMES
    seats   of the last game, as in facts.Facts
    """

    def __init__(self, path, guard, told):
        """Read the file; what is wrong with it is appended to the list `told`.

        guard   is told before and after flash is written (firmware.keys.Keys)
        """
        self._path = path
        self._guard = guard
        self._values = [default for default, _, _ in _DECLARED]
        self._unknown = []  # numbers and parts of a newer version: kept as they are
        self._profiles = []  # of (game, number)
        self.names = []
        self.seats = []
        self._read(told)

    def get(self, setting):
        """Return the value of a setting."""
        return self._values[setting]

    def bounds(self, setting):
        """Return the least and the most that a setting can be."""
        return _DECLARED[setting][1:]

    def put(self, setting, value):
        """Change a setting and store it. ValueError: it cannot be that; NotStored: it is not."""
        least, most = self.bounds(setting)
        if not least <= value <= most:
            raise ValueError(setting)
        before = self._values[setting]
        if value == before:
            return
        self._values[setting] = value
        try:
            self.store()
        except NotStored:
            self._values[setting] = before
            raise

    def profile(self, game):
        """Return the number of the copy profile that was last used for a game; 0 if none."""
        for name, number in self._profiles:
            if name == game:
                return number
        return 0

    def last_game(self):
        """Return the word of the game that was begun last, "" if there was none."""
        return self._profiles[-1][0] if self._profiles else ""

    def remember(self, game, seats, profile):
        """Store who plays, and with which copy, as proposals for the next game."""
        profiles = [(name, number) for name, number in self._profiles if name != game]
        profiles.append((game, profile))
        if profiles == self._profiles and seats == self.seats:
            return
        before = self._profiles, self.seats
        self._profiles, self.seats = profiles, list(seats)
        try:
            self.store()
        except NotStored:
            self._profiles, self.seats = before
            raise

    def keep_names(self, names):
        """Store the names to choose from. ValueError: too many, or one is too long.

        Who is no longer among them is not proposed for the next game.
        """
        if len(names) > MOST_NAMES or any(len(name) > LONGEST_NAME for name in names):
            raise ValueError("names")
        before = self.names, self.seats
        self.names = list(names)
        self.seats = [(colour, name if name in names else b"") for colour, name in self.seats]
        try:
            self.store()
        except NotStored:
            self.names, self.seats = before
            raise

    def store(self):
        """Store all; NotStored if that fails."""
        write(self._guard, files.replace, self._path, self._pack())

    def _pack(self):
        writer = Writer()
        writer.byte(_FORMAT)
        numbers = Writer()
        for setting in range(len(self._values)):
            numbers.byte(setting)
            numbers.word(self._values[setting])
        _part(writer, _NUMBERS, numbers)
        names = Writer()
        names.byte(len(self.names))
        for name in self.names:
            names.text(name)
        _part(writer, _NAMES, names)
        seats = Writer()
        pack_seats(seats, self.seats)
        _part(writer, _SEATS, seats)
        profiles = Writer()
        profiles.byte(len(self._profiles))
        for game, number in self._profiles:
            profiles.text(game)
            profiles.byte(number)
        _part(writer, _PROFILES, profiles)
        for kind, content in self._unknown:
            _part(writer, kind, content)
        return sealed(writer.data)

    def _read(self, told):
        content = files.read(self._path)
        if content is None:
            return
        what = 0
        try:
            reader = Reader(unsealed(content))
            if reader.byte() == _FORMAT:
                while reader.at < len(reader.data):
                    kind = reader.byte()
                    self._take(kind, Reader(reader.take(reader.word())), told)
            else:
                what = reports.OTHER_FORMAT
        except Damaged:
            what = reports.DAMAGED
        if what:
            told.append((what, files.set_aside(self._path), 0))

    def _take(self, kind, part, told):
        if kind == _NUMBERS:
            while part.at < len(part.data):
                self._take_number(part.byte(), part.number(), told)
        elif kind == _NAMES:
            self.names = [part.text() for _ in range(part.byte())]
        elif kind == _SEATS:
            self.seats = unpack_seats(part)
        elif kind == _PROFILES:
            self._profiles = [(part.text().decode(), part.byte()) for _ in range(part.byte())]
        else:
            self._unknown.append((kind, part))

    def _take_number(self, setting, value, told):
        if setting >= len(_DECLARED):
            kept = Writer()
            kept.byte(setting)
            kept.word(value)
            self._unknown.append((_NUMBERS, kept))
            return
        _, least, most = _DECLARED[setting]
        if least <= value <= most:
            self._values[setting] = value
        else:
            told.append((reports.OUT_OF_RANGE, self._path, setting))


def _part(writer, kind, content):
    writer.byte(kind)
    writer.word(len(content.data))
    writer.data.extend(content.data)

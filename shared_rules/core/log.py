"""The log of one game: small records that carry the old value too; the sheet is their replay.

A step is what one confirmed entry changes, and what one undo takes back. A
record has RECORD bytes: kind, position, cell, old value, new value, checksum.
The checksum goes on from the record before, so that a lost, torn or changed
record is found where it stands.
"""

from array import array

from micropython import const

from .sheet import ABSENT

RECORD = const(10)  # bytes
FORMAT = const(1)  # version of the records, kept in the first one
MOST_CHANGES = const(64)  # of one step

# Kinds of records.
_BEGIN = const(1)  # cell: the game's number; old: FORMAT; new: the layout of its sheet
_CHANGE = const(2)
_MERGE = const(3)  # a change that belongs to the step before
_UNDO = const(4)  # old and new: how many entries count before and after
_REDO = const(5)  # likewise
_KNOWN = const(6)  # a value that stood in the sheet before the oldest entry
_KIND = const(0x0F)
_FIRST = const(0x10)  # of its step
_LAST = const(0x20)
_WHOLE = const(0x30)

_START = const(1 << 14)  # in `_cells`: the entry begins a step
_CELL = const((1 << 14) - 1)
_SIGN = const(1 << 15)
_WORDS = const(1 << 16)
_PRIME = const(65521)
_FACTOR = const(257)
_SEED = const(24301)
_CHECKED = const(8)  # bytes of a record before its checksum
_FORGET = const(4)  # the part of the oldest entries that a full log gives up: one of so many


class Full(Exception):
    """A step has more changes than MOST_CHANGES."""


class Log:
    """What happened in one game, undoable to any depth that `capacity` entries allow.

    `begin`, `finish`, `undo` and `redo` leave `length` bytes in `pending`, to
    be stored in one go. Then comes `settle`, or, if storing failed,
    `take_back`, which restores the state before. Nothing here allocates.

    count   entries kept, with those that were undone and can be redone
    done    entries that count
    """

    def __init__(self, capacity=2000):
        self._cells = array("h", bytes(2 * capacity))
        # What is not in the sheet: the old value of an entry that counts, the new one of another.
        self._others = array("h", bytes(2 * capacity))
        self.pending = bytearray(RECORD * MOST_CHANGES)
        self._clear()

    def _clear(self):
        self.length = 0
        self.count = 0
        self.done = 0
        self.position = 0  # records that are stored
        self.game = 0
        self.layout = 0
        self._check = _SEED

    def begin(self, game, layout):
        """Begin the log of an empty sheet of the game with this number and layout."""
        self._clear()
        self.game = game
        self.layout = layout
        self._add(_BEGIN | _WHOLE, game, FORMAT, layout)
        self._seal()

    def start(self):
        """Start a step."""
        self.length = 0

    def change(self, sheet, cell, value):
        """Set one cell of the sheet; nothing is noted if it holds that value already."""
        old = sheet.cells[cell]
        if old == value:
            return
        if self.length == RECORD * MOST_CHANGES:
            raise Full
        self._add(_CHANGE, cell, old, value)
        sheet.cells[cell] = value

    def finish(self, merge=False):
        """End the step; False if it changed nothing.

        merge   whether a change of the one cell that the step before changed
                becomes part of that step
        """
        if not self.length:
            return False
        if merge and self._can_merge():
            self.pending[0] = _MERGE | _WHOLE
        else:
            self.pending[0] |= _FIRST
            self.pending[self.length - RECORD] |= _LAST
        self._seal()
        return True

    def undo(self, sheet):
        """Take back the last step that counts; False if there is none."""
        if not self.done:
            return False
        target = self.done - 1
        while target and not self._cells[target] & _START:
            target -= 1
        self._turn(sheet, _UNDO, target)
        return True

    def redo(self, sheet):
        """Do again the step that was undone last; False if there is none."""
        if self.done == self.count:
            return False
        target = self.done + 1
        while target < self.count and not self._cells[target] & _START:
            target += 1
        self._turn(sheet, _REDO, target)
        return True

    def settle(self):
        """The pending records are stored: they count from now on."""
        for at in range(0, self.length, RECORD):
            self._enter(self.pending, at)
        self.length = 0

    def take_back(self, sheet):
        """The pending records could not be stored: the sheet is as it was before them."""
        _revert(sheet, self.pending, 0, self.length)
        if self.length and self.pending[0] & _KIND >= _UNDO:
            self._move(sheet, _number(self.pending, 4))
        self.length = 0

    def last_cell(self):
        """Return the cell that the last entry changed; -1 if there is none."""
        return self._cells[self.done - 1] & _CELL if self.done else -1

    def replay(self, sheet, data, size):
        """Go on with stored records; returns how many of the `size` bytes are good and count.

        What is behind them is damaged, or a step that is not there whole. The
        first record of a log is its beginning, and goes with an empty sheet.
        """
        check = self._check
        position = self.position
        good = at = 0
        while at + RECORD <= size:
            if data[at + 1] != position & 0xFF or not self._fits(sheet, data, at):
                break
            check = _checksum(check, data, at)
            if check != _word(data, at + _CHECKED):
                break
            self._apply(sheet, data, at)
            position += 1
            at += RECORD
            if data[at - RECORD] & _LAST:
                while good < at:
                    self._enter(data, good)
                    good += RECORD
        _revert(sheet, data, good, at)
        return good

    def rewrite(self, sheet, store):
        """Store the shortest log of the same state, undo and redo by `store(buffer, length)`.

        For a file that has grown by much undoing. The log goes on from there;
        if storing fails, the exception passes through and the log is useless.
        """
        done = self.done
        self._move(sheet, 0)
        self.position = 0
        self._check = _SEED
        self.length = 0
        self._add(_BEGIN | _WHOLE, self.game, FORMAT, self.layout)
        self._flush(store)
        cells = sheet.cells
        for cell in range(len(cells)):
            if cells[cell] != ABSENT:
                self._add(_KNOWN | _WHOLE, cell, ABSENT, cells[cell])
                self._flush(store)
        for entry in range(self.count):
            cell = self._cells[entry]
            flags = _FIRST if cell & _START else 0
            if entry + 1 == self.count or self._cells[entry + 1] & _START:
                flags |= _LAST
            cell &= _CELL
            self._add(_CHANGE | flags, cell, cells[cell], self._others[entry])
            self._move(sheet, entry + 1)
            if flags & _LAST:
                self._flush(store)
        if done < self.count:
            self._add(_UNDO | _WHOLE, 0, self.count, done)
            self._flush(store)
        self._move(sheet, done)

    def _add(self, kind, cell, old, new):
        record = self.pending
        at = self.length
        record[at] = kind
        _set_word(record, at + 2, cell)
        _set_word(record, at + 4, old)
        _set_word(record, at + 6, new)
        self.length += RECORD

    def _seal(self):
        """Number the pending records and give them their checksums."""
        check = self._check
        position = self.position
        for at in range(0, self.length, RECORD):
            self.pending[at + 1] = position & 0xFF
            check = _checksum(check, self.pending, at)
            _set_word(self.pending, at + _CHECKED, check)
            position += 1

    def _flush(self, store):
        self._seal()
        store(self.pending, self.length)
        self._check = _word(self.pending, self.length - RECORD + _CHECKED)
        self.position += self.length // RECORD
        self.length = 0

    def _can_merge(self):
        last = self.done - 1
        return (
            self.length == RECORD
            and last >= 0
            and self.done == self.count
            and self._cells[last] == _word(self.pending, 2) | _START
        )

    def _turn(self, sheet, kind, target):
        self.length = 0
        self._add(kind | _WHOLE, 0, self.done, target)
        self._seal()
        self._move(sheet, target)

    def _move(self, sheet, target):
        """Make the first `target` entries count, and no others."""
        cells = sheet.cells
        while self.done > target:
            self.done -= 1
            self._swap(cells, self.done)
        while self.done < target:
            self._swap(cells, self.done)
            self.done += 1

    def _swap(self, cells, entry):
        cell = self._cells[entry] & _CELL
        value = cells[cell]
        cells[cell] = self._others[entry]
        self._others[entry] = value

    def _fits(self, sheet, data, at):
        """Whether a stored record can follow the state as it is."""
        kind = data[at] & _KIND
        if (kind == _BEGIN) != (self.position == 0):
            return False
        if kind == _BEGIN:
            return _number(data, at + 4) == FORMAT
        if kind == _UNDO or kind == _REDO:
            return _number(data, at + 4) == self.done and (0 <= _number(data, at + 6) <= self.count)
        cell = _word(data, at + 2)
        return (
            (kind == _CHANGE or kind == _MERGE or kind == _KNOWN)
            and cell < len(sheet.cells)
            and sheet.cells[cell] == _number(data, at + 4)
            and (kind != _MERGE or self.done > 0)
        )

    def _apply(self, sheet, data, at):
        """Do to the sheet what a stored record says."""
        kind = data[at] & _KIND
        if kind == _UNDO or kind == _REDO:
            self._move(sheet, _number(data, at + 6))
        elif kind != _BEGIN:
            sheet.cells[_word(data, at + 2)] = _number(data, at + 6)

    def _enter(self, data, at):
        """Count a record that is stored."""
        kind = data[at] & _KIND
        if kind == _BEGIN:
            self.game = _word(data, at + 2)
            self.layout = _number(data, at + 6)
        elif kind == _CHANGE:
            if self.done == len(self._cells):
                self._forget()
            start = _START if data[at] & _FIRST else 0
            self._cells[self.done] = _word(data, at + 2) | start
            self._others[self.done] = _number(data, at + 4)
            self.done += 1
            self.count = self.done
        self._check = _word(data, at + _CHECKED)
        self.position += 1

    def _forget(self):
        """Give up the oldest steps: they cannot be undone any more."""
        first = self.count // _FORGET
        while first < self.count - 1 and not self._cells[first] & _START:
            first += 1
        for entry in range(first, self.count):
            self._cells[entry - first] = self._cells[entry]
            self._others[entry - first] = self._others[entry]
        self.count -= first
        self.done -= first


def _revert(sheet, data, start, end):
    """Take the changes of the records from `start` to `end` out of the sheet again."""
    at = end - RECORD
    while at >= start:
        kind = data[at] & _KIND
        if kind == _CHANGE or kind == _MERGE:
            sheet.cells[_word(data, at + 2)] = _number(data, at + 4)
        at -= RECORD


def _checksum(check, data, at):
    for place in range(at, at + _CHECKED):
        check = (check * _FACTOR + data[place] + 1) % _PRIME
    return check


def _word(data, at):
    return data[at] | data[at + 1] << 8


def _number(data, at):
    word = data[at] | data[at + 1] << 8
    return word - _WORDS if word & _SIGN else word


def _set_word(data, at, value):
    data[at] = value & 0xFF
    data[at + 1] = value >> 8 & 0xFF

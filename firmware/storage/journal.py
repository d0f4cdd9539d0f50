"""One game on flash: every confirmed entry is there when `store` returns.

A folder holds the block of the newest records and two files of which one holds the older ones,
behind the game's facts. The block says which one and how many of its records count: it is written
last, in one piece, so that nothing else ever decides what is true.
"""

from micropython import const

from shared_rules.core.log import FORMAT, RECORD
from shared_rules.core.sheet import ABSENT, Sheet
from shared_rules.core.table import Fields

from . import facts, files, game_files, newest
from .game_files import GameFiles
from .newest import Newest
from .replaying import replay
from .reports import NotStored

_LIMIT = const(1600)  # records of the older file before it is written anew
_BEGIN = const(1)  # kind of a log's first record
_KIND = const(0x0F)


class Journal:
    """Stores what `log` has pending.

    guard    is told before and after flash is written (firmware.keys.Keys)
    sheet    of the log; set by the caller before `load`, `found`, `tidy` and `rewrite`
    folder   of the game
    newest   the block, with what it says
    facts    facts.SIZE bytes, as facts.Facts packs them
    """

    def __init__(self, guard, log):
        self._guard = guard
        self.log = log
        self.sheet = Sheet(Fields())
        self.folder = ""
        self.newest = Newest()
        self.facts = bytearray(facts.SIZE)
        self._tidy_at = _LIMIT
        self._files = GameFiles()
        self._take_older = self._take

    def peek(self, folder):
        """Open the files in `folder`; return the game and layout that the log begins with.

        (-1, 0) when it has no such beginning, (-1, format) when its format is another.
        """
        self.folder = folder
        self._tidy_at = _LIMIT
        block = self.newest
        record = bytearray(RECORD)
        try:
            held = block.read(self._files.open_newest(folder))
            if block.state != newest.PLAYED and block.state != newest.FINISHED:
                return -1, 0
            self._files.open_older(block.side)
            self._start_of_older(-facts.SIZE)
            self._older().readinto(self.facts)
            if block.older:
                self._older().readinto(record)
        except OSError:
            return -1, 0
        if not block.older and held:
            for at in range(RECORD):
                record[at] = block.block[newest.HEAD + at]
        if record[0] & _KIND != _BEGIN:
            return -1, 0
        form = record[4] | record[5] << 8
        if form != FORMAT:
            return -1, form
        return record[2] | record[3] << 8, record[6] | record[7] << 8

    def load(self):
        """Replay all that is stored into the log and sheet; return the bytes that are lost.

        When some are lost, nothing must be stored before `salvage`. When nothing is good, the
        log has no record: its position is 0.
        """
        block = self.newest
        self.sheet.clear()
        self.log.begin(0, 0)
        self.log.start()
        self._start_of_older(0)
        good = replay(self._older(), block.older * RECORD, self.log, self.sheet)
        if good == block.older * RECORD:
            file = self._files.newest()
            file.seek(0)
            held = block.read(file)
            records = memoryview(block.block)[newest.HEAD :]
            good += self.log.replay(self.sheet, records, held * RECORD)
        return (block.older + block.count) * RECORD - good

    def found(self, folder, side):
        """Make the files of a game that begins with the log as it is; NotStored if that fails.

        An older game in the same folder, whose older records are on the other side, is there
        until the new one stands. The block goes on from what it said before, in `turn` and such.
        """
        self.folder = folder
        self._tidy_at = _LIMIT
        self._guard.before_flash()
        try:
            self._files.make_older(folder, side)
            self._fill(side)
            self.newest.seal()
            files.replace(folder + game_files.NEWEST, self.newest.block)
            self._files.open_all(folder, side)
        except OSError as error:
            self.close()
            raise NotStored(error.errno) from None
        finally:
            self._guard.after_flash()

    def salvage(self):
        """Build files of the log as it is in place of damaged ones; return where these are now.

        NotStored: they are where they were, and the log is useless.
        """
        folder = self.folder
        try:
            files.remove(files.new(folder))
            self.found(files.new(folder), 0)
            self.close()
            aside = files.exchange(folder)
            self.folder = folder
            self._files.open_all(folder, 0)
        except OSError as error:
            self.close()
            raise NotStored(error.errno) from None
        return aside

    def store(self):
        """Store the pending records. NotStored: they are not, and all is as before."""
        block = self.newest
        older, count, state = block.older, block.count, block.state
        self._guard.before_flash()
        try:
            self._be_open()
            if not block.append(self.log.pending, self.log.length):
                self._move()
            block.state = newest.PLAYED
            self._commit()
        except OSError as error:
            block.older, block.count, block.state = older, count, state
            self.close()
            raise NotStored(error.errno) from None
        finally:
            self._guard.after_flash()

    def note(self):
        """Store what the block says besides its records. NotStored: it is not."""
        self._guard.before_flash()
        try:
            self._be_open()
            self._commit()
        except OSError as error:
            self.close()
            raise NotStored(error.errno) from None
        finally:
            self._guard.after_flash()

    def tidy(self):
        """Write the older file anew if undoing made it long. NotStored: it stays as it is."""
        if self.newest.older < self._tidy_at:
            return
        needed = self.log.count
        for value in self.sheet.cells:
            if value != ABSENT:
                needed += 1
        if self.newest.older < 2 * needed:
            self._tidy_at = 2 * needed
            return
        self.rewrite()

    def rewrite(self):
        """Write the log anew, without what was undone and replaced, and the facts with it."""
        block = self.newest
        side, older, count = block.side, block.older, block.count
        self._guard.before_flash()
        try:
            self._be_open()
            self._fill(1 - side)
            self._commit()
            self._tidy_at = _LIMIT
        except OSError as error:
            block.side, block.older, block.count = side, older, count
            self._tidy_at = older + _LIMIT
            self.close()
            self._be_open()
            self.load()
            raise NotStored(error.errno) from None
        finally:
            self._guard.after_flash()

    def close(self):
        """Close all files."""
        self._files.close()

    def _be_open(self):
        if not self._files.is_open():
            self._files.open_all(self.folder, self.newest.side)

    def _older(self):
        return self._files.older(self.newest.side)

    def _start_of_older(self, offset):
        self._older().seek(facts.SIZE + offset)

    def _move(self):
        """Put the block's records and the pending ones behind the older ones."""
        block = self.newest
        log = self.log
        older = self._older()
        self._start_of_older(block.older * RECORD)
        older.write(block.block, newest.HEAD, block.count * RECORD)
        older.write(log.pending, log.length)
        older.flush()
        block.older += block.count + log.length // RECORD
        block.count = 0

    def _commit(self):
        block = self.newest
        block.seal()
        file = self._files.newest()
        file.seek(0)
        file.write(block.block)
        file.flush()

    def _fill(self, side):
        """Write the facts and the shortest log into one of the older files."""
        block = self.newest
        block.side = side
        older = self._older()
        older.seek(0)
        older.write(self.facts)
        self.log.rewrite(self.sheet, self._take_older)
        older.flush()
        block.older = self.log.position
        block.count = 0

    def _take(self, records, length):
        self._older().write(records, length)

"""The game that is played: its sheet, its log, and each entry stored before it counts."""

from shared_rules.core.sheet import Sheet

from .reports import NO_ROOM, NotStored


class Game:
    """One game in memory and on flash.

    sheet     its values; to be changed by `change` only
    log       its log; to be read only
    facts     facts.Facts: who plays what
    slot      where it is stored
    """

    def __init__(self, table, slot, journal, facts, told):
        self.sheet = Sheet(table)
        self.log = journal.log
        self.slot = slot
        self.journal = journal
        self.facts = facts
        self._told = told
        self._waits = False  # whether a step was finished that is not stored yet
        journal.sheet = self.sheet

    def start(self):
        """Start a step."""
        self.save()
        self.log.start()

    def change(self, cell, value):
        """Set one cell in the step; log.Full if the step has too many changes: `cancel` it."""
        self.log.change(self.sheet, cell, value)

    def cancel(self):
        """Take back the step that was started."""
        self.log.take_back(self.sheet)

    def finish(self, merge=False):
        """Store the step; False if it changed nothing.

        merge   whether a change of the cell that the step before changed joins that step
        NotStored: the sheet is as it was before `start`.
        """
        return self.log.finish(merge) and self._store()

    def finish_later(self):
        """End the step, to be stored by `save` before the next key; False if it changed nothing."""
        self._waits = self.log.finish()
        return self._waits

    def save(self):
        """Store what waits for it. NotStored: the sheet is as it was before that step."""
        if self._waits:
            self._waits = False
            self._store()

    def undo(self):
        """Take back the last step and store that; False if there is none. NotStored as above."""
        self.save()
        return self.log.undo(self.sheet) and self._store()

    def redo(self):
        """Do the step again that was undone last, like `undo`."""
        self.save()
        return self.log.redo(self.sheet) and self._store()

    def _store(self):
        try:
            self.journal.store()
        except NotStored:
            self.log.take_back(self.sheet)
            raise
        self.log.settle()
        try:
            self.journal.tidy()
        except NotStored:
            self._told.append((NO_ROOM, self.journal.folder, 0))
        return True

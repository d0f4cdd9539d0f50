"""Which task of the exam an action meets, asked where only the table can tell (R7.6)."""

from shared_rules.rococo.fields import COLOUR_WORDS, COLOURS
from shared_rules.rococo.tracking import exam_tasks as tasks

from .entry_page import EntryPage
from .exam_values import CLOTH, TASK, THIMBLE, ExamValues


def ask(app, tracked, entry, when, entered):
    """Open the page for an entry (EntryValues) if anything has to be asked; returns whether.

    when, entered   as of EntryPage
    """
    exam, open_tasks, card = tracked.open_tasks(entry.kind, entry.player, when)
    if not open_tasks:
        return False
    values = ExamValues(entry, tracked.state.printed_tasks, exam, open_tasks, card)
    if values.following(-1, 1) == len(values.forms):
        return False
    app.open(ExamPage(tracked, values, entry, entered))
    return True


class ExamPage(EntryPage):
    """Asks behind the values of an entry; what is left open meets no task."""

    def __init__(self, tracked, values, entry, entered):
        super().__init__(tracked, entry.kind, entry.player, entered, entry=values)
        self._values = values

    def words_of(self, which):
        """Return the words for the choices of a value."""
        form = self._values.forms[which]
        choices = self._values.choices(which)
        if form == CLOTH:
            return tuple([self._colours(cloth) for cloth in choices])
        if form == TASK:
            return tuple([self._task(task) for task in choices])
        words = super().words_of(which)
        return words if form == THIMBLE else tuple([words[choice] for choice in choices])

    def enter(self, app):
        """Enter all, or ask on if a rule was broken."""
        values = self._values
        if self._entered(app, values.kind, values.player, values.whole()):
            app.close(True)
        return False

    def _colours(self, cloth):
        words = self._tracked.texts.WORDS
        colours = [words[COLOUR_WORDS[at]] for at in range(COLOURS) if cloth >> at & 1]
        return ", ".join(colours).encode()

    def _task(self, task):
        texts = self._tracked.texts
        deed, what = self._values.what(task)
        word = texts.DEEDS[deed]
        if what != tasks.ANYTHING:
            word = texts.WORDS[tasks.WHAT_WORDS[what]]
        return f"{task} {word}".encode()

"""The tasks of both exams as they are printed, told one after the other, once per copy (R7.6)."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.printed import PRINTED_TASK, PRINTED_TASKS
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import exam_tasks as tasks

from .entry_page import EntryPage

_DEED = const(0)  # places of the values
_WHAT = const(1)
_CARD = const(2)
_FORMS = (
    ("deed", 0, 5, tasks.DEED_WORDS, True),
    ("what", 0, 7, tasks.WHAT_WORDS, False),
    ("card", 0, 3, tasks.CARD_WORDS, False),
)
_CLOTHS = (0, 1, 2, 3, tasks.ANYTHING)
_GARMENTS = (tasks.THIMBLE, tasks.GOWN, tasks.FROCK, 0, 1, 2, 3, tasks.ANYTHING)
_CARDS = (e.MASTER, e.JOURNEYMAN, e.APPRENTICE, tasks.ANY_CARD)


class PrintedValues:
    """One printed task, the same as EntryValues; nothing is proposed but what was told before."""

    kind = 0
    player = 0
    forms = _FORMS

    def __init__(self, task, known):
        self._is_journeymans = task < tasks.JOURNEYMAN_TASKS
        self.values = array("h", (ABSENT for _ in _FORMS))
        if known >= 0:
            self.values[_DEED] = tasks.deed_of(known)
            self.values[_WHAT] = tasks.what_of(known)
            self.values[_CARD] = tasks.card_for(known, 0)

    def choices(self, which):
        """Return the numbers that can be said."""
        if which == _DEED:
            return tuple(range(len(tasks.DEED_WORDS)))
        if which == _CARD:
            return _CARDS
        return _CLOTHS if self.values[_DEED] == tasks.RESOURCE else _GARMENTS

    def low(self, which):
        """Return the least number."""
        return 0

    def high(self, which):
        """Return the largest number."""
        return _FORMS[which][2]

    def may_be_open(self, which):
        """Whether a value may be left open: then the task is marked by hand."""
        return which == _DEED

    def start(self, which):
        """Return what was told before, or ABSENT."""
        value = self.values[which]
        return value if value in self.choices(which) else ABSENT

    def usual(self, which):
        """Return what the first key shows: what is likely."""
        if which == _DEED:
            return tasks.RESOURCE if self._is_journeymans else tasks.TAILOR
        return self.choices(which)[0]

    def following(self, which, step):
        """Return the value after (or before) one that this deed needs."""
        which += step
        while 0 < which < len(_FORMS) and not self._matters(which):
            which += step
        return which

    def fill_rest(self, which):
        """Leave it open, if nothing was said yet."""
        self.values[_DEED] = ABSENT
        return which == _DEED

    def task(self):
        """Return what was told, as printed_task does; ABSENT if it was left open."""
        deed, what, card = self.values
        if deed == ABSENT:
            return ABSENT
        if not self._matters(_WHAT):
            what = tasks.ANYTHING
        if not self._matters(_CARD):
            card = e.APPRENTICE
        return tasks.printed_task(deed, card, what)

    def _matters(self, which):
        deed = self.values[_DEED]
        if deed == ABSENT or deed == tasks.OTHER:
            return False
        return not self._is_journeymans if which == _CARD else deed != tasks.FUND


class PrintedTask(EntryPage):
    """Asks for one task and goes on to the next; closes with the answer True after the last.

    printed   Sheet of the copy profile, into which all are put then
    """

    def __init__(self, tracked, printed, task=0, told=None):
        if told is None:
            told = array("h", (printed.get(PRINTED_TASK, at) for at in range(tasks.TASKS)))
        self._printed = printed
        self._told = told
        self._task = task
        self._values = PrintedValues(task, told[task])
        super().__init__(tracked, 0, 0, None, entry=self._values)

    def title_of(self):
        """Return which task of which exam it is."""
        journeymans, masters = self._tracked.texts.EXAM_TITLES
        number = self._task + 1
        if number > tasks.JOURNEYMAN_TASKS:
            return masters.format(number - tasks.JOURNEYMAN_TASKS).encode()
        return journeymans.format(number).encode()

    def words_of(self, which):
        """Return the words for the choices of a value."""
        texts = self._tracked.texts
        if which == _DEED:
            return tuple([deed.encode() for deed in texts.DEEDS])
        words = _FORMS[which][3]
        return tuple([texts.WORDS[words[at]].encode() for at in self._values.choices(which)])

    def enter(self, app):
        """Note the task; ask for the next one, or put all into the profile."""
        self._told[self._task] = self._values.task()
        if self._task + 1 < tasks.TASKS:
            app.replace(PrintedTask(self._tracked, self._printed, self._task + 1, self._told))
            return False
        self._printed.put(PRINTED_TASKS, 0, 0, 1)
        for at in range(tasks.TASKS):
            self._printed.put(PRINTED_TASK, at, 0, self._told[at])
        app.close(True)
        return False

    def back(self, app):
        """Go back a value or a task, or leave."""
        if self._which or not self._task:
            return super().back(app)
        app.replace(PrintedTask(self._tracked, self._printed, self._task - 1, self._told))
        return False

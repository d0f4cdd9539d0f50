"""What an entry says for the exam's tasks: only what can decide about a task that is open."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.fields import COLOUR_WORDS
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import exam_facts as x
from shared_rules.rococo.tracking import exam_tasks as tasks

_KINDS = const(3)
_ALL_COLOURS = (0, 1, 2, 3)
CARD = ("card", 0, 2, e.EMPLOYEE_WORDS, True)
CLOTH = ("cloth", 0, 15, None, True)
THIMBLE = ("thimble", 1, 1, ("thimble",), True)
COLOUR = ("colour", 0, 3, COLOUR_WORDS, True)
TASK = ("task", 1, 4, None, False)


class ExamValues:
    """The same for one entry as EntryValues, for its value FACTS.

    entry    EntryValues; said so far
    open     (exam, bits of its open tasks that the entry might meet)
    card     the kind of card that is proposed, or ABSENT
    """

    def __init__(self, entry, printed, exam, open_tasks, card):
        self.kind = entry.kind
        self.player = entry.player
        self._entry = entry
        self._printed = printed
        self._exam = exam
        self._open = open_tasks
        self._proposed = card
        self.forms: tuple = (CARD, THIMBLE, COLOUR, TASK)
        if entry.kind == e.FUND:
            self.forms = (CARD, TASK)
        elif entry.kind == e.RESOURCE:
            self.forms = (CARD, CLOTH, TASK)
        self.values = array("h", (ABSENT for _ in self.forms))
        self._take_old()

    def low(self, which):
        """Return the least number."""
        return min(self.choices(which))

    def high(self, which):
        """Return the largest number."""
        return max(self.choices(which))

    def may_be_open(self, which):
        """Whether a value may be left open."""
        return self.forms[which] != TASK

    def choices(self, which):
        """Return the numbers that can be said: those that an open task asks for."""
        form = self.forms[which]
        if form == CARD:
            return self._cards()
        if form == CLOTH:
            return self._cloths()
        if form == THIMBLE:
            return (1,)
        if form == COLOUR:
            return _ALL_COLOURS
        met = self._met()
        return tuple([task + 1 for task in range(tasks.JOURNEYMAN_TASKS) if met >> task & 1])

    def start(self, which):
        """Return where the counting of a value starts, ABSENT where it is not proposed."""
        value = self.values[which]
        choices = self.choices(which)
        if value in choices:
            return value
        if self.forms[which] == TASK:
            return choices[0]
        return self._proposed if self.forms[which] == CARD and self._proposed in choices else ABSENT

    def usual(self, which):
        """Return the number that the first key shows where nothing is proposed."""
        return self.choices(which)[0]

    def following(self, which, step):
        """Return the value after (or before) one that can still decide about a task."""
        which += step
        while 0 <= which < len(self.forms) and not self._matters(self.forms[which]):
            self.values[which] = ABSENT
            which += step
        return which

    def fill_rest(self, which):
        """Leave a value and all behind it open; False if a task has to be chosen."""
        for at in range(which, len(self.forms)):
            self.values[at] = ABSENT
        return not self._matters(TASK)

    def _facts(self):
        return x.facts(
            self._said(CARD),
            max(0, self._said(CLOTH)),
            self._said(THIMBLE),
            self._said(COLOUR),
            max(0, self._said(TASK)),
        )

    def what(self, task):
        """Return what a task of the exam, 1..4, asks for: its deed and its cloth or garment."""
        printed = self._printed[tasks.first_of(self._exam) + task - 1]
        return tasks.deed_of(printed), tasks.what_of(printed)

    def whole(self):
        """Return all values of the entry, with what was said here."""
        return self._values()

    def _said(self, form):
        return self.values[self.forms.index(form)] if form in self.forms else ABSENT

    def _take_old(self):
        entry = self._entry
        said = entry.values[e.FACTS]
        olds = (
            (CARD, x.card_of(self.kind, entry.values)),
            (CLOTH, x.cloth_of(said) or ABSENT),
            (THIMBLE, x.thimble_of(said)),
            (COLOUR, x.colour_of(e.SELL, entry.values)),
            (TASK, x.task_of(said) or ABSENT),
        )
        for form, value in olds:
            if form in self.forms:
                self.values[self.forms.index(form)] = value

    def _matters(self, form):
        entry = self._entry
        if form == CARD:
            is_vip = self.kind == e.RENT and entry.values[e.RENT_VIP] == 1
            return not is_vip and self._cards()
        if form == CLOTH:
            return self._wanted(0, tasks.GOWN)
        if form == THIMBLE:
            return self._wanted(tasks.THIMBLE, tasks.ANYTHING)
        if form == COLOUR:
            is_said = self.kind == e.RENT and entry.values[e.RENT_COLOUR] != ABSENT
            return not is_said and self._wanted(0, tasks.THIMBLE)
        met = self._met()
        return met & (met - 1)

    def _met(self):
        """The open tasks, as bits, that are met by what was said."""
        values = self._values()
        return tasks.met(self._printed, self._exam, self._open, self.kind, values)

    def _values(self):
        values = self._entry.values
        values[e.FACTS] = self._facts()
        return values

    def _open_tasks(self):
        first = tasks.first_of(self._exam)
        return [self._printed[first + at] for at in range(tasks.tasks_of(self._exam))
                if self._open >> at & 1]  # fmt: skip

    def _cards(self):
        """The kinds of card that the open tasks ask for."""
        wanted = [tasks.card_for(task, self._exam) for task in self._open_tasks()]
        return tuple([card for card in range(_KINDS) if card in wanted])

    def _wanted(self, low, high):
        """Of the open tasks for this kind of card: what they ask for in low..high - 1."""
        card = x.card_of(self.kind, self._values())
        wanted = []
        for task in self._open_tasks():
            what = tasks.what_of(task)
            if low <= what < high and what not in wanted:
                if tasks.card_for(task, self._exam) in (card, tasks.ANY_CARD):
                    wanted.append(what)
        return wanted

    def _cloths(self):
        """Colours of a tile as bits: each that is asked for, then two of them."""
        colours = self._wanted(0, tasks.GOWN)
        cloths = [1 << colour for colour in colours]
        for at in range(len(colours)):
            for other in colours[at + 1 :]:
                cloths.append(1 << colours[at] | 1 << other)
        return tuple(cloths)

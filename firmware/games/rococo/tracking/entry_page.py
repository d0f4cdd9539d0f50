"""The values of one entry, one after the other; what the table does not track is left open."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.tracking import entries as e

from ....widgets.screen import Screen
from ....wizard.counting import UNSAID, Counting
from .entry_values import EntryValues

_WORDS = const(3)  # of a form: what the numbers stand for
_FLAGS = ("vip", "special")  # said with yes and no
_SPACES = (b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8")


class EntryPage(Screen):
    """Asks for what `e.VALUES[kind]` lists; closes with the answer True when it was entered.

    Ok on a value that was not said leaves it open; held, ok leaves all that follow open.

    entered   called as `entered(app, kind, player, values)`; returns whether it was taken
    old       the values that the entry had, for a correction
    when      nothing for now, or as of Tracked.open_tasks
    entry     what is asked instead of the values of that kind
    """

    def __init__(self, tracked, kind, player, entered, old=None, when=None, entry=None):
        self._tracked = tracked
        self._entered = entered
        self._entry = entry or EntryValues(kind, player, tracked.state, old)
        self._when = when
        self._is_done = False
        self._shown = array("h", bytes(2 * e.MOST_VALUES))
        self._counting = None
        self._which = 0
        self._words = self._choices = ()
        self._title = b""

    def opened(self, app):
        """Ask for the first value; what was said stays when a refusal was read."""
        if self._is_done:
            app.close(True)
            return
        if self._counting:
            return
        texts = self._tracked.texts
        entry = self._entry
        self._title = self.title_of()
        labels = tuple([texts.VALUES[form[0]].encode() for form in entry.forms])
        self._counting = Counting(app, labels, self._shown)
        self._counting.from_both_ends = True
        self._counting.word = b""  # so that there is room for another one
        for which in range(len(labels)):
            self._show(which)
        self._ask(entry.following(-1, 1))

    def answered(self, app, answer):
        """What the exam asks was entered, too."""
        self._is_done = answer is True

    def title_of(self):
        """Return who enters what, as bytes."""
        entry = self._entry
        title = self._tracked.texts.KINDS[entry.kind].encode()
        if e.is_of_player(entry.kind):
            title = self._tracked.play.names[entry.player] + b": " + title
        return title

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Take the value and go on to the next one; after the last, enter all."""
        entry = self._entry
        which = self._which
        if self._counting.is_said():
            entry.values[which] = self._counting.number()
        elif entry.may_be_open(which):
            entry.values[which] = ABSENT
        else:
            return False
        self._show(which)
        following = entry.following(which, 1)
        if following < len(entry.forms):
            self._ask(following)
            return True
        return self.enter(app)

    def ok_held(self, app):
        """Leave the rest as it is proposed, if it may be."""
        return self._entry.fill_rest(self._which) and self.enter(app)

    def back(self, app):
        """Go back a value, or leave."""
        before = self._entry.following(self._which, -1)
        if before >= 0:
            self._ask(before)
            return True
        app.close()
        return False

    def draw(self, app):
        """Draw labels, values, and large the one that is asked."""
        app.canvas.title(app.fonts.text, self._title)
        counting = self._counting
        is_said = self._words and counting.is_said()
        counting.word = self._words[self._place(counting.number())] if is_said else b""
        counting.draw(app)

    def _ask(self, which):
        entry = self._entry
        self._which = which
        self._choices = entry.choices(which)
        start = entry.start(which)
        counting = self._counting
        counting.ask(
            which,
            entry.low(which),
            entry.high(which),
            UNSAID if start == ABSENT else start,
            entry.usual(which),
            self._choices,
        )
        counting.removable = entry.may_be_open(which)
        texts = self._tracked.texts
        counting.unsaid_text = (texts.LEFT_OPEN if counting.removable else texts.SAY_IT).encode()
        self._words = self.words_of(which)

    def _place(self, number):
        """The place of a number among the words."""
        choices = self._choices
        return choices.index(number) if choices else number - self._entry.low(self._which)

    def words_of(self, which):
        """Return the words that stand for the numbers of a value, or nothing."""
        form = self._entry.forms[which]
        texts = self._tracked.texts
        words = form[_WORDS]
        if words:
            return tuple([texts.WORDS[word].encode() for word in words])
        if form[0] == "space":
            return _SPACES
        if form[0] in _FLAGS:
            return (texts.WORDS["no"].encode(), texts.WORDS["yes"].encode())
        return ()

    def _show(self, which):
        """Bring the number below a label up to its value; words have none."""
        self._shown[which] = ABSENT if self.words_of(which) else self._entry.values[which]

    def enter(self, app):
        """Enter all, after what an exam's task needs to know; or ask on if a rule was broken."""
        entry = self._entry
        if e.may_meet_task(entry.kind) and self._tracked.marks_tasks():
            from .exam_page import ask

            if ask(app, self._tracked, entry, self._when, self._entered):
                return False
        if not self._entered(app, entry.kind, entry.player, entry.values):
            return False
        app.close(True)
        return False

"""The values of one entry, one after the other; what the table does not track is left open."""

from array import array

from micropython import const

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t

from ....widgets.screen import Screen
from ....wizard.counting import UNSAID, Counting

_OPEN = const(4)  # of a form: whether the value may be left open
_LOW = const(1)
_HIGH = const(2)
_WORDS = const(3)
_SPACES = (b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8")
_USUAL = {"cost": 3, "price": 10, "points": 3, "livres": 7, "amount": 1, "left": 4}


class EntryPage(Screen):
    """Asks for what `e.VALUES[kind]` lists; closes with the answer True when it was entered.

    Ok on a value that was not said leaves it open; held, ok leaves all that follow open.

    entered   called as `entered(app, kind, player, values)`; returns whether it was taken
    old       the values that the entry had, for a correction
    """

    def __init__(self, tracked, kind, player, entered, old=None):
        self._tracked = tracked
        self._kind = kind
        self._player = player
        self._entered = entered
        self._forms: tuple = e.VALUES[kind]
        self._values = array("h", (ABSENT for _ in range(e.MOST_VALUES)))
        self._shown = array("h", (ABSENT for _ in range(e.MOST_VALUES)))
        if old:
            for which in range(e.MOST_VALUES):
                self._values[which] = old[which]
        self._counting = None
        self._which = 0
        self._words = ()
        self._title = b""

    def opened(self, app):
        """Ask for the first value; what was said stays when a refusal was read."""
        if self._counting:
            return
        texts = self._tracked.texts
        names = self._tracked.play.names
        title = texts.KINDS[self._kind].encode()
        if e.is_of_player(self._kind):
            title = names[self._player] + b": " + title
        self._title = title
        labels = tuple([texts.VALUES[form[0]].encode() for form in self._forms])
        self._counting = Counting(app, labels, self._shown)
        self._counting.unsaid_text = texts.LEFT_OPEN.encode()
        for which in range(len(self._forms)):
            self._show(which)
        self._ask(0)

    def turn(self, app, step, repeated):
        """Count."""
        return self._counting.turn(step, repeated)

    def ok(self, app):
        """Take the value and go on to the next one; after the last, enter all."""
        number = self._counting.number()
        form = self._forms[self._which]
        if number == UNSAID and not self._counting.is_said():
            if not form[_OPEN]:
                return False
            number = ABSENT
        self._values[self._which] = number
        self._show(self._which)
        following = self._following(self._which, 1)
        if following < len(self._forms):
            self._ask(following)
            return True
        return self._enter(app)

    def ok_held(self, app):
        """Leave the rest as it is, if it may be."""
        for which in range(self._which, len(self._forms)):
            if not self._forms[which][_OPEN] and self._values[which] == ABSENT:
                if self._kind != e.COUNTS:
                    return False
                self._values[which] = self._start(self._forms[which][0], 0)
        return self._enter(app)

    def back(self, app):
        """Go back a value, or leave."""
        if self._which:
            self._ask(self._following(self._which, -1))
            return True
        app.close()
        return False

    def draw(self, app):
        """Draw labels, values, and large the one that is asked."""
        canvas = app.canvas
        canvas.title(app.fonts.text, self._title)
        counting = self._counting
        counting.word = b""
        if self._words and counting.is_said():
            counting.word = self._words[counting.number() - self._forms[self._which][_LOW]]
        counting.draw(app)

    def _ask(self, which):
        self._which = which
        _, low, high, _, may_be_open = self._forms[which]
        key = self._forms[which][0]
        value = self._values[which]
        usual = _USUAL.get(key, low)
        if key == "number":
            usual = self._number_now()
        if value == ABSENT and (not may_be_open or self._kind == e.COUNTS):
            value = max(low, min(high, usual if low < 0 or key == "number" else low))
            value = self._start(key, value)
        counting = self._counting
        counting.ask(which, low, high, UNSAID if value == ABSENT else value, usual)
        counting.removable = may_be_open
        self._words = self._words_of(which)

    def _following(self, which, step):
        """The value before or after one, without those that the first value makes idle."""
        which += step
        while 0 < which < len(self._forms) and not self._matters(self._forms[which][0]):
            self._values[which] = ABSENT
            which += step
        return which

    def _matters(self, key):
        """Whether a value is asked: a hall of a musician, garments for a right kitchen."""
        first = self._values[0]
        if self._kind == e.FUND:
            if key == "hall":
                return first == e.MUSICIAN
            return key != "space" or first == e.FIREWORKS
        if self._kind == e.COUNTS:
            if key == "garments":
                return first & t.RIGHT
            if key == "decorations":
                return first & t.LEFT
            return self._tracked.state.exam[self._player] != t.NO_EXAM
        return True

    def _start(self, key, value):
        """Return where a value starts that has to be said: as the table stands."""
        state = self._tracked.state
        player = self._player
        if key == "garments":
            return state.garments[player]
        if key == "decorations":
            return state.decorations[player]
        if key == "kitchens":
            return state.kitchens[player]
        if key == "jewels":
            return state.jewels[player]
        if key == "employees":
            return state.employees[player]
        if key == "round":
            return state.round
        return value

    def _number_now(self):
        state = self._tracked.state
        now = state.fame if self._kind == e.FAME_IS else state.livres
        return max(0, now[self._player])

    def _words_of(self, which):
        form = self._forms[which]
        texts = self._tracked.texts
        words = form[_WORDS]
        if words:
            return tuple([texts.WORDS[word].encode() for word in words])
        if form[0] == "space":
            return _SPACES
        if (form[_LOW], form[_HIGH]) == (0, 1):
            return (texts.WORDS["no"].encode(), texts.WORDS["yes"].encode())
        return ()

    def _show(self, which):
        """Bring the number below a label up to its value; words have none."""
        self._shown[which] = ABSENT if self._words_of(which) else self._values[which]

    def _enter(self, app):
        if not self._entered(app, self._kind, self._player, self._values):
            return False
        app.close(True)
        return False

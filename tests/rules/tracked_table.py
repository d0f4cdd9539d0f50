"""A table that is tracked: entries by their names, for the tests of the tracker."""

from array import array

from shared_rules.core.sheet import ABSENT, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking.tracker import Tracker


class Table:
    """So many players, with or without the Jewelry Box."""

    def __init__(self, players=3, jewelry_box=False):
        self.sheet = Sheet(f.TABLE)
        self.sheet.put(f.PLAYERS, 0, 0, players)
        if jewelry_box:
            self.sheet.put(f.EXPANSIONS, 0, 0, f.JEWELRY_BOX)
        self.tracker = Tracker(self.sheet)
        self.values = array("h", (ABSENT for _ in range(e.MOST_VALUES)))

    @property
    def state(self):
        return self.tracker.state

    def enter(self, what, player=0, bonus=False, **values):
        """Enter something; returns the refusal, 0 if it was taken."""
        self.fill(what, values)
        self.tracker.enter(what, player, bonus, self.values, self.change)
        return self.tracker.why

    def fill(self, what, values):
        for at in range(e.MOST_VALUES):
            self.values[at] = ABSENT
        self.values[e.FACTS] = values.pop("facts", ABSENT)
        for at, form in enumerate(e.VALUES[what]):
            if form[0] in values:
                self.values[at] = values.pop(form[0])
        assert not values, values

    def correct(self, at, what, player=0, bonus=False, **values):
        """Replace an entry; returns the number of the first entry that does not fit now, or -1."""
        self.fill(what, values)
        e.write(self.sheet, at, what, player, bonus, self.values, self.change)
        return self.tracker.replay()

    def forgotten(self, after, what, player=0, bonus=False, **values):
        """Add what was forgotten behind an entry; returns as `correct`."""
        self.fill(what, values)
        assert e.append(self.sheet, what, player, bonus, self.values, self.change, after)
        return self.tracker.replay()

    def take_out(self, at):
        """Take an entry out; returns as `correct`."""
        e.take_out(self.sheet, at, self.change)
        return self.tracker.replay()

    def change(self, cell, value):
        self.sheet.cells[cell] = value

    def news(self):
        """What is told: (what, player, number)."""
        news = self.tracker.news
        return [(news.what(at), news.player(at), news.number(at)) for at in range(news.count)]


def snapshot(state):
    """All of a state that can be compared."""
    return [
        list(value) if isinstance(value, (bytearray, array)) else value
        for name, value in sorted(state.__dict__.items())
    ]

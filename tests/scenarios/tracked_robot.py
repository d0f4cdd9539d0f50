"""Writes the keys that track a game of Rococo on the device, entry by entry."""

from array import array

from shared_rules.core.sheet import ABSENT, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.tracker import Tracker

from .asked import device_module
from .holding import moves, presses

actions = device_module("firmware.games.rococo.tracking.actions")
begin_page = device_module("firmware.games.rococo.tracking.begin_page")
entry_values = device_module("firmware.games.rococo.tracking.entry_values")


class TrackedRobot:
    """The table page lies open; `words` are the keys, `turns` how many each entry took.

    players      how many there are
    expansions   bits of fields.EXPANSIONS
    """

    def __init__(self, players, expansions=0):
        self.sheet = Sheet(f.TABLE)
        self.sheet.put(f.PLAYERS, 0, 0, players)
        if expansions:
            self.sheet.put(f.EXPANSIONS, 0, 0, expansions)
        self.tracker = Tracker(self.sheet)
        self.state = self.tracker.state
        self.words = []
        self.turns = []

    def begin(self, player, round_number=1, moment=None):
        """Who starts, and when; `moment` has the numbers of each kind, a dictionary per player."""
        words = [*moves(0, player, self.state.players), "ok"]
        words += [*presses(1, round_number, 1, 7), "ok"]
        self._enter(words, e.BEGIN, player, {"round": round_number})
        for kind in begin_page.MOMENT if round_number > 1 else ():
            if kind not in moment:
                self.words.append("back")
                continue
            for one, values in enumerate(moment[kind]):
                self._enter(self.values(kind, one, values), kind, one, values)

    def enter(self, kind, player, **values):
        """A player's entry."""
        kinds = actions.kinds_for(self.sheet, True)
        words = [*moves(self._cell(), player, self.state.players + 1), "ok"]
        words += [*moves(0, kinds.index(kind), len(kinds)), "ok"]
        words += self.values(kind, player, values)
        self._enter(words, kind, player, values)

    def income(self, counts=()):
        """Book it; `counts` says of each player what is counted first, where nothing is tracked."""
        words = [*moves(self._cell(), self.state.players, self.state.players + 1), "ok"]
        for player, values in enumerate(counts):
            self._enter([*words, *self.values(e.COUNTS, player, values)], e.COUNTS, player, values)
            words = []
        self._enter([*words, "ok"], e.INCOME, 0, {})

    def next_round(self):
        """On to it."""
        words = [*moves(self._cell(), self.state.players, self.state.players + 1), "ok"]
        self._enter(words, e.ROUND, 0, {})

    def open_entry(self, at):
        """Open what can be done with an entry: all entries are a row of a player's list."""
        kinds = actions.kinds_for(self.sheet, True)
        to_entries = moves(0, kinds.index(actions.ALL_ENTRIES), len(kinds))
        count = e.count(self.sheet)
        rows = [row for row in range(count - 1, -1, -1) if not e.is_void(self.sheet, row)]
        self.words += ["ok", *to_entries, "ok", *moves(0, rows.index(at), len(rows)), "ok"]

    def correct(self, at, **values):
        """The entry as it should have been; the table page is left and taken up again."""
        kind, player = e.kind_of(self.sheet, at), e.player_of(self.sheet, at)
        old = [e.value_of(self.sheet, at, which) for which in range(e.MOST_VALUES)]
        self.open_entry(at)
        self.words += ["ok", *self.values(kind, player, values, old), "back"]
        numbers = _numbers(kind, values)
        bonus = e.is_bonus(self.sheet, at)
        e.write(self.sheet, at, kind, player, bonus, numbers, self.change)
        assert self.tracker.replay() < 0

    def take_out(self, at):
        """An entry that was a mistake."""
        self.open_entry(at)
        self.words += ["down", "ok", "back"]
        e.take_out(self.sheet, at, self.change)
        assert self.tracker.replay() < 0

    def forgotten(self, at, kind, **values):
        """What the same player did after an entry, too."""
        player = e.player_of(self.sheet, at)
        kinds = actions.kinds_for(self.sheet, False)
        self.open_entry(at)
        self.words += ["up", "ok", "ok", *moves(0, kinds.index(kind), len(kinds)), "ok"]
        self.words += [*self.values(kind, player, values), "back"]
        numbers = _numbers(kind, values)
        e.append(self.sheet, kind, player, True, numbers, self.change, at)
        assert self.tracker.replay() < 0

    def press(self, text):
        """Press keys that enter nothing."""
        self.words += text.split()

    def values(self, kind, player, values, old=None):
        """The keys for the values of an entry on its page; `old` are those it had."""
        entry = entry_values.EntryValues(kind, player, self.state, old)
        words = []
        which = 0
        while which < len(entry.forms):
            key, low, high, words_for, may_be_open = entry.forms[which]
            wanted = _number(values.get(key), words_for)
            start = entry.start(which)
            if wanted == ABSENT and kind == e.COUNTS:
                wanted = start
            if start == ABSENT and wanted != ABSENT:
                words.append("up")
                start = entry.usual(which)
            assert wanted != ABSENT or start == ABSENT, "taking a value back is not written here"
            if wanted != ABSENT:
                words += presses(start, wanted, low, high)
            entry.values[which] = wanted
            which = entry.following(which, 1)
            rest = [form[0] for form in entry.forms[which:]]
            if rest and may_be_open and not any(one in values for one in rest):
                return [*words, "ok:long"]
            words.append("ok")
        return words

    def _cell(self):
        """The cell that is lit when the table page opens."""
        state = self.state
        booked = any(e.kind_of(self.sheet, at) == e.INCOME for at in range(e.count(self.sheet)))
        if state.current == t.NOBODY or (booked and not state.used):
            return state.players
        return state.current

    def _enter(self, words, kind, player, values):
        numbers = _numbers(kind, values)
        state = self.state
        bonus = e.is_card(kind) and not (state.current == player and state.cards[player])
        taken = self.tracker.enter(kind, player, bonus, numbers, self.change)
        assert taken, (e.WORDS[kind], player, values, self.tracker.why)
        self.turns.append((kind, len(words)))
        self.words += words

    def change(self, cell, value):
        """Change a value of the sheet."""
        self.sheet.cells[cell] = value


def _numbers(kind, values):
    numbers = array("h", [ABSENT] * e.MOST_VALUES)
    for at, (key, _, _, words_for, _) in enumerate(e.VALUES[kind]):
        numbers[at] = _number(values.get(key), words_for)
    return numbers


def _number(value, words):
    if value is None:
        return ABSENT
    return words.index(value) if words else int(value)

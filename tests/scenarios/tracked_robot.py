"""Writes the keys that track a game of Rococo on the device, entry by entry."""

from array import array

from shared_rules.core.sheet import ABSENT, NONE, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import exam_tasks
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.tracker import Tracker

from .asked import device_module
from .holding import moves, presses

actions = device_module("firmware.games.rococo.tracking.actions")
begin_page = device_module("firmware.games.rococo.tracking.begin_page")
entry_values = device_module("firmware.games.rococo.tracking.entry_values")
exam_values = device_module("firmware.games.rococo.tracking.exam_values")
printed_tasks = device_module("firmware.games.rococo.tracking.printed_tasks")


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
        for kind in begin_page.moment(self.state) if round_number > 1 else ():
            if kind not in moment:
                self.words.append("back")
                continue
            for one, values in enumerate(moment[kind]):
                self._enter(self.values(kind, one, values), kind, one, values)

    def tell_exam_tasks(self, printed):
        """What is printed for the exams, asked before the table page: (deed, what, card) each."""
        self.words.append("ok")
        self.change(self.sheet.cell(f.EXAM_TASKS), 1)
        for at, task in enumerate(printed):
            values = printed_tasks.PrintedValues(at, ABSENT)
            self.words += self._said(values, dict(zip(("deed", "what", "card"), task, strict=True)))
            self.change(self.sheet.cell(f.EXAM_TASK, at), values.task())
        self.tracker.replay()

    def mark_tasks_by_hand(self):
        """The other answer to the question before the table page."""
        self.words += ["down", "ok"]
        self.change(self.sheet.cell(f.EXAM_TASKS), NONE)

    def enter(self, kind, player, /, **values):
        """A player's entry; what the exams need to know is among its values."""
        kinds = actions.kinds_for(self.sheet, True)
        words = [*moves(self._cell(), player, self.state.players + 1), "ok"]
        words += [*moves(0, kinds.index(kind), len(kinds)), "ok"]
        words += self.values(kind, player, values)
        facts, asked = self._exam(kind, player, values)
        self._enter(words + asked, kind, player, values, facts)

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

    def forgotten(self, at, kind, /, **values):
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
            words += _counted(start, wanted, low, high, entry.usual(which))
            entry.values[which] = wanted
            which = entry.following(which, 1)
            rest = [form[0] for form in entry.forms[which:]]
            if rest and may_be_open and not any(one in values for one in rest):
                return [*words, "ok:long"]
            words.append("ok")
        return words

    def _exam(self, kind, player, values):
        """What an entry says for the exams, and the keys for it."""
        state = self.state
        if not e.may_meet_task(kind) or self.sheet.get(f.EXAM_TASKS) < 1:
            return ABSENT, []
        bonus = self._is_bonus(kind, player)
        open_tasks = exam_tasks.could_meet(state, kind, player, bonus)
        if not open_tasks:
            return ABSENT, []
        entry = entry_values.EntryValues(kind, player, state, _numbers(kind, values))
        card = state.card[player] if bonus else ABSENT
        exam = exam_values.ExamValues(
            entry, state.printed_tasks, state.exam[player], open_tasks, card
        )
        words = self._said(exam, values)
        return exam.whole()[e.FACTS], words

    def _said(self, entry, values):
        """The keys for the choices of a page, value by value."""
        words = []
        which = entry.following(-1, 1)
        while which < len(entry.forms):
            key, _, _, words_for, _ = entry.forms[which]
            wanted = _wanted(key, values.get(key), words_for)
            choices = entry.choices(which)
            places = [choices.index(one) if one != ABSENT else ABSENT
                      for one in (entry.start(which), wanted)]  # fmt: skip
            words += _counted(*places, 0, len(choices) - 1, choices.index(entry.usual(which)))
            words.append("ok")
            entry.values[which] = wanted
            which = entry.following(which, 1)
        return words

    def _is_bonus(self, kind, player):
        state = self.state
        return e.is_card(kind) and not (state.current == player and state.cards[player])

    def _cell(self):
        """The cell that is lit when the table page opens."""
        state = self.state
        booked = any(e.kind_of(self.sheet, at) == e.INCOME for at in range(e.count(self.sheet)))
        if state.current == t.NOBODY or (booked and not state.used and not state.solo):
            return state.players
        return state.current

    def _enter(self, words, kind, player, values, facts=ABSENT):
        numbers = _numbers(kind, values)
        numbers[e.FACTS] = facts
        bonus = self._is_bonus(kind, player)
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


def _wanted(key, value, words):
    """The number of a choice; a tile's colours are bits, and no thimble is left open."""
    if key == "cloth" and value:
        return sum(1 << f.COLOUR_WORDS.index(colour) for colour in value)
    if key == "thimble":
        return 1 if value else ABSENT
    return _number(value, words)


def _counted(start, wanted, low, high, usual):
    """The keys from what is proposed to what is wanted; both may be ABSENT."""
    if wanted == ABSENT:
        assert start == ABSENT, "taking a value back is not written here"
        return []
    if start != ABSENT:
        return presses(start, wanted, low, high)
    before = high if usual == low else usual - 1
    up = ["up", *presses(usual, wanted, low, high)]
    down = ["down", *presses(before, wanted, low, high)]
    return min(up, down, key=len)

"""Random tables: the replay is the live state after every entry, and nothing goes astray."""

from tracked_table import Table, snapshot

from shared_rules.core import random as chance
from shared_rules.core.log import Log
from shared_rules.core.sheet import ABSENT
from shared_rules.rococo import fields as f
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import news as n
from shared_rules.rococo.tracking.tracker import Tracker

_TABLES = 12
_ENTRIES = 90
_MEETING = (e.RESOURCE, e.RENT, e.SELL, e.FUND)  # tasks of exams
_FACTS = 128  # numbers that say no task
_FACTS_AND_TASK = 1024


class Dice:
    """Numbers below a limit, the same on both interpreters."""

    def __init__(self, seed):
        self._cells = [0] * 8
        chance.start(self._cells, 0, seed)

    def below(self, limit):
        return chance.below(self._cells, 0, limit)


def random_entry(table, dice, kind=None):
    """Try any entry, or one of a kind; returns whether it was taken."""
    if kind is None:
        kind = dice.below(e.KINDS)
    player = dice.below(table.state.players)
    values = {}
    for key, low, high, _, may_be_open in e.VALUES[kind]:
        if not may_be_open or dice.below(4):
            values[key] = low + dice.below(min(high - low, 20) + 1)
    if e.may_meet_task(kind):
        values["facts"] = dice.below(_FACTS if dice.below(4) else _FACTS_AND_TASK)
    return table.enter(kind, player, dice.below(4) == 0, **values) == 0


def tables():
    for seed in range(1, _TABLES + 1):
        dice = Dice(seed)
        table = Table(2 + seed % 4, seed % 2 == 0)
        for task in range(7 if seed % 2 == 0 else 0):
            table.sheet.put(f.EXAM_TASK, task, 0, dice.below(5 << 5))
        table.tracker.replay()
        yield table, dice


def test_replay_is_the_live_state_after_every_entry():
    for table, dice in tables():
        other = Tracker(table.sheet)
        for _ in range(_ENTRIES):
            random_entry(table, dice)
            assert other.replay() == -1
            assert snapshot(other.state) == snapshot(table.state)
            assert other.news.count == table.tracker.news.count or not e.count(table.sheet)


def test_what_is_refused_changes_nothing():
    for table, dice in tables():
        for _ in range(_ENTRIES):
            before = list(table.sheet.cells), snapshot(table.state)
            if not random_entry(table, dice):
                assert (list(table.sheet.cells), snapshot(table.state)) == before


def test_undo_and_redo_of_every_entry():
    for table, dice in tables():
        log = Log()
        log.begin(0, 0)
        log.settle()
        states = [snapshot(table.state)]
        table.change = lambda cell, value, log=log, sheet=table.sheet: log.change(
            sheet, cell, value
        )
        for _ in range(40):
            log.start()
            if random_entry(table, dice) and log.finish():
                log.settle()
                states.append(snapshot(table.state))
            else:
                log.take_back(table.sheet)
        for state in reversed(states[:-1]):
            assert log.undo(table.sheet)
            log.settle()
            table.tracker.replay()
            assert snapshot(table.state) == state
        for state in states[1:]:
            assert log.redo(table.sheet)
            log.settle()
            table.tracker.replay()
            assert snapshot(table.state) == state


def test_correcting_and_correcting_back_changes_nothing():
    for table, dice in tables():
        for _ in range(40):
            random_entry(table, dice)
        before = snapshot(table.state)
        for at in range(e.count(table.sheet)):
            kept = [
                table.sheet.get(field, at)
                for field in range(e.ENTRY_WHAT, e.ENTRY_VALUE + e.MOST_VALUES)
            ]
            table.take_out(at)
            for field, value in enumerate(kept):
                table.change(table.sheet.cell(e.ENTRY_WHAT + field, at), value)
            table.tracker.replay()
            assert snapshot(table.state) == before


def test_marked_tasks_follow_from_the_entries():
    marked = 0
    for table, dice in tables():
        other = Tracker(table.sheet)
        for _ in range(_ENTRIES):
            if random_entry(table, dice, _MEETING[dice.below(len(_MEETING))]):
                marked += n.MARKED in [what for what, _, _ in table.news()]
                other.replay()
                assert snapshot(other.state) == snapshot(table.state)
    assert marked > _TABLES


def test_hands_and_garments_add_up():
    for table, dice in tables():
        for _ in range(_ENTRIES):
            random_entry(table, dice)
        state = table.state
        for player in range(state.players):
            in_halls = sum([state.in_hall[player * 5 + hall] for hall in range(5)])
            assert in_halls == state.placed[player]
            of_colours = [state.by_colour[player * 4 + colour] for colour in range(4)]
            assert sum(of_colours) == state.coloured[player]
            assert state.employees[player] >= 4 or _was_counted(table.sheet, player)


def _was_counted(sheet, player):
    """Whether somebody said how many employees the player has."""
    for at in range(e.count(sheet)):
        if (
            sheet.get(e.ENTRY_WHAT, at) != ABSENT
            and e.kind_of(sheet, at) == e.EMPLOYEES_ARE
            and e.player_of(sheet, at) == player
        ):
            return True
    return False

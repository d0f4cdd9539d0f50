"""The log: replay equals the live sheet after every entry; whatever is damaged is found."""

from shared_rules.core.declaring import Table
from shared_rules.core.log import FORMAT, MOST_CHANGES, RECORD, Full, Log
from shared_rules.core.sheet import ABSENT, Sheet

GAME = 3
LAYOUT = 77


def small_table():
    table = Table()
    table.list("players", 4)
    for name in "abcdefgh":
        table.number("players[]." + name, 999)
    return table


TABLE = small_table()


class Game:
    """A log, its sheet, and a file that takes what the log wants to store."""

    def __init__(self, capacity=200):
        self.sheet = Sheet(TABLE)
        self.log = Log(capacity)
        self.stored = bytearray()
        self.log.begin(GAME, LAYOUT)
        self.store()

    def store(self):
        self.stored.extend(self.log.pending[: self.log.length])
        self.log.settle()

    def step(self, *changes, merge=False):
        self.log.start()
        for cell, value in changes:
            self.log.change(self.sheet, cell, value)
        done = self.log.finish(merge)
        self.store()
        return done

    def undo(self):
        done = self.log.undo(self.sheet)
        if done:
            self.store()
        return done

    def redo(self):
        done = self.log.redo(self.sheet)
        if done:
            self.store()
        return done


def replayed(stored, capacity=200):
    sheet = Sheet(TABLE)
    log = Log(capacity)
    good = log.replay(sheet, stored, len(stored))
    return sheet, log, good


class Chance:
    """Small random numbers, the same in both interpreters."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 171 + 11213) % 30269
        return self.state % limit


def play(game, chance, entries):
    """Do random things to a game; yields after each."""
    for _ in range(entries):
        what = chance.below(8)
        if what == 0:
            game.undo()
        elif what == 1:
            game.redo()
        elif what == 2:
            game.step(*[(chance.below(20), chance.below(999)) for _ in range(chance.below(6))])
        else:
            game.step((chance.below(20), chance.below(5)), merge=what > 5)
        yield


def test_the_cell_that_was_changed_last():
    game = Game()
    assert game.log.last_cell() == -1
    game.step((1, 10), (2, 20))
    assert game.log.last_cell() == 2
    game.step((1, 11))
    assert game.log.last_cell() == 1


def test_replay_equals_live_after_every_entry():
    for seed in range(20):
        game = Game(capacity=40)
        for _ in play(game, Chance(seed + 1), 120):
            sheet, log, good = replayed(game.stored, 40)
            assert good == len(game.stored)
            assert sheet.cells == game.sheet.cells
            assert (log.count, log.done) == (game.log.count, game.log.done)
            assert (log.game, log.layout) == (GAME, LAYOUT)


def test_a_replayed_log_goes_on_like_the_live_one():
    game = Game()
    for _ in play(game, Chance(5), 60):
        pass
    other = Game()
    other.sheet, other.log, _ = replayed(game.stored)
    other.stored = bytearray(game.stored)
    for _ in play(game, Chance(9), 60):
        pass
    for _ in play(other, Chance(9), 60):
        pass
    assert other.stored == game.stored
    assert other.sheet.cells == game.sheet.cells


def test_undo_to_the_beginning_and_redo_to_the_end():
    game = Game()
    seen = [list(game.sheet.cells)]
    for number in range(30):
        game.step((number % 7, number), (7 + number % 3, number))
        seen.append(list(game.sheet.cells))
    for cells in reversed(seen[:-1]):
        assert game.undo()
        assert list(game.sheet.cells) == cells
    assert not game.undo()
    for cells in seen[1:]:
        assert game.redo()
        assert list(game.sheet.cells) == cells
    assert not game.redo()


def test_undo_then_redo_changes_nothing():
    game = Game()
    for _ in play(game, Chance(3), 80):
        before = list(game.sheet.cells)
        if game.undo():
            assert game.redo()
            assert list(game.sheet.cells) == before


def test_a_new_entry_ends_redo():
    game = Game()
    game.step((1, 1))
    game.step((1, 2))
    game.undo()
    game.step((2, 5))
    assert not game.redo()
    game.undo()
    assert game.sheet.cells[1] == 1


def test_quick_changes_of_one_number_are_one_step():
    game = Game()
    game.step((4, 1))
    game.step((5, 1))
    for value in range(2, 9):
        game.step((5, value), merge=True)
    assert game.log.count == 2
    game.undo()
    assert game.sheet.cells[5] == ABSENT
    assert game.sheet.cells[4] == 1


def test_another_number_or_an_undone_step_does_not_merge():
    game = Game()
    game.step((4, 1))
    game.step((5, 1), merge=True)
    assert game.log.count == 2
    game.step((6, 1), (7, 1))
    game.step((7, 2), merge=True)
    game.undo()
    game.step((7, 3), merge=True)
    game.undo()
    assert (game.sheet.cells[6], game.sheet.cells[7]) == (1, 1)


def test_a_change_to_the_same_value_is_no_step():
    game = Game()
    assert game.step((1, 1))
    assert not game.step((1, 1))
    assert game.log.count == 1


def test_what_could_not_be_stored_is_taken_back():
    game = Game()
    game.step((1, 1), (2, 2))
    before = list(game.sheet.cells)
    stored = bytes(game.stored)
    game.log.start()
    game.log.change(game.sheet, 1, 5)
    game.log.change(game.sheet, 1, 6)
    game.log.finish()
    game.log.take_back(game.sheet)
    assert list(game.sheet.cells) == before
    game.log.undo(game.sheet)
    game.log.take_back(game.sheet)
    assert list(game.sheet.cells) == before
    game.undo()
    game.log.redo(game.sheet)
    game.log.take_back(game.sheet)
    assert game.sheet.cells[1] == ABSENT
    game.redo()
    assert game.stored[: len(stored)] == stored
    sheet, _, good = replayed(game.stored)
    assert good == len(game.stored)
    assert list(sheet.cells) == before


def test_every_flipped_bit_is_found_and_what_stands_before_it_counts():
    game = Game()
    states = [(0, list(Sheet(TABLE).cells)), (RECORD, list(game.sheet.cells))]
    for _ in play(game, Chance(8), 40):
        states.append((len(game.stored), list(game.sheet.cells)))
    for place in range(len(game.stored)):
        damaged = bytearray(game.stored)
        damaged[place] ^= 1 << place % 8
        sheet, _, good = replayed(damaged)
        assert good <= place
        assert (good, list(sheet.cells)) in states


def test_a_torn_tail_of_every_length_is_cut():
    game = Game()
    ends = {0: list(Sheet(TABLE).cells), RECORD: list(game.sheet.cells)}
    for _ in play(game, Chance(4), 40):
        ends[len(game.stored)] = list(game.sheet.cells)
    for size in range(len(game.stored)):
        sheet, _, good = replayed(game.stored[:size])
        assert good == max(end for end in ends if end <= size)
        assert list(sheet.cells) == ends[good]


def test_a_lost_record_is_found():
    game = Game()
    for _ in play(game, Chance(6), 20):
        pass
    without = game.stored[: 4 * RECORD] + game.stored[5 * RECORD :]
    _, _, good = replayed(without)
    assert good <= 4 * RECORD


def test_the_oldest_steps_are_forgotten_whole():
    game = Game(capacity=20)
    for number in range(50):
        game.step((1, number), (2, number))
    assert game.log.count <= 20
    steps = 0
    while game.undo():
        steps += 1
        assert game.sheet.cells[1] == game.sheet.cells[2]
    assert steps >= 5


def test_a_rewritten_log_is_shorter_and_the_same():
    for seed in range(10):
        game = Game(capacity=30)
        for _ in play(game, Chance(seed + 50), 150):
            pass
        cells = list(game.sheet.cells)
        count, done = game.log.count, game.log.done
        before = len(game.stored)
        game.stored = bytearray()

        def store(buffer, length, file=game.stored):
            file.extend(buffer[:length])

        game.log.rewrite(game.sheet, store)
        assert len(game.stored) < before
        assert list(game.sheet.cells) == cells
        for _ in play(game, Chance(seed), 10):
            pass
        sheet, log, good = replayed(game.stored, 30)
        assert good == len(game.stored)
        assert list(sheet.cells) == list(game.sheet.cells)
        if done == count:
            assert log.count == game.log.count


def test_a_log_can_be_replayed_in_pieces():
    game = Game()
    for _ in play(game, Chance(12), 60):
        pass
    sheet = Sheet(TABLE)
    log = Log(200)
    at = 0
    while at < len(game.stored):
        good = log.replay(sheet, game.stored[at : at + 70], min(70, len(game.stored) - at))
        assert good
        at += good
    assert sheet.cells == game.sheet.cells


def test_too_many_changes_are_refused():
    game = Game()
    table = Table()
    table.list("players", 100)
    table.number("players[].a")
    sheet = Sheet(table)
    game.log.start()
    try:
        for cell in range(MOST_CHANGES + 1):
            game.log.change(sheet, cell, 1)
    except Full:
        pass
    else:
        raise AssertionError
    game.log.take_back(sheet)
    assert list(sheet.cells) == list(Sheet(table).cells)


def test_the_format_is_in_the_first_record():
    game = Game()
    damaged = bytearray(game.stored)
    assert damaged[4] == FORMAT
    damaged[4] += 1
    assert replayed(damaged)[2] == 0

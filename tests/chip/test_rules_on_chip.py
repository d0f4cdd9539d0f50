"""Examples of every game on the chip, judged with the heap locked: the score of this computer.

Small integers have 31 bits there, and what does not fit would need the heap.
"""

import json
from pathlib import Path

import pytest
from tabletally.pico.building import using_ours
from tabletally.scoring import reader
from tabletally.scoring.outcome import game_of
from tabletally.virtual_board.board import VirtualBoard

from shared_rules import registry
from shared_rules.core.judging import judge
from shared_rules.core.problems import Problems
from shared_rules.core.result import result_of
from shared_rules.core.sheet import ABSENT, Sheet

EXAMPLES = Path(__file__).parent.parent / "examples"
MANY = {
    "rococo": ("five_players", "tally", "cards_of_the_board", "rule_second_kitchen"),
    "colors_of_paris": ("longest_lists", "five_players", "total_below_zero"),
    "dream_home": ("every_line", "handyman_joins_decorated_room", "rule_over_limit"),
    "queenz": ("full_garden", "hives_share_tokens", "bees_break"),
    "splendor_duel": ("both_win", "written_out", "royals_not_earned"),
}
CODE = """
import gc
import micropython
from shared_rules import registry
from shared_rules.core.judging import judge, questions
from shared_rules.core.problems import Problems
from shared_rules.core.result import result_of
from shared_rules.core.sheet import Sheet
from array import array
game = registry.load(GAME)
sheet = Sheet(game.TABLE)
problems = Problems()
result = result_of(game)
found = array("h", bytes(2 * 3 * 400))
def refused(work):
    micropython.heap_lock()
    try:
        work()
    except MemoryError:
        micropython.heap_unlock()
        return True
    micropython.heap_unlock()
    return False
def work():
    judge(game, sheet, problems, result)
    questions(game, sheet, found)
print(refused(lambda: [0] * 100))
for cells in SHEETS:
    sheet.clear()
    for at in range(0, len(cells), 2):
        sheet.cells[cells[at]] = cells[at + 1]
    problems.clear()
    result.clear()
    gc.collect()
    print(refused(work), problems.count, list(result.points), list(result.ranks))
"""


def held(game, name):
    """The cells of an example, each with its value."""
    document = json.loads((EXAMPLES / game / f"{name}.json").read_text("utf-8"))
    known = game_of(game)
    cells = reader.read(known.rules.TABLE, known.root, document).sheet.cells
    return [(cell, value) for cell, value in enumerate(cells) if value != ABSENT]


def judged_here(game, pairs):
    rules = registry.load(game)
    sheet = Sheet(rules.TABLE)
    for cell, value in pairs:
        sheet.cells[cell] = value
    problems = Problems()
    result = result_of(rules)
    judge(rules, sheet, problems, result)
    return f"False {problems.count} {list(result.points)} {list(result.ranks)}"


@pytest.mark.parametrize("game", registry.GAMES)
def test_same_score_without_a_heap(make_chip, game):
    sheets = [held(game, name) for name in MANY[game]]
    flat = [[number for pair in pairs for number in pair] for pairs in sheets]
    board = VirtualBoard(make_machine=make_chip)
    try:
        printed = board.ask(using_ours(f"GAME = {game!r}\nSHEETS = {flat}\n{CODE}"))
    finally:
        board.close()
    expected = ["True", *(judged_here(game, pairs) for pairs in sheets)]
    assert printed.splitlines() == expected

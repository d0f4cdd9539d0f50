"""Looking at one player after an entry finds what looking at all of them would."""

import random
from pathlib import Path

import pytest
from tabletally.scoring import reader, strict_json
from tabletally.scoring.outcome import game_of

from shared_rules.core.problems import HEAD, PLACE, RULE, Problems
from shared_rules.core.sheet import ABSENT, Sheet

from .asked import device_of

SHEETS = sorted(Path(__file__).parent.glob("*.sheet.json"))
ENTRIES = 150


def broken(rules, sheet, pending, only=None):
    """Every broken rule that no answer to come mends, with its places."""
    problems = Problems(2000)
    rules.check(sheet, problems, only)
    found = []
    at = 0
    while at < problems.used:
        end = at + HEAD + PLACE * problems.data[at + 2]
        if problems.data[at] != RULE or problems.data[at + 1] not in pending:
            found.append(tuple(problems.data[at:end]))
        at = end
    return found


def followed(asking, sheet, only=None):
    """The sheet with what follows from its values."""
    result = Sheet(sheet.table)
    result.copy(sheet)
    asking.follow(result, result.cells.__setitem__, only)
    return result


def entry(table, sheet, luck):
    """A value of one player's: its field, its indexes, and another value for it."""
    fields = [field for field in range(len(table)) if table.outer[field] == table.players]
    while True:
        field = luck.choice(fields)
        i = luck.randrange(sheet.used(table.players))
        if table.kind[field] <= 1 and sheet.columns(field, i):
            j = luck.randrange(sheet.columns(field, i))
            value = luck.randint(table.low[field], min(table.high[field], table.low[field] + 9))
            value = luck.choice((ABSENT, value, value))
            if value == ABSENT or sheet.fits(field, value):
                return field, i, j, value


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name.partition(".")[0])
def test_finds_the_same_after_an_entry(path):
    luck = random.Random(path.name)
    document = strict_json.read(str(path))
    of = game_of(document["game"])
    asking = device_of(of.name).asking
    held = reader.read(of.rules.TABLE, of.root, document).sheet
    sheet = followed(asking, held)
    assert not broken(of.rules, sheet, asking.PENDING)
    for _ in range(ENTRIES):
        entered = Sheet(of.rules.TABLE)
        entered.copy(sheet)
        field, i, j, value = entry(of.rules.TABLE, sheet, luck)
        entered.cells[entered.cell(field, i, j)] = value
        everything = followed(asking, entered)
        assert followed(asking, entered, i).cells == everything.cells
        found = broken(of.rules, everything, asking.PENDING)
        assert broken(of.rules, everything, asking.PENDING, i) == found
        if not found:
            sheet = everything

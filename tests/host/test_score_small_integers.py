"""No step of the rules leaves the small integers of a chip, which have 31 bits."""

from random import Random

import checked_rules
import pytest
import rococo_enumerations
import rococo_extremes
import score_files
from models.rococo_random import broken, tally_of, tile_sheet

from shared_rules.core.verdict import FAULTY_SHEET, WHOLE, Judge, question
from shared_rules.core.wording import render

LOOKED_AT_OF_THE_ENUMERATED = 13
SEEDS = range(80)


@pytest.fixture(scope="module")
def judges():
    from checked_rules.core.verdict import Judge as CheckedJudge

    return CheckedJudge("rococo"), Judge("rococo")


def check(judges, numbers):
    checked, plain = judges
    assert checked.answer(numbers) == plain.answer(numbers)


@pytest.mark.parametrize("text", ["a = 1 << 30", "a = -1\na *= 1 << 30\na -= 1", "a = ~(1 << 30)"])
def test_large_values_are_noticed(text):
    names = {"__small__": checked_rules.small}
    with pytest.raises(checked_rules.TooLarge):
        exec(checked_rules.compiled(text, "large"), names)
    exec(checked_rules.compiled("a = (1 << 30 - 1) + 5", "small"), names)
    assert names["a"] == 2**29 + 5


def test_the_rules_themselves_are_looked_at(judges):
    import checked_rules.rococo.scoring as scoring

    assert "__small__" in scoring.score.__globals__
    assert "__small__" in scoring._score_statues.__code__.co_names


@pytest.mark.parametrize("name", score_files.NAMES)
def test_examples(judges, name):
    document = score_files.example(name)
    if isinstance(document, dict):
        sheet, whole = score_files.flat(document)
        check(judges, question(sheet, WHOLE if whole else FAULTY_SHEET))


@pytest.mark.parametrize("make", rococo_extremes.ALL)
def test_the_largest_sheets(judges, make):
    check(judges, question(make()))


def test_enumerated_sheets(judges):
    for name in rococo_enumerations.NAMES:
        for number, sheet in enumerate(rococo_enumerations.KINDS[name]()):
            if number % LOOKED_AT_OF_THE_ENUMERATED == 0:
                check(judges, question(sheet))


def test_sheets_by_chance(judges):
    for seed in SEEDS:
        tiles = tile_sheet(Random(seed))
        for document in (tiles, tally_of(tiles), broken(Random(seed), tiles)):
            sheet, whole = score_files.flat(document)
            check(judges, question(sheet, WHOLE if whole else FAULTY_SHEET))


def test_texts():
    from checked_rules.core.wording import render as checked_render

    for text in ("{0?a|b} {+1}", "{p0}{을/를}", "{b1}"):
        operands = [2, 9999, 9801]
        assert checked_render(text, operands, ["Mina"] * 5) == render(text, operands, ["Mina"] * 5)

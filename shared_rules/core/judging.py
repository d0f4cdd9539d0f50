"""One way through every game: is the sheet right, is anything still needed, what is the score."""

from . import problems as p
from .sheet import ABSENT
from .table import ARRAY, DEPENDS, NEEDED, OPTIONAL, REQUIRED


def need(game, sheet, field, i, j):
    """Who has to say this value now: OPTIONAL, WANTED, REQUIRED or NEEDED."""
    ask = sheet.table.ask[field]
    return game.need(sheet, field, i, j) if ask == DEPENDS else ask


def complain(game, sheet, problems):
    """Add what is wrong whatever else is: missing values and broken rules.

    A game's `check(sheet, problems, only=None)` adds the broken rules. With `only`, a player of
    whose values alone some were changed while no rule was broken, the others' own values may be
    left out: what one player's values can break with those of the others is looked at in full.
    """
    _add_absent(game, sheet, problems, REQUIRED, p.MISSING)
    game.check(sheet, problems)


def validate(game, sheet, problems):
    """Add all problems of the sheet: missing values, broken rules; if none, what is needed.

    Returns how many problems there are now.
    """
    complain(game, sheet, problems)
    if not problems.count:
        _add_absent(game, sheet, problems, NEEDED, p.NEEDED)
    return problems.count


def judge(game, sheet, problems, result):
    """Validate, and score into `result` if nothing is wrong; returns the number of problems."""
    if not validate(game, sheet, problems):
        result.clear()
        game.score(sheet, result)
    return problems.count


def questions(game, sheet, found, answered=False, steps=None):
    """Collect what the wizard has to ask now, in the order of the rulebook's steps.

    Within a step the order is: hall by hall (or whatever array the step's
    first field belongs to), field by field, player by player.

    found      array of `h`, three numbers a question: field, first and
               second index
    answered   whether what was answered already is listed too: for a review
    steps      those to look at instead of all of the game's
    returns how many questions there are; those that did not fit are counted
    """
    count = 0
    for step in steps or game.STEPS:
        for part in range(parts(sheet.table, step)):
            count = questions_of(game, sheet, step, part, found, count, answered)
    return count


def parts(table, step):
    """Return how many parts a step has: one for each entry of an array, as the halls; else one."""
    array = table.outer[step[0]]
    return table.high[array] if array >= 0 and table.kind[array] == ARRAY else 1


def questions_of(game, sheet, step, part, found, count, answered):
    """Collect those of one part of a step behind `count` others; return how many there are then.

    The rest as `questions`.
    """
    table = sheet.table
    array = table.outer[step[0]]
    if array >= 0 and table.kind[array] == ARRAY:
        for field in step:
            if table.outer[field] == array:
                count = _ask(game, sheet, field, part, 0, found, count, answered)
            else:
                for player in range(sheet.rows(field)):
                    count = _ask(game, sheet, field, player, part, found, count, answered)
    else:
        for i in range(sheet.rows(step[0])):
            for j in range(sheet.columns(step[0], i)):
                for field in step:
                    count = _ask(game, sheet, field, i, j, found, count, answered)
    return count


def _ask(game, sheet, field, i, j, found, count, answered):
    if not answered and sheet.get(field, i, j) != ABSENT:
        return count
    ask = sheet.table.ask[field]
    if ask == DEPENDS:
        ask = game.need(sheet, field, i, j)
    if ask == OPTIONAL or (ask != NEEDED and not sheet.held(field, i, j)):
        return count
    at = count * 3
    if at + 3 <= len(found):
        found[at] = field
        found[at + 1] = i
        found[at + 2] = j
    return count + 1


def _add_absent(game, sheet, problems, asked, code):
    table = sheet.table
    for field in range(len(table)):
        ask = table.ask[field]
        if ask != asked and ask != DEPENDS:
            continue
        for i in range(sheet.rows(field)):
            for j in range(sheet.columns(field, i)):
                if (
                    sheet.get(field, i, j) == ABSENT
                    and (asked == NEEDED or sheet.held(field, i, j))
                    and need(game, sheet, field, i, j) == asked
                ):
                    problems.add(code)
                    problems.at(
                        field,
                        i if table.outer[field] >= 0 else p.NO_INDEX,
                        j if table.inner[field] >= 0 else p.NO_INDEX,
                    )

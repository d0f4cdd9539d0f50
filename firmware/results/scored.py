"""The result of the game that is played, and its reasons as texts."""

from shared_rules.core.judging import validate
from shared_rules.core.problems import Problems
from shared_rules.core.result import OPERANDS, result_of
from shared_rules.core.wording import render


def score(play):
    """Return the Result of the play's sheet; None while something is missing or wrong."""
    rules = play.rules
    problems = Problems(64)
    if validate(rules, play.sheet, problems):
        return None
    result = result_of(rules)
    rules.score(play.sheet, result)
    return result


def reason(play, result, player, line):
    """Return why a player scored what in a line, as bytes."""
    operands = [result.operand(player, line, at) for at in range(OPERANDS)]
    names = [name.decode() for name in play.names]
    return render(play.texts.REASONS[result.reason(player, line)], operands, names).encode()


def scored_lines(play, result):
    """Return the lines in which somebody scored, in the order of scoring."""
    return tuple(
        [
            line
            for line in range(play.rules.line_count(play.sheet))
            if any(_points(result, player, line) for player in range(play.players))
        ]
    )


def _points(result, player, line):
    return result.points[player * result.lines + line]

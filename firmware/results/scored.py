"""The result of the game that is played."""

from shared_rules.core.judging import validate
from shared_rules.core.problems import Problems
from shared_rules.core.result import result_of


def score(play):
    """Return the Result of the play's sheet; None while something is missing or wrong."""
    rules = play.rules
    problems = Problems(64)
    if validate(rules, play.sheet, problems):
        return None
    result = result_of(rules)
    rules.score(play.sheet, result)
    return result


def scored_lines(play, result):
    """Return the lines in which somebody scored, in the order of scoring, as bytes."""
    lines = bytearray()
    for line in range(play.rules.line_count(play.sheet)):
        if _is_scored(result, play.players, line):
            lines.append(line)
    return lines


def _is_scored(result, players, line):
    for player in range(players):
        if result.points[player * result.lines + line]:
            return True
    return False

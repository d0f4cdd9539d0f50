"""A registry with one small game, as shared_rules.registry, and no keys to warn."""

from shared_rules.core.declaring import Table
from shared_rules.core.result import Result

GAMES = ("small",)
LINES = 3


class Small:
    """The package of the game: four players with eight numbers each."""

    TABLE = Table()
    PRINTED = Table()

    @staticmethod
    def line_count(sheet):
        """How many lines a game of this sheet has."""
        return LINES


Small.TABLE.list("players", 4)
for _name in "abcdefgh":
    Small.TABLE.number("players[]." + _name, 999)
Small.PRINTED.array("sides", 2)
Small.PRINTED.number("sides[].first")
Small.PRINTED.number("sides[].second")


def load(name):
    """Return the package of a game."""
    if name not in GAMES:
        raise ValueError(name)
    return Small


def table(name):
    """Return the table of a game."""
    return load(name).TABLE


def result(sheet):
    """Return a Result of two players, with numbers of the sheet."""
    made = Result(2, LINES, 4)
    made.players = 2
    for player in range(2):
        for line in range(LINES):
            made.set(player, line, max(0, sheet.cells[1 + player * LINES + line]), 1)
        made.ranks[player] = player + 1
    made.move(1, 2, 3)
    return made


class NoKeys:
    """In place of firmware.keys.Keys."""

    def before_flash(self):
        """Nothing bounces."""

    def after_flash(self):
        """Nothing was missed."""

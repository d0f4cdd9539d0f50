"""The score as numbers: points and a reason for every line of every player, places, moves."""

from array import array

from micropython import const

OPERANDS = const(8)  # numbers that a reason may name
_WHY = OPERANDS + 1

OPEN = const(0)  # the rank of every player while the game goes on


class Result:
    """One scored sheet: `lines` lines of at most `players` players.

    points   array, `points[player * lines + line]`
    totals   array of the sums
    ranks    bytearray, 1 for the first place; OPEN while nobody has won
    decided  index into the game's DECIDERS
    moves    array of `h`, `width` numbers a move: the player first
    """

    def __init__(self, players, lines, moves=0, width=3):
        self.lines = lines
        self.width = width
        self.points = array("i", bytes(4 * players * lines))
        self.totals = array("i", bytes(4 * players))
        self.ranks = bytearray(players)
        self.why = array("i", bytes(4 * players * lines * _WHY))
        self.moves = array("h", bytes(2 * moves * width))
        self.clear()

    def clear(self):
        """Forget the score."""
        self.players = 0
        self.decided = 0
        self.move_count = 0
        _zero(self.points)
        _zero(self.totals)
        _zero(self.ranks)
        _zero(self.why)
        _zero(self.moves)

    def set(self, player, line, points, reason):
        """Score a line and give its reason; the reason's numbers follow by `say`."""
        self.note(player, line, points, reason)
        self.totals[player] += points

    def note(self, player, line, points, reason):
        """Like `set`, for a line that is shown but does not count for the total."""
        at = player * self.lines + line
        self.points[at] = points
        self.why[at * _WHY] = reason

    def say(self, player, line, operand, value):
        """Set the number `operand` (0..OPERANDS - 1) of the line's reason."""
        self.why[(player * self.lines + line) * _WHY + 1 + operand] = value

    def reason(self, player, line):
        """Return the number of the line's reason."""
        return self.why[(player * self.lines + line) * _WHY]

    def operand(self, player, line, operand):
        """Return a number of the line's reason."""
        return self.why[(player * self.lines + line) * _WHY + 1 + operand]

    def reasons_of(self, player, line):
        """Return the number of the line's reason and its OPERANDS numbers."""
        at = (player * self.lines + line) * _WHY
        return self.why[at : at + _WHY]

    def move(self, player, what, where):
        """Note a move of a player: its first three numbers; the others follow by `tell`."""
        at = self.move_count * self.width
        self.moves[at] = player
        self.moves[at + 1] = what
        self.moves[at + 2] = where
        self.move_count += 1

    def tell(self, number, value):
        """Set the number `number` (3..width - 1) of the move that was noted last."""
        self.moves[(self.move_count - 1) * self.width + number] = value


def result_of(game):
    """Return a Result with room for every sheet of a game."""
    keys = len(game.MOVE_KEYS)
    return Result(game.MOST_PLAYERS, len(game.LINES), game.MOST_MOVES, keys)


def _zero(buffer):
    for at in range(len(buffer)):
        buffer[at] = 0

"""What can be wrong with a board, as one sentence for the user and an exit status."""


class BoardFault(Exception):
    """A fault of a board or of the way to it; the text says what, where, and what to do."""

    status = 1


class NoBoard(BoardFault):
    """Nothing is connected, or not what is needed, or it is not clear which is meant."""

    status = 3


class NoPermission(BoardFault):
    """The port is there, and this user must not open it."""

    status = 4


class PortBusy(BoardFault):
    """Another program has the port open."""

    status = 5


class NoAnswer(BoardFault):
    """The port opens, and nothing answers as MicroPython does."""

    status = 6


class TooOld(BoardFault):
    """MicroPython is older than what the firmware needs, or of another kind."""

    status = 7


class NoDisplay(BoardFault):
    """No display answers on the board's bus."""

    status = 8


class Lost(BoardFault):
    """The board went away in the middle."""

    status = 9


class NoRoom(BoardFault):
    """The flash of the board is full."""

    status = 10


class Unsound(BoardFault):
    """What stands on the board is not what was written, or does not start."""

    status = 11


class NoCompiler(BoardFault):
    """mpy-cross is missing, or writes another version than the board reads."""

    status = 12


class WrongFile(BoardFault):
    """A UF2 file that is damaged or for another chip."""

    status = 13


class CodeFailed(Exception):
    """Code run on the board raised; `traceback` is what it printed. Not for the user as it is."""

    def __init__(self, traceback: str) -> None:
        super().__init__(traceback)
        self.traceback = traceback

    @property
    def last_line(self) -> str:
        """The error itself."""
        lines = self.traceback.strip().splitlines()
        return lines[-1] if lines else "an error without a text"

    @property
    def is_full(self) -> bool:
        """Whether the flash had no room."""
        return "ENOSPC" in self.traceback or "OSError: 28" in self.traceback

"""A board on the screen, until the user quits."""

from ..live.opening import Wish, opened, tell_failure
from .session import Options, show
from .signals import Ended
from .terminal import Terminal

_AT_A_SIGNAL = 128
_SLOW = "the chip computes forty times slower here: it starts in a minute or two"


def show_board(wish: Wish, theme: str | None = None) -> int:
    """Show a board; return the exit status, 1 if the firmware failed."""
    with opened(wish) as at_hand:
        options = Options(
            board_id=wish.board_id,
            language=wish.language or "of the device",
            theme=theme,
            note=_SLOW if wish.chip else at_hand.note,
            keep=at_hand.keep,
            slow=wish.chip is not None,
        )
        try:
            stopped = show(at_hand.board, Terminal(), options)
        except Ended as end:
            return _AT_A_SIGNAL + end.number
        return tell_failure("emulate" if wish.chip else "sim", at_hand.board.console, stopped)

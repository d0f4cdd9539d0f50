"""What is printed on cards, as pictures of seven columns, and a free one behind them."""

from micropython import const

from ...icons import Icons

WIDTH = const(8)

# The places of the pictures.
CROWN = const(0)
GEM = const(1)
TWO_GEMS = const(2)
AGAIN = const(3)
TOKEN = const(4)
STEAL = const(5)
SCROLL = const(6)

_COUNT = const(7)
_COLUMNS = const(7)
_ROWS = const(7)

PICTURES = Icons(
    _COUNT,
    _COLUMNS,
    _ROWS,
    b"\x0f\x5c\x5e\x5f\x5e\x5c\x0f"
    b"\x08\x1c\x3e\x7e\x3e\x1c\x08"
    b"\x0c\x1e\x0c\x00\x0c\x1e\x0c"
    b"\x1c\x22\x41\x41\x45\x26\x17"
    b"\x1c\x22\x49\x5d\x49\x22\x1c"
    b"\x08\x1c\x3e\x7f\x1c\x1c\x1c"
    b"\x41\x7f\x41\x55\x41\x7f\x41",
)

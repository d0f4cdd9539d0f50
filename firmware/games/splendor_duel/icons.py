"""What is printed on cards, as pictures of seven columns, and a free one behind them."""

from micropython import const

WIDTH = const(8)

# Where each of them begins in PICTURES.
CROWN = const(0)
GEM = const(7)
TWO_GEMS = const(14)
AGAIN = const(21)
TOKEN = const(28)
STEAL = const(35)
SCROLL = const(42)

COLUMNS = const(7)
STRIDE = const(49)  # columns of all
PICTURES = (  # for machine_code.put_glyph
    b"\x0f\x5c\x5e\x5f\x5e\x5c\x0f"
    b"\x08\x1c\x3e\x7e\x3e\x1c\x08"
    b"\x0c\x1e\x0c\x00\x0c\x1e\x0c"
    b"\x1c\x22\x41\x41\x45\x26\x17"
    b"\x1c\x22\x49\x5d\x49\x22\x1c"
    b"\x08\x1c\x3e\x7f\x1c\x1c\x1c"
    b"\x41\x7f\x41\x55\x41\x7f\x41"
)

"""A frame for a chip whose bytes lie the other way than those that are drawn into."""

from micropython import const

_SIZE = const(1024)
_WIDTH = const(128)
_HEIGHT = const(64)
_LAST = const(63)


# viper
def turn(frame: ptr8, turned: ptr8, flipped: int):
    """Add the lit pixels of `frame` to `turned`, which is dark.

    frame     128 x 64 pixels in MONO_VLSB order: eight pixels of a byte are below each other
    turned    16 pages of 64 bytes, the lowest row first: those of a byte are beside each other
    flipped   turn the picture by 180 degrees
    """
    step = 1 if flipped else -1
    for x in range(_WIDTH):
        segment = _WIDTH - 1 - x if flipped else x
        bit = 1 << (segment & 7)
        first = (segment >> 3) * _HEIGHT
        if not flipped:
            first += _LAST
        at = x
        while at < _SIZE:
            bits = frame[at]
            to = first
            while bits:
                if bits & 1:
                    turned[to] = turned[to] | bit
                bits >>= 1
                to += step
            first += step << 3
            at += _WIDTH

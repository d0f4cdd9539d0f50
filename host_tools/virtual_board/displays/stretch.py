"""A screen of 128x64 pixels as a display of 240x135 shows it, and the way back.

Rows are doubled. Eight columns become fifteen: at even places one of them, between two of them a
blend, of which the next one has an eighth more each time. The screen turned by 180 degrees is
stretched to the same picture turned. 3 rows above and 4 below stay dark.
"""

from . import DisplayError

WIDTH, HEIGHT = 128, 64
WIDE, HIGH = 240, 135
ABOVE = 3

_BLOCK, _WIDE_BLOCK = 8, 15
_RGB = 3
_STRIDE = WIDE * _RGB

Colour = bytes


def unstretched(pixels: bytes) -> bytes:
    """Return the screen, a byte of 0 or 255 per pixel, from `WIDE * HIGH` RGB pixels.

    What is darkest and what is brightest is seen from the picture. DisplayError: it is nothing
    that was stretched so.
    """
    if len(pixels) != _STRIDE * HIGH:
        raise DisplayError(f"{len(pixels)} bytes are no picture of {WIDE}x{HIGH} in colour")
    lines = [pixels[start : start + _STRIDE] for start in range(0, len(pixels), _STRIDE)]
    below = ABOVE + 2 * HEIGHT
    shown = lines[ABOVE:below]
    if any(map(any, lines[:ABOVE] + lines[below:])):
        raise DisplayError("there are pixels above or below the screen")
    if shown[0::2] != shown[1::2]:
        raise DisplayError("a row of the screen is not shown twice")
    rows = [_colours(line) for line in shown[0::2]]
    shades = _Shades(_lit_colour(rows))
    return b"".join(_row(row, shades) for row in rows)


def _colours(line: bytes) -> list[Colour]:
    return [line[start : start + _RGB] for start in range(0, _STRIDE, _RGB)]


def _lit_colour(rows: list[list[Colour]]) -> Colour:
    """The colour of lit pixels; any but black where there is none."""
    whole = {row[at] for row in rows for at in range(WIDE) if at % _WIDE_BLOCK % 2 == 0}
    lit = sorted(whole - {bytes(_RGB)})
    if len(lit) > 1:
        raise DisplayError(f"columns of the screen have {len(lit)} colours beside black")
    return lit[0] if lit else b"\xff" * _RGB


class _Shades:
    """The colours between black, 0, and lit, 8, as the picture has them: brighter and brighter."""

    def __init__(self, lit: Colour) -> None:
        self._lit = lit
        self._known: dict[int, Colour] = {0: bytes(_RGB), _BLOCK: lit}

    def is_lit(self, colour: Colour) -> bool:
        return colour == self._lit

    def demand(self, shade: int, colour: Colour) -> None:
        """Raise DisplayError unless the colour is what the shade looks like everywhere."""
        if self._known.get(shade) == colour:
            return
        if shade not in self._known:
            darker = max(sum(known) for at, known in self._known.items() if at < shade)
            brighter = min(sum(known) for at, known in self._known.items() if at > shade)
            if darker < sum(colour) < brighter:
                self._known[shade] = colour
                return
        raise DisplayError(f"a blend of {shade}/8 has the colour {colour.hex()}")


def _row(row: list[Colour], shades: _Shades) -> bytes:
    bits = bytearray()
    for start in range(0, WIDE, _WIDE_BLOCK):
        block = row[start : start + _WIDE_BLOCK]
        columns = [shades.is_lit(colour) for colour in block[0::2]]
        for place, colour in enumerate(block[1::2]):
            left, right = columns[place : place + 2]
            shades.demand((_BLOCK - 1 - place) * left + (place + 1) * right, colour)
        bits += bytes(255 if column else 0 for column in columns)
    return bytes(bits)

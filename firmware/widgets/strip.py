"""Names of players beside each other, cut to what fits by whole characters."""

from .layout import GLYPH
from .pill import draw_pill


def joined(names, font, width):
    """Return the names in one line of at most `width` pixels, each cut alike where needed."""
    most = len(max(names, key=len)) if names else 0
    while True:
        line = b" ".join([cut(name, most) for name in names])
        if most <= 1 or font.width(line) - 1 <= width:
            return line
        most -= 1


def fitted(names, font, width):
    """Return the names, each cut to at most `width` pixels."""
    return tuple([_fitted(name, font, width) for name in names])


def cut(name, most):
    """Return the characters of `name` that are whole within its first `most` bytes."""
    if most >= len(name):
        return name
    while most > 0 and name[most] & 0xC0 == 0x80:
        most -= 1
    return name[:most]


def _fitted(name, font, width):
    while font.width(name) - 1 > width:
        name = cut(name, len(name) - 1)
    return name


def column_of(canvas, count, place):
    """The first column of the cell `place` of `count` cells across the canvas."""
    return canvas.width * place // count


def draw_strip(canvas, font, y, names, chosen):
    """Draw names in equal cells across the canvas, the chosen one on a lit ground."""
    count = len(names)
    for place in range(count):
        x = column_of(canvas, count, place)
        width = column_of(canvas, count, place + 1) - x
        x += (width - font.width(names[place]) + 1) // 2
        if place == chosen:
            draw_pill(canvas, font, x, y, names[place])
        else:
            canvas.text(x, y + GLYPH, names[place], font)

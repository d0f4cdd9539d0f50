"""Names cut to what fits, by whole characters."""


def cut(name, most):
    """Return the characters of `name` that are whole within its first `most` bytes."""
    if most >= len(name):
        return name
    while most > 0 and name[most] & 0xC0 == 0x80:
        most -= 1
    return name[:most]


def fitted(names, font, width):
    """Return the names, each cut to at most `width` pixels."""
    return tuple([_fitted(name, font, width) for name in names])


def _fitted(name, font, width):
    while font.width(name) - 1 > width:
        name = cut(name, len(name) - 1)
    return name


def joined(names, font, width):
    """Return the names in one line of at most `width` pixels, all cut alike where needed."""
    most = max([len(name) for name in names])
    while True:
        line = b" ".join([cut(name, most) for name in names])
        if most <= 1 or font.width(line) - 1 <= width:
            return line
        most -= 1

"""Names cut to what fits, by whole characters."""

from micropython import const

_LETTERS = const(3)  # that a Latin name is cut to: Pur, Bla, Yel; or the bytes of a syllable


def cut(name, most):
    """Return the characters of `name` that are whole within its first `most` bytes."""
    if most >= len(name):
        return name
    while most > 0 and name[most] & 0xC0 == 0x80:
        most -= 1
    return name[:most]


def cut_front(name, most):
    """Return the characters of `name` that are whole within its last `most` bytes."""
    at = max(0, len(name) - most)
    while at < len(name) and name[at] & 0xC0 == 0x80:
        at += 1
    return name[at:]


def cut_to(name, font, width):
    """Return the characters of `name` that fit into `width` pixels.

    Of a Korean name the last ones: its first syllable is that of the family.
    """
    cut_it = cut if name and name[0] < 0x80 else cut_front
    while name and font.width(name) - 1 > width:
        name = cut_it(name, len(name) - 1)
    return name


def fitting(names, font, width, between):
    """Return the names as they fit into `width` pixels beside each other, all cut alike.

    They keep their beginnings, or their ends if only these tell them apart.

    between   pixels that each needs besides its own
    """
    if needed(names, font, between) <= width:
        return names
    fitted = _cut_alike(names, font, width, between, cut)
    if len(set(fitted)) < len(fitted):
        ends = _cut_alike(names, font, width, between, cut_front)
        if len(set(ends)) == len(ends):
            return ends
    return fitted


def _cut_alike(names, font, width, between, cut_it):
    most = 0
    for name in names:
        most = max(most, len(name))
    fitted = names
    while most > _LETTERS and needed(fitted, font, between) > width:
        most -= _LETTERS
        fitted = tuple([cut_it(name, _LETTERS if name[0] < 0x80 else most) for name in names])
    return fitted


def needed(names, font, between):
    """Return how many pixels the names need beside each other."""
    columns = 0
    for name in names:
        columns += font.width(name) - 1 + between
    return columns

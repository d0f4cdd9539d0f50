"""A long log read from a file piece by piece."""

from micropython import const

_PIECE = const(1280)  # bytes: two of the largest steps


def replay(file, size, log, sheet):
    """Replay `size` bytes from where the open file stands; return how many are good."""
    piece = bytearray(min(_PIECE, size))
    whole = memoryview(piece)
    good = held = 0
    while good < size:
        held += file.readinto(whole[held : min(_PIECE, size - good)]) or 0
        taken = log.replay(sheet, piece, held)
        if not taken:
            break
        good += taken
        held -= taken
        for at in range(held):
            piece[at] = piece[taken + at]
    return good

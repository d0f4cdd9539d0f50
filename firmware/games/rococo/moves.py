"""The balcony moves at the end, told so that one can follow with the hands."""

from shared_rules.rococo.fields import SPACE_TIMES, T_GRAND_COLOUR, T_GRAND_POINTS

_WIDTH = 3  # numbers of a move: player, garment, space


def told(play, result):
    """Return who moves and what each moves where, two tuples of bytes."""
    moves = result.moves
    ends = range(0, result.move_count * _WIDTH, _WIDTH)
    return (
        tuple([play.names[moves[at]] for at in ends]),
        tuple([_told(play, moves[at], moves[at + 1], moves[at + 2]) for at in ends]),
    )


def _told(play, player, garment, space):
    sheet = play.sheet
    points = sheet.get(T_GRAND_POINTS, player, garment)
    colour = sheet.get(T_GRAND_COLOUR, player, garment)
    texts = play.texts
    what = texts.COLOURS[colour] + " " if colour >= 0 else ""
    times = sheet.get(SPACE_TIMES, space)
    return texts.MOVE_TOLD.format(what + str(points), space + 1, times).encode()

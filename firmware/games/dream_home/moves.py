"""The exchanges of supplier and handyman, two rows each: who gains what, and where."""

from shared_rules.dream_home.fields import SUPPLIER


def told(play, result):
    """Return two tuples of bytes: the player's name or nothing, and the row."""
    texts = play.texts
    names, rows = [], []
    for move in range(result.move_count):
        at = move * result.width
        player, helper, place, other, gain = result.moves[at : at + result.width]
        names += [play.names[player], b""]
        if helper == SUPPLIER:
            where = texts.SUPPLY_TOLD.format(texts.PLACES[place], texts.ROOMS[other])
        else:
            where = texts.SWAP_TOLD.format(texts.PLACES[place], texts.PLACES[other])
        rows.append(texts.MOVE_GAIN.format(texts.HELPERS[helper], gain).encode())
        rows.append(where.encode())
    return tuple(names), tuple(rows)

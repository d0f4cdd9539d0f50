"""Short ways to write the sheets of worked cases."""

from models.rococo_model import score


def garment(owner, hall, colour="blue", points=0, vip=False):
    return {"owner": owner, "hall": hall, "colour": colour, "points": points, "vip": vip}


def space(owner=None, times=2, points=0):
    made = {"times": times, "points": points}
    return made if owner is None else {**made, "owner": owner}


def sheet_of(count, garments=(), musician=None, spaces=(), **others):
    """A sheet of `count` players without money; the musician stands in hall 1."""
    halls = [{"first": 10, "second": 4} for _ in range(5)]
    if musician is not None:
        halls[0]["musician"] = {"owner": musician, "points": 0}
    return {
        "game": "rococo",
        "players": [{"name": "ABCDE"[player], "livres": 0} for player in range(count)],
        "halls": halls,
        "fireworks": {"first": 7, "second": 3, "spaces": list(spaces)},
        "garments": list(garments),
        **others,
    }


def hall_sheet(counts, vips, musician=None, **options):
    """Garments in hall 1 alone: how many each player has, and how many on VIP spots."""
    garments = [
        garment(player, 1, vip=k < vips[player])
        for player, count in enumerate(counts)
        for k in range(count)
    ]
    return sheet_of(len(counts), garments, musician, options=options)


def line(sheet, key):
    players = score(sheet)["players"]
    return [entry["points"] for p in players for entry in p["lines"] if entry["key"] == key]

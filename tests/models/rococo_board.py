"""What one player has on the board, read from either form of a sheet.

Values that the sheet does not tell are None.
"""

from models.rococo_choices import COLOURS


def is_tally(sheet):
    return any(isinstance(p, dict) and "tally" in p for p in sheet["players"])


def options_of(sheet):
    return {
        "expansions": [],
        "solo": False,
        "second_place_tie": "share",
        "two_player_tie": "share",
        "balcony_counts_for_statues": True,
        **sheet.get("options", {}),
    }


def spaces_of(sheet):
    return sheet.get("fireworks", {}).get("spaces", [])


def own_spaces(sheet, player):
    return [s for s, space in enumerate(spaces_of(sheet)) if space.get("owner") == player]


def funder(sheet, hall):
    """The player who paid the musician, None where there is none."""
    musician = sheet["halls"][hall].get("musician")
    return None if musician is None else musician["owner"]


def seat(sheet, player):
    board = seat_of_tally(sheet, player) if is_tally(sheet) else seat_of_tiles(sheet, player)
    board["spaces"] = own_spaces(sheet, player)
    board["musicians"] = [h for h in range(5) if funder(sheet, h) == player]
    board["attended"] = [h for h in range(5) if board["halls"][h] > 0 or h in board["musicians"]]
    return board


def seat_of_tiles(sheet, player):
    garments = [(i, g) for i, g in enumerate(sheet.get("garments", [])) if g["owner"] == player]
    statues = [s for s in sheet.get("statues", []) if s["owner"] == player]
    kitchens = [k for k in sheet.get("kitchens", []) if k["owner"] == player]
    jewels = [j for j in sheet.get("jewel_decorations", []) if j["owner"] == player]
    musicians = [h["musician"] for h in sheet["halls"] if h.get("musician") is not None]
    musicians = [m for m in musicians if m["owner"] == player]
    spaces = [s for s in spaces_of(sheet) if s.get("owner") == player]
    markers = statues + kitchens + jewels + musicians + spaces
    return {
        "halls": [sum(g["hall"] == h + 1 for _, g in garments) for h in range(5)],
        "vip": [sum(g["hall"] == h + 1 and g["vip"] for _, g in garments) for h in range(5)],
        "colours": {c: sum(g["colour"] == c for _, g in garments) for c in COLOURS},
        "points": sum(g["points"] for _, g in garments),
        "grand_hall": [
            {"index": i, "points": g["points"], "colour": g["colour"]}
            for i, g in garments
            if g["hall"] == 1
        ],
        "statues": len(statues),
        "kitchens": len(kitchens),
        "decorations": len(markers),
        "decoration_points": sum(m["points"] for m in markers),
    }


def seat_of_tally(sheet, player):
    tally = sheet["players"][player]["tally"]
    colours = tally.get("colours")
    return {
        "halls": tally["halls"],
        "vip": tally.get("vip", [None] * 5),
        "colours": None if colours is None else {c: colours.get(c, 0) for c in COLOURS},
        "points": tally["points"],
        "grand_hall": [
            {"index": i, "points": g["points"], "colour": g.get("colour")}
            for i, g in enumerate(tally.get("grand_hall", []))
        ],
        "statues": tally.get("statues", 0),
        "kitchens": tally.get("kitchens"),
        "decorations": tally.get("decorations"),
        "decoration_points": tally.get("decoration_points", 0),
    }

"""Her part of the score sheet as JSON, tile by tile or as a tally, and the sheet of both."""

from __future__ import annotations

import copy
from typing import Any

from tabletally.shared_rules.rococo import fields
from tabletally.shared_rules.rococo.du_barry import blue_cards, state
from tabletally.shared_rules.rococo.du_barry.state import SHE, garment_colour, garment_fame
from tabletally.shared_rules.rococo.du_barry.worth import count

from .names import COLOURS

Json = dict[str, Any]

HER_NAME = "Madame du Barry"
YOUR_NAME = "You"
_HALLS = range(fields.HALLS)
_LISTS = ("garments", "statues", "kitchens", "jewel_decorations")


def her_part(s: Any) -> Json:
    """Return what she has, tile by tile; prizes and the human's part are missing (R8.11)."""
    halls: list[Json] = [{} for _ in _HALLS]
    for hall in _HALLS:
        if s[state.MUSICIANS + hall]:
            points = s[state.MUSICIANS + hall] - 1
            halls[hall]["musician"] = {"owner": SHE, "points": points}
    favour = s[state.FAVOUR_OF]
    sheet: Json = {
        "game": "rococo",
        "players": [{"name": YOUR_NAME}, _player(s)],
        "halls": halls,
        "queens_favour": None if favour == state.NO_ONE else favour,
        "garments": _garments(s),
        "statues": [
            {"owner": SHE, "points": s[state.STATUE_FAME + statue]}
            for statue in range(s[state.STATUES])
        ],
        "kitchens": [
            {"owner": SHE, "side": side, "points": s[state.KITCHEN + place] - 1}
            for place, side in enumerate(("left", "right"))
            if s[state.KITCHEN + place]
        ],
        "options": {"solo": True},
    }
    spaces = [space for _, space in _spaces(s)]
    if spaces:
        sheet["fireworks"] = {"spaces": spaces}
    if s[state.JEWEL_MARKER]:
        sheet["jewel_decorations"] = [{"owner": SHE, "points": s[state.JEWEL_MARKER] - 1}]
    if state.has(s, state.JEWELRY_BOX):
        sheet["options"]["expansions"] = ["jewelry_box"]
    return sheet


def both(s: Any, table: Json) -> Json:
    """Return the sheet of both: `table` is the human's part with the printed prizes.

    Her part is a tally if the human's is one. Her fireworks spaces take their
    places, from the left, among those of `table`.
    """
    hers = her_part(s)
    sheet = copy.deepcopy(table)
    tally = any("tally" in player for player in sheet.get("players", []))
    if tally:
        hers["players"][SHE]["tally"] = _tally(s, hers)
    sheet["game"] = "rococo"
    sheet["players"] = [*(sheet.get("players") or hers["players"])[:1], hers["players"][SHE]]
    sheet["queens_favour"] = hers["queens_favour"]
    sheet["options"] = {**sheet.get("options", {}), **hers["options"]}
    _merge_expansions(sheet["options"], table.get("options", {}))
    halls = sheet.setdefault("halls", [{} for _ in _HALLS])
    for hall, part in zip(halls, hers["halls"], strict=False):
        if "musician" in part:
            hall["musician"] = _of_form(part["musician"], tally)
    if "fireworks" in hers:
        spaces = sheet.setdefault("fireworks", {}).setdefault("spaces", [])
        for place, space in _spaces(s):
            if place < len(spaces):
                spaces[place] = {**spaces[place], **_of_form(space, tally)}
            else:
                spaces.append(_of_form(space, tally))
    for key in _LISTS:
        if not tally and hers.get(key):
            sheet[key] = [*sheet.get(key, []), *hers[key]]
    return sheet


def _merge_expansions(options: Json, told: Json) -> None:
    known = options.get("expansions", [])
    more = [word for word in told.get("expansions", []) if word not in known]
    if known or more:
        options["expansions"] = [*known, *more]


def _of_form(marker: Json, tally: bool) -> Json:
    return {key: value for key, value in marker.items() if not (tally and key == "points")}


def _player(s: Any) -> Json:
    held = range(fields.C_EMPLOYEE, len(fields.COUNTED_WORDS))
    player: Json = {
        "name": HER_NAME,
        "fame": s[state.FAME],
        "employees": [_card(s, blue) for blue in range(s[state.BLUES])],
        "holdings": {fields.COUNTED_WORDS[counted]: count(s, counted) for counted in held},
    }
    if s[state.CONNECTED] > 1:
        player["connection"] = s[state.CONNECTED] - 1
    return player


def _card(s: Any, blue: int) -> Json:
    at = state.BLUE_LIST + blue * state.BLUE_PARTS
    card: Json = {"points": s[at + blue_cards.POINTS]}
    if s[at + blue_cards.COUNTED]:
        card["count"] = fields.COUNTED_WORDS[s[at + blue_cards.COUNTED] - 1]
        card["per"] = s[at + blue_cards.PER]
    if s[at + blue_cards.MOST]:
        card["max"] = s[at + blue_cards.MOST]
    return card


def _garments(s: Any) -> list[Json]:
    cells = s[state.GARMENT_LIST : state.GARMENT_LIST + s[state.GARMENTS]]
    return [
        {
            "owner": SHE,
            "hall": state.garment_hall(one),
            "colour": COLOURS[garment_colour(one)],
            "points": garment_fame(one),
            "vip": bool(state.garment_vip(one)),
        }
        for one in cells
    ]


def _spaces(s: Any) -> list[tuple[int, Json]]:
    return [
        (
            place,
            {
                "times": s[state.SPACE_TIMES + place],
                "points": s[state.SPACE_FAME + place],
                "owner": SHE,
            },
        )
        for place in range(state.MOST_SPACES)
        if s[state.SPACE_TIMES + place]
    ]


def _tally(s: Any, hers: Json) -> Json:
    garments = hers["garments"]
    markers = [*hers["statues"], *hers["kitchens"], *hers.get("jewel_decorations", [])]
    markers += [hall["musician"] for hall in hers["halls"] if "musician" in hall]
    markers += [space for _, space in _spaces(s)]
    here = [[one for one in garments if one["hall"] == hall + 1] for hall in _HALLS]
    return {
        "halls": [len(found) for found in here],
        "vip": [sum(one["vip"] for one in found) for found in here],
        "colours": {colour: sum(one["colour"] == colour for one in garments) for colour in COLOURS},
        "points": sum(one["points"] for one in garments),
        "grand_hall": [{key: one[key] for key in ("points", "colour")} for one in here[0]],
        "statues": len(hers["statues"]),
        "kitchens": len(hers["kitchens"]),
        "decorations": len(markers),
        "decoration_points": sum(marker["points"] for marker in markers),
    }

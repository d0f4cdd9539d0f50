"""Every rule of the game that a sheet can break, leaving faulty entries out."""

from models.rococo_choices import (
    BALCONY_LIST_IN_A_TALLY_IS_MIXING,
    COLOUR_LIMITS,
    COLOURS,
    EMPTY_TILE_LIST_IN_A_TALLY_IS_MIXING,
    ENTRIES_BEHIND_THE_LONGEST_LIST_TAKE_PART_IN_RULES,
    EVERY_EXTRA_KITCHEN_IS_A_PROBLEM,
    EXPANSIONS_ADDING_GARMENTS,
    EXPANSIONS_WITH_JEWELS,
    KINDS,
    NO_EMPLOYEES_TAKE_PART_IN_THEIR_SUM,
    RULES,
    TILE_LISTS,
    WRONG_VALUES_MIX_THE_FORMS,
    ZERO_TAKES_PART_IN_A_SUM,
)
from models.rococo_shape import Frame
from models.rococo_tally_rules import check_tally_rules
from models.rococo_trim import trimmed


def check_rules(report, sheet):
    if not ENTRIES_BEHIND_THE_LONGEST_LIST_TAKE_PART_IN_RULES:
        sheet = trimmed(sheet)
        report = report.about(sheet)
    frame = Frame(sheet)
    one_of_each(report, frame)
    jewels_without_box(report, frame)
    connections(report, frame)
    balcony(report)
    too_many_of_a_colour(report, frame)
    for i in range(frame.players):
        employees(report, i)
        if frame.tally:
            check_tally_rules(report, ("players", i, "tally"))
    if frame.solo and (report.good(("players", 1, "livres")) or 0) > 0:
        report.rule([("players", 1, "livres")], RULES["du_barry_livres"])
    if frame.tally:
        mixed_forms(report, frame)


def has_expansion(report, names):
    paths = report.entries(("options", "expansions"))
    return any(report.value(path) in names for path in paths)


def at_most_one(report, paths, rule):
    if EVERY_EXTRA_KITCHEN_IS_A_PROBLEM:
        for path in paths[1:]:
            report.rule([path], rule)
    elif len(paths) > 1:
        report.rule(paths, rule)


def one_of_each(report, frame):
    kitchens = [(path, report.value(path)) for path in report.entries(("kitchens",))]
    jewels = [(path, report.value(path)) for path in report.entries(("jewel_decorations",))]
    for i in range(frame.players):
        for side in ["left", "right"]:
            own = [path for path, k in kitchens if k["owner"] == i and k["side"] == side]
            at_most_one(report, own, RULES["kitchens"])
        own = [path for path, j in jewels if j["owner"] == i]
        at_most_one(report, own, RULES["one_jewel_decoration"])


def jewels_without_box(report, frame):
    if has_expansion(report, EXPANSIONS_WITH_JEWELS):
        return
    for i in range(frame.players):
        path = ("players", i, "holdings", "jewel")
        if (report.good(path) or 0) > 0:
            report.rule([path], RULES["jewel_without_box"])
    for path in report.entries(("jewel_decorations",)):
        report.rule([path], RULES["jewel_decoration_without_box"])


def attendance(report, frame, player, hall):
    """True, False, or None where a tally does not tell."""
    path = ("halls", hall, "musician")
    musician = report.good(path)
    if musician is not None and musician["owner"] == player:
        return True
    if not frame.tally:
        garments = [report.value(path) for path in report.entries(("garments",))]
        return any(g["owner"] == player and g["hall"] == hall + 1 for g in garments)
    count = report.good(("players", player, "tally", "halls", hall))
    if count is None:
        return None
    if count > 0:
        return True
    known = isinstance(report.value(path[:-1]), dict) and "musician" in report.value(path[:-1])
    return False if known and report.clean(path) else None


def connections(report, frame):
    for i in range(frame.players):
        path = ("players", i, "connection")
        absent = any(attendance(report, frame, i, hall) is False for hall in range(5))
        if (report.good(path) or 0) > 0 and absent:
            report.rule([path], RULES["connection"])


def balcony(report):
    moves = [(path, report.value(path)) for path in report.entries(("balcony",))]
    if report.value(("balcony",)) == "best":
        return
    for path, (garment_index, space_index) in moves:
        garment = report.good(("garments", garment_index))
        space = report.good(("fireworks", "spaces", space_index))
        if garment is not None and garment["hall"] != 1:
            report.rule([path], RULES["balcony"])
        if garment is not None and space is not None and garment["owner"] != space.get("owner"):
            report.rule([path], RULES["balcony"])
    for part in [0, 1]:
        for index in {move[part] for _, move in moves}:
            paths = [path for path, move in moves if move[part] == index]
            if len(paths) > 1:
                report.rule(paths, RULES["balcony"])


def too_many_of_a_colour(report, frame):
    if has_expansion(report, EXPANSIONS_ADDING_GARMENTS):
        return
    for colour in COLOURS:
        amounts = {}
        for path in report.entries(("garments",)):
            if report.value(path)["colour"] == colour:
                amounts[path] = 1
        for i in range(frame.players):
            path = ("players", i, "tally", "colours", colour)
            amount = report.good(path)
            if amount is not None and (amount > 0 or ZERO_TAKES_PART_IN_A_SUM):
                amounts[path] = amount
        if sum(amounts.values()) > COLOUR_LIMITS[colour]:
            report.rule(list(amounts), RULES["colours"])


def employees(report, i):
    place = ("players", i, "holdings")
    everyone = report.good((*place, "employee"))
    if everyone is None:
        return
    if everyone < 4:
        report.rule([(*place, "employee")], RULES["few_employees"])
    kinds = {(*place, kind): report.good((*place, kind)) for kind in KINDS}
    kinds = {
        path: amount
        for path, amount in kinds.items()
        if amount is not None and (amount > 0 or ZERO_TAKES_PART_IN_A_SUM)
    }
    if sum(kinds.values()) > everyone:
        takes_part = everyone > 0 or NO_EMPLOYEES_TAKE_PART_IN_THEIR_SUM
        bound = [(*place, "employee")] if takes_part else []
        report.rule([*bound, *kinds], RULES["employee_kinds"])


def mixed_forms(report, frame):
    tile_parts = [(name,) for name in TILE_LISTS if tile_list_counts(report, name)]
    if BALCONY_LIST_IN_A_TALLY_IS_MIXING and isinstance(report.value(("balcony",)), list):
        tile_parts.append(("balcony",))
    printed = [(("halls",), ("musician", "points")), (("fireworks", "spaces"), ("points",))]
    for place, last in printed:
        values = report.value(place)
        for k in range(len(values) if isinstance(values, list) else 0):
            holder = report.value((*place, k, *last[:-1]))
            path = (*place, k, *last)
            if (
                isinstance(holder, dict)
                and last[-1] in holder
                and (WRONG_VALUES_MIX_THE_FORMS or report.clean(path))
            ):
                tile_parts.append(path)
    tally_parts = [
        ("players", i, "tally")
        for i in range(frame.players)
        if isinstance(report.value(("players", i)), dict)
        and "tally" in report.value(("players", i))
    ]
    if tile_parts:
        report.rule(tile_parts + tally_parts, None)


def tile_list_counts(report, name):
    if name not in report.sheet:
        return False
    if not WRONG_VALUES_MIX_THE_FORMS and not isinstance(report.sheet[name], list):
        return False
    return EMPTY_TILE_LIST_IN_A_TALLY_IS_MIXING or report.sheet[name] != []

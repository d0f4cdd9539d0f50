"""Values of one player's tally that contradict each other."""

from models.rococo_choices import COLOURS


def check_tally_rules(report, path):
    halls = report.good((*path, "halls"))
    colours = report.good((*path, "colours"))
    points = report.good((*path, "points"))
    statues = report.good((*path, "statues"))
    decorations = report.good((*path, "decorations"))
    decoration_points = report.good((*path, "decoration_points"))

    if (
        halls is not None
        and colours is not None
        and (sum(colours.get(colour, 0) for colour in COLOURS) != sum(halls))
    ):
        report.rule([(*path, "halls"), (*path, "colours")], None)
    for h in range(5):
        count = report.good((*path, "halls", h))
        vip = report.good((*path, "vip", h))
        if count is not None and vip is not None and vip > count:
            report.rule([(*path, "halls", h), (*path, "vip", h)], None)
    check_grand_hall(report, path, points, colours)
    if statues is not None and decorations is not None and statues > decorations:
        report.rule([(*path, "statues"), (*path, "decorations")], None)
    if decorations == 0 and decoration_points is not None and decoration_points > 0:
        report.rule([(*path, "decorations"), (*path, "decoration_points")], None)


def check_grand_hall(report, path, points, colours):
    place = (*path, "grand_hall")
    entries = report.value(place)
    if not isinstance(entries, list):
        return
    in_hall_1 = report.good((*path, "halls", 0))
    if in_hall_1 is not None and len(entries) != in_hall_1:
        report.rule([(*path, "halls", 0), place], None)
    right = [report.value(entry) for entry in report.entries(place)]
    if points is not None and sum(garment["points"] for garment in right) > points:
        report.rule([(*path, "points"), place], None)
    if colours is not None:
        for colour in COLOURS:
            named = sum(garment.get("colour") == colour for garment in right)
            if named > colours.get(colour, 0):
                report.rule([(*path, "colours"), place], None)

"""Short ways to fill in a flat sheet of Rococo, and to read what the rules say to it."""

from array import array

from shared_rules.core.judging import judge, questions, validate
from shared_rules.core.problems import RULE, Problems
from shared_rules.core.result import Result
from shared_rules.core.sheet import NONE, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo import scoring

BLUE, PINK, GREEN, ORANGE = range(4)
LEFT, RIGHT = range(2)
FIRST, SECOND = 10, 4  # the prizes of every hall
FIREWORKS_FIRST, FIREWORKS_SECOND = 7, 3

problems = Problems()
question_numbers = array("h", (0 for _ in range(1200)))
result = Result(rococo.MOST_PLAYERS, len(rococo.LINES), rococo.MOST_MOVES)


def put(sheet, field, value, i=0, j=0):
    """Write a value that must fit."""
    assert sheet.put(field, i, j, value), (f.TABLE.paths[field], i, j, value)
    return sheet


def empty(players):
    """A sheet of so many players without money, all prizes told, nothing on the board."""
    sheet = Sheet(f.TABLE)
    put(sheet, f.PLAYERS, players)
    for player in range(players):
        put(sheet, f.LIVRES, 0, player)
    for hall in range(f.HALLS):
        put(sheet, f.HALL_FIRST, FIRST, hall)
        put(sheet, f.HALL_SECOND, SECOND, hall)
    put(sheet, f.FIREWORKS_FIRST, FIREWORKS_FIRST)
    put(sheet, f.FIREWORKS_SECOND, FIREWORKS_SECOND)
    return sheet


def tally(*halls):
    """A tally with one list of garments per hall for each player; no musician, no points."""
    sheet = empty(len(halls))
    for player in range(len(halls)):
        for hall in range(f.HALLS):
            put(sheet, f.T_HALL, halls[player][hall], player, hall)
        put(sheet, f.T_POINTS, 0, player)
    for hall in range(f.HALLS):
        put(sheet, f.MUSICIAN, NONE, hall)
    return sheet


def entry(sheet, container, *values):
    """Add an entry to a list of the sheet: pairs of field and value; returns its index."""
    at = sheet.used(container)
    put(sheet, container, at + 1)
    for k in range(0, len(values), 2):
        put(sheet, values[k], values[k + 1], at)
    return at


def garment(sheet, owner, hall, colour=BLUE, points=0, vip=0):
    """Add a garment; halls count from 1, as on the sheet."""
    return entry(
        sheet, f.GARMENTS, f.GARMENT_OWNER, owner, f.GARMENT_HALL, hall,
        f.GARMENT_COLOUR, colour, f.GARMENT_POINTS, points, f.GARMENT_VIP, vip,
    )  # fmt: skip


def space(sheet, owner=None, times=2, points=0):
    """Add a fireworks space to a sheet tile by tile; free if nobody owns it."""
    at = entry(sheet, f.SPACES, f.SPACE_TIMES, times, f.SPACE_POINTS, points)
    if owner is not None:
        put(sheet, f.SPACE_OWNER, owner, at)
    return at


def tally_space(sheet, owner=None, times=2):
    """Add a fireworks space to a tally."""
    at = entry(sheet, f.SPACES, f.SPACE_TIMES, times)
    if owner is not None:
        put(sheet, f.SPACE_OWNER, owner, at)
    return at


def statue(sheet, owner, points=0):
    """Add a statue's marker."""
    return entry(sheet, f.STATUES, f.STATUE_OWNER, owner, f.STATUE_POINTS, points)


def kitchen(sheet, owner, side=LEFT, points=0):
    """Add a kitchen's marker."""
    return entry(
        sheet, f.KITCHENS, f.KITCHEN_SIDE, side, f.KITCHEN_OWNER, owner, f.KITCHEN_POINTS, points
    )


def jewel_decoration(sheet, owner, points=0):
    """Add a jewel decoration's marker."""
    return entry(sheet, f.JEWELS, f.JEWEL_OWNER, owner, f.JEWEL_POINTS, points)


def musician(sheet, hall, owner, points=0):
    """Fund the musician of a hall, 1..5, tile by tile."""
    put(sheet, f.MUSICIAN_OWNER, owner, hall - 1)
    put(sheet, f.MUSICIAN_POINTS, points, hall - 1)


def card(sheet, player, points, counted=None, per=None, most=None):
    """Give a player an end-game card."""
    at = sheet.used(f.EMPLOYEES, player)
    put(sheet, f.EMPLOYEES, at + 1, player)
    put(sheet, f.CARD_POINTS, points, player, at)
    if counted is not None:
        put(sheet, f.CARD_COUNT, counted, player, at)
    if per is not None:
        put(sheet, f.CARD_PER, per, player, at)
    if most is not None:
        put(sheet, f.CARD_MAX, most, player, at)


def grand_hall(sheet, player, points, colours=()):
    """Tell a tally's garments in hall 1 one by one."""
    put(sheet, f.T_GRAND, len(points), player)
    for k in range(len(points)):
        put(sheet, f.T_GRAND_POINTS, points[k], player, k)
        if colours:
            put(sheet, f.T_GRAND_COLOUR, colours[k], player, k)


def colours(sheet, player, counts):
    """Tell a tally's garments by colour: blue, pink, green, orange."""
    for colour in range(f.COLOURS):
        put(sheet, f.T_BLUE + colour, counts[colour], player)


def vips(sheet, hall, counts):
    """Tell the VIP spots in a hall, 1..5; None where a player's are not known."""
    for player in range(len(counts)):
        if counts[player] is not None:
            put(sheet, f.T_VIP, counts[player], player, hall - 1)


def move(sheet, garment_index, space_index):
    """Tell a balcony move."""
    return entry(sheet, f.BALCONY, f.MOVE_GARMENT, garment_index, f.MOVE_SPACE, space_index)


def score(sheet):
    """Score a sheet that must be right into the shared result."""
    problems.clear()
    assert judge(rococo, sheet, problems, result) == 0, wrong(sheet)
    return result


def line(sheet, number):
    """Every player's points in a line."""
    score(sheet)
    return [result.points[p * result.lines + number] for p in range(result.players)]


def hall_line(sheet, hall):
    """Every player's points in a hall, 1..5."""
    return line(sheet, scoring.L_HALL + hall - 1)


def moves(sheet):
    """The balcony moves: player, garment, space."""
    score(sheet)
    return [tuple(result.moves[3 * k : 3 * k + 3]) for k in range(result.move_count)]


def wrong(sheet):
    """All problems of a sheet: code, fault, places (field and indexes)."""
    problems.clear()
    validate(rococo, sheet, problems)
    found = []
    data = problems.data
    at = 0
    while at < problems.used:
        code, fault, count = data[at : at + 3]
        at += 3
        places = []
        for _ in range(count):
            places.append(tuple(data[at : at + 3]))
            at += 3
        found.append((code, fault, places))
    return found


def broken_rules(sheet):
    """The faults of a sheet whose problems are all broken rules: fault, places."""
    found = wrong(sheet)
    for code, _, _ in found:
        assert code == RULE, found
    return [(fault, places) for _, fault, places in found]


def asked(sheet):
    """What the wizard asks now: field and indexes."""
    count = questions(rococo, sheet, question_numbers)
    return [tuple(question_numbers[3 * k : 3 * k + 3]) for k in range(count)]

"""Enters a garden of Queenz on its map, walking as the device's cursor does."""

from itertools import count

from shared_rules.core.sheet import ABSENT
from shared_rules.queenz import fields as f
from shared_rules.queenz.garden import HIVE, Garden

from .asked import device_of
from .holding import moves
from .plain_robot import enter_list

__all__ = ["enter_hives", "is_offered", "token_of"]

DONE = "done"

device_of("queenz")
from firmware.games.queenz.places import Cursor, is_offered  # noqa: E402 - needs the stand-ins


def enter_hives(robot, field, i, j):
    """Press the keys for a player's hives, or for the garden."""
    goal = robot.goal
    if goal.get(f.GARDEN, i) < 0:
        enter_list(robot, field, i, j)
        return
    robot.press("down")
    garden = Garden()
    cursor = Cursor(garden)
    for token in range(goal.used(f.GARDEN, i)):
        _lay(robot, garden, cursor, token_of(goal, i, token))
        for part in range(f.AT, f.IS_HIVE + 1):
            robot.change(robot.sheet.cell(part, i, token), goal.get(part, i, token))
    if garden.count < f.MOST_TOKENS:
        robot.press(*_choosing(garden, DONE), "ok")
    robot.put(f.GARDEN, i, 0, garden.count)
    robot.change(robot.sheet.cell(f.HIVES, i), ABSENT)


def token_of(sheet, player, token):
    """Place, kind and bees of a token."""
    is_hive = sheet.value(f.IS_HIVE, player, token)
    return (
        (sheet.get(f.AT_X, player, token), sheet.get(f.AT_Y, player, token)),
        HIVE if is_hive else sheet.get(f.FLOWER, player, token),
        0 if is_hive else sheet.value(f.FLOWER_BEES, player, token),
    )


def _lay(robot, garden, cursor, token):
    place, kind, bees = token
    if place != (cursor.x, cursor.y):
        robot.press("back", *_walking(cursor, place), "ok")
    robot.press(*_choosing(garden, kind), "ok")
    if kind != HIVE:
        robot.press(*_counting(bees), "ok")
    garden.lay(*place, kind, bees)
    cursor.put(*place)
    cursor.go_to_free()


def _walking(cursor, place):
    """The keys to a place, the shorter way."""
    start = cursor.x, cursor.y
    ways = {}
    for key, step in (("down", 1), ("up", -1)):
        cursor.put(*start)
        for steps in count():
            if (cursor.x, cursor.y) == place:
                ways[steps, key] = [key] * steps
                break
            assert steps < 200, f"{place} is not offered"
            cursor.go(step)
    return ways[min(ways)]


def _choosing(garden, kind):
    """The keys to a kind, from the flower that was laid last."""
    laid = [garden.flower[token] for token in range(garden.count)]
    ring = [*range(f.FLOWERS), *([HIVE] if laid.count(HIVE) < f.MOST_HIVES else []), DONE]
    flowers = [flower for flower in laid if flower != HIVE]
    return moves(flowers[-1] if flowers else 0, ring.index(kind), len(ring))


def _counting(bees):
    return [{"down": "up", "up": "down"}[key] for key in moves(0, bees, f.MOST_BEES + 1)]

"""The scenarios of Dream Home."""

from copy import deepcopy

from shared_rules.dream_home import fields as f
from shared_rules.dream_home.house import cell_of
from shared_rules.dream_home.rooms import LIVING, POINTS

from .dream_home_pages import CELLS, PAGES, room_moves
from .plain_robot import PlainRobot
from .script import Script, new_game_of

TO_THE_PLACES = "ok:long"
TO_THE_LIST = ["up", "up", "ok"]  # of printed points, in the game's menu
FROM_THE_LIST = ["down", "down", "ok"]


def whole(document):
    """A game from power-on to the places."""
    return (
        Script("From power-on to the places.")
        .add("A new game.", [*new_game_of(document), "shot:asked"])
        .add("Final scoring.", ["ok", *PlainRobot(document, PAGES).answer_all().words])
        .add("To the places.", f"shot:scored {TO_THE_PLACES}")
    )


def corrected(document):
    """A room of a house, the owner of a helper and the answer to an exchange, mended at the end."""
    mistaken = deepcopy(document)
    house = mistaken["players"][1]["house"]
    house["floor2"][3] = "library"
    first, second = mistaken["players"]
    first["helpers"], second["helpers"] = second["helpers"], first["helpers"]
    del second["handyman"]
    first["handyman"] = "none"
    goal = PlainRobot(document, PAGES).goal
    cell = cell_of(2, 3)
    spaces = [other for other in CELLS if other > cell]
    room = room_moves(goal, 1, cell, f.ROOM_WORDS.index("library"))
    back_to = {"up": "down", "down": "up"}
    return (
        Script("Mended from the places: a room, the owner of a helper, and then the exchange anew.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *PlainRobot(mistaken, PAGES).answer_all().words])
        .add("To the places, the list of answers.", f"{TO_THE_PLACES} ok down*2 ok shot:answers")
        .add("The second house: to its room, the right one.", ["down", "ok", *["up"] * len(spaces)])
        .add("That one.", ["up", "ok", *[back_to[word] for word in room], "shot:room", "ok"])
        .add(
            "The last helper but one is the other's.",
            "back down*3 ok*4 down shot:owner",
        )
        .add("The rest stays.", "ok:long")
        .add("The exchange is offered anew.", f"back shot:offered ok {TO_THE_PLACES}")
    )


def printed(document):
    """Three living rooms are worth more on this copy, and the basement lies below the middle."""
    of_three = document["options"]["room_points"]["living"][2]
    robot = PlainRobot(document, PAGES)
    for field in (*f.PRINTED, f.OVER_SPACE):
        robot.take_over(field)
    up = ["up"] * (of_three - POINTS[LIVING][2])
    left, right = document["options"]["over_basement"]
    return (
        Script("Points of another copy of the game, corrected before the houses are entered.")
        .add("A new game; the list of printed points.", [*new_game_of(document), *TO_THE_LIST])
        .add("Three living rooms.", ["down"] * LIVING + ["ok", "ok", "ok", *up, "ok", "shot:known"])
        .add("Which spaces lie over the basement.", ["up"] * (LIVING + 1) + ["ok"])
        .add("Counted from 1.", ["up"] * left + ["ok"] + ["up"] * right + ["shot:over", "ok"])
        .add("Final scoring.", ["back", *FROM_THE_LIST, *robot.answer_all().words])
        .add("To the places.", TO_THE_PLACES)
    )


PLANS = {
    "dream_home_two": whole,
    "dream_home_four": whole,
    "dream_home_exchanged": whole,
    "dream_home_declined": whole,
    "dream_home_children": whole,
    "dream_home_corrected": corrected,
    "dream_home_printed": printed,
}

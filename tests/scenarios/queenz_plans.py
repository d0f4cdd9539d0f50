"""The scenarios of Queenz."""

from copy import deepcopy

from .plain_robot import PlainRobot
from .queenz_map import enter_hives
from .script import Script, new_game_of

TO_THE_PLACES = "ok:long"


def robot_of(document):
    """What enters a sheet, with gardens on their maps."""
    return PlainRobot(document, {"HivesPage": enter_hives})


def whole(document):
    """A game from power-on to the places."""
    return (
        Script("From power-on to the places.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *robot_of(document).answer_all().words])
        .add("To the places.", TO_THE_PLACES)
    )


def corrected(document):
    """A hive too many, and a flower on the map that is a hive, mended from the places."""
    mistaken = deepcopy(document)
    mistaken["players"][0]["hives"].insert(1, 7)
    garden = mistaken["players"][1]["garden"]
    garden[-1] = {"at": garden[-1]["at"], "flower": "white", "bees": 1}
    return (
        Script("Hives corrected from the places: one too many, one on the map left out.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *robot_of(mistaken).answer_all().words])
        .add("To the places, the list of answers.", f"{TO_THE_PLACES} ok down ok")
        .add("The second hive is taken out.", "down*2 ok back down:1500 down ok")
        .add("The others stay.", "ok*2")
        .add("On the map of the second player: walk to the flower before.", "down ok up shot:there")
        .add("It is a hive.", "ok down*4 shot:hive ok shot:laid")
        .add("To the places.", f"back*2 {TO_THE_PLACES} shot:places")
    )


PLANS = {
    "queenz_two": whole,
    "queenz_four": whole,
    "queenz_garden": whole,
    "queenz_tie": whole,
    "queenz_corrected": corrected,
}

"""The scenarios of Colors of Paris."""

from copy import deepcopy

from .plain_robot import PlainRobot
from .script import Script, new_game_of

TO_THE_PLACES = "ok:long"


def whole(document):
    """A game from power-on to the places."""
    return (
        Script("From power-on to the places.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *PlainRobot(document).answer_all().words])
        .add("To the places.", TO_THE_PLACES)
    )


def corrected(document):
    """A painting too many, one with other points, and one left out, all mended from the places."""
    mistaken = deepcopy(document)
    paintings = mistaken["players"][0]["paintings"]
    paintings[0]["points"] += 2
    paintings.insert(1, {"points": 12, "white": 0})
    mistaken["players"][1]["paintings"].pop()
    last = document["players"][1]["paintings"][-1]
    from_usual = ["up" if last["points"] > 12 else "down"] * abs(last["points"] - 12)
    return (
        Script("Paintings corrected from the places: other points, one too many, one left out.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *PlainRobot(mistaken).answer_all().words])
        .add("To the places, the list of answers.", f"{TO_THE_PLACES} ok down ok")
        .add("Back to the first painting: two points less.", ["ok", *["back"] * len(paintings)])
        .add("Then the second one is taken out.", "down*2 ok*2 down:3000 down ok shot:taken_out")
        .add("The others stay.", ["ok"] * 2 * (len(paintings) - 2) + ["ok"])
        .add(
            "One more for the second player.",
            ["down", "ok", "up", *from_usual],
        )
        .add("Its white cubes.", ["ok", *["up"] * last["white"], "ok", "ok"])
        .add("To the places.", f"back {TO_THE_PLACES}")
    )


PLANS = {
    "colors_of_paris_two": whole,
    "colors_of_paris_four": whole,
    "colors_of_paris_corrected": corrected,
}

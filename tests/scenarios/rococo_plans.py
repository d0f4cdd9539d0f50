"""The scenarios of Rococo: each a whole game, or several, from power-on, with comments.

A plan takes the sheet that the device holds at its end and returns the script's lines.
"""

from copy import deepcopy

from shared_rules.rococo import fields as f

from .asked import SWITCHES
from .holding import moves
from .robot import Robot, sheet_of
from .script import Script

FINAL_SCORING = "ok"
TO_THE_PLACES = "ok:long"
AGAIN = "ok up*2 ok"
CORRECT_FROM_RESULT = "ok down*2 ok"
TO_THE_MENU = "back:long"
CORRECT_FROM_MENU = "up*2 ok"
UNDO = "down*2 ok up*2"
UNDO_AND_REDO = "down*2 ok down ok up*3"
HOME = "back:long"


def new_game(document, before=None):
    """The words from home to the game's menu; `before` is the game that was played last, if any."""
    solo = document.get("options", {}).get("solo", False)
    seats = 1 if solo else len(document["players"])
    rows = switched(document) ^ (switched(before) if before else set())
    words = ["ok", "ok"] + ["ok"] * seats
    if not rows and not solo:
        words[-1] = "ok:long"
        return words
    words += [*([] if seats == f.MOST_PLAYERS else ["up"]), "ok"]
    at = 0
    for goal in [*sorted(rows), 0]:
        words += [*moves(at, goal, len(SWITCHES) + 1), "ok"]
        at = goal
    return words


def switched(document):
    """The rows of the options that are on."""
    sheet = sheet_of(document)
    return {
        at + 1
        for at, (field, mask, value) in enumerate(SWITCHES)
        if sheet.value(field) & mask == value
    }


def asked(robot, mark=""):
    """The robot's words between two shots: what a benchmark counts."""
    return [f"shot:asked{mark}", *robot.words, f"shot:scored{mark}"]


def whole(document):
    """A game from power-on to the places."""
    return (
        Script("From power-on to the places.")
        .add("A new game.", new_game(document))
        .add("Final scoring.", [FINAL_SCORING, *asked(Robot(document).answer_all())])
        .add("To the places.", TO_THE_PLACES)
    )


def known_copy(document):
    """The same game twice: the second time the copy and its cards are known."""
    first = Robot(document).answer_all()
    second = Robot(document, first.printed).answer_all()
    return (
        Script("The same game twice: the second time the printed numbers and cards are known.")
        .add("A new game.", new_game(document))
        .add("Final scoring.", [FINAL_SCORING, *asked(first)])
        .add("To the places, and again with the same seats.", f"{TO_THE_PLACES} {AGAIN}")
        .add("Final scoring.", [FINAL_SCORING, *asked(second, "_again")])
        .add("To the places.", TO_THE_PLACES)
    )


def again(document):
    """The same seats again, on a copy that was learnt wrongly."""
    misread = deepcopy(document)
    misread["halls"][1]["first"] += 1
    misread["fireworks"]["spaces"][0]["times"] = 3
    misread["players"][0]["fame"] = 20
    first = Robot(misread).answer_all()
    second = Robot(document, first.printed)
    assert second.words == ["ok"]
    second.words = ["down"]  # it is not as printed: the list of printed numbers opens
    second.correct(f.HALL_FIRST, 1, 0, document["halls"][1]["first"], PRINTED)
    second.correct(f.SPACE_TIMES, 0, 0, document["fireworks"]["spaces"][0]["times"], PRINTED)
    second.press("back ok").answer_all()
    return (
        Script("The same seats again; the printed numbers were misread in the first game.")
        .add("A new game with options.", new_game(document))
        .add("Final scoring.", [FINAL_SCORING, *asked(first)])
        .add("To the places, and again with the same seats.", f"{TO_THE_PLACES} {AGAIN}")
        .add("Final scoring, the printed numbers corrected.", [FINAL_SCORING, *second.words])
        .add("To the places.", TO_THE_PLACES)
    )


def other_players(document):
    """Two players first: second prizes are learnt by the three who play after them."""
    for_two = deepcopy(document)
    del for_two["players"][2]
    for hall in for_two["halls"]:
        hall["musician"] = None
    for space in for_two["fireworks"]["spaces"]:
        space.pop("owner", None)
    for_two["queens_favour"] = None
    for player in for_two["players"]:
        player["tally"].pop("grand_hall", None)
    first = Robot(for_two).answer_all()
    second = Robot(document, first.printed).answer_all()
    third = Robot(document, second.printed).answer_all()
    return (
        Script("Two players, then three on the same side, twice: what was not asked is learnt.")
        .add("A new game of two.", new_game(for_two))
        .add("Final scoring.", [FINAL_SCORING, *first.words])
        .add("To the places, home.", f"{TO_THE_PLACES} {HOME}")
        .add("A new game of three.", new_game(document, for_two))
        .add("Final scoring.", [FINAL_SCORING, *second.words])
        .add("To the places, and again with the same seats.", f"{TO_THE_PLACES} {AGAIN}")
        .add("Final scoring.", [FINAL_SCORING, *third.words])
        .add("To the places.", TO_THE_PLACES)
    )


def corrections(document):
    """Back through pages, and corrections that make other answers stale."""
    mistaken = deepcopy(document)
    mistaken["players"][0]["tally"]["halls"][0] -= 1
    mistaken["players"][0]["tally"]["grand_hall"].pop()
    mistaken["players"][0]["tally"]["colours"]["blue"] -= 1
    mistaken["players"][1]["livres"] += 30
    script = Script("Back through pages, and corrections that make other answers stale.")
    script.add("A new game.", new_game(document))
    robot = Robot(mistaken)
    goal = Robot(document).goal
    robot.answer_until(lambda field, i, j: field == f.T_HALL and j == 1)
    script.add("Final scoring, some answers.", [FINAL_SCORING, *_taken(robot)])
    script.add("Back through some pages and on again.", ["back"] * 9 + ["ok"] * 9)
    robot.answer_until(lambda field, i, j: field == f.T_STATUES)
    script.add("More answers.", _taken(robot))
    robot.press(f"{TO_THE_MENU} {CORRECT_FROM_MENU}")
    robot.correct(f.LIVRES, 1, 0, goal.get(f.LIVRES, 1)).press("back down*2")
    script.add("In the menu: the list of answers, livres corrected.", _taken(robot))
    robot.answer_all()
    script.add("The other answers.", [FINAL_SCORING, *_taken(robot)])
    robot.press(f"{TO_THE_PLACES} {CORRECT_FROM_RESULT}")
    robot.correct(f.T_HALL, 0, 0, goal.get(f.T_HALL, 0, 0)).press("back")
    script.add("From the places: one garment more in the Grand Hall.", _taken(robot))
    robot.goal = goal
    robot.answer_all()
    script.add("What that made stale is asked again.", _taken(robot))
    return script.add("To the places.", TO_THE_PLACES)


def odd_ways(document):
    """Home in the middle, undo and redo, another game in between."""
    script = Script("Home in the middle, undo and redo, another game in between.")
    script.add("A new game.", new_game(document))
    robot = Robot(document)
    robot.answer_until(lambda field, i, j: field == f.LIVRES and i == 1)
    script.add("Final scoring, some answers.", [FINAL_SCORING, *_taken(robot)])
    script.add("Home, and on at the same spot.", f"{TO_THE_MENU} {HOME} ok {FINAL_SCORING}")
    robot.answer_until(lambda field, i, j: field == f.QUEENS_FAVOUR)
    script.add("More answers.", _taken(robot))
    script.add("Undone and done again.", f"{TO_THE_MENU} {UNDO_AND_REDO} {FINAL_SCORING}")
    robot.answer_until(lambda field, i, j: field == f.T_HALL and j == 2)
    script.add("More answers.", _taken(robot))
    robot.undo()
    script.add("Undone and asked again.", f"{TO_THE_MENU} {UNDO} {FINAL_SCORING}")
    robot.answer_until(lambda field, i, j: field == f.T_STATUES)
    script.add("More answers.", _taken(robot))
    script.add(
        "Another game in between.", f"{TO_THE_MENU} {HOME} down ok*3 ok:long ok up*3 ok*2 up ok"
    )
    script.add("Back to this one.", f"{TO_THE_MENU} {HOME} down ok {FINAL_SCORING}")
    robot.answer_all()
    script.add("The other answers.", _taken(robot))
    return script.add("To the places.", TO_THE_PLACES)


def refused(document):
    """Answers that break a rule: the reason is said, and nothing is lost."""
    script = Script("Answers that break a rule: the reason is said, and nothing is lost.")
    script.add("A new game.", new_game(document))
    robot = Robot(document)
    robot.answer_until(lambda field, i, j: field == f.HELD_APPRENTICES)
    script.add("Final scoring, some answers.", [FINAL_SCORING, *_taken(robot)])
    robot.press("up*4 ok shot:refused ok shot:still_there down*4")
    script.add("More apprentices than employees; then from none on.", _taken(robot))
    robot.answer_until(lambda field, i, j: field == f.CONNECTION)
    script.add("More answers.", _taken(robot))
    robot.press("up*3 ok shot:not_connected ok down*3")
    script.add("A connection bonus without one of the halls; then none.", _taken(robot))
    robot.answer_all()
    script.add("The other answers.", _taken(robot))
    return script.add("To the places.", TO_THE_PLACES)


def _taken(robot):
    words, robot.words = robot.words, []
    return words


PRINTED = (f.HALL_FIRST, f.HALL_SECOND, f.FIREWORKS_FIRST, f.FIREWORKS_SECOND, f.SPACES,
           f.SPACE_TIMES)  # fmt: skip

PLANS = {
    "two_players": whole,
    "three_players": whole,
    "four_players": whole,
    "five_players": whole,
    "solo": whole,
    "jewelry_box": whole,
    "solo_jewelry_box": whole,
    "cards_of_every_kind": whole,
    "balcony_colours": whole,
    "known_copy": known_copy,
    "again": again,
    "other_players": other_players,
    "corrections": corrections,
    "odd_ways": odd_ways,
    "refused": refused,
}

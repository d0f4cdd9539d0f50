"""The scenarios of Rococo that are tracked during play."""

from shared_rules.rococo import fields as f
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking.filling import fill_tally

from .robot import Robot
from .rococo_plans import FINAL_SCORING, TO_THE_PLACES, asked, new_game
from .script import Script
from .tracked_robot import TrackedRobot

TRACK = "down ok"
TO_THE_SCORING = "ok"  # from the last cell of the table page to the row of the final scoring
TAKE_OVER = "ok"


def begun(about, document, tracked):
    """A script up to the table page: a new game, who starts, the numbers that are asked then."""
    script = Script(about)
    script.add("A new game.", [*new_game(document), *TRACK.split()])
    return script.add("Who starts.", _taken(tracked))


def finished(script, tracked, document, printed=None):
    """Add the final scoring of a game whose rounds are over."""
    fill_tally(tracked.tracker, tracked.sheet, tracked.change)
    robot = Robot(document, printed, tracked=tracked.sheet).answer_all()
    script.add("Final scoring.", [*TO_THE_SCORING.split(), FINAL_SCORING, TAKE_OVER])
    return script.add("The rest.", asked(robot)).add("To the places.", TO_THE_PLACES)


def income_only(document):
    """Four who use nothing but rounds and income."""
    tracked = TrackedRobot(4)
    tracked.begin(1)
    script = begun(
        "Rounds and income alone: what income needs is counted in each round.", document, tracked
    )
    for number in range(1, 8):
        if number > 1:
            tracked.next_round()
        counts = [
            {"kitchens": "none"},
            {"kitchens": "right" if number > 2 else "none", "garments": number // 2},
            {"kitchens": "left" if number > 3 else "none", "decorations": number // 2},
            {"kitchens": "both" if number > 5 else "none", "garments": 3, "decorations": 4},
        ]
        tracked.income([_matching(counts[player]) for player in range(4)])
        script.add(f"Round {number}.", _taken(tracked))
    script.add("Final scoring.", [*TO_THE_SCORING.split(), FINAL_SCORING, TAKE_OVER])
    robot = Robot(document).answer_all()
    return script.add("The rest.", asked(robot)).add("To the places.", TO_THE_PLACES)


def in_full(document):
    """Two who enter everything."""
    tracked = TrackedRobot(2)
    tracked.begin(0)
    script = begun("Tracked in full: at the end only what is printed is asked.", document, tracked)
    for number in range(1, 8):
        if number > 1:
            tracked.next_round()
        _round_in_full(tracked, number)
        tracked.income()
        script.add(f"Round {number}.", _taken(tracked))
    return finished(script, tracked, document)


def begun_in_round_4(document):
    """Three who begin in the fourth round with the numbers of that moment."""
    tracked = TrackedRobot(3)
    moment = {
        e.LIVRES_ARE: [{"number": livres} for livres in (21, 9, 14)],
        e.COUNTS: [{"kitchens": "right", "garments": garments} for garments in (4, 3, 5)],
    }
    tracked.begin(2, 4, moment)
    script = begun("Begun in round 4 with the numbers of that moment.", document, tracked)
    for number in range(4, 8):
        if number > 4:
            tracked.next_round()
        tracked.enter(e.SELL, tracked.state.current, cost=4, price=14)
        tracked.enter(e.RENT, tracked.state.current, cost=3)
        tracked.income()
        script.add(f"Round {number}.", _taken(tracked))
    return finished(script, tracked, document)


def corrected_in_round_5(document):
    """Three who mend in the fifth round what went wrong in earlier ones."""
    tracked = TrackedRobot(3)
    tracked.begin(0)
    script = begun("Corrected in round 5: what follows from it follows.", document, tracked)
    for number in range(1, 8):
        if number > 1:
            tracked.next_round()
        for turn in range(3):
            player = tracked.state.current
            if number == 1 and turn == 0:
                tracked.enter(e.FUND, player, decoration="statue", cost=4, points=2)
            elif turn == 1:
                tracked.enter(e.RENT, player, cost=2)
            else:
                tracked.enter(e.LIVRES, player, amount=turn + 1)
        if number == 5:
            tracked.correct(1, decoration="right_kitchen", cost=4, points=2)
            tracked.press("shot:kitchen")
            tracked.forgotten(1, e.RENT, cost=3)
            tracked.take_out(2)
            tracked.press("shot:taken_out")
        tracked.income()
        script.add(f"Round {number}.", _taken(tracked))
    return finished(script, tracked, document)


PRINTED_TASKS = (
    ("resource", "blue", None),
    ("resource", "green", None),
    ("fund", None, None),
    ("resource", "pink", None),
    ("tailor", "thimble", "master"),
    ("sell", "frock", "journeyman"),
    ("rent", "any", "any"),
)


def with_exams(document):
    """Two who take their exams: the tasks are told once and mark themselves."""
    tracked = TrackedRobot(2, f.JEWELRY_BOX)
    tracked.begin(0)
    tracked.tell_exam_tasks(PRINTED_TASKS)
    script = begun("The exams: their tasks are told once and mark themselves.", document, tracked)
    for number in range(1, 8):
        if number > 1:
            tracked.next_round()
        for player, kind, values in EXAM_ROUNDS.get(number, ()):
            tracked.enter(kind, player, **values)
            if "task" in values:
                tracked.press(f"shot:marked_{len(tracked.turns)}")
        tracked.income()
        script.add(f"Round {number}.", _taken(tracked))
    return finished(script, tracked, document)


_TILE = {"left": 1, "card": "apprentice"}
EXAM_ROUNDS = {
    1: (
        (0, e.RESOURCE, {**_TILE, "cloth": ("blue", "green"), "task": 2}),
        (0, e.RESOURCE, {**_TILE, "cloth": ("pink",)}),  # the bonus of the same card
        (1, e.FUND, {"decoration": "statue", "cost": 4, "points": 2, "card": "apprentice"}),
        (0, e.RESOURCE, {"left": 2}),  # by a master
    ),
    2: (
        (0, e.FUND, {"decoration": "left_kitchen", "cost": 5, "points": 2, "card": "apprentice"}),
        (1, e.RENT, {"cost": 3, "hall": 2, "vip": 0, "colour": "green", "points": 3}),
        (0, e.RESOURCE, {**_TILE, "cloth": ("blue",)}),
        (1, e.PASS, {}),
        (0, e.EXAM, {}),
    ),
    3: (
        (0, e.SELL, {"cost": 2, "price": 9, "card": "journeyman", "colour": "pink"}),
        (1, e.RESOURCE, {**_TILE, "cloth": ("green", "pink"), "task": 4}),
        (0, e.RENT, {"cost": 2, "hall": 1, "vip": 1, "colour": "blue", "points": 4, "task": 3,
                     "thimble": True}),
        (1, e.FUND, {"decoration": "right_kitchen", "cost": 6, "points": 1}),
        (0, e.RENT, {"cost": 0, "hall": 3, "vip": 0, "colour": "orange", "points": 2,
                     "card": "master", "thimble": True}),
    ),
    4: ((0, e.EXAM, {}), (1, e.TASK, {"task": 1})),
}  # fmt: skip


def _round_in_full(tracked, number):
    colours = ("blue", "pink", "green", "orange")
    for turn in range(6):
        player = tracked.state.current
        if turn == 0:
            tracked.enter(e.FAVOUR, player)
        elif turn == 1 and number <= 5:
            tracked.enter(e.RENT, player, cost=2, hall=number, vip=number % 2, points=3,
                          colour=colours[number % 4])  # fmt: skip
        elif turn == 2 and number in (2, 4):
            kitchen = "right_kitchen" if number == 2 else "left_kitchen"
            tracked.enter(e.FUND, player, decoration=kitchen, cost=4, points=2)
        elif turn == 3 and number in (3, 6):
            tracked.enter(e.FUND, player, decoration="statue", cost=5, points=3)
        elif turn == 4 and number == 5:
            tracked.enter(e.FUND, player, decoration="fireworks", cost=6, points=1, space=0)
        elif turn == 5 and number in (1, 7):
            tracked.enter(e.SELL, player, cost=3, price=12)
        elif turn == 3:
            tracked.enter(e.RESOURCE, player, left=2)
        else:
            tracked.enter(e.PASS, player)


def _matching(counts):
    """Only what is asked of a player with these kitchens."""
    kept = {"kitchens": counts["kitchens"]}
    if counts["kitchens"] in ("right", "both"):
        kept["garments"] = counts["garments"]
    if counts["kitchens"] in ("left", "both"):
        kept["decorations"] = counts["decorations"]
    return kept


def _taken(tracked):
    words, tracked.words = tracked.words, []
    return words


PLANS = {
    "tracked_income_only": income_only,
    "tracked_in_full": in_full,
    "tracked_from_round_4": begun_in_round_4,
    "tracked_exams": with_exams,
    "tracked_corrected": corrected_in_round_5,
}

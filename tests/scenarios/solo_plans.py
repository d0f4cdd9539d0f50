"""The scenarios of Rococo that are played against Madame du Barry from the first round on."""

from shared_rules.core import random
from shared_rules.rococo import fields as f
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import table_state as t

from .rococo_plans import new_game
from .script import Script
from .solo_robot import HUMAN, SoloRobot
from .tracked_plans import TRACK, finished

_ROUNDS = 7
_UNDONE_ROUND = 3
_COLOURS = ("blue", "pink", "green", "orange")
# Numbers that are printed: the largest one that is said here.
_LARGEST = {
    q.GARMENT_FAME: 5, q.DECORATION_FAME: 4, q.BLUE_POINTS: 3, q.BLUE_PER: 2, q.BLUE_MOST: 0,
    q.CONNECTION: 6, q.MORE_BLUE: 1, q.TILES: 4,
}  # fmt: skip
_SELDOM = (q.TILES, q.GARMENT, q.HIRED, q.FUNDED, q.SPOT, q.MUSICIAN_HALL, q.FIREWORKS_SPACE)


class Answers:
    """Answers by chance, always the same for a number; that she cannot is seldom among them."""

    def __init__(self, number):
        self._cells = [0] * random.CELLS
        random.start(self._cells, 0, number)

    def __call__(self, s):
        while True:
            value = self._any(s)
            if not value and s[her.QUESTION] in _SELDOM:
                value = self._any(s)
            if q.allows(s, value):
                return value

    def _any(self, s):
        high = _LARGEST.get(s[her.QUESTION], s[her.HIGH])
        return s[her.LOW] + random.below(self._cells, 0, high - s[her.LOW] + 1)


def house_deck(document):
    """The device shuffles; everything of the human's is entered."""
    script = Script("Alone against du Barry with the house deck, game number 7.")
    return _played(document, script, SoloRobot(Answers(2)), 7, False)


def real_cards(document):
    """Her own cards are turned at the table, with the Jewelry Box."""
    script = Script("Alone against du Barry, her real cards turned at the table.")
    robot = SoloRobot(Answers(5), f.JEWELRY_BOX)
    return _played(document, script, robot, 1, True)


def house_deck_with_jewels(document):
    """The same with the Jewelry Box; one of her turns is undone, and comes again."""
    script = Script("Alone against du Barry with the house deck and the Jewelry Box.")
    robot = SoloRobot(Answers(11), f.JEWELRY_BOX)
    return _played(document, script, robot, 12, False, undone=True)


def real_cards_alone(document):
    """Real cards without an expansion."""
    script = Script("Alone against du Barry, her real cards turned, without an expansion.")
    return _played(document, script, SoloRobot(Answers(4)), 0, True)


def _played(document, script, robot, seed, are_real, undone=False):
    script.add("A new game for one.", [*new_game(document), *TRACK.split()])
    robot.begin_solo(seed, are_real)
    if robot.sheet.value(f.EXPANSIONS) & f.JEWELRY_BOX:
        robot.mark_tasks_by_hand()
    for number in range(1, _ROUNDS + 1):
        if number > 1:
            robot.next_round()
        _round(robot, number, undone and number == _UNDONE_ROUND)
        robot.income()
        if number == _ROUNDS:
            robot.end()
        script.add(f"Round {number}.", _taken(robot))
    return finished(script, robot, document)


def _round(robot, number, undone):
    turn = 0
    while robot.state.current != t.NOBODY:
        if robot.state.current == f.DU_BARRY:
            robot.her_turn()
            if undone:
                robot.undo_her_turn_and_do_it_again()
                undone = False
            continue
        turn += 1
        if turn == 1 and number in (2, 5) and robot.state.favour == t.NOBODY:
            robot.enter(e.FAVOUR, HUMAN)
        elif turn == 2 and number <= 5:
            robot.enter(e.RENT, HUMAN, cost=2, hall=number, vip=0, points=3,
                        colour=_COLOURS[number % 4])  # fmt: skip
        elif turn == 3 and number in (1, 4):
            kitchen = "right_kitchen" if number == 1 else "left_kitchen"
            robot.enter(e.FUND, HUMAN, decoration=kitchen, cost=3, points=2)
        elif turn == 1 and number in (3, 6):
            robot.enter(e.HIRE, HUMAN)
        else:
            robot.enter(e.PASS, HUMAN)


def _taken(robot):
    words, robot.words = robot.words, []
    return words


PLANS = {
    "solo_house_deck": house_deck,
    "solo_house_deck_with_jewels": house_deck_with_jewels,
    "solo_real_cards": real_cards,
    "solo_real_cards_alone": real_cards_alone,
}

"""The scenarios of Splendor Duel."""

from copy import deepcopy

from shared_rules.splendor_duel.cards import card_words

from .plain_robot import PlainRobot
from .script import Script, new_game_of
from .splendor_duel_cards import enter_cards, to_the_end, walk_of, way

TO_THE_PLACES = "ok:long"
WRONG = "1-03"


def robot_of(document):
    """What enters a sheet."""
    return PlainRobot(document, {"CardsPage": enter_cards})


def whole(document):
    """A game from power-on to the places."""
    return (
        Script("From power-on to the places.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *robot_of(document).answer_all().words])
        .add("To the places.", f"{TO_THE_PLACES} shot:places")
    )


def gone_on(document):
    """A game that goes on, then a wrong card given back and two more taken: somebody has won."""
    earlier = deepcopy(document)
    cards = earlier["players"][0]["cards"]
    *_, missing, last = [card_words().index(card["id"]) for card in cards]
    del earlier["players"][0]["royals"], cards[-2:]
    moved = cards.pop(1)
    cards.insert(1, {"id": WRONG})
    cards.append(moved)
    robot = robot_of(earlier).answer_all()
    walk = walk_of(robot.sheet, 0)
    given_back = [*way(walk, card_words().index(WRONG)), "ok", "shot:given_back"]
    taken = [*way(walk, missing), "ok", "shot:taken", "back", "ok"]
    walk.go_on()
    taken += [*way(walk, last), "ok"]
    walk.go_on()
    return (
        Script("A game that goes on; then a card is given back, two are taken, and it is over.")
        .add("A new game.", new_game_of(document))
        .add("Final scoring.", ["ok", *robot.words])
        .add("To the places: nobody has won.", f"{TO_THE_PLACES} shot:open")
        .add("Home, and on with it: the list of answers.", "back:long ok up*2 ok ok")
        .add("A wrong card is given back.", given_back)
        .add("Two are taken, one of them twice.", taken)
        .add("The end of the list.", [*to_the_end(walk), "ok"])
        .add("Back to the menu; the royal card is asked.", "back up*3 ok ok")
        .add("To the places.", f"{TO_THE_PLACES} shot:places")
    )


PLANS = {
    "splendor_duel_points": whole,
    "splendor_duel_crowns": whole,
    "splendor_duel_colour": whole,
    "splendor_duel_open": whole,
    "splendor_duel_both": whole,
    "splendor_duel_gone_on": gone_on,
}

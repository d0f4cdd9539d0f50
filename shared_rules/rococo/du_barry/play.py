"""A game against Madame du Barry: a state, an answer in, events and the next question out.

Everything follows from the deck, the seed, the settings and the answers: undo
and resume are replays, and give the same cards. Nothing is allocated but by
`new_state` and `Events`.
"""

from ...core import random
from . import actions, blue_cards, connection, exams, piles, rounds, steps, tailoring, turning
from .cards import compiled_card
from .questions import NOTHING, allows
from .state import CARD_LIST, CARDS, FUND_TASK, QUESTION, RANDOM, STEP, set_up


def _finish(s, events):
    """Discard the card in hand (R8.3)."""
    piles.discard_current(s)
    s[STEP] = steps.NEXT_TURN


# By the numbers of `steps`.
_STEPS = (
    rounds.begin_round,
    rounds.next_turn,
    turning.turn_action,
    actions.act,
    tailoring.find_hall,
    tailoring.find_spot,
    connection.connect,
    exams.mark_task,
    exams.pass_exam,
    exams.remove,
    exams.join,
    exams.move_on,
    _finish,
    blue_cards.count_blue,
    blue_cards.end,
)

# By the numbers of `questions`; there is no answer to the first and the last.
_ANSWERED = (
    None,
    rounds.go_on,
    rounds.told_turn,
    turning.told_action,
    turning.told_which,
    turning.told_lower,
    actions.told_tiles,
    tailoring.told_garment,
    tailoring.told_fame,
    tailoring.told_spot,
    tailoring.told_bonus,
    tailoring.told_jewel,
    actions.told_blue,
    actions.told_hired,
    actions.told_level,
    blue_cards.told_counts,
    blue_cards.told_points,
    blue_cards.told_per,
    blue_cards.told_most,
    actions.told_place,
    actions.told_place,
    actions.told_place,
    actions.told_times,
    actions.told_fame,
    connection.told_connection,
    exams.told_fund_task,
    exams.told_task,
    exams.told_thimble,
    exams.told_task,
    exams.told_leaving,
    exams.told_exam_deck,
    blue_cards.told_more,
    None,
)


def begin(s, seed, settings, deck, fund_task, events):
    """Set up a game and begin round 1.

    s          the array of `new_state`
    seed       0..999999999; the same seed and answers give the same game
    settings   bits of `state`
    deck       compiled cards, 2 bytes each: 25 for a device deck, 0..25 that
               are known of a physical deck
    fund_task  which journeyman task is to fund a decoration, 1..4; 0 not known
    events     cleared, then filled
    """
    prepare(s, seed, settings, fund_task)
    for position in range(len(deck) // 2):
        know_card(s, compiled_card(deck, position))
    next_round(s, events)


def prepare(s, seed, settings, fund_task):
    """Set up a game as `begin` does, of whose deck no card is known yet."""
    set_up(s, settings)
    random.start(s, RANDOM, seed)
    s[FUND_TASK] = fund_task


def know_card(s, card):
    """Put one more card into the list of her deck, at most MOST_CARDS; before the first round."""
    s[CARD_LIST + s[CARDS]] = card
    s[CARDS] += 1


def next_round(s, events):
    """Begin a round, or what comes after the last one, where nothing but GO_ON is asked."""
    s[QUESTION] = NOTHING
    s[STEP] = steps.BEGIN_ROUND
    events.clear()
    _run(s, events)


def answer(s, value, events):
    """Answer the question that stands; returns False, and changes nothing, if it cannot be."""
    if not allows(s, value):
        return False
    events.clear()
    told = _ANSWERED[s[QUESTION]]
    s[QUESTION] = NOTHING
    told(s, value, events)
    _run(s, events)
    return True


def _run(s, events):
    while s[QUESTION] == NOTHING:
        _STEPS[s[STEP]](s, events)

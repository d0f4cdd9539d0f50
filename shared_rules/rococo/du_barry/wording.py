"""Her events, questions and cards as texts, from one language's module of `texts`."""

from ...core.wording import render
from . import events as event
from . import questions as q
from .blue_cards import COUNTED, MOST, PER, POINTS
from .cards import FUND, HIRE, RESOURCES, TAILOR, action_of, hall_of, jewel_of, which_of
from .state import ABOUT, BLUE_LIST, BLUE_PARTS, QUESTION

# Events with one template for each way, by which operand tells the way.
_WAYS = {event.TAILOR_NTH: 1, event.ADD_JEWEL: 1, event.HIRE_NTH: 1, event.HIRE_BLUE: 1}
_WAY = 100


def event_text(texts, kind, operands):
    """Return an event in words; `operands` a list of events.OPERANDS numbers."""
    if kind == event.TURNED:
        return upper_text(texts, action_of(operands[0]), which_of(operands[0]))
    if kind == event.REVEALED:
        lower = texts.LOWER[jewel_of(operands[0])]
        return render(lower[2:], [hall_of(operands[0])], ())
    if kind in _WAYS:
        kind += _WAY * (1 + operands[_WAYS[kind]])
    template, words = texts.EVENTS[kind]
    return render(template, operands, words)


def card_text(texts, card):
    """Return both parts of a card in words."""
    upper = upper_text(texts, action_of(card), which_of(card))
    return upper + render(texts.LOWER[jewel_of(card)], [hall_of(card)], ())


def upper_text(texts, action, which):
    """Return the upper part of a card in words."""
    template, words = texts.UPPER[action]
    counted = action == TAILOR or action == HIRE
    text = render(template, [which >> 1 if counted else which], words)
    return text + texts.FROM_END[which & 1] if counted else text


def question_text(texts, s):
    """Return the question that stands in words."""
    template, _, words = texts.QUESTIONS[s[QUESTION]]
    return render(template, [s[ABOUT]], words)


def answer_text(texts, s, value):
    """Return an answer to the question that stands in words; "" for a plain number."""
    question = s[QUESTION]
    words = texts.QUESTIONS[question][1]
    if words:
        return words[value]
    if question == q.CARD_WHICH:
        return _which_text(texts, s[ABOUT], value)
    if question == q.BLUE_LEAVES:
        return blue_text(texts, s, value - 1) if value else texts.OTHER_CARD
    return ""


def blue_text(texts, s, blue):
    """Return one of her end-game cards in words."""
    at = BLUE_LIST + blue * BLUE_PARTS
    form = 0 if not s[at + COUNTED] else 2 if s[at + MOST] else 1
    numbers = [s[at + COUNTED], s[at + POINTS], s[at + PER], s[at + MOST]]
    return render(texts.BLUE_CARD[form], numbers, texts.COUNTED)


def _which_text(texts, action, which):
    if action == RESOURCES or action == FUND:
        return texts.UPPER[action][1][which]
    return texts.NTH[which >> 1] + texts.FROM_END[which & 1]

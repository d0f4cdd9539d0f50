"""Her card of this turn in a few words, as one follows it with the hands (R8.4-R8.8)."""

from shared_rules.core.wording import render
from shared_rules.rococo.du_barry import cards as c
from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.tailoring import next_hall
from shared_rules.rococo.du_barry.wording import event_text

_INSTRUCTIONS = (
    event.TAKE_FAVOUR, event.TAKE_DRAWER, event.TAKE_POSITION, event.TAILOR_NTH, event.RENT_IN,
    event.ADD_JEWEL, event.HIRE_NTH, event.HIRE_BLUE, event.FUND_CHEAPEST, event.FUND_TIED,
)  # fmt: skip
# What of a turn has to be done after it.
_TOLD = (
    event.MARKED, event.PASSED, event.REMOVED, event.NO_ONE_LEAVES, event.JOINED,
    event.EXAM_DECK_EMPTY, event.MOVED_ON, event.NO_CONNECTION, event.TOO_MANY,
)  # fmt: skip
_TOLD_OF_REAL_CARDS = (event.RESHUFFLED, event.MORE_ACTION)


def texts_of(app):
    """Import and return the solo game's texts, and all of du Barry's, in the app's language."""
    own = __import__(
        "shared_rules.rococo.tracking.solo.texts." + app.language, None, None, ("HER",)
    )
    hers = __import__("shared_rules.rococo.du_barry.texts." + app.language, None, None, ("HER",))
    return own, hers


def title_of(texts, s, question):
    """Return the title of a question, as bytes."""
    return render(texts.TITLES[question], [s[her.ABOUT]], ()).encode()


def lines_of(texts, hers, s, events):
    """Return the card that was turned, as bytes: the action, then two lines for where."""
    card = events.operand(_found(events, event.TURNED), 0)
    action = c.action_of(card)
    which = c.which_of(card)
    lines = [texts.BOLD_ACTIONS[action].encode(), _what(texts, hers, action, which).encode()]
    given_up = _found(events, event.GAVE_UP)
    favour = _found(events, event.GOT_FAVOUR)
    if given_up >= 0:
        lines.append(_three_more(texts, texts.GAVE_UP[events.operand(given_up, 1)]))
    elif favour >= 0:
        lines.append(_three_more(texts, texts.GOT_FAVOUR[events.operand(favour, 1)]))
    elif _found(events, event.HIRE_BLUE) >= 0:
        lines.append(texts.BLUE_FIRST.encode())
    else:
        lines.append(_where(texts, s, action, which).encode())
    return lines


def last_turn_of(texts, events):
    """Return what a turn of hers was in a few words, with the 3 fame of a card that needs none."""
    card = events.operand(_found(events, event.TURNED), 0)
    text = texts.BOLD_ACTIONS[c.action_of(card)]
    if _found(events, event.GAVE_UP) >= 0 or _found(events, event.GOT_FAVOUR) >= 0:
        text += texts.PLUS_THREE
    return text.encode()


def details_of(hers, events):
    """Return the instructions of the turn at length, as bytes."""
    return _said(hers, events, _INSTRUCTIONS)


def told_of(texts, hers, s, events):
    """Return what is to be done after the turn, as bytes."""
    told = _said(hers, events, _TOLD)
    if her.has(s, her.PHYSICAL_DECK):
        told = _said(hers, events, _TOLD_OF_REAL_CARDS) + told
        if _found(events, event.COMPLETE) >= 0:
            told.append(texts.COMPLETE.encode())
    return told


def _what(texts, hers, action, which):
    if action == c.FAVOUR:
        return texts.FAVOUR
    if action == c.RESOURCES:
        return texts.DRAWERS[which]
    if action == c.FUND:
        return hers.DECORATIONS[which]
    form = texts.NTH[0 if action == c.TAILOR else 1]
    return form.format(hers.ENDS[which & 1], hers.NTH[which >> 1])


def _where(texts, s, action, which):
    if action == c.TAILOR:
        card = next_hall(s)
        if card < 0:
            return ""
        form = 0
        if s[her.JEWEL_MARKER]:
            form = 1 + c.jewel_of(card)
        return texts.HALL[form].format(c.hall_of(card))
    if action == c.FUND:
        highest = 1 if her.has(s, her.HIGHEST_SPACE) else 0
        if which == c.FIREWORKS:
            return texts.CHEAPEST_SPACE[highest]
        return texts.CHEAPEST_HALL[highest] if which == c.MUSICIAN else texts.CHEAPEST
    return ""


def _three_more(texts, text):
    return texts.THREE_MORE.format(text).encode()


def _said(hers, events, kinds):
    said = []
    for at in range(events.count):
        if events.kind(at) in kinds:
            operands = [events.operand(at, one) for one in range(event.OPERANDS)]
            said.append(event_text(hers, events.kind(at), operands).encode())
    return said


def _found(events, kind):
    for at in range(events.count):
        if events.kind(at) == kind:
            return at
    return -1

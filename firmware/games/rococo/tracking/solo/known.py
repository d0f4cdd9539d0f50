"""What the copy profile knows of her cards and of the board, so that it need not be asked."""

from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.printed import (
    PRINTED_TASK,
    SIDE_SPACE_TIMES,
    SIDE_SPACES,
    SOLO_CARD,
    SOLO_CARDS,
    side,
)
from shared_rules.rococo.tracking.exam_tasks import FUND, JOURNEYMAN_TASKS, deed_of

from ... import copy


def answer(app, tracked):
    """Answer how many times a fireworks space counts, if that is known of the board."""
    s = tracked.tracker.opponent.s
    if s[her.QUESTION] == q.FIREWORKS_TIMES:
        sheet = tracked.play.sheet
        times = copy.profile(app).sheet.get(SIDE_SPACE_TIMES, side(sheet), s[her.WHERE])
        if times > 0:
            tracked.answer(app, times)


def spaces(app, tracked):
    """Return how many fireworks spaces the board has, 0 if that is not known."""
    return copy.profile(app).sheet.used(SIDE_SPACES, side(tracked.play.sheet))


def fund_task(app):
    """Return which journeyman task is to fund a decoration, 1..4; 0 if that is not known."""
    printed = copy.profile(app).sheet
    for task in range(JOURNEYMAN_TASKS):
        if deed_of(printed.get(PRINTED_TASK, task)) == FUND:
            return task + 1
    return 0


def cards(app):
    """Return how many cards of her deck are known."""
    return copy.profile(app).sheet.used(SOLO_CARDS)


def card(app, at):
    """Return one of the cards that are known."""
    return copy.profile(app).sheet.get(SOLO_CARD, at)


def forget_cards(app):
    """Forget all cards of her deck: wrong ones were entered."""
    printed = copy.profile(app).sheet
    printed.put(SOLO_CARDS, 0, 0, 0)
    copy.keep(app)


def remember_cards(app, tracked):
    """Bring the list of cards up to what was turned at the table; wrong ones go with an undo."""
    s = tracked.tracker.opponent.s
    if not her.has(s, her.PHYSICAL_DECK):
        return
    printed = copy.profile(app).sheet
    changed = printed.used(SOLO_CARDS) != s[her.CARDS]
    if changed:
        printed.put(SOLO_CARDS, 0, 0, s[her.CARDS])
    for at in range(s[her.CARDS]):
        if printed.get(SOLO_CARD, at) != s[her.CARD_LIST + at]:
            printed.put(SOLO_CARD, at, 0, s[her.CARD_LIST + at])
            changed = True
    if changed:
        copy.keep(app)

"""What comes next in her turn: the card that was turned, a question, what is left to do."""

from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.tracking.table_state import NOBODY

from . import known

GO = 0  # the only answer of GO_ON
CANNOT = 0  # that she cannot do it, of each question of FIRST
DONE = 1  # the other answer of FUNDED

# What is asked first of an action: whether she could do it at all.
FIRST = (
    q.TILES, q.GARMENT, q.BLUE_CARD, q.HIRED, q.FUNDED, q.MUSICIAN_HALL, q.FIREWORKS_SPACE,
)  # fmt: skip
_OF_CARD = (q.CARD_ACTION, q.CARD_WHICH, q.CARD_LOWER)
_AT_END = (q.GO_ON, q.OVER)


def begin(app, tracked):
    """Turn her next card, or take up the turn that was begun."""
    if not tracked.tracker.opponent.is_between_turns or tracked.answer(app, GO):
        app.open(_page(app, tracked, False))


def answer(app, tracked, value, was_read):
    """Answer what she is asked, and what is known without asking; then go on.

    was_read   whether the card of the turn was shown
    """
    if tracked.answer(app, value):
        known.answer(app, tracked)
        known.remember_cards(app, tracked)
        go_on(app, tracked, was_read)


def take_back(app, tracked):
    """Take back the last answer of the turn, and ask again; leave the turn if there is none."""
    s = tracked.tracker.opponent.s
    if s[her.QUESTION] == q.CARD_ACTION and not s[her.REVEALING]:
        app.close()
        return
    if s[her.QUESTION] not in FIRST:
        tracked.undo()
        known.remember_cards(app, tracked)
    go_on(app, tracked, False)


def go_on(app, tracked, was_read):
    """Replace the page by the next one of the turn."""
    page = _page(app, tracked, was_read)
    if page:
        app.replace(page)
    else:
        app.close(True)


def is_taken(tracked, question, value):
    """Whether a place that she is asked about is somebody's."""
    state = tracked.state
    if question == q.MUSICIAN_HALL and value:
        return state.musicians[value - 1] != NOBODY
    return question == q.FIREWORKS_SPACE and value and state.space_owners[value - 1] != NOBODY


def _page(app, tracked, was_read):
    """Return the screen for what is asked now, None when the turn is done and nothing is left."""
    s = tracked.tracker.opponent.s
    question = s[her.QUESTION]
    if question in _OF_CARD:
        was_read = was_read or bool(s[her.REVEALING])
    elif question not in _AT_END and question not in FIRST:
        was_read = True
    if question in _OF_CARD or (was_read and question not in _AT_END):
        from .ask_page import AskPage

        return AskPage(tracked, was_read)
    if not was_read and question != q.OVER:
        from .card_page import CardPage

        return CardPage(tracked)
    return _told(app, tracked)


def _told(app, tracked):
    from .....widgets.pages import Pages
    from .words import texts_of, told_of

    texts, hers = texts_of(app)
    opponent = tracked.tracker.opponent
    told = told_of(texts, hers, opponent.s, opponent.events)
    return Pages(texts.HER.encode(), told) if told else None

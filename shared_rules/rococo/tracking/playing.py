"""What each entry does to the table."""

from ...core.sheet import ABSENT
from ..fields import COLOURS, HALLS
from . import entries as e
from . import news as n
from . import table_state as t
from .costs import hire_cost, resource_cost
from .exam_facts import card_of
from .exam_tasks import all_tasks, marked
from .income import PARTS, earners, income
from .turns import card_played

_FAVOUR_LIVRES = 5  # R3.1
_EXAM_COST = 5  # R7.4
_EXAM_FAME = 1
_SPECIAL_FAME = 3  # R7.3
_KINDS = 3

_parts = bytearray(PARTS)


def play(state, kind, player, bonus, values, news):
    """Bring the state up to an entry that `refusals.refusal` lets pass, and tell what comes of it.

    values   of the entry, as in entries.append
    """
    if e.FAVOUR <= kind < e.SOLO and not (e.LIVRES <= kind <= e.EMPLOYEES_ARE):
        state.phase = t.ACTIONS
    livres = state.livres[player]
    if e.may_meet_task(kind):
        task = marked(state, kind, player, bonus, values)
        if task > 0:
            news.tell(n.MARKED, player, task)
            _mark(state, player, task, news)
    attended = e.is_of_player(kind) and state.attends_all(player)
    card = _card_of(state, kind, player, values)
    _DEEDS[kind](state, player, values, news)
    if kind != e.LIVRES_ARE and kind != e.INCOME:
        _tell_livres(state, player, livres, news)
    if e.is_of_player(kind):
        if not attended and state.connection[player] == t.NOBODY and state.attends_all(player):
            news.tell(n.CONNECTION_DUE, player)
    if e.is_card(kind) and not bonus:
        state.passing = player if kind == e.EXAM else t.NOBODY
        state.card[player] = t.NOBODY if card == ABSENT else card
        card_played(state, player, news)


def _card_of(state, kind, player, values):
    """The kind of card that plays an entry, ABSENT where it is not known."""
    if kind == e.HIRE or kind == e.SPECIAL:
        return e.MASTER
    if kind == e.DISPATCH:
        return values[0]
    if kind == e.EXAM:
        return e.APPRENTICE if state.exam[player] == t.JOURNEYMAN_EXAM else e.JOURNEYMAN
    return card_of(kind, values) if e.may_meet_task(kind) else ABSENT


def _tell_livres(state, player, before, news):
    gained = state.livres[player] - before
    if gained:
        news.tell(n.GAINS if gained > 0 else n.PAYS, player, abs(gained))
    if state.livres[player] < 0 and gained < 0 and state.known_livres(player) != ABSENT:
        news.tell(n.BELOW_ZERO, player, -state.livres[player])


def _begin(state, player, values, news):
    state.round = values[0]
    state.phase = t.CHOOSE if state.round == 1 else t.PREPARE
    state.start = state.current = player
    if state.round > 1:
        state.begin_late()
    news.tell(n.ROUND_BEGINS, 0, state.round)


def _round(state, player, values, news):
    taken = state.favour != t.NOBODY
    state.new_round()
    news.tell(n.ROUND_BEGINS, 0, state.round)
    news.tell(n.START_PLAYER if taken else n.START_STAYS, state.start)
    if state.round == t.ROUNDS:
        news.tell(n.LAST_ROUND)


def _phase(state, player, values, news):
    state.phase = min(state.phase + 1, t.INCOME_PHASE)
    if state.phase == t.ACTIONS:
        news.tell(n.TURN_OF, state.current)
    elif state.phase == t.INCOME_PHASE:
        news.tell(n.INCOME_DUE)


def _solo(state, player, values, news):
    state.phase = t.CHOOSE
    state.start = state.current = player
    news.tell(n.ROUND_BEGINS, 0, state.round)
    news.tell(n.TURN_OF, player)


def _her(state, player, values, news):
    """Her own state says what came of it (see opponent)."""


def _income(state, player, values, news):
    for other in range(earners(state)):
        amount = income(state, other, _parts)
        state.livres[other] += amount
        news.tell(n.INCOME_OF, other, amount)
    state.phase = t.INCOME_PHASE
    state.current = t.NOBODY
    state.booked = True
    if state.round == t.ROUNDS:
        state.over = True
        news.tell(n.FINAL_SCORING)


def _favour(state, player, values, news):
    state.favour = player
    state.used |= t.FAVOUR_USED
    state.livres[player] += _FAVOUR_LIVRES


def _resource(state, player, values, news):
    _pay(state, player, ABSENT if values[0] == ABSENT else resource_cost(values[0]))


def _rent(state, player, values, news):
    cost, hall, vip, colour, points, _ = values
    _pay(state, player, cost)
    state.used |= t.GARMENTS_USED
    state.garments[player] += 1
    if hall != ABSENT:
        state.placed[player] += 1
        state.in_hall[player * HALLS + hall - 1] += 1
        if vip != ABSENT:
            state.spotted[player] += 1
        if vip == 1:
            state.vips[player * HALLS + hall - 1] += 1
    if colour != ABSENT:
        state.coloured[player] += 1
        state.by_colour[player * COLOURS + colour] += 1
    if points != ABSENT:
        state.pointed[player] += 1
        state.points[player] += points


def _sell(state, player, values, news):
    _pay(state, player, values[0])
    _gain(state, player, values[1])


def _hire(state, player, values, news):
    left = state.shown if values[0] == ABSENT else values[0]
    _pay(state, player, hire_cost(left))
    state.shown = left - 1
    state.used |= t.EMPLOYEES_USED
    state.employees[player] += 1
    _take_card(state, player)
    _add_kind(state, player, values[1], 1)


def _dispatch(state, player, values, news):
    state.used |= t.EMPLOYEES_USED
    state.employees[player] = max(0, state.employees[player] - 1)
    _add_kind(state, player, values[0], -1)
    if values[1] == ABSENT:
        state.unsure[player] = 1
    else:
        _gain(state, player, values[1])


def _fund(state, player, values, news):
    what, cost, points, hall, space, _ = values
    _pay(state, player, cost)
    state.used |= t.DECORATIONS_USED
    state.decorations[player] += 1
    if points != ABSENT:
        state.valued[player] += 1
        state.value[player] += points
    if what == ABSENT:
        return
    state.sorted[player] += 1
    if what == e.LEFT_KITCHEN:
        state.kitchens[player] |= t.LEFT
    elif what == e.RIGHT_KITCHEN:
        state.kitchens[player] |= t.RIGHT
    elif what == e.STATUE:
        state.statues[player] += 1
    elif what == e.MUSICIAN:
        state.musicians[hall - 1] = player
    elif what == e.FIREWORKS:
        state.spaces[player] += 1
        state.space_owners[space] = player
    else:
        state.jewel_decorations[player] = 1


def _pass(state, player, values, news):
    pass


def _livres(state, player, values, news):
    state.used |= t.LIVRES_USED
    state.livres[player] += values[0]


def _fame(state, player, values, news):
    _score(state, player, values[0], news)


def _livres_are(state, player, values, news):
    state.used |= t.LIVRES_USED
    state.livres[player] = values[0]
    state.unsure[player] = 0


def _fame_is(state, player, values, news):
    state.used |= t.FAME_USED
    state.fame[player] = values[0]
    state.before[player] &= ~t.FAME_USED


def _counts(state, player, values, news):
    state.kitchens[player] = values[0]
    state.before[player] &= ~t.INCOME_USED
    if values[1] != ABSENT:
        state.garments[player] = values[1]
        state.before[player] &= ~t.GARMENTS_USED
    kitchens = (values[0] & t.LEFT > 0) + (values[0] & t.RIGHT > 0)
    decorations = state.decorations[player]
    if values[2] != ABSENT:
        decorations = values[2]
        state.before[player] &= ~t.DECORATIONS_USED
    state.decorations[player] = max(decorations, kitchens)
    if values[3] != ABSENT:
        state.jewels[player] = values[3]
        state.before[player] &= ~t.JEWELS_USED


def _employees_are(state, player, values, news):
    state.used |= t.EMPLOYEES_USED
    state.employees[player] = values[0]
    state.before[player] &= ~t.EMPLOYEES_USED
    sum_of_kinds = 0
    for kind in range(_KINDS):
        number = values[1 + kind]
        state.kinds[player * _KINDS + kind] = max(0, number)
        sum_of_kinds += number
    state.kinds_known[player] = 1 if sum_of_kinds == values[0] else 0


def _jewel(state, player, values, news):
    _pay(state, player, values[0])
    state.used |= t.JEWELS_USED
    state.jewels[player] += 1


def _task(state, player, values, news):
    _mark(state, player, values[0], news)


def _mark(state, player, task, news):
    state.tasks[player] |= 1 << task - 1
    if state.tasks[player] == all_tasks(state.exam[player]):
        news.tell(n.EXAM_READY, player)


def _exam(state, player, values, news):
    is_journeymans = state.exam[player] == t.JOURNEYMAN_EXAM
    _pay(state, player, _EXAM_COST)
    _score(state, player, _EXAM_FAME, news)
    _add_kind(state, player, e.APPRENTICE if is_journeymans else e.JOURNEYMAN, -1)
    _add_kind(state, player, e.JOURNEYMAN if is_journeymans else e.MASTER, 1)
    state.exam[player] = t.MASTER_EXAM if is_journeymans else t.JOURNEYMAN_EXAM
    state.tasks[player] = 0
    _take_card(state, player)


def _special(state, player, values, news):
    state.used |= t.EMPLOYEES_USED
    state.special[player] = 1
    state.employees[player] += 1
    _take_card(state, player)
    _add_kind(state, player, e.APPRENTICE, 1)


def _special_played(state, player, values, news):
    _score(state, player, _SPECIAL_FAME, news)


def _exam_is(state, player, values, news):
    exam = t.JOURNEYMAN_EXAM + values[0]
    if state.exam[player] != exam:
        state.exam[player] = exam
        state.tasks[player] = 0
    state.special[player] = values[1]


def _connection(state, player, values, news):
    state.connection[player] = t.UNKNOWN if values[0] == ABSENT else values[0]


def _pay(state, player, cost):
    if cost == ABSENT:
        state.unsure[player] = 1
    else:
        state.used |= t.LIVRES_USED
        state.livres[player] -= cost


def _gain(state, player, livres):
    state.used |= t.LIVRES_USED
    state.livres[player] += livres


def _score(state, player, fame, news):
    state.used |= t.FAME_USED
    state.fame[player] += fame
    news.tell(n.SCORES, player, fame)


def _take_card(state, player):
    """One more card in hand: a further turn, also when all others are played (R2.3)."""
    state.cards[player] += 1
    if state.current == t.NOBODY and not state.booked:
        state.current = player


def _add_kind(state, player, kind, step):
    if kind == ABSENT:
        state.kinds_known[player] = 0
    else:
        state.kinds[player * _KINDS + kind] += step


_DEEDS = (
    _begin, _round, _phase, _income, _favour, _resource, _rent, _sell, _hire, _dispatch, _fund,
    _pass, _livres, _fame, _livres_are, _fame_is, _counts, _employees_are, _jewel, _task, _exam,
    _special, _special_played, _connection, _solo, _her, _exam_is,
)  # fmt: skip

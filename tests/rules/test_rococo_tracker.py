"""The tracker of Rococo: rounds, costs, income, turns, what is refused and what is told."""

from tracked_table import Table

from shared_rules.rococo.tracking import entries as e
from shared_rules.rococo.tracking import income as i
from shared_rules.rococo.tracking import news as n
from shared_rules.rococo.tracking import refusals as why
from shared_rules.rococo.tracking import table_state as t
from shared_rules.rococo.tracking.costs import hire_cost, resource_cost


def income_of(table, player=0):
    parts = [0] * i.PARTS
    return i.income(table.state, player, parts), parts


def counted(garments, decorations, left, right, jewels=0):
    table = Table()
    kitchens = t.LEFT * left | t.RIGHT * right
    table.enter(
        e.COUNTS, 0, kitchens=kitchens, garments=garments, decorations=decorations, jewels=jewels
    )
    return table


def test_income_without_a_kitchen():
    assert income_of(counted(4, 3, 0, 0)) == (5, [5, 0, 0, 0])


def test_income_of_the_right_kitchen_and_three_garments():
    assert income_of(counted(3, 1, 0, 1)) == (8, [5, 0, 3, 0])


def test_income_of_both_kitchens():
    assert income_of(counted(1, 3, 1, 1)) == (9, [5, 3, 1, 0])


def test_income_of_jewels():
    assert income_of(counted(0, 0, 0, 0, 2)) == (7, [5, 0, 0, 2])


def test_income_from_what_was_entered():
    table = Table()
    table.enter(e.FUND, 0, decoration=e.RIGHT_KITCHEN, cost=4)
    table.enter(e.FUND, 0, decoration=e.LEFT_KITCHEN, cost=4)
    table.enter(e.FUND, 0, decoration=e.MUSICIAN, hall=2, cost=3)
    table.enter(e.RENT, 0, cost=2, hall=1)
    assert income_of(table) == (9, [5, 3, 1, 0])
    table.enter(e.INCOME)
    assert list(table.state.livres[:3]) == [15 - 13 + 9, 20, 20]
    assert table.news()[:3] == [(n.INCOME_OF, 0, 9), (n.INCOME_OF, 1, 5), (n.INCOME_OF, 2, 5)]


def test_costs():
    assert [hire_cost(left) for left in (4, 3, 2, 1)] == [5, 3, 1, 0]
    assert [resource_cost(left) for left in (4, 3, 2, 1)] == [2, 2, 1, 0]


def test_hiring_costs_less_and_less_and_starts_anew():
    table = Table(4)
    for cost in (5, 3, 1, 0):
        before = table.state.livres[0]
        assert table.enter(e.HIRE, 0) == why.FITS
        assert before - table.state.livres[0] == cost
    assert table.enter(e.HIRE, 0) == why.NO_HIRE_CARD
    assert table.state.employees[0] == 9
    table.enter(e.INCOME)
    table.enter(e.ROUND)
    assert table.state.shown == 4


def test_the_queens_favour():
    table = Table()
    assert table.enter(e.FAVOUR, 2) == why.FITS
    assert table.state.livres[2] == 20
    assert table.enter(e.FAVOUR, 1) == why.FAVOUR_TAKEN
    table.enter(e.INCOME)
    table.enter(e.ROUND)
    assert (table.state.start, table.state.current, table.state.favour) == (2, 2, t.NOBODY)
    assert (n.START_PLAYER, 2, 0) in table.news()


def test_the_start_player_stays_if_nobody_took_it():
    table = Table()
    table.enter(e.BEGIN, 1, round=1)
    table.enter(e.INCOME)
    table.enter(e.ROUND)
    assert table.state.start == 1
    assert (n.START_STAYS, 1, 0) in table.news()


def test_turn_order_skips_who_has_no_card():
    table = Table()
    order = []
    for _ in range(9):
        order.append(table.state.current)
        table.enter(e.PASS, table.state.current)
    assert order == [0, 1, 2] * 3
    assert table.news()[-1] == (n.INCOME_DUE, 0, 0)
    assert table.state.current == t.NOBODY


def test_a_hired_employee_gives_a_further_turn():
    table = Table()
    table.enter(e.HIRE, 0)
    for player in (1, 2, 0, 1, 2, 0, 1, 2):
        assert table.state.current == player
        table.enter(e.PASS, player)
    assert table.state.current == 0
    assert (n.SKIPPED, 1, 0) not in table.news()
    table.enter(e.PASS, 0)
    assert table.state.current == t.NOBODY


def test_skipped_players_are_told():
    table = Table()
    table.enter(e.HIRE, 1)
    for player in (2, 0, 1, 2, 0, 1, 2, 0):
        table.enter(e.PASS, player)
    assert table.news() == [(n.TURN_OF, 1, 0)]
    assert table.state.cards[1] == 1


def test_a_bonus_action_plays_no_card():
    table = Table()
    table.enter(e.RESOURCE, 0, bonus=True, left=2)
    assert (table.state.current, table.state.cards[0], table.state.livres[0]) == (0, 3, 14)


def test_dispatch_is_refused_at_four():
    table = Table()
    assert table.enter(e.DISPATCH, 0, kind=e.MASTER, livres=10) == why.FITS
    assert (table.state.employees[0], table.state.livres[0]) == (4, 25)
    assert table.enter(e.DISPATCH, 0, kind=e.APPRENTICE, livres=4) == why.TOO_FEW_EMPLOYEES
    assert table.enter(e.DISPATCH, 0, bonus=True, livres=4) == why.TOO_FEW_EMPLOYEES
    assert e.count(table.sheet) == 1


def test_a_kitchen_of_each_side():
    table = Table()
    assert table.enter(e.FUND, 0, decoration=e.LEFT_KITCHEN) == why.FITS
    assert table.enter(e.FUND, 0, decoration=e.LEFT_KITCHEN) == why.KITCHEN_TAKEN
    assert table.enter(e.FUND, 0, decoration=e.RIGHT_KITCHEN) == why.FITS
    assert table.enter(e.FUND, 1, decoration=e.LEFT_KITCHEN) == why.FITS


def test_musicians_and_fireworks_have_one_owner():
    table = Table()
    assert table.enter(e.FUND, 0, decoration=e.MUSICIAN) == why.HALL_MISSING
    assert table.enter(e.FUND, 0, decoration=e.MUSICIAN, hall=3) == why.FITS
    assert table.enter(e.FUND, 1, decoration=e.MUSICIAN, hall=3) == why.MUSICIAN_TAKEN
    assert table.enter(e.FUND, 0, decoration=e.FIREWORKS) == why.SPACE_MISSING
    assert table.enter(e.FUND, 0, decoration=e.FIREWORKS, space=0) == why.FITS
    assert table.enter(e.FUND, 1, decoration=e.FIREWORKS, space=0) == why.SPACE_TAKEN


def test_the_connection_is_told_with_the_fifth_hall():
    table = Table()
    for hall in (1, 2, 3, 4):
        table.enter(e.RENT, 0, hall=hall)
        assert (n.CONNECTION_DUE, 0, 0) not in table.news()
    assert table.enter(e.CONNECTION, 0, points=5) == why.NOT_IN_ALL_HALLS
    table.enter(e.FUND, 0, decoration=e.MUSICIAN, hall=5)
    assert (n.CONNECTION_DUE, 0, 0) in table.news()
    assert table.enter(e.CONNECTION, 0, points=5) == why.FITS
    assert table.enter(e.CONNECTION, 0, points=3) == why.CONNECTED_BEFORE
    table.enter(e.RENT, 0, hall=5)
    assert (n.CONNECTION_DUE, 0, 0) not in table.news()


def test_a_connection_marker_is_no_decoration():
    table = Table()
    table.enter(e.FUND, 0, decoration=e.LEFT_KITCHEN)
    table.enter(e.RENT, 0)  # a hall that is not known
    assert table.enter(e.CONNECTION, 0, points=5) == why.FITS
    assert income_of(table)[0] == 6


def test_seven_rounds():
    table = Table()
    for number in range(1, 8):
        assert table.state.round == number
        assert table.enter(e.ROUND) == (why.OVER if number == 7 else why.INCOME_NOT_BOOKED)
        assert table.enter(e.INCOME) == why.FITS
        assert table.enter(e.INCOME) == why.INCOME_BOOKED
        if number < 7:
            assert table.enter(e.ROUND) == why.FITS
            assert ((n.LAST_ROUND, 0, 0) in table.news()) == (number == 6)
    assert table.state.over
    assert table.news()[-1] == (n.FINAL_SCORING, 0, 0)
    assert list(table.state.livres[:3]) == [50, 50, 50]


def test_phases():
    table = Table()
    assert table.state.phase == t.CHOOSE  # nothing is to be prepared in round 1 (R2.1)
    table.enter(e.PHASE)
    assert (table.state.phase, table.news()) == (t.ACTIONS, [(n.TURN_OF, 0, 0)])
    table.enter(e.PHASE)
    assert (table.state.phase, table.news()) == (t.INCOME_PHASE, [(n.INCOME_DUE, 0, 0)])


def test_an_action_begins_the_phase_of_actions():
    table = Table()
    table.enter(e.LIVRES, 0, amount=3)
    assert table.state.phase == t.CHOOSE
    table.enter(e.PASS, 0)
    assert table.state.phase == t.ACTIONS


def test_selling_and_quick_amounts():
    table = Table()
    table.enter(e.SELL, 0, cost=4, price=20)
    assert table.news()[0] == (n.GAINS, 0, 16)
    table.enter(e.LIVRES, 0, amount=-3)
    assert table.state.livres[0] == 28
    table.enter(e.LIVRES_ARE, 0, number=30)
    assert table.state.livres[0] == 30


def test_livres_below_zero_are_told():
    table = Table()
    table.enter(e.FUND, 0, cost=18)
    assert (n.BELOW_ZERO, 0, 3) in table.news()


def test_the_beginning_in_a_later_round():
    table = Table()
    assert table.enter(e.BEGIN, 2, round=4) == why.FITS
    assert table.enter(e.BEGIN, 2, round=4) == why.NOT_FIRST
    table.enter(e.LIVRES_ARE, 1, number=33)
    table.enter(e.FAME_IS, 1, number=7)
    table.enter(e.COUNTS, 1, kitchens=t.RIGHT, garments=4, decorations=2)
    table.enter(e.EMPLOYEES_ARE, 1, employees=6, masters=3, journeymen=2, apprentices=1)
    state = table.state
    assert (state.round, state.start, state.current) == (4, 2, 2)
    assert (state.livres[1], state.fame[1], state.employees[1]) == (33, 7, 6)
    assert income_of(table, 1)[0] == 9


def test_the_jewelry_box():
    table = Table(2, jewelry_box=True)
    assert table.enter(e.EXAM, 0) == why.TASKS_OPEN
    for task in (1, 2, 3, 4):
        assert table.enter(e.TASK, 0, task=task) == why.FITS
    assert table.news() == [(n.EXAM_READY, 0, 0)]
    assert table.enter(e.TASK, 0, task=4) == why.TASK_MARKED
    cards = table.state.cards[0]
    assert table.enter(e.EXAM, 0) == why.FITS
    state = table.state
    assert (state.livres[0], state.fame[0], state.exam[0]) == (10, 1, t.MASTER_EXAM)
    assert (list(state.kinds[:3]), state.employees[0]) == ([2, 2, 1], 5)
    assert state.cards[0] == cards  # one played, one drawn
    assert table.enter(e.TASK, 0, task=4) == why.NO_SUCH_TASK
    assert table.enter(e.SPECIAL_PLAYED, 0) == why.SPECIAL_NOT_HIRED
    assert table.enter(e.SPECIAL, 0) == why.FITS
    assert table.enter(e.SPECIAL, 0) == why.SPECIAL_HIRED
    assert table.enter(e.SPECIAL_PLAYED, 0) == why.FITS
    assert (state.fame[0], state.employees[0], state.cards[0]) == (4, 6, cards)
    assert table.enter(e.JEWEL, 0, cost=2) == why.FITS
    assert income_of(table)[0] == 6


def test_the_exam_at_a_beginning_in_a_later_round():
    table = Table(2, jewelry_box=True)
    table.enter(e.BEGIN, 0, round=4)
    table.enter(e.TASK, 1, task=4)
    assert table.enter(e.EXAM_IS, 1, exam=1, special=1) == why.FITS
    state = table.state
    assert (state.exam[1], state.tasks[1], state.special[1]) == (t.MASTER_EXAM, 0, 1)
    assert state.employees[1] == 5
    assert table.enter(e.SPECIAL_PLAYED, 1) == why.FITS
    table.enter(e.TASK, 0, task=4)
    assert table.enter(e.EXAM_IS, 0, exam=0, special=0) == why.FITS
    assert (state.exam[0], state.tasks[0]) == (t.JOURNEYMAN_EXAM, 0b1000)


def test_without_the_jewelry_box():
    table = Table()
    for kind in (e.TASK, e.EXAM, e.SPECIAL, e.SPECIAL_PLAYED, e.EXAM_IS):
        values = {e.TASK: {"task": 1}, e.EXAM_IS: {"exam": 1, "special": 0}}.get(kind, {})
        assert table.enter(kind, 0, **values) == why.NO_JEWELRY_BOX
    assert table.enter(e.FUND, 0, decoration=e.JEWEL_DECORATION) == why.NO_JEWELRY_BOX
    assert table.enter(e.JEWEL, 0) == why.NO_JEWELRY_BOX


def test_correcting_an_entry_changes_what_follows():
    table = Table()
    table.enter(e.FUND, 0, decoration=e.STATUE, cost=3)
    table.enter(e.RENT, 0, cost=2)
    table.enter(e.INCOME)
    assert table.state.livres[0] == 15
    assert table.correct(0, e.FUND, 0, decoration=e.RIGHT_KITCHEN, cost=5) == -1
    assert table.state.livres[0] == 15 - 5 - 2 + 6


def test_what_does_not_fit_any_more_is_told_and_left_out():
    table = Table()
    table.enter(e.HIRE, 0)
    table.enter(e.DISPATCH, 0, livres=4)
    table.enter(e.DISPATCH, 0, livres=4)
    assert table.correct(0, e.PASS, 0) == 2
    assert table.news()[-1] == (n.REFUSED_LATER, 2, why.TOO_FEW_EMPLOYEES)
    assert table.state.employees[0] == 4
    assert table.state.livres[0] == 19
    assert table.correct(0, e.HIRE, 0) == -1


def test_a_forgotten_entry_counts_from_its_time_on():
    table = Table()
    table.enter(e.FUND, 0, decoration=e.RIGHT_KITCHEN, cost=5)
    table.enter(e.INCOME)
    table.enter(e.ROUND)
    table.enter(e.INCOME)
    assert table.state.livres[0] == 20
    assert table.forgotten(0, e.RENT, 0, cost=2) == -1
    assert table.state.livres[0] == 20 - 2 + 2
    assert table.forgotten(0, e.RENT, 0, cost=1) == -1
    assert table.state.livres[0] == 20 - 2 - 1 + 4


def test_an_entry_taken_out():
    table = Table()
    table.enter(e.FAVOUR, 0)
    table.enter(e.FAVOUR, 1)
    table.enter(e.PASS, 1)
    assert table.take_out(0) == -1
    assert (table.state.livres[0], table.state.cards[0], table.state.favour) == (15, 3, t.NOBODY)
    assert e.count(table.sheet) == 2


def test_a_full_list_takes_no_more():
    table = Table()
    for _ in range(table.sheet.table.capacity(e.ENTRIES)):
        assert table.enter(e.LIVRES, 0, amount=1) == why.FITS
    assert not table.tracker.enter(e.LIVRES, 0, False, table.values, table.change)
    assert table.tracker.why == why.FITS


def test_after_the_income_no_card_is_played():
    table = Table()
    table.enter(e.INCOME)
    assert table.enter(e.FAVOUR, 0) == why.INCOME_BOOKED
    assert table.enter(e.LIVRES, 0, amount=1) == why.FITS
    table.enter(e.ROUND)
    assert table.enter(e.FAVOUR, 0) == why.FITS
    assert table.state.phase == t.ACTIONS


def test_a_later_round_begins_with_its_preparation():
    table = Table()
    table.enter(e.BEGIN, 0, round=3)
    assert table.state.phase == t.PREPARE


def test_kitchens_are_decorations():
    table = Table()
    both = t.LEFT | t.RIGHT
    refused = table.enter(e.COUNTS, 0, kitchens=both, garments=0, decorations=1)
    assert refused == why.KITCHENS_ARE_DECORATIONS
    assert table.enter(e.COUNTS, 0, kitchens=both, garments=0) == why.FITS
    assert income_of(table) == (7, [5, 2, 0, 0])


def test_livres_are_not_known_after_an_amount_was_left_open():
    table = Table()
    table.enter(e.DISPATCH, 0)
    assert (table.state.unsure[0], table.state.unsure[1]) == (1, 0)
    table.enter(e.LIVRES_ARE, 0, number=20)
    assert table.state.unsure[0] == 0


def test_nothing_is_refused_for_what_was_before_the_beginning():
    table = Table()
    table.enter(e.BEGIN, 0, round=3)
    for _ in range(7):
        assert table.enter(e.DISPATCH, 0, livres=4) == why.FITS
    assert table.state.employees[0] == 0
    assert table.enter(e.CONNECTION, 0, points=3) == why.FITS
    table.enter(e.EMPLOYEES_ARE, 0, employees=4)
    assert table.enter(e.DISPATCH, 0, livres=4) == why.TOO_FEW_EMPLOYEES


def test_a_decoration_of_any_kind_may_be_a_musician():
    table = Table()
    for hall in (1, 2, 3, 4):
        table.enter(e.RENT, 0, hall=hall)
    table.enter(e.FUND, 0)
    assert table.enter(e.CONNECTION, 0, points=3) == why.FITS


def test_unknown_livres_are_not_told_to_be_below_zero():
    table = Table()
    table.enter(e.RENT, 0)
    table.enter(e.FUND, 0, cost=18)
    assert n.BELOW_ZERO not in [what for what, _, _ in table.news()]

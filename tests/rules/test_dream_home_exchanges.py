"""Dream Home: supplier and handyman, told and at their best (D6)."""

from dream_home_dear_houses import DEAR, PLAIN, built, search
from dream_home_houses import (
    bench,
    card,
    decorate,
    discard,
    exchanges,
    helper,
    one,
    place,
    tell_supply,
    tell_swap,
)
from plain_sheets import allocates_nothing

from shared_rules.core.sheet import NONE
from shared_rules.dream_home import fields as f
from shared_rules.dream_home import scoring as s
from shared_rules.dream_home.bounds import KINDS, Bounds, ties
from shared_rules.dream_home.copy import Copy
from shared_rules.dream_home.exchanges import Exchanges
from shared_rules.dream_home.house import CELLS, END, FIRST, WORTH, House
from shared_rules.dream_home.request import BEST, Request
from shared_rules.dream_home.rooms import (
    BARE,
    EMPTY,
    GARAGE,
    IN_BASEMENT,
    ROOMS,
    STORAGE,
    WALL,
    belongs,
)
from shared_rules.dream_home.weighing import swap

# Of some 8,000 rows that all pairs have.
MOST_OF_PLAIN = 240
MOST_OF_DEAR = 440
MOST_OF_SWAPS = 90


def with_handyman(*rows):
    made = one(*rows)
    helper(made, f.HANDYMAN)
    return made


def with_supplier(*rows, discarded=()):
    made = one(*rows)
    helper(made, f.SUPPLIER)
    discard(made, *discarded)
    return made


def swapped(first, other, gain):
    return (0, f.HANDYMAN, place(*first), place(*other), gain)


def supplied(where, letters, gain):
    return (0, f.SUPPLIER, place(*where), card(letters), gain)


def test_the_handyman_swaps_within_and_between_floors():
    assert exchanges(with_handyman("", "lv ki lv")) == [swapped((1, 0), (1, 1), 2)]
    assert exchanges(with_handyman("", "lv ki", "ki")) == [swapped((1, 0), (2, 0), 4)]
    assert exchanges(with_handyman("ga st", "lv")) == []


def test_the_first_of_equal_swaps_is_made():
    made = with_handyman("", "lv li lv -- --", "lv lv")
    assert exchanges(made) == [swapped((1, 1), (2, 0), 4)]


def test_nothing_is_made_that_gains_nothing():
    assert exchanges(with_handyman("ga ga", "lv lv lv ki ki", "ba sa be be wd")) == []
    assert exchanges(with_handyman("", "-- --", "--")) == []
    assert exchanges(with_handyman()) == []


def test_no_swap_leaves_a_room_over_its_limit_or_on_a_wrong_floor():
    assert exchanges(with_handyman("", "ki ki -- ki", "ki")) == []
    assert exchanges(with_handyman("", "ki ki -- ki --", "ki")) == [swapped((1, 4), (2, 0), 4)]
    assert exchanges(with_handyman("", "ba wd ba -- --", "be --")) == [
        swapped((1, 0), (2, 0), 2 + 3)
    ]
    assert exchanges(with_handyman("la --", "-- --")) == []


def test_the_handyman_may_extend_a_decorated_room():
    made = with_handyman("", "lv ki lv")
    decorate(made, f.PIANO, 1, 0)
    assert exchanges(made) == [swapped((1, 0), (1, 1), 2)]
    assert made.line(s.L_DECOR) == [3, 0]


def test_of_several_decor_in_a_room_the_dearest_stays():
    made = with_handyman("", "lv ki lv", "-- lv")
    decorate(made, f.PIANO, 1, 0)
    decorate(made, f.PAINTINGS, 2, 1)
    assert exchanges(made) == [swapped((1, 1), (2, 1), 4)]
    assert made.line(s.L_DECOR) == [3, 0]


def test_decor_travels_with_its_card():
    made = with_handyman("", "ki lv", "lv --")
    decorate(made, f.ICE_CREAM, 1, 0)
    tell_swap(made, (1, 0), (2, 0))
    assert exchanges(made) == [swapped((1, 0), (2, 0), 2)]
    assert made.line(s.L_DECOR) == [2, 0]


def test_a_told_swap_is_made_whatever_it_gains():
    made = with_handyman("", "lv lv ki", "--")
    tell_swap(made, (2, 0), (1, 0))
    assert exchanges(made) == [swapped((2, 0), (1, 0), -2)]
    assert made.totals() == [3, 0]


def test_declined():
    made = with_handyman("", "lv ki lv")
    made.put(f.SWAP, NONE)
    assert exchanges(made) == []
    made = with_supplier("", "lv --", discarded=("lv",))
    made.put(f.SUPPLY, NONE)
    assert exchanges(made) == []


def test_the_supplier_puts_a_discarded_room_onto_a_card():
    made = with_supplier("", "lv -- lv", discarded=("gm", "lv", "lv"))
    assert exchanges(made) == [supplied((1, 1), "lv", 7)]
    made = with_supplier("-- st", "lv", discarded=("la",))
    assert exchanges(made) == [supplied((0, 0), "la", 2)]
    assert exchanges(with_supplier("", "lv --")) == []


def test_the_first_of_equal_rooms_is_taken():
    made = with_supplier("", "-- --", discarded=("sy", "li", "gm"))
    assert exchanges(made) == [supplied((1, 0), "gm", 2)]


def test_the_supplier_loses_the_decor_of_the_card():
    made = with_supplier("", "li lv", discarded=("lv",))
    assert exchanges(made) == [supplied((1, 0), "lv", 1)]
    decorate(made, f.CAT_HOUSE, 1, 0)
    assert exchanges(made) == []
    tell_supply(made, (1, 0), "lv")
    assert exchanges(made) == [supplied((1, 0), "lv", 0)]
    assert made.line(s.L_DECOR) == [0, 0]


def test_decor_closes_a_room_for_the_supplier_only():
    made = with_supplier("", "-- lv lv", discarded=("lv",))
    decorate(made, f.PIANO, 1, 2)
    assert exchanges(made) == []
    helper(made, f.DESIGNER)
    assert exchanges(made) == [supplied((1, 0), "lv", 5)]
    made = with_supplier("", "-- lv", "-- lv", discarded=("lv",))
    decorate(made, f.PIANO, 1, 1)
    assert exchanges(made) == [supplied((2, 0), "lv", 3)]


def test_with_the_designer_two_decorated_rooms_become_one():
    made = with_supplier("", "lv -- lv", discarded=("lv",))
    helper(made, f.DESIGNER)
    decorate(made, f.PIANO, 1, 0)
    decorate(made, f.PAINTINGS, 1, 2)
    assert exchanges(made) == [supplied((1, 1), "lv", 4)]
    assert made.line(s.L_DECOR) == [4, 0]


def test_the_supplier_prepares_what_the_handyman_does():
    made = with_supplier("", "-- ki", "-- be", discarded=("ki",))
    helper(made, f.HANDYMAN)
    assert exchanges(made) == [supplied((1, 0), "ki", 5)]
    decorate(made, f.ICE_CREAM, 1, 1)
    assert exchanges(made) == [supplied((2, 0), "ki", 1), swapped((1, 0), (2, 0), 4)]


def test_an_exchange_may_lose_for_the_best_of_both():
    made = with_supplier("", "wd ki", "sa be", discarded=("ki",))
    helper(made, f.HANDYMAN)
    decorate(made, f.ICE_CREAM, 1, 1)
    found = exchanges(made)
    assert [move[1] for move in found] == [f.SUPPLIER, f.HANDYMAN]
    assert found[0][4] <= 0 < found[0][4] + found[1][4]


def test_told_and_best_together():
    made = with_supplier("", "lv -- ki", "lv lv", discarded=("lv", "ba"))
    helper(made, f.HANDYMAN)
    tell_swap(made, (1, 1), (2, 0))
    assert exchanges(made) == [supplied((1, 2), "lv", 0), swapped((1, 1), (2, 0), 4)]
    tell_supply(made, (1, 1), "ba")
    made.put(f.SWAP, NONE)
    assert exchanges(made) == [supplied((1, 1), "ba", 1)]


def test_a_told_swap_may_need_the_supplier_first():
    made = with_supplier("", "ba -- -- --", "ba --", discarded=("gm",))
    helper(made, f.HANDYMAN)
    tell_swap(made, (1, 1), (2, 0))
    assert exchanges(made) == [supplied((1, 0), "gm", 1 - 3), swapped((1, 1), (2, 0), 0)]


def test_every_player_has_his_own():
    made = bench(("", "lv -- lv"), ("", "lv ki lv"), ("", "lv -- lv"))
    helper(made, f.SUPPLIER, 2)
    helper(made, f.HANDYMAN, 1)
    discard(made, "lv")
    assert exchanges(made) == [
        (1, f.HANDYMAN, place(1, 0), place(1, 1), 2),
        (2, f.SUPPLIER, place(1, 1), card("lv"), 7),
    ]


def test_what_was_found_is_remembered_until_something_changes():
    made = with_handyman("", "lv ki lv")
    assert made.totals() == made.totals() == [5, 0]
    made.put(f.FLOOR_1_CARD, card("lv"), 0, 1)
    assert made.totals() == [9, 0]
    made.put(f.FLOOR_1_CARD, card("ki"), 0, 1)
    for k in range(3):
        made.put(f.PRINTED[card("lv")], (1, 0, 9)[k], k)
    assert made.totals() == [3, 0]
    made.put(f.SWAP, NONE)
    decorate(made, f.TREE_HOUSE)
    assert made.totals() == [4, 0]


def test_other_discarded_rooms_are_another_search():
    made = with_supplier("", "--", discarded=("st",))
    assert made.totals() == [0, 0]
    for letters, total in (("wd", 1), ("gm", 2), ("sy", 2), ("wc", 0), ("lv", 1)):
        made.put(f.DISCARDED_ROOM, card(letters), 0)
        assert made.totals() == [total, 0], letters


def test_most_pairs_are_never_weighed():
    for house in PLAIN:
        assert 0 < search(built(house)).evaluations <= MOST_OF_PLAIN, house
    for house in DEAR:
        assert 0 < search(built(house)).evaluations <= MOST_OF_DEAR, house


def test_without_discarded_rooms_the_swaps_alone_are_weighed():
    for house in PLAIN + DEAR:
        made = built(house)
        made.put(f.DISCARDED, 0)
        assert search(made).evaluations < MOST_OF_SWAPS, house


def test_the_search_allocates_nothing():
    made = built(PLAIN[0])

    def work():
        search(made)

    for house in PLAIN + DEAR:
        made = built(house)
        allocates_nothing(work)


class Chance:
    """Numbers that look like chance, the same ones on every interpreter."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        """Return a number of 0..limit - 1."""
        self.state = (self.state * 171 + 11213) % 53125
        return self.state * limit // 53125


def chance_house(chance):
    house = House(Copy())
    house._copy.read(bench().sheet)
    house.weigh()
    kinds = [EMPTY, BARE] + [room for room in range(ROOMS) if not IN_BASEMENT[room]]
    few = [kinds[chance.below(len(kinds))] for _ in range(4)]
    for cell in range(CELLS):
        house.cards[cell] = WALL
    below = [GARAGE, STORAGE, EMPTY, BARE]
    for floor in range(3):
        for cell in range(FIRST[floor], END[floor]):
            house.cards[cell] = (few if floor else below)[chance.below(4)]
            house.decor[cell] = chance.below(3) if house.cards[cell] < ROOMS else 0
    return house


def dealt(chance):
    """A request for the best pair, with cards of four rooms discarded."""
    request = Request()
    request.supply = request.swap = BEST
    for _ in range(4):
        request.discarded |= 1 << chance.below(ROOMS)
    return request


def best_of_all(house, request):
    """The highest total of all pairs, and the first pair that has it, by trying every one."""
    search = Exchanges()
    cells = [c for floor in range(3) for c in range(FIRST[floor], END[floor])]
    swaps = [(0, 0)] + [(c, other) for c in cells for other in cells if c < other]
    supplies = [(0, 0)] + [
        (c, room) for c in cells for room in range(ROOMS) if request.discarded >> room & 1
    ]
    best = (-1,)
    for cell, room in supplies:
        if cell and not search.is_legal_supply(house, cell, room):
            continue
        card, decor = house.cards[cell], house.decor[cell]
        if cell:
            house.cards[cell], house.decor[cell] = room, 0
        for first, other in swaps:
            if first and (house.cards[first] == BARE or house.cards[other] == BARE):
                continue
            if first and not (
                belongs(house.cards[first], other < FIRST[1])
                and belongs(house.cards[other], first < FIRST[1])
            ):
                continue
            swap(house, first, other)
            total = house.total(house.row(FIRST[0]), house.row(FIRST[1]), house.row(FIRST[2]))
            swap(house, first, other)
            if total > best[0]:
                best = (total, cell, room, first, other)
        house.cards[cell], house.decor[cell] = card, decor
    return best


def test_no_pair_is_better_than_the_one_found():
    chance = Chance(11)
    found = Exchanges()
    pairs = 0
    for _ in range(400):
        house = chance_house(chance)
        house.designer = chance.below(2) == 1
        if min(house.row(FIRST[floor]) for floor in range(3)) < 0:
            continue
        request = dealt(chance)
        before = bytes(house.cards) + bytes(house.decor)
        found.find(house, request)
        assert bytes(house.cards) + bytes(house.decor) == before
        best = (
            found.after, found.supply_cell, found.supply_room, found.swap_one, found.swap_other,
        )  # fmt: skip
        assert best == best_of_all(house, request), list(house.cards)
        pairs += found.supply_cell > 0 < found.swap_one
    assert pairs > 20, pairs


def lay(house, cell, card, decor=0):
    house.cards[cell] = card
    house.decor[cell] = decor


def test_changes_without_ties_add_up():
    chance = Chance(7)
    independent = 0
    for _ in range(1500):
        house = chance_house(chance)
        first = FIRST[1]
        one_cell = first + chance.below(5)
        other = first + chance.below(5)
        new, new_other = house.cards[FIRST[2]], house.cards[FIRST[2] + 1]
        if one_cell == other or BARE in (new, new_other):
            continue
        old, old_other = house.cards[one_cell], house.cards[other]
        mask = ties(house.cards, one_cell, old, new, other)
        lay(house, one_cell, old)
        lay(house, other, BARE)
        before = house.row(first)
        lay(house, other, new_other)
        gained = house.row(first) - before
        lay(house, one_cell, BARE)
        alone = house.row(first)
        lay(house, one_cell, new)
        both = house.row(first)
        lay(house, other, old_other)
        known = house.row(first)
        lay(house, one_cell, BARE)
        gained_one = known - house.row(first)
        lay(house, other, BARE)
        blank = house.row(first)
        if not mask >> new_other & 1:
            independent += 1
            if gained >= 0 and both >= 0 and alone >= 0 and known >= 0:
                assert alone == blank + gained, list(house.cards)
                assert both == alone + gained_one, list(house.cards)
    assert independent > 300


def test_no_card_gains_more_than_its_bound():
    chance = Chance(3)
    bounds = Bounds()
    for _ in range(200):
        house = chance_house(chance)
        guest = house.cards[FIRST[1] + chance.below(5)]
        bounds.prepare(house)
        place = FIRST[2] + chance.below(5)
        seat = FIRST[2] + chance.below(5)
        room = chance.below(KINDS)
        for joined in range(2):
            limits = bounds.gain_joined if joined else bounds.gain
            if joined and seat != place:
                lay(house, seat, guest)
            lay(house, place, BARE)
            before = house.row(FIRST[2])
            lay(house, place, room)
            after = house.row(FIRST[2])
            if before >= 0 and after >= 0:
                gain = (after >> WORTH) - (before >> WORTH)
                assert gain <= limits[2 * KINDS + room], list(house.cards)

"""The rooms that the device offers for a space are those that the rules do not refuse there."""

from random import Random

from shared_rules.core.problems import Problems
from shared_rules.core.sheet import ABSENT, NONE, Sheet
from shared_rules.dream_home import fields as f
from shared_rules.dream_home.checks import check
from shared_rules.dream_home.house import card_at, card_field, space_of
from shared_rules.dream_home.rooms import BARE
from shared_rules.dream_home.standing import standing

from .dream_home_pages import CELLS, Offers

CARDS = range(BARE + 1)
HOUSES = 60


def faults_with(sheet, cell, card):
    """How many faults there are with a card on a cell."""
    said = card_at(sheet, 0, cell)
    sheet.put(card_field(cell), 0, space_of(cell), NONE if card == BARE else card)
    problems = Problems(64)
    check(sheet, problems)
    sheet.cells[sheet.cell(card_field(cell), 0, space_of(cell))] = said
    return problems.count


def offered_for(sheet, cell):
    offers = Offers()
    standing.read(sheet, 0)
    offers.find(sheet, 0, standing.house, cell)
    return offers


def new_house(rng):
    sheet = Sheet(f.TABLE)
    sheet.put(f.PLAYERS, 0, 0, 2)
    if rng.random() < 0.5:
        for below, space in enumerate(rng.sample(range(f.FLOOR_SPACES), f.BASEMENT_SPACES)):
            sheet.put(f.OVER_SPACE, below, 0, space)
    return sheet


def test_exactly_the_legal_rooms_are_offered_while_a_house_is_filled_and_corrected():
    rng = Random(7)
    for _ in range(HOUSES):
        sheet = new_house(rng)
        for cell in CELLS + rng.sample(CELLS, 6):
            offers = offered_for(sheet, cell)
            offered = list(offers.cards[: offers.count])
            assert len(set(offered)) == len(offered)
            assert set(offered) == {card for card in CARDS if not faults_with(sheet, cell, card)}
            card = rng.choice(offered)
            sheet.put(card_field(cell), 0, space_of(cell), NONE if card == BARE else card)


def test_what_lies_there_is_chosen_and_its_neighbours_stay():
    rng = Random(8)
    sheet = new_house(rng)
    for cell in CELLS:
        before = offered_for(sheet, cell)
        for card in before.cards[: before.count]:
            sheet.put(card_field(cell), 0, space_of(cell), NONE if card == BARE else card)
            offers = offered_for(sheet, cell)
            assert offers.card() == card
            assert offers.cards == before.cards
        sheet.cells[sheet.cell(card_field(cell), 0, space_of(cell))] = ABSENT
        sheet.put(card_field(cell), 0, space_of(cell), before.card())


def test_the_room_that_would_join_is_offered_first():
    sheet = new_house(Random(9))
    sheet.cells[sheet.cell(f.OVER_SPACE, 0)] = ABSENT
    sheet.put(f.FLOOR_1_CARD, 0, 0, f.ROOM_WORDS.index("kids"))
    assert offered_for(sheet, CELLS[3]).card() == f.ROOM_WORDS.index("kids")

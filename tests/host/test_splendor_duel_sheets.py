"""Splendor Duel as a user has it: examples, chance against the model, both interpreters."""

import plain_games as g
from models import splendor_duel_model as model
from models import splendor_duel_random as chance
from tabletally.shared_rules.splendor_duel import cards as c

GAME = "splendor_duel"
RIGHT = g.by_chance(chance.right, 1000)
BROKEN = g.by_chance(lambda rng: chance.broken(rng, chance.right(rng)), 1000)
COLOURS = [*model.COLOURS, "wild", "none"]
ABILITIES = {
    "play_again": c.PLAY_AGAIN,
    "take_same_colour_token": c.TAKE_SAME_COLOUR,
    "steal_token": c.STEAL_TOKEN,
    "take_privilege": c.TAKE_PRIVILEGE,
}


def test_examples():
    g.check_examples(GAME, model)


def test_right_sheets():
    outcomes = g.check_right(model, RIGHT)
    for step in ("points", "crowns", "one_colour", "open"):
        assert sum(outcome["decided_by"] == step for outcome in outcomes) > 10, step
    for outcome in outcomes:
        ranks = [player["rank"] for player in outcome["players"]]
        assert ranks in ([1, 2], [2, 1], [None, None])


def test_broken_sheets():
    found = g.check_broken(model, BROKEN, model.LENGTHS)
    for code in g.CODES - {"needed"}:
        assert sum(problem["code"] == code for problem in found) > 30, code
    rules = {problem["rule"] for problem in found if problem["code"] == "rule"}
    assert rules == {"S1.1", "S1.2", "S1.3", "S2.1", "S2.4"}


def test_seats_do_not_matter():
    g.check_seats(RIGHT[:200])


def test_micropython_agrees():
    g.check_micropython(RIGHT[:200] + BROKEN[:200])


def test_sheets_are_written_back():
    g.check_written_back(GAME, RIGHT[:200])


def test_schema():
    right = [sheet for _, sheet, expected in g.examples(GAME) if "players" in expected]
    wrong = [
        {"game": GAME, "players": [{"name": "A", **player}, {"name": "B"}]}
        for player in ({"cards": [{"id": "1-31"}]}, {"royals": [1]}, {"tokens": {"green": -1}})
    ]
    g.check_schema(GAME, right + RIGHT[:100], wrong)


def test_nothing_is_allocated():
    g.check_heap(GAME, [sheet for _, sheet, _ in g.examples(GAME)] + RIGHT[:100] + BROKEN[:100])


def test_texts():
    g.check_texts(GAME)


def test_the_cards_are_the_published_ones():
    assert c.card_words() == tuple(model.CARDS)
    for card, row in enumerate(model.CARDS.values()):
        abilities = [word for word in row["ability"].split("+") if word]
        assert c.colour_of(card) == COLOURS.index(row["colour"])
        assert ("wild_colour" in abilities) == (c.colour_of(card) == c.WILD)
        assert c.ability_of(card) == sum(ABILITIES.get(word, 0) for word in abilities)
        assert c.bonus_of(card) == int(row["bonus"])
        assert c.points_of(card) == int(row["points"])
        assert c.crowns_of(card) == int(row["crowns"])
        for kind, word in enumerate(model.KINDS[: c.COSTS]):
            assert c.cost_of(card, kind) == int(row[f"cost_{word}"])


def test_prices_left_to_pay():
    left = bytearray(c.COSTS)
    for card, name in enumerate(model.CARDS):
        for bonuses in ([0] * 5, [1] * 5, [2, 0, 3, 1, 9], [8] * 5):
            price = model.price(name, dict(zip(model.COLOURS, bonuses, strict=True)))
            assert c.left_to_pay(card, bonuses, left) == sum(price.values())
            assert list(left) == list(price.values())

"""Dream Home: what random houses score by line is what they are worth."""

from array import array
from random import Random

from dream_home_houses import decorate, helper, one
from models.dream_home_random import house_json, random_cards

from shared_rules.dream_home import fields as f
from shared_rules.dream_home.gains import line_points
from shared_rules.dream_home.scoring import L_FUNCTIONALITY
from shared_rules.dream_home.standing import standing


def test_the_lines_of_a_house_sum_up_to_what_it_is_worth():
    rng = Random(3)
    points = array("h", (0 for _ in range(L_FUNCTIONALITY + 1)))
    for _ in range(100):
        made = one("", "lv")
        rows = house_json(random_cards(rng, 0.9, list(f.ROOM_WORDS)))
        for field, row in ((f.BASEMENT_CARD, "basement"), (f.FLOOR_1_CARD, "floor1"),
                           (f.FLOOR_2_CARD, "floor2")):  # fmt: skip
            for space, word in enumerate(rows[row]):
                if word:
                    made.put(field, (*f.ROOM_WORDS, "empty").index(word), 0, space)
        decorate(made, f.TREE_HOUSE)
        helper(made, rng.choice((f.ARCHITECT, f.DESIGNER)))
        standing.read(made.sheet, 0)
        line_points(standing.house, points)
        assert sum(points) == standing.house.points()

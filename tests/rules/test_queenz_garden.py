"""One filling of a garden: groups by colour, old flowers included, and the pots (Q1.1, Q1.2)."""

from plain_sheets import allocates_nothing

from shared_rules.queenz.garden import HIVE, Garden

BLUE, WHITE, YELLOW, RED, PURPLE = range(5)


def filled(old, new):
    """Points and scoring colours (as bits) of a filling; tokens are (x, y, flower)."""
    garden = Garden()
    for token in list(old) + list(new):
        assert garden.lay(*token)
    points = garden.filling_points(len(old))
    return points, garden.scored


def test_single_flowers_score_nothing():
    assert filled([], [(0, 0, BLUE)]) == (0, 0)
    assert filled([], [(0, 0, BLUE), (1, 0, RED), (1, 1, BLUE)]) == (0, 0)


def test_a_pair_scores_its_size():
    assert filled([], [(0, 0, BLUE), (1, 0, BLUE), (0, 1, RED)]) == (2, 1 << BLUE)
    assert filled([], [(0, -1, RED), (0, 0, RED)]) == (2, 1 << RED)


def test_corners_do_not_connect():
    assert filled([], [(0, 0, BLUE), (1, 1, BLUE), (-1, 1, BLUE)]) == (0, 0)


def test_hives_do_not_group():
    assert filled([(0, 0, HIVE)], [(1, 0, HIVE), (2, 0, HIVE)]) == (0, 0)


def test_the_rulebooks_first_example():
    """A new garden that joins 2 + 2 flowers of two colours: 4 points, 2 pots."""
    new = [(0, 0, YELLOW), (1, 0, YELLOW), (0, 1, WHITE), (1, 1, WHITE), (2, 1, RED)]
    assert filled([], new) == (4, 1 << YELLOW | 1 << WHITE)


def test_the_rulebooks_second_example():
    """Blue 3, white 3 and yellow 2 with older flowers: 8 points."""
    old = [(0, 0, BLUE), (1, 0, BLUE), (0, 2, WHITE), (0, 3, WHITE), (4, 2, YELLOW)]
    new = [(2, 0, BLUE), (0, 1, WHITE), (3, 2, YELLOW), (2, 1, RED), (3, 1, PURPLE)]
    assert filled(old, new) == (8, 1 << BLUE | 1 << WHITE | 1 << YELLOW)


def test_two_groups_of_one_colour_score_each():
    old = [(0, 0, RED), (5, 0, RED)]
    assert filled(old, [(1, 0, RED), (4, 0, RED)]) == (4, 1 << RED)


def test_one_new_flower_joins_two_old_groups():
    old = [(0, 0, RED), (0, 1, RED), (2, 0, RED), (9, 9, RED), (9, 8, RED)]
    assert filled(old, [(1, 0, RED)]) == (4, 1 << RED)


def test_old_groups_do_not_score_again():
    assert filled([(0, 0, RED), (1, 0, RED)], [(5, 5, BLUE)]) == (0, 0)
    assert filled([(0, 0, RED), (1, 0, RED)], []) == (0, 0)


def test_two_new_flowers_of_one_group_score_once():
    old = [(0, 0, RED)]
    assert filled(old, [(1, 0, RED), (0, 1, RED), (2, 0, RED)]) == (4, 1 << RED)


def test_a_garden_has_room_for_thirty():
    garden = Garden()
    for x in range(30):
        assert garden.lay(x - 15, 20, RED, 1)
    assert not garden.lay(20, 20, RED)
    assert garden.count == 30
    assert garden.all_bees() == 30
    assert garden.filling_points(29) == 30
    garden.clear()
    assert garden.filling_points(0) == 0


def test_a_filling_allocates_nothing():
    garden = Garden()
    for x in range(6):
        for y in range(5):
            garden.lay(x, y, (x * 7 + y * 3) % 6)
    allocates_nothing(lambda: garden.filling_points(10))
    allocates_nothing(lambda: garden.bees_around(3))
    allocates_nothing(garden.clear)

"""What the wizard asks, in the order of the rulebook's steps, then of the players (R6)."""

import rococo_sheets as r

from shared_rules.core.sheet import ABSENT, Sheet
from shared_rules.rococo import fields as f


def new_game(players):
    """All that is known when a game begins: who plays, by a tally, with fireworks and halls."""
    sheet = Sheet(f.TABLE)
    r.put(sheet, f.PLAYERS, players)
    for player in range(players):
        r.put(sheet, f.T_HALLS, 1, player)
    r.put(sheet, f.HALL_LIST, 1)
    r.put(sheet, f.FIREWORKS, 1)
    return sheet


def each(field, players):
    return [(field, player, 0) for player in range(players)]


def halls(players, seconds):
    asked = []
    for hall in range(f.HALLS):
        asked.append((f.HALL_FIRST, hall, 0))
        if seconds:
            asked.append((f.HALL_SECOND, hall, 0))
        asked += [(f.T_HALL, player, hall) for player in range(players)]
    return asked


def all_questions(players, seconds):
    return (
        each(f.FAME, players)
        + each(f.LIVRES, players)
        + each(f.EMPLOYEES, players)
        + [(f.QUEENS_FAVOUR, 0, 0)]
        + halls(players, seconds)
        + [(f.FIREWORKS_FIRST, 0, 0)]
        + ([(f.FIREWORKS_SECOND, 0, 0)] if seconds else [])
        + [(f.SPACES, 0, 0)]
        + each(f.T_STATUES, players)
        + each(f.T_POINTS, players)
        + each(f.T_DECORATION_POINTS, players)
        + each(f.CONNECTION, players)
    )


def test_a_new_game_of_two():
    assert r.asked(new_game(2)) == all_questions(2, seconds=False)


def test_new_games_of_three_to_five():
    for players in range(3, 6):
        assert r.asked(new_game(players)) == all_questions(players, seconds=True)


def test_jewels_come_after_livres_where_they_are_in_the_game():
    sheet = new_game(3)
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    for player in range(3):
        r.put(sheet, f.HOLDINGS, 1, player)
    asked = r.asked(sheet)
    assert asked[6:9] == each(f.HELD_JEWELS, 3)
    assert asked[3:6] == each(f.LIVRES, 3)


def test_a_solo_game_asks_her_tiles_and_no_livres():
    sheet = new_game(2)
    r.put(sheet, f.SOLO, 1)
    asked = r.asked(sheet)
    assert (f.LIVRES, 0, 0) in asked
    assert (f.LIVRES, 1, 0) not in asked
    assert asked.index((f.HELD_TILES, 1, 0)) + 1 == asked.index((f.QUEENS_FAVOUR, 0, 0))


def finished():
    """A tally that says everything that is required or wanted."""
    sheet = r.tally([2, 0, 0, 0, 0], [2, 0, 0, 0, 0], [0, 1, 0, 0, 0])
    for player in range(3):
        r.put(sheet, f.FAME, 0, player)
        r.put(sheet, f.EMPLOYEES, 0, player)
        r.put(sheet, f.T_STATUES, 0, player)
        r.put(sheet, f.T_DECORATION_POINTS, 0, player)
        r.put(sheet, f.CONNECTION, 0, player)
    r.put(sheet, f.QUEENS_FAVOUR, 1)
    r.put(sheet, f.SPACES, 0)
    for hall in range(5):
        r.put(sheet, f.MUSICIAN, ABSENT, hall)
    return sheet


def test_one_round_after_the_other():
    sheet = finished()
    assert r.asked(sheet) == [(f.T_VIP, 0, 0), (f.T_VIP, 1, 0)]
    r.vips(sheet, 1, [1, None, None])
    assert r.asked(sheet) == [(f.T_VIP, 1, 0)]
    r.vips(sheet, 1, [1, 1, None])
    assert r.asked(sheet) == [(f.MUSICIAN, 0, 0)]
    r.put(sheet, f.MUSICIAN_OWNER, 2, 0)
    assert r.asked(sheet) == []
    r.score(sheet)


def test_needed_values_stand_in_their_steps():
    sheet = finished()
    r.vips(sheet, 1, [1, 0, None])
    r.put(sheet, f.T_STATUES, 1, 1)
    r.put(sheet, f.T_STATUES, 1, 0)
    r.tally_space(sheet, 0)
    r.put(sheet, f.SPACE_OWNER, ABSENT, 0)
    for counted in (f.C_KITCHEN, f.C_LACE, f.C_MUSICIAN, f.C_KIND, f.C_DECORATION):
        r.card(sheet, 2, 1, counted)
    asked = r.asked(sheet)
    assert asked[:2] == [(f.HELD_MASTERS, 2, 0), (f.HELD_LACE, 2, 0)]
    assert asked[2:7] == [(f.MUSICIAN, hall, 0) for hall in range(5)]
    assert asked[7:] == [
        (f.SPACE_OWNER, 0, 0),
        (f.T_COLOURS, 0, 0),
        (f.T_COLOURS, 1, 0),
        (f.T_DECORATIONS, 2, 0),
        (f.T_KITCHENS, 2, 0),
    ]
    r.put(sheet, f.SPACE_OWNER, 0, 0)
    asked = r.asked(sheet)
    assert (f.SPACE_OWNER, 0, 0) not in asked
    assert asked.index((f.T_GRAND, 0, 0)) + 1 == asked.index((f.T_COLOURS, 0, 0))


def test_spaces_are_asked_one_by_one():
    sheet = finished()
    r.vips(sheet, 1, [1, 0, None])
    r.put(sheet, f.SPACES, 2)
    assert r.asked(sheet) == [
        (f.SPACE_TIMES, 0, 0), (f.SPACE_OWNER, 0, 0),
        (f.SPACE_TIMES, 1, 0), (f.SPACE_OWNER, 1, 0),
    ]  # fmt: skip


def test_cards_and_garments_are_asked_one_by_one():
    sheet = finished()
    r.vips(sheet, 1, [1, 0, None])
    r.put(sheet, f.EMPLOYEES, 2, 1)
    r.put(sheet, f.CARD_PER, 3, 1, 1)
    assert r.asked(sheet) == [
        (f.CARD_POINTS, 1, 0), (f.CARD_COUNT, 1, 1), (f.CARD_POINTS, 1, 1),
    ]  # fmt: skip
    sheet = finished()
    r.vips(sheet, 1, [1, 0, None])
    r.put(sheet, f.T_GRAND, 2, 1)
    assert r.asked(sheet) == [(f.T_GRAND_POINTS, 1, 0), (f.T_GRAND_POINTS, 1, 1)]

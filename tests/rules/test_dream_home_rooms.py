"""Dream Home: what rooms, empty rooms and their neighbours score (D2, D4)."""

from dream_home_houses import bench, card, helper, one

from shared_rules.dream_home import fields as f
from shared_rules.dream_home import reasons as why
from shared_rules.dream_home import scoring as s
from shared_rules.dream_home.rooms import IN_BASEMENT, LIMITS, POINTS, ROOM_WORDS

LINES_OF_ROOMS = range(s.L_LIVING, s.L_EMPTY)


def points(made, line, player=0):
    return made.line(line)[player]


def test_words_stand_in_the_order_of_their_spelling():
    assert list(ROOM_WORDS) == sorted(ROOM_WORDS)
    assert len(ROOM_WORDS) == len(LIMITS) == len(IN_BASEMENT) == len(POINTS) == 16


def test_every_room_alone():
    expected = {
        "lv": 1, "ki": 1, "be": 1, "kd": 2, "ba": 1, "li": 2, "sy": 2, "gm": 2, "wd": 1, "sa": 1,
        "pa": 1, "ga": 0, "la": 2, "wo": 2, "wc": 1, "st": 1,
    }  # fmt: skip
    for letters in expected:
        below = IN_BASEMENT[card(letters)]
        made = one(letters) if below else one("", letters)
        total = 0
        for line in LINES_OF_ROOMS:
            total += points(made, line)
        assert total == made.totals()[0] == expected[letters], letters


def test_joined_rooms():
    cases = (
        ("lv lv", s.L_LIVING, 4), ("lv lv lv", s.L_LIVING, 9), ("ki ki", s.L_KITCHEN, 6),
        ("be be", s.L_BEDROOM, 4), ("kd kd", s.L_KIDS, 6),
    )  # fmt: skip
    for row, line, expected in cases:
        assert points(one("", row), line) == expected, row
    assert points(one("ga ga"), s.L_GARAGE) == 4


def test_rooms_join_on_one_floor_only():
    assert points(one("", "lv ki", "lv ki"), s.L_LIVING) == 2
    assert points(one("", "lv ki", "lv ki"), s.L_KITCHEN) == 2


def test_other_cards_and_gaps_part_rooms():
    assert points(one("", "lv -- lv"), s.L_LIVING) == 2
    assert points(one("", "lv .. lv"), s.L_LIVING) == 2
    assert points(one("", "lv lv ki lv lv"), s.L_LIVING) == 8


def test_annexes_beside_their_room():
    cases = (("wd", "be"), ("sa", "ba"), ("pa", "ki"))
    for annex, room in cases:
        assert points(one("", annex), s.L_ANNEXES) == 1
        assert points(one("", annex + " " + room), s.L_ANNEXES) == 3
        assert points(one("", room + " " + annex), s.L_ANNEXES) == 3
        assert points(one("", room + " " + annex + " " + room), s.L_ANNEXES) == 3
        assert points(one("", annex + " -- " + room), s.L_ANNEXES) == 1
        assert points(one("", annex, room), s.L_ANNEXES) == 1
    assert points(one("", "wd ki sa be pa"), s.L_ANNEXES) == 3
    assert points(one("", "wd be wd"), s.L_ANNEXES) == 6


def test_empty_rooms():
    made = bench(("-- --", "-- --"), ("-- --", "-- --"))
    helper(made, f.ARCHITECT, 1)
    assert made.line(s.L_EMPTY) == [0, 4]
    assert made.why(s.L_EMPTY) == [why.EMPTY_WORTH_NOTHING, 4, 0, 0, 0, 0][:2]
    assert made.why(s.L_EMPTY, 1)[:2] == [why.EMPTY_WITH_ARCHITECT, 4]
    assert bench().why(s.L_EMPTY) == [why.NO_EMPTY]


def test_functionality():
    cases = (
        (("", "ba", ""), 0, why.UNUSUAL),
        (("", "ba -- ba", ""), 0, why.UNUSUAL),
        (("", "ba", "ba"), 3, why.TWO_BATHROOMS),
        (("", "ba ki be", ""), 3, why.THREE_KINDS),
        (("", "ba ki be -- ba", ""), 3, why.THREE_KINDS),
        (("", "ba ki -- --", "ba -- be --"), 6, why.BOTH),
        (("", "ki ki be be ki", "be"), 0, why.UNUSUAL),
    )
    for rows, expected, reason in cases:
        made = one(*rows)
        assert points(made, s.L_FUNCTIONALITY) == expected, rows
        assert made.why(s.L_FUNCTIONALITY) == [reason, 3]
        helper(made, f.ARCHITECT)
        assert points(made, s.L_FUNCTIONALITY) == expected // 3 * 4, rows
        assert made.why(s.L_FUNCTIONALITY) == [reason, 4]


def test_reasons_name_the_first_seven_rooms():
    made = one("", "lv lv ki lv --", "lv -- -- lv lv")
    assert made.why(s.L_LIVING) == [why.ROOMS, 4, 4, 1, 1, 4]
    assert made.why(s.L_KITCHEN) == [why.ROOMS, 1, 1]
    assert made.why(s.L_KIDS) == [why.NO_ROOM]
    made = one("st wc", "li sy gm li sy", "gm li sy")
    assert made.why(s.L_SINGLE) == [why.ROOMS, 10, 1, 1, 2, 2, 2, 2, 2]
    assert points(made, s.L_SINGLE) == 18


def test_points_of_another_copy():
    made = one("ga la", "lv lv sa ba wd", "lv kd")
    printed = {"living": (2, 5, 10), "garage": (1, 5), "sauna": (4, 0), "laundry": (9,)}
    for word in printed:
        for k in range(len(printed[word])):
            made.put(f.PRINTED[ROOM_WORDS.index(word)], printed[word][k], k)
    assert points(made, s.L_LIVING) == 7
    assert points(made, s.L_GARAGE) == 1
    assert points(made, s.L_ANNEXES) == 0 + 1
    assert points(made, s.L_SINGLE) == 9
    assert points(made, s.L_KIDS) == 2


def test_totals_are_the_sums_of_the_lines():
    made = bench(("ga ga", "lv lv lv ki ki", "ba sa be be wd"), ("la", "kd kd", "li"))
    result = made.score()
    for player in range(2):
        at = player * result.lines
        assert sum(result.points[at : at + result.lines]) == result.totals[player]

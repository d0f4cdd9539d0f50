"""Why a line scored what it did, as people read it, in both languages (R6)."""

import rococo_sheets as r

from shared_rules.core.wording import render
from shared_rules.rococo import fields as f
from shared_rules.rococo import game as rococo
from shared_rules.rococo import reasons as why
from shared_rules.rococo import scoring
from shared_rules.rococo.texts import en, ko

NAMES = ["Mina", "동현", "Bo", "Ara", "Dal"]


def told(sheet, line, texts=en):
    """Every player's reason in a line."""
    result = r.score(sheet)
    return [said(result, player, line, texts) for player in range(result.players)]


def said(result, player, line, texts):
    numbers = list(result.reasons_of(player, line))
    return render(texts.REASONS[numbers[0]], numbers[1:], NAMES)


def hall(counts, vips=(0, 0, 0, 0, 0), funder=None, setting=None):
    sheet = r.empty(len(counts))
    for player in range(len(counts)):
        for k in range(counts[player]):
            r.garment(sheet, player, 1, vip=int(k < vips[player]))
    if funder is not None:
        r.musician(sheet, 1, funder)
    if setting is not None:
        r.put(sheet, setting, f.NO_PRIZE)
    return sheet


def hall_reasons(*case):
    return told(hall(*case), scoring.L_HALL)


def test_clear_prizes():
    assert hall_reasons([3, 2, 1, 0]) == [
        "3 garments, the most (동현 2)",
        "2: second most",
        "1: fewer than 동현 with 2",
        "no garment here",
    ]
    assert hall_reasons([0, 1, 0])[1] == "1 garment, the only ones here"


def test_a_tie_for_first_broken_by_vip_spots():
    assert hall_reasons([2, 2, 1], [1, 2, 0]) == [
        "2, tied with 동현; VIP spots 1 to 2: second",
        "2, tied with Mina; more VIP spots, 2 to 1",
        "1: fewer than Mina with 2",
    ]


def test_a_tie_for_first_broken_by_the_musician():
    assert hall_reasons([2, 2, 0], [1, 1, 0], 0)[:2] == [
        "2, tied with 동현, VIP too; funds the musician",
        "2, tied with Mina, who funds the musician: 2nd",
    ]


def test_a_tie_for_first_that_stays():
    assert hall_reasons([2, 1, 2, 2]) == [
        "2, like Bo, Ara: all first",
        "1: no second prize after a shared first",
        "2, like Mina, Ara: all first",
        "2, like Mina, Bo: all first",
    ]


def test_ties_for_second():
    assert hall_reasons([3, 1, 1], [0, 0, 1])[1:] == [
        "1, tied with Bo; fewer VIP, 0 to 1",
        "1, tied with 동현 for second; VIP 1 to 0",
    ]
    assert hall_reasons([3, 1, 1], [0, 0, 0], 1)[1:] == [
        "1, tied with Bo for second; has musician",
        "1, tied with 동현, who funds the musician",
    ]
    assert hall_reasons([3, 1, 1])[1:] == [
        "1, like Bo: all second",
        "1, like 동현: all second",
    ]
    assert hall_reasons([3, 1, 1], [0, 0, 0], None, f.SECOND_TIE)[1:] == [
        "1, like Bo: no prize",
        "1, like 동현: no prize",
    ]


def test_two_players():
    assert hall_reasons([3, 1])[1] == "1, fewer than Mina; two players, one prize"
    assert hall_reasons([1, 1], [0, 1])[0] == "1, tied with 동현; fewer VIP, 0 to 1"
    assert hall_reasons([1, 1], [0, 0], None, f.TWO_PLAYER_TIE)[0] == "1, like 동현: no prize"


def test_fireworks():
    sheet = r.empty(3)
    for owner in (2, 1, 0, 0):
        r.space(sheet, owner)
    assert told(sheet, scoring.L_FIREWORKS) == [
        "2 spaces, the most (동현 1)",
        "1, tied with Bo; dearer space: second",
        "1, tied with 동현, who holds the dearer space",
    ]
    sheet = r.empty(2)
    r.space(sheet, 1)
    assert told(sheet, scoring.L_FIREWORKS) == ["no space", "1 space, the only ones"]


def test_lines_without_comparison():
    sheet = r.empty(2)
    r.put(sheet, f.EXPANSIONS, f.JEWELRY_BOX)
    r.put(sheet, f.FAME, 6, 0)
    r.put(sheet, f.LIVRES, 37, 0)
    r.put(sheet, f.HELD_JEWELS, 1, 0)
    r.put(sheet, f.QUEENS_FAVOUR, 0)
    for points in (4, 2):
        r.card(sheet, 0, points)
    r.garment(sheet, 0, 1, points=3)
    r.space(sheet, 0, points=2)
    r.statue(sheet, 0)
    first = [told(sheet, line)[0] for line in range(scoring.L_HALL)]
    assert first == [
        "6 on the fame track",
        "37 livres, 7 kept",
        "1 jewel",
        "2 cards: 4 + 2",
        "holds it after round 7",
    ]
    rest = [told(sheet, line)[0] for line in range(scoring.L_STATUES, scoring.L_RESOURCE_TILES)]
    assert rest == [
        "1 statue: 2",
        "3 printed, 3 more by 1 on the balcony",
        "2 printed",
        "no connection bonus",
    ]


def test_korean_particles_follow_the_names():
    assert told(hall([2, 2, 1], [1, 2, 0]), scoring.L_HALL, ko) == [
        "동현과 동수, 귀빈 칸 1:2로 밀려 2등",
        "2개로 Mina와 동수, 귀빈 칸 2:1로 앞섬",
        "1개: Mina가 2개로 더 많음",
    ]


def test_the_operands_of_a_prize():
    sheet = hall([2, 2, 1], [1, 2, 0])
    result = r.score(sheet)
    assert list(result.reasons_of(0, scoring.L_HALL))[:7] == [
        why.HALL + why.AFTER_TIE + why.BY_BREAKER, 2, 1, 1, 2, 2, 4,
    ]  # fmt: skip


def test_both_languages_say_the_same_things():
    assert set(en.REASONS) == set(ko.REASONS)
    assert len(en.LINES) == len(ko.LINES) == len(rococo.LINES)
    assert len(en.DECIDERS) == len(ko.DECIDERS) == len(rococo.DECIDERS)
    assert len(en.FAULTS) == len(ko.FAULTS) == len(rococo.RULES)
    for texts in (en, ko):
        assert len(set(texts.LINES)) == len(texts.LINES)
        assert "" not in texts.FAULTS
        for reason in texts.REASONS:
            assert texts.REASONS[reason] or reason == why.NOTHING_SAID


def test_every_way_a_prize_can_fall_has_words():
    for players, setting in ((2, f.TWO_PLAYER_TIE), (2, None), (3, f.SECOND_TIE), (3, None)):
        for number in range(5**players):
            places = [number // 5**player % 5 for player in range(players)]
            counts = [(place + 1) // 2 for place in places]
            vips = [int(place in (2, 4)) for place in places]
            result = r.score(hall(counts, vips, None if number % 2 else players - 1, setting))
            for player in range(players):
                for texts in (en, ko):
                    words = said(result, player, scoring.L_HALL, texts)
                    assert words and "{" not in words

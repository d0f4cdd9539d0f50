"""What a final scoring costs: presses, bytes on the bus, and heap bytes per key."""

from statistics import median_low

import pytest
from tabletally.benchmarks.keys import keys_of, part
from tabletally.virtual_board.running import run_script
from tabletally.virtual_board.script import Kind, parse

from shared_rules.rococo import fields as f

from .asked import asking
from .robot import Robot
from .scenes import LANGUAGES, script, sheet

MOST_PRESSES = 150  # for the tally of the examples with two cards, its copy known
MEDIAN_BUS_BYTES = 300
OPENED = 2048  # bytes of a 64-bit heap, for 1 KB on the chip
MAP_OPENED = 4096
SCENARIO = "known_copy"

# Scenarios of the other games, and how often one of the keys up and down opens a page.
MOVING_OPENS = {
    "colors_of_paris_four": 0,
    "dream_home_four": 0,
    "dream_home_exchanged": 0,
    "queenz_four": 0,
    "queenz_garden": 1,
    "splendor_duel_both": 0,
}
# A whole game of four from power-on to the places.
MOST_PRESSES_OF_FOUR = {"dream_home_four": 160}


@pytest.fixture(scope="module", params=LANGUAGES)
def costs(request):
    report = run_script(script(SCENARIO), language=request.param, measure=True)
    assert report.status == 0, report.console
    return report.costs


def robots():
    """The first final scoring of the scenario, and the second one."""
    first = Robot(sheet(SCENARIO)).answer_all()
    return first, Robot(sheet(SCENARIO), first.printed).answer_all()


def answers_with_costs(robot, costs):
    """Each answer with its field, whether it stays on the page, its words and their costs."""
    ends = [start for _, _, start in robot.answers[1:]] + [len(robot.words)]
    groups = [group for _, group, _ in robot.answers[1:]] + [-1]
    for (field, group, start), end, following in zip(robot.answers, ends, groups, strict=True):
        stays = group == following and asking.page(field).__name__ == "NumberPage"
        yield field, stays, robot.words[start:end], costs[start:end]


def test_presses():
    keys = keys_of(script(SCENARIO))
    print(f"first time {keys.first}, known copy {keys.known}")
    assert keys.known <= MOST_PRESSES
    assert keys.known < keys.first


@pytest.mark.parametrize(("name", "most"), MOST_PRESSES_OF_FOUR.items())
def test_presses_of_four_players(name, most):
    keys = keys_of(script(name))
    print(f"{name}: {keys.presses} keys, {keys.first} of them asked")
    assert keys.presses <= most


def test_bus_bytes(costs):
    median = median_low([cost.bus_bytes for cost in costs])
    print(f"median {median} bytes per key")
    assert median <= MEDIAN_BUS_BYTES


def test_heap_bytes(costs):
    words = parse(script(SCENARIO))
    assert sum(word.times for word in words if word.kind is Kind.PRESS) == len(costs)
    for robot, shots in zip(
        robots(), (("asked", "scored"), ("asked_again", "scored_again")), strict=True
    ):
        start, end = part(words, *shots)
        assert end - start == len(robot.words)
        first_time = shots[0] == "asked"
        answers = list(answers_with_costs(robot, costs[start:end]))
        for field, stays, pressed, spent in answers[:-1]:  # the last one scores
            allocated = [cost.memory.allocated for cost in spent]
            for word, number in zip(pressed, allocated, strict=True):
                if stays or word not in ("ok", "ok:long"):
                    assert number == 0, (field, pressed, allocated)
                elif field != f.EMPLOYEES or not first_time:  # where a card is learnt, it is stored
                    assert number <= OPENED, (field, pressed, allocated)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reading_the_result_allocates_nothing_but_for_what_is_opened(language):
    words = script("two_players").split("shot:scored")[0]
    moving = "down*3 up ok down*2 ok down ok*3 down ok*2 back down ok*10"
    places = "down*2 up ok down*3 ok back"
    asked = sum(word.times for word in parse(words) if word.kind is Kind.PRESS)
    report = run_script(f"{words} {moving} ok:long {places}", language=language, measure=True)
    assert report.status == 0, report.console
    pressed = [word.name for word in parse(f"{moving} ok:long {places}") for _ in range(word.times)]
    spent = list(zip(pressed, report.costs[asked:], strict=True))
    for key, cost in spent:
        if key in ("up", "down"):
            assert cost.memory.allocated == 0
    for _, cost in spent[: len(parse(moving))]:
        assert cost.memory.allocated <= OPENED


@pytest.mark.parametrize(("name", "pages"), MOVING_OPENS.items())
def test_the_other_games_move_and_count_without_allocating(name, pages):
    words = parse(script(name))
    report = run_script(script(name), language="en", measure=True)
    pressed = [word.name for word in words if word.kind is Kind.PRESS for _ in range(word.times)]
    spent = [
        cost.memory.allocated
        for key, cost in zip(pressed, report.costs, strict=True)
        if key in ("up", "down") and cost.memory.allocated
    ]
    assert len(spent) == pages and max(spent, default=0) <= MAP_OPENED

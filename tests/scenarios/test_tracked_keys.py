"""How many keys a tracked game takes: for each entry, each round, and the final scoring."""

from statistics import mean, median

from shared_rules.rococo.tracking import entries as e

from . import tracked_plans
from .holding import press_count
from .robot import Robot
from .scenes import sheet

MOST_FOR_FINAL = 20
MOST_FOR_INCOME_ONLY = 12  # a round of four: what is counted, booked, the next round


def tracked_by(name, monkeypatch):
    """The robots that a plan makes: of the tracked game, and of its final scoring."""
    made = {}
    for kind in ("TrackedRobot", "Robot"):
        original = getattr(tracked_plans, kind)

        def keep(*args, original=original, kind=kind, **kwargs):
            made[kind] = original(*args, **kwargs)
            return made[kind]

        monkeypatch.setattr(tracked_plans, kind, keep)
    tracked_plans.PLANS[name](sheet(name))
    return made["TrackedRobot"]


def test_keys_of_a_turn(monkeypatch):
    turns = tracked_by("tracked_in_full", monkeypatch).turns
    plays = [keys for kind, keys in turns if e.is_card(kind)]
    print(f"a turn: median {median(plays)}, mean {mean(plays):.1f}, most {max(plays)} keys")
    assert median(plays) <= 7


def test_keys_of_a_round(monkeypatch):
    for name in ("tracked_in_full", "tracked_income_only"):
        rounds = [0]
        for kind, keys in tracked_by(name, monkeypatch).turns:
            if kind == e.ROUND:
                rounds.append(0)
            rounds[-1] += keys
        print(f"{name}: {rounds} keys a round")
        if name == "tracked_income_only":
            assert median(rounds) <= MOST_FOR_INCOME_ONLY


def test_keys_to_the_places_of_a_game_tracked_in_full(monkeypatch):
    document = sheet("tracked_in_full")
    tracked = tracked_by("tracked_in_full", monkeypatch)
    known = Robot(document).answer_all().printed
    rest = Robot(document, known, tracked=tracked.sheet).answer_all()
    keys = press_count(rest.words) + 3  # final scoring, what was tracked, to the places
    print(f"{keys} keys from the table to the places")
    assert keys <= MOST_FOR_FINAL

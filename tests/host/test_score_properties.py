"""What holds of every sheet, whatever stands in it."""

import copy
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from models.rococo_random import (
    droppable,
    forgetful,
    restore,
    tally_of,
    tally_sheet,
    tile_sheet,
)
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer

SCORER = Scorer(HereEngine(), "en")
SEEDS = st.integers(0, 2**32)
TILE_LISTS = ("garments", "statues", "kitchens", "jewel_decorations")

seeded = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def outcome(sheet):
    [found] = SCORER.score([sheet])
    return found


def scored(sheet):
    found = outcome(sheet)
    assert found["problems"] == []
    return found


def lines(player):
    return {line["key"]: line["points"] for line in player["lines"]}


def either_form(seed):
    tiles = tile_sheet(Random(seed))
    return tally_of(tiles) if seed % 2 else tiles


def permuted(sheet, order):
    """The same game with its players seated otherwise: player order[k] comes to place k."""
    sheet = copy.deepcopy(sheet)
    sheet["players"] = [sheet["players"][player] for player in order]
    entries = [hall["musician"] for hall in sheet["halls"] if hall.get("musician")]
    entries += sheet.get("fireworks", {}).get("spaces", [])
    for name in TILE_LISTS:
        entries += sheet.get(name, [])
    for entry in entries:
        if "owner" in entry:
            entry["owner"] = order.index(entry["owner"])
    if sheet.get("queens_favour") is not None:
        sheet["queens_favour"] = order.index(sheet["queens_favour"])
    return sheet


def moves_of(found, player):
    return [(m["garment"], m["space"]) for m in found["moves"] if m["player"] == player]


@seeded
@given(SEEDS, st.randoms(use_true_random=False))
def test_seating_the_players_otherwise_seats_the_result_otherwise(seed, chance):
    sheet = either_form(seed)
    if sheet.get("options", {}).get("solo"):
        sheet["options"]["solo"] = False
        sheet["players"][1].setdefault("livres", 0)
    order = list(range(len(sheet["players"])))
    chance.shuffle(order)
    before, after = scored(sheet), scored(permuted(sheet, order))
    assert after["decided_by"] == before["decided_by"]
    assert [order[winner] for winner in after["winners"]] == sorted(
        before["winners"], key=order.index
    )
    for place, player in enumerate(order):
        mine, theirs = after["players"][place], before["players"][player]
        assert (mine["name"], mine["total"], mine["rank"]) == (
            theirs["name"], theirs["total"], theirs["rank"],
        )  # fmt: skip
        assert lines(mine) == lines(theirs)
        assert moves_of(after, place) == moves_of(before, player)


@seeded
@given(SEEDS, st.randoms(use_true_random=False))
def test_the_order_of_entries_of_markers_changes_nothing(seed, chance):
    sheet = tile_sheet(Random(seed))
    before = scored(sheet)
    for name in TILE_LISTS[1:]:
        chance.shuffle(sheet.get(name, []))
    assert scored(sheet) == before


@seeded
@given(SEEDS)
def test_totals_are_the_sums_of_the_lines(seed):
    found = scored(either_form(seed))
    for player in found["players"]:
        assert player["total"] == sum(lines(player).values())
    keys = [list(lines(player)) for player in found["players"]]
    assert all(own == keys[0] for own in keys)


@seeded
@given(SEEDS)
def test_places_follow_the_totals(seed):
    found = scored(either_form(seed))
    players = found["players"]
    for player in players:
        better = sum(other["rank"] < player["rank"] for other in players)
        assert player["rank"] == better + 1
        assert all(o["total"] >= player["total"] for o in players if o["rank"] < player["rank"])
    assert found["winners"] == [i for i, p in enumerate(players) if p["rank"] == 1]
    assert (found["decided_by"] == "shared") == (len(found["winners"]) > 1)


@settings(seeded, max_examples=30)
@given(SEEDS)
def test_a_value_that_was_not_needed_changes_nothing(seed):
    """Leave out whatever is not asked for, then say it again: the score stays."""
    full = tally_of(tile_sheet(Random(seed)))
    short = tally_sheet(Random(seed))
    before = scored(full)
    assert points(scored(short)) == points(before)


def points(found):
    return [lines(player) for player in found["players"]], found["winners"], found["moves"]


@settings(seeded, max_examples=30)
@given(SEEDS, st.randoms(use_true_random=False))
def test_any_value_in_place_of_one_that_was_not_needed_changes_nothing(seed, chance):
    sheet = tally_sheet(Random(seed))
    before = points(scored(sheet))
    for hall in range(5):
        if "musician" not in sheet["halls"][hall]:
            owners = [*range(len(sheet["players"]))]
            sheet["halls"][hall]["musician"] = {"owner": chance.choice(owners)}
    for player in sheet["players"]:
        tally = player["tally"]
        tally.setdefault("vip", [None] * 5)
        for hall in range(5):
            if tally["vip"][hall] is None:
                tally["vip"][hall] = chance.randint(0, tally["halls"][hall])
        tally.setdefault("decorations", tally.get("statues", 0) + 9)
        tally.setdefault("kitchens", chance.randint(0, 2))
        for key in ("thread", "lace", "resource_tile"):
            player.setdefault("holdings", {}).setdefault(key, chance.randint(0, 99))
    assert points(scored(sheet)) == before


@seeded
@given(SEEDS)
def test_needed_values_are_asked_until_the_sheet_is_whole(seed):
    """Told what is needed, round by round, a sheet is scored as if all had been said at once."""
    rng = Random(seed)
    full = tally_of(tile_sheet(rng))
    sheet = forgetful(rng, full)
    for _ in range(4):
        found = outcome(sheet)
        for problem in found["problems"]:
            assert problem["code"] == "needed"
            copy_value(problem["path"], full, sheet)
    assert points(scored(sheet)) == points(scored(full))


def copy_value(path, source, target):
    """Copy what stands at a path; what holds it is made where it is absent."""
    words = path.replace("]", "").replace("[", ".").split(".")
    steps = [int(word) if word.isdigit() else word for word in words]
    for step, after in pairwise(steps):
        if isinstance(target, dict) and step not in target:
            target[step] = [None] * 5 if isinstance(after, int) else {}
        source, target = source[step], target[step]
    target[steps[-1]] = source[steps[-1]]


@settings(seeded, max_examples=30)
@given(SEEDS)
def test_what_is_needed_cannot_be_left_out(seed):
    """Every value that a sheet without spare ones still says is asked for when it goes."""
    sheet = tally_sheet(Random(seed))
    told = points(scored(sheet))
    for holder, key in list(droppable(sheet)):
        if key not in (holder if isinstance(holder, dict) else range(5)):
            continue
        before = dict(holder) if isinstance(holder, dict) else list(holder)
        if isinstance(holder, dict):
            del holder[key]
        else:
            holder[key] = None
        found = outcome(sheet)
        if found["problems"]:
            assert {problem["code"] for problem in found["problems"]} == {"needed"}
        else:
            assert points(found) == told
        restore(holder, before)

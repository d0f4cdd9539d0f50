"""`tabletally bench`: what it says of figures, and that the committed ones still hold."""

import argparse
import copy
import json
import re

import pytest
from tabletally import places
from tabletally.benchmarks import budgets, kept, on_chip, tables
from tabletally.benchmarks.worse import changes, missing
from tabletally.commands import bench
from tabletally.virtual_board.interpreter import Interpreter

FAST = "queenz_two"


def run(*words):
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args([str(word) for word in words]))


def texts(found):
    return [str(change) for change in found]


def test_more_than_a_tenth_is_worse():
    worse, better = changes({"a": {"bytes": 100}}, {"a": {"bytes": 111}})
    assert (texts(worse), better) == (["a bytes: 111, committed 100"], [])
    assert changes({"bytes": 100}, {"bytes": 110}) == ([], [])
    worse, better = changes({"bytes": 100}, {"bytes": 89})
    assert (worse, texts(better)) == ([], ["bytes: 89, committed 100"])


def test_anything_is_worse_than_nothing():
    assert texts(changes({"alloc": 0}, {"alloc": 16})[0]) == ["alloc: 16, committed 0"]


def test_less_heap_is_worse():
    worse, _ = changes({"heap_free_min": 1000}, {"heap_free_min": 899})
    assert texts(worse) == ["heap_free_min: 899, committed 1000"]
    assert texts(changes({"heap_free_min": 1000}, {"heap_free_min": 1200})[1])


def test_the_stock_way_may_become_what_it_likes():
    assert changes({"stock": {"bytes": 1}}, {"stock": {"bytes": 9}}) == ([], [])


def test_what_was_not_committed_is_not_compared_and_what_is_gone_is_named():
    assert changes({}, {"bytes": 9}) == ([], [])
    assert missing({"a": {"bytes": 1, "keys": 2}}, {"a": {"keys": 2}}) == [("a", "bytes")]


def test_parts_that_were_not_measured_stay():
    committed = {"board": {"a": 1, "b": 2}, "chip": {"c": 3}}
    found = {"board": {"a": 4}}
    assert kept.joined(committed, found) == {"board": {"a": 4, "b": 2}, "chip": {"c": 3}}
    assert kept.joined(committed, found, whole=True) == {"board": {"a": 4}, "chip": {"c": 3}}


def test_the_committed_page_shows_the_committed_figures():
    figures = kept.load(places.DOCS / "figures.json")
    assert tables.page(figures) == (places.DOCS / "figures.md").read_text("utf-8")


def test_the_committed_figures_are_within_the_budgets():
    chip = kept.load(places.DOCS / "figures.json")["chip"]
    assert set(on_chip.PARTS) <= set(chip)
    assert list(budgets.missed(chip)) == []


@pytest.fixture
def chip_figures(monkeypatch):
    """What a chip that is not there will be found to have, part by part."""
    found: dict = {}
    monkeypatch.setattr(bench.image, "demand", lambda path: path)
    monkeypatch.setattr(bench, "_version", lambda path: {"micropython": "1.28.0"})
    monkeypatch.setattr(bench.on_chip, "measure", lambda firmware, parts: found.items())
    return found


def test_says_what_misses_its_budget(tmp_path, chip_figures, capsys):
    figures = {"moving": {"drawn": {"max": 51}}, "confirming": {"drawn": {"median": 50}}}
    undo = {"done": {"max": 100.5}}
    chip_figures["queenz"] = {"ms_per_kind_of_key": figures, "loaded_heap_free": 129_999}
    chip_figures["undo"] = undo
    path = tmp_path / "figures.json"
    path.write_text("{}")
    assert run("queenz", "undo", "--uf2", "image", "--figures", path) == 1
    assert [line.partition("budget: ")[2] for line in capsys.readouterr().err.splitlines()] == [
        "queenz ms_per_kind_of_key moving drawn max: 51, at most 50",
        "queenz loaded_heap_free: 129999, at least 130000",
        "undo done max: 100.5, at most 100",
    ]


def test_the_committed_figures_hold(capsys):
    status = run(FAST)
    said = capsys.readouterr()
    assert status == 0, said.err
    *_, verdict = said.out.splitlines()
    assert re.fullmatch(
        "all is well: [0-9]+ figures compared, none worse by more than a tenth", verdict
    )


def test_says_that_all_budgets_are_held(tmp_path, chip_figures, capsys):
    chip_figures["queenz"] = {"loaded_heap_free": 130_000, "first_screen_ms": 1}
    assert run("queenz", "--uf2", "image", "--figures", tmp_path / "none.json") == 0
    *_, verdict = capsys.readouterr().out.splitlines()
    assert verdict == "all is well: 2 figures with a budget, all within it"


@pytest.fixture
def committed(tmp_path, monkeypatch):
    """A file of figures, one of which was half as large, and a run that finds the true ones."""
    figures = kept.load(places.DOCS / "figures.json")
    path = tmp_path / "figures.json"
    true = copy.deepcopy(figures["board"][FAST])
    monkeypatch.setattr(bench.on_board, "measure", lambda scripts: [(FAST, true)])
    figures["board"][FAST]["ko"]["bus_bytes_per_key"]["max"] //= 2
    path.write_text(json.dumps(figures))
    return path


def test_says_what_got_worse_and_writes_nothing(committed, capsys):
    before = committed.read_text()
    assert run(FAST, "--figures", committed) == 1
    error = capsys.readouterr().err
    assert f"worse: board {FAST} ko bus_bytes_per_key max: " in error
    assert "1 figure got worse by more than a tenth" in error
    assert "all is well" not in error
    assert committed.read_text() == before


def test_says_what_there_is_nothing_to_compare_with(committed, tmp_path, capsys):
    assert run(FAST, "--figures", tmp_path / "other.json") == 0
    said = capsys.readouterr().out
    assert f"{FAST}: nothing was committed to compare it with" in said
    assert "all is well" not in said
    assert run(FAST, "--figures", committed) == 1
    assert "nothing was committed" not in capsys.readouterr().out


def test_accepts_what_got_worse(committed, capsys):
    assert run(FAST, "--figures", committed, "--accept") == 0
    assert "all is well" not in capsys.readouterr().out
    assert run(FAST, "--figures", committed) == 0
    assert FAST in committed.with_suffix(".md").read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["no_such"], "there is no scenario no_such; name one of these, or another of"),
        (["queenz"], "queenz is measured on the chip: give --uf2 FILE too, or name a scenario: "),
        (["queenz"], "queenz_two"),
        (["--figures", "/dev/null"], "cannot be read"),
    ],
)
def test_wrong_usage(words, sentence, capsys):
    assert run(*words) == 2
    assert sentence in capsys.readouterr().err


def test_what_is_measured_as_undo_takes_steps_back():
    undos = [cost for cost in on_chip.undo_tracked(Interpreter).costs if cost.behind_shot]
    assert len(undos) == 5
    assert all(cost.stored for cost in undos)

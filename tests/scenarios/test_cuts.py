"""Power cuts in every flash operation of whole games, and what the device shows after real ones."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from tabletally.micropython_unix import command
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.errors import PowerFailed
from tabletally.virtual_board.flash import Flash
from tabletally.virtual_board.held import read
from tabletally.virtual_board.script import Kind, parse

from .plans import PLANS
from .recording import record
from .rococo_plans import new_game
from .scenes import script, sheet

ROOT = Path(__file__).parents[2]
CHECK = Path(__file__).parent / "on_device" / "check_cuts.py"
SWEPT = ("known_copy", "corrections", "tracked_from_round_4", "solo_house_deck")  # at every run
LEAST_KEYS = 6  # of the shortest scenario that store something
PARTS = 2
REAL_CUTS_ONE_IN = 10
TITLE_ROWS = 12
PROGRESS = 36  # columns at the right end of the title
HELD_MS = 700  # ok counts as held
PRINT_SHEET = "from firmware.held import print_sheet; print_sheet()"
TO_THE_QUESTION = ("ok", "ok")  # from home: the game, final scoring


def check(trace, states):
    """Look at all cuts; return how many, how many keys stored something, and what was wrong."""
    runs = [
        subprocess.Popen(
            [*command(), *map(str, (CHECK, ROOT, trace, states, part, PARTS))],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        for part in range(PARTS)
    ]
    printed = [run.communicate(timeout=300)[0] for run in runs]
    found = [re.search(r"cuts (\d+) keys (\d+) wrong (\d+)", text) for text in printed]
    assert all(found), printed
    cuts, keys, wrong = (sum(int(match[number]) for match in found) for number in (1, 2, 3))
    return cuts, keys, printed if wrong else ""


@pytest.mark.parametrize("name", PLANS)
def test_before_or_after_each_cut_and_replay_equals_live(name, tmp_path, request):
    if name not in SWEPT and not request.config.getoption("--long"):
        pytest.skip("others are swept at every run")
    recording = record(script(name), tmp_path)
    cuts, keys, wrong = check(*recording.write(tmp_path))
    print(f"{name}: {cuts} cuts, {keys} keys that store")
    assert not wrong
    assert cuts >= 2 * keys
    assert keys > LEAST_KEYS


def test_a_lost_operation_is_caught(tmp_path):
    recording = record(script("solo_jewelry_box"), tmp_path)
    del recording.operations[len(recording.operations) // 2]
    _, _, wrong = check(*recording.write(tmp_path))
    assert wrong


@dataclass
class Entry:
    """A question and its answer, as they went without a cut.

    image       the flash before the answer was confirmed
    turning     the keys pressed before ok
    ok          how long that was held, in ms
    operations  of the flash, for the answer
    asked       what was shown when the question came up
    after       what was shown after the answer
    """

    image: bytes
    turning: list
    ok: int
    operations: int
    asked: bytes
    after: bytes


def entries(name, one_in):
    """Every `one_in`-th answer of a scenario."""
    found = []
    with VirtualBoard(language="en") as board:
        asked, turning = b"", []
        words = [word for word in parse(script(name)) if word.kind is Kind.PRESS]
        for at, (key, held) in enumerate((w.name, w.number) for w in words for _ in range(w.times)):
            image = bytes(board.flash.data) if key == "ok" and not at % one_in else b""
            before = board.flash.operations
            board.press(key, held)
            if key != "ok":
                turning.append((key, held))
                continue
            now = shown(board)
            operations = board.flash.operations - before
            if image and operations and asked:
                found.append(Entry(image, turning, held, operations, asked, now))
            asked, turning = now, []
    return found


def test_real_cuts_resume_at_the_question_or_the_next(request):
    one_in = 1 if request.config.getoption("--long") else REAL_CUTS_ONE_IN
    cuts = 0
    for entry in entries("four_players", one_in):
        states = (entry.asked, entry.after, *after_first_row(entry))
        for operation in range(1, entry.operations + 1):
            with VirtualBoard(language="en", flash=Flash(entry.image)) as board:
                press(board, TO_THE_QUESTION)
                if shown(board) != entry.asked:
                    continue  # no question: a new game, the numbers of a card, the end
                for key, held in entry.turning:
                    board.press(key, held)
                board.plan_cut(operation)
                with pytest.raises(PowerFailed):
                    board.press("ok", entry.ok)
                press(board, TO_THE_QUESTION)
                assert shown(board) in states
                cuts += 1
    print(f"{cuts} real cuts")
    assert cuts * one_in > 70


def shown(board):
    """The pixels, without the progress: how many pages are to come is said when a page opens."""
    display = board.display
    pixels = bytearray(display.pixels())
    for row in range(TITLE_ROWS):
        end = (row + 1) * display.width
        pixels[end - PROGRESS : end] = bytes(PROGRESS)
    return bytes(pixels)


def after_first_row(entry):
    """Holding ok makes two steps, the first row and the rest: what is shown between them."""
    if entry.ok < HELD_MS:
        return
    with VirtualBoard(language="en", flash=Flash(entry.image)) as board:
        press(board, TO_THE_QUESTION)
        for key, held in entry.turning:
            board.press(key, held)
        board.press("ok")
        yield shown(board)


def press(board, keys):
    for key in keys:
        board.press(key)


def test_a_cut_while_a_game_begins_leaves_it_whole_or_not_there(request):
    expansions = {"expansions": ["jewelry_box", "haute_couture"]}
    text = " ".join(new_game(sheet("jewelry_box")))
    step = 1 if request.config.getoption("--long") else 3
    cuts = 0
    for operation in range(1, 40, step):
        with VirtualBoard(language="en") as board:
            *words, begin = [word for word in parse(text) for _ in range(word.times)]
            for word in words:
                board.press(word.name, word.number)
            board.plan_cut(operation)
            try:
                board.press(begin.name, begin.number)
            except PowerFailed:
                press(board, ["ok"])  # the game, or a new one
                assert "Traceback" not in board.console
                printed = board.ask(PRINT_SHEET)
                cuts += 1
                if "cells" in printed:
                    assert read(printed).sheet["options"] == expansions
            else:
                break
    assert cuts * step > 6

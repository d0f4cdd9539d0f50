"""Heap: nothing is allocated per key, and a firmware that does is caught to the block."""

import shutil
import tempfile

import pytest
from firmwares import changed
from tabletally.virtual_board import process
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.process import HEAP_FREE
from tabletally.virtual_board.running import run_script

BLOCK = 32  # of the 64-bit heap, for the 16 of the Pico's


def most_allocated(tmp_path, statement):
    folders = changed(
        tmp_path,
        "screens/counter.py",
        "        kind = event & ~KEY\n",
        f"        kind = event & ~KEY\n        {statement}\n",
    )
    report = run_script("up*3", folders=folders, measure=True)
    assert report.status == 0, report.console
    return report.figures()["alloc_per_key_max"]


def test_nothing_is_allocated_per_key():
    figures = run_script("up*20 down*5 up:900 ok back ok:long", measure=True).figures()
    assert figures["keys"] == 29
    assert figures["alloc_per_key_max"] == 0
    assert HEAP_FREE // 2 < figures["heap_free_min"] < HEAP_FREE


@pytest.mark.parametrize(
    ("statement", "blocks_per_event"),
    [
        ("pass", 0),
        ("bytes(16)", 2),  # the object and its 16 bytes
        ("self.on_key", 1),
        ("[]", 2),
        ("import gc; [None] * 12; gc.collect()", 6),
    ],
)
def test_what_is_allocated_is_counted(tmp_path, statement, blocks_per_event):
    """A press is two events: pressed and released."""
    allocated = most_allocated(tmp_path, statement)
    assert allocated == 2 * blocks_per_event * BLOCK


def test_the_heap_is_as_small_as_a_picos(tmp_path):
    folders = changed(tmp_path, "main.py", "    try:\n", f"    bytearray({HEAP_FREE})\n    try:\n")
    report = run_script("", folders=folders)
    assert report.status == 1
    assert "MemoryError" in report.console


def heap_layout():
    with VirtualBoard() as board:
        printed = board.ask("import micropython; micropython.mem_info(1)")
    _, _, layout = printed.partition("GC memory layout")
    return layout.partition("\n")[2]  # not the address that the host gave it


def test_the_heap_does_not_depend_on_the_folders_of_the_host(tmp_path, monkeypatch):
    """Where things lie on it decides which garbage a collection misses, and so what is free."""
    here = heap_layout()
    assert "h" in here
    elsewhere = tmp_path / ("a" * 90)
    shutil.copytree(process._DEVICE, elsewhere / "device")
    monkeypatch.setattr(process, "_DEVICE", elsewhere / "device")
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    monkeypatch.setenv("HOME", str(elsewhere))
    assert heap_layout() == here

"""Power cuts in every flash operation of all that storage does.

Each chapter of deeds is done once on the virtual board, which notes every program and erase. Then
the device is switched on with the flash as a cut before, and in the middle of, each of them leaves
it: what it finds is as before or after the deed, and it goes on. A few cuts are made for real, to
prove that the noted flash is what a cut leaves.
"""

import shutil
import struct
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen

import pytest
import scripts
from recording import FOLDERS, record, start_code
from tabletally import places
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.errors import PowerFailed
from tabletally.virtual_board.flash import BLOCK_SIZE, SIZE, Flash

CHAPTERS = ("first_start", "one_game", "more_games", "long_game", "history", "choices", "damage")
SAYS_SOMETHING = "damage"
OPERATIONS_AT_LEAST = 330
PARALLEL = 2
ERASED = b"\xff"


@dataclass
class Recording:
    """A chapter as it was done: the flash before it, the operations, and how many are swept."""

    chapter: str
    before: bytes
    trace: Path
    after: bytes

    def operations(self):
        """Each operation: whether it is swept, address, and bytes or None for an erase."""
        with self.trace.open("rb") as file:
            while head := file.read(12):
                _, swept, kind, address, length = struct.unpack("<HBBII", head)
                yield swept, address, file.read(length) if kind else None


@pytest.fixture(scope="module")
def recordings(tmp_path_factory):
    folder = tmp_path_factory.mktemp("chapters")
    image = ERASED * SIZE
    done = {}
    for chapter in CHAPTERS:
        trace = folder / f"{chapter}.trace"
        after, printed = record(chapter, image, trace)
        assert "Traceback" not in printed, printed
        done[chapter] = Recording(chapter, image, trace, after)
        image = after
    return done


def checks(recording: Recording, says: bool = False) -> list[Popen[str]]:
    """Start what looks at all cuts of a chapter, each taking its part."""
    image = recording.trace.with_suffix(".image")
    image.write_bytes(recording.before)
    return [
        scripts.start("check_cuts.py", image, recording.trace, part, PARALLEL, int(says))
        for part in range(PARALLEL)
    ]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_before_or_after_each_cut(recordings, chapter):
    recording = recordings[chapter]
    swept = sum(1 for swept, _, _ in recording.operations() if swept)
    assert swept > 10
    assert scripts.tried(checks(recording, chapter == SAYS_SOMETHING)) == 2 * swept


def test_all_of_it_is_swept(recordings):
    swept = sum(
        1 for recording in recordings.values() for swept, _, _ in recording.operations() if swept
    )
    assert swept >= OPERATIONS_AT_LEAST


def flash_after_cut(recording: Recording, at: int) -> bytes:
    """The flash that a cut in the middle of the operation `at`, from 1, leaves."""
    content = bytearray(recording.before)
    for number, (_, address, payload) in enumerate(recording.operations(), 1):
        data = payload or ERASED * BLOCK_SIZE
        length = len(data) // 2 if number == at else len(data)
        for place in range(length):
            old = content[address + place]
            content[address + place] = old & data[place] if payload else data[place]
        if number == at:
            break
    return bytes(content)


@pytest.mark.parametrize("chapter", ["first_start", "one_game", "history", "damage"])
def test_noted_cuts_are_like_real_ones(recordings, chapter):
    recording = recordings[chapter]
    count = sum(1 for _ in recording.operations())
    for at in (1, count // 3, count // 2, count):
        flash = Flash(recording.before)
        flash.plan_cut(at)
        board = VirtualBoard(flash=flash, folders=FOLDERS)
        try:
            with pytest.raises(PowerFailed):
                board.ask(start_code(chapter))
            board.machine.power_off()
            assert bytes(flash.data) == flash_after_cut(recording, at), at
        finally:
            board.close()


UNSAFE = (
    ("journal.py", "        older.flush()\n        block.older +=", "        block.older +="),
    ("journal.py", "        self._older().write(records, length)\n", "        pass\n"),
    ("newest.py", "        block[1] = self.count\n", "        block[1] = max(0, self.count - 1)\n"),
)


@pytest.mark.parametrize(("name", "old", "new"), UNSAFE)
def test_unsafe_storage_is_caught(recordings, tmp_path, name, old, new):
    firmware = tmp_path / "firmware"
    shutil.copytree(places.FIRMWARE, firmware)
    source = firmware / "storage" / name
    text = source.read_text("utf-8")
    assert old in text
    source.write_text(text.replace(old, new), "utf-8")
    chapter, trace = "one_game", tmp_path / "unsafe.trace"
    before = recordings[chapter].before
    after, _ = record(chapter, before, trace, [firmware, *FOLDERS[1:]])
    processes = checks(Recording(chapter, before, trace, after))
    with pytest.raises(AssertionError):
        scripts.tried(processes)

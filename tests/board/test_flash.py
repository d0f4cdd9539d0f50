"""The flash model: what erasing, programming and a failing supply do to the bytes."""

import fcntl
from pathlib import Path

import pytest
from tabletally.commands.serving import serve
from tabletally.virtual_board.errors import PowerFailed, WrongUsage
from tabletally.virtual_board.flash import (
    BLOCK_SIZE,
    PAGE_SIZE,
    SIZE,
    Flash,
    demand_place,
    image_in,
    load,
    save,
)
from tabletally.virtual_board.keeping import kept
from tabletally.virtual_board.running import run_script
from tabletally.virtual_board.serial_board import SerialBoard


def test_an_image_that_cannot_be_kept(tmp_path):
    for path in (tmp_path, tmp_path / "no" / "image"):
        with pytest.raises(WrongUsage, match="no flash image can be kept there"):
            demand_place(path)


def test_what_is_no_image_is_named(tmp_path):
    short = tmp_path / "short"
    short.write_bytes(b"x" * 100)
    with pytest.raises(WrongUsage, match=rf"short: a flash image has {SIZE} bytes, and this"):
        load(short)
    for path in (tmp_path, Path("/dev/zero")):
        with pytest.raises(WrongUsage, match=f"{path}: this is no file"):
            image_in(path)
    with pytest.raises(WrongUsage, match="missing: there is no such file"):
        image_in(tmp_path / "missing")


def test_one_run_at_a_time_keeps_an_image(tmp_path):
    image = tmp_path / "image"
    with kept(image):
        with pytest.raises(WrongUsage, match="another virtual board uses the flash image"):
            run_script("up", flash=image)
        with pytest.raises(WrongUsage, match="another virtual board uses the flash image"):
            serve(SerialBoard, image)
    assert run_script("up", flash=image).status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["image"]


def test_a_lock_that_was_removed_meanwhile_is_none(tmp_path, monkeypatch):
    """Who held it removes it between our opening and locking it: another may have a new one."""
    image, lock = tmp_path / "image", tmp_path / "image.lock"
    removed = []

    def locked_too_late(file, how):
        if not removed:
            removed.append(lock.stat().st_ino)
            lock.unlink()
        return flock(file, how)

    flock = fcntl.flock
    monkeypatch.setattr(fcntl, "flock", locked_too_late)
    with kept(image):
        assert lock.exists()
        with pytest.raises(WrongUsage), kept(image):
            pass


def test_programming_only_clears_bits():
    flash = Flash()
    flash.program(0, b"\xf0" * PAGE_SIZE)
    flash.program(0, b"\x3c" * PAGE_SIZE)
    assert flash.data[:PAGE_SIZE] == b"\x30" * PAGE_SIZE
    flash.erase(0)
    assert flash.data[:BLOCK_SIZE] == b"\xff" * BLOCK_SIZE


def test_pages_and_blocks_are_counted():
    flash = Flash()
    flash.erase(BLOCK_SIZE)
    flash.program(BLOCK_SIZE, bytes(3 * PAGE_SIZE))
    assert (flash.erases, flash.programs) == (1, 3)


def test_half_a_page_is_programmed_when_the_power_fails():
    flash = Flash()
    flash.plan_cut(2)
    with pytest.raises(PowerFailed):
        flash.program(0, bytes(2 * PAGE_SIZE))
    done = PAGE_SIZE + PAGE_SIZE // 2
    assert flash.data[: 2 * PAGE_SIZE] == bytes(done) + b"\xff" * (PAGE_SIZE // 2)
    assert not flash.cut_planned


def test_half_a_block_is_erased_when_the_power_fails():
    flash = Flash(bytes(SIZE))
    flash.plan_cut(1)
    with pytest.raises(PowerFailed):
        flash.erase(0)
    assert flash.data[:BLOCK_SIZE] == b"\xff" * (BLOCK_SIZE // 2) + bytes(BLOCK_SIZE // 2)


def test_image_of_a_wrong_size():
    with pytest.raises(WrongUsage, match="1441792 bytes, not 5"):
        Flash(b"12345")


def test_image_is_kept(tmp_path):
    path = tmp_path / "flash.bin"
    flash = load(path)
    flash.program(0, b"\x01")
    save(flash, path)
    assert load(path).data[:2] == b"\x01\xff"
    assert [file.name for file in tmp_path.iterdir()] == ["flash.bin"]


def test_image_is_kept_between_scripts(tmp_path):
    path = tmp_path / "flash.bin"
    run_script("up", flash=path, language="ko")
    before = path.read_bytes()
    run_script("up", flash=path)
    assert path.read_bytes() == before
    assert b"pico_ssd1306" in before
    assert b"ko" in before

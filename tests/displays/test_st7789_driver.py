"""The driver in MicroPython, its traffic fed to the model of the chip."""

from dataclasses import dataclass
from itertools import pairwise

import pytest
from sessions import HEIGHT, WIDTH, picture, steps
from tabletally.virtual_board.displays.st7789 import St7789
from tabletally.virtual_board.displays.stretch import unstretched

COMMAND, DATA, RESET, LIGHT, SLEPT = 0x00, 0x40, 0x80, 0xC0, 0x20
# What points to the pixels of a run: its columns, its rows, and the command to write.
RUN_COST = 11
BLOCK_BYTES = 15 * 16 * 2
WHOLE = 16 * 8 * BLOCK_BYTES
WARM_WHITE = (255, 247, 222)
GAMMA = 1.8


@dataclass
class Seen:
    """What was seen after one step, and how many bytes it sent."""

    name: str
    frame: bytes
    pixels: bytes
    contrast: int
    bus_bytes: int

    @property
    def screen(self):
        return unstretched(self.pixels)


@pytest.fixture(scope="module")
def told():
    """The steps of the session; the chip counts the time that the driver waits."""
    now_us = [0]
    chip = St7789(now_us=lambda: now_us[0])
    seen = []
    for step in steps("st7789_session.py"):
        sent = [feed(chip, now_us, transfer) for transfer in step.transfers]
        seen.append(Seen(step.name, step.frame, chip.pixels(), chip.contrast, sum(sent)))
    return seen


def feed(chip, now_us, transfer):
    """Have what the driver did happen; return how many bytes that were."""
    kind, payload = transfer[0], transfer[1:]
    if kind == RESET:
        chip.reset()
        now_us[0] += 10_000
    elif kind == SLEPT:
        now_us[0] += 1000 * payload[0]
    elif kind == LIGHT:
        chip.set_light(int.from_bytes(payload, "big"))
    else:
        chip.write(payload, kind == DATA)
        return len(payload)
    return 0


def named(told, name):
    return next(step for step in told if step.name == name)


def test_noise_in_the_memory_is_never_seen():
    now_us = [0]
    chip = St7789(now_us=lambda: now_us[0])
    for transfer in next(steps("st7789_session.py")).transfers:
        feed(chip, now_us, transfer)
        assert not any(chip.pixels())
    assert chip.lit
    assert chip.contrast == 255


def test_display_holds_the_frame_after_every_step(told):
    unlike = {"inverted", "off", "dark fill", "dark contrast"}
    turned = {"flipped", "flipped text", "flipped twice", "renewed"}
    for step in told:
        if step.name not in unlike | turned:
            assert step.screen == picture(step.frame), step.name
    for name in turned:
        step = named(told, name)
        assert step.screen == picture(step.frame)[::-1], name


def test_nothing_is_sent_when_nothing_changed(told):
    for name in ("same", "flipped twice", "lower"):
        assert named(told, name).bus_bytes == 0


def test_a_pixel_costs_one_block(told):
    assert named(told, "corner").bus_bytes == RUN_COST + BLOCK_BYTES
    assert named(told, "two in a block").bus_bytes == RUN_COST + BLOCK_BYTES
    assert named(told, "two beside each other").bus_bytes == RUN_COST + 2 * BLOCK_BYTES


def test_only_blocks_that_changed_are_sent_and_each_once(told):
    for before, step in pairwise(told):
        if step.name == "chance":
            blocks = {at // 8 for at in range(1024) if before.frame[at] != step.frame[at]}
            runs = sum(block % 16 == 0 or block - 1 not in blocks for block in blocks)
            extra = step.bus_bytes - len(blocks) * BLOCK_BYTES
            assert RUN_COST * runs <= extra <= RUN_COST * len(blocks)


def test_the_whole_screen_costs_little_more_than_its_pixels(told):
    assert WHOLE < named(told, "renewed").bus_bytes < 1.1 * WHOLE
    assert named(told, "flipped").bus_bytes == WHOLE + 8 * RUN_COST + 2


def test_settings(told):
    assert named(told, "weakest").contrast == 10
    assert named(told, "contrast").contrast == 202
    step = named(told, "inverted")
    assert step.screen == bytes(255 - level for level in picture(step.frame))
    for name in ("off", "dark fill", "dark contrast"):
        assert not any(named(told, name).pixels)
    assert named(told, "on").bus_bytes == 1
    assert named(told, "on").contrast == 10


def test_colours_are_blends_of_what_shines(told):
    """The shades that are seen, from a frame whose columns give them all."""
    lit = named(told, "hole").pixels
    corner = (3 * 240) * 3
    assert tuple(lit[corner : corner + 3]) == WARM_WHITE
    step = named(told, "text")
    row = picture(step.frame)[5 * WIDTH : 6 * WIDTH]
    line = step.pixels[(3 + 2 * 5) * 720 :][:720]
    assert len(picture(step.frame)) == WIDTH * HEIGHT
    for at in range(240):
        share = sum(row[part // 15] > 0 for part in range(8 * at, 8 * at + 8)) / 8
        for part, full in enumerate(WARM_WHITE):
            assert abs(line[3 * at + part] - full * share ** (1 / GAMMA)) <= 5

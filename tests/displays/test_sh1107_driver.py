"""The driver in MicroPython, its traffic fed to the model of the chip."""

from itertools import pairwise

import pytest
from sessions import HEIGHT, WIDTH, picture, steps
from tabletally.virtual_board.displays.sh1107 import Sh1107

COMMAND, DATA, RESET = 0x00, 0x40, 0x80
RUN_COST = 3  # commands that point to a run


@pytest.fixture(scope="module")
def session():
    return list(steps("sh1107_session.py"))


@pytest.fixture(scope="module")
def seen(session):
    """What a person sees after each step, by the step's place."""
    chip = Sh1107()
    pictures = []
    for step in session:
        feed(chip, step)
        pictures.append((step, chip.pixels(), chip.contrast))
    return pictures


def feed(chip, step):
    for transfer in step.transfers:
        if transfer[0] == RESET:
            chip.reset()
        else:
            chip.write(transfer[1:], transfer[0] == DATA)


def named(seen, name):
    return next(entry for entry in seen if entry[0].name == name)


def bus_bytes(step):
    return sum(len(transfer) - 1 for transfer in step.transfers)


def lower(pixels, rows):
    """A picture as it is seen `rows` lower: at the top it is dark."""
    return bytes(rows * WIDTH) + pixels[: (HEIGHT - rows) * WIDTH]


def bytes_of_the_chip(frame):
    """The bytes of the chip that a frame makes, by page and column."""
    pixels = picture(frame)
    return [
        bytes(pixels[row * WIDTH + 8 * page : row * WIDTH + 8 * page + 8])
        for page in range(WIDTH // 8)
        for row in reversed(range(HEIGHT))
    ]


def test_noise_in_the_ram_is_never_seen(session):
    chip = Sh1107()
    for transfer in session[0].transfers:
        if transfer[0] != RESET:
            chip.write(transfer[1:], transfer[0] == DATA)
        assert not any(chip.pixels())
    assert chip.lit


def test_it_begins_with_a_reset(session):
    assert session[0].transfers[0][0] == RESET


def test_display_holds_the_frame_after_every_step(seen):
    unlike = {"inverted", "off", "dark fill", "flipped", "flipped text", "flipped twice"}
    unlike |= {
        "lower",
        "flipped lower",
        "flipped back",
        "set otherwise",
        "renewed while dark",
        "lit again",
    }
    for step, pixels, _ in seen:
        if step.name not in unlike:
            assert pixels == picture(step.frame), step.name


def test_nothing_is_sent_when_nothing_changed(seen):
    assert named(seen, "same")[0].transfers == []
    assert named(seen, "flipped twice")[0].transfers == []


def test_a_pixel_costs_one_run(seen):
    assert bus_bytes(named(seen, "pixel")[0]) <= RUN_COST + 1
    assert bus_bytes(named(seen, "corner")[0]) <= RUN_COST + 1


def test_traffic_is_what_must_change_and_little_more(session):
    """Against a sender that knows the best: at most half as much again as the changed bytes,
    the cost of pointing to each run not counted."""
    for before, step in pairwise(session):
        if step.name == "chance":
            pairs = zip(bytes_of_the_chip(before.frame), bytes_of_the_chip(step.frame), strict=True)
            changed = [place for place, (old, new) in enumerate(pairs) if old != new]
            runs = sum(i - j > 1 or i // HEIGHT != j // HEIGHT for j, i in pairwise([-2, *changed]))
            assert bus_bytes(step) <= 1.5 * len(changed) + RUN_COST * runs


def test_setting_up_costs_the_ram_and_little_more(seen):
    assert 2048 < bus_bytes(named(seen, "start")[0]) < 2048 + 140


def test_settings(seen):
    assert named(seen, "contrast")[2] == 200
    step, pixels, _ = named(seen, "inverted")
    assert pixels == bytes(255 - level for level in picture(step.frame))
    for name in ("off", "dark fill"):
        assert not any(named(seen, name)[1])
    assert bus_bytes(named(seen, "on")[0]) == 1


def test_flip_turns_the_picture(seen):
    for name in ("flipped", "flipped text", "flipped twice"):
        step, pixels, _ = named(seen, name)
        assert pixels == picture(step.frame)[::-1], name


def test_shift_lowers_the_picture_as_its_reader_sees_it(seen):
    for name, turn in (("lower", 1), ("flipped lower", -1)):
        step, pixels, _ = named(seen, name)
        assert pixels[::turn] == lower(picture(step.frame), 2), name
        assert bus_bytes(step) == 2


def test_renewed_it_is_as_it_was_set(seen):
    step, pixels, contrast = named(seen, "renewed while dark")
    assert not any(pixels)
    assert contrast == 33
    step, pixels, _ = named(seen, "lit again")
    as_read = lower(picture(step.frame), 5)
    assert pixels[::-1] == bytes(255 - level for level in as_read)
    assert step.notes == ["alive True"]

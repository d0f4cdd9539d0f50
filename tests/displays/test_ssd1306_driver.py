"""The driver in MicroPython, its traffic fed to the model of the chip."""

from itertools import pairwise

import pytest
from sessions import picture, steps
from tabletally.virtual_board.displays.ssd1306 import Ssd1306

# A run's own cost: address, three commands that point to it, and the mark of data.
RUN_COST = 8


@pytest.fixture(scope="module")
def session():
    return list(steps("driver_session.py"))


@pytest.fixture(scope="module")
def seen(session):
    """What a person sees after each step, by the step's place."""
    chip = Ssd1306()
    pictures = []
    for step in session:
        for transfer in step.transfers:
            chip.write(transfer)
        pictures.append((step, chip.pixels(), chip.contrast))
    return pictures


def named(seen, name):
    return next(entry for entry in seen if entry[0].name == name)


def test_noise_in_the_ram_is_never_seen(session):
    chip = Ssd1306()
    for transfer in session[0].transfers:
        chip.write(transfer)
        assert not any(chip.pixels())
    assert chip.lit


def test_display_holds_the_frame_after_every_step(seen):
    unlike = {"inverted", "off", "dark fill", "flipped", "flipped text", "flipped twice"}
    unlike |= {"lower", "flipped lower", "flipped back"}
    for step, pixels, _ in seen:
        if step.name not in unlike:
            assert pixels == picture(step.frame), step.name


def test_nothing_is_sent_when_nothing_changed(seen):
    assert named(seen, "same")[0].transfers == []
    assert named(seen, "flipped twice")[0].transfers == []


def test_a_pixel_costs_one_run(seen):
    assert named(seen, "pixel")[0].bus_bytes <= RUN_COST + 1
    assert named(seen, "corner")[0].bus_bytes <= RUN_COST + 1


def test_traffic_is_what_must_change_and_little_more(session):
    """Against a sender that knows the best: at most half as much again as the changed bytes,
    the cost of pointing to each run not counted."""
    for before, step in pairwise(session):
        if step.name == "chance":
            changed = [i for i in range(1024) if before.frame[i] != step.frame[i]]
            runs = sum(i - j > 1 or i // 128 != j // 128 for j, i in pairwise([-2, *changed]))
            assert step.bus_bytes <= 1.5 * len(changed) + RUN_COST * runs


def test_full_frame_costs_little_more_than_its_bytes(seen):
    assert 1024 < named(seen, "start")[0].bus_bytes < 1140


def test_settings(seen):
    assert named(seen, "contrast")[2] == 200
    step, pixels, _ = named(seen, "inverted")
    assert pixels == bytes(255 - level for level in picture(step.frame))
    for name in ("off", "dark fill"):
        assert not any(named(seen, name)[1])
    assert named(seen, "on")[0].bus_bytes == 3


def test_flip_turns_the_picture(seen):
    for name in ("flipped", "flipped text", "flipped twice"):
        step, pixels, _ = named(seen, name)
        assert pixels == picture(step.frame)[::-1], name


def test_shift_lowers_the_picture_as_its_reader_sees_it(seen):
    for name, turn in (("lower", 1), ("flipped lower", -1)):
        step, pixels, _ = named(seen, name)
        frame = picture(step.frame)
        assert pixels == (frame[-2 * 128 :] + frame[: -2 * 128])[::turn], name
        assert step.bus_bytes == 4


def test_recovery():
    chip = Ssd1306()
    told = {}
    for step in steps("recovery_session.py"):
        for transfer in step.transfers:
            chip.write(transfer)
        told[step.name] = (step.notes[0], chip.pixels(), picture(step.frame), chip.contrast)
        if step.name == "nothing there":
            chip.power_on(seed=7)

    def note(name):
        return told[name][0]

    assert note("nothing there") == "alive False hardware software"
    assert note("still nothing").startswith("alive False hardware software")
    assert note("plugged in") == "alive True"
    assert told["plugged in"][3] == 77
    assert note("fails 1") == "alive True"
    assert note("fails 2") == "alive True hardware"
    assert note("fails 3") == "alive True hardware software"
    assert note("fails 4") == "alive False hardware software"
    for name in ("plugged in", "fails 1", "fails 2", "fails 3"):
        assert told[name][1] == told[name][2], name
    assert not any(told["off"][1])
    assert note("found while dark") == "alive True"
    assert not any(told["found while dark"][1])
    assert told["on"][1] == bytes(255 - level for level in told["on"][2])
    assert note("lost in a flip") == "alive False hardware software"
    assert note("found flipped") == "alive True hardware software"
    assert told["found flipped"][1] == bytes(255 - level for level in told["on"][2])[::-1]

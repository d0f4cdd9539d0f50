"""The model of the ST7789V against its data sheet."""

import pytest
from tabletally.virtual_board.displays import DisplayError
from tabletally.virtual_board.displays.st7789 import St7789

WIDTH, HEIGHT = 240, 135
LANDSCAPE, TURNED = 0x60, 0xA0
RED = b"\xf8\x00"
ON = ((0x11,), (0x3A, 0x55), (0x21,), (0x29,))


def send(chip, *commands):
    for code, *arguments in commands:
        chip.write(bytes((code,)), False)
        if arguments:
            chip.write(bytes(arguments), True)


def window(first_column, last_column, first_row, last_row):
    return (
        (0x2A, *divmod(first_column, 256), *divmod(last_column, 256)),
        (0x2B, *divmod(first_row, 256), *divmod(last_row, 256)),
        (0x2C,),
    )


def black(access=LANDSCAPE, row=53):
    """An awake chip whose glass is black."""
    chip = St7789()
    chip.set_light(0xFFFF)
    send(chip, *ON, (0x36, access), *window(40, 279, row, row + HEIGHT - 1))
    chip.write(bytes(2 * WIDTH * HEIGHT), True)
    return chip


def coloured(chip):
    """The pixels that are not black, with their colours."""
    pixels = chip.pixels()
    return {
        (at // 3 % WIDTH, at // 3 // WIDTH): tuple(pixels[at : at + 3])
        for at in range(0, len(pixels), 3)
        if any(pixels[at : at + 3])
    }


def refused(*commands, chip=None):
    chip = chip or St7789()
    with pytest.raises(DisplayError) as caught:
        send(chip, *commands)
    return str(caught.value)


def test_only_an_awake_chip_that_is_on_and_has_light_shows_anything():
    chip = St7789()
    chip.set_light(0xFFFF)
    for command in ((0x11,), (0x21,)):
        send(chip, command)
        assert not any(chip.pixels())
    send(chip, (0x29,))
    assert chip.lit
    assert len(coloured(chip)) > 30_000  # noise
    chip.set_light(0xFF)
    assert not any(chip.pixels())
    chip.set_light(0x8000)
    assert chip.contrast == 128
    assert any(chip.pixels())
    send(chip, (0x10,))
    assert not any(chip.pixels())


@pytest.mark.parametrize(("access", "row"), [(LANDSCAPE, 53), (TURNED, 52)])
def test_the_glass_is_a_part_of_the_memory(access, row):
    chip = black(access, row)
    assert coloured(chip) == {}
    send(chip, *window(40, 40, row, row))
    chip.write(RED, True)
    corner = (0, 0) if access == LANDSCAPE else (WIDTH - 1, HEIGHT - 1)
    assert coloured(chip) == {corner: (255, 0, 0)}


def test_upright_addressing():
    chip = black()
    send(chip, (0x36, 0x00), *window(52, 52, 40, 41))
    chip.write(RED + b"\x07\xe0", True)
    assert coloured(chip) == {(0, HEIGHT - 1): (255, 0, 0), (1, HEIGHT - 1): (0, 255, 0)}


def test_pixels_fill_the_window_line_by_line():
    chip = black()
    send(chip, *window(45, 46, 60, 61))
    chip.write(RED * 3 + RED[:1], True)
    chip.write(RED[1:], True)
    assert set(coloured(chip)) == {(5, 7), (6, 7), (5, 8), (6, 8)}
    with pytest.raises(DisplayError, match="more pixels than the window holds"):
        chip.write(RED, True)


def test_order_of_colours_and_inversion():
    chip = black()
    send(chip, *window(40, 40, 53, 53))
    chip.write(b"\x84\x1f", True)
    assert coloured(chip) == {(0, 0): (132, 130, 255)}
    send(chip, (0x36, LANDSCAPE | 0x08))
    assert coloured(chip) == {(0, 0): (255, 130, 132)}
    send(chip, (0x36, LANDSCAPE), (0x20,))
    assert coloured(chip)[0, 0] == (123, 125, 0)
    assert coloured(chip)[1, 0] == (255, 255, 255)


def test_what_is_not_known_is_a_fault():
    assert refused((0x33,)) == "command 0x33 is not known here"
    assert refused((0x36, 0x01)) == "command 0x36 does not take 0x01"
    assert refused((0x3A, 0x57)) == "command 0x3A does not take 0x57"
    assert refused((0x2C,)) == "pixels of other than 16 bits are not known here"
    assert refused((0x36, 0x60, 0)) == "command 0x36 got the byte 0x00 too many"
    assert refused((0x2A, 0, 1), (0x29,)) == "command 0x29 came where 0x2A waits for an argument"
    assert refused((0x3A, 0x55), *window(0, 240, 0, 5)) == "the window 0..240 is not within 240"
    assert refused((0x3A, 0x55), *window(5, 4, 0, 5)) == "the window 5..4 is not within 240"
    chip = black()
    send(chip, (0x2C,))
    chip.write(b"\xf8", True)
    assert refused((0x29,), chip=chip) == "command 0x29 came in the middle of a pixel"
    send(chip, (0x01,), (0x2A, 0), (0x01,), (0x29,))  # a reset helps
    with pytest.raises(DisplayError, match="no ST7789 glass of 240x240 is known here"):
        St7789(240, 240)


def test_times():
    now = [0]
    chip = St7789(now_us=lambda: now[0])

    def at(ms, *command):
        now[0] = ms * 1000
        send(chip, command)

    def too_early(ms, *command):
        now[0] = ms * 1000
        return refused(command, chip=chip)

    at(0, 0x01)
    assert too_early(4, 0x21) == "command 0x21 came 1000 us too early"
    at(5, 0x21)
    assert too_early(119, 0x11) == "command 0x11 came 1000 us too early"
    at(120, 0x11)
    assert too_early(124, 0x29) == "command 0x29 came 1000 us too early"
    at(125, 0x29)
    assert too_early(230, 0x10) == "command 0x10 came 10000 us too early"
    at(240, 0x10)
    assert too_early(300, 0x11) == "command 0x11 came 60000 us too early"
    at(360, 0x11)


def test_power_and_reset():
    chip = black()
    chip.write(b"\x01", False)
    assert not chip.lit
    send(chip, (0x11,), (0x21,), (0x29,))
    assert coloured(chip) == {}  # the memory stays
    chip.power_on()
    chip.set_light(0xFFFF)
    assert not chip.lit
    send(chip, (0x11,), (0x29,))
    assert coloured(chip)

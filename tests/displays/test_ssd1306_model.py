"""The model of the SSD1306 against its data sheet."""

import pytest
from tabletally.virtual_board.displays import DisplayError
from tabletally.virtual_board.displays.ssd1306 import Ssd1306

WAKE = bytes((0x00, 0x8D, 0x14, 0xAF))
UPRIGHT = bytes((0x00, 0xA1, 0xC8))
HORIZONTAL = bytes((0x00, 0x20, 0x00))
VERTICAL = bytes((0x00, 0x20, 0x01))


def awake(*settings: bytes) -> Ssd1306:
    chip = Ssd1306()
    for payload in (WAKE, UPRIGHT, HORIZONTAL, *settings):
        chip.write(payload)
    return chip


def cleared(*settings: bytes) -> Ssd1306:
    return awake(b"\x40" + bytes(1024), *settings)


def lit_pixels(chip: Ssd1306) -> set[tuple[int, int]]:
    return {(i % chip.width, i // chip.width) for i, level in enumerate(chip.pixels()) if level}


def refused(*payloads: bytes) -> str:
    chip = Ssd1306()
    with pytest.raises(DisplayError) as caught:
        for payload in payloads:
            chip.write(payload)
    return str(caught.value)


def test_power_on_leaves_noise_in_the_ram_and_the_glass_dark():
    chip = Ssd1306()
    assert not any(chip.pixels())
    chip.write(WAKE)
    assert 3000 < sum(map(bool, chip.pixels())) < 5200


def test_light_needs_the_charge_pump():
    chip = Ssd1306()
    chip.write(b"\x00\xa5\xaf")
    assert not any(chip.pixels())
    chip.write(b"\x00\x8d\x14")
    assert all(chip.pixels())
    chip.write(b"\x80\xae")
    assert not any(chip.pixels())


def test_power_cut_loses_everything():
    chip = cleared(b"\x00\x81\x10")
    chip.power_on()
    assert chip.contrast == 0x7F
    assert not chip.lit
    chip.write(WAKE)
    assert any(chip.pixels())


def test_first_byte_is_the_top_left_with_bit_0_on_top():
    chip = cleared(b"\x40\x81")
    assert lit_pixels(chip) == {(0, 0), (0, 7)}


def test_without_remap_the_picture_is_turned():
    chip = Ssd1306()
    for payload in (WAKE, HORIZONTAL, b"\x40" + bytes(1024), b"\x40\x01"):
        chip.write(payload)
    assert lit_pixels(chip) == {(127, 63)}


def test_segment_remap_holds_only_for_what_is_written_later():
    chip = cleared(b"\x40\x01", b"\x00\xa0")
    assert lit_pixels(chip) == {(0, 0)}
    chip.write(b"\x40\x01")
    assert lit_pixels(chip) == {(0, 0), (126, 0)}


def test_scan_direction_holds_at_once():
    assert lit_pixels(cleared(b"\x40\x01", b"\x00\xc0")) == {(0, 63)}


def test_start_line_and_offset_move_the_picture():
    line_8 = b"\x40" + bytes(128) + b"\x01"
    assert lit_pixels(cleared(line_8, b"\x80\x45")) == {(0, 3)}
    # Row 8 is driven by COM 63-8; an offset of 5 moves it to COM 60, the fourth from the top.
    assert lit_pixels(cleared(line_8, b"\x00\xd3\x05")) == {(0, 3)}


def test_multiplex_ratio_leaves_rows_dark():
    chip = awake(b"\x00\xa5\xa8\x1f")
    assert sum(map(bool, chip.pixels())) == 32 * 128


def test_inversion_and_all_on():
    chip = cleared(b"\x80\xa7")
    assert all(chip.pixels())
    chip.write(b"\x80\xa6")
    assert not any(chip.pixels())
    chip.write(b"\x80\xa5")
    assert all(chip.pixels())
    chip.write(b"\x80\xa4")
    assert not any(chip.pixels())


def test_com_pins_of_another_glass_scramble_the_rows():
    chip = cleared(b"\x40" + b"\x0f" * 128, b"\x00\xda\x02")
    assert {y for _, y in lit_pixels(chip)} != {0, 1, 2, 3}


def test_small_glass_wants_its_own_com_pins():
    chip = Ssd1306(height=32)
    for payload in (WAKE, UPRIGHT, b"\x00\xa8\x1f\xda\x02", HORIZONTAL, b"\x40" + bytes(1024)):
        chip.write(payload)
    chip.write(b"\x40" + bytes(128) + b"\x01")
    assert len(chip.pixels()) == 32 * 128
    assert lit_pixels(chip) == {(0, 8)}


def test_page_mode_stays_in_its_page_and_wraps():
    chip = cleared(b"\x00\x20\x02\xb2\x0e\x17", b"\x40\x01\x01\x01")
    assert lit_pixels(chip) == {(126, 16), (127, 16), (0, 16)}


def test_horizontal_mode_goes_through_its_window_and_begins_again():
    chip = cleared(b"\x00\x21\x0a\x0b\x22\x01\x02", b"\x40\x01\x01\x01\x01\x80")
    assert lit_pixels(chip) == {(10, 15), (11, 8), (10, 16), (11, 16)}


def test_vertical_mode_goes_down_first():
    chip = cleared(VERTICAL, b"\x00\x21\x0a\x0b\x22\x01\x02", b"\x40\x01\x02\x04")
    assert lit_pixels(chip) == {(10, 8), (10, 17), (11, 10)}


def test_commands_and_data_can_share_a_transfer_or_be_split_over_several():
    chip = cleared(b"\x80\x20\x80\x02\x80\xb1\x80\x00\x80\x10\xc0\x01\x40\x02")
    assert lit_pixels(chip) == {(0, 8), (1, 9)}
    chip.write(b"\x80\x81")
    chip.write(b"\x80\x33")
    assert chip.contrast == 0x33


def test_reading_tells_whether_it_sleeps():
    chip = Ssd1306()
    assert chip.read(1) == b"\x40"
    chip.write(WAKE)
    assert chip.read(1) == b"\x00"


@pytest.mark.parametrize(
    ("payloads", "part"),
    [
        ([b"\x00\x2f"], "scrolls"),
        ([b"\x00\x26"], "scrolls"),
        ([b"\x00\xa2"], "no command 0xA2"),
        ([b"\x00\x1f"], "no command 0x1F"),
        ([b"\x00\x20\x03"], "does not take 0x03"),
        ([b"\x00\xa8\x0e"], "does not take 0x0E"),
        ([b"\x00\xd9\x0f"], "does not take"),
        ([b"\x00\xdb\x40"], "does not take"),
        ([b"\x00\x8d\x15"], "does not take"),
        ([b"\x00\xda\x10"], "does not take"),
        ([b"\x00\x21\x00\x7f"], "not for page"),
        ([b"\x00\x20\x00\xb0"], "only for page"),
        ([b"\x00\x20\x00\x21\x05\x04"], "window 5..4"),
        ([b"\x00\x20\x00\x22\x00\x08"], "window 0..8"),
        ([b"\x01\x00"], "bits that must be 0"),
        ([b"\x80"], "nothing follows"),
        ([b"\x00\x81", b"\x40\x00"], "waits for its argument"),
    ],
)
def test_what_the_data_sheet_does_not_allow_is_refused(payloads, part):
    assert part in refused(*payloads)


def test_unknown_glass_is_refused():
    with pytest.raises(DisplayError):
        Ssd1306(width=100)

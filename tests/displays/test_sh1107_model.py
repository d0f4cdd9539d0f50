"""The model of the SH1107 against its data sheet, and against what is known of the glass."""

import pytest
from tabletally.virtual_board.displays import DisplayError
from tabletally.virtual_board.displays.sh1107 import Sh1107

# What the maker of the module sends: the rows at COM32 to COM95, its own converter.
AS_WIRED = bytes((0xA8, 0x3F, 0xD3, 0x60, 0xAD, 0x8A))
WAKE = b"\xaf"


def command(chip: Sh1107, *codes: int) -> None:
    chip.write(bytes(codes), False)


def put(chip: Sh1107, page: int, column: int, *values: int) -> None:
    command(chip, 0xB0 | page, column & 0x0F, 0x10 | column >> 4)
    chip.write(bytes(values), True)


def cleared(*codes: int) -> Sh1107:
    chip = Sh1107()
    chip.write(AS_WIRED, False)
    for page in range(16):
        put(chip, page, 0, *bytes(128))
    chip.write(WAKE + bytes(codes), False)
    return chip


def lit_pixels(chip: Sh1107) -> set[tuple[int, int]]:
    return {(i % chip.width, i // chip.width) for i, level in enumerate(chip.pixels()) if level}


def refused(*payloads: tuple[bytes, bool]) -> str:
    chip = Sh1107()
    with pytest.raises(DisplayError) as caught:
        for payload, is_data in payloads:
            chip.write(payload, is_data)
    return str(caught.value)


def test_power_on_leaves_noise_in_the_ram_and_the_glass_dark():
    chip = Sh1107()
    assert not any(chip.pixels())
    chip.write(AS_WIRED + WAKE, False)
    assert 3000 < sum(map(bool, chip.pixels())) < 5200


def test_a_byte_is_eight_pixels_of_a_row_the_first_at_the_left():
    chip = cleared()
    put(chip, 0, 63, 0x81)
    assert lit_pixels(chip) == {(0, 0), (7, 0)}
    put(chip, 15, 0, 0x01)
    assert lit_pixels(chip) == {(0, 0), (7, 0), (120, 63)}


def test_along_a_page_the_column_goes_on_upwards():
    chip = cleared(0x20)
    put(chip, 2, 10, 1, 1)
    assert lit_pixels(chip) == {(16, 53), (16, 52)}


def test_across_the_pages_the_page_goes_on_and_then_the_column():
    chip = cleared(0x21)
    put(chip, 14, 10, 1, 1, 1)
    assert lit_pixels(chip) == {(112, 53), (120, 53), (0, 52)}


def test_both_directions_reversed_turn_the_picture():
    chip = cleared()
    put(chip, 0, 63, 1)
    command(chip, 0xA1)
    assert lit_pixels(chip) == {(127, 0)}
    command(chip, 0xC8, 0xD3, 0x20)
    assert lit_pixels(chip) == {(127, 63)}


def test_without_the_offset_half_of_the_picture_is_not_seen():
    chip = cleared(0xA5)
    assert len(lit_pixels(chip)) == 128 * 64
    command(chip, 0xD3, 0x00)
    assert {y for _, y in lit_pixels(chip)} == set(range(32, 64))


def test_start_line_moves_the_picture_and_brings_in_what_is_beside_it():
    chip = cleared()
    put(chip, 0, 63, 1, 1)
    command(chip, 0xDC, 1)
    assert lit_pixels(chip) == {(0, 0), (0, 1)}
    command(chip, 0xDC, 127)
    assert lit_pixels(chip) == set()


def test_inverted_and_asleep():
    chip = cleared(0xA7)
    assert all(chip.pixels())
    command(chip, 0xAE)
    assert not chip.lit and not any(chip.pixels())


def test_reset_keeps_the_ram_and_forgets_the_rest():
    chip = cleared(0x81, 0x12, 0x81)
    put_before = chip.pixels()
    chip.reset()
    assert chip.contrast == 0x80 and not chip.lit
    chip.write(AS_WIRED + WAKE, False)
    assert chip.pixels() == put_before


def test_power_cut_loses_everything():
    chip = cleared()
    chip.power_on()
    chip.write(AS_WIRED + WAKE, False)
    assert any(chip.pixels())


@pytest.mark.parametrize(
    ("payloads", "reason"),
    [
        ([(b"\xaf", False)], "the glass is switched on while two converters feed it"),
        ([(b"\x30", False)], "the SH1107 has no command 0x30"),
        ([(b"\x18", False)], "the SH1107 has no command 0x18"),
        ([(b"\x8d\x14", False)], "the SH1107 has no command 0x8D"),
        ([(b"\xe0", False)], "command 0xE0 is for reading, which SPI cannot do"),
        ([(b"\xd3\x80", False)], "command 0xD3 does not take 0x80"),
        ([(b"\xa8\xff", False)], "command 0xA8 does not take 0xFF"),
        ([(b"\xad\x14", False)], "command 0xAD does not take 0x14"),
        ([(b"\xd9\x20", False)], "command 0xD9 does not take 0x20"),
        ([(b"\xdc\x80", False)], "command 0xDC does not take 0x80"),
        (
            [(b"\x81", False), (b"\x00", True)],
            "data arrived where command 0x81 waits for its argument",
        ),
        ([(bytes(129), True)], "data goes on behind column 127"),
    ],
)
def test_what_the_data_sheet_does_not_have(payloads, reason):
    assert refused(*payloads) == reason


def test_no_other_glass():
    with pytest.raises(DisplayError, match="no SH1107 glass of 128x128"):
        Sh1107(height=128)

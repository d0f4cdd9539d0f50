"""What is machine code on a chip does what it says, in both its forms where the host has both."""

import platform

import pytest
from sessions import picture, run
from tabletally import places
from tabletally.pico import compiling

SOURCES = (
    places.FIRMWARE / "machine_code.py",
    places.FIRMWARE / "drivers" / "stretching.py",
    places.FIRMWARE / "drivers" / "turning.py",
)
ARCHES = {"x86_64": "x64"}  # hosts whose MicroPython takes machine code
WIDTH, PAGES = 32, 4
BRIDGED = 4  # unchanged bytes in a row that a run goes on over


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """The cases of the session, by kind."""
    folder = tmp_path_factory.mktemp("machine_code")
    arch = ARCHES.get(platform.machine(), "")
    for source in SOURCES:
        name = f"in_{source.stem}"
        [content] = compiling.compiled([(source.read_bytes(), f"{name}.py")], arch)
        assert compiling.has_machine_code(content) == bool(arch)
        (folder / f"{name}.mpy").write_bytes(content)
    lines = [line.split() for line in run("machine_code_session.py", folder)]
    return {
        kind: [words[1:] for words in lines if words[0] == kind]
        for kind in ("runs", "glyph", "turn", "stretch")
    }


def changed(wanted, present, first, end):
    """The runs of bytes that differ, from the places of those that do."""
    runs = []
    for place in range(first, end):
        if wanted[place] != present[place]:
            if not runs or place - runs[-1][1] > BRIDGED + 1:
                runs.append([place, place])
            runs[-1][1] = place
    return [place for pair in runs for place in pair]


def test_runs_are_those_of_the_bytes_that_differ(told):
    assert len(told["runs"]) > 200
    for wanted, present, *numbers in told["runs"]:
        first, end, *places_told = map(int, numbers)
        assert places_told == changed(bytes.fromhex(wanted), bytes.fromhex(present), first, end)


def lit(frame, width):
    """The pixels of pages of that width."""
    return {
        (place % width, place // width * 8 + bit)
        for place, byte in enumerate(frame)
        for bit in range(8)
        if byte >> bit & 1
    }


def test_a_glyph_is_put_pixel_by_pixel(told):
    assert len(told["glyph"]) > 200
    for before, after, x, y, glyphs, *numbers in told["glyph"]:
        first, columns, stride, pages, dark = map(int, numbers)
        glyph = {
            (int(x) + column - first, int(y) + row)
            for column, row in lit(bytes.fromhex(glyphs), stride)
            if first <= column < first + columns
        }
        assert len(glyphs) == 2 * stride * pages
        inside = {place for place in glyph if 0 <= place[0] < WIDTH and 0 <= place[1] < 8 * PAGES}
        frame = lit(bytes.fromhex(before), WIDTH)
        expected = frame - inside if dark else frame | inside
        assert lit(bytes.fromhex(after), WIDTH) == expected


def test_a_frame_is_turned_pixel_by_pixel(told):
    assert len(told["turn"]) == 50
    for frame, turned, flipped in told["turn"]:
        pixels = picture(bytes.fromhex(frame))
        if int(flipped):
            pixels = pixels[::-1]
        lines = [pixels[y * 128 : y * 128 + 128] for y in reversed(range(64))]
        assert bytes.fromhex(turned) == bytes(
            sum((lines[line][8 * page + bit] & 1) << bit for bit in range(8))
            for page in range(16)
            for line in range(64)
        )


def shade(bits, at):
    """How many eighths of a pixel are lit, where eight columns are stretched to fifteen."""
    return sum(bits[part // 15] for part in range(8 * at, 8 * at + 8))


def test_rows_are_stretched_and_doubled(told):
    assert len(told["stretch"]) > 50
    for frame, strip, *numbers in told["stretch"]:
        first, blocks, row, rows = map(int, numbers)
        columns = bytes.fromhex(frame)[first:]
        expected = []
        for line in range(row, row + rows):
            bits = [byte >> line & 1 for byte in columns]
            shades = [shade(bits[8 * block :], at) for block in range(blocks) for at in range(15)]
            expected += 2 * [value for one in shades for value in (one, 100 + one)]
        assert list(bytes.fromhex(strip)) == expected

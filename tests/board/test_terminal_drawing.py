"""Pixels as characters, where things stand, colours, and what is sent to the terminal."""

import random
import re
import unicodedata
from itertools import pairwise

import pyte
import pytest
from tabletally.virtual_board.terminal import colours, glyphs, themes
from tabletally.virtual_board.terminal.colours import Depth, Style, code
from tabletally.virtual_board.terminal.layout import arrange, fitting, least_size
from tabletally.virtual_board.terminal.screen import Screen

PICTURE = (128, 64)
SIZES = [(19, 60), (21, 66), (24, 80), (25, 80), (34, 128), (37, 132), (45, 140), (70, 300)]
HALVES = {" ": "", "▀": "12", "▄": "34", "█": "1234", "▌": "13", "▐": "24"}
CORNERS = {"UPPER LEFT": "1", "UPPER RIGHT": "2", "LOWER LEFT": "3", "LOWER RIGHT": "4"}
# The number that Unicode's names give to each pixel of a cell, row by row.
NUMBERS = {"half": "13", "quadrant": "1234", "sextant": "123456", "braille": "14253678"}


def pixels_named(kind, character):
    """What the character's name in Unicode says is lit, as pixels of the cell."""
    name = unicodedata.name(character)
    if kind in ("half", "quadrant") or character in "▌▐█":
        numbers = HALVES.get(character)
        if numbers is None:
            numbers = "".join(CORNERS[part] for part in re.findall(r"\w+ (?:LEFT|RIGHT)", name))
        if kind == "sextant":
            numbers = {"13": "135", "24": "246", "1234": "123456"}[numbers]
    else:
        numbers = "" if character == " " else name.rpartition("-")[2]
    return tuple(255 * (number in numbers) for number in NUMBERS[kind])


@pytest.mark.parametrize("dots", glyphs.ALL, ids=lambda dots: dots.name)
def test_each_character_shows_its_pixels(dots):
    assert len(dots.table) == 2 ** (dots.across * dots.down)
    assert len(set(dots.table.values())) == len(dots.table)
    for pixels, character in dots.table.items():
        assert pixels_named(dots.name, character) == pixels


@pytest.mark.parametrize("dots", glyphs.ALL, ids=lambda dots: dots.name)
@pytest.mark.parametrize(("width", "height"), [PICTURE, (128, 32), (5, 7)])
def test_pictures_of_any_size(dots, width, height):
    chance = random.Random(1)
    pixels = bytes(chance.choice((0, 255)) for _ in range(width * height))
    rows = list(dots.rows(pixels, width))
    columns, count = dots.size(width, height)
    assert [len(row) for row in rows] == [columns] * count
    for y in range(height):
        for x in range(width):
            cell = pixels_named(dots.name, rows[y // dots.down][x // dots.across])
            assert cell[y % dots.down * dots.across + x % dots.across] == pixels[y * width + x]


def test_square_pixels_when_there_is_room_and_dots_that_every_font_has_when_not():
    def first(rows, columns, environment):
        kinds = glyphs.by_preference(environment)
        return fitting(rows, columns, PICTURE, kinds)[0].name

    assert first(34, 128, {}) == "half"
    assert first(24, 80, {}) == "braille"
    assert first(24, 80, {"TERM_PROGRAM": "ghostty"}) == "sextant"
    assert first(24, 80, {"VTE_VERSION": "7600"}) == "sextant"
    assert first(24, 80, {"VTE_VERSION": "5202"}) == "braille"


def test_the_least_size_is_enough_and_one_less_is_not():
    columns, rows = least_size(PICTURE)
    assert fitting(rows, columns, PICTURE, glyphs.ALL)
    assert not fitting(rows - 1, columns, PICTURE, glyphs.ALL)
    assert not fitting(rows, columns - 1, PICTURE, glyphs.ALL)


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_nothing_overlaps_or_leaves_the_window(rows, columns):
    for dots in fitting(rows, columns, PICTURE, glyphs.ALL):
        layout = arrange(rows, columns, PICTURE, dots)
        top, left, height, width = layout.frame
        assert top >= 0
        assert left >= 0
        assert left + width <= columns
        assert top + height <= layout.caps_row
        assert layout.caps_row + layout.caps_rows <= layout.hints_row
        last = layout.hints_row if layout.status_row is None else layout.status_row
        assert layout.hints_row <= last < rows
        starts = layout.cap_columns
        assert all(b - a >= layout.cap_width for a, b in pairwise(starts))
        assert starts[-1] + layout.cap_width <= columns
        assert [layout.cap_at(layout.caps_row, start) for start in starts] == [0, 1, 2, 3]
        assert layout.cap_at(layout.caps_row - 1, starts[0]) is None


def shown(terminal):
    return [
        [(cell.data, cell.fg) for cell in (terminal.buffer[y][x] for x in range(terminal.columns))]
        for y in range(terminal.lines)
    ]


def test_a_terminal_shows_what_was_put():
    chance = random.Random(2)
    terminal = pyte.Screen(40, 12)
    stream = pyte.Stream(terminal)
    screen = Screen(12, 40)
    styles = ["\x1b[0m", "\x1b[0;31m", "\x1b[0;32m"]
    fresh = pyte.Screen(40, 12)
    for _ in range(300):
        for _ in range(chance.randrange(4)):
            text = "".join(chance.choice("ab ") for _ in range(chance.randrange(50)))
            screen.put(chance.randrange(-1, 13), chance.randrange(41), text, chance.choice(styles))
        if chance.random() < 0.05:
            stream.feed("\x1b[5;5Hdirt")
            screen.forget()
        stream.feed(screen.update())
        assert screen.update() == ""
    screen.forget()
    pyte.Stream(fresh).feed(screen.update())
    assert shown(terminal) == shown(fresh)


def test_one_changed_cell_costs_few_bytes():
    screen = Screen(40, 130)
    for row in range(40):
        screen.put(row, 0, "x" * 130, "\x1b[0m")
    screen.update()
    screen.put(20, 0, "x" * 64 + "y" + "x" * 65, "\x1b[0m")
    assert len(screen.update()) < 50


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Depth.ALL),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, Depth.NONE),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, Depth.MANY),
        ({"TERM": "tmux-256color"}, Depth.MANY),
        ({"TERM": "xterm-kitty"}, Depth.MANY),
        ({"TERM": "linux"}, Depth.SIXTEEN),
        ({"TERM": "vt100"}, Depth.NONE),
    ],
)
def test_depth(environment, expected):
    assert colours.depth(environment) is expected


def test_codes_of_styles():
    style = Style((255, 255, 255), (5, 8, 12), bold=True, plain="7")
    assert code(style, Depth.ALL) == "\x1b[0;1;38;2;255;255;255;48;2;5;8;12m"
    assert code(style, Depth.MANY) == "\x1b[0;1;38;5;231;48;5;232m"
    assert code(style, Depth.SIXTEEN) == "\x1b[0;1;97;40m"
    assert code(style, Depth.NONE) == "\x1b[0;7m"
    assert code(Style(), Depth.ALL) == "\x1b[0m"


def test_themes_follow_what_the_environment_says():
    assert themes.guess("0;15") is themes.LIGHT
    assert themes.guess("15;default;0") is themes.DARK
    assert themes.guess("") is themes.DARK


def test_the_picture_is_brighter_with_more_contrast_and_readable_with_least():
    least, most = (themes.glass(contrast, False).ink for contrast in (0, 255))
    assert most == themes.LIT
    assert all(a < b for a, b in zip(least, most, strict=True))
    assert sum(least) > 250

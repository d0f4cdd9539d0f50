"""Texts read back from pixels: what is text, what is not, and what looks the same."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tabletally.virtual_board.glyphs import faces, syllables
from tabletally.virtual_board.lookalikes import Words
from tabletally.virtual_board.shots import read_texts

WIDTH, HEIGHT = 128, 64
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnopqrstuvwxyz23456789"
HANGUL = sorted(syllables().columns)

# The same cases at every run: what fails fails again.
SEEDED = settings(max_examples=25, deadline=None, derandomize=True, database=None)


class Paper:
    """Pixels to draw on, from the glyphs as the host knows them."""

    def __init__(self):
        self.pixels = bytearray(WIDTH * HEIGHT)

    def text(self, x, y, text, face="text", lit=True):
        glyphs = faces()[face].narrow
        hangul = syllables()
        for c in text:
            source = hangul if c in hangul.columns else glyphs
            columns = source.columns.get(c, ())
            for i, column in enumerate(columns):
                for row in range(source.rows):
                    if column >> row & 1:
                        self.pixels[(y + row) * WIDTH + x + i] = 255 if lit else 0
            x += len(columns) + source.gap if columns else glyphs.space
        return x

    def fill(self, x, y, width, height):
        for row in range(y, y + height):
            self.pixels[row * WIDTH + x : row * WIDTH + x + width] = b"\xff" * width

    def read(self, strings=()):
        return read_texts(WIDTH, HEIGHT, bytes(self.pixels), strings)


def test_empty_and_full_pictures_say_nothing():
    paper = Paper()
    assert paper.read() == []
    paper.fill(0, 0, WIDTH, HEIGHT)
    assert paper.read() == []


@SEEDED
@given(
    st.text(st.sampled_from(LETTERS), min_size=1, max_size=10),
    st.text(st.sampled_from(HANGUL), min_size=1, max_size=9),
    st.integers(1, 20),
    st.integers(14, 30),
)
def test_words_are_read_wherever_they_stand(latin, hangul, x, y):
    paper = Paper()
    paper.fill(0, 0, WIDTH, 12)
    paper.text(x, 1, hangul, lit=False)
    paper.text(x, y, latin)
    paper.text(x, y + 12, hangul)
    assert paper.read() == [hangul, latin, hangul]


@SEEDED
@given(
    st.lists(
        st.tuples(st.integers(0, 120), st.integers(0, 60), st.integers(1, 128), st.integers(1, 20)),
        max_size=4,
    )
)
@example([(1, 1, 7, 7)])
def test_bars_and_lines_are_no_text(boxes):
    paper = Paper()
    for x, y, width, height in boxes:
        paper.fill(x, y, min(width, WIDTH - x), min(height, HEIGHT - y))
    # Bars that overlap can form a letter of straight strokes, one alone the inside of a square.
    assert set("".join(paper.read())) <= set("TLHFEtiI+-/rJljCc┌[]□ ")


def test_the_gap_between_a_name_and_its_number_is_no_digit():
    for number in (1, 7, 19, 20):
        for left in (18, 20, 21, 24):
            paper = Paper()
            paper.text(9, 14, "Purple")
            paper.text(left, 25, str(number))
            assert paper.read() == ["Purple", str(number)], left


def test_an_i_after_a_space_is_no_bar():
    for words in ("Yellow Inc.", "a |nc.", "If I said it"):
        paper = Paper()
        paper.text(3, 20, words)
        assert paper.read() == [words]


def test_faint_shapes_count_only_within_a_text():
    paper = Paper()
    paper.text(1, 1, "-")
    paper.text(1, 20, "I | l")
    paper.text(1, 40, "-5 - I'm (VIP): ...")
    assert paper.read() == ["-5 - I'm (VIP): ..."] or paper.read()[-1] == "-5 - I'm (VIP): ..."


@pytest.mark.parametrize("face", ["text", "bold"])
def test_runs_on_a_base_line_are_joined_by_two_spaces(face):
    paper = Paper()
    end = paper.text(2, 4, "Red 5", face)
    paper.text(end + 12, 4, "Blue", face)
    assert paper.read() == ["Red 5  Blue"]


def test_fonts_share_a_base_line():
    paper = Paper()
    paper.text(2, 10 + 28 - 9, "Sum")
    paper.text(40, 10, "35", "big")
    paper.text(90, 10 + 14, "35", "figures")
    assert paper.read() == ["Sum  35  35"]


def test_strings_decide_between_look_alikes():
    paper = Paper()
    paper.text(2, 4, "OO7")
    assert paper.read() == ["007"]
    assert paper.read(["Agent OO7"]) == ["OO7"]


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        (["1", "0O"], "10"),
        (["0O", "K"], "OK"),
        (["0O"], "0"),
        (["+", "0O"], "+0"),
        (["0O", ".", "K"], "0.K"),
        (["보", " ", "0O"], "보 0"),
    ],
)
def test_likely_readings_without_strings(cells, text):
    assert Words(()).choose(cells) == text

"""Texts and numbers drawn in MicroPython under heap_lock, read back from their pixels."""

import pytest
from sessions import picture, run
from tabletally.virtual_board.glyphs import faces
from tabletally.virtual_board.shots import read_texts

LANGUAGES = ("hangul loaded", "hangul from flash")
SCREENS = {
    "korean": [
        "대연회장 점유",
        "보라 2 (귀빈 1)",
        "왼쪽에서 두 번째 의상",
        "→ 연회장 3, 장신구 없음",
        "● 했음  ▼ 못 함 (+3점)",
    ],
    "names": ["?쌍봉", "긷힝?", "??", "홍길동", "??…"],
    "english": [
        "Majority: Hall 1",
        "Purple 2 (VIP 1)",
        '"Quick" {jumpy} fox_',
        "Is it 10, or O.K.?",
        "a+b=c; <x> [y] #&%@~",
    ],
    "bold": ["Final Scoring!", "Queen's gym 0123", "456789 +-=", "의상 제작"],
    "numbers": ["0  -1234567890", "907", "+7", "+42"],
    "title": ["의상 제작  STEP 3", "의상 제작  a VIP"],
}


@pytest.fixture(scope="module")
def printed():
    return run("drawing_session.py")


@pytest.fixture(scope="module")
def frames(printed):
    """Each language's frames by name."""
    names = [line[2:] for line in printed if line.startswith("= ")]
    drawn = [bytes.fromhex(line[6:]) for line in printed if line.startswith("frame ")]
    half = len(names) // 2
    pairs = list(zip(names, drawn, strict=True))
    return dict(zip(LANGUAGES, (dict(pairs[:half]), dict(pairs[half:])), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_texts_are_read_back(frames, language, name):
    texts = read_texts(128, 64, picture(frames[language][name]), SCREENS[name])
    assert texts == SCREENS[name]


def test_glyphs_from_flash_are_those_that_are_loaded(frames):
    assert frames["hangul loaded"]["korean"] == frames["hangul from flash"]["korean"]


def test_widths_are_those_that_the_host_reckons_with(printed):
    widths = [line.split("\t")[1:] for line in printed if line.startswith("width")]
    assert widths
    for regular, bold, text in widths:
        for name, width in (("text", regular), ("bold", bold)):
            face = faces()[name]
            assert face.width(text) + face.narrow.gap == int(width), (name, text)


def test_bars_are_in_proportion(frames):
    pixels = picture(frames["hangul loaded"]["title"])
    rows = [pixels[128 * y : 128 * (y + 1)] for y in range(64)]
    assert [sum(map(bool, rows[y][20:100])) for y in (33, 43, 53)] == [48, 1, 0]

"""`tabletally names`: the names of players, sent to a board and listed there."""

import importlib
import unicodedata
from contextlib import closing

import pytest
from commands import run
from tabletally.names import wanted
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.flash import SIZE, Flash, save
from tabletally.virtual_board.glyphs import faces, syllables
from tabletally.virtual_board.running import run_script

NOBODY = "No names: seats go by their colours.\n"
# Puts what is known of settings, and a part of a newer version, into a file of them.
NEWER = """
from shared_rules.core.packing import Reader, Writer, sealed, unsealed
with open("/saves/settings", "rb") as file:
    data = bytes(unsealed(file.read()))
writer = Writer()
writer.data.extend(data)
writer.byte(77)
writer.word(3)
writer.data.extend(b"new")
with open("/saves/settings", "wb") as file:
    file.write(sealed(writer.data))
"""


@pytest.fixture
def image(tmp_path):
    """The flash image of a board whose language was chosen."""
    path = tmp_path / "image"
    assert run_script("ok", language="ko", flash=path).status == 0
    return path


def asked(image, code):
    """What code prints on the board of an image, which is kept."""
    flash = Flash(image.read_bytes())
    with closing(VirtualBoard(flash=flash)) as board:
        printed = board.ask(code)
    save(flash, image)
    return printed


def test_sent_listed_and_removed(image):
    assert run("names", "--flash", image).text == NOBODY
    assert run("names", "지훈", "김서윤", "Ann", "--flash", image).text == "지훈\n김서윤\nAnn\n"
    assert run("names", "--flash", image).text == "지훈\n김서윤\nAnn\n"
    assert run("names", "Bo", "--flash", image).text == "Bo\n"
    assert run("names", "--none", "--flash", image).text == NOBODY
    assert run("names", "--flash", image).text == NOBODY


def test_all_else_in_the_settings_stays(image):
    assert run_script("down*2 ok down ok back", flash=image).status == 0  # the display is flipped
    assert asked(image, "__name__ = 'x'\n" + shipped(NEWER)) == ""
    before = asked(image, "print(open('/saves/settings', 'rb').read())")
    run("names", "지훈", "--flash", image)
    assert asked(image, "print(open('/saves/settings', 'rb').read())") != before
    run("names", "--none", "--flash", image)
    assert asked(image, "print(open('/saves/settings', 'rb').read())") == before


def shipped(code):
    from tabletally.pico.building import using_ours

    return using_ours(code)


def test_listing_changes_nothing(image):
    before = image.read_bytes()
    assert run("names", "--flash", image).status == 0
    assert image.read_bytes() == before


def test_syllables_that_a_terminal_sends_in_parts(image):
    parts = unicodedata.normalize("NFD", "서윤")
    assert len(parts) == 5
    assert run("names", parts, "--flash", image).text == "서윤\n"


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["남궁지훈"], "남궁지훈 is 39 pixels wide, and the display has room for 31"),
        (["Alexander"], "Alexander is 49 pixels wide"),
        (["José"], "José: the display has no 'é'"),
        (["뷁"], "뷁: the display has no '뷁'"),
        (["a\tb"], "the display has no '\\t'"),
        (["\x1b[31mred"], "'\\x1b[31mred': the display has no '\\x1b'"),
        (["Ann", "지훈", " Ann "], "Ann is there twice"),
        (["Ann", " "], "a name is empty"),
        ([f"P{number}" for number in range(13)], "13 names are too many: a board keeps 12"),
        (["Ann", "--none"], "give names, or --none"),
    ],
)
def test_names_that_cannot_be_kept(image, names, sentence):
    run("names", "Bo", "--flash", image)
    ran = run("names", *names, "--flash", image)
    assert (ran.status, ran.out) == (2, b"")
    assert sentence in ran.err.decode()
    assert ran.err.count(b"\n") == 1
    assert run("names", "--flash", image).text == "Bo\n"


def test_an_option_cut_short_removes_nothing(image):
    run("names", "Bo", "--flash", image)
    assert run("names", "--no", "--flash", image).status == 2
    assert run("names", "--flash", image).text == "Bo\n"


@pytest.mark.parametrize("content", [b"", b"x" * 100, b"\xff" * SIZE, bytes(SIZE), None])
@pytest.mark.parametrize("names", [[], ["Ann"]])
def test_what_is_no_image_of_ours(tmp_path, content, names):
    image = tmp_path / "image"
    if content is not None:
        image.write_bytes(content)
    ran = run("names", *names, "--flash", image)
    assert (ran.status, ran.out) == (2, b"")
    assert ran.err.count(b"\n") == 1
    assert image.read_bytes() == content if content is not None else not image.exists()


@pytest.mark.parametrize("names", [[], ["Ann"]])
def test_damaged_settings_are_left(image, names):
    assert asked(image, "with open('/saves/settings', 'ab') as file: file.write(b'torn')") == ""
    before = image.read_bytes()
    ran = run("names", *names, "--flash", image)
    assert (ran.status, ran.out) == (2, b"")
    assert b"the settings of this board are damaged" in ran.err
    assert image.read_bytes() == before


def test_the_virtual_board_of_the_user(image, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert b"nobody has played on the virtual board yet" in run("names", "Ann", "--sim").err
    (tmp_path / "tabletally").mkdir()
    (tmp_path / "tabletally" / "pico_ssd1306.flash").write_bytes(image.read_bytes())
    assert run("names", "Ann", "--sim").status == 0
    assert run("names", "--sim").text == "Ann\n"


def test_a_board_keeps_as_many_as_can_be_sent(image):
    names = [f"김서{syllable}" for syllable in "가나다라마바사아자차카타"]
    assert len(names) == wanted.MOST
    assert run("names", *names, "--flash", image).text == "\n".join(names) + "\n"


def test_a_name_is_never_wider_than_the_widest_seat():
    seats = [
        name
        for language in ("en", "ko")
        for name in importlib.import_module(
            f"tabletally.shared_rules.rococo.texts.{language}"
        ).SEATS
    ]
    assert max(map(faces()["text"].width, seats)) == wanted.ROOM


def test_three_syllables_fit():
    widest = max(syllables().columns, key=faces()["text"].width)
    assert wanted.checked([3 * widest]) == [3 * widest]

"""`tabletally history`: what a device holds of finished games, and what is damaged there."""

import json
from contextlib import closing

import pytest
from commands import run
from scenarios.scenes import script, sheet
from tabletally.history import shelf, sources
from tabletally.shared_rules.core.packing import SEAL, sealed
from tabletally.shared_rules.core.played import HEAD, head
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.flash import SIZE, Flash, save
from tabletally.virtual_board.running import run_script

# One of each game, one with moves, one solo, one that nobody has won.
PLAYED = (
    "two_players",
    "solo",
    "colors_of_paris_two",
    "dream_home_exchanged",
    "queenz_two",
    "splendor_duel_both",
)
IMAGES = {}


@pytest.fixture
def image_of(tmp_path_factory):
    """The flash image of a board on which a scenario was played."""

    def image_of(name):
        if name not in IMAGES:
            path = tmp_path_factory.mktemp("flash") / "image"
            report = run_script(script(name), language="en", flash=path)
            assert report.status == 0, report.console
            IMAGES[name] = path
        return IMAGES[name]

    return image_of


@pytest.fixture
def game(image_of):
    """The bytes of one finished game, without its head."""
    (content,) = sources.of_image(image_of("queenz_two")).values()
    return content[HEAD:]


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_comes_back_as_its_sheet(image_of, name):
    shown = run("history", "show", 1, "--sheet", "--flash", image_of(name))
    assert (shown.status, shown.err) == (0, b"")
    assert json.loads(shown.text) == sheet(name)


@pytest.mark.parametrize("name", PLAYED)
def test_device_and_host_agree(image_of, name):
    stored = run("history", "--json", "--flash", image_of(name))
    (told,) = map(json.loads, stored.lines)
    written = run("history", "show", 1, "--sheet", "--flash", image_of(name))
    scored = json.loads(run("score", "--json", "-", stdin=written.out).text)
    for player in scored["players"]:
        for line in player["lines"]:
            del line["rule"], line["why"]
    del scored["problems"]
    assert told == {"id": 1, **scored}


def test_the_list_for_people(image_of):
    image = image_of("two_players")
    assert run("history", "--flash", image).text == "1  Rococo  1. Purple 109  2. Black 46\n"
    korean = run("history", "list", "--flash", image, "--lang", "ko")
    assert korean.text == "1  로코코  1. 보라 109  2. 검정 46\n"


def test_one_game_for_people_and_as_json(image_of):
    image = image_of("two_players")
    lines = run("history", "show", 1, "--flash", image).lines
    assert "Purple wins with 109" in lines
    assert "Fame track (R1.2)" in lines
    shown = json.loads(run("history", "show", 1, "--json", "--flash", image).text)
    assert (shown["id"], shown["winners"]) == (1, [0])
    assert "보라" in run("history", "show", 1, "--lang", "ko", "--flash", image).text


def test_a_board_before_its_first_game(tmp_path):
    image = tmp_path / "image"
    assert run_script("ok", language="en", flash=image).status == 0
    listed = run("history", "--flash", image)
    assert (listed.status, listed.text) == (0, "No game is finished yet.\n")
    assert run("history", "--json", "--flash", image).text == ""
    shown = run("history", "show", 1, "--flash", image)
    assert shown.status == 2
    assert b"there is no game 1 here: none is finished yet" in shown.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show"], "show wants the number of a game"),
        (["list", 3], "`tabletally history show ID --sheet`"),
        (["--sheet"], "`tabletally history show ID --sheet`"),
        (["show", 1, "--sheet", "--json"], "do not go together"),
        (["show", 7], "there is no game 7 here: 1 is the only one"),
    ],
)
def test_wrong_usage(image_of, words, sentence):
    ran = run("history", *words, "--flash", image_of("queenz_two"))
    assert (ran.status, ran.out) == (2, b"")
    assert sentence in ran.err.decode()
    assert ran.err.count(b"\n") == 1


@pytest.mark.parametrize("content", [b"", b"x" * 100, b"\xff" * SIZE, bytes(SIZE), None])
def test_what_is_no_image_of_ours(tmp_path, content):
    image = tmp_path / "image"
    if content is not None:
        image.write_bytes(content)
    ran = run("history", "--flash", image)
    assert (ran.status, ran.out) == (2, b"")
    assert str(image) in ran.err.decode()
    assert ran.err.count(b"\n") == 1


def test_an_image_is_only_read(image_of):
    image = image_of("queenz_two")
    before = image.read_bytes()
    image.chmod(0o400)
    assert run("history", "--flash", image).status == 0
    assert image.read_bytes() == before


def test_damage_in_an_image_is_told_and_left(image_of, tmp_path):
    flash = Flash(image_of("queenz_two").read_bytes())
    with closing(VirtualBoard(flash=flash)) as board:
        tear = "with open('/saves/history/00001', 'ab') as file: file.write(b'torn')"
        assert board.ask(tear) == ""
    image = tmp_path / "image"
    save(flash, image)
    for _ in range(2):
        ran = run("history", "--flash", image)
        assert (ran.status, len(ran.lines)) == (1, 1)
        assert b"/saves/history/00001 is damaged from byte " in ran.err
        assert b"none is finished" not in ran.err


def test_the_virtual_board_of_the_user(image_of, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    ran = run("history", "--sim")
    assert ran.status == 2
    assert b"nobody has played on the virtual board yet" in ran.err
    (tmp_path / "tabletally").mkdir()
    content = image_of("queenz_two").read_bytes()
    (tmp_path / "tabletally" / "pico_ssd1306.flash").write_bytes(content)
    assert run("history", "--sim").lines[0].startswith("1  Queenz  1. ")
    assert run("history", "--sim", "pico_ssd1306_encoder").status == 2
    (tmp_path / "tabletally" / "pico_ssd1306_encoder.flash").write_bytes(content)
    assert run("history", "--sim", "pico_ssd1306_encoder").status == 0
    assert b"there is no board 'abacus'" in run("history", "--sim", "abacus").err


def test_games_of_several_files(game):
    first = head(9, len(game)) + game + head(10, len(game)) + game
    found = shelf.read({"00011": head(11, len(game)) + game, "00009": first, "00009.1": b"?"})
    assert list(found.games) == [9, 10, 11]
    assert found.faults == []


def test_a_successor_is_read_only_where_its_file_is_gone(game):
    whole = head(9, len(game)) + game
    assert list(shelf.read({"00009.new": whole}).games) == [9]
    torn = whole + whole[:20]
    found = shelf.read({"00009": torn, "00009.new": whole[:20]})
    assert (list(found.games), len(found.faults)) == ([9], 1)


def test_every_cut_of_a_file_keeps_the_games_before_it(game):
    whole = head(1, len(game)) + game
    for length in range(1, len(whole)):
        found = shelf.read({"00001": whole + whole[:length]})
        assert list(found.games) == [1]
        (fault,) = found.faults
        end = len(whole) + length
        assert f"/saves/history/00001 is damaged from byte {len(whole)} to {end}:" in fault


def test_every_flipped_byte_is_told_and_costs_one_game(game):
    one = head(1, len(game)) + game
    whole = bytearray(one + head(2, len(game)) + game)
    for at in range(len(one)):
        whole[at] ^= 0x10
        found = shelf.read({"00001": bytes(whole)})
        assert (list(found.games), len(found.faults)) == ([2], 1), at
        whole[at] ^= 0x10


def test_a_history_of_which_nothing_can_be_read_is_not_called_empty(game, reading):
    reading({"00001": game})
    ran = run("history", "--flash", "image")
    assert (ran.status, ran.text) == (1, "No game can be read.\n")
    ran = run("history", "show", 1, "--flash", "image")
    assert (ran.status, ran.out) == (2, b"")
    assert b"there is no game 1 here: none can be read" in ran.err


def test_other_versions(game):
    content = bytearray(game[:-SEAL])
    other_form = sealed(bytes([content[0] + 1]) + content[1:])
    unknown = sealed(content.replace(b"\x06queenz", b"\x06othell"))
    files = b"".join(head(at, len(one)) + one for at, one in enumerate((other_form, unknown), 1))
    found = shelf.read({"00001": files})
    assert found.games == {}
    form, name = found.faults
    assert "game 1 was stored in another form" in form
    assert "game 2 is of othell, which is unknown here" in name


def changed(game, at, value):
    content = bytearray(game[:-SEAL])
    content[at] = value
    return {"00001": head(1, len(game)) + sealed(content)}


@pytest.fixture
def reading(monkeypatch):
    """Have these files in the history of every image."""

    def reading(files):
        monkeypatch.setattr(sources, "of_image", lambda path: files)

    return reading


LAYOUT_AT = 1 + 2 + 7  # behind form, number and the game's word
TOTAL_BEHIND_SEATS = 2  # how many players, how many lines


def test_fields_of_another_version(game, reading):
    reading(changed(game, LAYOUT_AT, game[LAYOUT_AT] ^ 1))
    assert run("history", "--flash", "image").lines[0].startswith("1  Queenz")
    ran = run("history", "show", 1, "--flash", "image")
    assert ran.status == 2
    assert b"game 1 was stored by another version" in ran.err


def test_a_device_that_scores_differently_is_not_believed(game, reading):
    at = LAYOUT_AT + 3
    for _ in range(game[at]):
        at += 2 + game[at + 2]
    at += 1 + TOTAL_BEHIND_SEATS
    reading(changed(game, at, game[at] + 1))
    ran = run("history", "show", 1, "--flash", "image")
    assert ran.status == 1
    assert b"the device scored game 1 differently" in ran.err


def test_what_is_damaged_is_told_beside_the_rest(game, reading):
    whole = head(1, len(game)) + game
    reading({"00001": whole + whole[:9]})
    ran = run("history", "--flash", "image")
    assert ran.status == 1
    assert len(ran.lines) == 1
    assert ran.err.startswith(b"tabletally history: /saves/history/00001 is damaged")
    assert run("history", "show", 1, "--flash", "image").status == 0

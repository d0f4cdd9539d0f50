"""`tabletally solo` as a person or a program uses it."""

import json

import pytest
import solo_games
from tabletally import cli
from tabletally.decks import files

SEED = "5"
FIRST_TURN = "go blue 3 guest none-or-livres"


@pytest.fixture
def solo(tmp_path, capsys, monkeypatch):
    def run(*words, answers=None, typed=None):
        if answers is not None:
            (tmp_path / "answers").write_text(answers, "utf-8")
            words += ("--answers", str(tmp_path / "answers"))
        if typed is not None:
            lines = iter(typed)

            def read(prompt=""):
                try:
                    return next(lines)
                except StopIteration:
                    raise EOFError from None

            monkeypatch.setattr("builtins.input", read)
        status = cli.main(["solo", *words])
        out, err = capsys.readouterr()
        return status, out, err

    return run


def lines_of(out):
    return [json.loads(line) for line in out.splitlines()]


def whole_game(seed=11):
    """Answers of a whole game as numbers, one a line."""
    return "\n".join(map(str, solo_games.finished(seed).answers))


def test_each_draw_instruction_question_and_consequence(solo):
    status, out, err = solo("--seed", SEED, "--json", answers=FIRST_TURN)
    assert (status, err) == (0, "")
    records = lines_of(out)
    kinds = [record["kind"] for record in records]
    assert kinds[:7] == [
        "game", "consequence", "question", "answer", "draw", "instruction", "question",
    ]  # fmt: skip
    draws = [record for record in records if record["kind"] == "draw"]
    assert [draw["name"] for draw in draws] == ["turned", "revealed"]
    assert draws[0]["card"]["action"] == "tailor"
    for record in records:
        if "cards" in record:
            assert sum(record["cards"].values()) == 25
    assert records[-1]["over"] is False
    assert records[-1]["state"]["garments"] == 1


def test_words_numbers_comments_and_undo(solo):
    words = solo("--seed", SEED, "--json", answers=FIRST_TURN)[1]
    numbers = solo("--seed", SEED, "--json", answers="0 # her turn\n1\n3 \n\n1 0")[1]
    ends = [lines_of(out)[-1] for out in (words, numbers)]
    assert ends[0] == ends[1]
    undone = solo("--seed", SEED, "--json", answers="go undo go pink undo undo " + FIRST_TURN)[1]
    assert lines_of(undone)[-1] == ends[0]


def test_the_same_seed_gives_the_same_game_and_another_one_not(solo):
    first = solo("--seed", SEED, "--json", answers=whole_game())
    again = solo("--seed", SEED, "--json", answers=whole_game())
    assert first == again
    assert solo("--seed", "6", "--json", answers=whole_game())[1] != first[1]


@pytest.mark.parametrize(
    ("answers", "line"), [("go\npurple", 2), ("go\n\nblue\n100", 4), ("undo", 1), ("1", 1)]
)
def test_a_wrong_answer_is_named_with_its_line(solo, answers, line):
    status, out, err = solo("--seed", SEED, "--json", answers=answers)
    assert status == 1
    assert f"line {line}:" in err
    assert len(err.splitlines()) == 1
    assert lines_of(out)[-1]["line"] == line


def test_an_answer_after_the_end_is_named(solo):
    status, _, err = solo("--seed", "11", "--fund-task", "1", answers=whole_game() + "\n0")
    assert status == 1
    assert "over" in err


def test_a_whole_game_is_written_and_scored(solo, tmp_path, capsys):
    table = tmp_path / "table.json"
    table.write_text(json.dumps(solo_games.tiles_of_the_human()))
    sheet = tmp_path / "sheet.json"
    words = ("--seed", "11", "--fund-task", "1", "--table", str(table), "--sheet", str(sheet))
    status, out, err = solo(*words, "--json", answers=whole_game())
    assert (status, err) == (0, "")
    result = lines_of(out)[-1]["result"]
    assert cli.main(["score", "--json", str(sheet)]) == 0
    assert json.loads(capsys.readouterr()[0]) == result
    status, out, _ = solo(*words, answers=whole_game())
    assert "Mina" in out and "Madame du Barry" in out


def test_her_part_alone_is_written(solo, tmp_path):
    sheet = tmp_path / "sheet.json"
    words = ("--seed", "11", "--fund-task", "1", "--sheet", str(sheet))
    status, out, _ = solo(*words, answers=whole_game())
    assert status == 0
    assert str(sheet) in out
    assert json.loads(sheet.read_text())["options"]["solo"] is True


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--seed", "-1"), "--seed"),
        (("--seed", "1000000000"), "--seed"),
        (("--deck", "nowhere.toml"), "nowhere.toml"),
        (("--answers", "nowhere"), "nowhere"),
        (("--json",), "--answers"),
        (("--set", "jewel"), "right or left"),
        (("--set", "colour=red"), "jewel"),
        (("--table", "nowhere.json"), "nowhere.json"),
    ],
)
def test_wrong_usage_is_one_sentence(solo, words, part):
    status, _, err = solo(*words)
    assert status == 2
    assert part in err
    assert len(err.splitlines()) == 1


def test_a_deck_with_faults_or_too_few_cards_is_refused(solo, tmp_path):
    deck = tmp_path / "deck.toml"
    deck.write_text('name = "mine"\n[[card]]\naction = "favour"\nhall = 1\njewel = false\n')
    status, _, err = solo("--deck", str(deck))
    assert status == 2 and "--physical" in err
    deck.write_text('name = "mine"\n[[card]]\naction = "favor"\nhall = 1\njewel = false\n')
    status, _, err = solo("--deck", str(deck))
    assert status == 2 and "deck.toml:3:" in err


def test_settings_are_told(solo):
    _, out, _ = solo(
        "--json", "--jewelry-box", "--set", "jewel=left", "--set", "exam_gap=skip", answers=""
    )
    settings = lines_of(out)[0]["settings"]
    assert (settings["jewel"], settings["exam_gap"]) == ("left", "skip")
    assert (settings["jewelry_box"], settings["deck"]) == (True, "device")


def test_a_physical_deck_is_noted_and_grows(solo, tmp_path):
    deck = str(tmp_path / "mine.toml")
    words = ("--physical", "--deck", deck, "--json")
    status, out, _ = solo(*words, answers="go fund musician hall-2-with-jewel")
    assert status == 0
    assert [record["cards"] for record in lines_of(out) if record.get("name") == "learned"] == [1]
    assert len(files.load(deck).cards) == 1
    solo(*words, answers="go resources drawer-1 hall-4")
    known = files.load(deck)
    assert (len(known.cards), known.faults) == (2, [])
    solo(*words, answers="go resources drawer-1 hall-4 undo undo undo")
    assert len(files.load(deck).cards) == 2


def test_a_physical_deck_of_25_can_be_shuffled_here(solo, tmp_path):
    deck = str(tmp_path / "mine.toml")
    house = files.load(files.HOUSE)
    house.cards, last = house.cards[:-1], house.cards[-1]
    files.save(house, deck)
    assert solo("--deck", deck, answers="go")[0] == 2
    words = "go fund jewel-decoration hall-3"
    _, out, _ = solo("--physical", "--deck", deck, "--json", answers=words)
    assert any(record.get("name") == "complete" for record in lines_of(out))
    assert files.load(deck).cards == [*house.cards, last]
    assert solo("--deck", deck, answers="go")[0] == 0


def test_undo_takes_a_card_entered_wrongly_out_of_the_file(solo, tmp_path):
    deck = str(tmp_path / "mine.toml")
    words = ("--physical", "--deck", deck)
    solo(*words, typed=["", "fund", "musician", "hall-2", "u", "hall-3", "q"])
    assert len(files.load(deck).cards) == 1


def test_a_resumed_game_takes_no_card_out_of_the_file(solo, tmp_path):
    deck = str(tmp_path / "mine.toml")
    words = ("--physical", "--deck", deck, "--keep", str(tmp_path / "evening"))
    solo(*words, typed=["", "fund", "musician", "hall-2", "q"])
    house = files.load(files.HOUSE)
    files.save(house, deck)
    solo(*words, typed=["1", "2", "q"])
    cards = files.load(deck).cards
    assert cards[:25] == house.cards
    assert len(cards) == 26


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_at_the_terminal(solo, lang):
    typed = ["", "x", "u", "u", "", "s", "2", "4", "q"]
    status, out, err = solo("--seed", SEED, "--lang", lang, typed=typed)
    assert (status, err) == (0, "")
    assert out.count("'x'") == 1
    wrong = next(line for line in out.splitlines() if "'x'" in line)
    assert ("choose" if lang == "en" else "고르세요") in wrong
    assert ("nothing to undo" if lang == "en" else "되돌릴 것이 없습니다") in out


def test_the_beginning_of_a_word_will_do(solo):
    typed = ["go", "bl", "3", "v", "l", "q"]
    _, out, _ = solo("--seed", SEED, typed=typed)
    assert "on a VIP spot" in out
    assert "Bonus: lace, 2 in all" in out


def test_a_kept_game_is_resumed_with_the_same_cards(solo, tmp_path):
    name = str(tmp_path / "evening")
    _, out, _ = solo("--seed", SEED, "--keep", name, typed=["", "1", "3", "q"])
    assert name in out
    _, out, _ = solo("--keep", name, typed=["guest", "0", "s", "q"])
    once = solo("--seed", SEED, typed=["", "1", "3", "1", "0", "s", "q"])[1]
    assert out.splitlines()[-1] == once.splitlines()[-1]


@pytest.mark.parametrize("another", [("--seed", "8"), ("--jewelry-box",), ("--fund-task", "2")])
def test_a_kept_game_does_not_begin_in_another_way(solo, tmp_path, another):
    name = str(tmp_path / "evening")
    solo("--seed", SEED, "--keep", name, typed=["", "q"])
    before = (tmp_path / "evening").read_text()
    status, _, error = solo("--keep", name, *another, typed=["q"])
    assert status == 2
    assert f"{name} holds a game that began with another {another[0]}" in error
    assert (tmp_path / "evening").read_text() == before


def test_a_whole_game_at_the_terminal(solo):
    typed = [str(answer) for answer in solo_games.finished(11).answers]
    status, out, _ = solo("--seed", "11", "--fund-task", "1", typed=typed)
    assert status == 0
    assert "Round 7" in out and "The game is over" in out

"""Deck files: every fault in one sentence with its line, and what is written can be read."""

import pytest
from tabletally import cli
from tabletally.decks import files, reader, words
from tabletally.shared_rules.rococo.du_barry import cards, house_deck

HEAD = 'name = "mine"\n'
GOOD = '[[card]]\naction = "favour"\nhall = 1\njewel = true\n'


def faults(text):
    return [(fault.line, fault.text) for fault in reader.read(text).faults]


def one_fault(text):
    found = faults(text)
    assert len(found) == 1, found
    return found[0]


def card_file(*lines):
    return HEAD + "\n".join(["[[card]]", *lines]) + "\n"


LOWER = ("hall = 2", "jewel = false")


def test_every_card_is_written_and_read_back():
    every = [
        cards.card(action, which, 1 + which % 5, which % 2)
        for action, most in enumerate(cards.MOST_WHICH)
        for which in range(most)
    ]
    deck = reader.Deck(name='a "name"', note="글", cards=every[:25])
    assert reader.read(files.text(deck)) == deck
    rest = reader.Deck(name="b", cards=every[25:])
    assert reader.read(files.text(rest)) == rest


@pytest.mark.parametrize(
    ("lines", "line", "parts"),
    [
        (('action = "favor"', *LOWER), 3, ["card 1", "'favor'", "did you mean favour?"]),
        (("action = 3", *LOWER), 3, ["action is 3", "favour"]),
        (LOWER, 2, ["action is missing", "add action"]),
        (('action = "favour"', "jewel = true"), 2, ["hall is missing", "1 to 5"]),
        (('action = "favour"', "hall = 6", "jewel = true"), 4, ["hall is 6", "1 to 5"]),
        (('action = "favour"', "hall = true", "jewel = true"), 4, ["hall is True"]),
        (('action = "favour"', "hall = 1"), 2, ["jewel sign is missing", "jewel = true"]),
        (('action = "favour"', "hall = 1", "jewel = 1"), 5, ["jewel is 1", "true or false"]),
        (('action = "resources"', *LOWER), 2, ["drawer or a position", "exactly one"]),
        (('action = "resources"', "drawer = 4", *LOWER), 4, ["drawer is 4", "1 to 3"]),
        (
            ('action = "resources"', "drawer = 1", 'position = "left"', *LOWER),
            5, ["drawer or a position"],
        ),
        (('action = "resources"', 'position = "centre"', *LOWER), 4, ["centre", "middle"]),
        (('action = "tailor"', "garment = 1", *LOWER), 2, ["end to count from is missing"]),
        (('action = "tailor"', 'from = "left"', *LOWER), 2, ["garment is missing", "1 to 9"]),
        (('action = "hire"', "employee = 5", 'from = "left"', *LOWER), 4, ["1 to 4"]),
        (('action = "hire"', "garment = 1", "employee = 1", 'from = "left"', *LOWER), 4,
         ["'garment' does not belong"]),
        (('action = "fund"', *LOWER), 2, ["decoration is missing", "statue"]),
        (('action = "fund"', 'decoration = "statues"', *LOWER), 4, ["did you mean statue?"]),
        (('action = "favour"', "halls = 1", *LOWER), 4, ["'halls'", "did you mean hall?"]),
    ],
)  # fmt: skip
def test_one_fault(lines, line, parts):
    found_line, text = one_fault(card_file(*lines))
    assert found_line == line
    for part in parts:
        assert part in text


def test_faults_of_the_deck_itself():
    assert one_fault(GOOD) == (1, 'the deck has no name; add name = "..." above the first card')
    assert "did you mean name?" in one_fault('name = "a"\nnames = "b"\n' + GOOD)[1]
    assert one_fault(f"name = 3\n{GOOD}")[1].startswith("name is not a text")
    assert one_fault('name = "a"\nnote = 1\n')[0] == 2
    assert "[[card]]" in one_fault('name = "a"\ncard = 4\n')[1]
    line, text = one_fault('name = "a"\n\nhall = \n')
    assert line == 3 and "not TOML" in text


def test_a_26th_card_is_one_too_many():
    line, text = one_fault(HEAD + GOOD * 26)
    assert line == 2 + 25 * 4
    assert "26 cards" in text


def test_all_faults_at_once_in_the_order_of_the_file():
    text = HEAD + '[[card]]\naction = "fnd"\nhall = 9\n' + GOOD + '[[card]]\naction = "fund"\n'
    found = faults(text)
    assert [line for line, _ in found] == sorted(line for line, _ in found)
    assert len(found) == 6
    assert len(reader.read(text).cards) == 1


def test_the_house_deck_is_whole_and_sensible():
    deck = files.load(files.HOUSE)
    assert deck.complete
    assert "not the published one" in deck.name
    halls = [cards.hall_of(card) for card in deck.cards]
    assert [halls.count(hall) for hall in range(1, 6)] == [5] * 5
    jewels = [cards.hall_of(card) for card in deck.cards if cards.jewel_of(card)]
    assert [jewels.count(hall) for hall in range(1, 6)] == [2] * 5
    actions = [cards.action_of(card) for card in deck.cards]
    assert [actions.count(action) for action in range(cards.ACTIONS)] == [3, 6, 7, 3, 6]
    assert len(set(deck.cards)) == 25


def test_the_device_has_the_same_house_deck():
    assert files.compiled(files.load(files.HOUSE)) == house_deck.CARDS


def test_the_words_name_every_number():
    assert len(words.DECORATIONS) == cards.MOST_WHICH[cards.FUND]
    assert words.MOST_COUNTED[cards.TAILOR] * 2 == cards.MOST_WHICH[cards.TAILOR]
    assert words.MOST_COUNTED[cards.HIRE] * 2 == cards.MOST_WHICH[cards.HIRE]


def run(capsys, *arguments):
    status = cli.main(["deck", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_check_and_show(capsys, tmp_path):
    assert run(capsys, "check", "house") == (0, "house: 25 cards, complete\n", "")
    status, out, _ = run(capsys, "show", "house", "--lang", "ko")
    assert status == 0
    assert "연회장" in out and "not the published one" in out
    part = tmp_path / "part.toml"
    part.write_text(HEAD + GOOD)
    status, out, _ = run(capsys, "check", str(part))
    assert (status, "1 of 25" in out) == (0, True)
    part.write_text(HEAD + GOOD.replace("1", "7"))
    status, out, _ = run(capsys, "check", str(part))
    assert status == 1
    assert out == f"{part}:4: card 1: hall is 7; write a number from 1 to 5\n"


@pytest.mark.parametrize("data", [b"\xff\xfe", b"#" * 1_000_001])
def test_what_cannot_be_read(capsys, tmp_path, data):
    part = tmp_path / "part.toml"
    part.write_bytes(data)
    status, out, err = run(capsys, "check", str(part))
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert run(capsys, "check", str(tmp_path / "nowhere"))[0] == 2

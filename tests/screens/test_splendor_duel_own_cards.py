"""The cards of Splendor Duel as they are looked at: own ones are read as well as others."""

import pytest
from screen_runs import LANGUAGES, play

TO_THE_CARDS = "ok down*4 ok*2 ok:long ok"
COLOURS = ("white", "blue", "green", "red", "black")
CARDS = (5, 4, 2)  # of a colour, by level
LEVELS = slice(2, 5)  # lines of the display
CROWN = "1/10"
GROUND = range(9, 32)  # columns of the first card of a level


def numbers(shot):
    """What is read on the cards of each level; behind those of the lowest one stands the price."""
    lines = [line.split() for line in shot.texts[LEVELS]]
    return [*lines[:2], lines[2][:2]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_card_reads_as_before_it_was_taken(language):
    take_all = f"ok*{sum(CARDS)} up*7"
    words = [f"shot:{colour} {take_all} shot:own_{colour} up" for colour in COLOURS]
    shots = play(" ".join([TO_THE_CARDS, *words]), language).shots
    for colour in COLOURS:
        assert numbers(shots[colour])[2] == ["3", "4"], colour
        assert numbers(shots[f"own_{colour}"]) == numbers(shots[colour]), colour


TAKEN = {"free": "down*9 ok", "own": "down*5 ok down*3 ok"}  # the chosen card is


@pytest.mark.parametrize("chosen", TAKEN)
def test_the_bar_touches_neither_the_ground_of_its_card_nor_that_of_the_one_below(chosen):
    shot = play(f"{TO_THE_CARDS} {TAKEN[chosen]} up*8 down*5 shot:bar", "en").shots["bar"]
    lit = [[shot.pixels[y * shot.width + x] > 0 for x in GROUND] for y in range(shot.height)]
    above, bar, below = 48, 49, 50
    assert all(lit[bar])
    assert not any(lit[above])
    assert not any(lit[below])
    assert all(lit[below + 1])


def test_back_takes_back_what_was_taken_since_the_page_was_opened_and_then_leaves_it():
    """As the user guide says."""
    taken = "down ok*2 shot:taken back shot:one_back back shot:both_back back shot:left"
    kept = "ok down ok up*7 ok back:long ok shot:again back shot:left_again ok shot:kept"
    shots = play(f"{TO_THE_CARDS} {taken} {kept}", "en").shots
    texts = {name: shot.texts for name, shot in shots.items()}
    assert CROWN in texts["taken"][1]
    assert CROWN in texts["one_back"][1]
    assert CROWN not in texts["both_back"][1]
    assert texts["left"][0] == texts["left_again"][0] == "Splendor Duel"
    assert CROWN in texts["again"][1]
    assert CROWN in texts["kept"][1]

"""Her turn at the table: its card is shown once, also when the turn was left or taken back."""

import pytest
from screen_runs import play

BEGIN = "ok*3 up ok*2 down ok down*3 ok*3 up*5 ok up*3 ok:long ok "  # game number 5: she tailors
TO_THE_BONUS = "ok*4 "
AT_THE_TABLE = "Round 1"
ONE_BACK = "back ok ok"
FROM_HOME = " ok*2 ok*2"


@pytest.mark.parametrize("way", [ONE_BACK, "cut" + FROM_HOME, "reset" + FROM_HOME])
def test_a_turn_that_was_left_ends_at_the_table(way):
    shots = play(BEGIN + "shot:card " + TO_THE_BONUS + f"shot:bonus {way} shot:table", "en").shots
    assert "Tailor" in shots["card"].texts
    assert shots["bonus"].texts[0] == "Bonus of the spot"
    assert shots["table"].texts[0].startswith(AT_THE_TABLE)


def test_a_round_does_not_end_before_her_cards():
    shots = play(BEGIN.removesuffix("ok ") + "down ok shot:said ok shot:table", "en").shots
    assert " ".join(shots["said"].texts[1:]) == "Du Barry has 4 more cards to play in this round"
    assert shots["table"].texts[0].startswith(AT_THE_TABLE)


def test_what_must_not_be_missed_is_said_although_her_cell_is_lit():
    tailored = BEGIN + TO_THE_BONUS + "ok "
    funded = "ok down*2 ok*2 up*8 ok:long "  # for 10 livres, twice: there were 15
    shots = play(tailored + funded + "up " + funded + "shot:said up*3 shot:hers", "en").shots
    assert " ".join(shots["said"].texts).endswith("Purple: 5 below zero, an entry is missing")
    assert shots["hers"].texts[-1].startswith("hall 3 dec. 0")


def test_the_final_scoring_takes_over_her_fame_and_no_livres():
    cannot = BEGIN + "down "
    one_livre = "ok up*3 ok*2 "
    shots = play(cannot + "back up ok shot:fame", "en").shots
    assert shots["fame"].texts[2:] == ["fame  - 3"]
    shots = play(cannot + one_livre + "back up ok shot:both", "en").shots
    assert shots["both"].texts[2:] == ["16", "fame  - 3"]


def test_the_number_of_the_game_is_shown_with_what_she_has():
    shots = play(BEGIN + "down down ok up shot:last", "en").shots
    assert shots["last"].texts[-2:] == ["Lace  1", "Game no.  5"]


def test_cards_that_were_entered_wrongly_can_be_forgotten():
    one_card = "ok*3 up ok*2 down ok down ok ok:long ok down ok*3 back "
    again = "back:long down ok*3 up ok*2 down ok shot:known "
    shots = play(one_card + again + "up ok shot:question down ok shot:none", "en").shots
    assert any("1/25" in line for line in shots["known"].texts)
    assert "Forget the 1 cards" in " ".join(shots["question"].texts)
    assert not any("/25" in line for line in shots["none"].texts)


def test_a_card_that_needs_no_answer_is_told_after_a_cut():
    favour = BEGIN.replace("up*5", "up*2")  # game number 2: the Queen's Favour
    shots = play(favour + "shot:card cut ok*2 shot:told", "en").shots
    assert "Queen's Favour" in shots["card"].texts
    assert "Du Barry: Queen's Favour +3" in " ".join(shots["told"].texts)

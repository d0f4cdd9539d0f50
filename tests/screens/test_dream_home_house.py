"""The page of a house: what it says of a key that stays down is true where it stands."""

import pytest
from screen_runs import LANGUAGES, play

TO_THE_HOUSE = "ok down*2 ok*2 ok:long ok"
HELD = {"en": "hold: +", "ko": "길게: +"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_holding_is_offered_where_a_space_is_marked_until_it_is_known(language):
    words = "shot:garage_first down*2 shot:single ok shot:garage_last ok shot:living"
    words += " down up shot:chosen ok:long shot:known"
    shots = play(f"{TO_THE_HOUSE} {words}", language).shots
    offered = {name: HELD[language] in shot.texts for name, shot in shots.items()}
    assert offered == {
        "garage_first": True,
        "single": False,
        "garage_last": False,
        "living": True,
        "chosen": False,
        "known": False,
    }

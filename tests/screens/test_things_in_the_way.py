"""Where a rule refuses a key, the title of the reason names the card or decor in the way."""

import pytest
from screen_runs import play

DUEL = "ok down*4 ok*2 ok:long ok"
WILD_ALONE = "up*5 ok shot:refused"
# A white card, which a wild one joins; then it would be given back.
LAST_OF_ITS_COLOUR = "ok up*5 ok up*3 ok shot:refused ok shot:kept"

# Two whole houses and a cat house in the first one's kitchen; the kitchen would become empty.
HOUSES = """
ok down*2 ok*2 ok:long
ok*2 down*2 ok*2 down ok down*4 ok*2 up ok*2 down*5 ok up ok down*2 ok up*5 ok
down ok down ok down*2 ok up*2 ok:long up*4 ok down*3 ok down*2 ok down*2 ok*2 up*4 ok
down*4 ok up ok*7 down ok down*3 ok ok:long
"""
CAT_HOUSE_WITHOUT_ROOM = "back:long up*3 ok*2 down*3 ok up*7 ok shot:refused ok shot:kept"


@pytest.mark.parametrize(
    ("language", "wild", "white"), [("en", "wild", "white"), ("ko", "색선택", "백색")]
)
def test_the_colour_that_a_wild_card_joins(language, wild, white):
    alone = play(f"{DUEL} {WILD_ALONE}", language).shots["refused"].texts
    assert alone[0].split() == [wild, "●"]
    shots = play(f"{DUEL} {LAST_OF_ITS_COLOUR}", language).shots
    assert shots["refused"].texts[0].split() == [white, "●"]
    assert white in shots["kept"].texts[0]


@pytest.mark.parametrize(("language", "token"), [("en", "cat house"), ("ko", "고양이집")])
def test_the_decor_that_would_lose_its_room(language, token):
    shots = play(f"{HOUSES} {CAT_HOUSE_WITHOUT_ROOM}", language).shots
    title, *reason = shots["refused"].texts
    assert title == f"{token}  ●"
    assert reason
    assert token not in shots["kept"].texts[0]

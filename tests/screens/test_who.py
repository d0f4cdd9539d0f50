"""Names that the host sent: one is chosen for each seat, and stands for it everywhere."""

import pytest
from screen_runs import LANGUAGES, play
from tabletally.names.places import in_image
from tabletally.names.settings_file import with_names

NAMES = ["지훈", "민서", "김서윤"]
TWO_SEATS = "ok*4 up ok"  # of Rococo: purple and black
BEGUN = "ok shot:begun"  # the first row of the options
TO_SEATS_OF_QUEENZ = "back:long down ok down*3 ok"


@pytest.fixture
def image(tmp_path):
    """The flash image of a board that has names."""
    path = tmp_path / "image"
    play("wait:1", "ko", flash=path)
    send(path, NAMES)
    return path


def send(image, names):
    in_image(image, lambda content: with_names(content, names))


def texts(script, image, language=None):
    return {name: shot.texts for name, shot in play(script, language, flash=image).shots.items()}


def test_a_name_for_each_seat(image):
    shown = texts(f"{TWO_SEATS} shot:first ok shot:second down ok shot:options", image)
    assert shown["first"] == ["보라: 이름은?  1/2", "지훈", "민서", "김서윤", "이름 없이"]
    assert shown["second"] == ["검정: 이름은?  2/2", "민서", "김서윤", "이름 없이"]
    assert shown["options"][0] == "로코코  2명"


def test_names_stand_for_the_seats_from_then_on(image):
    shown = texts(f"{TWO_SEATS} ok down ok {BEGUN} ok shot:asked back:long shot:home", image)
    assert shown["asked"][1] == "지훈  김서윤"
    assert shown["home"][0] == "지훈 김서윤"


def test_a_seat_without_a_name_goes_by_its_colour(image):
    shown = texts(f"{TWO_SEATS} down*3 ok ok {BEGUN} ok shot:asked", image)
    assert shown["asked"][1] == "보라  지훈"


def test_back_goes_to_the_seat_before_and_what_it_was_called(image):
    script = f"{TWO_SEATS} down ok ok shot:options back shot:second back shot:first back shot:seats"
    shown = texts(script, image)
    assert shown["second"] == ["검정: 이름은?  2/2", "지훈", "김서윤", "이름 없이"]
    assert shown["first"][0] == "보라: 이름은?  1/2"
    assert shown["seats"][0] == "앉은 순서"
    again = texts(f"back:long {TWO_SEATS} down ok ok back*2 ok*2 {BEGUN} ok shot:asked", image)
    assert again["asked"][1] == "민서  지훈"


def test_held_it_names_all_as_last_time_and_begins(image):
    play(f"{TWO_SEATS} down ok down ok ok back:long", None, flash=image)
    # The cell to go on is held: no name is asked for.
    shown = texts("down ok ok ok ok up ok:long shot:menu ok shot:asked", image)
    assert shown["menu"][0] == "로코코"
    assert shown["asked"][1] == "민서  김서윤"


def test_a_colour_is_held_to_seat_and_begin_with_names(image):
    play(f"{TWO_SEATS} down ok down ok ok back:long", None, flash=image)
    shown = texts("down ok ok ok:long ok shot:asked", image)
    assert shown["asked"][1] == "민서  김서윤"


def test_the_name_of_the_last_time_is_proposed(image):
    play(f"{TWO_SEATS} down*2 ok ok ok back:long", None, flash=image)
    shown = texts(f"down ok ok ok ok up ok*3 {BEGUN} ok shot:asked", image)
    assert shown["asked"][1] == "김서윤  지훈"


def test_in_another_game_the_order_is_proposed(image):
    play(f"{TWO_SEATS} down*2 ok ok ok", None, flash=image)
    shown = texts(f"{TO_SEATS_OF_QUEENZ} ok ok up ok ok ok ok back:long shot:home", image)
    assert shown["home"][0] == "김서윤 지훈"


def test_who_is_not_sent_any_more_is_not_proposed(image):
    play(f"{TWO_SEATS} down*2 ok ok ok back:long", None, flash=image)
    send(image, ["지훈"])
    shown = texts("down ok:long ok shot:asked", image)
    assert shown["asked"][1] == "보라  지훈"
    send(image, [])
    shown = texts(f"down*2 ok ok ok ok up ok {BEGUN} ok shot:asked", image)
    assert shown["asked"][1] == "보라  검정"


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_asks_for_one(image, language):
    if language == "en":
        play("down*2 ok ok ok", None, flash=image)
    shown = texts("back:long ok ok ok up ok shot:who ok shot:options", image)
    assert shown["who"][0].endswith("1/1")


def test_family_names_do_not_make_players_alike(image):
    send(image, ["김민서", "김민지", "김민아", "김민우"])
    script = "ok down*3 ok ok*4 ok ok*4 ok shot:begun ok shot:asked"
    asked = [shot[1].split() for shot in texts(script, image).values()][-1]
    assert asked == ["민서", "민지", "민아", "민우"]

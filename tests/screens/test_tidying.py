"""What the loop does while no key comes never costs a held key a repetition."""

from screen_runs import copied, play

# A score on Queenz's track, counted up by a key that is held.
COUNTING = "ok down*3 ok*2 ok:long ok ok:long up:1240 shot:counted up:3000 shot:again"


def test_a_held_key_repeats_as_often_while_there_is_much_to_tidy_up(tmp_path):
    """On a chip placing a package in flash takes longer than it is until the next repetition."""
    folders = copied(tmp_path)
    app = folders[0] / "app.py"
    text = app.read_text()
    assert text.count("in_flash.place_more()") == 1
    app.write_text(text.replace("in_flash.place_more()", "not idle(150)"))
    quick = play(COUNTING, "en").shots
    slow = play(COUNTING, "en", folders=folders).shots
    numbers = [shot.texts[1:] for shot in quick.values()]
    assert numbers[0] != numbers[1]
    assert [shot.texts[1:] for shot in slow.values()] == numbers

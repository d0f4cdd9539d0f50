"""Files damaged at any place: a good state comes back, and what is lost is said."""

import scripts


def test_a_flipped_byte_and_a_torn_end_at_every_place():
    flips, tears = (scripts.start("check_damage.py", how) for how in ("flip", "tear"))
    flipped, torn = scripts.printed(flips), scripts.printed(tears)
    for text in (flipped, torn):
        assert text.splitlines()[-1].endswith(" wrong 0"), text
    flipped, torn = scripts.numbers(flipped), scripts.numbers(torn)
    assert sum(flipped.values()) == sum(torn.values()) > 800
    assert flipped["aside"] <= 10  # only the record that begins the log
    assert flipped["cut"] > 500
    assert torn["cut"] > 500


def test_damaged_settings_profiles_and_history():
    assert scripts.tried([scripts.start("check_others.py")]) > 100

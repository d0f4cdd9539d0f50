"""What the store promises to the screens, tried in MicroPython one promise after the other."""

import scripts


def test_each_promise():
    text = scripts.printed(scripts.start("check_store.py"))
    lines = text.splitlines()
    assert lines[-1].startswith("kept "), text
    assert int(lines[-1].split()[1]) >= 12

"""A full flash, and one that fails: what is not stored is said, and nothing is lost."""

import scripts


def test_no_room_and_errors_at_each_deed():
    full, error = (scripts.start("check_full.py", how) for how in ("full", "error"))
    for process in (full, error):
        text = scripts.printed(process)
        assert text.splitlines()[-1].endswith(" wrong 0"), text
        assert scripts.numbers(text)["refused"] >= 8, text

"""The bar of a long transfer."""

import io

from tabletally.pico.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_in_a_terminal():
    stream = Terminal()
    bar = Progress("writing", 200, stream)
    for _ in range(4):
        bar(50)
    bar.finish()
    first, *_, last = stream.getvalue().split("\r")[1:]
    assert first == "writing [#######.......................]  25 %"
    assert last == "writing [##############################] 100 %\n"


def test_more_than_was_expected_and_nothing_at_all():
    stream = Terminal()
    bar = Progress("writing", 10, stream)
    bar(30)
    assert stream.getvalue().endswith("100 %")
    Progress("writing", 0, stream).finish()


def test_elsewhere_nothing_is_shown():
    stream = io.StringIO()
    bar = Progress("writing", 10, stream)
    bar(10)
    bar.finish()
    assert stream.getvalue() == ""

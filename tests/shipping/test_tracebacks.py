"""A traceback from a board is told with the names of the sources."""

from pathlib import Path

from tabletally import places
from tabletally.shipping.tracebacks import readable


def line_of(file, text):
    lines = Path(file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_functions_have_their_own_names_again():
    line = line_of(places.FIRMWARE / "app.py", "self.glass.pass_time()")
    printed = f'Traceback (most recent call last):\n  File "firmware.app", line {line}, in re\n'
    assert f'  File "firmware/app.py", line {line}, in _wait\n' in readable(printed)


def test_packages_and_modules():
    printed = 'Traceback (most recent call last):\n  File "firmware.texts", line 1, in <module>\n'
    assert 'File "firmware/texts/__init__.py", line 1, in <module>' in readable(printed)


def test_the_rest_stays():
    for printed in (
        "nothing of the kind",
        'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\nValueError\n',
    ):
        assert readable(printed) == printed

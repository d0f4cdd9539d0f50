"""The board in a browser: what the page is sent, what it may ask for, and who may ask."""

import base64
import contextlib
import http.client
import json
import select
import signal
import socket
import subprocess
import sys
import threading
import time

import pytest
from firmwares import changed
from tabletally.commands import sim
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.live.board import LiveBoard
from tabletally.virtual_board.shots import read_texts
from tabletally.virtual_board.web.loop import Loop
from tabletally.virtual_board.web.server import Server

SOON_S = 20


class Browser:
    """A page that is open."""

    def __init__(self, server):
        self.server = server
        self.port = server.server_port
        self.host = f"127.0.0.1:{self.port}"
        self.open_stream()

    def ask(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SOON_S)
        with contextlib.closing(connection):
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()

    def do(self, **deed):
        status, _ = self.ask("POST", "/deeds", json.dumps(deed))
        assert status == 200, deed

    def press(self, key):
        self.do(do="hold", key=key)
        self.state_with(lambda state: any(state["pressed"]))
        self.do(do="let_go", key=key)

    def open_stream(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SOON_S)
        connection.request("GET", "/states")
        self.stream = connection.getresponse()

    def close_stream(self):
        self.stream.close()

    def state_with(self, condition):
        """The first state that is so."""
        until = time.monotonic() + SOON_S
        while time.monotonic() < until:
            line = self.stream.readline()
            assert line, "the stream ended"
            if line.startswith(b"data: "):
                state = json.loads(line[6:])
                if condition(state):
                    return state
        raise AssertionError("no such state came")

    def state_showing(self, text):
        return self.state_with(lambda state: text in texts_of(state))


def texts_of(state):
    bits = base64.b64decode(state["pixels"])
    count = state["width"] * state["height"]
    pixels = bytes(255 if bits[at >> 3] << (at & 7) & 0x80 else 0 for at in range(count))
    return read_texts(state["width"], state["height"], pixels)


@contextlib.contextmanager
def served(port=0, keep=None, **options):
    board = VirtualBoard(**options)
    loop = Loop(LiveBoard(board, keep), "en", "welcome")
    thread = threading.Thread(target=loop.run, daemon=True)
    with contextlib.closing(board), Server(loop, port) as server:
        server.begin()
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            loop.end()
            thread.join()


@pytest.fixture
def browser():
    with served() as server:
        yield Browser(server)


def test_the_page_asks_nobody_else(browser):
    status, page = browser.ask("GET", "/")
    assert status == 200
    assert b"<canvas" in page and b"/states" in page and b"/deeds" in page
    assert b"http:" not in page and b"https:" not in page and b"//cdn" not in page


def test_keys_and_display(browser):
    state = browser.state_showing("0")
    assert (state["width"], state["height"], state["stopped"]) == (128, 64, False)
    assert state["note"] == "welcome"
    for count in ("1", "2"):
        browser.press("up")
        browser.state_showing(count)
    browser.press("down")
    state = browser.state_with(lambda state: texts_of(state) == ["1"] and not any(state["pressed"]))
    assert any(figure.startswith("last key ") for figure in state["figures"])


def test_a_key_that_is_held_repeats(browser):
    browser.do(do="hold", key="up")
    state = browser.state_with(lambda state: len("".join(texts_of(state))) == 2)
    assert state["pressed"] == [True, False, False, False]
    browser.do(do="let_go", key="up")
    browser.state_with(lambda state: not any(state["pressed"]))


def test_all_pages_see_the_same(browser):
    other = Browser(browser.server)
    browser.state_showing("0")
    other.state_showing("0")
    browser.press("up")
    other.state_showing("1")


def test_keys_are_released_when_a_page_goes_or_comes(browser):
    other = Browser(browser.server)
    other.state_showing("0")
    for change in (other.close_stream, other.open_stream):
        browser.do(do="hold", key="ok")
        browser.state_with(lambda state: state["pressed"][2])
        change()
        browser.state_with(lambda state: not any(state["pressed"]))


def test_a_page_that_has_its_answer_may_press():
    answered = []
    with served() as server, socket.create_connection(server.server_address, SOON_S) as page:
        really_let_go = server.loop.let_go_of_all

        def let_go():
            answered.append(bool(select.select([page], [], [], 0)[0]))
            really_let_go()

        server.loop.let_go_of_all = let_go
        host = f"127.0.0.1:{server.server_port}"
        page.sendall(f"GET /states HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        assert page.recv(1)
    assert answered[0] is False


def test_power_and_reset(browser):
    browser.state_showing("0")
    browser.press("up")
    browser.state_showing("1")
    browser.do(do="cut")
    state = browser.state_with(lambda state: state["note"].startswith("the power was cut"))
    browser.state_showing("0")
    browser.do(do="reset")
    state = browser.state_with(lambda state: state["note"] == "the board was reset")
    assert not state["stopped"]


def test_a_picture(browser):
    browser.state_showing("0")
    status, picture = browser.ask("GET", "/shot.png")
    assert status == 200
    assert picture.startswith(b"\x89PNG")
    assert browser.state_showing("0")["picture"] == ""


def test_a_display_in_colour():
    with served(board_id="pico_display") as server:
        browser = Browser(server)
        state = browser.state_showing("0")
        assert (state["width"], state["height"]) == (128, 64)
        picture = base64.b64decode(state["picture"])
        assert picture[16:26] == (240).to_bytes(4, "big") + (135).to_bytes(4, "big") + b"\x08\x02"
        assert browser.ask("GET", "/shot.png") == (200, picture)


@pytest.mark.parametrize(
    "body",
    [b"", b"[]", b"{", b"\xff", b'{"do": "hold"}', b'{"do": "hold", "key": "left"}',
     b'{"do": "fly"}', b'{"do": "hold", "key": 1}', b"1" * 5000],
)  # fmt: skip
def test_unknown_deeds(browser, body):
    assert browser.ask("POST", "/deeds", body)[0] == 400
    browser.state_showing("0")


def test_unknown_addresses(browser):
    assert browser.ask("GET", "/../pyproject.toml")[0] == 404
    assert browser.ask("POST", "/states", b'{"do": "cut"}')[0] == 400


@pytest.mark.parametrize(
    "headers",
    [{"Host": "tabletally.example"}, {"Origin": "http://tabletally.example"}, {"Origin": "null"}],
)
def test_pages_from_elsewhere_are_refused(browser, headers):
    for method, path in (("GET", "/"), ("GET", "/states"), ("POST", "/deeds")):
        assert browser.ask(method, path, b'{"do": "cut"}', **headers)[0] == 403
    assert browser.ask("GET", "/", Origin=f"http://{browser.host}")[0] == 200


def test_only_this_computer_can_connect():
    with served() as server:
        assert server.socket.getsockname()[0] == "127.0.0.1"


def test_a_firmware_that_stopped_says_why(tmp_path):
    folders = changed(tmp_path, "main.py", "    try:\n", "    1 // 0\n    try:\n")
    with served(folders=folders) as server:
        browser = Browser(server)
        state = browser.state_with(lambda state: state["stopped"])
        assert state["note"].endswith("; reset starts it again")
        browser.do(do="hold", key="up")
        browser.do(do="reset")
        state = Browser(server).state_with(lambda state: state["stopped"])
        assert state["pressed"] == [False] * 4


def test_flash_that_cannot_be_kept_is_said():
    def fail():
        raise OSError(28, "No space left on device")

    with served(keep=fail) as server:
        browser = Browser(server)
        state = browser.state_with(lambda state: "could not be kept" in state["note"])
        assert state["note"].endswith("No space left on device")


def test_another_port_where_the_usual_one_is_taken():
    with served() as first, served() as second:
        assert first.server_port != second.server_port
        Browser(second).state_showing("0")


COMMAND = [sys.executable, "-m", "tabletally", "sim", "--web"]


def started(*words):
    ran = subprocess.Popen([*COMMAND, *map(str, words)], stdout=subprocess.PIPE, text=True)
    return ran, ran.stdout.readline()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_command_keeps_its_flash_and_ends(tmp_path, number):
    image = tmp_path / "image"
    ran, line = started("--flash", image, "--lang", "en")
    assert line.startswith("http://127.0.0.1:")
    port = int(line.partition("/ ")[0].rpartition(":")[2])
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SOON_S)
    connection.request("GET", "/states")
    assert connection.getresponse().readline().startswith(b"data: ")
    ran.send_signal(number)
    assert ran.wait(SOON_S) == 0
    assert image.stat().st_size == 352 * 4096


def run(*words):
    import argparse

    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    return sim.run(parser.parse_args([str(word) for word in words]))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--web", "--serial"], "--web and --serial do not go together"),
        (["--web", "--script", "x"], "--web and --script do not go together"),
        (["--web", "70000"], "--web takes a port of 1 to 65535, not 70000"),
    ],
)
def test_wrong_usage(words, sentence, capsys):
    assert run(*words) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_a_port_that_is_taken(capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("--web", port, "--fresh") == 2
    assert f"port {port} cannot be used" in capsys.readouterr().err

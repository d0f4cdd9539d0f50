"""Bytes of terminals of all kinds as events, and events as presses on the board's keys."""

import pytest
from tabletally.virtual_board.keys import keys_of
from tabletally.virtual_board.live.fingers import LONG_MS, PAUSE_MS, PRESS_MS, Fingers
from tabletally.virtual_board.terminal.decoder import Decoder
from tabletally.virtual_board.terminal.events import (
    Background,
    Click,
    CursorAt,
    FocusLost,
    Phase,
    Stroke,
    TellsReleases,
)
from tabletally.virtual_board.wiring import Wiring

PINS = {"up": 10, "down": 11, "ok": 12, "back": 13}
EVENTS = {
    b"q": Stroke("q"),
    b"O": Stroke("o", shift=True),
    b"\r": Stroke("enter"),
    b" ": Stroke("space"),
    b"\x7f": Stroke("backspace"),
    b"\x0c": Stroke("ctrl+l"),
    b"\x1b[A": Stroke("up"),
    b"\x1bOB": Stroke("down"),
    b"\x1b[1;2D": Stroke("left", shift=True),
    b"\x1b[1;1:3A": Stroke("up", Phase.RELEASE),
    b"\x1b[13;1:2u": Stroke("enter", Phase.REPEAT),
    b"\x1b[111;2u": Stroke("o", shift=True),
    b"\x1b[99;5u": Stroke("ctrl+c"),
    b"\x1b[27u": Stroke("escape"),
    b"\x1b[57419u": Stroke("up"),
    b"\x1b[113;129:3u": Stroke("q", Phase.RELEASE),
    b"\x1b[<0;12;3M": Click(2, 11, True),
    b"\x1b[<0;12;3m": Click(2, 11, False),
    b"\x1b[O": FocusLost(),
    b"\x1b[?0u": TellsReleases(),
    b"\x1b[2;3R": CursorAt(1, 2),
    b"\x1b]11;rgb:ffff/8080/0000\x1b\\": Background(255, 128, 0),
    b"\x1b]11;rgb:ff/80/00\x07": Background(255, 128, 0),
}
MEANINGLESS = [b"\x1b[?62;22c", b"\x1b[<64;1;1M", b"\x1b[3~", b"\x1b[I", b"\xea\xb0\x80", b"\x00"]


@pytest.mark.parametrize(("received", "event"), EVENTS.items())
def test_events(received, event):
    assert Decoder().feed(received) == [event]


@pytest.mark.parametrize("received", MEANINGLESS)
def test_what_means_nothing(received):
    assert Decoder().feed(received + b"q") == [Stroke("q")]


def test_events_come_in_any_pieces():
    stream = b"".join(EVENTS) + b"".join(MEANINGLESS)
    for step in (1, 2, 3, 7):
        decoder = Decoder()
        events = []
        for start in range(0, len(stream), step):
            events += decoder.feed(stream[start : start + step])
        assert events == list(EVENTS.values())
        assert not decoder.unfinished


def test_a_lone_escape_is_the_key_when_nothing_follows():
    decoder = Decoder()
    assert decoder.feed(b"\x1b") == []
    assert decoder.unfinished
    assert decoder.flush() == [Stroke("escape")]
    assert decoder.feed(b"\x1b\r") == [Stroke("escape"), Stroke("enter")]
    assert decoder.feed(b"\x1b\x1b[A") == [Stroke("escape"), Stroke("up")]


def test_a_sequence_that_never_ends_is_dropped():
    decoder = Decoder()
    assert decoder.feed(b"\x1b[1;") == []
    assert decoder.flush() == []
    assert decoder.feed(b"q") == [Stroke("q")]


class Board:
    """Wiring that remembers when each key was pressed, and for how long."""

    def __init__(self):
        self.wiring = Wiring()
        self.fingers = Fingers(self.wiring, keys_of(self.wiring, {"kind": "buttons", **PINS}))
        self.presses = []
        self.down = {}
        self.wiring.listen(self.changed)

    def changed(self, pin, level):
        key = next(key for key in PINS if PINS[key] == pin)
        now_ms = self.wiring.now_us // 1000
        if level == 0:
            self.down[key] = now_ms
        else:
            start_ms = self.down.pop(key)
            self.presses.append((key, start_ms, now_ms - start_ms))

    def until(self, ms):
        self.wiring.advance(ms * 1000)

    def keys(self):
        return [key for key, _, _ in self.presses]


def test_a_character_is_one_short_press():
    board = Board()
    assert board.fingers.strike("ok")
    board.until(1000)
    assert board.presses == [("ok", 0, PRESS_MS)]
    assert PRESS_MS >= 30


def test_typed_ahead_presses_keep_order_and_distance():
    board = Board()
    for key in ("up", "up", "ok", "up"):
        assert board.fingers.strike(key)
    assert board.fingers.busy()
    board.until(1000)
    assert board.keys() == ["up", "up", "ok", "up"]
    starts = [start for _, start, _ in board.presses]
    assert starts == [place * (PRESS_MS + PAUSE_MS) for place in range(4)]
    assert not board.fingers.busy()


def test_nobody_types_endlessly_ahead():
    board = Board()
    taken = [board.fingers.strike("up") for _ in range(100)]
    assert taken.count(True) < 25


@pytest.mark.parametrize("gap_ms", [25, 33, 40, 90])
def test_a_held_arrow_goes_on_quickly_and_stops_at_once(gap_ms):
    board = Board()
    board.fingers.strike("up")
    for repeat in range(40):
        board.until(500 + repeat * gap_ms)
        board.fingers.strike("up")
    released_ms = 500 + 39 * gap_ms
    board.until(released_ms + 1000)
    starts = [start for _, start, _ in board.presses]
    assert max(starts) <= released_ms + PRESS_MS + PAUSE_MS
    per_second = (len(starts) - 1) / (39 * gap_ms / 1000)
    assert per_second > 10


@pytest.mark.parametrize("key", ["ok", "back"])
def test_ok_and_back_do_not_repeat(key):
    board = Board()
    board.fingers.strike(key)
    board.until(500)
    assert board.fingers.strike(key)
    for repeat in range(1, 40):
        board.until(500 + repeat * 33)
        assert not board.fingers.strike(key)
    board.until(3000)
    assert len(board.presses) == 2
    assert board.fingers.strike(key)


def test_holding_lasts_until_the_release_but_never_too_short():
    board = Board()
    board.fingers.hold("ok")
    board.fingers.hold("ok")
    board.until(800)
    board.fingers.hold("up")
    board.fingers.let_go("ok")
    board.fingers.let_go("up")
    board.until(2000)
    assert board.presses == [("ok", 0, 800), ("up", 800, PRESS_MS)]


def test_a_long_press():
    board = Board()
    board.fingers.press("back", LONG_MS)
    board.until(10)
    assert board.fingers.is_down("back")
    board.until(2000)
    assert board.presses == [("back", 0, LONG_MS)]


def test_a_knob_turns_as_long_as_its_key_is_held():
    wiring = Wiring()
    keys = keys_of(wiring, {"kind": "encoder", "a": 10, "b": 11, "ok": 12, "back": 13})
    fingers = Fingers(wiring, keys)
    edges = []
    wiring.listen(lambda pin, level: edges.append((pin, level)))
    fingers.hold("up")
    wiring.advance(50_000)
    assert edges == [(11, 0), (10, 0), (11, None), (10, None)]
    assert fingers.is_down("up") and not fingers.is_down("down")
    wiring.advance(1_000_000)
    fingers.let_go("up")
    wiring.advance(1_100_000)
    turned = len(edges)
    assert 4 * 15 <= turned <= 4 * 25
    assert not fingers.is_down("up")
    wiring.advance(2_000_000)
    assert len(edges) == turned
    fingers.hold("down")
    wiring.advance(2_010_000)
    wiring.forget_events()
    keys.forget()
    fingers.forget()
    edges.clear()
    wiring.advance(3_000_000)
    assert edges == [] and not fingers.is_down("down")


def test_without_power_nothing_is_held():
    board = Board()
    board.fingers.hold("ok")
    board.until(100)
    board.wiring.forget_events()
    board.fingers.forget()
    assert not board.fingers.is_down("ok")
    board.fingers.let_go("ok")
    board.until(200)
    assert board.keys() == ["ok"]

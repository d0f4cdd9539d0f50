"""A scenario done key by key, with its flash operations and the states in memory noted."""

import shutil
import struct
from dataclasses import dataclass, field
from pathlib import Path

from tabletally import places
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.flash import PAGE_SIZE, Flash
from tabletally.virtual_board.script import Kind, parse

SPY = Path(__file__).parents[1] / "screens" / "spying" / "spy.py"
LAST_OF_A_STEP = "        self.keys.look()\n"
STORED = "        self.log.settle()\n"  # one key may store several steps


class NotingFlash(Flash):
    """Notes each operation with the key that was pressed last."""

    def __init__(self):
        super().__init__()
        self.key = 0
        self.noted = []

    def erase(self, address):
        self.noted.append((self.key, address, None))
        super().erase(address)

    def program(self, address, payload):
        for start in range(0, len(payload), PAGE_SIZE):
            page = payload[start : start + PAGE_SIZE]
            self.noted.append((self.key, address + start, page))
            super().program(address + start, page)


@dataclass
class Recording:
    """What a scenario did.

    operations   (key, address, bytes or None for an erase), keys counted from 1
    states       (key, cells as text)
    """

    operations: list = field(default_factory=list)
    states: list = field(default_factory=list)

    def write(self, folder):
        """Write what on_device/check_cuts.py reads; return both paths."""
        trace, states = folder / "trace", folder / "states"
        with trace.open("wb") as file:
            for key, address, payload in self.operations:
                length = 0 if payload is None else len(payload)
                file.write(struct.pack("<HBII", key, payload is not None, address, length))
                file.write(payload or b"")
        states.write_text("".join(f"{key} {cells}\n" for key, cells in self.states))
        return trace, states


def spied_firmware(folder):
    """The shipped firmware, printing the live sheet after each change; as folders."""
    firmware = folder / "firmware"
    shutil.copytree(places.FIRMWARE, firmware)
    shutil.copy(SPY, firmware)
    app = firmware / "app.py"
    text = app.read_text("utf-8")
    assert LAST_OF_A_STEP in text
    text = text.replace(LAST_OF_A_STEP, LAST_OF_A_STEP + "        tell(self)\n")
    app.write_text(text + "\n\nfrom .spy import tell\n", "utf-8")
    game = firmware / "storage" / "game.py"
    text = game.read_text("utf-8")
    assert STORED in text
    text = text.replace(STORED, STORED + "        tell_game(self)\n")
    game.write_text(text + "\n\nfrom ..spy import tell_game\n", "utf-8")
    return [firmware, places.SHARED_RULES, places.BOARDS]


def record(text, folder):
    """Do a script from power-on."""
    recording = Recording()
    flash = NotingFlash()
    printed = 0
    with VirtualBoard(language="ko", flash=flash, folders=spied_firmware(folder)) as board:
        for word in parse(text):
            if word.kind is not Kind.PRESS:
                continue
            for _ in range(word.times):
                flash.key += 1
                board.press(word.name, word.number)
                console = board.console
                recording.states += live_states(console[printed:], flash.key)
                printed = len(console)
        assert "Traceback" not in board.console, board.console
    recording.operations = flash.noted
    return recording


def live_states(printed, key):
    """The sheets that the firmware told in the course of a key."""
    lines = [line.split(" ", 2) for line in printed.splitlines() if line.startswith("live ")]
    return [(key, line[2]) for line in lines if len(line) > 2]

"""A machine without an interpreter: its screen tells how often and how long keys were pressed.

Page K of the display has as many lit columns as key K was pressed, page 4 + K as many as it was
held; the columns from 64 on are a chequered pattern, so that every arrangement of pixels occurs.
"""

from tabletally.virtual_board.bus import BusSetup
from tabletally.virtual_board.errors import FirmwareStopped

SETUP = BusSetup(scl=5, sda=4, freq=400_000, timeout_us=50_000, software=False)
ADDRESS = 0x3C
FIRST_PIN = 10
HELD_MS = 700
SWITCH_ON = b"\x00\x8d\x14\x20\x00\xa1\xc8\xaf"
PATTERN = bytes(column * 37 & 0xFF for column in range(64))


class Painter:
    """`troubles` maps a key, counted from 0, to what happens when it is pressed."""

    troubles: dict[int, Exception] = {}  # noqa: RUF012

    def __init__(self, wiring, wires, flash, firmware):
        self.wiring = wiring
        self.wires = wires.i2c
        self.flash = flash
        wiring.listen(self.level_changed)
        self.down_since = {}
        self.trouble = None

    def power_on(self):
        self.presses = [0] * 4
        self.holds = [0] * 4
        self.flash.count_from_here()
        self.wires.write(SETUP, ADDRESS, SWITCH_ON)
        self.draw()

    def power_off(self):
        pass

    def finish_flash(self):
        pass

    def console(self):
        return "what the firmware printed\n"

    def run(self, goal):
        while self.wiring.now_us < goal():
            self.wiring.advance(min(goal(), self.wiring.next_event_us() or goal()))
            if self.trouble:
                trouble, self.trouble = self.trouble, None
                raise trouble

    def close(self):
        pass

    def level_changed(self, pin, level):
        key = pin - FIRST_PIN
        if level == 0:
            self.presses[key] += 1
            self.down_since[key] = self.wiring.now_us
            self.trouble = self.troubles.get(key)
            self.flash.program(key * 256, b"\x00")
        elif key in self.down_since:
            held_ms = (self.wiring.now_us - self.down_since.pop(key)) // 1000
            self.holds[key] += held_ms >= HELD_MS
        self.draw()

    def draw(self):
        frame = b"".join(
            (b"\xff" * count).ljust(64, b"\0") + PATTERN for count in self.presses + self.holds
        )
        self.wires.write(SETUP, ADDRESS, b"\x40" + frame)


class Crashing(Painter):
    """Down finds a fault of ours, back one of the firmware's."""

    troubles = {1: ZeroDivisionError("a fault"), 3: FirmwareStopped("the firmware ended")}  # noqa: RUF012

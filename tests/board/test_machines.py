"""Keys, display and scripts work with whatever runs the firmware: here a machine of ten lines."""

from tabletally.virtual_board.board import QUIET_MS, VirtualBoard
from tabletally.virtual_board.bus import BusSetup

UP_PIN = 10
SETUP = BusSetup(scl=5, sda=4, freq=400_000, timeout_us=50_000, software=False)


class Inverter:
    """Inverts the display at every press of up, with no interpreter at all."""

    def __init__(self, wiring, wires, flash, firmware):
        self.wiring = wiring
        self.wires = wires.i2c
        self.inverted = False
        wiring.listen(self.level_changed)

    def power_on(self):
        self.wires.write(SETUP, 0x3C, b"\x00\x8d\x14\xaf\xa5")

    def power_off(self):
        pass

    def run(self, goal):
        while self.wiring.now_us < goal():
            self.wiring.advance(min(goal(), self.wiring.next_event_us() or goal()))

    def level_changed(self, pin, level):
        if (pin, level) == (UP_PIN, 0):
            self.inverted = not self.inverted
            self.wires.write(SETUP, 0x3C, b"\x00\xa4\xa7" if self.inverted else b"\x00\xa4\xa6")

    def close(self):
        pass


def test_another_machine():
    with VirtualBoard(make_machine=Inverter) as board:
        assert set(board.display.pixels()) == {255}
        assert board.device_ms == QUIET_MS
        assert board.press("up").bus_bytes == 4
        first = board.display.pixels()
        board.press("down")
        assert board.display.pixels() == first
        board.press("up")
        assert board.display.pixels() == bytes(255 - pixel for pixel in first)


def test_the_interpreter_ends_with_its_host_however_that_ends():
    with VirtualBoard() as board:
        board.power_on()
        machine = board.machine
        interpreter = machine._process._process
        machine._line.close()  # as when the host was killed
        assert interpreter.wait(timeout=30) is not None

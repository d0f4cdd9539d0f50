"""The MicroPython interpreter as the machine that runs the firmware.

Computing takes no device time; each call into a stand-in takes a little, so that no loop of the
firmware can spin for ever, and waits, bus and flash take what they take on the board.
"""

import contextlib
import os
import tempfile
from collections.abc import Callable

from .errors import FirmwareStopped
from .flash import Flash
from .frames import Kind, Line, Op, Request
from .machine import Firmware, Memory
from .pads import Pads
from .process import Process, default_folders
from .requests import ResetByFirmwareError, Service, Wait
from .rom import as_shipped, image_of
from .wires import Wires
from .wiring import Wiring

_POWERED_ON = "1"
_AFTER_RESET = "3"
_LONGEST_ERRAND_US = 60_000_000
_LONGEST_ALONE_US = 1_000_000


class Interpreter:
    """A Machine (see machine.py) made of one interpreter process per power-on."""

    def __init__(self, wiring: Wiring, wires: Wires, flash: Flash, firmware: Firmware) -> None:
        self._wiring = wiring
        self._wires = wires
        self._flash = flash
        self._firmware = firmware
        folders = firmware.folders or default_folders()
        self._links = tempfile.TemporaryDirectory(prefix="tabletally-")
        image = image_of(folders)
        self._rom = str(image or self._links.name)
        for folder in () if image else folders:
            os.symlink(as_shipped(folder), os.path.join(self._links.name, folder.name))
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 - closed in close()
        self._process: Process | None = None
        self._line: Line | None = None
        self._wait: Wait | None = None

    def power_on(self) -> None:
        """Start the interpreter and the firmware in it."""
        self._start("firmware")

    def power_off(self) -> None:
        """Kill the process; what flash was doing stays half done."""
        wait, self._wait = self._wait, None
        if wait and wait.tear:
            wait.tear()
        # The process first: one that sees its line end would print a traceback before it dies.
        if self._process:
            self._process.kill()
        if self._line:
            self._line.close()
        self._line = self._process = None

    def flash_busy(self) -> bool:
        """Whether a flash operation is in progress."""
        return bool(self._wait and self._wait.tear)

    def finish_flash(self) -> None:
        """Let the flash operation in progress come to its end, and nothing after it."""
        wait = self._wait
        while wait and wait.tear and self._wait is wait:
            self._pass_time(wait, wait.end_us)

    def run(self, goal: Callable[[], int]) -> None:
        """Serve the interpreter until the device clock reaches `goal()`."""
        while self._wiring.now_us < goal():
            if self._wait is None:
                self._take_or_reset()
            else:
                self._pass_time(self._wait, goal())

    def run_instead(self, code: str) -> str:
        """Start with `code` in place of the firmware and return what it printed."""
        printed_before = len(self.console())
        self.power_off()
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="tabletally-") as file:
            file.write(code)
            file.flush()
            self._start(file.name)
            limit = self._wiring.now_us + _LONGEST_ERRAND_US
            try:
                self.run(lambda: limit)
            except FirmwareStopped:
                return self.console()[printed_before:]
        raise FirmwareStopped("the code given to run did not end")

    def console(self) -> str:
        """What was printed so far."""
        self._output.seek(0)
        text = self._output.read().decode(errors="replace")
        return text.replace("\r\n", "\n")

    def measure_from(self) -> None:
        """Begin to count allocations."""
        self._ask(Kind.MEASURE_FROM)

    def measure_to(self) -> Memory | None:
        """What was allocated since `measure_from`, and what is free without garbage."""
        allocated = self._ask(Kind.MEASURE_TO).c
        return Memory(allocated, self._open_line().receive().c)

    def memory_now(self) -> Memory | None:
        """Only the firmware could tell."""
        return None

    def close(self) -> None:
        """End the process."""
        self.power_off()
        self._output.close()
        self._links.cleanup()

    def _start(self, mode: str, after_reset: bool = False) -> None:
        arguments = [
            _AFTER_RESET if after_reset else _POWERED_ON,
            mode,
            self._firmware.board,
            self._firmware.language,
            self._rom,
        ]
        self._process = Process(self._flash, arguments, self._output)
        self._line = Line(self._process.connection)
        self._service = Service(self._wiring, Pads(self._wiring), self._wires, self._flash)

    def _open_line(self) -> Line:
        if self._line is None:
            raise FirmwareStopped("the board has no power")
        return self._line

    def _ask(self, kind: Kind) -> Request:
        """Interject into the request in progress; the firmware is in no other state here."""
        while self._wait is None:
            self._wait = self._take_request()
        line = self._open_line()
        line.interject(self._wait.request, kind)
        return line.receive()

    def _take_or_reset(self) -> None:
        try:
            self._wait = self._take_request()
        except ResetByFirmwareError:
            self.power_off()
            self._start("firmware", after_reset=True)

    def _take_request(self) -> Wait:
        line = self._open_line()
        request = line.receive()
        self._wiring.advance(self._wiring.now_us + request.passed_us)
        while self._service.take_untold(request):
            request = line.receive()
            self._wiring.advance(self._wiring.now_us + request.passed_us)
        try:
            return self._service.begin(request)
        except FirmwareStopped as fault:
            if request.op != Op.STOPPED:
                self._report_fault(request, fault)
            raise

    def _report_fault(self, request: Request, fault: Exception) -> None:
        """Have the firmware's traceback printed, then end."""
        line = self._open_line()
        line.fault(request, str(fault))
        with contextlib.suppress(FirmwareStopped):
            while (request := line.receive()).op != Op.STOPPED:
                line.done(request)

    def _pass_time(self, wait: Wait, limit_us: int) -> None:
        wiring = self._wiring
        stop_us = min(wait.end_us, limit_us)
        event_us = wiring.next_event_us()
        if event_us is not None and event_us < stop_us:
            stop_us = max(event_us, wiring.now_us)
        wiring.advance(stop_us)
        woken = not wait.masked and self._deliver(wait, only_hard=wait.on_bus)
        if wiring.now_us >= wait.end_us or (woken and wait.wakes):
            self._finish(wait, limit_us)

    def _finish(self, wait: Wait, limit_us: int) -> None:
        line = self._open_line()
        self._wait = None
        try:
            value, payload = wait.finish()
        except FirmwareStopped as fault:
            self._report_fault(wait.request, fault)
            raise
        self._deliver(wait, only_hard=False)
        line.done(wait.request, value, payload, self._alone_us(limit_us), self._service.age_us())

    def _alone_us(self, limit_us: int) -> int:
        """How long nothing happens that the firmware does not do: it need not ask for the time."""
        event_us = self._wiring.next_event_us()
        end_us = limit_us if event_us is None else min(event_us, limit_us)
        return min(max(end_us - self._wiring.now_us, 0), _LONGEST_ALONE_US)

    def _deliver(self, wait: Wait, only_hard: bool) -> bool:
        """Call the handlers of the edges latched so far; return whether there were any."""
        delivered = False
        while not self._service.interrupts_held:
            interrupt = self._service.pads.next_interrupt(only_hard)
            if interrupt is None:
                break
            delivered = True
            pin, flags = interrupt
            self._open_line().interject(wait.request, Kind.INTERRUPT, pin, flags)
            self._serve_handler()
        return delivered

    def _serve_handler(self) -> None:
        """Answer what an interrupt handler asks, at once, until it is done."""
        line = self._open_line()
        while True:
            request = line.receive()
            if request.op == Op.HANDLED:
                return
            value, payload = self._service.begin(request).finish()
            line.done(request, value, payload)

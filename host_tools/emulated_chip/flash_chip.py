"""The chip's flash as a part of ours: what the image erases and programs, and how long it takes.

The emulator changes its flash at once. Here an operation takes what it takes on the board, its end
is a change of the board's `Flash`, which counts it and can fail in the middle, and its status says
busy until then.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..virtual_board.errors import PowerFailed
from ..virtual_board.flash import BLOCK_SIZE, ERASE_US, PROGRAM_PAGE_US, SIZE, Flash

FILE_SYSTEM_START = 0xA0000

_READ_STATUS = 0x05
_PROGRAM_PAGE = 0x02
_ERASE_SECTOR = 0x20
_ERASE_BLOCK = 0xD8
_HEADER = 4
_BUSY = 0x01
_ERASED_BLOCK = 65536
_NS_PER_US = 1000


@dataclass(frozen=True)
class _Operation:
    end_ns: float
    act: Callable[[], None]
    tear: Callable[[], None]


class FlashChip:
    """The flash behind the emulator's SSI.

    begun    called when an operation begins and when it has ended
    failed   called with PowerFailed when the supply fails in an operation
    """

    def __init__(
        self,
        mcu: Any,
        flash: Flash,
        marked: Callable[[], None],
        failed: Callable[[PowerFailed], None],
    ) -> None:
        self._mcu = mcu
        self._ssi = mcu.ssi
        self._flash = flash
        self._marked = marked
        self._failed = failed
        self._operation: _Operation | None = None
        self._shift_elsewhere = self._ssi._shift_byte
        self._apply_elsewhere = self._ssi._apply_command
        self._ssi._shift_byte = self._shift
        self._ssi._apply_command = self._apply
        mcu.flash[FILE_SYSTEM_START : FILE_SYSTEM_START + SIZE] = flash.data[:]

    @property
    def busy(self) -> bool:
        """Whether an operation is in progress."""
        return self._operation is not None

    def tear(self) -> None:
        """The supply fails: what is in progress stays half done."""
        if self._operation:
            self._operation.tear()
        self._operation = None

    def _shift(self, byte: int) -> int:
        answer: int = self._shift_elsewhere(byte)
        if self._ssi._tx_buffer[0] == _READ_STATUS and self._operation:
            self._let_time_pass(self._operation)
            return answer | (_BUSY if self._operation else 0)
        return answer

    def _let_time_pass(self, operation: _Operation) -> None:
        """The chip does nothing but ask until the end, so nothing is lost by leaping there."""
        clock = self._mcu.clock
        left_ns = operation.end_ns - clock.nanos
        if left_ns > 0:
            if clock.has_scheduled_alarm:
                left_ns = min(left_ns, clock.nanos_to_next_alarm)
            clock.tick(left_ns)
        if clock.nanos >= operation.end_ns and self._operation is operation:
            self._operation = None
            try:
                operation.act()
            except PowerFailed as failure:
                self._failed(failure)
            self._marked()

    def _apply(self) -> None:
        sent = bytes(self._ssi._tx_buffer)
        if len(sent) < _HEADER or sent[0] not in (_PROGRAM_PAGE, _ERASE_SECTOR, _ERASE_BLOCK):
            self._apply_elsewhere()
            return
        address = int.from_bytes(sent[1:_HEADER], "big") - FILE_SYSTEM_START
        if not 0 <= address < SIZE:
            self._apply_elsewhere()
            return
        self._ssi._write_enabled = False
        self._ssi._tx_buffer = bytearray()
        self._begin(sent[0], address, sent[_HEADER:])

    def _begin(self, command: int, address: int, payload: bytes) -> None:
        flash = self._flash
        if command == _PROGRAM_PAGE:
            duration_us = PROGRAM_PAGE_US
            self._plan(
                duration_us,
                lambda: flash.program(address, payload),
                lambda: flash.tear_program(address, payload),
                address,
                len(payload),
            )
            return
        blocks = (_ERASED_BLOCK if command == _ERASE_BLOCK else BLOCK_SIZE) // BLOCK_SIZE

        def erase() -> None:
            for block in range(blocks):
                flash.erase(address + block * BLOCK_SIZE)

        self._plan(
            blocks * ERASE_US,
            erase,
            lambda: flash.tear_erase(address),
            address,
            blocks * BLOCK_SIZE,
        )

    def _plan(
        self,
        duration_us: int,
        change: Callable[[], None],
        tear: Callable[[], None],
        address: int,
        length: int,
    ) -> None:
        def act() -> None:
            change()
            start = FILE_SYSTEM_START + address
            self._mcu.flash[start : start + length] = self._flash.data[address : address + length]

        end_ns = self._mcu.clock.nanos + duration_us * _NS_PER_US
        self._operation = _Operation(end_ns, act, tear)
        self._marked()

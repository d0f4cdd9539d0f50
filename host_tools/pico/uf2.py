"""UF2 files: whole or damaged, for which chip, and whether they hold MicroPython.

A file is a row of blocks of 512 bytes, each with its own head and, where it says so, the family of
chips that it is for (https://github.com/microsoft/uf2).
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from pathlib import Path

from .faults import WrongFile

BLOCK = 512
_HEAD = struct.Struct("<8I")
_END = struct.Struct("<I")
_FIRST, _SECOND, _LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_NOT_FOR_FLASH = 0x00000001
_HAS_FAMILY = 0x00002000
_MOST_CONTENT = 476
_CONTENT_AT = 32
_CHIPS = {
    0xE48BFF56: "RP2040",
    0xE48BFF59: "RP2350",  # Arm, secure
    0xE48BFF5A: "RP2350",  # RISC-V
    0xE48BFF5B: "RP2350",  # Arm, not secure
}
_ANY_CHIP = (0xE48BFF57, 0xE48BFF58)  # absolute blocks and data, which go with others
_MICROPYTHON = re.compile(rb"MicroPython v?(\d+)\.(\d+)(?:\.(\d+))?")


@dataclass(frozen=True)
class Image:
    """A sound file.

    chip          RP2040 or RP2350
    micropython   its version as far as the file tells it, else empty
    """

    content: bytes
    chip: str
    micropython: tuple[int, ...]


def read(path: Path) -> Image:
    """Return the image in a file; WrongFile says what is wrong with it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WrongFile(f"{path} cannot be read: {error.strerror or error}") from None
    return check(content, str(path))


def check(content: bytes, name: str) -> Image:
    """Return the image of a content; WrongFile says what is wrong with it."""
    if not content or len(content) % BLOCK:
        raise WrongFile(
            f"{name} has {len(content)} bytes, and a UF2 file is made of blocks of {BLOCK}: it is "
            "no UF2 file, or was not downloaded whole"
        )
    numbers: dict[int, list[tuple[int, int]]] = {}
    payload: dict[int, bytes] = {}
    for at in range(0, len(content), BLOCK):
        family, number, count, address, part = _block(content[at : at + BLOCK], at // BLOCK, name)
        if count:
            numbers.setdefault(family, []).append((number, count))
            payload[address] = part
    for blocks in numbers.values():
        _demand_all(blocks, name)
    return Image(content, _chip(set(numbers), name), _micropython(payload, name))


def _block(block: bytes, place: int, name: str) -> tuple[int, int, int, int, bytes]:
    """Family, number, count, address and content of a block; the count is 0 if it is to be left."""
    first, second, flags, address, size, number, count, family = _HEAD.unpack_from(block)
    (last,) = _END.unpack_from(block, BLOCK - _END.size)
    if (first, second, last) != (_FIRST, _SECOND, _LAST) or size > _MOST_CONTENT:
        raise WrongFile(f"{name} is damaged at block {place}: download it again")
    if flags & _NOT_FOR_FLASH:
        return 0, 0, 0, 0, b""
    if not flags & _HAS_FAMILY:
        raise WrongFile(f"{name} does not say for which chip it is: take one for the Pico")
    return family, number, count, address, block[_CONTENT_AT : _CONTENT_AT + size]


def _demand_all(blocks: list[tuple[int, int]], name: str) -> None:
    """Each number once, and as many as each of them says."""
    counts = {count for _, count in blocks}
    count = min(counts)
    there = {number for number, _ in blocks}
    # The one absolute block that goes before others counts a second that is never there.
    lone = len(blocks) == 1 and counts == {2}
    if not lone and (len(counts) > 1 or there != set(range(count)) or len(blocks) != count):
        raise WrongFile(
            f"{name} has {len(there)} of {max(counts)} blocks: it was not downloaded whole"
        )


def _chip(families: set[int], name: str) -> str:
    chips = {_CHIPS[family] for family in families if family in _CHIPS}
    others = [family for family in families if family not in _CHIPS and family not in _ANY_CHIP]
    if len(chips) != 1 or others:
        told = ", ".join(f"0x{family:08X}" for family in sorted(families))
        raise WrongFile(f"{name} is for another chip (family {told}): take one for the Pico")
    return chips.pop()


def _micropython(payload: dict[int, bytes], name: str) -> tuple[int, ...]:
    flash = b"".join(payload[address] for address in sorted(payload))
    if b"MicroPython" not in flash:
        raise WrongFile(f"{name} does not hold MicroPython, which tabletally needs")
    found = _MICROPYTHON.search(flash)
    return tuple(int(number or 0) for number in found.groups()) if found else ()

"""Runs sessions in MicroPython and reads what they print."""

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tabletally import places
from tabletally.micropython_unix import command

ON_DEVICE = Path(__file__).with_name("on_device")
WIDTH, HEIGHT = 128, 64
HEAP_BYTES = 400 << 10  # as little as a board has


@dataclass
class Step:
    """What one step sent and drew, and any other lines it printed."""

    name: str
    transfers: list[bytes] = field(default_factory=list)
    frame: bytes = b""
    notes: list[str] = field(default_factory=list)

    @property
    def bus_bytes(self) -> int:
        """All bytes on the bus, addresses included."""
        return sum(1 + len(transfer) for transfer in self.transfers)


def run(session: str, *folders: Path) -> list[str]:
    """The lines that a session prints, which may import from folders; tracebacks fail the test."""
    path = os.pathsep.join(map(str, (places.FIRMWARE.parent, ON_DEVICE, *folders)))
    done = subprocess.run(
        [*command(HEAP_BYTES), str(ON_DEVICE / session)],
        env={**os.environ, "MICROPYPATH": path},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def steps(session: str) -> Iterator[Step]:
    """A session's steps."""
    step = None
    for line in run(session):
        if line.startswith("= "):
            if step:
                yield step
            step = Step(line[2:])
        elif line.startswith("frame "):
            step.frame = bytes.fromhex(line[6:])
        elif set(line) <= set("0123456789abcdef"):
            step.transfers.append(bytes.fromhex(line))
        else:
            step.notes.append(line)
    yield step


def picture(frame: bytes) -> bytes:
    """A frame in MONO_VLSB order as pixels of 0 and 255."""
    return bytes(
        255 if frame[y // 8 * WIDTH + x] >> y % 8 & 1 else 0
        for y in range(HEIGHT)
        for x in range(WIDTH)
    )

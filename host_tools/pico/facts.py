"""What a board says of itself."""

from __future__ import annotations

from dataclasses import dataclass

from . import on_board
from .compiling import arch_of
from .faults import CodeFailed, NoAnswer, TooOld
from .link import Link

OLDEST = (1, 26)
_CHIP = "rp2"
_VIRTUAL = b"TALLY".hex()


@dataclass(frozen=True)
class Facts:
    """One board.

    micropython    its version
    mpy            version of .mpy files that it reads
    arch           for which chips its machine code is, as in `compiling`
    version        of our firmware that runs on it, empty without
    board          for which hardware that was deployed
    before         version that --rollback would bring back, empty without
    free, blocks   of its file system, in blocks of `block` bytes
    """

    platform: str
    machine: str
    micropython: tuple[int, ...]
    mpy: int
    arch: str
    id: str
    version: str
    board: str
    before: str
    block: int
    blocks: int
    free: int

    @property
    def is_pico(self) -> bool:
        """Whether it is an RP2040 or RP2350, or the virtual board in their place."""
        return self.platform == _CHIP or _VIRTUAL in self.id

    def told(self) -> str:
        """One line for the user."""
        kind = "virtual board" if self.platform != _CHIP else self.machine or "RP2 chip"
        version = ".".join(map(str, self.micropython))
        ours = f"tabletally {self.version} for {self.board}" if self.version else "no tabletally"
        return f"{kind}, MicroPython {version}; {ours}"


def ask(link: Link) -> Facts:
    """Return what the board says; NoAnswer when it does not say what a board says."""
    try:
        told = link.run(on_board.code("facts"), doing="being asked what it is")
    except CodeFailed as error:
        raise NoAnswer(
            f"the board at {link.port} could not say what it is ({error.last_line}): it may be "
            "no Pico, or its file system is damaged"
        ) from None
    said = dict(line.partition(" ")[::2] for line in told.splitlines())
    try:
        return _facts(said)
    except (KeyError, ValueError):
        raise NoAnswer(
            f"the board at {link.port} answered something else than what it is: try again"
        ) from None


def _facts(said: dict[str, str]) -> Facts:
    running = said.get("running", "").split()
    before = said.get("before", "").split()
    return Facts(
        platform=said["platform"],
        machine=said["machine"],
        micropython=tuple(int(number) for number in said["micropython"].split(".")),
        mpy=int(said["mpy"]) & 0xFF,
        arch=arch_of(int(said["mpy"])),
        id=said["id"],
        version=running[2] if len(running) > 3 else "",
        board=running[3] if len(running) > 3 else "",
        before=before[2] if len(before) > 3 else "",
        block=int(said["block"]),
        blocks=int(said["blocks"]),
        free=int(said["free"]),
    )


def demand_usable(facts: Facts, port: str) -> None:
    """Raise TooOld unless our firmware can run there."""
    version = ".".join(map(str, facts.micropython))
    if not facts.is_pico:
        raise TooOld(
            f"{port} runs MicroPython {version} on {facts.machine or facts.platform}, which is no "
            "Pico: choose another port with --port"
        )
    if facts.micropython[: len(OLDEST)] < OLDEST:
        raise TooOld(
            f"MicroPython {version} at {port} is too old, {'.'.join(map(str, OLDEST))} or newer is "
            "needed: see `tabletally flash`; saved games stay"
        )

"""The chip's pads: direction, pull and level of each pin, and the edges it waits for."""

from dataclasses import dataclass, field

from .wiring import Wiring

_OUT = 1
_PULL_UP = 1
_NO_CHANGE = 0xFF
FALLING = 4
RISING = 8
_HARD = 0x80


@dataclass(slots=True)
class Pad:
    """One pin."""

    mode: int = 0
    pull: int = 0
    output: int = 0
    level: int = 0
    wanted: int = 0
    hard: bool = False
    latched: int = 0


@dataclass
class Pads:
    """All pins. An edge is latched once until it is delivered, as in the chip."""

    wiring: Wiring
    pads: dict[int, Pad] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wiring.listen(self._changed)
        self.wiring.let_go_of_outputs()

    def set_up(self, pin: int, mode: int, pull: int) -> None:
        """Set direction and pull; 0xFF leaves what is."""
        pad = self._pad(pin)
        if mode != _NO_CHANGE:
            pad.mode = mode
        if pull != _NO_CHANGE:
            pad.pull = pull
        self._settle(pin, pad)

    def write(self, pin: int, level: int) -> None:
        """Set the level an output has."""
        pad = self._pad(pin)
        pad.output = level
        self._settle(pin, pad)

    def read(self, pin: int) -> int:
        """The level the firmware sees."""
        return self._pad(pin).level

    def wait_for(self, pin: int, wanted: int) -> None:
        """Set the edges the firmware waits for; the top bit asks for a hard interrupt."""
        pad = self._pad(pin)
        pad.wanted = wanted & (FALLING | RISING)
        pad.hard = bool(wanted & _HARD)
        pad.latched = 0

    def next_interrupt(self, only_hard: bool) -> tuple[int, int] | None:
        """Take the next latched edge: pin and flags."""
        for pin, pad in self.pads.items():
            if pad.latched and (pad.hard or not only_hard):
                flags, pad.latched = pad.latched, 0
                return pin, flags
        return None

    def _pad(self, pin: int) -> Pad:
        pad = self.pads.get(pin)
        if pad is None:
            pad = self.pads[pin] = Pad()
            self._settle(pin, pad)
        return pad

    def _changed(self, pin: int, _level: int | None) -> None:
        self._settle(pin, self._pad(pin))

    def _settle(self, pin: int, pad: Pad) -> None:
        driven = self.wiring.driven(pin)
        self.wiring.put_out(pin, pad.output if pad.mode == _OUT else None)
        if pad.mode == _OUT:
            level = pad.output
        elif driven is not None:
            level = driven
        else:
            level = int(pad.pull == _PULL_UP)
        if level != pad.level:
            pad.level = level
            pad.latched |= pad.wanted & (RISING if level else FALLING)

"""Which game's rules are loaded, seen in the chip's memory.

MicroPython never forgets a name, so the full name of the module that `registry.load` imports is
there from then on, between the zeros that end it and the name before. Of several games the one
whose name was seen last counts.
"""

from typing import Any

from tabletally.shared_rules.registry import GAMES

_NAMES = {game: f"\0shared_rules.{game}.game\0".encode() for game in GAMES}


class Loaded:
    """Looks for games in the memory of `mcu`."""

    def __init__(self, mcu: Any) -> None:
        self._sram = mcu.sram
        self._seen: list[str] = []

    def look(self) -> str:
        """The game that was loaded last; empty before."""
        ram = bytes(self._sram)
        for game, name in _NAMES.items():
            if game not in self._seen and name in ram:
                self._seen.append(game)
        return self._seen[-1] if self._seen else ""

"""Chip time of what takes long: run in the firmware's place, on a board that was switched off.

The sheets are hard ones: all fireworks spaces and 24 garments of four colours in one hand, where
the balcony costs statues; and the house for which the best of supplier and handyman, with all rooms
discarded, is the dearest to find.
"""

from pathlib import Path
from typing import Any

from tabletally.shared_rules.core.sheet import ABSENT

from ..pico.building import using_ours
from ..scoring import reader, strict_json
from ..scoring.outcome import game_of
from ..virtual_board.board import VirtualBoard
from ..virtual_board.errors import FirmwareStopped

_HERE = Path(__file__).parent
_US = 1000


def measure(board: VirtualBoard) -> dict[str, float]:
    """Milliseconds of replaying 2,000 records, and of judging sheets that need long searches."""
    return {
        "replay_2000_records_ms": _ms(board, _code("replay")),
        "balcony_search_ms": _ms(board, _judging("balcony")),
        "exchange_search_ms": _ms(board, _judging("exchanges")),
    }


def _ms(board: VirtualBoard, code: str) -> float:
    printed = board.ask(using_ours(code)).strip()
    if not printed.isdigit():
        raise FirmwareStopped(f"a measurement on the chip failed: {printed}")
    return round(int(printed) / _US, 1)


def _code(name: str) -> str:
    return (_HERE / "device" / f"{name}.py").read_text("utf-8")


def _judging(name: str) -> str:
    document: Any = strict_json.read(str(_HERE / "sheets" / f"{name}.json"))
    game = game_of(document["game"])
    held = reader.read(game.rules.TABLE, game.root, document).sheet.cells
    cells = ((cell, held[cell]) for cell in range(len(held)) if held[cell] != ABSENT)
    flat = [number for pair in cells for number in pair]
    return f"GAME = {game.name!r}\nCELLS = {flat}\n{_code('judging')}"

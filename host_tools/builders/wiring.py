"""Draws how a board with an I2C display and its keys is wired, from its module of data.

python -m tabletally.builders.wiring      writes docs/pictures/wiring_ID.svg for every board
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from tabletally import places
from tabletally.virtual_board import boards

from . import plugged
from .pico_shape import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    box,
    ground_near,
    line,
    pico,
    picture,
    pin_of,
    place,
    text,
    wire,
)

_SUPPLY_PIN = 36
# By the kind of input what is wired to the Pico, from the top, and what stands on it; a knob has
# the first _ON_THE_KNOB of them.
_CONTACTS = {
    "buttons": (("up", "▲"), ("down", "▼"), ("ok", "●"), ("back", "◀")),
    "encoder": (("a", "A (CLK)"), ("b", "B (DT)"), ("ok", "● (SW)"), ("back", "◀")),
}
_ON_THE_KNOB = {"buttons": 0, "encoder": 3}
_CONTACT_TOP, _CONTACT_STEP = 330, 50
_LANES = (266, 250, 250, 266)
_BUS = 52  # the wire that joins all other sides


def file_of(board_id: str) -> Path:
    """Where the picture of a board stands in a checkout."""
    return places.BOARDS.parent / "docs" / "pictures" / f"wiring_{board_id}.svg"


def drawing(board: ModuleType) -> str:
    """Return the picture as SVG; what is wired by hand must be on the left side of the Pico."""
    if board.DISPLAY["bus"] == "spi":
        return plugged.drawing(board)
    return picture([*pico(_used(board)), *_display(board), *_controls(board)])


def _used(board: ModuleType) -> set[int]:
    display = board.DISPLAY
    signals = [pin_of(display["sda"]), pin_of(display["scl"])]
    keys = _pins_of_contacts(board)
    return {*signals, *keys, ground_near(max(signals)), ground_near(max(keys)), _SUPPLY_PIN}


def _display(board: ModuleType) -> list[str]:
    display = board.DISPLAY
    sda, scl = pin_of(display["sda"]), pin_of(display["scl"])
    x, y = 20, 76
    pads = {
        name: (x + 150, y + 16 + 26 * at) for at, name in enumerate(("SDA", "SCL", "VCC", "GND"))
    }
    shapes = [
        box(x, y, 150, 110, "#eaf2f8", BLUE),
        box(x + 10, y + 28, 84, 54, "#1b2631", "#1b2631"),
        text(x + 52, y + 60, "tabletally", "middle", 12, "#ffffff"),
        text(x + 10, y + 18, "SSD1306", "start", 12, weight="bold"),
        text(x + 10, y + 100, f"{display['width']}×{display['height']}  I2C", "start", 11),
    ]
    shapes += [text(px - 8, py + 4, name, "end", 11) for name, (px, py) in pads.items()]
    ground = ground_near(max(sda, scl))
    ground_x, ground_y = place(ground)
    supply_x, supply_y = place(_SUPPLY_PIN)
    shapes += [
        wire([pads["SDA"], (266, pads["SDA"][1]), (266, place(sda)[1]), place(sda)], BLUE),
        wire([pads["SCL"], (250, pads["SCL"][1]), (250, place(scl)[1]), place(scl)], YELLOW),
        wire(
            [pads["GND"], (218, pads["GND"][1]), (218, ground_y), (ground_x, ground_y)], BLACK
        ),
        wire(
            [pads["VCC"], (200, pads["VCC"][1]), (200, 20), (520, 20), (520, supply_y),
             (supply_x, supply_y)],
            RED,
        ),
    ]  # fmt: skip
    return shapes


def _controls(board: ModuleType) -> list[str]:
    kind = board.INPUT["kind"]
    contacts = _CONTACTS[kind]
    on_the_knob = _ON_THE_KNOB[kind]
    shapes = _knob(on_the_knob) if on_the_knob else []
    for at, (contact, sign) in enumerate(contacts):
        y = _CONTACT_TOP + _CONTACT_STEP * at
        x, pin_y = place(pin_of(board.INPUT[contact]))
        shapes += [
            wire([(156, y), (_LANES[at], y), (_LANES[at], pin_y), (x, pin_y)], GREEN),
            *(
                [text(148, y + 4, sign, "end", 11)]
                if at < on_the_knob
                else _button(y, contact, sign)
            ),
        ]
    last = _CONTACT_TOP + _CONTACT_STEP * (len(contacts) - 1)
    bottom = last + 40
    ground = ground_near(max(_pins_of_contacts(board)))
    x, ground_y = place(ground)
    first = _CONTACT_TOP + _CONTACT_STEP * max(on_the_knob - 2, 0)
    bus = [(_BUS, first), (_BUS, bottom), (274, bottom), (274, ground_y), (x, ground_y)]
    return [wire(bus, BLACK), *shapes]


def _button(y: int, key: str, sign: str) -> list[str]:
    return [
        line([(_BUS, y), (104, y)], BLACK),
        box(104, y - 16, 52, 32, "#f2f3f4", "#707b7c"),
        f'<circle cx="130" cy="{y}" r="11" fill="#ffffff" stroke="#707b7c"/>',
        text(130, y + 5, sign, "middle", 13),
        text(96, y - 6, key, "end", 11),
    ]


def _knob(contacts: int) -> list[str]:
    """The encoder: its ground, of knob and push button together, is at the left edge."""
    height = _CONTACT_STEP * (contacts - 1) + 44
    middle = _CONTACT_TOP + _CONTACT_STEP
    return [
        line([(_BUS, middle), (66, middle)], BLACK),
        box(66, _CONTACT_TOP - 22, 90, height, "#f2f3f4", "#707b7c"),
        f'<circle cx="94" cy="{middle - 26}" r="20" fill="#ffffff" stroke="#707b7c"/>',
        text(94, middle - 20, "↻", "middle", 20),
        text(70, middle + 16, "GND", "start", 11),
    ]


def _pins_of_contacts(board: ModuleType) -> list[int]:
    return [pin_of(board.INPUT[contact]) for contact, _ in _CONTACTS[board.INPUT["kind"]]]


if __name__ == "__main__":
    for board_id in boards.known():
        file_of(board_id).write_text(drawing(boards.load(board_id)), "utf-8")

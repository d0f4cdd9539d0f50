"""Draws how a board with an I2C display and its keys is wired, from its module of data.

python -m tabletally.builders.wiring      writes docs/pictures/wiring_ID.svg for every board
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from types import ModuleType

from tabletally import places
from tabletally.virtual_board import boards

# What stands at the 40 pins of a Pico, from pin 1 on; numbers are GP numbers.
_PINS: tuple[int | str, ...] = (
    0, 1, "GND", 2, 3, 4, 5, "GND", 6, 7, 8, 9, "GND", 10, 11, 12, 13, "GND", 14, 15,
    16, 17, "GND", 18, 19, 20, 21, "GND", 22, "RUN", 26, 27, "AGND", 28, "VREF", "3V3", "EN",
    "GND", "VSYS", "VBUS",
)  # fmt: skip
_HALF = 20
_WIDTH, _HEIGHT = 550, 550
_LEFT, _RIGHT, _TOP, _STEP = 300, 460, 84, 22
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
_RED, _BLACK, _BLUE, _YELLOW, _GREEN = "#c0392b", "#222222", "#2471a3", "#b7950b", "#1e8449"


def file_of(board_id: str) -> Path:
    """Where the picture of a board stands in a checkout."""
    return places.BOARDS.parent / "docs" / "pictures" / f"wiring_{board_id}.svg"


def pin_of(gp: int) -> int:
    """Return the number of the pin, 1 to 40, at which a GP stands."""
    return _PINS.index(gp) + 1


def ground_near(pin: int) -> int:
    """Return the pin marked GND that is nearest to a pin on the same side."""
    side = range(1, _HALF + 1) if pin <= _HALF else range(_HALF + 1, 2 * _HALF + 1)
    grounds = [other for other in side if _PINS[other - 1] == "GND"]
    return min(grounds, key=lambda other: abs(other - pin))


def drawing(board: ModuleType) -> str:
    """Return the picture as SVG; the display and the keys must be on the left side of the Pico."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
            'font-family="sans-serif" font-size="13">',
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
            *_pico(board),
            *_display(board),
            *_controls(board),
            "</svg>\n",
        ]
    )


def _pico(board: ModuleType) -> list[str]:
    bottom = _TOP + _HALF * _STEP
    shapes = [
        _box(_LEFT, _TOP - 34, _RIGHT - _LEFT, bottom - _TOP + 40, "#d5f5e3", _GREEN),
        _box(_LEFT + 50, _TOP - 46, 60, 30, "#d0d3d4", "#707b7c"),
        _text((_LEFT + _RIGHT) // 2, _TOP - 26, "USB", "middle", 11),
        _text((_LEFT + _RIGHT) // 2, bottom - 2, "Raspberry Pi Pico", "middle", 12),
    ]
    used = _used(board)
    for pin in range(1, 2 * _HALF + 1):
        name = _PINS[pin - 1]
        label = f"GP{name}" if isinstance(name, int) else name
        x, y = _place(pin)
        inwards = 1 if pin <= _HALF else -1
        anchor = "start" if inwards > 0 else "end"
        weight = "bold" if pin in used else "normal"
        colour = _BLACK if pin in used else "#808b96"
        shapes += [
            f'<circle cx="{x}" cy="{y}" r="4" fill="{_YELLOW if pin in used else "#d5d8dc"}"/>',
            _text(x + 9 * inwards, y + 4, f"{label}", anchor, 11, colour, weight),
            _text(x - 7 * inwards, y - 3, str(pin), "end" if inwards > 0 else "start", 9, colour),
        ]
    return shapes


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
        _box(x, y, 150, 110, "#eaf2f8", _BLUE),
        _box(x + 10, y + 28, 84, 54, "#1b2631", "#1b2631"),
        _text(x + 52, y + 60, "tabletally", "middle", 12, "#ffffff"),
        _text(x + 10, y + 18, "SSD1306", "start", 12, weight="bold"),
        _text(x + 10, y + 100, f"{display['width']}×{display['height']}  I2C", "start", 11),
    ]
    shapes += [_text(px - 8, py + 4, name, "end", 11) for name, (px, py) in pads.items()]
    ground = ground_near(max(sda, scl))
    ground_x, ground_y = _place(ground)
    supply_x, supply_y = _place(_SUPPLY_PIN)
    shapes += [
        _wire([pads["SDA"], (266, pads["SDA"][1]), (266, _place(sda)[1]), _place(sda)], _BLUE),
        _wire([pads["SCL"], (250, pads["SCL"][1]), (250, _place(scl)[1]), _place(scl)], _YELLOW),
        _wire(
            [pads["GND"], (218, pads["GND"][1]), (218, ground_y), (ground_x, ground_y)], _BLACK
        ),
        _wire(
            [pads["VCC"], (200, pads["VCC"][1]), (200, 20), (520, 20), (520, supply_y),
             (supply_x, supply_y)],
            _RED,
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
        x, pin_y = _place(pin_of(board.INPUT[contact]))
        shapes += [
            _wire([(156, y), (_LANES[at], y), (_LANES[at], pin_y), (x, pin_y)], _GREEN),
            *(
                [_text(148, y + 4, sign, "end", 11)]
                if at < on_the_knob
                else _button(y, contact, sign)
            ),
        ]
    last = _CONTACT_TOP + _CONTACT_STEP * (len(contacts) - 1)
    bottom = last + 40
    ground = ground_near(max(_pins_of_contacts(board)))
    x, ground_y = _place(ground)
    first = _CONTACT_TOP + _CONTACT_STEP * max(on_the_knob - 2, 0)
    bus = [(_BUS, first), (_BUS, bottom), (274, bottom), (274, ground_y), (x, ground_y)]
    return [_wire(bus, _BLACK), *shapes]


def _button(y: int, key: str, sign: str) -> list[str]:
    return [
        _line([(_BUS, y), (104, y)], _BLACK),
        _box(104, y - 16, 52, 32, "#f2f3f4", "#707b7c"),
        f'<circle cx="130" cy="{y}" r="11" fill="#ffffff" stroke="#707b7c"/>',
        _text(130, y + 5, sign, "middle", 13),
        _text(96, y - 6, key, "end", 11),
    ]


def _knob(contacts: int) -> list[str]:
    """The encoder: its ground, of knob and push button together, is at the left edge."""
    height = _CONTACT_STEP * (contacts - 1) + 44
    middle = _CONTACT_TOP + _CONTACT_STEP
    return [
        _line([(_BUS, middle), (66, middle)], _BLACK),
        _box(66, _CONTACT_TOP - 22, 90, height, "#f2f3f4", "#707b7c"),
        f'<circle cx="94" cy="{middle - 26}" r="20" fill="#ffffff" stroke="#707b7c"/>',
        _text(94, middle - 20, "↻", "middle", 20),
        _text(70, middle + 16, "GND", "start", 11),
    ]


def _pins_of_contacts(board: ModuleType) -> list[int]:
    return [pin_of(board.INPUT[contact]) for contact, _ in _CONTACTS[board.INPUT["kind"]]]


def _place(pin: int) -> tuple[int, int]:
    """The point of a pin."""
    if pin <= _HALF:
        return _LEFT, _TOP + (pin - 1) * _STEP
    return _RIGHT, _TOP + (2 * _HALF - pin) * _STEP


def _box(x: int, y: int, width: int, height: int, fill: str, line: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{fill}" '
        f'stroke="{line}" stroke-width="1.5"/>'
    )


def _text(
    x: int, y: int, text: str, anchor: str, size: int, colour: str = _BLACK, weight: str = "normal"
) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" fill="{colour}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )


def _wire(points: list[tuple[int, int]], colour: str) -> str:
    """A line along the points, with a white edge so that crossings are seen as such."""
    return _line(points, "#ffffff", 7) + "\n" + _line(points, colour)


def _line(points: list[tuple[int, int]], colour: str, width: int = 3) -> str:
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


if __name__ == "__main__":
    for board_id in boards.known():
        file_of(board_id).write_text(drawing(boards.load(board_id)), "utf-8")

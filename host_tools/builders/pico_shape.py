"""What pictures of boards are made of: a Pico with its pins, boxes, texts and wires, as SVG."""

from __future__ import annotations

from html import escape

# What stands at the 40 pins of a Pico, from pin 1 on; numbers are GP numbers.
_PINS: tuple[int | str, ...] = (
    0, 1, "GND", 2, 3, 4, 5, "GND", 6, 7, 8, 9, "GND", 10, 11, 12, 13, "GND", 14, 15,
    16, 17, "GND", 18, 19, 20, 21, "GND", 22, "RUN", 26, 27, "AGND", 28, "VREF", "3V3", "EN",
    "GND", "VSYS", "VBUS",
)  # fmt: skip
_HALF = 20
_WIDTH, _HEIGHT = 550, 550
LEFT, RIGHT = 300, 460
_TOP, _STEP = 84, 22
RED, BLACK, BLUE, YELLOW, GREEN = "#c0392b", "#222222", "#2471a3", "#b7950b", "#1e8449"


def pin_of(gp: int) -> int:
    """Return the number of the pin, 1 to 40, at which a GP stands."""
    return _PINS.index(gp) + 1


def ground_near(pin: int) -> int:
    """Return the pin marked GND that is nearest to a pin on the same side."""
    side = range(1, _HALF + 1) if pin <= _HALF else range(_HALF + 1, 2 * _HALF + 1)
    grounds = [other for other in side if _PINS[other - 1] == "GND"]
    return min(grounds, key=lambda other: abs(other - pin))


def pico(used: set[int]) -> list[str]:
    """Draw the Pico; the pins that are used stand out."""
    bottom = _TOP + _HALF * _STEP
    shapes = [
        box(LEFT, _TOP - 34, RIGHT - LEFT, bottom - _TOP + 40, "#d5f5e3", GREEN),
        box(LEFT + 50, _TOP - 46, 60, 30, "#d0d3d4", "#707b7c"),
        text((LEFT + RIGHT) // 2, _TOP - 26, "USB", "middle", 11),
        text((LEFT + RIGHT) // 2, bottom - 2, "Raspberry Pi Pico", "middle", 12),
    ]
    for pin in range(1, 2 * _HALF + 1):
        name = _PINS[pin - 1]
        label = f"GP{name}" if isinstance(name, int) else name
        x, y = place(pin)
        inwards = 1 if pin <= _HALF else -1
        anchor = "start" if inwards > 0 else "end"
        weight = "bold" if pin in used else "normal"
        colour = BLACK if pin in used else "#808b96"
        shapes += [
            f'<circle cx="{x}" cy="{y}" r="4" fill="{YELLOW if pin in used else "#d5d8dc"}"/>',
            text(x + 9 * inwards, y + 4, f"{label}", anchor, 11, colour, weight),
            text(x - 7 * inwards, y - 3, str(pin), "end" if inwards > 0 else "start", 9, colour),
        ]
    return shapes


def place(pin: int) -> tuple[int, int]:
    """The point of a pin."""
    if pin <= _HALF:
        return LEFT, _TOP + (pin - 1) * _STEP
    return RIGHT, _TOP + (2 * _HALF - pin) * _STEP


def box(x: int, y: int, width: int, height: int, fill: str, line: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{fill}" '
        f'stroke="{line}" stroke-width="1.5"/>'
    )


def text(
    x: int, y: int, text: str, anchor: str, size: int, colour: str = BLACK, weight: str = "normal"
) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" fill="{colour}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )


def wire(points: list[tuple[int, int]], colour: str) -> str:
    """A line along the points, with a white edge so that crossings are seen as such."""
    return line(points, "#ffffff", 7) + "\n" + line(points, colour)


def line(points: list[tuple[int, int]], colour: str, width: int = 3) -> str:
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def picture(shapes: list[str]) -> str:
    """Return shapes as a picture."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
            'font-family="sans-serif" font-size="13">',
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
            *shapes,
            "</svg>\n",
        ]
    )

"""Draws which pins of a Pico a board uses that is plugged onto it: display and keys in one."""

from __future__ import annotations

from types import ModuleType

from .pico_shape import BLACK, BLUE, GREEN, LEFT, box, line, pico, picture, pin_of, place, text

_SIGNALS = {
    "sck": "SCK",
    "mosi": "DIN",
    "cs": "CS",
    "dc": "DC",
    "reset": "RST",
    "backlight": "BL",
}
_KEYS = {"up": "▲", "down": "▼", "ok": "●", "back": "◀", "key0": "KEY0", "key1": "KEY1"}
_AWAY = 26


def drawing(board: ModuleType) -> str:
    """Return the picture as SVG."""
    display = board.DISPLAY
    signals = {pin_of(display[name]): sign for name, sign in _SIGNALS.items() if name in display}
    keys = {pin_of(board.INPUT[name]): sign for name, sign in _KEYS.items() if name in board.INPUT}
    return picture(
        [
            *pico({*signals, *keys}),
            *_display(board),
            *_labels(signals, BLUE),
            *_labels(keys, GREEN),
        ]
    )


def _display(board: ModuleType) -> list[str]:
    display = board.DISPLAY
    x, y = 20, 76
    size = f"{display['width']}×{display['height']}"
    return [
        box(x, y, 150, 110, "#eaf2f8", BLUE),
        box(x + 10, y + 28, 130, 54, "#1b2631", "#1b2631"),
        text(x + 75, y + 60, "tabletally", "middle", 12, "#ffffff"),
        text(x + 10, y + 18, display["kind"].upper(), "start", 12, weight="bold"),
        text(x + 10, y + 100, f"{size}  SPI {display['id']}", "start", 11),
    ]


def _labels(signs: dict[int, str], colour: str) -> list[str]:
    shapes = []
    for pin, sign in signs.items():
        x, y = place(pin)
        outwards = -1 if x == LEFT else 1
        end = x + _AWAY * outwards
        anchor = "end" if x == LEFT else "start"
        shapes += [
            line([(x, y), (end, y)], colour),
            text(end + 6 * outwards, y + 4, sign, anchor, 12, BLACK, "bold"),
        ]
    return shapes

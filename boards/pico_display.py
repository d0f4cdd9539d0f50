"""A Raspberry Pi Pico on the back of a Pimoroni Pico Display Pack: 240x135 pixels, four buttons.

As it is held with its display upright, A is at the top left, B below it, X at the top right, Y
below that: the left hand goes up and down, the right one says ok or back.
"""

DISPLAY = {
    "kind": "st7789",
    "width": 240,
    "height": 135,
    "bus": "spi",
    "id": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
    "backlight": 20,
    "freq": 62_500_000,
}

INPUT = {
    "kind": "buttons",
    "up": 12,
    "down": 13,
    "ok": 14,
    "back": 15,
}

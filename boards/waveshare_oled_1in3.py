"""A Raspberry Pi Pico on a Waveshare Pico-OLED-1.3: an SH1107, 128x64, on SPI, and two keys.

The keys pull their pin to ground.
"""

DISPLAY = {
    "kind": "sh1107",
    "width": 128,
    "height": 64,
    "bus": "spi",
    "id": 1,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "freq": 10_000_000,
}

INPUT = {
    "kind": "two_keys",
    "key0": 15,
    "key1": 17,
}

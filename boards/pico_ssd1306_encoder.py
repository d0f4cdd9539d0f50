"""A Raspberry Pi Pico, a 128x64 SSD1306 on I2C, a rotary encoder with a push button, and a button.

All contacts pull their pin to ground. Turned clockwise, contact a closes before b: that is down.
Where it goes the other way round, exchange the two wires.
"""

DISPLAY = {
    "kind": "ssd1306",
    "width": 128,
    "height": 64,
    "bus": "i2c",
    "id": 0,
    "sda": 4,
    "scl": 5,
    "freq": 400_000,
    "address": 0x3C,
}

INPUT = {
    "kind": "encoder",
    "a": 10,
    "b": 11,
    "ok": 12,
    "back": 13,
}

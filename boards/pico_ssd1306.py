"""A Raspberry Pi Pico, a 128x64 SSD1306 on I2C, and four buttons that pull their pin to ground."""

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
    "kind": "buttons",
    "up": 10,
    "down": 11,
    "ok": 12,
    "back": 13,
}

"""Runs in MicroPython: transfers fail, and the driver finds its display again."""

import framebuf
from fake_bus import Bus, Wire, report

from firmware.drivers.ssd1306 import SSD1306

_FOR_EVER = 1 << 20

wire = Wire()
made = []


def hardware():
    """A new hardware bus."""
    made.append("hardware")
    return Bus(wire)


def software():
    """A new software bus."""
    made.append("software")
    return Bus(wire)


def tell(name):
    """Print a step, and what it found."""
    report(name, wire, display.frame)
    print("alive", display.alive, *made)
    made.clear()


wire.fails = _FOR_EVER
display = SSD1306(hardware, software, 0x3C, 128, 64)
tell("nothing there")
pixels = framebuf.FrameBuffer(display.frame, 128, 64, framebuf.MONO_VLSB)
pixels.text("A", 0, 0, 1)
display.contrast(77)
display.show()
tell("still nothing")
wire.fails = 0
display.show()
tell("plugged in")

for fails in range(1, 5):
    pixels.text("B", 16 * fails, 8 * fails, 1)
    wire.fails = fails
    display.show()
    tell("fails " + str(fails))

display.power_off()
tell("off")
wire.fails = 1
display.invert(True)
tell("found while dark")
display.power_on()
tell("on")
wire.fails = _FOR_EVER
display.flip(True)
tell("lost in a flip")
wire.fails = 2
display.power_on()
tell("found flipped")

"""Runs in MicroPython: the driver shows pictures and settings, with the heap locked."""

import framebuf
from chance_pictures import by_chance
from fake_bus import Light, Port, Wire, report, step

from firmware.drivers import st7789

SLEPT = b"\x20"

wire = Wire(170_000)
st7789.sleep_ms = lambda ms: wire.note(bytes((ms,)), SLEPT)
display = st7789.ST7789(Port(wire), Light(wire))
frame = display.frame
report("start", wire, frame)
pixels = framebuf.FrameBuffer(frame, display.width, display.height, framebuf.MONO_VLSB)


def weakest():
    """Set the least brightness."""
    display.contrast(0)


def brighter():
    """Set a brightness."""
    display.contrast(200)


def inverted():
    """Invert."""
    display.invert(True)


def plain():
    """Invert no more."""
    display.invert(False)


def lower():
    """Shift against burn-in."""
    display.shift(1)


def flipped():
    """Turn."""
    display.flip(True)


def upright():
    """Turn back."""
    display.flip(False)


pixels.text("Hello", 3, 5, 1)
step("text", wire, frame, display.show)
step("same", wire, frame, display.show)
pixels.pixel(127, 63, 1)
step("corner", wire, frame, display.show)
pixels.pixel(40, 60, 1)
pixels.pixel(47, 60, 1)
step("two in a block", wire, frame, display.show)
pixels.pixel(55, 57, 1)
pixels.pixel(56, 57, 1)
step("two beside each other", wire, frame, display.show)
step("weakest", wire, frame, weakest)
step("contrast", wire, frame, brighter)
step("inverted", wire, frame, inverted)
step("plain", wire, frame, plain)
step("lower", wire, frame, lower)
step("off", wire, frame, display.power_off)
pixels.fill(1)
step("dark fill", wire, frame, display.show)
step("dark contrast", wire, frame, weakest)
step("on", wire, frame, display.power_on)
pixels.rect(30, 10, 60, 40, 0, True)
step("hole", wire, frame, display.show)
step("flipped", wire, frame, flipped)
pixels.text("Hi", 3, 5, 1)
step("flipped text", wire, frame, display.show)
step("flipped twice", wire, frame, flipped)
display.renew()
report("renewed", wire, frame)
step("upright", wire, frame, upright)

for _ in by_chance(pixels, 40):
    step("chance", wire, frame, display.show)

"""What a driver of 128 x 64 pixels is put through: pictures and settings, with the heap locked."""

import framebuf
from chance_pictures import by_chance
from fake_bus import report, step


def put_through(display, wire):
    """Do it, and print what it sends."""
    frame = display.frame
    report("start", wire, frame)
    pixels = framebuf.FrameBuffer(frame, 128, 64, framebuf.MONO_VLSB)

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
        display.shift(2)

    def back():
        """Shift back."""
        display.shift(0)

    pixels.text("Hello", 3, 5, 1)
    step("text", wire, frame, display.show)
    step("same", wire, frame, display.show)
    pixels.pixel(127, 63, 1)
    step("pixel", wire, frame, display.show)
    pixels.pixel(0, 0, 1)
    step("corner", wire, frame, display.show)
    step("contrast", wire, frame, brighter)
    step("inverted", wire, frame, inverted)
    step("plain", wire, frame, plain)
    step("lower", wire, frame, lower)
    step("back", wire, frame, back)
    step("off", wire, frame, display.power_off)
    pixels.fill(1)
    step("dark fill", wire, frame, display.show)
    step("on", wire, frame, display.power_on)
    pixels.rect(30, 10, 60, 40, 0, True)
    step("hole", wire, frame, display.show)

    for _ in by_chance(pixels, 60):
        step("chance", wire, frame, display.show)

    display.flip(True)
    report("flipped", wire, frame)
    pixels.text("Hi", 3, 5, 1)
    step("flipped text", wire, frame, display.show)
    step("flipped lower", wire, frame, lower)
    step("flipped back", wire, frame, back)
    display.flip(True)
    report("flipped twice", wire, frame)
    display.flip(False)
    report("upright", wire, frame)

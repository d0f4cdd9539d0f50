"""Runs in MicroPython: the driver shows pictures and settings, with the heap locked."""

from driver_pictures import put_through
from fake_bus import Bus, Wire

from firmware.drivers.ssd1306 import SSD1306

wire = Wire()
bus = Bus(wire)
put_through(SSD1306(lambda: bus, lambda: bus, 0x3C, 128, 64), wire)

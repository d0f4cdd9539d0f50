"""Runs in MicroPython: the driver of the SH1107 shows pictures and settings."""

from driver_pictures import put_through
from fake_bus import Port, Wire, report

from firmware.drivers.sh1107 import SH1107

wire = Wire()
display = SH1107(Port(wire))
put_through(display, wire)
display.contrast(33)
display.invert(True)
display.shift(5)
display.flip(True)
display.power_off()
report("set otherwise", wire, display.frame)
display.renew()
report("renewed while dark", wire, display.frame)
display.power_on()
report("lit again", wire, display.frame)
print("alive", display.alive)

"""Bit by bit on two pins: what SoftI2C sends arrives, and scans find who is there."""

from tabletally.virtual_board.board import VirtualBoard

CODE = r"""
from machine import I2C, Pin, SoftI2C
bus = I2C(0, scl=Pin(5), sda=Pin(4), freq=100_000)
print(bus.scan())
bus.writeto(0x3C, b"\x00\xaf\x8d\x14\xa5")
bus = SoftI2C(scl=Pin(5), sda=Pin(4), freq=400_000)
print(bus.scan(), bus.writeto(0x3C, b"\x00\x81\x2a"))
try:
    bus.writeto(0x3D, b"\x00")
except OSError as error:
    print(error.errno)
"""


def test_scan_and_write(make_chip, folders):
    board = VirtualBoard(folders=folders, make_machine=make_chip)
    board.display.power_on()
    try:
        printed = board.ask(CODE)
    finally:
        board.close()
    assert printed == "[60]\n[60] 3\n19\n"
    assert board.display.lit
    assert board.display.contrast == 0x2A

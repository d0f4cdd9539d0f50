"""Ctrl-C from a computer, held back while flash is written.

On the chip it would strike between two blocks of one write, in the midst of littlefs. What comes
while it is held back is lost; whoever sent it sends it again.
"""

import sys

import micropython
from micropython import const

_NEVER = const(-1)
_CTRL_C = const(3)
_CAN = sys.platform == "rp2"  # elsewhere it would end the interpreter


def hold():
    """Do not interrupt."""
    if _CAN:
        micropython.kbd_intr(_NEVER)


def release():
    """Interrupt again."""
    if _CAN:
        micropython.kbd_intr(_CTRL_C)

"""A real Pico at a serial port or as a drive: found, asked, flashed, deployed to, checked.

`link` talks to a board through mpremote's transport; everything above it is told apart by what it
does. What runs on the board stands in `device/`. Every fault is a `BoardFault`: one sentence and
an exit status (docs/real_pico.md).
"""

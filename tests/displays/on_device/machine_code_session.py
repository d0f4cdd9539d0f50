"""Runs in MicroPython: what is machine code on a chip, by chance values, and what comes out.

Both forms run, bytecode and what the test put beside it as `in_machine_code`; they must agree.
"""

import in_machine_code as machine_code
import in_stretching
import in_turning

from firmware import machine_code as bytecode
from firmware.drivers import stretching, turning

WIDTH = 32
SIZE = 4 * WIDTH
CASES = 250
FRAME = 1024

state = 1


def below(limit):
    """The next number of a fixed row of chance numbers."""
    global state
    state = (state * 1103515245 + 12345) & 0x7FFFFFFF
    return (state >> 12) % limit


def chance_bytes(count, density):
    """Bytes of which one in `density` is not zero."""
    return bytearray(below(256) if not below(density) else 0 for _ in range(count))


def runs_by(form, wanted, present, first, end):
    """Every run, as next_run says it."""
    found = []
    run = form.next_run(wanted, present, first, end)
    while run >= 0:
        found.append(run)
        run = form.next_run(wanted, present, (run & form.RUN_LAST) + 1, end)
    return found


for _ in range(CASES):
    wanted = chance_bytes(SIZE, 1 + below(12))
    present = bytearray(wanted)
    for _ in range(below(30)):
        present[below(SIZE)] ^= 1 << below(8)
    first = below(SIZE)
    end = first + below(SIZE - first + 1)
    runs = runs_by(bytecode, wanted, present, first, end)
    assert runs_by(machine_code, wanted, present, first, end) == runs
    places = [(run >> bytecode.RUN_FIRST, run & bytecode.RUN_LAST) for run in runs]
    print("runs", wanted.hex(), present.hex(), first, end, *[n for place in places for n in place])

for _ in range(CASES):
    stride = 1 + below(40)
    pages = 1 + below(4)
    glyphs = chance_bytes(stride * pages, 2)
    first = below(stride)
    columns = below(stride - first + 1)
    x, y = below(WIDTH + 20) - 10, below(60) - 20
    dark = below(2)
    frame = chance_bytes(SIZE, 2)
    before = frame.hex()
    other = bytearray(frame)
    rest = (glyphs, first, columns, stride, pages, dark)
    bytecode.put_glyph(frame, WIDTH, SIZE, x, y, *rest)
    machine_code.put_glyph(other, WIDTH, SIZE, x, y, *rest)
    assert frame == other
    print("glyph", before, frame.hex(), x, y, glyphs.hex(), first, columns, stride, pages, dark)

for case in range(CASES // 5):
    frame = chance_bytes(FRAME, 1 + below(12))
    turned = bytearray(FRAME)
    turning.turn(frame, turned, case & 1)
    other = bytearray(FRAME)
    in_turning.turn(frame, other, case & 1)
    assert other == turned
    print("turn", frame.hex(), turned.hex(), case & 1)

shades = bytes(part for shade in range(9) for part in (shade, 100 + shade))
for _ in range(CASES // 3):
    frame = chance_bytes(64, 1)
    first = 8 * below(4)
    blocks = 1 + below(8 - first // 8)
    row = below(8)
    rows = 1 + below(8 - row)
    strip = bytearray(blocks * 15 * 2 * 2 * rows)
    stretching.stretch(strip, frame, first, blocks, row, rows, shades)
    other = bytearray(len(strip))
    in_stretching.stretch(other, frame, first, blocks, row, rows, shades)
    assert other == strip
    print("stretch", frame.hex(), strip.hex(), first, blocks, row, rows)

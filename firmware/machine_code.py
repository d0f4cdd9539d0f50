"""What a chip does in machine code: where bytes are looked at one by one, and C offers nothing.

In a build for a chip a line `# viper` becomes MicroPython's decorator for it; everywhere else what
follows runs as bytecode.
"""

from micropython import const

# A run is one number: its first place << RUN_FIRST, and its last place in the bits of RUN_LAST.
RUN_FIRST = const(15)
RUN_LAST = const(0x7FFF)

_NONE = const(-1)
# Sending four unchanged bytes costs what a new run costs: address, two for the column, data mark.
_WORTH_BRIDGING = const(4)


# viper
def next_run(wanted: ptr8, present: ptr8, at: int, end: int) -> int:
    """Return the next run of bytes between `at` and `end` that differ; negative if there is none.

    Few bytes in a row that do not differ are part of a run.
    """
    while at < end and wanted[at] == present[at]:
        at += 1
    if at == end:
        return _NONE
    first = last = at
    while at < end and at - last <= _WORTH_BRIDGING + 1:
        if wanted[at] != present[at]:
            last = at
        at += 1
    return first << RUN_FIRST | last


# viper
def put_glyph(
    frame: ptr8, width: int, size: int, x: int, y: int,
    glyphs: ptr8, first: int, columns: int, stride: int, pages: int, dark: int,
):  # fmt: skip
    """Draw a glyph with its top left corner at x, y; what lies outside the frame is left out.

    frame     pages of `width` bytes, each eight pixels high; `size` bytes in all
    glyphs    the same, `stride` bytes a page: the glyph has `columns` of them from `first` on
    dark      whether its pixels become dark instead of lit
    """
    shift = y & 7
    row = (y >> 3) * width
    while pages > 0:
        for column in range(columns):
            at = x + column
            if at >= 0 and at < width:
                bits = glyphs[first + column] << shift
                at += row
                while bits and at < size:
                    if at < 0:
                        pass  # above
                    elif dark:
                        frame[at] = frame[at] & ~bits
                    else:
                        frame[at] = (frame[at] | bits) & 0xFF
                    bits >>= 8
                    at += width
        first += stride
        row += width
        pages -= 1

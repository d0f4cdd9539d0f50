"""A screen of one bit per pixel as colours: rows doubled, eight columns stretched to fifteen.

Between each two columns of a block of eight is a blend, of which the next one has an eighth more
each time. So a block needs nothing of the next one, and each column is seen somewhere as it is.
"""

from micropython import const

BLOCK = const(8)  # columns
WIDE_BLOCK = const(15)  # pixels


# viper
def stretch(strip: ptr8, frame: ptr8, first: int, blocks: int, row: int, rows: int, shades: ptr8):
    """Write pixels of two bytes into `strip`: `rows` rows of a page, each twice.

    frame     a byte is a column of eight rows; `blocks` blocks of them from `first` on
    row       the first row in the page, 0..7
    shades    the pixels of two bytes from dark, 0, to lit, 8
    """
    at = 0
    while rows > 0:
        begin = at
        column = first
        for _ in range(blocks):
            left = frame[column] >> row & 1
            share = 0
            while share < 8:
                strip[at] = shades[left << 4]
                strip[at + 1] = shades[left << 4 | 1]
                at += 2
                column += 1
                share += 1
                if share < 8:
                    right = frame[column] >> row & 1
                    shade = (left * (8 - share) + right * share) << 1
                    strip[at] = shades[shade]
                    strip[at + 1] = shades[shade + 1]
                    at += 2
                    left = right
        for place in range(begin, at):
            strip[place + at - begin] = strip[place]
        at += at - begin
        row += 1
        rows -= 1

"""Which bytes of a frame changed, as runs within one page: the least that must reach the bus."""

from micropython import const

_CHUNK = const(32)
# Sending four unchanged bytes costs what a new run costs: address, two for the column, data mark.
_WORTH_BRIDGING = const(4)


class PageRuns:
    """Compares a frame with what the display holds, page by page, allocating nothing.

    frame   bytearray in MONO_VLSB order: a page is `width` bytes, each 8 pixels high
    held    bytearray of the same size: what the display holds, kept up to date by the sender
    width   a multiple of 32
    """

    def __init__(self, frame, held, width):
        self._frame = frame
        self._held = held
        self._width = width
        # Views of 32 bytes are compared in C, and only those that differ byte by byte.
        wanted = memoryview(frame)
        present = memoryview(held)
        chunks = range(0, len(frame), _CHUNK)
        self._wanted = tuple(wanted[i : i + _CHUNK] for i in chunks)
        self._present = tuple(present[i : i + _CHUNK] for i in chunks)

    def forget(self):
        """Take it that the display holds none of the frame's bytes."""
        frame = self._frame
        held = self._held
        for i in range(len(frame)):
            held[i] = frame[i] ^ 0xFF

    def send(self, sink):
        """Call `sink.send_run(page, first, last)` for every run of changed bytes.

        first, last   places in the frame, both included, within the page
        """
        frame = self._frame
        held = self._held
        wanted = self._wanted
        present = self._present
        chunks_per_page = self._width // _CHUNK
        chunk = place = page = 0
        while chunk < len(wanted):
            first = -1
            last = 0
            for _ in range(chunks_per_page):
                if wanted[chunk] == present[chunk]:
                    place += _CHUNK
                else:
                    for _ in range(_CHUNK):
                        if frame[place] != held[place]:
                            if first < 0:
                                first = place
                            elif place - last > _WORTH_BRIDGING + 1:
                                sink.send_run(page, first, last)
                                first = place
                            last = place
                        place += 1
                chunk += 1
            if first >= 0:
                sink.send_run(page, first, last)
            page += 1

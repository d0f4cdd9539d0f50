"""Which bytes of a frame changed, as runs within one page: the least that must reach the bus."""

import framebuf

from ..machine_code import RUN_FIRST, RUN_LAST, next_run


class PageRuns:
    """Compares a frame with what the display holds, page by page, allocating nothing.

    frame   bytearray in MONO_VLSB order: a page is `width` bytes, each 8 pixels high
    held    bytearray of the same size: what the display holds
    width   of a page, in bytes
    """

    def __init__(self, frame, held, width):
        self._frame = frame
        self._held = held
        self._width = width
        # Bytes are copied in C as pixels of eight bits.
        pages = len(frame) // width
        self._copy = framebuf.FrameBuffer(held, width, pages, framebuf.GS8)
        self._original = (frame, width, pages, framebuf.GS8)

    def forget(self):
        """Take it that the display holds none of the frame's bytes."""
        frame = self._frame
        held = self._held
        for i in range(len(frame)):
            held[i] = frame[i] ^ 0xFF

    def send(self, sink):
        """Call `sink.send_run(page, first, last)` for every run of changed bytes.

        The display holds them all when this returns; after an exception nobody knows: `forget`.

        first, last   places in the frame, both included, within the page
        """
        frame = self._frame
        held = self._held
        width = self._width
        changed = False
        for page in range(len(frame) // width):
            end = (page + 1) * width
            run = next_run(frame, held, page * width, end)
            while run >= 0:
                changed = True
                last = run & RUN_LAST
                sink.send_run(page, run >> RUN_FIRST, last)
                run = next_run(frame, held, last + 1, end)
        if changed:
            self._copy.blit(self._original, 0, 0)  # type: ignore[arg-type]

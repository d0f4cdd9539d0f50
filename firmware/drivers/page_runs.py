"""Which bytes of a frame changed, as runs within one page: the least that must reach the bus."""

import framebuf
import uctypes
from micropython import const

_CHUNK = const(32)
_WORD = const(2)
# Sending four unchanged bytes costs what a new run costs: address, two for the column, data mark.
_WORTH_BRIDGING = const(4)


class PageRuns:
    """Compares a frame with what the display holds, page by page, allocating nothing.

    frame   bytearray in MONO_VLSB order: a page is `width` bytes, each 8 pixels high
    held    bytearray of the same size: what the display holds
    width   a multiple of 32
    """

    def __init__(self, frame, held, width):
        self._frame = frame
        self._held = held
        self._width = width
        # Views of 32 bytes are compared in C, and only those that differ word by word.
        wanted = memoryview(frame)
        present = memoryview(held)
        chunks = range(0, len(frame), _CHUNK)
        self._wanted = tuple(wanted[i : i + _CHUNK] for i in chunks)
        self._present = tuple(present[i : i + _CHUNK] for i in chunks)
        self._wanted_words = _words(frame)
        self._present_words = _words(held)
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
        wanted = self._wanted
        present = self._present
        wanted_words = self._wanted_words
        present_words = self._present_words
        chunks_per_page = self._width // _CHUNK
        changed = False
        chunk = place = page = 0
        while chunk < len(wanted):
            first = -1
            last = 0
            for _ in range(chunks_per_page):
                if wanted[chunk] == present[chunk]:
                    place += _CHUNK
                else:
                    for word in range(place // _WORD, (place + _CHUNK) // _WORD):
                        if wanted_words[word] != present_words[word]:
                            place = word * _WORD
                            if frame[place] == held[place]:
                                place += 1
                            if first < 0:
                                first = place
                            elif place - last > _WORTH_BRIDGING + 1:
                                sink.send_run(page, first, last)
                                first = place
                            last = word * _WORD + 1
                            if frame[last] == held[last]:
                                last -= 1
                    place = (chunk + 1) * _CHUNK
                chunk += 1
            if first >= 0:
                sink.send_run(page, first, last)
                changed = True
            page += 1
        if changed:
            self._copy.blit(self._original, 0, 0)  # type: ignore[arg-type]


def _words(buffer):
    """A view of the words of a buffer, each a small integer."""
    words = {"words": (uctypes.ARRAY | 0, len(buffer) // _WORD | uctypes.UINT16)}
    return uctypes.struct(uctypes.addressof(buffer), words).words

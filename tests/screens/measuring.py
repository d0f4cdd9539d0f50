"""Texts measured in the device's fonts, with the layout that the device itself uses."""

from tabletally.firmware.widgets.paragraph import Paragraph
from tabletally.virtual_board.glyphs import Face, faces


class HostFont:
    """Stands for firmware.font.Font where only widths are asked for."""

    def __init__(self, face: Face):
        self.face = face

    def width(self, text: bytes, start: int = 0) -> int:
        """How far the device would move, the gap behind the last glyph included."""
        shown = bytes(text[start:]).partition(b"\0")[0].decode()
        return self.face.width(shown) + self.face.narrow.gap if shown else 0


def width(text: str, font: str = "text") -> int:
    """Columns from the first to the last, as drawn."""
    return faces()[font].width(text) if text else 0


def covered(text: str, font: str = "text") -> bool:
    """Whether every character is loaded with the font."""
    return faces()[font].covers(text)


def in_lines(text: str, columns: int, lines: int, font: str = "text") -> bool:
    """Whether a paragraph of that many lines holds the text."""
    return Paragraph().set(text.encode(), HostFont(faces()[font]), columns, lines)

"""Something to be read, and one key to go on."""

from .layout import FIRST_ROW, GLYPH, MARGIN, last_row, row_count
from .paragraph import Paragraph
from .screen import Screen


class Message(Screen):
    """A title and a text; ok and back close it.

    footer   bytes of a last line, such as the name of a file
    """

    def __init__(self, title, text):
        self.title = title
        self.text = text
        self.footer = b""
        self._paragraph = Paragraph()

    def opened(self, app):
        """Lay the text out."""
        canvas = app.canvas
        lines = row_count(canvas) - (1 if self.footer else 0)
        self._paragraph.set(self.text, app.fonts.text, canvas.width - 2 * MARGIN, lines)

    def ok(self, app):
        """Close it."""
        app.close()
        return False

    def draw(self, app):
        """Draw it."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self.title, app.texts.OK_GOES_ON)
        self._paragraph.draw(canvas, font, MARGIN, FIRST_ROW + GLYPH)
        canvas.text(MARGIN, last_row(canvas) + GLYPH, self.footer, font)

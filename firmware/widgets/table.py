"""Lines to be read: a name, a text, and at the right a number or a word."""

from micropython import const

from .layout import FIRST_ROW, GLYPH, LABEL, MARGIN, ROW, SCROLL_BAR, row_count
from .rows import draw_thumb
from .screen import Screen

READ = const(2)  # not True, which is agreement


class Table(Screen):
    """Up and down turn the page; ok closes with the answer READ. Subclasses fill it in `opened`.

    title, right   of the title line
    """

    def __init__(self):
        self.title = self.right = b""
        self._names = self._texts = self._values = ()
        self._signed = False
        self._second = 0
        self._page = 0

    def show(self, names, values, texts=None, second=0, signed=False):
        """Take the lines.

        values   bytes or integers; integers with their sign if `signed`
        texts    bytes between name and value, which begin at column `second`
        """
        self._names = names
        self._values = values
        self._texts = texts
        self._second = second
        self._signed = signed
        self._page = 0

    def turn(self, app, step, repeated):
        """Turn the page."""
        shown = row_count(app.canvas)
        pages = (len(self._names) + shown - 1) // shown
        if pages < 2:
            return False
        self._page = (self._page + step) % pages
        return True

    def ok(self, app):
        """Close it."""
        app.close(READ)
        return False

    def draw(self, app):
        """Draw the page."""
        canvas = app.canvas
        font = app.fonts.text
        canvas.title(font, self.title, self.right)
        shown = row_count(canvas)
        first = self._page * shown
        right = canvas.width - MARGIN
        if len(self._names) > shown:
            right -= SCROLL_BAR
            draw_thumb(canvas, first, shown, len(self._names))
        y = FIRST_ROW + GLYPH
        for line in range(first, min(first + shown, len(self._names))):
            canvas.text(LABEL, y, self._names[line], font)
            if self._texts:
                canvas.text(self._second, y, self._texts[line], font)
            self._draw_value(canvas, font, right, y, self._values[line])
            y += ROW

    def _draw_value(self, canvas, font, right, y, value):
        if isinstance(value, int):
            canvas.number_right(right, y, value, font, 1, self._signed)
        else:
            canvas.text_right(right, y, value, font)

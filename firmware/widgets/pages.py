"""Paragraphs to be read one after the other, as many on a page as fit."""

from .layout import FIRST_ROW, GLYPH, MARGIN, row_count
from .paragraph import Paragraph
from .screen import Screen


class Pages(Screen):
    """Ok turns the page, after the last one it calls `done(app)`; held, ok passes over the rest.

    Up and down turn the page, too.

    title   bytes of the title line
    texts   the paragraphs, as bytes; none may be longer than a page
    done    None: close
    """

    def __init__(self, title, texts, done=None):
        self._title = title
        self._right = b""
        self._texts = texts
        self._done = done
        self._starts = [0]  # of the pages, the one shown last
        self._paragraphs: list = []

    def opened(self, app):
        """Lay the page out."""
        canvas = app.canvas
        left = row_count(canvas)
        shown = []
        for text in self._texts[self._starts[-1] :]:
            paragraph = Paragraph()
            whole = paragraph.set(text, app.fonts.text, canvas.width - 2 * MARGIN, left or 1)
            if shown and (not whole or not left):
                break
            shown.append(paragraph)
            left -= paragraph.lines
        self._paragraphs = shown
        self._right = app.texts.OK_GOES_ON

    def turn(self, app, step, repeated):
        """Turn the page."""
        if step < 0:
            if len(self._starts) == 1:
                return False
            self._starts.pop()
            self.opened(app)
            return True
        return self._next(app)

    def ok(self, app):
        """Read on."""
        if self._next(app):
            return True
        return self.ok_held(app)

    def ok_held(self, app):
        """Have it read."""
        if self._done:
            self._done(app)
        else:
            app.close()
        return False

    def draw(self, app):
        """Draw the page."""
        canvas = app.canvas
        canvas.title(app.fonts.text, self._title, self._right)
        y = FIRST_ROW + GLYPH
        for paragraph in self._paragraphs:
            y = paragraph.draw(canvas, app.fonts.text, MARGIN, y)

    def _next(self, app):
        following = self._starts[-1] + len(self._paragraphs)
        if following >= len(self._texts):
            return False
        self._starts.append(following)
        self.opened(app)
        return True

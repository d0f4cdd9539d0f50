"""A title and rows, one of which is chosen with ok: the base of most screens."""

from .rows import Rows, draw_rows
from .screen import Screen


class Menu(Screen):
    """Subclasses fill it in `opened` and answer `ok`.

    title, right    of the title line
    labels, values  bytes of each row
    """

    def __init__(self):
        self.title = self.right = b""
        self.labels = self.values = []
        self.rows = Rows(0)

    def show(self, labels, values=()):
        """Take the rows; the chosen one stays."""
        self.labels = labels
        self.values = values or [b""] * len(labels)
        self.rows.count = len(labels)
        self.rows.at = max(0, min(self.rows.at, len(labels) - 1))

    def turn(self, app, step, repeated):
        """Choose another row."""
        return self.rows.turn(step)

    def draw(self, app):
        """Draw title and rows."""
        font = app.fonts.text
        app.canvas.title(font, self.title, self.right)
        draw_rows(app.canvas, font, self.rows, self.labels, self.values)

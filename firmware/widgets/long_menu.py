"""A list of which only the rows in view have texts."""

from .layout import LABEL, MARGIN, SCROLL_BAR, row_count
from .menu import Menu
from .names import cut_to

_PILL = 6  # columns of a chosen label's ground beside its text
_BESIDE_LABEL = LABEL + MARGIN + SCROLL_BAR + _PILL


class LongMenu(Menu):
    """Subclasses call `show_rows` in `opened`, and say in `row` what a row shows."""

    def row(self, app, at):
        """Return label and value of a row, as bytes."""
        return b"", b""

    def show_rows(self, app, count):
        """Take so many rows; the chosen one stays."""
        self.rows.count = count
        self.rows.at = max(0, min(self.rows.at, count - 1))
        self._fill_view(app)

    def turn(self, app, step, repeated):
        """Choose another row; a page that comes in view is filled."""
        shown = row_count(app.canvas)
        before = self.rows.first(shown)
        changed = super().turn(app, step, repeated)
        if changed and self.rows.first(shown) != before:
            self._fill_view(app)
        return changed

    def beside(self, app, label, value):
        """Return a label cut so that it fits beside a value."""
        font = app.fonts.text
        return cut_to(label, font, app.canvas.width - font.width(value) - _BESIDE_LABEL)

    def _fill_view(self, app):
        shown = row_count(app.canvas)
        first = self.rows.first(shown)
        labels, values = [], []
        for at in range(first, min(first + shown, self.rows.count)):
            label, value = self.row(app, at)
            labels.append(label)
            values.append(value)
        self.labels = _InView(first, labels)  # type: ignore[assignment]
        self.values = _InView(first, values)  # type: ignore[assignment]


class _InView:
    """Texts of the rows in view, by the number of the row."""

    def __init__(self, first, texts):
        self._first = first
        self._texts = texts

    def __getitem__(self, row):
        return self._texts[row - self._first]

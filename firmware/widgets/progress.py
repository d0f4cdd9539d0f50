"""A bar while something is calculated that takes longer than a moment."""

from micropython import const

from .layout import FIRST_ROW, GLYPH, MARGIN, ROW

_BAR_TOP = const(5)
_BAR_HEIGHT = const(8)


def show_progress(app, title, part, whole):
    """Say at once on the display that something is being calculated, and how far it is."""
    canvas = app.canvas
    canvas.clear()
    canvas.title(app.fonts.text, title)
    canvas.text(MARGIN, FIRST_ROW + GLYPH, app.texts.CALCULATING, app.fonts.text)
    y = FIRST_ROW + ROW + _BAR_TOP
    width = canvas.width - 2 * MARGIN
    canvas.frame(MARGIN, y, width, _BAR_HEIGHT)
    canvas.bar(MARGIN + 2, y + 2, width - 4, _BAR_HEIGHT - 4, part, whole)
    app.show()

"""One number, which up and down change."""

from micropython import const

from ..keys import DOWN, KEY, PRESSED, REPEATED, UP

_LARGEST = const(999)


class Counter:
    """A number from 0 to 999.

    figures   Font of the digits
    """

    def __init__(self, figures):
        self._figures = figures
        self.number = 0

    def on_key(self, app, event):
        """Count up or down; True when the number changed."""
        kind = event & ~KEY
        if kind != PRESSED and kind != REPEATED:
            return False
        before = self.number
        key = event & KEY
        if key == UP and before < _LARGEST:
            self.number += 1
        elif key == DOWN and before > 0:
            self.number -= 1
        return self.number != before

    def draw(self, canvas):
        """Draw the number in the middle."""
        y = (canvas.height - self._figures.rows) // 2
        canvas.number_centre(0, canvas.width, y, self.number, self._figures)

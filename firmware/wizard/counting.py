"""Labels beside each other with their numbers, and large the number that is being entered."""

from micropython import const

from shared_rules.core.sheet import ABSENT

from ..widgets.dial import Dial
from ..widgets.layout import GLYPH, MARGIN, last_row
from ..widgets.screen import AFTER
from ..widgets.strip import Strip

UNSAID = const(-32000)  # instead of a number to start from: it is printed, and has to be said

_TOP = const(35)  # of the large digits
_UNSAID = const(39)  # of the text instead of them
_HELP = const(40)  # of the upper of two lines beside them


class Counting:
    """One dial that goes from label to label.

    values   a number per label, ABSENT where none was entered
    at       the label that is asked
    note     nothing, or two texts and between them `noted`: at the left of the large number
    help     nothing, or two lines at its right
    unsaid_text   what stands there while nothing is said; None: that it is printed
    foot     bytes below that text
    word     bytes to stand there instead of the number, b"" for the number
    from_both_ends   whether down begins before the usual number while nothing is said, behind the
                     least one at the largest
    removable     whether turning below the least number takes back what was said
    """

    # Of the class, so that most dials need no room for them.
    note: tuple = ()
    help: tuple = ()
    noted = 0
    unsaid_text = None
    foot = b""
    from_both_ends = False
    removable = False
    word = b""
    _choices = None

    def __init__(self, app, labels, values):
        self.values = values
        self.at = 0
        self._dial = Dial()
        self._unsaid = False
        self._strip = Strip(labels, app.fonts.text, app.canvas.width)

    def ask(self, at, low, high, start, usual=0, choices=None):
        """Ask for a label's number in low..high.

        start     the number that is proposed, UNSAID if none
        usual     the number that the first key shows then
        choices   None, or the numbers that are possible, rising
        """
        self.at = at
        self._unsaid = start == UNSAID
        if choices or self._choices:
            self._choices = choices
        if self.removable:
            self.removable = False
        shown = max(low, min(high, usual if self._unsaid else start))
        if choices:
            self._dial.set(0, len(choices) - 1, choices.index(shown) if shown in choices else 0)
        else:
            self._dial.set(low, high, shown)

    def number(self):
        """Return the number on the dial; UNSAID if it was not touched and nothing proposed."""
        return UNSAID if self._unsaid else self._shown()

    def is_said(self):
        """Whether a number is shown."""
        return not self._unsaid

    def turn(self, step, repeated):
        """Up and down; True if the number changed."""
        if self._unsaid:
            self._unsaid = False
            if self.from_both_ends and step == AFTER:
                dial = self._dial
                dial.value = dial.high if dial.value == dial.low else dial.value - 1
            return True
        if self.removable and step == AFTER and not repeated and self._dial.value == self._dial.low:
            self._unsaid = True
            return True
        return self._dial.turn(step, repeated)

    def draw(self, app):
        """Draw all below the title."""
        canvas = app.canvas
        font = app.fonts.text
        held = self.values[self.at]
        self.values[self.at] = ABSENT  # the large number stands for it
        self._strip.draw(canvas, font, self.values, self.at)
        self.values[self.at] = held
        if self._unsaid:
            text = self.unsaid_text or app.texts.NOT_SAID
            canvas.text_centre(0, canvas.width, _UNSAID, text, font)
            canvas.text_centre(0, canvas.width, last_row(canvas) + GLYPH, self.foot, font)
            return
        if self.word:
            canvas.text_centre(0, canvas.width, _UNSAID, self.word, app.fonts.bold)
            return
        canvas.number_centre(0, canvas.width, _TOP, self._shown(), app.fonts.big)
        if self.note:
            self._draw_note(canvas, font, app.fonts.big)
        if self.help:
            right = canvas.width - MARGIN
            canvas.text_right(right, _HELP, self.help[0], font)
            canvas.text_right(right, last_row(canvas) + GLYPH, self.help[1], font)

    def _shown(self):
        return self._choices[self._dial.value] if self._choices else self._dial.value

    def _draw_note(self, canvas, font, big):
        """Draw the note where the large number leaves it room."""
        before, after = self.note
        needed = font.width(before) + canvas.number_width(self.noted, font) + font.width(after)
        if 2 * (needed + MARGIN) + canvas.number_width(self._shown(), big) > canvas.width:
            return
        y = last_row(canvas) + GLYPH
        x = canvas.text(MARGIN, y, before, font)
        x = canvas.number(x, y, self.noted, font)
        canvas.text(x, y, after, font)

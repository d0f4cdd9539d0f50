"""The device's fonts, loaded for one language."""

from ..font import Font
from ..syllables import Syllables

_FOLDER = __file__[: __file__.rfind("/") + 1]


class Fonts:
    """What a screen draws with.

    text     Galmuri9, 10 rows: nine above the base line
    bold     Galmuri11 Bold, 13 rows: eleven above the base line; other Hangul than its own is
             drawn in Galmuri9
    figures  Galmuri14, digits and + , - . / only: 14 rows above the base line
    big      the same, doubled: 28 rows above the base line
    """

    def __init__(self, hangul):
        """Load the fonts; `hangul` says whether the language is written in it.

        Hangul beyond the loaded one, in players' names, is read from flash.
        """
        from . import (
            galmuri9_latin,
            galmuri11_bold_latin,
            galmuri14_figures,
            galmuri14_figures_doubled,
        )

        regular = bold = None
        if hangul:
            from . import galmuri9_hangul as regular  # type: ignore[assignment]
            from . import galmuri11_bold_hangul as bold  # type: ignore[assignment]
        spare = Syllables(_FOLDER + "ks_x_1001.bin")
        self.text = Font(galmuri9_latin, 9, regular, spare)
        self.bold = Font(galmuri11_bold_latin, 11, bold, spare)
        self.figures = Font(galmuri14_figures)
        self.big = Font(galmuri14_figures_doubled)

"""The number of a game: the same one brings the same cards, for friends to compare."""

from micropython import const

from .....wizard.numbers import Numbers
from .words import texts_of

_PARTS = const(3)  # of three digits each, so that none takes long
_THOUSAND = const(1000)


class SeedPage(Numbers):
    """Closes with the number as the answer."""

    def __init__(self):
        super().__init__(_PARTS)

    def opened(self, app):
        """Ask for the first three digits."""
        texts, _ = texts_of(app)
        self.title = texts.SEED.encode()
        self.show(app, tuple([label.encode() for label in texts.DIGITS]))

    def all_said(self, app):
        """Close with the whole number."""
        millions, thousands, ones = self.numbers
        app.close((millions * _THOUSAND + thousands) * _THOUSAND + ones)

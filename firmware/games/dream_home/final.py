"""The final scoring of Dream Home, with what is printed on this copy."""

from ...results.final import Final
from . import copy


class DreamHomeFinal(Final):
    """What was learnt of this copy is filled in."""

    def prepare(self, app):
        """Fill in what is printed on this copy."""
        copy.fill_in(app)

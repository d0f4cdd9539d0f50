"""What a Colors of Paris sheet needs beyond its table: nothing, no value depends on others."""

from ..core.table import OPTIONAL


def need(_sheet, _field, _i, _j):
    """Answer for fields that depend on others; there are none."""
    return OPTIONAL

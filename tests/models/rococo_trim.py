"""A sheet without what stands behind its longest lists."""

from models.rococo_choices import LONGEST, LONGEST_THAT_THE_PAGE_LEAVES_OPEN

LENGTHS = {
    **LONGEST,
    **LONGEST_THAT_THE_PAGE_LEAVES_OPEN,
    "players": 5,
    "halls": 5,
    "vip": 5,
}


def trimmed(value, name=None):
    if isinstance(value, dict):
        return {key: trimmed(entry, key) for key, entry in value.items()}
    if isinstance(value, list):
        return [trimmed(entry) for entry in value[: LENGTHS.get(name)]]
    return value

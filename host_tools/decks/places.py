"""Where in a TOML file its cards and their keys stand: the parser itself does not tell."""

from __future__ import annotations

import re

_CARD = re.compile(r"\s*\[\[\s*card\s*\]\]")
_TABLE = re.compile(r"\s*\[")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


class Places:
    """The line of each `[[card]]` and of each key in it; 1 for what was not found."""

    def __init__(self, text: str) -> None:
        self._cards: list[dict[str, int]] = []
        self._top: dict[str, int] = {}
        keys: dict[str, int] | None = self._top
        for number, line in enumerate(text.splitlines(), 1):
            key = _KEY.match(line)
            if _CARD.match(line):
                keys = {"": number}
                self._cards.append(keys)
            elif _TABLE.match(line) and not key:
                keys = None
            elif keys is not None and key:
                keys.setdefault(key.group(1), number)

    def top(self, key: str) -> int:
        """Return the line of a key of the deck itself."""
        return self._top.get(key, 1)

    def card(self, index: int, key: str = "") -> int:
        """Return the line of a card, or of a key in it."""
        if index >= len(self._cards):
            return self._top.get("card", 1)
        return self._cards[index].get(key, self._cards[index].get("", 1))

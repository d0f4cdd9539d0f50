"""Texts by number, each made when it is asked for: what a board has in the place of a dict."""

from micropython import const

_WORD = const(2)


class Numbered:
    """A dict of int -> str that cannot change.

    keys      two bytes each, the lower one first
    ends      likewise, where the text of each key ends in `content`, which is UTF-8
    """

    def __init__(self, keys, ends, content):
        self._keys = keys
        self._ends = ends
        self._content = content

    def __len__(self):
        return len(self._keys) // _WORD

    def __iter__(self):
        for at in range(0, len(self._keys), _WORD):
            yield self._word(self._keys, at)

    def __contains__(self, key):
        return self._find(key) >= 0

    def __getitem__(self, key):
        at = self._find(key)
        if at < 0:
            raise KeyError(key)
        start = self._word(self._ends, at - _WORD) if at else 0
        return str(self._content[start : self._word(self._ends, at)], "utf-8")

    def get(self, key, default=None):
        """Return the text of a key, or `default`."""
        return self[key] if self._find(key) >= 0 else default

    def _find(self, key):
        keys = self._keys
        for at in range(0, len(keys), _WORD):
            if keys[at] | keys[at + 1] << 8 == key:
                return at
        return -1

    def _word(self, words, at):
        return words[at] | words[at + 1] << 8

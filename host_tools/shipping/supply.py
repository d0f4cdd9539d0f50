"""New names, one after the other."""

from __future__ import annotations

import itertools
import string
from collections.abc import Iterable, Iterator

_MOST = 2
_LETTERS = string.ascii_letters + string.digits


class Supply:
    """Some names, and when they are used up made ones that begin with an underscore.

    taken   what must not be made
    begins  letters that made ones go on with: those of two supplies differ by them
    """

    def __init__(self, names: Iterable[str], taken: set[str], begins: str) -> None:
        self._names = list(names)
        self._taken = taken
        self._begins = begins
        self._next = self._all()

    def next(self) -> str:
        """Return a name that was not given yet."""
        return next(self._next)

    def again(self) -> Supply:
        """Return a supply of the same names."""
        return Supply(self._names, self._taken, self._begins)

    def _all(self) -> Iterator[str]:
        yield from self._names
        for length in range(_MOST + 1):
            for letters in itertools.product(self._begins, *[_LETTERS] * length):
                name = "_" + "".join(letters)
                if name not in self._taken:
                    yield name

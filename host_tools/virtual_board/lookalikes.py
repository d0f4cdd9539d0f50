"""Decides between characters that look the same, by the words that may stand there."""

from collections.abc import Iterable
from itertools import product

_MOST_READINGS = 64


class Words:
    """The words of some texts.

    strings   texts that may be shown; placeholders in them do no harm
    """

    def __init__(self, strings: Iterable[str]):
        self._strings = "\n".join(strings)
        self._words = set(self._strings.split())

    def choose(self, cells: list[str]) -> str:
        """A line as text. Each cell holds all characters that it may be."""
        text = ""
        word: list[str] = []
        for cell in [*cells, " "]:
            if cell == " ":
                text += self._word(word) + " "
                word = []
            else:
                word.append(cell)
        return text[:-1]

    def _word(self, cells: list[str]) -> str:
        plain = "".join(_likely(cells, i) for i in range(len(cells)))
        readings = 1
        for cell in cells:
            readings *= len(cell)
        if not 1 < readings <= _MOST_READINGS:
            return plain
        candidates = [plain, *("".join(choice) for choice in product(*cells))]
        for candidate in candidates:
            if candidate in self._words:
                return candidate
        for candidate in candidates:
            if any(c.isalpha() for c in candidate) and candidate in self._strings:
                return candidate
        return plain


def _likely(cells: list[str], place: int) -> str:
    """The digit, unless a letter stands beside it and no digit."""
    cell = cells[place]
    if len(cell) == 1:
        return cell
    beside = "".join(c for c in cells[max(0, place - 1) : place + 2] if len(c) == 1)
    letter = any(c.isascii() and c.isalpha() for c in beside)
    digit = any(c.isdigit() for c in beside)
    wanted = str.isalpha if letter and not digit else str.isdigit
    return next((c for c in cell if wanted(c)), cell[0])

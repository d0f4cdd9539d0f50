"""Changes of a source at places that its syntax tree names, lines kept."""

import ast
from dataclasses import dataclass, field


@dataclass
class Edits:
    """Replacements in one source; they must not overlap."""

    source: bytes
    _starts: list[int] = field(default_factory=list)
    _changes: list[tuple[int, int, bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._starts = [0]
        for line in self.source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def place(self, line: int, column: int) -> int:
        """The offset of a place as the syntax tree gives it."""
        return self._starts[line - 1] + column

    def node(self, node: ast.expr | ast.stmt | ast.arg | ast.keyword, text: str) -> None:
        """Put `text` in the place of a whole node, and empty lines for those it had."""
        start = self.place(node.lineno, node.col_offset)
        end = self.place(node.end_lineno or node.lineno, node.end_col_offset or 0)
        lines = self.source.count(b"\n", start, end)
        self._changes.append((start, end, text.encode() + b"\n" * lines))

    def word(self, start: int, old: str, new: str) -> None:
        """Put `new` in the place of the word `old` that stands at offset `start`."""
        end = start + len(old.encode())
        if self.source[start:end] != old.encode():
            raise ValueError(f"{old!r} does not stand at offset {start}")
        if old != new:
            self._changes.append((start, end, new.encode()))

    def done(self) -> bytes:
        """The changed source."""
        pieces = []
        at = 0
        for start, end, text in sorted(self._changes):
            if start < at:
                raise ValueError("two changes overlap")
            pieces += [self.source[at:start], text]
            at = end
        return b"".join([*pieces, self.source[at:]])

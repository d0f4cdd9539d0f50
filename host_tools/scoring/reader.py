"""From JSON to the flat sheet: every wrong type, unknown word and range on the way."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletally.shared_rules.core import table as t
from tabletally.shared_rules.core.problems import RANGE, TYPE, UNKNOWN
from tabletally.shared_rules.core.sheet import ABSENT, FAULTY, MISSHAPEN, NONE, Sheet

from .places import Path
from .tree import NO_FIELD, Node

MISSING_TEXT = "missing"
_LONGEST_TEXT = 24
_FAR_OUT = 10_000  # any number beyond is out of every range; the cells have 16 bits


Members = dict[str, object]


@dataclass
class Fault:
    """One thing that is wrong before the rules are asked."""

    path: Path
    code: str
    field: int = NO_FIELD
    word: str = ""


@dataclass
class Reading:
    """What a JSON sheet became."""

    sheet: Sheet
    names: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


_CODES = {TYPE: "type", UNKNOWN: "unknown", RANGE: "range"}


def read(table: t.Table, root: Node, document: dict[str, object]) -> Reading:
    """Fill a sheet of the table from the JSON object; wrong values are left FAULTY in it."""
    reading = Reading(Sheet(table))
    walk = _Walk(table, reading)
    walk.lengths(root, document)
    walk.members(root, document, (), ())
    walk.shorten()
    reading.names = _names(document)
    return reading


def _names(document: dict[str, object]) -> list[str]:
    players = document.get("players")
    if not isinstance(players, list):
        return []
    return [str(player.get("name")) if isinstance(player, dict) else "" for player in players]


class _Walk:
    """One pass through the document, in the order of the file."""

    def __init__(self, table: t.Table, reading: Reading) -> None:
        self.table = table
        self.sheet = reading.sheet
        self.faults = reading.faults

    def lengths(self, root: Node, document: dict[str, object]) -> None:
        """Note first how long the lists are that indexes point into, wherever they stand."""
        for key, node in root.keys.items():
            value = document.get(key)
            if node.keys and isinstance(value, dict):
                self.lengths(node, value)
            elif isinstance(value, list) and self._kind(node) == t.LIST:
                self._store(node, (), min(len(value), _FAR_OUT))

    def shorten(self) -> None:
        """Cut lists that are too long to what the sheet holds; they have been reported."""
        for number in range(len(self.table)):
            if self.table.kind[number] == t.LIST:
                first = self.sheet.cell(number)
                rows = self.table.high[self.table.outer[number]] if self.table.depth(number) else 1
                for cell in range(first, first + rows):
                    most = self.table.capacity(number)
                    self.sheet.cells[cell] = min(self.sheet.cells[cell], most)

    def members(self, node: Node, value: Members, path: Path, at: tuple[int, ...]) -> None:
        """Walk the keys of an object; `at` are the indexes so far."""
        for key, child in value.items():
            if key in node.keys:
                self._value(node.keys[key], child, (*path, key), at)
            else:
                self._fault((*path, key), UNKNOWN, word=key)
        for key, child_node in node.keys.items():
            if child_node.required and key not in value:
                self.faults.append(Fault((*path, key), MISSING_TEXT))

    def _value(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> None:
        if node.text:
            self._text(node, value, path)
        elif node.pair:
            self._pair(node, value, path, at)
        elif self._kind(node) in (t.LIST, t.ARRAY):
            self._list(node, value, path, at)
        elif node.is_object:
            self._object_or_null(node, value, path, at)
        else:
            self._leaf(node, value, path, at)

    def _text(self, node: Node, value: object, path: Path) -> None:
        if node.text == "game":
            return
        if not isinstance(value, str):
            self._fault(path, TYPE)
        elif not 1 <= len(value) <= _LONGEST_TEXT:
            self._fault(path, RANGE)

    def _pair(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> None:
        self._spoil(node, at)
        if self._is_word(node, value, path, at):
            return
        if not isinstance(value, list):
            self._fault(path, TYPE, node.field)
            return
        if len(value) != len(node.pair):
            self._fault(path, RANGE, node.field)
        elif node.field != NO_FIELD:
            self._store(node, at, 1)
        for place, (child, item) in enumerate(zip(node.pair, value, strict=False)):
            self._value(child, item, (*path, place), at)
        if len(value) != len(node.pair):
            self._spoil(node, at)

    def _list(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> None:
        if self._is_word(node, value, path, at):
            return
        if not isinstance(value, list):
            self._fault(path, TYPE, node.field)
            self._store(node, at, FAULTY)
            return
        least, most = self.table.low[node.field], self.table.high[node.field]
        if not least <= len(value) <= most:
            self._fault(path, RANGE, node.field)
        is_array = self._kind(node) == t.ARRAY
        if not is_array:
            self._store(node, at, min(len(value), _FAR_OUT))
        else:
            self._store(node, at, 1 if len(value) == most else MISSHAPEN)
        assert node.item is not None
        if is_array:
            for index in range(len(value), most):
                self._spoil(node.item, (*at, index))
        for index, item in enumerate(value):
            self._item(node.item, item, (*path, index), (*at, index))
            if index >= most:
                self._missing_beyond(node.item, item, (*path, index))

    def _is_word(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> bool:
        """Take a word in place of a list: the first stands for absent, the second for none."""
        words = self.table.words[node.field] if node.field != NO_FIELD else None
        if not words or not isinstance(value, str):
            return False
        if value in words:
            self._spoil(node, at, ABSENT)
            self._store(node, at, NONE if words.index(value) else ABSENT)
        else:
            self._fault(path, UNKNOWN, node.field, value)
            self._store(node, at, FAULTY)
        return True

    def _item(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> None:
        if node.is_object and not isinstance(value, dict):
            self._fault(path, TYPE)
            self._spoil(node, at)
        else:
            self._value(node, value, path, at)

    def _missing_beyond(self, node: Node, value: object, path: Path) -> None:
        """What is always required in an entry behind those that the sheet has room for."""
        if isinstance(value, list) and node.item:
            for index, item in enumerate(value):
                self._missing_beyond(node.item, item, (*path, index))
        if not isinstance(value, dict):
            return
        for key, child in node.keys.items():
            required = child.field != NO_FIELD and self.table.ask[child.field] == t.REQUIRED
            if key in value:
                self._missing_beyond(child, value[key], (*path, key))
            elif required:
                self.faults.append(Fault((*path, key), MISSING_TEXT))

    def _object_or_null(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> None:
        if isinstance(value, dict):
            if node.field != NO_FIELD:
                self._store(node, at, 1)
            self.members(node, value, path, at)
        elif value is None and node.field != NO_FIELD and self.table.null[node.field]:
            self._store(node, at, NONE if self.table.null[node.field] == t.NOTHING else ABSENT)
        else:
            self._fault(path, TYPE)
            if node.field != NO_FIELD:
                self._store(node, at, FAULTY)

    def _leaf(self, node: Node, value: object, path: Path, at: tuple[int, ...]) -> None:
        code, number = self._number(node.field, value, path)
        if not code and not self.sheet.fits(node.field, number):
            code = RANGE
        if code:
            self._fault(path, code, node.field, value if isinstance(value, str) else "")
            number = FAULTY
        self._store(node, at, number)

    def _number(self, number: int, value: object, path: Path) -> tuple[int, int]:
        """Return a problem's code or 0, and the value as the sheet keeps it."""
        kind = self.table.kind[number]
        words = self.table.words[number] or ()
        if value is None and self.table.null[number]:
            return 0, NONE if self.table.null[number] == t.NOTHING else ABSENT
        if kind == t.FLAG:
            return (0, int(value)) if isinstance(value, bool) else (TYPE, 0)
        if kind == t.WORD:
            if not isinstance(value, str):
                return TYPE, 0
            return (0, words.index(value)) if value in words else (UNKNOWN, 0)
        if kind == t.WORDS:
            return self._word_set(words, value, path)
        if not isinstance(value, int) or isinstance(value, bool):
            return TYPE, 0
        return 0, max(-_FAR_OUT, min(_FAR_OUT, value))

    def _word_set(self, words: tuple[str, ...], value: object, path: Path) -> tuple[int, int]:
        if not isinstance(value, list):
            return TYPE, 0
        bits = 0
        for index, word in enumerate(value):
            if not isinstance(word, str):
                self._fault((*path, index), TYPE)
            elif word not in words:
                self._fault((*path, index), UNKNOWN, word=word)
            else:
                bits |= 1 << words.index(word)
        return 0, bits

    def _spoil(self, node: Node, at: tuple[int, ...], value: int = FAULTY) -> None:
        """Mark everything of a place as faulty, since what stands there cannot be read."""
        if node.field != NO_FIELD:
            self._store(node, at, value)
        for child in (*node.keys.values(), *node.pair):
            self._spoil(child, at, value)

    def _store(self, node: Node, at: tuple[int, ...], value: int) -> None:
        """Keep a value, unless it stands in an entry behind the longest list."""
        i, j = (*at, 0, 0)[:2]
        outer, inner = self.table.outer[node.field], self.table.inner[node.field]
        if outer >= 0 and i >= self.table.capacity(outer):
            return
        if inner >= 0 and j >= self.table.capacity(inner):
            return
        self.sheet.cells[self.sheet.cell(node.field, i, j)] = value

    def _kind(self, node: Node) -> int:
        return -1 if node.field == NO_FIELD else self.table.kind[node.field]

    def _fault(self, path: Path, code: int, number: int = NO_FIELD, word: str = "") -> None:
        self.faults.append(Fault(path, _CODES[code], number, word))

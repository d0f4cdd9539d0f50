"""One clear sentence for each problem of a sheet, in English or Korean."""

from __future__ import annotations

import difflib
from types import ModuleType

from tabletally.shared_rules.core import table as t

from .tree import NO_FIELD

_EN = {
    "missing": "is missing; add it",
    "needed": "is needed, since it decides here; add it",
    "unknown": '"{word}" does not exist here{hint}',
    "hint": '; did you mean "{hint}"?',
    "number": "must be a whole number, {low} to {high}",
    "flag": "must be true or false",
    "word": "must be one of: {words}",
    "list": "must be a list",
    "object": "must be an object",
    "text": "must be a text of 1 to 24 characters",
    "between": "must be {low} to {high}",
    "choice": "must be one of: {words}",
    "player": "must be the index of a player, 0 to {high}",
    "entry": "must be the index of an entry that exists",
    "entries": "must have {low} to {high} entries",
    "exactly": "must have exactly {high} entries",
}
_KO = {
    "missing": "값이 없습니다. 넣어 주세요",
    "needed": "승부를 가르는 값이라 필요합니다. 넣어 주세요",
    "unknown": '"{word}"은(는) 여기에 없는 말입니다{hint}',
    "hint": '. 혹시 "{hint}"인가요?',
    "number": "{low}부터 {high}까지의 정수여야 합니다",
    "flag": "true나 false여야 합니다",
    "word": "다음 중 하나여야 합니다: {words}",
    "list": "목록이어야 합니다",
    "object": "객체여야 합니다",
    "text": "1~24자의 글이어야 합니다",
    "between": "{low}부터 {high}까지여야 합니다",
    "choice": "다음 중 하나여야 합니다: {words}",
    "player": "플레이어 번호 0부터 {high}까지여야 합니다",
    "entry": "있는 항목의 번호여야 합니다",
    "entries": "항목이 {low}~{high}개여야 합니다",
    "exactly": "항목이 꼭 {high}개여야 합니다",
}
_TEXTS = {"en": _EN, "ko": _KO}


class Messages:
    """Sentences about the sheets of one game in one language."""

    def __init__(self, lang: str, table: t.Table | None, texts: ModuleType | None) -> None:
        self._say = _TEXTS[lang]
        self._table = table
        self._game_texts = texts

    def rule(self, fault: int) -> str:
        """What is wrong by a rule of the game."""
        assert self._game_texts is not None
        return str(self._game_texts.FAULTS[fault])

    def absent(self, code: str) -> str:
        """A missing or needed value."""
        return self._say[code]

    def unknown(self, word: str, known: list[str]) -> str:
        """A key or word that does not exist, with the nearest that does."""
        near = difflib.get_close_matches(word, known, 1)
        hint = self._say["hint"].format(hint=near[0]) if near else ""
        return self._say["unknown"].format(word=word[:40], hint=hint)

    def wrong(
        self, code: str, field: int, container: str, players: int, high: int | None = None
    ) -> str:
        """A value of the wrong type or range.

        container   what it is if no field
        high        the highest that is right here, if less than the table says
        """
        if field == NO_FIELD or self._table is None:
            return self._say[container]
        kind = self._table.kind[field]
        low, high = self._table.low[field], high or self._table.high[field]
        if kind in (t.LIST, t.ARRAY):
            key = "list" if code == "type" else "exactly" if low == high else "entries"
        elif kind == t.OBJECT:
            key = "object"
        elif kind == t.PLAYER:
            key, low, high = "player", 0, max(0, players - 1)
        elif kind == t.ENTRY:
            key = "entry"
        elif kind == t.FLAG:
            key = "flag"
        elif kind in (t.WORD, t.WORDS):
            key = "list" if kind == t.WORDS else "word"
        elif field in self._table.choices:
            key = "choice"
        else:
            key = "number" if code == "type" else "between"
        words = ", ".join(map(str, self._table.words[field] or self._table.choices.get(field, ())))
        return self._say[key].format(low=low, high=high, words=words)

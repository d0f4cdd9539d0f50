"""A result or its problems as text for people."""

from __future__ import annotations

import unicodedata
from typing import Any

from .outcome import Outcome, game_of, texts_of

_WORDS = {
    "en": {"total": "Total", "rank": "Place", "decided": "Decided", "why": "Why", "moves": "Moves"},
    "ko": {"total": "합계", "rank": "순위", "decided": "결정", "why": "이유", "moves": "이동"},
}
_WINS = {"en": "{names} wins with {total}", "ko": "승리: {names}, {total}점"}
_WIN_TOGETHER = {"en": "{names} win together with {total}", "ko": "공동 승리: {names}, {total}점"}
_NO_WINNER = {"en": "Nobody has won yet", "ko": "아직 승자가 없습니다"}
_NO_RANK = "-"
_MORE = {"en": " (and {count} more)", "ko": " (외 {count}건)"}
_GAP = "  "


def problems(outcome: dict[str, Any], name: str) -> list[str]:
    """Return a line per problem: where, what, and the rule that it breaks."""
    lines = []
    for problem in outcome["problems"]:
        rule = f" ({problem['rule']})" if "rule" in problem else ""
        where = problem["path"] or "the sheet"
        lines.append(f"{name}: {where}: {problem['message']}{rule}")
    return lines


def brief(outcome: dict[str, Any], name: str, lang: str) -> str:
    """Return one line: who won, or how many problems there are and the first of them."""
    found = outcome["problems"]
    if not found:
        return f"{name}: {_winners(outcome, lang)}"
    more = _MORE[lang].format(count=len(found) - 1) if len(found) > 1 else ""
    return problems(outcome, name)[0] + more


def result(outcome: dict[str, Any], lang: str) -> list[str]:
    """Return the table of lines by players, who won and why, and the reason of every line."""
    texts = texts_of(outcome["game"], lang)
    words = _WORDS[lang]
    keys = [key for key, _ in game_of(outcome["game"]).rules.LINES]
    labels = dict(zip(keys, texts.LINES, strict=True))
    players = outcome["players"]
    rows = [[texts.NAME, *(player["name"] for player in players)]]
    for number, line in enumerate(players[0]["lines"]):
        points = [str(player["lines"][number]["points"]) for player in players]
        rows.append([labels[line["key"]], *points])
    rows.append([words["total"], *(str(player["total"]) for player in players)])
    rows.append([words["rank"], *(str(player["rank"] or _NO_RANK) for player in players)])
    lines = _table(rows, rules=(1, len(rows) - 2))
    lines += ["", _winners(outcome, lang), f"{words['decided']}: {_decider(outcome, texts)}", ""]
    for number, line in enumerate(players[0]["lines"]):
        lines += _reasons(labels[line["key"]], players, number)
    assert isinstance(outcome, Outcome)
    if outcome.moves:
        lines.append(getattr(texts, "MOVES", words["moves"]))
        lines += [f"  {sentence}" for sentence in outcome.moves]
    return lines


def _winners(outcome: dict[str, Any], lang: str) -> str:
    if not outcome["winners"]:
        return _NO_WINNER[lang]
    names = [outcome["players"][index]["name"] for index in outcome["winners"]]
    total = outcome["players"][outcome["winners"][0]]["total"]
    form = _WINS if len(names) == 1 else _WIN_TOGETHER
    return form[lang].format(names=", ".join(names), total=total)


def _decider(outcome: dict[str, Any], texts: Any) -> str:
    rules = game_of(outcome["game"]).rules
    return str(texts.DECIDERS[rules.DECIDERS.index(outcome["decided_by"])])


def _reasons(label: str, players: list[dict[str, Any]], number: int) -> list[str]:
    """Return the reasons of a line, nothing if nobody scored in it."""
    if not any(player["lines"][number]["points"] for player in players):
        return []
    rule = players[0]["lines"][number]["rule"]
    rows = [
        [f"  {player['name']}", f"{player['lines'][number]['points']:+d}", _why(player, number)]
        for player in players
    ]
    width = max(_width(row[0]) for row in rows)
    return [f"{label} ({rule})"] + [
        f"{_pad(name, width)}{_GAP}{points:>4}{_GAP}{why}".rstrip() for name, points, why in rows
    ]


def _why(player: dict[str, Any], number: int) -> str:
    return str(player["lines"][number]["why"])


def columns(rows: list[list[str]]) -> list[str]:
    """Return rows of equally many cells as lines; the first one aligned to the right."""
    widths = _widths(rows)
    return [
        _GAP.join(
            [
                _pad(row[0], -widths[0]),
                *(_pad(cell, width) for cell, width in zip(row[1:], widths[1:], strict=True)),
            ]
        ).rstrip()
        for row in rows
    ]


def _widths(rows: list[list[str]]) -> list[int]:
    return [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]


def _table(rows: list[list[str]], rules: tuple[int, ...]) -> list[str]:
    widths = _widths(rows)
    lines = []
    for number, row in enumerate(rows):
        if number in rules:
            lines.append("-" * (sum(widths) + len(_GAP) * (len(widths) - 1)))
        cells = [_pad(row[0], widths[0])]
        cells += [_pad(cell, -width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append(_GAP.join(cells).rstrip())
    return lines


def _pad(text: str, width: int) -> str:
    """Fill up to a width in terminal cells; a negative width aligns to the right."""
    space = " " * (abs(width) - _width(text))
    return text + space if width > 0 else space + text


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)

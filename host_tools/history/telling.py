"""A history as lines for people and for programs."""

from __future__ import annotations

import json
from typing import Any

from tabletally.shared_rules.core.played import Played

from ..scoring.outcome import texts_of
from ..scoring.show import columns
from .finished import result_of
from .shelf import Shelf

_EMPTY = {"en": "No game is finished yet.", "ko": "끝난 게임이 없습니다."}
_UNREADABLE = {"en": "No game can be read.", "ko": "읽을 수 있는 게임이 없습니다."}
_OPEN = {"en": "nobody has won yet", "ko": "승자 없음"}


def listed(shelf: Shelf, lang: str) -> list[str]:
    """Return a line per game, the newest first: number, game, and who came in which place."""
    if not shelf.games:
        return [(_UNREADABLE if shelf.faults else _EMPTY)[lang]]
    rows = [
        [str(number), texts_of(played.game, lang).NAME, places(result_of(played, lang), lang)]
        for number, played in sorted(shelf.games.items(), reverse=True)
    ]
    return columns(rows)


def listed_as_json(shelf: Shelf, lang: str) -> list[str]:
    """Return a JSON object per game, the newest first: its number as `id`, and its result."""
    return [
        json.dumps({"id": number, **_without_problems(played, lang)}, ensure_ascii=False)
        for number, played in sorted(shelf.games.items(), reverse=True)
    ]


def _without_problems(played: Played, lang: str) -> dict[str, Any]:
    return {key: value for key, value in result_of(played, lang).items() if key != "problems"}


def places(result: dict[str, Any], lang: str) -> str:
    """Return who came in which place with how much, in one line."""
    players = result["players"]
    if any(player["rank"] is None for player in players):
        points = ", ".join(f"{player['name']} {player['total']}" for player in players)
        return f"{points} ({_OPEN[lang]})"
    ranked = sorted(players, key=lambda player: int(player["rank"]))
    return "  ".join(f"{one['rank']}. {one['name']} {one['total']}" for one in ranked)

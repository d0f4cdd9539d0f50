"""A deck file in, its cards and every fault out, each fault with its line."""

from __future__ import annotations

import difflib
import importlib
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tabletally.shared_rules.rococo.du_barry import cards

from . import words
from .places import Places

# The same parser: part of Python from 3.11 on, a distribution of its own before.
tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

_TOP_KEYS = ("name", "note", "card")
_HALLS = 5


@dataclass(frozen=True)
class Fault:
    """One thing wrong with a deck file, as a sentence that says what to do."""

    line: int
    text: str


@dataclass
class Deck:
    """A deck as its file tells it; `cards` are numbers of the rules."""

    name: str = ""
    note: str = ""
    cards: list[int] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether this computer or the device can shuffle it."""
        return not self.faults and len(self.cards) == cards.DECK_SIZE


def read(text: str) -> Deck:
    """Return the deck of a file's text; cards with faults are left out."""
    deck = Deck()
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        deck.faults.append(_syntax(str(error)))
        return deck
    places = Places(text)
    _read_top(deck, value, places)
    entries = value.get("card", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        deck.faults.append(
            Fault(places.top("card"), "card is not a table; write [[card]] above each card")
        )
        entries = []
    for index, entry in enumerate(entries):
        found = _Card(entry, index, places).read()
        if isinstance(found, int):
            deck.cards.append(found)
        else:
            deck.faults += found
    if len(entries) > cards.DECK_SIZE:
        line = places.card(cards.DECK_SIZE)
        deck.faults.append(
            Fault(
                line,
                f"the deck has {len(entries)} cards but du Barry {cards.DECK_SIZE}; "
                "take out those that were entered twice or wrongly",
            )
        )
    deck.faults.sort(key=lambda fault: fault.line)
    return deck


def _syntax(error: str) -> Fault:
    found = re.search(r"\(at line (\d+), column \d+\)", error)
    what = re.sub(r"\s*\(at .*\)", "", error).lower()
    return Fault(
        int(found.group(1)) if found else 1, f"this is not TOML ({what}); mend the line first"
    )


def _read_top(deck: Deck, value: dict[str, Any], places: Places) -> None:
    for key in value:
        if key not in _TOP_KEYS:
            text = f"the key '{key}' is unknown; {_nearest(key, _TOP_KEYS)}"
            deck.faults.append(Fault(places.top(key), text))
    for key in ("name", "note"):
        if not isinstance(value.get(key, ""), str):
            text = f"{key} is not a text; write it in quotation marks"
            deck.faults.append(Fault(places.top(key), text))
    if not isinstance(value.get("name"), str) or not value["name"].strip():
        if "name" not in value or isinstance(value["name"], str):
            text = 'the deck has no name; add name = "..." above the first card'
            deck.faults.append(Fault(places.top("name"), text))
    else:
        deck.name = value["name"]
    deck.note = value.get("note", "") if isinstance(value.get("note", ""), str) else ""


def _nearest(word: str, known: Iterable[str]) -> str:
    known = list(known)
    near = difflib.get_close_matches(word, known, 1)
    return f"did you mean {near[0]}?" if near else f"use one of {', '.join(known)}"


class _Card:
    """Reads one card, collecting its faults."""

    def __init__(self, entry: dict[str, Any], index: int, places: Places) -> None:
        self._entry = entry
        self._index = index
        self._places = places
        self._faults: list[Fault] = []

    def read(self) -> int | list[Fault]:
        """Return the card, or its faults."""
        action = self._word("action", tuple(words.ACTIONS), "action")
        known: tuple[str, ...] = ("action", *words.LOWER_KEYS)
        which = 0
        if action is not None:
            action = words.ACTIONS[tuple(words.ACTIONS)[action]]
            known += words.KEYS[action]
            which = self._which(action)
        else:
            known += tuple(key for keys in words.KEYS.values() for key in keys)
        hall = self._number("hall", _HALLS, "hall")
        jewel = self._jewel()
        for key in self._entry:
            if key not in known:
                self._add(key, f"the key '{key}' does not belong here; {_nearest(key, known)}")
        if self._faults:
            return self._faults
        assert action is not None
        return cards.card(action, which, hall, jewel)

    def _which(self, action: int) -> int:
        if action == cards.RESOURCES:
            return self._resources()
        if action == cards.FUND:
            return self._word("decoration", words.DECORATIONS, "decoration") or 0
        if action == cards.FAVOUR:
            return 0
        key = words.COUNTED[action]
        number = self._number(key, words.MOST_COUNTED[action], key)
        end = self._word("from", words.ENDS, "end to count from")
        return (number - 1) * 2 + (end or 0)

    def _resources(self) -> int:
        if ("drawer" in self._entry) == ("position" in self._entry):
            self._add("position", "resources name a drawer or a position; keep exactly one of them")
            return 0
        if "drawer" in self._entry:
            return self._number("drawer", words.DRAWERS, "drawer") - 1
        return cards.FIRST_POSITION + (self._word("position", words.POSITIONS, "position") or 0)

    def _jewel(self) -> int:
        value = self._entry.get("jewel")
        if value is None:
            self._add("jewel", "the jewel sign is missing; add jewel = true or jewel = false")
        elif not isinstance(value, bool):
            self._add("jewel", f"jewel is {value!r}; write true or false")
        return int(value is True)

    def _number(self, key: str, most: int, what: str) -> int:
        value = self._entry.get(key)
        if value is None:
            self._add(key, f"the {what} is missing; add {key} = 1 to {most}")
        elif isinstance(value, bool) or not isinstance(value, int):
            self._add(key, f"{key} is {value!r}; write a number from 1 to {most}")
        elif not 1 <= value <= most:
            self._add(key, f"{key} is {value}; write a number from 1 to {most}")
        else:
            return value
        return 1

    def _word(self, key: str, known: tuple[str, ...], what: str) -> int | None:
        value = self._entry.get(key)
        if value is None:
            self._add(key, f"the {what} is missing; add {key} = one of {', '.join(known)}")
        elif not isinstance(value, str):
            self._add(key, f"{key} is {value!r}; write a text, one of {', '.join(known)}")
        elif value not in known:
            self._add(key, f"{key} is '{value}'; {_nearest(value, known)}")
        else:
            return known.index(value)
        return None

    def _add(self, key: str, text: str) -> None:
        line = self._places.card(self._index, key)
        self._faults.append(Fault(line, f"card {self._index + 1}: {text}"))

"""Deck files on disk, and the house deck that comes with the program."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

from . import reader, words

HOUSE = "house"
_HOUSE_FILE = Path(__file__).with_name("house.toml")
_MOST_BYTES = 1_000_000


class UnreadableDeck(Exception):
    """The file cannot be read; the text says why."""


def load(name: str) -> reader.Deck:
    """Return the deck in a file, or ours if the name is HOUSE; raises UnreadableDeck."""
    path = _HOUSE_FILE if name == HOUSE else Path(name)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableDeck(f"{name}: {error.strerror or error}") from error
    if len(data) > _MOST_BYTES:
        raise UnreadableDeck(f"{name}: the file is larger than 1 MB")
    try:
        return reader.read(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise UnreadableDeck(f"{name}: the file is not UTF-8") from error


def compiled(deck: reader.Deck) -> bytes:
    """Return the cards as the device keeps them: two bytes a card."""
    return b"".join(card.to_bytes(2, "big") for card in deck.cards)


def text(deck: reader.Deck) -> str:
    """Return the deck as a deck file."""
    lines = [f"name = {_value(deck.name)}"]
    if deck.note:
        lines.append(f"note = {_value(deck.note)}")
    for card in deck.cards:
        lines += ["", "[[card]]"]
        lines += [f"{key} = {_value(value)}" for key, value in words.card_words(card).items()]
    return "\n".join(lines) + "\n"


def with_learnt(noted: list[int], learnt: list[int]) -> list[int]:
    """Return the cards noted so far and those learnt that are not among them."""
    left = Counter(noted)
    known = list(noted)
    for card in learnt:
        if left[card]:
            left[card] -= 1
        else:
            known.append(card)
    return known


def save(deck: reader.Deck, name: str) -> None:
    """Write the deck over a file, whole or not at all."""
    path = Path(name)
    beside = path.with_name(path.name + ".new")
    beside.write_text(text(deck), "utf-8")
    os.replace(beside, path)


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

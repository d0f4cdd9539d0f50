"""Which names a board can take: what its font has, and no screen has to cut."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ..virtual_board.errors import WrongUsage
from ..virtual_board.glyphs import faces, syllables

MOST = 12  # MOST_NAMES of firmware/storage/settings.py
ROOM = 31  # pixels: all texts have room for "Purple", the widest name of a seat


def checked(names: Sequence[str]) -> list[str]:
    """Return the names as they are stored; WrongUsage says what is wrong with one."""
    taken: list[str] = []
    for given in names:
        name = unicodedata.normalize("NFC", given.strip())
        if not name:
            raise WrongUsage("a name is empty: leave it out, or use --none for no names at all")
        _demand_glyphs(name)
        _demand_room(name)
        if name in taken:
            raise WrongUsage(f"{name} is there twice: names have to differ")
        taken.append(name)
    if len(taken) > MOST:
        raise WrongUsage(f"{len(taken)} names are too many: a board keeps {MOST}")
    return taken


def _demand_glyphs(name: str) -> None:
    known = syllables().columns
    for character in name:
        if not (character in known or faces()["text"].covers(character)):
            shown = name if name.isprintable() else ascii(name)
            raise WrongUsage(
                f"{shown}: the display has no {character!r}; it has Latin letters without accents, "
                "digits, and the 2,350 usual Korean syllables"
            )


def _demand_room(name: str) -> None:
    width = faces()["text"].width(name)
    if width > ROOM:
        raise WrongUsage(
            f"{name} is {width} pixels wide, and the display has room for {ROOM}: "
            "three syllables, or five to six letters"
        )

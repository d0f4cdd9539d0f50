"""Which modules are in memory: those of one game at a time."""

import sys

from shared_rules.registry import GAMES

_ROOTS = ("shared_rules.", "firmware.games.")


def keep_only(word):
    """Let go of the modules of all games but one ("" for none); nothing of theirs may be in use."""
    for name in list(sys.modules):
        game = _game_of(name)
        if game and game != word:
            forget(name)


def forget(name):
    """Let go of a module; importing it again loads it anew."""
    del sys.modules[name]
    package, _, own = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], own):
        delattr(sys.modules[package], own)


def _game_of(name):
    """Return the game that a module belongs to, "" for the others."""
    for root in _ROOTS:
        if name.startswith(root):
            word = name[len(root) :].split(".")[0]
            return word if word in GAMES else ""
    return ""

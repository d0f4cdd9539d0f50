"""Which modules are in memory: those of one game, and of what is done with it now."""

import gc
import sys

from shared_rules.registry import GAMES

from . import in_flash

_ROOTS = ("shared_rules.", "firmware.games.")

# Parts of the names of modules that go together.
AT_HOME = (
    "firmware.screens.home", ".new_game", ".seats", ".options", ".settings_menu", ".about",
    ".screens.history", ".language",
)  # fmt: skip
TRACKING = (".tracking.", ".du_barry.")
ASKING = ("firmware.wizard.", "_page", ".asking", ".review")
RESULTS = (".results.steps", ".results.outcome", ".results.telling")
IN_GAME = ("firmware.screens.game_menu",) + TRACKING + ASKING + RESULTS


def keep_only(word):
    """Let go of the modules of all games but one ("" for none); nothing of theirs may be in use."""
    for name in list(sys.modules):
        game = _game_of(name)
        if game and game != word:
            forget(name)
    gc.collect()


def let_go(parts):
    """Let go of all modules of ours with one of the parts in their names; none may be in use."""
    for name in list(sys.modules):
        for part in parts:
            if part in name and (name.startswith(("firmware.", "shared_rules."))):
                forget(name)
                break
    gc.collect()  # what is loaded next goes where these were


def forget(name):
    """Let go of a module; importing it again loads it anew."""
    del sys.modules[name]
    in_flash.forget(name)
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

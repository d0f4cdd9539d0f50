"""The device's own modules that say what is asked and how, imported without a device."""

import sys
from importlib import import_module
from types import ModuleType, SimpleNamespace
from unittest.mock import MagicMock

from tabletally.shared_rules.rococo.texts import en

from shared_rules.core.sheet import ABSENT
from shared_rules.rococo import fields as f

_STAND_INS = {
    "machine": ("Pin", "disable_irq", "enable_irq", "reset"),
    "framebuf": ("GS8", "MONO_HLSB", "MONO_VLSB"),
    "firmware.heap_locked": ("do_locked", "heap_locked"),
    "firmware.machine_code": ("next_run", "put_glyph"),
    "firmware.keys": ("BACK", "HELD", "KEY", "OK", "PRESSED", "RELEASED", "UP"),
}


def _import():
    for name, words in _STAND_INS.items():
        module = sys.modules.setdefault(name, ModuleType(name))
        for word in words:
            if not hasattr(module, word):
                setattr(module, word, 0)
    framebuf = sys.modules["framebuf"]
    framebuf.FrameBuffer = getattr(framebuf, "FrameBuffer", MagicMock())
    from firmware.games import GAMES
    from firmware.games.rococo import SWITCHES, asking
    from firmware.wizard.course import Course

    return asking, Course, SWITCHES, GAMES


asking, Course, SWITCHES, GAMES = _import()


def device_module(name):
    """A module of the device."""
    return import_module(name)


def device_of(word):
    """The device's side of a game, with its module `asking`."""
    import_module(f"firmware.games.{word}.asking")
    return import_module(f"firmware.games.{word}")


def choices(sheet, field, i, j):
    """The values of a choice, in the order of its rows."""
    players = sheet.used(f.PLAYERS)
    play = SimpleNamespace(texts=en, names=(b"",) * players, players=players)
    return asking.answers(SimpleNamespace(play=play), field, i, j)[1]


def proposed(sheet, field, i, j):
    """The number that a count starts from; negative if nothing is proposed."""
    held = sheet.get(field, i, j)
    if held >= 0:
        return held
    start = asking.start(sheet, field, i, j)
    if start < 0:
        return start
    low, high = asking.low(sheet, field, i, j), asking.high(sheet, field, i, j)
    return max(low, min(high, start))


def wanted(goal, field, i, j):
    """What the sheet `goal` answers, with what it leaves to the default."""
    value = asking.answered(goal, field, i, j)
    if value != ABSENT:
        return value
    if field in (f.SPACE_OWNER, f.QUEENS_FAVOUR, f.MUSICIAN):
        return asking.NONE
    return max(0, f.TABLE.default[field])

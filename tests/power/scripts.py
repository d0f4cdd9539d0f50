"""Starts scripts of on_device/ in MicroPython, several at a time, and reads what they print."""

import re
import subprocess
from collections.abc import Sequence

from recording import ON_DEVICE, ROOT
from tabletally.micropython_unix import command

_TRIED = re.compile(r"tried (\d+) wrong (\d+)")


def start(script: str, *arguments: object) -> subprocess.Popen[str]:
    """Start a script of on_device/."""
    words = [*command(), str(ON_DEVICE / script), str(ROOT), *map(str, arguments)]
    return subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )


def printed(process: subprocess.Popen[str]) -> str:
    """Wait for a script's end and return what it printed."""
    text, _ = process.communicate(timeout=120)
    assert process.returncode == 0, text
    return text


def tried(processes: Sequence[subprocess.Popen[str]]) -> int:
    """Wait for scripts that try things, all of which must go well; return how many they tried."""
    total = 0
    for text in [printed(process) for process in processes]:
        found = _TRIED.search(text)
        assert found, text
        assert found[2] == "0", text
        total += int(found[1])
    return total


def numbers(text: str) -> dict[str, int]:
    """The numbers that a script printed, each behind its name."""
    return {name: int(value) for name, value in re.findall(r"^(\w+) (\d+)$", text, re.MULTILINE)}

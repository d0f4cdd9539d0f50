"""Lets `pytest --port P` be said in the source folder of tabletally, where P is a path too.

pytest takes a path that stands alone for a folder of tests, and looks there for the settings and
the conftest that declare the option, before it loads any plugin. So it is run anew with both words
joined. It stands outside the package, and does nothing in other folders: pytest loads it there too.
"""

import os
import subprocess
import sys
from pathlib import Path

OPTION = "--port"
MARK = Path("tests", "pico", "test_on_a_board.py")
RUNNERS = {"pytest", "py.test", "pytest.exe", "py.test.exe", "__main__.py"}


def pytest_addoption() -> None:
    """Run pytest anew if its words are to be joined; else do nothing."""
    words = sys.argv[1:]
    if OPTION in words[:-1] and Path(sys.argv[0]).name in RUNNERS and is_here(Path.cwd()):
        command = [sys.executable, "-m", "pytest", *joined(words)]
        if os.name == "posix":
            os.execv(sys.executable, command)
        raise SystemExit(subprocess.run(command, check=False).returncode)


def is_here(folder: Path) -> bool:
    """Return whether a folder is the source folder of tabletally, or in it."""
    return any((above / MARK).exists() for above in (folder, *folder.parents))


def joined(words: list[str]) -> list[str]:
    """Return the words of a command line with the option and its value in one."""
    at = words.index(OPTION)
    return [*words[:at], f"{OPTION}={words[at + 1]}", *words[at + 2 :]]

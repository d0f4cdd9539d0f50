"""The firmware's folders as a board gets them: compiled, once for each state of the sources."""

import contextlib
import functools
import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

from tabletally import places
from tabletally.pico import compiling

_KEPT = "tabletally-rom"
_KEPT_S = 86_400  # nobody runs a board longer than a day


def as_shipped(folder: Path) -> Path:
    """Return the compiled form of a folder of ours; other folders as they are."""
    ours = (places.FIRMWARE, places.SHARED_RULES, places.BOARDS)
    return _compiled(ours) / folder.name if folder in ours else folder


@functools.cache
def _compiled(roots: tuple[Path, ...]) -> Path:
    """The folder with all of ours, compiled; kept for the next time.

    WrongSource, NoCompiler: as in `compiling`.
    """
    files = _files(roots)
    digest = hashlib.sha256(str(compiling.emitted_version()).encode())
    for file, name in files:
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    user = os.getuid() if hasattr(os, "getuid") else ""
    kept = Path(tempfile.gettempdir(), f"{_KEPT}-{user}")
    made = kept / digest.hexdigest()[:24]
    if not made.is_dir():
        kept.mkdir(mode=0o700, exist_ok=True)
        _forget_old(kept)
        _make(files, kept, made)
    return made


def _files(roots: tuple[Path, ...]) -> list[tuple[Path, str]]:
    """Every file of the application, and its path below the ROM."""
    found = []
    for root in roots:
        for file in sorted([*root.rglob("*.py"), *root.rglob("*.bin")]):
            found.append((file, "/".join([root.name, *file.relative_to(root).parts])))
    return found


def _make(files: list[tuple[Path, str]], kept: Path, made: Path) -> None:
    half = Path(tempfile.mkdtemp(dir=kept, prefix="half-"))
    sources = [(file, name) for file, name in files if file.suffix == ".py"]
    contents = compiling.compiled([(file, f"/rom/{name}") for file, name in sources])
    for (_, name), content in zip(sources, contents, strict=True):
        _write(half / Path(name).with_suffix(".mpy"), content)
    for file, name in files:
        if file.suffix != ".py":
            _write(half / name, file.read_bytes())
    try:
        half.rename(made)
    except OSError:  # another process was faster
        shutil.rmtree(half, ignore_errors=True)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _forget_old(kept: Path) -> None:
    for folder in kept.iterdir():
        with contextlib.suppress(OSError):
            if time.time() - folder.stat().st_mtime > _KEPT_S:
                shutil.rmtree(folder, ignore_errors=True)

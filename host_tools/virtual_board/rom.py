"""The firmware's folders as a board gets them: compiled, once for each state of the sources."""

import contextlib
import functools
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from mpremote.romfs import VfsRomWriter
from tabletally import places, shipping
from tabletally.pico import compiling
from tabletally.shipping.shipping import shipped

_SHIPPING = Path(shipping.__file__).parent
_KEPT = "tabletally-rom"
_KEPT_S = 86_400  # nobody runs a board longer than a day


_STARTUP = "startup"
IMAGE = ".romfs"  # the end of the name of an image's file
_OURS = (places.FIRMWARE, places.SHARED_RULES, places.BOARDS)


def as_shipped(folder: Path) -> Path:
    """Return the compiled form of a folder of ours; other folders as they are.

    It is not made smaller, for the others use what ours do not need.
    """
    return _compiled_ours(smaller=False) / folder.name if folder in _OURS else folder


def image_of(folders: Iterable[Path]) -> Path | None:
    """Return the file of a ROM with our folders, or others in place of them; None for part of it.

    What is imported from it stays in it: code and constants take no heap, as on a device, where
    firmware/in_flash.py sees to that.
    """
    roots = tuple(sorted(folders))
    if {root.name for root in roots} != {root.name for root in _OURS}:
        return None
    are_ours = set(roots) == set(_OURS)
    compiled = _compiled_ours(smaller=True) if are_ours else _compiled(roots, smaller=True)
    image = compiled.with_suffix(IMAGE)
    if not image.is_file():
        half = Path(tempfile.mkdtemp(dir=compiled.parent, prefix="half-"), image.name)
        half.write_bytes(_image(compiled))
        half.replace(image)
        half.parent.rmdir()
    return image


def _image(folder: Path) -> bytes:
    writer = VfsRomWriter()
    _add(writer, folder)
    return bytes(writer.finalise())


def _add(writer: VfsRomWriter, folder: Path) -> None:
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            writer.opendir(path.name)
            _add(writer, path)
            writer.closedir()
        else:
            writer.mkfile(path.name, path.read_bytes())


@functools.cache
def _compiled_ours(smaller: bool) -> Path:
    return _compiled(_OURS, smaller)


def _compiled(roots: tuple[Path, ...], smaller: bool) -> Path:
    """The folder with all roots, compiled; kept for the next time.

    WrongSource, NoCompiler: as in `compiling`.
    """
    files = _files(roots)
    digest = hashlib.sha256(f"{compiling.emitted_version()} {smaller}".encode())
    for file, name in [*files, *_files((_SHIPPING,))]:
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    user = os.getuid() if hasattr(os, "getuid") else ""
    kept = Path(tempfile.gettempdir(), f"{_KEPT}-{user}")
    made = kept / digest.hexdigest()[:24]
    if not made.is_dir():
        kept.mkdir(mode=0o700, exist_ok=True)
        _forget_old(kept)
        _make(files, smaller, kept, made)
    return made


def _files(roots: tuple[Path, ...]) -> list[tuple[Path, str]]:
    """Every file of the application, and its path below the ROM; not what starts it on a board."""
    found = []
    for root in roots:
        for file in sorted([*root.rglob("*.py"), *root.rglob("*.bin")]):
            if file.parent.name == _STARTUP:
                continue
            found.append((file, "/".join([root.name, *file.relative_to(root).parts])))
    return found


def _make(files: list[tuple[Path, str]], smaller: bool, kept: Path, made: Path) -> None:
    half = Path(tempfile.mkdtemp(dir=kept, prefix="half-"))
    sources = {name: file.read_bytes() for file, name in files if file.suffix == ".py"}
    if smaller:
        sources = shipped(sources)
    contents = compiling.compiled([(source, path) for path, source in sources.items()])
    for name, content in zip(sources, contents, strict=True):
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
                if folder.is_dir():
                    shutil.rmtree(folder, ignore_errors=True)
                else:
                    folder.unlink()

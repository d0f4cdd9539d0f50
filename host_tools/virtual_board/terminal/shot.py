"""The picture on the display as a file that did not exist before."""

from itertools import count
from pathlib import Path

from ..shots import write_png


def save_shot(folder: Path, width: int, height: int, pixels: bytes) -> Path:
    """Write the first of tabletally-1.png, tabletally-2.png, ... that is free."""
    for number in count(1):
        path = folder / f"tabletally-{number}.png"
        if not path.exists():
            break
    write_png(path, width, height, pixels)
    return path

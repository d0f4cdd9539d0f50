"""Makes the pictures of the documentation: what the device shows, in every language.

    python -m tabletally.builders.pictures

Each script docs/pictures/NAME.keys is played on the virtual board; its shots become
docs/pictures/LANGUAGE/SHOT.png, several times as large. Names in docs/pictures/NAME.names were sent
to the board before. A script that has the name of a board is played on it.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from ..firmware.texts import codes
from ..names.places import in_image
from ..names.settings_file import with_names
from ..virtual_board import boards
from ..virtual_board.running import Report, Shot, run_script
from ..virtual_board.shots import write_png

WIDTH = 512  # of the picture, about
MARGIN = 8  # dark pixels of the picture around the display
FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def main(arguments: list[str] | None = None) -> int:
    """Make all pictures; the exit status is 1 when a script fails."""
    parser = argparse.ArgumentParser(prog="python -m tabletally.builders.pictures")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="with the scripts")
    folder = parser.parse_args(arguments).folder
    for script in sorted(folder.glob("*.keys")):
        for language in codes():
            report = _played(script, language)
            if report.status:
                print(f"{script.name}: {report.reason}\n{report.console}", file=sys.stderr)
                return 1
            (folder / language).mkdir(exist_ok=True)
            for name, shot in report.shots.items():
                write_enlarged(folder / language / f"{name}.png", shot)
    return 0


def _played(script: Path, language: str) -> Report:
    text = script.read_text("utf-8")
    names = script.with_suffix(".names")
    if script.stem in boards.known():
        return run_script(text, board_id=script.stem, language=language)
    if not names.exists():
        return run_script(text, language=language)
    with tempfile.TemporaryDirectory(prefix="tabletally-") as folder:
        image = Path(folder, "image")
        run_script("wait:1", language=language, flash=image)
        in_image(image, lambda content: with_names(content, names.read_text("utf-8").split()))
        return run_script(text, language=language, flash=image)


def write_enlarged(path: Path, shot: Shot) -> None:
    """Write one picture of a display, of a byte per pixel or of three."""
    depth = len(shot.pixels) // (shot.width * shot.height)
    scale = WIDTH // shot.width
    width = shot.width * scale + 2 * MARGIN
    side = bytes(MARGIN * depth)
    stride = shot.width * depth
    rows = [bytes(width * depth)] * MARGIN
    for start in range(0, len(shot.pixels), stride):
        line = shot.pixels[start : start + stride]
        row = b"".join(line[at : at + depth] * scale for at in range(0, stride, depth))
        rows += [side + row + side] * scale
    rows += [bytes(width * depth)] * MARGIN
    write_png(path, width, len(rows), b"".join(rows))


if __name__ == "__main__":
    sys.exit(main())

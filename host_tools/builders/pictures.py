"""Makes the pictures of the documentation: what the device shows, in every language.

    python -m tabletally.builders.pictures

Each script docs/pictures/NAME.keys is played on the virtual board; its shots become
docs/pictures/LANGUAGE/SHOT.png, four times as large. Names in docs/pictures/NAME.names were sent to
the board before.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from ..firmware.texts import codes
from ..names.places import in_image
from ..names.settings_file import with_names
from ..virtual_board.running import Report, Shot, run_script
from ..virtual_board.shots import write_png

SCALE = 4
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
    if not names.exists():
        return run_script(text, language=language)
    with tempfile.TemporaryDirectory(prefix="tabletally-") as folder:
        image = Path(folder, "image")
        run_script("wait:1", language=language, flash=image)
        in_image(image, lambda content: with_names(content, names.read_text("utf-8").split()))
        return run_script(text, language=language, flash=image)


def write_enlarged(path: Path, shot: Shot) -> None:
    """Write one picture of a display with one byte per pixel."""
    width = shot.width * SCALE + 2 * MARGIN
    side = bytes(MARGIN)
    rows = [bytes(width)] * MARGIN
    for start in range(0, shot.width * shot.height, shot.width):
        row = b"".join(bytes((level,)) * SCALE for level in shot.pixels[start : start + shot.width])
        rows += [side + row + side] * SCALE
    rows += [bytes(width)] * MARGIN
    write_png(path, width, len(rows), b"".join(rows))


if __name__ == "__main__":
    sys.exit(main())

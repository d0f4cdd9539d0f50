"""Scripts of keys, and what the display must show: texts of every shot, some as pictures too.

`python tests/screens/test_scripts.py` writes what is shown now; look at the difference.
"""

import re
from pathlib import Path

import pytest
from screen_runs import LANGUAGES, play
from tabletally.virtual_board.shots import write_png

HERE = Path(__file__).parent
SCRIPTS = sorted((HERE / "scripts").glob("*.keys"))
WITHOUT_LANGUAGE = ("first_start",)


PICTURES = {"first_start": "home", "seats": "two", "settings": "forget", "two_games": "two"}


def run(script: Path, language: str):
    """What came of a script."""
    start = None if script.stem in WITHOUT_LANGUAGE else language
    text = script.read_text("utf-8")
    if start is None and language == "en":
        text = text.replace("up ok", "ok")
    return play(text, start)


def texts_of(report) -> str:
    """All shots, each with its texts; how much memory is free changes with the program."""
    lines = []
    for name, shot in report.shots.items():
        lines += [f"= {name}", *shot.texts]
    return re.sub(r"\d+ KB", "N KB", "\n".join(lines) + "\n")


def expected(script: Path, language: str, ending: str = "txt") -> Path:
    return HERE / "expected" / language / f"{script.stem}.{ending}"


def picture_of(report, script: Path, path: Path) -> bytes:
    """The bytes of the PNG that is looked at of this script, written to `path`."""
    shot = report.shots[PICTURES[script.stem]]
    write_png(path, shot.width, shot.height, shot.pixels)
    return path.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_texts_and_pictures(script, language, tmp_path):
    report = run(script, language)
    assert texts_of(report) == expected(script, language).read_text("utf-8")
    if script.stem in PICTURES:
        drawn = picture_of(report, script, tmp_path / "drawn.png")
        assert drawn == expected(script, language, "png").read_bytes()


def renew() -> None:
    for language in LANGUAGES:
        for script in SCRIPTS:
            path = expected(script, language)
            path.parent.mkdir(parents=True, exist_ok=True)
            report = run(script, language)
            path.write_text(texts_of(report), "utf-8")
            if script.stem in PICTURES:
                picture_of(report, script, expected(script, language, "png"))


if __name__ == "__main__":
    renew()

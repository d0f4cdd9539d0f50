"""Scripts of keys, and the texts that the display must show, in both languages.

`python tests/screens/test_scripts.py` writes what is shown now; look at the difference.
"""

import re
from pathlib import Path

import pytest
from screen_runs import LANGUAGES, play

HERE = Path(__file__).parent
SCRIPTS = sorted((HERE / "scripts").glob("*.keys"))
WITHOUT_LANGUAGE = ("first_start",)


def shown(script: Path, language: str) -> str:
    """All shots of a script, each with its texts."""
    start = None if script.stem in WITHOUT_LANGUAGE else language
    text = script.read_text("utf-8")
    if start is None and language == "en":
        text = text.replace("up ok", "ok")
    report = play(text, start)
    lines = []
    for name, shot in report.shots.items():
        lines += [f"= {name}", *shot.texts]
    return re.sub(r"\d+ KB", "N KB", "\n".join(lines) + "\n")


def expected(script: Path, language: str) -> Path:
    return HERE / "expected" / language / f"{script.stem}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_texts(script, language):
    assert shown(script, language) == expected(script, language).read_text("utf-8")


def renew() -> None:
    for language in LANGUAGES:
        for script in SCRIPTS:
            path = expected(script, language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(shown(script, language), "utf-8")


if __name__ == "__main__":
    renew()

"""The code that runs on a board: read from `device/`, with numbers filled in."""

from pathlib import Path

_FOLDER = Path(__file__).with_name("device")


def code(name: str, **values: object) -> str:
    """Return the code of a file, preceded by an assignment for each value."""
    assignments = "".join(f"{word} = {value!r}\n" for word, value in values.items())
    return assignments + (_FOLDER / f"{name}.py").read_text("utf-8")

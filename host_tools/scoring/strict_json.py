"""Reading a score file: UTF-8 JSON of at most 1 MB, strictly."""

import codecs
import json
import sys
from pathlib import Path

MOST_BYTES = 1_000_000
_LONGEST_INTEGER = 9  # digits; every number of a score sheet is far below


class UnreadableFile(Exception):
    """The file is no JSON that can be looked at; the text is one sentence for the user."""


def read(name: str) -> object:
    """Return the JSON value in the file `name`, `-` for standard input; raises UnreadableFile."""
    if name == "-" and sys.stdin is None:
        raise UnreadableFile("cannot be read: there is no standard input")
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else _read_file(name)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UnreadableFile(f"cannot be read: {reason}; check the name and the rights") from error
    except ValueError as error:  # a name with a NUL in it
        raise UnreadableFile("cannot be read: this is no file name") from error
    if not data.strip():
        raise UnreadableFile("is empty; a score sheet is a JSON object")
    if data.startswith(codecs.BOM_UTF8):
        raise UnreadableFile("begins with a byte order mark; save it as UTF-8 without one")
    if len(data) > MOST_BYTES:
        raise UnreadableFile("is larger than 1 MB; a score sheet has a few kilobytes")
    try:
        return parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise UnreadableFile(
            f"is not UTF-8 (byte {error.start}); save it again as UTF-8"
        ) from error


def parse(text: str) -> object:
    """Return the JSON value in the text; raises UnreadableFile with line and column."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_refuse_constant,
            parse_int=_integer,
        )
    except json.JSONDecodeError as error:
        raise UnreadableFile(
            f"is not JSON: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from error
    except RecursionError as error:
        raise UnreadableFile("is not a score sheet: it is nested too deeply") from error


def _read_file(name: str) -> bytes:
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _integer(digits: str) -> int:
    """Very large numbers need not be exact, only out of every range."""
    if len(digits) > _LONGEST_INTEGER + 1:
        return -(10**_LONGEST_INTEGER) if digits.startswith("-") else 10**_LONGEST_INTEGER
    return int(digits)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result = dict(pairs)
    if len(result) < len(pairs):
        seen = set()
        for key, _ in pairs:
            if key in seen:
                raise UnreadableFile(f'has the key "{key}" twice in one object; remove one')
            seen.add(key)
    return result


def _refuse_constant(word: str) -> object:
    raise UnreadableFile(f"is not JSON: {word} is no number there")

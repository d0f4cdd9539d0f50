"""How many keys a final scoring takes, and what a key costs the display and the heap.

    python -m tabletally.benchmarks.keys tests/scenarios/*.keys

A hold counts as one press. The presses of a final scoring, the same in every language, are those
between the shots `asked` and `scored` of a scenario; `known` are those between `asked_again` and
`scored_again`, on a copy that is known by then. Bus bytes are the median of all keys, and the most:
that of a key held until a large number is reached.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median_low

from ..virtual_board.board import KeyCost
from ..virtual_board.running import run_script
from ..virtual_board.script import Kind, Word, parse

LANGUAGES = ("ko", "en")
_PARTS = (("asked", "scored"), ("asked_again", "scored_again"))
_HEAD = f"{'scenario':<22}{'keys':>6}{'first':>7}{'known':>7}" + "".join(
    f"{'bus ' + language:>8}{'most':>6}" for language in LANGUAGES
)


@dataclass
class Keys:
    """The keys of one script.

    first, known   presses of the final scoring: with nothing known, and on a known copy
    costs          of each key, by language
    """

    name: str
    presses: int
    first: int | None
    known: int | None
    costs: dict[str, list[KeyCost]] = field(default_factory=dict)


def presses(words: Sequence[Word]) -> int:
    """How many presses the words are; a hold counts one."""
    return sum(word.times for word in words if word.kind is Kind.PRESS)


def part(words: Sequence[Word], first: str, last: str) -> tuple[int, int] | None:
    """Which keys, counted from 0, stand between two shots; None without these shots."""
    shots = {word.name: at for at, word in enumerate(words) if word.kind is Kind.SHOT}
    if first not in shots or last not in shots:
        return None
    return presses(words[: shots[first]]), presses(words[: shots[last]])


def keys_of(name: str, text: str) -> Keys:
    """Count the keys of a script."""
    words = parse(text)
    counts = [end - start for start, end in filter(None, (part(words, *shots) for shots in _PARTS))]
    return Keys(name, presses(words), *[*counts, None, None][:2])  # type: ignore[arg-type]


def costs_of(text: str, language: str) -> list[KeyCost]:
    """What each key of a script costs."""
    without_shots = " ".join(word.text for word in parse(text) if word.kind is not Kind.SHOT)
    report = run_script(without_shots, language=language, measure=True)
    if report.status:
        raise RuntimeError(f"{report.reason}\n{report.console}")
    return report.costs


def row(keys: Keys) -> str:
    """One line of the table."""
    counts = "".join(f"{'-' if count is None else count:>7}" for count in (keys.first, keys.known))
    bus = "".join(
        f"{median_low([cost.bus_bytes for cost in keys.costs[language]]):>8}"
        f"{max(cost.bus_bytes for cost in keys.costs[language]):>6}"
        for language in LANGUAGES
    )
    return f"{keys.name:<22}{keys.presses:>6}{counts}{bus}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tabletally.benchmarks.keys", description="What keys cost."
    )
    parser.add_argument("scripts", nargs="+", type=Path, metavar="SCRIPT")
    scripts = parser.parse_args(arguments).scripts
    texts = [path.read_text("utf-8") for path in scripts]
    print(_HEAD)
    with ProcessPoolExecutor(2) as pool:
        runs = {
            (at, language): pool.submit(costs_of, text, language)
            for at, text in enumerate(texts)
            for language in LANGUAGES
        }
        for at, (path, text) in enumerate(zip(scripts, texts, strict=True)):
            keys = keys_of(path.stem, text)
            keys.costs = {language: runs[at, language].result() for language in LANGUAGES}
            print(row(keys), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

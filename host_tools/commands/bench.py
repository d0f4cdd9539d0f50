"""`tabletally bench`: what the device costs, held against the committed figures."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tabletally import places
from tabletally.benchmarks import budgets, kept, on_board, on_chip, scenarios
from tabletally.benchmarks.worse import changes, compared, missing
from tabletally.emulated_chip import image
from tabletally.pico import uf2
from tabletally.virtual_board.errors import FirmwareStopped, WrongUsage

WORSE = 1
WRONG_USAGE = 2
_ABOUT = f"""\
Without --uf2 these are the counts of the virtual board, a minute's work; with it also heap and chip
time of a stock image on the emulated chip, half an hour's, in these parts:
{", ".join(on_chip.PARTS)}.
Nothing is written without --accept. Exit status: 0; 1 when a figure got worse by more than a tenth,
or misses its budget; 2 for wrong usage.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.epilog = _ABOUT
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="only these scenarios, or parts with --uf2"
    )
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="measure this image on the chip")
    parser.add_argument("--accept", action="store_true", help="make these the committed figures")
    parser.add_argument(
        "--figures",
        type=Path,
        metavar="FILE.json",
        default=places.DOCS / "figures.json",
        help="the committed figures, with the page FILE.md beside them",
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and compare; returns the exit status."""
    try:
        return _bench(arguments)
    except WrongUsage as error:
        print(f"tabletally bench: {error}", file=sys.stderr)
        return WRONG_USAGE
    except FirmwareStopped as stop:
        print(f"tabletally bench: {stop}", file=sys.stderr)
        return WORSE


def _bench(arguments: argparse.Namespace) -> int:
    committed = kept.load(arguments.figures)
    firmware = image.demand(arguments.uf2) if arguments.uf2 else None
    _demand_names(arguments.names, on_the_chip=firmware is not None)
    parts = arguments.names if firmware else []
    names = [] if firmware else arguments.names
    found: dict[str, Any] = {}
    if not parts:
        found[kept.BOARD] = dict(
            _told("the virtual board", on_board.measure(scenarios.texts(names)))
        )
    if firmware:
        measured = on_chip.measure(firmware, parts or on_chip.PARTS)
        found[kept.CHIP] = {"image": _version(firmware), **dict(_told("the chip", measured))}
    fallen = _judge(committed, found, arguments)
    if arguments.accept:
        whole = not arguments.names
        kept.save(kept.joined(committed, found, whole), arguments.figures)
        print(f"accepted: what was measured stands in {arguments.figures} and the page beside it")
    if not _hold_to_budgets(found.get(kept.CHIP, {})):
        return WORSE
    if fallen:
        return 0 if arguments.accept else WORSE
    _praise(committed, found)
    return 0


def _demand_names(names: Iterable[str], on_the_chip: bool) -> None:
    for name in names:
        is_part = name in on_chip.PARTS
        if on_the_chip and not is_part:
            raise WrongUsage(
                f"{name} is not measured on the chip: leave --uf2 out, or name of its parts: "
                + ", ".join(on_chip.PARTS)
            )
        if is_part and not on_the_chip:
            raise WrongUsage(
                f"{name} is measured on the chip: give --uf2 FILE too, or name a scenario: "
                + ", ".join(scenarios.MEASURED)
            )


def _praise(committed: dict[str, Any], found: dict[str, Any]) -> None:
    """Say that all is well, of what was looked at."""
    well = []
    if figures := compared(committed, found):
        well.append(f"{_figures(figures)} compared, none worse by more than a tenth")
    if checks := budgets.checked(found.get(kept.CHIP, {})):
        well.append(f"{_figures(checks)} with a budget, all within it")
    if well:
        print(f"all is well: {'; '.join(well)}")


def _hold_to_budgets(chip: dict[str, Any]) -> bool:
    """Say what misses its budget, be it accepted or not; True if nothing does."""
    missed = list(budgets.missed(chip))
    for figure in missed:
        print(f"tabletally bench: over budget: {figure}", file=sys.stderr)
    return not missed


def _told(where: str, found: Iterable[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    for name, figures in found:
        print(f"{name}: measured on {where}", flush=True)
        yield name, figures


def _version(path: Path) -> dict[str, str]:
    return {"micropython": ".".join(map(str, uf2.read(path).micropython))}


def _judge(committed: dict[str, Any], found: dict[str, Any], arguments: argparse.Namespace) -> int:
    """Say what changed; returns how many figures got worse or are gone."""
    for part, figures in found.items():
        for name in sorted(set(figures) - set(committed.get(part, {}))):
            advice = "" if arguments.accept else "; --accept commits it"
            print(f"{name}: nothing was committed to compare it with{advice}")
    worse, better = changes(committed, found)
    for change in better:
        print(f"better: {change}")
    if better and not arguments.accept:
        print("keep what was won with --accept")
    gone = _missing(committed, found) if not arguments.names else []
    for path in gone:
        print(f"not found any more: {' '.join(path)}", file=sys.stderr)
    for change in worse:
        print(f"worse: {change}", file=sys.stderr)
    fallen = len(worse) + len(gone)
    if fallen and not arguments.accept:
        print(
            f"tabletally bench: {_figures(fallen)} got worse by more than a tenth; "
            "find out why, or accept them with --accept",
            file=sys.stderr,
        )
    return fallen


def _figures(number: int) -> str:
    return f"{number} figure{'s' if number != 1 else ''}"


def _missing(committed: dict[str, Any], found: dict[str, Any]) -> list[tuple[str, ...]]:
    """Of the parts that were measured."""
    return missing({part: committed[part] for part in found if part in committed}, found)

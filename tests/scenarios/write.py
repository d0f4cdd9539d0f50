"""Writes the scripts of the scenarios from the sheets that they end in.

    python -m tests.scenarios.write [NAME ...]

With `--sheets` also the sheets, as the device holds them at the end: look at the difference.
"""

import argparse
import json
from pathlib import Path

from tabletally.virtual_board.running import run_script

from .plans import PLANS

HERE = Path(__file__).parent


def sheet_path(name):
    """Where the sheet stands that a scenario ends in."""
    return HERE / f"{name}.sheet.json"


def keys_path(name):
    """Where its script stands."""
    return HERE / f"{name}.keys"


def script_of(name):
    """The script that ends in the sheet."""
    return PLANS[name](json.loads(sheet_path(name).read_text("utf-8"))).text()


def held_after(script):
    """The sheet that the device holds after a script, as text."""
    report = run_script(script, language="en", sheet=True)
    assert report.status == 0 and report.held, report.console
    return json.dumps(report.held.sheet, indent=1, ensure_ascii=False) + "\n"


def main():
    """Write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenarios.write")
    parser.add_argument("names", nargs="*", metavar="NAME", help="without: all")
    parser.add_argument("--sheets", action="store_true", help="write the sheets, too")
    arguments = parser.parse_args()
    for name in arguments.names or PLANS:
        script = script_of(name)
        keys_path(name).write_text(script, "utf-8")
        if arguments.sheets:
            sheet_path(name).write_text(held_after(script), "utf-8")


if __name__ == "__main__":
    main()

"""The command `tabletally`: each word is one module of `commands`."""

import argparse
import importlib
import importlib.metadata
import io
import os
import sys
from collections.abc import Sequence

from .ending import end_at_signals
from .micropython_unix import NoInterpreter
from .pico.faults import BoardFault

COMMANDS = {
    "score": "score finished games from files, with reasons",
    "schema": "print the JSON Schema of a game's score sheets",
    "sim": "run the firmware on the virtual board",
    "replay": "replay a tracked game from a file of its entries",
    "history": "list the finished games of a board, or show one of them",
    "names": "send the names of players to a board, or list those that are there",
    "bench": "measure what the device costs, against the committed figures",
    "emulate": "run a stock firmware image on an emulated chip",
    "solo": "play Rococo against Madame du Barry",
    "deck": "show or check a deck of Madame du Barry",
    "deploy": "bring the application to a board, or the version before back",
    "devices": "list the boards that are connected",
    "flash": "bring MicroPython to a Pico",
    "check": "test a board: hardware, and the rules on its own chip",
    "doctor": "say what is wrong with a board, and what helps",
}
WRONG_USAGE = 2


def _write_utf8(stream: object) -> None:
    """Write Korean whatever the locale says, and what UTF-8 cannot hold as an escape."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _version() -> str:
    return f"tabletally {importlib.metadata.version('tabletally')}"


def console() -> int:
    """Run the command as a process; returns its exit status."""
    end_at_signals()
    return main()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status (2 for wrong usage)."""
    parser = argparse.ArgumentParser(prog="tabletally", description="A tabletop scoring assistant.")
    parser.add_argument("--version", action="version", version=_version())
    words = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for word, text in COMMANDS.items():
        command = importlib.import_module(f".commands.{word}", __package__)
        command.add_arguments(
            words.add_parser(word, help=text, description=text, allow_abbrev=False)
        )
    known = parser.parse_args(arguments)
    command = importlib.import_module(f".commands.{known.command}", __package__)
    _write_utf8(sys.stdout)
    _write_utf8(sys.stderr)
    try:
        status = int(command.run(known))
        sys.stdout.flush()
        return status
    except NoInterpreter as error:
        print(f"tabletally {known.command}: {error}", file=sys.stderr)
        return WRONG_USAGE
    except BoardFault as fault:
        sys.stdout.flush()
        print(f"tabletally {known.command}: {fault}", file=sys.stderr)
        return fault.status
    except BrokenPipeError:
        # The reader has gone, `tabletally score ... | head`; nothing more to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"tabletally {known.command}: {where}{error.strerror or error}", file=sys.stderr)
        return WRONG_USAGE
    except KeyboardInterrupt:
        return 130

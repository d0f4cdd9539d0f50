"""`tabletally schema GAME`: the JSON Schema of a game's score sheets."""

import argparse
import json

from tabletally.shared_rules.registry import GAMES

from ..scoring.schema import schema


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))


def run(arguments: argparse.Namespace) -> int:
    """Print the schema."""
    print(json.dumps(schema(arguments.game), indent=2, ensure_ascii=False))
    return 0

"""`tabletally deck show|check FILE`: the cards of a deck in words, or every fault of its file."""

import argparse
import importlib
import sys

from tabletally.decks import files
from tabletally.decks.reader import Deck
from tabletally.shared_rules.rococo.du_barry.cards import DECK_SIZE
from tabletally.shared_rules.rococo.du_barry.wording import card_text

FINE = 0
FAULTS = 1
UNREADABLE = 2
_TEXTS = "tabletally.shared_rules.rococo.du_barry.texts"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("what", choices=("show", "check"), help="list the cards, or the faults")
    parser.add_argument("file", metavar="FILE", help="a deck file; house is the one we made")
    parser.add_argument("--lang", choices=("en", "ko"), default="en", help="language of the cards")


def run(arguments: argparse.Namespace) -> int:
    """Show or check the deck; 0 without faults, 1 with some, 2 if it cannot be read."""
    try:
        deck = files.load(arguments.file)
    except files.UnreadableDeck as error:
        print(f"tabletally deck: {error}", file=sys.stderr)
        return UNREADABLE
    for fault in deck.faults:
        print(f"{arguments.file}:{fault.line}: {fault.text}")
    if arguments.what == "show":
        _show(deck, arguments.lang)
    elif not deck.faults:
        print(f"{arguments.file}: {_standing(deck)}")
    return FAULTS if deck.faults else FINE


def _show(deck: Deck, lang: str) -> None:
    texts = importlib.import_module(f"{_TEXTS}.{lang}")
    print(deck.name)
    if deck.note:
        print(deck.note)
    for number, card in enumerate(deck.cards, 1):
        print(f"{number:3}  {card_text(texts, card)}")
    print(_standing(deck))


def _standing(deck: Deck) -> str:
    count = len(deck.cards)
    if count == DECK_SIZE:
        return f"{DECK_SIZE} cards, complete"
    return (
        f"{count} of {DECK_SIZE} cards; play with --physical, which notes the others, "
        "until all are there"
    )

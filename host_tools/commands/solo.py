"""`tabletally solo`: Rococo against Madame du Barry, at the terminal or from a file of answers."""

import argparse
import importlib
import json
import secrets
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tabletally.decks import files
from tabletally.decks.reader import Deck
from tabletally.scoring import show, strict_json
from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer
from tabletally.shared_rules.core.random import MOST_SEED
from tabletally.solo import asking, keeping, records, scripted, sheet, terminal
from tabletally.solo import settings as solo_settings
from tabletally.solo.session import Beginning, Session
from tabletally.unreadable import why

PLAYED = 0
WRONG_ANSWER = 1
WRONG_USAGE = 2
_TEXTS = "tabletally.shared_rules.rococo.du_barry.texts"
_JOURNEYMAN_TASKS = (1, 2, 3, 4)


class _WrongUsage(Exception):
    """One sentence about what was asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same cards")
    parser.add_argument("--deck", metavar="FILE", help="a deck file; without it the house deck")
    parser.add_argument("--answers", metavar="FILE", help="play from a file; - is the input")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--lang", choices=("en", "ko"), default="en", help="language of the texts")
    parser.add_argument("--jewelry-box", action="store_true", help="with the Jewelry Box expansion")
    parser.add_argument(
        "--physical", action="store_true", help="turn the cards at the table; --deck notes them"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings",
        help="; ".join(f"{name}={one}|{two}" for name, (one, two, _) in
                       solo_settings.SETTINGS.items()),
    )  # fmt: skip
    parser.add_argument(
        "--fund-task", type=int, choices=_JOURNEYMAN_TASKS, metavar="1-4",
        help='which journeyman task, from the top, is "fund a decoration"',
    )  # fmt: skip
    parser.add_argument("--keep", metavar="FILE", help="keep the game here and go on from it")
    parser.add_argument("--sheet", metavar="OUT.json", help="write the score sheet at the end")
    parser.add_argument(
        "--table", metavar="FILE", help="your side and the printed prizes, to score both"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 played, 1 an answer that does not fit, 2 wrong usage."""
    texts = importlib.import_module(f"{_TEXTS}.{arguments.lang}")
    try:
        return _Game(arguments, texts).run()
    except (
        _WrongUsage, files.UnreadableDeck, keeping.DamagedGame, solo_settings.WrongSetting,
    ) as error:  # fmt: skip
        print(f"tabletally solo: {error}", file=sys.stderr)
        return WRONG_USAGE


class _Game:
    def __init__(self, arguments: argparse.Namespace, texts: ModuleType) -> None:
        self._arguments = arguments
        self._texts = texts
        self._table = self._read_table()
        self._answers = self._read_answers()
        self._deck = self._read_deck()
        self._noted = list(self._deck.cards)
        kept = keeping.load(arguments.keep) if arguments.keep else None
        if kept:
            self._refuse_another_game(kept.beginning)
        self._session = kept or Session(self._beginning())

    def run(self) -> int:
        """Play to the end of the answers, or until the person quits."""
        if self._answers is None:
            return self._play_at_terminal()
        self._show(records.beginning(self._session, self._deck.name))
        self._show_step()
        try:
            for line, written, value in scripted.play(self._session, self._texts, self._answers):
                self._show(
                    {"kind": "answer", "line": line, "word": written, "value": value}
                    if value is not None
                    else {"kind": "undo", "line": line}
                )
                self._show_step()
        except scripted.WrongAnswer as error:
            return self._refuse(error)
        self._changed()
        self._finish()
        return PLAYED

    def _play_at_terminal(self) -> int:
        if self._arguments.json:
            raise _WrongUsage("--json wants --answers FILE")
        terminal.play(self._session, self._texts, self._changed)
        if self._arguments.keep and not self._session.over:
            print(self._texts.KEPT.format(self._arguments.keep))
        self._finish()
        return PLAYED

    def _read_table(self) -> Any:
        if not self._arguments.table:
            return None
        try:
            table = strict_json.read(self._arguments.table)
        except strict_json.UnreadableFile as error:
            raise _WrongUsage(f"{self._arguments.table}: {error}") from error
        if not isinstance(table, dict):
            raise _WrongUsage(f"{self._arguments.table}: a score sheet is an object")
        return table

    def _read_answers(self) -> str | None:
        name = self._arguments.answers
        if name is None:
            return None
        try:
            return sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise _WrongUsage(f"{name} cannot be read: {why(error)}") from error

    def _read_deck(self) -> Deck:
        name = self._arguments.deck
        if self._arguments.physical and (name is None or not Path(name).exists()):
            return Deck(name="my deck")
        deck = files.load(name or files.HOUSE)
        if deck.faults:
            fault = deck.faults[0]
            raise _WrongUsage(
                f"{name}:{fault.line}: {fault.text} (tabletally deck check {name} lists all)"
            )
        if not self._arguments.physical and not deck.complete:
            raise _WrongUsage(
                f"{name} has {len(deck.cards)} cards of 25; "
                "turn the cards at the table with --physical until all are noted"
            )
        return deck

    def _beginning(self) -> Beginning:
        seed = self._arguments.seed
        if seed is None:
            seed = secrets.randbelow(MOST_SEED + 1)
        if not 0 <= seed <= MOST_SEED:
            raise _WrongUsage(f"--seed is {seed}; use 0 to {MOST_SEED}")
        bits = solo_settings.bits(
            self._arguments.settings, self._arguments.jewelry_box, self._arguments.physical
        )
        return Beginning(seed, bits, files.compiled(self._deck), self._arguments.fund_task or 0)

    def _refuse_another_game(self, kept: Beginning) -> None:
        """Whoever goes on with a kept game cannot begin it in another way."""
        asked = self._arguments
        bits = solo_settings.bits(asked.settings, asked.jewelry_box, asked.physical)
        others = {
            "--seed": asked.seed not in (None, kept.seed),
            "--fund-task": asked.fund_task not in (None, kept.fund_task),
            "--jewelry-box, --physical or --set": bool(bits & ~kept.settings)
            or (asked.settings and bits != kept.settings),
        }
        for option, differs in others.items():
            if differs:
                raise _WrongUsage(
                    f"{asked.keep} holds a game that began with another {option}; leave the "
                    "option out to go on, or keep the new game in another file"
                )

    def _changed(self) -> None:
        """Keep the game, and note the cards of a physical deck."""
        if self._arguments.keep:
            keeping.save(self._session, self._arguments.keep)
        if self._arguments.physical and self._arguments.deck:
            known = files.with_learnt(self._noted, self._session.learnt())
            if known != self._deck.cards:
                self._deck.cards = known
                files.save(self._deck, self._arguments.deck)

    def _show_step(self) -> None:
        for record in records.happened(self._session, self._texts):
            self._show(record)
        if not self._session.over:
            self._show(records.asked(self._session, self._texts))

    def _show(self, record: dict[str, Any]) -> None:
        if self._arguments.json:
            print(json.dumps(record, ensure_ascii=False))
        elif record["kind"] == "answer":
            print(f"> {record['word']}")
        elif record["kind"] == "question":
            possible = asking.possible(self._session, self._texts)
            print(f"? {record['text']} ({possible})")
        elif "text" in record:
            print(("* " if record["kind"] == "draw" else "  ") + record["text"])

    def _refuse(self, error: scripted.WrongAnswer) -> int:
        if self._arguments.json:
            print(
                json.dumps(
                    {"kind": "error", "line": error.line, "text": error.text}, ensure_ascii=False
                )
            )
        print(f"{self._arguments.answers}: {error}", file=sys.stderr)
        return WRONG_ANSWER

    def _finish(self) -> None:
        """Say how she stands; once the game is over, write and score the sheet."""
        over = self._session.over
        s = self._session.state
        end: dict[str, Any] = {"kind": "end", "over": over, "state": records.her_state(s)}
        if over:
            end["sheet"] = sheet.her_part(s) if self._table is None else sheet.both(s, self._table)
            if self._table is not None:
                scorer = Scorer(HereEngine(), self._arguments.lang)
                end["result"] = scorer.score([end["sheet"]])[0]
            if self._arguments.sheet:
                text = json.dumps(end["sheet"], ensure_ascii=False, indent=1)
                Path(self._arguments.sheet).write_text(text + "\n", "utf-8")
        if self._arguments.json:
            print(json.dumps(end, ensure_ascii=False))
            return
        print(terminal.state_text(self._session, self._texts))
        if over and self._arguments.sheet and self._table is None:
            print(self._texts.SHEET_WRITTEN.format(self._arguments.sheet))
        if "result" in end:
            outcome = end["result"]
            name = self._arguments.table
            lines = (
                show.problems(outcome, name)
                if outcome["problems"]
                else show.result(outcome, self._arguments.lang)
            )
            print("\n".join(lines))

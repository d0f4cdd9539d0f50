"""`tabletally check`: a board's hardware, and the tests of the rules on its own chip."""

import argparse
import sys
import time
from collections.abc import Iterable

from tabletally.pico import rule_tests
from tabletally.pico.checking import Checker, Outcome, Verdict
from tabletally.pico.compiling import WrongSource, demand_version
from tabletally.pico.connecting import connected

SOUND = 0
FAILED = 1
WRONG_USAGE = 2
_WIDTH = 30
_SIGNS = {"up": "▲", "down": "▼", "ok": "●", "back": "◀", "key0": "KEY0", "key1": "KEY1"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("modules", nargs="*", metavar="TESTS", help="only these tests of the rules")
    parser.add_argument("--port", metavar="P", help="which serial port; needed if several answer")
    parser.add_argument("--long", action="store_true", help="with what takes an hour on a chip")
    parser.add_argument("--no-rules", action="store_true", help="the hardware only")
    parser.add_argument("--alone", action="store_true", help="ask nobody to look and to press keys")


def run(arguments: argparse.Namespace) -> int:
    """Check; 0 if nothing failed, 1 if something did."""
    try:
        return _check(arguments)
    except WrongSource as error:
        print(f"tabletally check: {error}", file=sys.stderr)
        return WRONG_USAGE


def _check(arguments: argparse.Namespace) -> int:
    modules = rule_tests.modules()
    for name in arguments.modules:
        if name not in modules:
            print(f"tabletally check: there are no tests {name}: see tests/rules", file=sys.stderr)
            return WRONG_USAGE
    person = None if arguments.alone or not sys.stdin.isatty() else _AtTheTerminal()
    begun = time.monotonic()
    with connected(arguments.port) as (link, facts):
        print(f"{link.port}: {facts.told()}")
        checker = Checker(link, facts, person)
        outcomes: list[Outcome] = []
        if not arguments.modules:
            outcomes = _show("self-test", (checker.self_test(name) for name in checker.self_tests))
        if not arguments.no_rules:
            demand_version(facts.mpy, facts.micropython)
            checker.demand_same_rules()
            for module in arguments.modules or modules:
                if module in rule_tests.LONG and not (arguments.long or arguments.modules):
                    why = "takes long on a chip: --long"
                    outcomes += _show(module, [Outcome(module, Verdict.SKIPPED, why)])
                else:
                    outcomes += _show(module, checker.rules(module))
        link.start_program()
    return _sum_up(outcomes, time.monotonic() - begun)


def _show(title: str, outcomes: Iterable[Outcome]) -> list[Outcome]:
    """Print a letter for each as it comes."""
    print(f"{title:{_WIDTH}} ", end="", flush=True)
    seen = []
    for outcome in outcomes:
        print(outcome.verdict.value, end="", flush=True)
        seen.append(outcome)
    print()
    return seen


def _sum_up(outcomes: list[Outcome], seconds: float) -> int:
    counts = dict.fromkeys(Verdict, 0)
    for outcome in outcomes:
        counts[outcome.verdict] += 1
        if outcome.verdict is Verdict.FAILED:
            print(f"\nFAILED {outcome.name}\n{outcome.why}")
    reasons = {
        (outcome.name, outcome.why) for outcome in outcomes if outcome.verdict is Verdict.SKIPPED
    }
    for name, why in sorted(reasons):
        print(f"SKIPPED {name}: {why}")
    print(
        f"{counts[Verdict.PASSED]} passed, {counts[Verdict.FAILED]} failed, "
        f"{counts[Verdict.SKIPPED]} skipped in {seconds:.1f} s"
    )
    return FAILED if counts[Verdict.FAILED] else SOUND


class _AtTheTerminal:
    def sees(self, what: str) -> bool:
        """Ask until the answer is clear."""
        while True:
            answer = input(f"\nDoes the display show {what}? [y/n] ").strip().lower()
            if answer[:1] in ("y", "n"):
                return answer[0] == "y"

    def turns(self, key: str) -> None:
        """Say which way."""
        way = "clockwise" if key == "down" else "counterclockwise"
        print(f"\nTurn the knob {way} by one click now ({_SIGNS[key]}): ", end="", flush=True)

    def presses(self, key: str) -> None:
        """Say which key."""
        print(f"\nPress {_SIGNS[key]} ({key}) on the board now: ", end="", flush=True)

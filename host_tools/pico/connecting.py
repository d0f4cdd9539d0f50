"""From what the user named to a board that answers."""

import contextlib
from collections.abc import Iterator

from . import choosing, remembered, starting
from .facts import Facts, ask, demand_usable
from .link import Link, linked


@contextlib.contextmanager
def connected(named: str | None) -> Iterator[tuple[Link, Facts]]:
    """Yield the board that is meant, stopped, and what it is; it is remembered as the last one.

    If it is left by an exception, the board's program is started again.
    """
    port = choosing.choose(named)
    with linked(port.name) as link, starting.started_again(link):
        facts = ask(link)
        demand_usable(facts, port.name)
        remembered.remember(port.serial_number)
        yield link, facts

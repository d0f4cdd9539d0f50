"""Prints what flash holds: the replay of every game's log."""

from shared_rules import registry
from shared_rules.core.sheet import ABSENT

from .storage.store import Store


class _Guard:
    """Flash is only read here."""

    def before_flash(self):
        """Nothing."""

    def after_flash(self):
        """Nothing."""


def tell():
    """Print slot and values of each game, and how many files are damaged."""
    store = Store(_Guard(), registry)
    for slot in range(len(store.slots.states)):
        if store.slots.states[slot]:
            cells = store.resume(slot).sheet.cells
            held = [f"{i}={cells[i]}" for i in range(len(cells)) if cells[i] != ABSENT]
            print("kept", slot, " ".join(held))
    damaged = [report for report in store.reports if report[0] > 1]
    print("damaged", len(damaged))

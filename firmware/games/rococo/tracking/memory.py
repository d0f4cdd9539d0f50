"""Which modules are loaded at the table: those of whoever acts, and none that score."""

import sys

from .... import modules

_RULES = "shared_rules.rococo."
_KEPT = ("fields", "printed", "texts", "tracking", "du_barry")  # of the game's rules
_TOTALS = (".tracking.standing", ".tracking.totals_page")
_HUMAN = (
    ".tracking.actions", ".tracking.entr", ".tracking.exam_page", ".tracking.exam_values",
    ".tracking.income_page",
)  # fmt: skip
_HERS = (
    ".solo.turn", ".solo.known", ".solo.words", ".solo.card_page", ".solo.ask_page",
    ".solo.state_page", ".du_barry.texts",
)  # fmt: skip


def open_table():
    """Make room for the table during play; nothing that asks or scores may be in use."""
    modules.let_go(modules.ASKING)
    let_scoring_go()


def let_scoring_go():
    """Let go of what tells how it would stand."""
    for name in list(sys.modules):
        if name.startswith(_RULES) and name[len(_RULES) :].split(".")[0] not in _KEPT:
            modules.forget(name)
    modules.let_go(_TOTALS)


def let_human_go():
    """Make room for du Barry's turn."""
    modules.let_go(_HUMAN)


def let_hers_go():
    """Make room for what a human enters."""
    modules.let_go(_HERS)

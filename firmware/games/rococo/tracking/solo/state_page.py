"""What she has: all that one sees of her at the table, and how many cards are left."""

from micropython import const

from shared_rules.rococo.du_barry import state as her
from shared_rules.rococo.du_barry.state import bits, employees, halls_attended
from shared_rules.rococo.du_barry.worth import count
from shared_rules.rococo.fields import C_DECORATION, HALLS
from shared_rules.rococo.tracking import entries as e

from .....widgets.table import Table
from .words import texts_of

_TASKS = (0, 4, 3)  # by exam
_SEED_PARTS = const(3)  # of three digits each
_THOUSAND = const(1000)


def halls_of(s):
    """Return the halls that she attends, as a text."""
    halls = halls_attended(s)
    return "".join([str(hall + 1) for hall in range(HALLS) if halls >> hall & 1])


def summary_of(texts, s):
    """Return what matters most in two lines, as bytes."""
    first = texts.SUMMARY[0].format(s[her.FAME], s[her.TILES], s[her.GARMENTS])
    halls = halls_of(s) or texts.NO_HALLS
    second = texts.SUMMARY[1].format(halls, count(s, C_DECORATION), employees(s))
    return first.encode(), second.encode()


def seed_of(sheet):
    """Return the number that the game was begun with, as bytes."""
    seed = 0
    for part in range(_SEED_PARTS):
        seed = seed * _THOUSAND + e.value_of(sheet, 0, part)
    return b"%d" % seed


class StatePage(Table):
    """Ok goes on to how it would stand now."""

    def __init__(self, tracked):
        super().__init__()
        self._tracked = tracked

    def opened(self, app):
        """Fill the lines."""
        texts, _ = texts_of(app)
        s = self._tracked.tracker.opponent.s
        self.title = texts.HER.encode()
        labels = list(texts.STATE)
        values = [
            s[her.FAME], s[her.TILES], s[her.GARMENTS], (halls_of(s) or texts.NO_HALLS).encode(),
            count(s, C_DECORATION), employees(s), s[her.ACTION], s[her.THREAD], s[her.LACE],
        ]  # fmt: skip
        exam = s[her.EXAM]
        if exam:
            labels += texts.STATE_OF_BOX
            tasks = b"%d/%d" % (bits(s[her.TASKS]), _TASKS[exam])
            values += [s[her.JEWELS], texts.EXAMS[exam].encode() + b" " + tasks]
        labels.append(texts.SEED)
        values.append(seed_of(self._tracked.play.sheet))
        self.show([label.encode() for label in labels], values)

    def ok(self, app):
        """Show how it would stand now."""
        from ..totals_page import TotalsPage

        app.replace(TotalsPage(self._tracked))
        return False

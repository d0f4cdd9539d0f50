"""The fingerprint of a table: the same in both interpreters, another after any change."""

from shared_rules.core.declaring import Table
from shared_rules.core.layout import layout
from shared_rules.core.table import UNKNOWN

ROCOCO = 24691


def table(high=9, path="players[].a", words=("x", "y"), null=0, more=False):
    made = Table()
    made.list("players", 4)
    made.number(path, high, null=null)
    made.word("colour", words)
    if more:
        made.flag("late")
    return made


def test_rococos_layout():
    """It changes when its fields do: then games in progress on devices are set aside."""
    from shared_rules.rococo.fields import TABLE

    assert layout(TABLE) == ROCOCO


def test_any_change_is_seen():
    plain = layout(table())
    assert 0 <= plain < 1 << 15
    assert plain == layout(table())
    others = [
        table(high=10),
        table(path="players[].b"),
        table(words=("y", "x")),
        table(null=UNKNOWN),
        table(more=True),
    ]
    assert plain not in [layout(other) for other in others]


def test_a_table_that_grew_at_its_end_has_the_old_fingerprint_too():
    assert layout(table(more=True), fields=len(table())) == layout(table())

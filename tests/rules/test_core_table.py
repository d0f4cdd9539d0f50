"""The table of fields: where each value stands, and what it may be."""

from shared_rules.core import table as t
from shared_rules.core.declaring import Table


def small_table():
    table = Table()
    fields = {
        "players": table.list("players", 3, t.REQUIRED, least=2),
        "n": table.number("players[].n", 9, t.WANTED, low=1, default=4),
        "cards": table.list("players[].cards", 4),
        "points": table.number("players[].cards[].points", ask=t.REQUIRED),
        "body": table.object("players[].body", null=t.NOTHING),
        "vip": table.number("players[].body.vip", null=t.UNKNOWN),
        "halls": table.array("halls", 5, t.REQUIRED),
        "owner": table.player("halls[].owner", null=t.NOTHING),
        "flag": table.flag("flag", default=1),
        "word": table.word("word", ("red", "blue")),
        "set": table.word_set("set", ("a", "b", "c")),
        "moves": table.list("moves", 6, words=("best",)),
        "from": table.entry("moves[][0]", 6),
    }
    return table, fields


def test_fields_are_numbered_in_order():
    table, fields = small_table()
    assert len(table) == len(fields) == 13
    assert sorted(fields.values()) == list(range(13))
    assert table.paths[fields["points"]] == "players[].cards[].points"
    assert table.players == fields["players"]


def test_cells_follow_each_other_without_gap():
    table, _ = small_table()
    sizes = [1, 3, 3, 12, 3, 3, 1, 5, 1, 1, 1, 1, 6]
    expected = [sum(sizes[:field]) for field in range(13)]
    assert list(table.base) == expected
    assert table.size == sum(sizes)


def test_indexes_and_their_containers():
    table, fields = small_table()
    depths = [table.depth(field) for field in range(13)]
    assert depths == [0, 1, 1, 2, 1, 1, 0, 1, 0, 0, 0, 0, 1]
    assert table.outer[fields["points"]] == fields["players"]
    assert table.inner[fields["points"]] == fields["cards"]
    assert table.stride[fields["points"]] == 4
    assert table.stride[fields["n"]] == 1
    assert table.outer[fields["owner"]] == fields["halls"]
    assert table.outer[fields["from"]] == fields["moves"]
    assert table.inner[fields["n"]] == -1


def test_parents():
    table, fields = small_table()
    assert table.parent[fields["players"]] == -1
    assert table.parent[fields["n"]] == fields["players"]
    assert table.parent[fields["points"]] == fields["cards"]
    assert table.parent[fields["vip"]] == fields["body"]
    assert table.parent[fields["body"]] == fields["players"]
    assert table.parent[fields["owner"]] == fields["halls"]
    assert table.parent[fields["from"]] == fields["moves"]


def test_kinds_ranges_defaults():
    table, fields = small_table()
    seen = {
        name: (table.kind[k], table.low[k], table.high[k], table.default[k], table.null[k])
        for name, k in fields.items()
    }
    assert seen == {
        "players": (t.LIST, 2, 3, 0, t.REFUSED),
        "n": (t.NUMBER, 1, 9, 4, t.REFUSED),
        "cards": (t.LIST, 0, 4, 0, t.REFUSED),
        "points": (t.NUMBER, 0, 99, 0, t.REFUSED),
        "body": (t.OBJECT, 1, 1, 0, t.NOTHING),
        "vip": (t.NUMBER, 0, 99, 0, t.UNKNOWN),
        "halls": (t.ARRAY, 5, 5, 0, t.REFUSED),
        "owner": (t.PLAYER, 0, 0, t.NOBODY, t.NOTHING),
        "flag": (t.FLAG, 0, 1, 1, t.REFUSED),
        "word": (t.WORD, 0, 1, 0, t.REFUSED),
        "set": (t.WORDS, 0, 7, 0, t.REFUSED),
        "moves": (t.LIST, 0, 6, 0, t.REFUSED),
        "from": (t.ENTRY, 0, 6, t.NOBODY, t.REFUSED),
    }
    assert table.words[fields["word"]] == ("red", "blue")
    assert table.words[fields["moves"]] == ("best",)
    assert table.words[fields["n"]] is None


def test_who_has_to_say_it():
    table, fields = small_table()
    asked = {name: table.ask[field] for name, field in fields.items() if table.ask[field]}
    assert asked == {
        "players": t.REQUIRED,
        "n": t.WANTED,
        "points": t.REQUIRED,
        "halls": t.REQUIRED,
        "from": t.REQUIRED,
    }


def test_capacity():
    table, fields = small_table()
    assert table.capacity(fields["cards"]) == 4
    assert table.capacity(fields["halls"]) == 5

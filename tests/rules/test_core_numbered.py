"""Texts by number: a dict that makes each text when it is asked for."""

from shared_rules.core.numbered import Numbered

#: 3 -> "하나", 300 -> "", 7 -> "two"
NUMBERED = Numbered(
    b"\x03\x00\x2c\x01\x07\x00", b"\x06\x00\x06\x00\x09\x00", b"\xed\x95\x98\xeb\x82\x98two"
)


def test_each_key_has_its_text():
    assert [NUMBERED[key] for key in (3, 300, 7)] == ["하나", "", "two"]
    assert len(NUMBERED) == 3
    assert list(NUMBERED) == [3, 300, 7]


def test_what_is_not_there():
    assert 3 in NUMBERED
    assert 8 not in NUMBERED
    assert NUMBERED.get(8) is None
    assert NUMBERED.get(8, "-") == "-"
    assert NUMBERED.get(7) == "two"
    try:
        text = NUMBERED[0]
    except KeyError:
        return
    raise AssertionError(text)

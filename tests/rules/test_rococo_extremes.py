"""The largest sheets come out right, and nothing overflows."""

import rococo_extremes as extremes
import rococo_sheets as r

from shared_rules.rococo import scoring


def test_tallies():
    sheet = extremes.tallies()
    assert r.line(sheet, scoring.L_EMPLOYEES) == [16 * 99 * 495] + 4 * [16 * 99]
    assert r.hall_line(sheet, 1) == [99] * 5
    assert r.line(sheet, scoring.L_GARMENTS) == [107, 107, 99, 99, 99]


def test_statues():
    sheet = extremes.statues()
    assert r.line(sheet, scoring.L_STATUES) == [2 * 4 * 99, 0]
    assert r.moves(sheet) == []


def test_tiles():
    sheet = extremes.tiles()
    assert r.line(sheet, scoring.L_GARMENTS)[0] == 60 * 99 + 8 * 2 * 99
    assert r.line(sheet, scoring.L_DECORATIONS)[0] == (8 + 8 + 2 + 1 + 5) * 99
    assert r.line(sheet, scoring.L_STATUES)[0] == 8 * 8
    assert len(r.moves(sheet)) == 8


def test_very_much_that_is_wrong_fits_into_the_buffer():
    assert len(r.wrong(extremes.wrong())) > 50
    assert not r.problems.overflow

"""How the fields of a game are asked, where the game says nothing else.

A game's module `asking` takes these names over and replaces those that differ:

SILENT     fields that are answered together with another question
GROWING    fields that are answered bit by bit: more may have to follow
LATE       fields that are asked, if at all, when everything else is said
is_whole   whether an answer of a growing field is known to be complete
PENDING    faults that an answer still to come mends
follow     put what follows from the answers, by `change(cell, value)`; if `only` is not None, from
           those of one player, where all was in line before
page       the class of the page that asks for a field
group      one number for all questions of a page
title      the title of a question, bytes
row_label  what a row of a number page is called, bytes
low, high  the least and the largest number that can be entered
start      where the counting starts; counting.UNSAID for what has to be said
usual      the number that the first key shows where nothing is proposed
unsaid     what stands there until then, bytes
may_be_none     whether ok alone then enters 0
may_take_rest   whether the rest of a page can be confirmed with one key
note, noted     two texts (bytes) around a number beside the large one, or nothing; that number
answers    labels (bytes) and values of a choice
answered   the value that was given, or ABSENT
put        put an answer into the sheet by `change(cell, value)`
parts      the fields of one entry of a list (see list_page)
review_label, review_value   the row of an answer in the list of all, bytes
named_at   what stands at a place that breaks a rule (bytes), b"" where it need not be named
"""

from shared_rules.core.sheet import ABSENT
from shared_rules.core.table import LIST

from ..widgets.layout import PROGRESS
from ..widgets.names import cut_to
from .number_page import NumberPage

SILENT = ()
GROWING = ()
LATE = ()
PENDING = ()

_ENTRY = b" 88"  # behind the title of a list


def follow(sheet, change, only=None):
    """Nothing follows."""


def is_whole(sheet, field, i, j):
    """Whether a list is full."""
    return sheet.get(field, i, j) >= sheet.table.capacity(field)


def page(field):
    """A number."""
    return NumberPage


def group(field, i, j):
    """Return the field for all players."""
    return field << 8


def group_of_player(field, i, j):
    """Return a field of one player."""
    return field << 8 | i


def title(app, field, i, j):
    """Return the text of the field, with the player's name where it has room for one."""
    beside = _ENTRY if app.play.sheet.table.kind[field] == LIST else b""
    return named(app, app.play.texts.ASKS[field], i, beside)


def named(app, text, i, beside=b""):
    """Return a title with the name of player `i` at its {}, cut so that `beside` fits too."""
    if "{}" not in text:
        return text.encode()
    font = app.fonts.text
    room = app.canvas.width - PROGRESS - font.width(text.format("").encode() + beside)
    return text.format(cut_to(app.play.names[i], font, room).decode()).encode()


def row_label(app, field, i, j):
    """Return the game's text for the row, or the player's name."""
    rows = app.play.texts.ROWS
    return rows[field].encode() if field in rows else app.play.names[i]


def low(sheet, field, i, j):
    """Return what the table says."""
    return sheet.table.low[field]


def high(sheet, field, i, j):
    """Return what the table says."""
    return sheet.table.high[field]


def start(sheet, field, i, j):
    """Return 0."""
    return 0


def usual(sheet, field, i, j):
    """Return the least number."""
    return sheet.table.low[field]


def unsaid(app, field):
    """Return that it is printed."""
    return app.texts.NOT_SAID


def may_be_none(field):
    """It does nothing."""
    return False


def may_take_rest(field):
    """It cannot."""
    return False


def note(app, field):
    """There is none."""
    return ()


def noted(sheet, field, i, j, number):
    """There is no note."""
    return 0


def answered(sheet, field, i, j):
    """Return the value of the field."""
    return sheet.get(field, i, j)


def put(sheet, field, i, j, value, change):
    """Change the field."""
    change(sheet.cell(field, i, j), value)


def review_label(app, field, i, j):
    """Return title and row."""
    asked = title(app, field, i, j)
    row = row_label(app, field, i, j)
    return asked if row in asked else asked + b" " + row


def review_value(app, field, i, j):
    """Return the number."""
    value = app.play.sheet.get(field, i, j)
    return b"?" if value == ABSENT else b"%d" % value


def named_at(app, field, i, j):
    """Return nothing: the reason says enough."""
    return b""

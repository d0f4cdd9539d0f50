"""How each value of Rococo's tally is asked on the device."""

from micropython import const

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.rococo.fields import (
    CARD_COUNT,
    CARD_POINTS,
    COLOURS,
    CONNECTION,
    EMPLOYEES,
    FIREWORKS_FIRST,
    FIREWORKS_SECOND,
    HALL_FIRST,
    HALL_SECOND,
    HALLS,
    HELD_APPRENTICES,
    HELD_EMPLOYEES,
    HELD_JEWELS,
    HELD_MASTERS,
    LIVRES,
    MOST_SPACES,
    MUSICIAN,
    MUSICIAN_OWNER,
    QUEENS_FAVOUR,
    SPACE_OWNER,
    SPACE_TIMES,
    SPACES,
    T_BLUE,
    T_COLOURS,
    T_DECORATION_POINTS,
    T_DECORATIONS,
    T_GRAND,
    T_GRAND_COLOUR,
    T_GRAND_POINTS,
    T_HALL,
    T_KITCHENS,
    T_POINTS,
    T_STATUES,
    T_VIP,
)
from shared_rules.rococo.following import follow, garments_of, grand_hall_points
from shared_rules.rococo.scoring import L_HALL

from ...widgets.layout import PROGRESS
from ...widgets.names import cut_to
from ...wizard.asking import LATE, is_whole, may_be_none, named_at, unsaid
from ...wizard.choice_page import ChoicePage
from ...wizard.counting import UNSAID
from ...wizard.number_page import NumberPage
from .cards_page import CardsPage
from .colours_page import ColoursPage

__all__ = ["LATE", "follow", "is_whole", "may_be_none", "named_at", "unsaid"]

SILENT = (T_GRAND, CARD_COUNT, CARD_POINTS)
GROWING = (EMPLOYEES,)  # answered bit by bit: more may have to follow
PENDING = ()
PRINTED = (HALL_FIRST, HALL_SECOND, FIREWORKS_FIRST, FIREWORKS_SECOND, SPACES, SPACE_TIMES)

_MOSTLY_NOTHING = (T_HALL, T_VIP, T_STATUES, T_KITCHENS, T_DECORATION_POINTS, CONNECTION)
_OF_PLAYERS_OR_NOBODY = (QUEENS_FAVOUR, MUSICIAN, SPACE_OWNER)
_BY_HALL = (HALL_FIRST, HALL_SECOND, MUSICIAN)
_NAMED_IN_TITLE = (EMPLOYEES, T_COLOURS)
_MOST_KITCHENS = const(2)
_MOST_STATUES = const(8)
_FEWEST_EMPLOYEES = const(4)
_USUAL_EMPLOYEES = const(5)
# Printed on a garment, as a start of the counting only.
_USUAL_FAME = const(3)
_USUAL_FAME_OF_TWO = const(5)
_LIVRES_PER_FAME = const(10)


def page(field):
    """Return the class of the page that asks for a field."""
    if field in _OF_PLAYERS_OR_NOBODY or field == T_GRAND_COLOUR or field == SPACE_TIMES:
        return ChoicePage
    if field == EMPLOYEES:
        return CardsPage
    if field == T_COLOURS:
        return ColoursPage
    return NumberPage


def group(field, i, j):
    """Return one number for all questions of a page: a field for all players, prizes together."""
    if field == HALL_FIRST or field == HALL_SECOND:
        return HALL_FIRST << 8 | i
    if field == FIREWORKS_FIRST or field == FIREWORKS_SECOND:
        return FIREWORKS_FIRST << 8
    if field == T_HALL or field == T_VIP:
        return field << 8 | j
    if field == T_GRAND_POINTS:
        return field << 8 | i
    return field << 8


def title(app, field, i, j):
    """Return the title of a question, as bytes."""
    play = app.play
    texts = play.texts
    if field in _BY_HALL:
        place = texts.LINES[L_HALL + i]
    elif field == T_HALL or field == T_VIP:
        place = texts.LINES[L_HALL + j]
    elif field in (EMPLOYEES, T_COLOURS, T_GRAND_POINTS):
        place = _fitting(app, texts.ASKS[field], play.names[i])
    elif field == T_GRAND_COLOUR:
        place = _fitting(app, texts.ASKS[field] + " 8", play.names[i]) + " " + str(j + 1)
    else:
        place = str(i + 1)
    return texts.ASKS[field].format(place).encode()


def _fitting(app, text, name):
    """Return what of a player's name fits into a title, as str."""
    font = app.fonts.text
    taken = PROGRESS + font.width(text.format("").encode())
    return cut_to(name, font, app.canvas.width - taken).decode()


def row_label(app, field, i, j):
    """Return what a row of a number page is called, as bytes."""
    table = app.play.sheet.table
    if field in app.play.texts.ROWS:
        return app.play.texts.ROWS[field].format(j + 1).encode()
    if table.outer[field] == table.players:
        return app.play.names[i]
    return b""


def low(sheet, field, i, j):
    """Return the least number that can be entered."""
    if field == SPACES:
        return 1
    if field == HELD_EMPLOYEES:
        return _FEWEST_EMPLOYEES
    if field == T_DECORATIONS:
        return max(0, sheet.get(T_STATUES, i))
    return grand_hall_points(sheet, i) if field == T_POINTS else 0


usual = low


def high(sheet, field, i, j):
    """Return the largest number that can be entered."""
    if field == T_VIP:
        return sheet.value(T_HALL, i, j)
    if field == SPACES:
        return MOST_SPACES
    if field == T_KITCHENS:
        return _MOST_KITCHENS
    if field == T_STATUES:
        return _MOST_STATUES
    if HELD_MASTERS <= field <= HELD_APPRENTICES and sheet.get(HELD_EMPLOYEES, i) >= 0:
        return sheet.get(HELD_EMPLOYEES, i)
    return sheet.table.high[field]


def start(sheet, field, i, j):
    """Return the number at which the counting starts; UNSAID for what is printed on the board."""
    if field in PRINTED:
        return UNSAID
    if field == T_GRAND_POINTS:
        return _USUAL_FAME
    if field == T_POINTS:
        elsewhere = max(0, garments_of(sheet, i)) - max(0, sheet.get(T_GRAND, i))
        return grand_hall_points(sheet, i) + _USUAL_FAME_OF_TWO * elsewhere // 2
    if field == HELD_EMPLOYEES:
        return _USUAL_EMPLOYEES
    if field == T_DECORATIONS:
        return _decorations_seen(sheet, i)
    return 0


def may_take_rest(field):
    """Whether the rest of a page can be confirmed with one key: counts that are often zero."""
    return field in _MOSTLY_NOTHING or HELD_EMPLOYEES < field <= HELD_JEWELS


def note(app, field):
    """Return two texts (bytes) to stand around `noted` beside a number, or nothing."""
    text = app.play.texts.NOTES.get(field)
    if not text:
        return ()
    before, _, after = text.partition("{}")
    return before.encode(), after.encode()


def noted(sheet, field, i, j, number):
    """Return what the number on the dial comes to."""
    if field == LIVRES:
        return number // _LIVRES_PER_FAME
    if field == T_VIP:
        return sheet.value(T_HALL, i, j)
    if field == T_GRAND_POINTS:
        return grand_hall_points(sheet, i) - max(0, sheet.get(field, i, j)) + number
    if field == T_POINTS:
        return garments_of(sheet, i)
    for player in range(sheet.used(sheet.table.players)):  # in the hall
        if player != i:
            number += max(0, sheet.get(field, player, j))
    return number


def answers(app, field, i, j):
    """Return the labels (bytes) and the values of a choice."""
    play = app.play
    if field == SPACE_TIMES:
        return (b"x2", b"x3"), (2, 3)
    if field == T_GRAND_COLOUR:
        labels = tuple([word.encode() for word in play.texts.COLOURS])
        return labels, tuple(range(COLOURS))
    nobody = (play.texts.NOBODY.encode(),)
    players = tuple(range(play.players))
    if field == QUEENS_FAVOUR:  # somebody mostly took it
        return play.names + nobody, players + (NONE,)
    return nobody + play.names, (NONE,) + players


def answered(sheet, field, i, j):
    """Return the value of a choice that was given before, or ABSENT."""
    if field == MUSICIAN and sheet.get(MUSICIAN, i) >= 0:
        return sheet.get(MUSICIAN_OWNER, i)
    return sheet.get(field, i, j)


def put(sheet, field, i, j, value, change):
    """Put an answer into the sheet by `change(cell, value)`."""
    if field == T_COLOURS:
        for colour in range(COLOURS):
            change(sheet.cell(T_BLUE + colour, i), value[colour])
        change(sheet.cell(T_COLOURS, i), 1)
    elif field == MUSICIAN:
        funded = value != NONE
        change(sheet.cell(MUSICIAN_OWNER, i), value if funded else ABSENT)
        change(sheet.cell(MUSICIAN, i), 1 if funded else NONE)
    else:
        change(sheet.cell(field, i, j), value)


def review_label(app, field, i, j):
    """Return what an answer is called in the list of all, as bytes."""
    label = title(app, field, i, j)
    row = row_label(app, field, i, j)
    return label + b" " + row if row and field not in _NAMED_IN_TITLE else label


def review_value(app, field, i, j):
    """Return an answer in the list of all, as bytes."""
    play = app.play
    value = answered(play.sheet, field, i, j)
    if value == ABSENT:
        return b"?"
    if field in _OF_PLAYERS_OR_NOBODY:
        return play.names[value] if value >= 0 else b"-"
    if field == T_GRAND_COLOUR:
        return play.texts.COLOURS[value].encode()
    if field == T_COLOURS:
        return b"/".join(
            [b"%d" % play.sheet.value(T_BLUE + colour, i) for colour in range(COLOURS)]
        )
    return b"%d" % value


def _decorations_seen(sheet, player):
    """The player's decorations that were entered elsewhere already."""
    seen = max(0, sheet.get(T_STATUES, player))
    for hall in range(HALLS):
        if sheet.get(MUSICIAN, hall) >= 0 and sheet.get(MUSICIAN_OWNER, hall) == player:
            seen += 1
    for space in range(sheet.used(SPACES)):
        if sheet.get(SPACE_OWNER, space) == player:
            seen += 1
    return seen

"""How each value of a Dream Home sheet is asked on the device."""

from shared_rules.core.sheet import ABSENT, NONE
from shared_rules.dream_home.fields import (
    AT,
    BASEMENT_CARD,
    CHILDREN,
    DECOR,
    DISCARDED,
    DISCARDED_ROOM,
    FLOOR_1_CARD,
    FLOOR_2_CARD,
    HELPER,
    HELPER_LIST,
    HOUSE,
    PLAYERS,
    ROOF_COLOUR,
    ROOFS,
    SUPPLY,
    SUPPLY_ROOM,
    SWAP,
    TOKEN,
)
from shared_rules.dream_home.house import END, FIRST, card_at
from shared_rules.dream_home.standing import standing

from ...wizard.asking import (
    answered,
    follow,
    group_of_player,
    high,
    low,
    may_be_none,
    may_take_rest,
    named,
    note,
    noted,
    row_label,
    start,
    title,
    unsaid,
    usual,
)
from ...wizard.asking import group as group_of_all
from ...wizard.asking import review_value as number_in_review
from ...wizard.number_page import NumberPage
from .exchanged import forget_supply, forget_swap
from .house_page import HousePage

__all__ = ["answered", "follow", "high", "low", "may_be_none", "may_take_rest", "note",
           "noted", "row_label", "start", "title", "unsaid", "usual"]  # fmt: skip

SILENT = (
    BASEMENT_CARD, FLOOR_1_CARD, FLOOR_2_CARD, TOKEN, AT, HELPER, ROOF_COLOUR, DISCARDED,
    DISCARDED_ROOM,
)  # fmt: skip
GROWING = (HOUSE, DECOR, HELPER_LIST)
LATE = (CHILDREN,)
PENDING = ()

_OF_ALL = (DECOR, HELPER_LIST, CHILDREN)
_SETTLES_EXCHANGES = (BASEMENT_CARD, FLOOR_1_CARD, FLOOR_2_CARD, DECOR, TOKEN, AT)


def page(field):
    """Return the class of the page that asks for a field; those after the houses load late."""
    if field == HOUSE:
        return HousePage
    if field == DECOR:
        from .decor_page import DecorPage

        return DecorPage
    if field == HELPER_LIST:
        from .helpers_page import HelpersPage

        return HelpersPage
    if field == ROOFS:
        from .roof_page import RoofPage

        return RoofPage
    if field == SUPPLY:
        from .supplier_page import SupplierPage

        return SupplierPage
    if field == SWAP:
        from .handyman_page import HandymanPage

        return HandymanPage
    return NumberPage


def group(field, i, j):
    """Return one number for all questions of a page: of a player, but for what exists once."""
    return group_of_all(field, i, j) if field in _OF_ALL else group_of_player(field, i, j)


def is_whole(sheet, field, i, j):
    """Whether every space of a house is filled, or known to be empty."""
    if field != HOUSE:
        return False
    for floor in range(3):
        for cell in range(FIRST[floor], END[floor]):
            if card_at(sheet, i, cell) == ABSENT:
                return False
    return True


def put(sheet, field, i, j, value, change):
    """Change the field; exchanges that were settled for another house are asked again."""
    cell = sheet.cell(field, i, j)
    if sheet.cells[cell] == value:
        return
    change(cell, value)
    if field == HELPER_LIST:
        for player in range(sheet.used(PLAYERS)):
            _forget_exchanges(sheet, player, change)
    elif field in _SETTLES_EXCHANGES:
        _forget_exchanges(sheet, i, change)


def review_label(app, field, i, j):
    """Return whose answer it is, and what was asked."""
    reviewed = app.play.texts.REVIEWED
    return named(app, reviewed[field] if field in reviewed else app.play.texts.ASKS[field], i)


def review_value(app, field, i, j):
    """Return points of house and roof, how many things, or the exchange."""
    sheet = app.play.sheet
    texts = app.play.texts
    said = sheet.get(field, i, j)
    if said == NONE:
        return app.texts.NOTHING
    if said != ABSENT:
        if field == HOUSE:
            standing.read(sheet, i)
            return b"%d" % standing.house.points()
        if field == ROOFS:
            standing.roof.choose(sheet, i)
            return b"%d" % standing.roof.points
        if field == SUPPLY:
            return texts.ROOMS[sheet.get(SUPPLY_ROOM, i)].encode()
        if field == SWAP:
            return app.texts.YES
    return number_in_review(app, field, i, j)


def named_at(app, field, i, j):
    """Return which decor it is."""
    if field != DECOR:
        return b""
    return app.play.texts.TOKENS[app.play.sheet.get(TOKEN, i, j)].encode()


def _forget_exchanges(sheet, player, change):
    forget_supply(sheet, player, change)
    forget_swap(sheet, player, change)

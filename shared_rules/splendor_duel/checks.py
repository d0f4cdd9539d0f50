"""The rule problems of a Splendor Duel sheet: everything that cannot stand on a table."""

from micropython import const

from ..core import problems as p
from ..core.sheet import ABSENT
from . import cards as c
from . import faults as fault
from .collection import BY_NOTHING, Collection, counted_colour, is_whole, is_wild, is_written_out
from .fields import (
    CARD,
    CARD_AS,
    CARD_BONUS,
    CARD_COLOUR,
    CARDS,
    JUST_PLAYED,
    PLAYERS,
    ROYAL,
    ROYALS,
    TOKENS,
)

_LEAST_ROYAL = const(2)
_ROYALS_IN_GAME = (3, 1)  # of 2 points and of 3 (S2.1)
_MOST_TOKENS = const(10)  # of one player (S2.4)
_GEMS_IN_GAME = const(4)  # of each colour
_PEARLS_IN_GAME = const(2)
_GOLD_IN_GAME = const(3)

_collection = Collection()
_seen = bytearray(c.CARDS)


def check(sheet, problems, only=None):
    """Add every broken rule; faulty and missing values are left out (`only`: see core.judging)."""
    winners = 0
    has_tokens = _has_tokens(sheet)
    for player in range(sheet.used(PLAYERS)):
        if only is None or player == only:
            _collection.fill(sheet, player)
            winners += _collection.first_condition() != BY_NOTHING
            # Named cards alone break no other rule.
            if _collection.is_odd or _collection.joined & ~_collection.joinable:
                _check_cards(sheet, player, problems)
            _check_royals(sheet, player, problems)
            if has_tokens:
                _check_tokens(sheet, player, problems)
    _check_repeated(sheet, problems)
    for points in range(len(_ROYALS_IN_GAME)):
        _check_royals_of(sheet, _LEAST_ROYAL + points, _ROYALS_IN_GAME[points], problems)
    if has_tokens:
        for kind in range(c.KINDS):
            _check_kind(sheet, kind, problems)
    if winners and sheet.get(JUST_PLAYED) == ABSENT:
        _check_winners(sheet, winners, problems, only)


def _check_winners(sheet, winners, problems, only):
    """Where both fulfil a condition, it has to be said who won (S1.3)."""
    for player in range(sheet.used(PLAYERS)):
        if only is not None and player != only:
            _collection.fill(sheet, player)
            winners += _collection.first_condition() != BY_NOTHING
    if winners > 1:
        problems.add(p.RULE, fault.BOTH_WIN)
        problems.at(JUST_PLAYED)


def _check_cards(sheet, player, problems):
    """A card is named or written out; a wild one, and no other, joins a colour (S1.2)."""
    for card in range(sheet.used(CARDS, player)):
        if sheet.get(CARD, player, card) >= 0:
            _check_named_once(sheet, player, card, problems)
        if sheet.get(CARD_AS, player, card) >= 0 and _cannot_join(sheet, player, card):
            problems.add(p.RULE, fault.NOT_WILD)
            problems.at(CARD_AS, player, card)
        if (
            is_wild(sheet, player, card)
            and is_whole(sheet, player, card)
            and not _collection.joinable >> counted_colour(sheet, player, card) & 1
        ):
            problems.add(p.RULE, fault.NO_COLOUR_TO_JOIN)
            problems.at(CARDS, player, card)


def _cannot_join(sheet, player, card):
    """Whether an entry is known not to be a wild card."""
    if sheet.get(CARD, player, card) == ABSENT:
        return is_written_out(sheet, player, card)
    return sheet.get(CARD, player, card) >= 0 and not is_wild(sheet, player, card)


def _check_named_once(sheet, player, card, problems):
    begun = False
    for field in range(CARD_COLOUR, CARD_BONUS + 1):
        if sheet.get(field, player, card) >= 0:
            if not begun:
                problems.add(p.RULE, fault.WRITTEN_TWICE)
                problems.at(CARD, player, card)
                begun = True
            problems.at(field, player, card)


def _check_repeated(sheet, problems):
    """Each card exists once."""
    if not _is_any_repeated(sheet):
        return
    for number in range(c.CARDS):
        if _copies(sheet, number) > 1:
            problems.add(p.RULE, fault.SAME_CARD)
            _add_copies(sheet, number, problems)


def _is_any_repeated(sheet):
    """Whether two entries name the same card; faulty ones count too."""
    seen = _seen
    cells = sheet.cells
    for number in range(c.CARDS):
        seen[number] = 0
    for player in range(sheet.used(PLAYERS)):
        first = sheet.cell(CARD, player)
        for cell in range(first, first + sheet.used(CARDS, player)):
            number = cells[cell]
            if number >= 0:
                if seen[number]:
                    return True
                seen[number] = 1
    return False


def _copies(sheet, number):
    """How many entries that are whole name a card."""
    copies = 0
    for player in range(sheet.used(PLAYERS)):
        for card in range(sheet.used(CARDS, player)):
            if sheet.get(CARD, player, card) == number and is_whole(sheet, player, card):
                copies += 1
    return copies


def _add_copies(sheet, number, problems):
    for player in range(sheet.used(PLAYERS)):
        for card in range(sheet.used(CARDS, player)):
            if sheet.get(CARD, player, card) == number and is_whole(sheet, player, card):
                problems.at(CARDS, player, card)


def _check_royals(sheet, player, problems):
    """As many royal cards as the crowns are worth (S2.1)."""
    if _is_unknown(sheet.get(CARDS, player)) or _is_unknown(sheet.get(ROYALS, player)):
        return
    if sheet.used(ROYALS, player) == _collection.royals_earned():
        return
    problems.add(p.RULE, fault.ROYALS_NOT_EARNED)
    if _collection.crowns:
        problems.at(CARDS, player)
    problems.at(ROYALS, player)


def _is_unknown(entries):
    return entries < 0 and entries != ABSENT


def _check_royals_of(sheet, points, in_game, problems):
    """Not more royal cards of so many points than the game has (S2.1)."""
    for twice in range(2):
        royals = 0
        for player in range(sheet.used(PLAYERS)):
            for royal in range(sheet.used(ROYALS, player)):
                if sheet.get(ROYAL, player, royal) == points:
                    royals += 1
                    if twice:
                        problems.at(ROYAL, player, royal)
        if royals <= in_game:
            return
        if not twice:
            problems.add(p.RULE, fault.ROYALS_OVER_GAME)


def _has_tokens(sheet):
    """Whether anybody has a token."""
    cells = sheet.cells
    base = sheet.table.base
    for cell in range(base[TOKENS], base[JUST_PLAYED]):
        if cells[cell] > 0:
            return True
    return False


def _check_tokens(sheet, player, problems):
    """At most 10 tokens at the end of a turn (S2.4)."""
    tokens = 0
    for kind in range(c.KINDS):
        tokens += max(0, sheet.get(TOKENS + kind, player))
    if tokens <= _MOST_TOKENS:
        return
    problems.add(p.RULE, fault.TOO_MANY_TOKENS)
    for kind in range(c.KINDS):
        if sheet.get(TOKENS + kind, player) > 0:
            problems.at(TOKENS + kind, player)


def _check_kind(sheet, kind, problems):
    """Not more tokens of a kind than the game has (S2.4)."""
    tokens = 0
    for player in range(sheet.used(PLAYERS)):
        tokens += max(0, sheet.get(TOKENS + kind, player))
    if tokens <= _in_game(kind):
        return
    problems.add(p.RULE, fault.TOKENS_OVER_GAME)
    for player in range(sheet.used(PLAYERS)):
        if sheet.get(TOKENS + kind, player) > 0:
            problems.at(TOKENS + kind, player)


def _in_game(kind):
    if kind == c.GOLD:
        return _GOLD_IN_GAME
    return _PEARLS_IN_GAME if kind == c.PEARL else _GEMS_IN_GAME

"""Writes the keys that enter a Rococo tally on the device, from the sheet that they must end in.

It asks the same rules as the wizard does; the script that comes out is checked on the board.
"""

import sys
from types import ModuleType

from tabletally.scoring import reader
from tabletally.scoring.outcome import game_of

from shared_rules import rococo
from shared_rules.core.sheet import ABSENT, NONE, Sheet
from shared_rules.rococo import fields as f
from shared_rules.rococo.printed import (
    CARDS,
    PRINTED,
    PRINTED_COUNT,
    PRINTED_MAX,
    PRINTED_PER,
    PRINTED_POINTS,
    fill,
    learn_card,
)

from .holding import presses

_STAND_INS = {
    "machine": ("Pin", "disable_irq", "enable_irq", "reset"),
    "framebuf": (),
    "firmware.keys": ("BACK", "HELD", "KEY", "OK", "PRESSED", "RELEASED", "UP"),
}


def _firmware_asking():
    """The device's module that says how fields are asked, imported without a device."""
    for name, words in _STAND_INS.items():
        module = sys.modules.setdefault(name, ModuleType(name))
        for word in words:
            if not hasattr(module, word):
                setattr(module, word, 0)
    from firmware.games.rococo import asking
    from firmware.wizard.course import Course

    return asking, Course


class Robot:
    """Enters one sheet; `words` are the keys, from the first question to the first step."""

    def __init__(self, document, printed=None):
        self._asking, course = _firmware_asking()
        game = game_of("rococo")
        reading = reader.read(game.rules.TABLE, game.root, document)
        assert not reading.faults, reading.faults
        self._goal = Sheet(f.TABLE)
        self._goal.cells[:] = reading.sheet.cells
        self._sheet = Sheet(f.TABLE)
        self.printed = printed or Sheet(PRINTED)
        self.words = []
        self._begin()
        self._course = course(rococo, self._sheet, self._asking.SILENT)

    def play(self):
        """Answer everything; returns the words."""
        course = self._course
        course.go_to_open()
        while course.at < course.count:
            self._answer(course.field(), course.i(), course.j())
            course.update()
            if not course.go_on() and not course.go_to_open():
                break
        return self.words

    def _begin(self):
        sheet, goal = self._sheet, self._goal
        sheet.put(f.PLAYERS, 0, 0, goal.used(f.PLAYERS))
        for field in (f.EXPANSIONS, f.SOLO):
            if goal.get(field) != ABSENT:
                sheet.put(field, 0, 0, goal.get(field))
        for player in range(goal.used(f.PLAYERS)):
            sheet.put(f.HOLDINGS, player, 0, 1)
            sheet.put(f.T_HALLS, player, 0, 1)
        sheet.put(f.HALL_LIST, 0, 0, 1)
        sheet.put(f.FIREWORKS, 0, 0, 1)
        fill(sheet, self.printed, self._change)

    def _change(self, cell, value):
        self._sheet.cells[cell] = value

    def _answer(self, field, i, j):
        if field == f.EMPLOYEES:
            self._enter_cards(i)
        elif field == f.T_COLOURS:
            self._enter_colours(i)
        elif self._asking.page(field).__name__ == "ChoicePage":
            self._choose(field, i, j)
        else:
            self._count(field, i, j)
        self._asking.follow(self._sheet, self._change)

    def _wanted(self, field, i, j):
        value = self._asking.answered(self._goal, field, i, j)
        if value == ABSENT:
            nobody = field in (f.SPACE_OWNER, f.QUEENS_FAVOUR, f.MUSICIAN)
            value = NONE if nobody else max(0, f.TABLE.default[field])
        return value

    def _count(self, field, i, j):
        sheet = self._sheet
        low, high = self._asking.low(field), self._asking.high(sheet, field, i, j)
        goal = self._wanted(field, i, j)
        start = sheet.get(field, i, j)
        if start < 0:
            start = self._asking.start(sheet, field, i, j)
        if start < 0:  # nothing is proposed: the first press shows the least number
            self.words.append("up")
            start = low
        self._press(start, goal, low, high)
        sheet.put(field, i, j, goal)

    def _choose(self, field, i, j):
        goal = self._wanted(field, i, j)
        if field == f.SPACE_TIMES:
            values = (2, 3)
        elif field == f.T_GRAND_COLOUR:
            values = tuple(range(f.COLOURS))
        else:
            values = (NONE, *range(self._sheet.used(f.PLAYERS)))
        self._move(0, values.index(goal), len(values))
        self.words.append("ok")
        self._asking.put(self._sheet, field, i, j, goal, self._change)

    def _enter_colours(self, player):
        left = sum(self._sheet.value(f.T_HALL, player, hall) for hall in range(f.HALLS))
        for colour in range(f.COLOURS):
            goal = self._goal.value(f.T_BLUE + colour, player)
            low = left if colour == f.COLOURS - 1 else 0
            self._press(low, goal, low, left)
            self._sheet.put(f.T_BLUE + colour, player, 0, goal)
            left -= goal

    def _enter_cards(self, player):
        count = self._goal.used(f.EMPLOYEES, player)
        for card in range(count):
            known = self._known(player, card)
            if known < 0:
                self._enter_new_card(player, card)
            else:
                self._move(0, known + 1, self._card_rows(card))
                self.words.append("ok")
            self._sheet.put(f.EMPLOYEES, player, 0, card + 1)
            for field in (f.CARD_COUNT, f.CARD_POINTS, f.CARD_PER, f.CARD_MAX):
                self._sheet.cells[self._sheet.cell(field, player, card)] = self._goal.get(
                    field, player, card
                )
            learn_card(self._sheet, player, card, self.printed)
        if not count:
            self._sheet.put(f.EMPLOYEES, player, 0, 0)
        self.words.append("ok")

    def _card_rows(self, held):
        return self.printed.used(CARDS) + 2 + (1 if held else 0)

    def _known(self, player, card):
        pairs = (
            (PRINTED_COUNT, f.CARD_COUNT),
            (PRINTED_POINTS, f.CARD_POINTS),
            (PRINTED_PER, f.CARD_PER),
            (PRINTED_MAX, f.CARD_MAX),
        )
        for known in range(self.printed.used(CARDS)):
            if all(
                self.printed.get(mine, known) == self._said(theirs, player, card)
                for mine, theirs in pairs
            ):
                return known
        return -1

    def _said(self, field, player, card):
        """A card's value as the device stores it: what a counting card counts is always said."""
        value = self._goal.get(field, player, card)
        if field == f.CARD_PER and value == ABSENT:
            return 1 if self._goal.get(f.CARD_COUNT, player, card) != ABSENT else ABSENT
        return value

    def _enter_new_card(self, player, card):
        self._goal.cells[self._goal.cell(f.CARD_PER, player, card)] = self._said(
            f.CARD_PER, player, card
        )
        rows = self._card_rows(card)
        self._move(0, self.printed.used(CARDS) + 1, rows)
        self.words.append("ok")
        counted = self._goal.get(f.CARD_COUNT, player, card)
        self._move(0, 0 if counted == ABSENT else counted + 1, len(f.COUNTED_WORDS) + 1)
        self.words.append("ok")
        self._press(1, self._goal.get(f.CARD_POINTS, player, card), 1, 99)
        if counted != ABSENT:
            self._press(1, self._goal.get(f.CARD_PER, player, card), 1, 99)
            self._press(0, max(0, self._goal.get(f.CARD_MAX, player, card)), 0, 99)

    def _press(self, start, goal, low, high):
        self.words.extend(presses(start, goal, low, high))
        self.words.append("ok")

    def _move(self, at, goal, count):
        down = (goal - at) % count
        up = (at - goal) % count
        self.words.extend(["down"] * down if down <= up else ["up"] * up)


def press_count(words):
    """How many presses a script has; a hold counts one."""
    return sum(int(word.split("*")[1]) if "*" in word else 1 for word in words)


def shortened(words):
    """The script with runs of one key written as `key*n`."""
    runs = []
    for word in words:
        if runs and runs[-1][0] == word and ":" not in word:
            runs[-1][1] += 1
        else:
            runs.append([word, 1])
    return " ".join(word if count == 1 else f"{word}*{count}" for word, count in runs)

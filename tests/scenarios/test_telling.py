"""Reasons written on the device without allocating are those that `core.wording` renders."""

import importlib
import random

import pytest
from tabletally.firmware.results.telling import Teller
from tabletally.shared_rules.core.result import OPERANDS, Result
from tabletally.shared_rules.core.wording import render

from .scenes import LANGUAGES

NAMES = ("보라", "검정", "Mina", "Al", "동현7")
TIMES = 40


def told(teller, template, operands):
    result = Result(1, 1)
    for at, operand in enumerate(operands):
        result.say(0, 0, at, operand)
    teller.tell(template.encode(), result, 0, 0)
    return bytes(teller.text).partition(b"\0")[0].decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_as_rendered(language):
    texts = importlib.import_module(f"tabletally.shared_rules.rococo.texts.{language}")
    chance = random.Random(language)
    teller = Teller([name.encode() for name in NAMES])
    for template in texts.REASONS.values():
        for _ in range(TIMES):
            operands = [chance.choice([0, 1, 2, 3, 4, 7, 8, 10, 31]) for _ in range(OPERANDS)]
            for place in range(OPERANDS):
                if f"{{p{place}}}" in template:
                    operands[place] = chance.randrange(len(NAMES))
            expected = render(template, operands, NAMES)
            assert told(teller, template, operands) == expected


@pytest.mark.parametrize(
    ("template", "operands", "expected"),
    [
        ("{0:a|bc|d}!", [1], "bc!"),
        ("{0} {0?tile|tiles}", [1], "1 tile"),
        ("{0} {0?tile|tiles}", [0], "0 tiles"),
        ("{+1}", [3, 4, 50, 6], "4 + 50 + 6"),
        ("{+1}", [9, 1, 1, 1, 1, 1, 1, 1], "1 + 1 + 1 + 1 + 1 + 1 + 1 + ..."),
        ("{b0}", [0b10101], "보라, Mina, 동현7"),
        ("{0}{으로/로}", [-7], "-7로"),
        ("{0}{으로/로}", [10], "10으로"),
        ("{0}{을/를}", [1234567], "1234567을"),
    ],
)
def test_each_form(template, operands, expected):
    teller = Teller([name.encode() for name in NAMES])
    operands = [*operands, *[0] * (OPERANDS - len(operands))]
    assert told(teller, template, operands) == expected == render(template, operands, NAMES)


def test_what_is_too_long_is_cut():
    teller = Teller([b""], size=8)
    assert told(teller, "0123456789", [0] * OPERANDS) == "0123456"

"""Every text, in every language, on every display: covered by the fonts, and fitting its place."""

import importlib
import re
from functools import lru_cache

import device_places
import pytest
import rococo_places
from measuring import covered, width
from screen_runs import LANGUAGES
from tabletally.firmware import texts as device_texts
from tabletally.firmware.version import VERSION
from tabletally.places import FIRMWARE
from tabletally.shared_rules.core.wording import render
from tabletally.shared_rules.rococo import fields

COLUMNS = (128, 240)
BY_HALL = (fields.HALL_FIRST, fields.HALL_SECOND, fields.MUSICIAN, fields.T_HALL, fields.T_VIP)
LARGEST = 88  # of two digits, the widest


def texts_of(module) -> dict:
    return {name: value for name, value in vars(module).items() if "A" <= name[0] <= "Z"}


def strings(value) -> list[str]:
    """All strings of a text: itself, or those of a tuple or a dictionary."""
    if isinstance(value, dict):
        return [text for part in value.values() for text in strings(part)]
    if isinstance(value, tuple):
        return [text for part in value for text in strings(part)]
    return [value.decode() if isinstance(value, bytes) else value]


@lru_cache
def device(language):
    return importlib.import_module(f"tabletally.firmware.texts.{language}")


@lru_cache
def rococo(language):
    return importlib.import_module(f"tabletally.shared_rules.rococo.texts.{language}")


def longest(texts) -> str:
    return max(texts, key=width)


def filled(language: str, module, name: str, how: dict) -> list[str]:
    """The strings of a text with everything filled in that it asks for."""
    shown = strings(getattr(module, name))
    names = sorted(rococo(language).SEATS, key=width, reverse=True)
    if name == "REASONS":
        return [worst_reason(text, names) for text in shown]
    fill = how.get(name, "")
    if fill == "seat":
        fill = names[0]
    elif fill == "card":
        counted = longest(rococo(language).COUNTED)
        return [text.format(18, 8, counted) for text in shown]
    elif fill == "move":
        coloured = longest(rococo(language).COLOURS) + " 8"
        return [text.format(coloured, 8, 3) for text in shown]
    elif fill == "place":
        asks = getattr(module, name)
        return [asks[field].format(place_of(language, field, names)) for field in asks]
    return [text.replace("{}", fill) for text in shown]


def place_of(language: str, field: int, names: list[str]) -> str:
    """What the question of a field names: a hall, a player, or a number."""
    if field in BY_HALL:
        return longest(rococo(language).LINES[5:10])
    if field in (fields.EMPLOYEES, fields.T_COLOURS, fields.T_GRAND_POINTS):
        return names[0]
    return f"{names[0]} 8" if field == fields.T_GRAND_COLOUR else "8"


def worst_reason(template: str, names: list[str]) -> str:
    """A reason with numbers of two digits, the longest name, and all others tied."""
    operands = [LARGEST] * 8
    for place in re.findall(r"\{p(\d)\}", template):
        operands[int(place)] = 0
    for place in re.findall(r"\{b(\d)\}", template):
        operands[int(place)] = 0b1111
    if "{+" in template:
        operands = [8, *[12] * 7]
    return render(template, operands, names)


def lookup_in(language, load):
    """Find texts by name, those of the same module first."""

    def lookup(name):
        if name == "game":
            return [rococo(language).NAME]
        if name == "language":
            return [own.decode() for own in device_texts.own_names()]
        for other, places in sorted(TABLES, key=lambda table: table[0] is not load):
            if name in places.PLACES:
                return filled(language, other(language), name, places.FILLED)
        raise KeyError(name)

    return lookup


TABLES = [(device, device_places), (rococo, rococo_places)]


@pytest.mark.parametrize(("load", "places"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_fits_its_place(language, load, places):
    lookup = lookup_in(language, load)
    module = load(language)
    too_long = [
        f"{name} at {columns}: {text}"
        for name in texts_of(module)
        for text in filled(language, module, name, places.FILLED)
        for columns in COLUMNS
        if not places.PLACES[name](text, columns, lookup)
    ]
    assert not too_long, "\n".join(too_long)


@pytest.mark.parametrize(("load", "places"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_covered_by_the_fonts(language, load, places):
    module = load(language)
    missing = [
        text
        for name in texts_of(module)
        for text in filled(language, module, name, places.FILLED)
        if name not in ("FAULTS", "MOVE", "DECIDERS") and not covered(text)
    ]
    assert not missing


@pytest.mark.parametrize(("load", "places"), TABLES)
def test_all_languages_have_the_same_texts(load, places):
    for language in LANGUAGES:
        module = load(language)
        assert set(texts_of(module)) == set(places.PLACES)
        for name, value in texts_of(module).items():
            assert len(strings(value)) == len(strings(getattr(load("ko"), name))), name
            for text, other in zip(strings(value), strings(getattr(load("ko"), name)), strict=True):
                assert name == "REASONS" or holes(text) == holes(other)


def holes(text: str) -> set[str]:
    """What is filled in."""
    return set(re.findall(r"\{[^/?}]*\}", text))


def test_the_version_is_that_of_the_distribution():
    text = (FIRMWARE.parent / "pyproject.toml").read_text("utf-8")
    assert f'version = "{VERSION.decode()}"' in text


def test_languages_are_those_of_the_modules():
    assert device_texts.codes() == LANGUAGES
    for language in LANGUAGES:
        for value in texts_of(device(language)).values():
            for part in value if isinstance(value, tuple) else [value]:
                assert isinstance(part, bytes)

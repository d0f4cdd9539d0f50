"""Every text, in every language, on every display: covered by the fonts, and fitting its place."""

import importlib
import re
from functools import lru_cache

import colors_of_paris_places
import device_places
import dream_home_places
import pytest
import queenz_places
import rococo_places
import rococo_solo_places
import rococo_tracking_places
import splendor_duel_places
from measuring import covered, width
from screen_runs import LANGUAGES
from tabletally.firmware import texts as device_texts
from tabletally.firmware.games import GAMES
from tabletally.firmware.version import VERSION
from tabletally.places import FIRMWARE
from tabletally.shared_rules.core.wording import render

COLUMNS = (128, 240)
LARGEST = 88  # of two digits, the widest
DEVICE = ""  # instead of a game's word
TRACKING = "rococo.tracking"
SOLO = "rococo.tracking.solo"
PLACES = {
    DEVICE: device_places,
    "rococo": rococo_places,
    TRACKING: rococo_tracking_places,
    SOLO: rococo_solo_places,
    "colors_of_paris": colors_of_paris_places,
    "dream_home": dream_home_places,
    "queenz": queenz_places,
    "splendor_duel": splendor_duel_places,
}


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
def load(word, language):
    """The texts of a game, or of the device."""
    if word == DEVICE:
        return importlib.import_module(f"tabletally.firmware.texts.{language}")
    return importlib.import_module(f"tabletally.shared_rules.{word}.texts.{language}")


sent: list[str] = []  # a name that stands for all seats


def seat_names(word: str, language: str) -> list[str]:
    """Names of seats, the longest first; for texts of the device those of all games."""
    if sent:
        return sent * 6
    words = [word.partition(".")[0]] if word else GAMES
    names = [name for game in words for name in load(game, language).SEATS]
    return sorted(names, key=width, reverse=True)


def filled(language: str, word: str, name: str) -> list[str]:
    """The strings of a text with everything filled in that it asks for."""
    module = load(word, language)
    shown = strings(getattr(module, name))
    names = seat_names(word, language)
    if name == "REASONS":
        return [worst_reason(text, names, PLACES[word].LONGEST_SUM) for text in shown]
    fill = PLACES[word].FILLED.get(name, "")
    if callable(fill):
        return fill(module, getattr(module, name), names)
    if fill == "seat":
        fill = names[0]
    return [text.replace("{}", fill) for text in shown]


def worst_reason(template: str, names: list[str], longest_sum: int) -> str:
    """A reason with numbers of two digits, the longest name, and all others tied."""
    operands = [LARGEST] * 8
    for place in re.findall(r"\{p(\d)\}", template):
        operands[int(place)] = 0
    for place in re.findall(r"\{b(\d)\}", template):
        operands[int(place)] = 0b1111
    if "{+" in template:
        operands = [longest_sum, *[12] * 7]
    for place, words in re.findall(r"\{(\d):([^}]*)\}", template):
        widths = [width(word) for word in words.split("|")]
        operands[int(place)] = widths.index(max(widths))
    return render(template, operands, names)


def lookup_in(language, word):
    """Find texts by name, those of the same module first, then the device's, then all games'."""

    def lookup(name):
        if name == "game":
            return [load(game, language).NAME for game in GAMES]
        if name == "language":
            return [own.decode() for own in device_texts.own_names()]
        for other in (word, word.partition(".")[0], DEVICE):
            if name in PLACES[other].PLACES:
                return filled(language, other, name)
        return [text for game in GAMES for text in filled(language, game, name)]

    return lookup


def test_every_game_of_the_device_is_looked_at():
    assert set(GAMES) == set(PLACES) - {DEVICE, TRACKING, SOLO}


@pytest.mark.parametrize("word", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_fits_its_place(language, word):
    lookup = lookup_in(language, word)
    too_long = [
        f"{name} at {columns}: {text}"
        for name in texts_of(load(word, language))
        for text in filled(language, word, name)
        for columns in COLUMNS
        if not PLACES[word].PLACES[name](text, columns, lookup)
    ]
    assert not too_long, "\n".join(too_long)


@pytest.mark.parametrize("word", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_has_room_for_names_that_were_sent(language, word, monkeypatch):
    lookup = lookup_in(language, word)
    too_long = []
    for name in texts_of(load(word, language)):
        if name == "ASKS":  # names are cut there to the room that is left
            continue
        # A reason that is too long is told with shorter names.
        monkeypatch.setattr(f"{__name__}.sent", ["가나" if name == "REASONS" else "가나다"])
        shown = filled(language, word, name)
        too_long += [text for text in shown if not PLACES[word].PLACES[name](text, 128, lookup)]
    assert not too_long, "\n".join(too_long)


@pytest.mark.parametrize("word", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_covered_by_the_fonts(language, word):
    missing = [
        text
        for name in texts_of(load(word, language))
        for text in filled(language, word, name)
        if name not in ("FAULTS", "MOVE", "DECIDERS") and not covered(text)
    ]
    assert not missing


@pytest.mark.parametrize("word", PLACES)
def test_all_languages_have_the_same_texts(word):
    for language in LANGUAGES:
        module = load(word, language)
        assert set(texts_of(module)) == set(PLACES[word].PLACES)
        for name, value in texts_of(module).items():
            korean = strings(getattr(load(word, "ko"), name))
            assert len(strings(value)) == len(korean), name
            for text, other in zip(strings(value), korean, strict=True):
                assert name == "REASONS" or holes(text) == holes(other)


def holes(text: str) -> set[str]:
    """What is filled in; of words to choose from, which number chooses."""
    return set(re.findall(r"\{[^/?}:]*[}:]", text))


def test_the_version_is_that_of_the_distribution():
    text = (FIRMWARE.parent / "pyproject.toml").read_text("utf-8")
    assert f'version = "{VERSION.decode()}"' in text


def test_languages_are_those_of_the_modules():
    assert device_texts.codes() == LANGUAGES
    for language in LANGUAGES:
        for value in texts_of(load(DEVICE, language)).values():
            for part in value if isinstance(value, tuple) else [value]:
                assert isinstance(part, bytes)

"""What each name of ours becomes: one that the stock image has, for others stay in the heap."""

from __future__ import annotations

import ast
import builtins
import keyword
import string
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from .constants import Numbers
from .modules import Module, Origin, resolved
from .supply import Supply
from .units import CannotMerge, Unit, Units
from .uses import Uses
from .words import beside_others, defined_in, in_classes, names_in, words_in

_FOR_LOCALS = 30  # of the names in the image
_FOR_OWN = 190
_IN_IMAGE = frozenset(Path(__file__).with_name("names_in_the_image.txt").read_text("ascii").split())
# What the interpreter itself looks for in an object.
_LOOKED_FOR = frozenset(
    {"args", "close", "errno", "flush", "ioctl", "next", "read", "readinto", "seek", "send",
     "throw", "value", "write"}
)  # fmt: skip
# Asked for by `Fields.__getattr__`.
_SPELLED = frozenset({"paths", "words", "PATHS", "WORDS"})
_TEXTS = ".texts."


def looked_up(modules: Mapping[str, Module], uses: Mapping[str, Uses]) -> set[str]:
    """Return the words that are looked up in objects; in texts that can be any public name."""
    found = set(_SPELLED)
    for name, used in uses.items():
        found |= used.words | used.texts
        if _TEXTS in name:
            found.update(word for word in modules[name].code.own if not word.startswith("_"))
    return found


def _ranks(units: Units, words: Mapping[str, frozenset[str]]) -> dict[str, int]:
    """For each word the place of the first chunk in the table that has it."""
    ranks: dict[str, int] = {}
    for rank, unit in enumerate(units.by_name.values()):
        for member in unit.members:
            for word in words[member]:
                ranks.setdefault(word, rank)
    return ranks


class Names:
    """New names for ours: none that stands anywhere in the sources.

    What is looked up in objects has one new name everywhere, and what a unit exports has one that
    nothing else has. What a unit alone uses shares its new names with other units', and what a
    function calls its own with other functions'.
    """

    def __init__(
        self,
        modules: Mapping[str, Module],
        uses: Mapping[str, Uses],
        units: Units,
        numbers: Numbers,
    ) -> None:
        self._modules = modules
        self._uses = uses
        self._units = units
        self._numbers = numbers
        self._looked_up = looked_up(modules, uses)
        self._kept = _SPELLED.union(*(used.texts for used in uses.values()))
        self._from_outside = self._used_by_none()
        self._kept |= {word for _, word in self._from_outside}
        self._in_texts = set().union(*(used.in_texts for used in uses.values()))
        words = {name: words_in(module.code) for name, module in modules.items()}
        self._counts = Counter(word for found in words.values() for word in found)
        self._ranks = _ranks(units, words)
        taken = {*self._counts, *self._kept, *dir(builtins), *keyword.kwlist, *_LOOKED_FOR}
        free = sorted(
            (name for name in _IN_IMAGE - taken if not name.startswith("__")),
            key=lambda name: (len(name), name),
        )
        taken |= _IN_IMAGE
        self.for_locals = free[:_FOR_LOCALS]
        own = Supply(free[_FOR_LOCALS:_FOR_OWN], taken, string.ascii_lowercase)
        unique = Supply(free[_FOR_OWN:], taken, string.ascii_uppercase)
        exports = self._exports()
        self._exported = {origin: unique.next() for origin in self._by_use(exports)}
        self._attributes = self._named_attributes(free, unique, taken)
        self._in_units = {
            unit.name: self._named_in(unit, own.again()) for unit in units.by_name.values()
        }

    def is_interface(self, module: str, word: str) -> bool:
        """Whether a module-level name can be looked up in its module as an object."""
        return self._units.is_module(module) and (
            word in self._looked_up or (module, word) in self._from_outside
        )

    def stands_in_text(self, origin: Origin) -> bool:
        """Whether a module-level name stands in an f-string, where it stays."""
        return origin in self._in_texts

    def may_change(self, word: str) -> bool:
        """Whether a word may become another at all."""
        return not (word in self._kept or word in _IN_IMAGE or word.startswith("__"))

    def attribute(self, word: str) -> str:
        """Return the new name of what is looked up in an object."""
        return self._attributes.get(word, word)

    def symbol(self, origin: Origin) -> str:
        """Return what a unit calls what one of its modules defines."""
        names = self._in_units[self._units.of[origin[0]]]
        if origin not in names:
            raise CannotMerge(f"{origin[1]} is asked of {origin[0]}, which does not define it")
        return names[origin]

    def here(self, unit: str, origin: Origin) -> str:
        """Return what a unit calls something that it defines or imports."""
        if not origin[1]:
            origin = (self._units.of.get(origin[0], origin[0]), "")
        return self._in_units[unit][origin]

    def _used_by_none(self) -> set[Origin]:
        """Functions of modules that nothing here calls: they are called from outside."""
        imported = {
            origin
            for used in self._uses.values()
            for origin in {*used.names.values(), *set().union(*used.attributes.values(), used.lazy)}
        }
        return {
            (name, node.name)
            for name, module in self._modules.items()
            if self._units.is_module(name)
            for node in module.code.tree.body
            if isinstance(node, ast.FunctionDef)
            and not node.name.startswith("_")
            and node.name not in self._looked_up
            and (name, node.name) not in imported
            and node.name not in names_in(module.code)
        }

    def _by_use(self, origins: set[Origin]) -> list[Origin]:
        return sorted(origins, key=lambda origin: (*self._order(origin[1]), origin))

    def _order(self, word: str) -> tuple[int, int, str]:
        """What comes first is in memory most, for it gets the names that cost nothing."""
        return self._ranks[word], -self._counts[word], word

    def _exports(self) -> set[Origin]:
        """What units import from others, but for what keeps its name as an attribute."""
        return {
            origin
            for name, used in self._uses.items()
            for origin in used.imported()
            if origin[1]
            and self._units.of[origin[0]] != self._units.of[name]
            and not self._has_set_name(origin)
        }

    def _named_attributes(self, free: list[str], unique: Supply, taken: set[str]) -> dict[str, str]:
        modules = self._modules.values()
        wanted = set().union(*map(defined_in, modules)) & self._looked_up
        codes = [module.code for module in modules]
        wanted = {word for word in wanted.union(*map(in_classes, codes)) if self.may_change(word)}
        at_top = {
            word
            for module in modules
            for word in (*module.code.own, *module.bindings)
            if self.is_interface(module.name, word)
        }
        at_top = {
            word for word in at_top.union(*map(beside_others, codes)) if self.may_change(word)
        }
        by_use = sorted(wanted | at_top, key=self._order)
        named = {word: unique.next() for word in by_use if word in at_top}
        given = set(named.values())
        others = Supply((n for n in free if n not in given), taken, string.ascii_lowercase)
        named.update((word, others.next()) for word in by_use if word not in at_top)
        return named

    def _has_set_name(self, origin: Origin) -> bool:
        module, word = origin
        return (
            word.startswith("__")
            or word in self._modules[module].foreign
            or self.is_interface(module, word)
            or origin in self._in_texts
        )

    def _set_name(self, origin: Origin) -> str:
        """The name of something that cannot have just any; else empty."""
        if not self._has_set_name(origin):
            return ""
        return self.attribute(origin[1]) if self.is_interface(*origin) else origin[1]

    def _named_in(self, unit: Unit, own: Supply) -> dict[Origin, str]:
        names: dict[Origin, str] = {}
        holders: dict[str, object] = {}

        def give(origin: Origin, name: str, what: object) -> None:
            if not name or holders.get(name, what) != what:
                if origin in self._in_texts:
                    raise CannotMerge(f"{origin[1]} of {origin[0]} stands in a text and clashes")
                name = own.next()
            holders[name] = what
            names[origin] = name

        defined = [
            (member, word)
            for member in unit.members
            for word in self._modules[member].code.own
            if word not in self._numbers.get(member, {}) or self._set_name((member, word))
        ]
        for origin in defined:
            if self._set_name(origin):
                give(origin, self._set_name(origin), origin)
        for member in unit.members:
            for word, source in self._modules[member].foreign.items():
                give((member, word), word, source)
        for origin in defined:
            if origin not in names:
                give(origin, self._exported.get(origin, ""), origin)
        passed_on = self._passed_on(unit.name)
        for member in unit.members:
            for origin in sorted(self._uses[member].imported()):
                other = self._units.of[origin[0]]
                if other == unit.name:
                    continue
                if not origin[1]:
                    origin = (other, "")
                if origin not in names:
                    give(origin, passed_on.get(origin) or self._name_to_import(origin), origin)
        return names

    def _passed_on(self, unit: str) -> dict[Origin, str]:
        """What the module that a unit goes by imports and shows under a name of its own."""
        if unit not in self._modules:
            return {}
        bindings = self._modules[unit].bindings
        return {
            resolved(self._modules, place): self.attribute(bound)
            for bound, place in bindings.items()
            if place[1] and self.is_interface(unit, bound)
        }

    def _name_to_import(self, origin: Origin) -> str:
        return self._exported.get(origin) or (self._set_name(origin) if origin[1] else "")

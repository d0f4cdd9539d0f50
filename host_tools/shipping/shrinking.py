"""All modules of the application, made smaller and fewer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from . import constants
from .chunks import Chunks
from .modules import Module
from .names import Names, looked_up
from .rewriting import Rewriter
from .units import CannotMerge, Unit, Units
from .uses import Uses
from .words import keywords_in, names_in

_OF_A_MODULE = frozenset({"__name__", "__file__", "__path__"})
_LINES = ("firmware.chunk_lines", "LINES")


class Plan:
    """What holds for all modules.

    declared   the modules before they were finished, whose calls show what is given by its name
    """

    def __init__(
        self, parsed: Mapping[str, Module], declared: Mapping[str, Module], chunks: Chunks
    ) -> None:
        self.modules = parsed
        self.numbers = constants.find(parsed)
        self.uses = {name: Uses(module, parsed, self.numbers) for name, module in parsed.items()}
        merged = {member for name, members in chunks.items() for member in members} - set(chunks)
        words = looked_up(parsed, self.uses)
        for name, used in self.uses.items():
            if name not in merged:
                used.pass_on(words)
        needs = {name: {o for o, _ in used.imported()} for name, used in self.uses.items()}
        self.units = Units(parsed, chunks, needs)
        for name, used in self.uses.items():
            for value in used.values:
                if value in merged:
                    raise CannotMerge(f"{name} uses {value} as a value: it cannot be in a chunk")
        for name in merged & set(parsed):
            of_its_own = names_in(parsed[name].code) & _OF_A_MODULE
            if of_its_own:
                raise CannotMerge(f"{name} uses {min(of_its_own)}: it cannot be in a chunk")
        self.names = Names(parsed, self.uses, self.units, self.numbers)
        both = [*parsed.values(), *declared.values()]
        self.keywords: set[str] = set().union(*(keywords_in(module.code) for module in both))

    def shrunk(self) -> dict[str, bytes]:
        """Return the source of each module of a board, by path."""
        sources = {unit.path: b"".join(self._parts(unit)) for unit in self.units.by_name.values()}
        if _LINES[0] in self.modules:
            sources[self.modules[_LINES[0]].path] = self._lines()
        return sources

    def begins(self, unit: Unit) -> list[tuple[int, Module]]:
        """The modules in a unit, each after the line in the unit on which it begins."""
        found = []
        line = 1
        for member in unit.members:
            module = self.modules[member]
            found.append((line, module))
            line += module.source.count(b"\n") + (not module.source.endswith(b"\n"))
        return found

    def _lines(self) -> bytes:
        """The module that tells a board where the files begin in what was put together."""
        lines = {
            unit.name: "".join(f"{line} {_file(module)}\n" for line, module in self.begins(unit))
            for unit in self.units.by_name.values()
            if not unit.is_alone
        }
        table = {unit: text.encode() for unit, text in lines.items()}
        return f"{self.names.symbol(_LINES)} = {table!r}\n".encode()

    def beside(self, others: Iterable[Module]) -> dict[str, bytes]:
        """Return the sources of modules that use those of a board, by path."""
        known = {**self.modules, **{other.name: other for other in others}}
        return {
            other.path: Rewriter(other, self, known).done() for other in known.values()
            if other.name not in self.modules
        }  # fmt: skip

    def _parts(self, unit: Unit) -> list[bytes]:
        there: set[str] = set()
        parts = []
        for member in unit.members:
            part = Rewriter(self.modules[member], self, self.modules, unit.name, there).done()
            parts.append(part if part.endswith(b"\n") else part + b"\n")
        return parts


def _file(module: Module) -> str:
    return module.path.rpartition("/")[2]

"""The modules as a board gets them: some alone, some together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .chunks import Chunks
from .modules import Module


class CannotMerge(ValueError):
    """Modules that cannot be put together; the text says why."""


@dataclass(frozen=True)
class Unit:
    """One module of a board.

    members   the modules in it, in the order in which they run
    """

    name: str
    path: str
    package: str
    members: tuple[str, ...]

    @property
    def is_alone(self) -> bool:
        """Whether it is one module as it was."""
        return self.members == (self.name,)


class Units:
    """All of them, by name.

    of   the name of the unit that a module is in
    """

    def __init__(
        self, modules: Mapping[str, Module], chunks: Chunks, needs: Mapping[str, set[str]]
    ) -> None:
        self.by_name: dict[str, Unit] = {}
        self.of: dict[str, str] = {}
        for name, listed in chunks.items():
            members = [member for member in listed if member in modules]
            for member in members:
                if member in self.of:
                    raise CannotMerge(f"{member} is in two chunks: {self.of[member]} and {name}")
                if modules[member].code.is_package and member != name:
                    raise CannotMerge(f"{member} is a package and cannot be in the chunk {name}")
                self.of[member] = name
            if not members:
                continue
            if name in modules and name not in members:
                raise CannotMerge(f"the chunk {name} has the name of a module that is not in it")
            path = modules[name].path if name in modules else name.replace(".", "/") + ".py"
            package = modules[name].package if name in modules else name.rpartition(".")[0]
            self.by_name[name] = Unit(name, path, package, _ordered(name, members, needs))
        for name, module in modules.items():
            if name not in self.of:
                self.of[name] = name
                self.by_name[name] = Unit(name, module.path, module.package, (name,))
        self._demand_no_ring(needs)

    def is_module(self, name: str) -> bool:
        """Whether a module is there as such, be it with others in it."""
        return self.of.get(name) == name

    def _demand_no_ring(self, needs: Mapping[str, set[str]]) -> None:
        units = {
            name: {self.of[other] for member in unit.members for other in needs[member]} - {name}
            for name, unit in self.by_name.items()
        }
        done: dict[str, None] = {}
        for name in units:
            _walk(name, units, done, (), "the chunks import each other")


def _ordered(name: str, members: list[str], needs: Mapping[str, set[str]]) -> tuple[str, ...]:
    """What is imported goes before what imports it."""
    inside = {member: [o for o in members if o in needs[member] - {member}] for member in members}
    done: dict[str, None] = {}
    for member in members:
        _walk(member, inside, done, (), f"the modules of the chunk {name} import each other")
    return tuple(done)


def _walk(
    name: str,
    needs: Mapping[str, Iterable[str]],
    done: dict[str, None],
    above: tuple[str, ...],
    ring: str,
) -> None:
    if name in done:
        return
    if name in above:
        raise CannotMerge(f"{ring}: {' -> '.join([*above[above.index(name) :], name])}")
    for other in needs[name]:
        _walk(other, needs, done, (*above, name), ring)
    done[name] = None

"""One module made smaller."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import TYPE_CHECKING

from . import constants
from .edits import Edits
from .modules import Module, Origin, bindings_of, resolved
from .nodes import Function, walk
from .scopes import functions_in, parameters_of
from .units import CannotMerge
from .uses import Resolver, Uses

if TYPE_CHECKING:
    from .shrinking import Plan

_DEF = "def "
_CLASS = "class "
_CONST = "micropython:const"
_MOST_IN_A_BYTE = 255


class Rewriter(Resolver):
    """Writes the source of a module anew, with its lines.

    unit    the one that the module is in; empty for a module that only uses ours
    there   what was imported in the unit, and is noted here
    """

    def __init__(
        self,
        module: Module,
        plan: Plan,
        modules: Mapping[str, Module],
        unit: str = "",
        there: set[str] | None = None,
    ) -> None:
        super().__init__(module, modules)
        self._plan = plan
        self._names = plan.names
        self._unit = unit
        self._there = set() if there is None else there
        self._edits = Edits(module.source)
        self._new_locals: dict[str, str] = {}
        self._at_top = False
        self._uses: Uses | None = None

    def done(self) -> bytes:
        """The smaller source."""
        for statement in self.module.code.tree.body:
            if _is_list_of_names(statement):
                self._edits.node(statement, "pass")
            else:
                self._at_top = isinstance(statement, (ast.Import, ast.ImportFrom))
                self.visit(statement)
        return self._edits.done()

    def visit_Assign(self, node: ast.Assign) -> None:
        target = node.targets[0]
        number = None
        word = target.id if isinstance(target, ast.Name) else ""
        if self._unit and not self.functions and not self.is_of_class(word):
            number = self._numbers_of(self.module.name).get(word)
        if number is None:
            self.generic_visit(node)
            return
        origin = (self.module.name, word)
        if self._names.is_interface(*origin) or self._names.stands_in_text(origin):
            self._edits.node(node, f"{self._names.symbol(origin)} = {number}")
        else:
            self._edits.node(node, "pass")

    def visit_Import(self, node: ast.Import) -> None:
        if self.functions or not self._unit:
            return
        kept = []
        for alias in node.names:
            bound = alias.asname or alias.name.split(".")[0]
            if self._is_new(bound):
                kept.append(_alias(alias.name, self._here(bound)))
        self._edits.node(node, f"import {', '.join(kept)}" if kept else "pass")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        ours = bindings_of(self.modules, self.module, node)
        statements: list[str] = []
        taken: dict[str, list[str]] = {}
        for alias in node.names:
            bound = alias.asname or alias.name
            if bound in ours:
                self._import(bound, resolved(self.modules, ours[bound]), taken, statements)
            elif not self._unit:
                taken.setdefault(node.module or "", []).append(_alias(alias.name, bound))
            elif self.functions:
                local = self._new_locals.get(bound, bound)
                taken.setdefault(node.module or "", []).append(_alias(alias.name, local))
            elif self._is_wanted(bound) and self._is_new(bound):
                kept = _alias(alias.name, self._here(bound))
                taken.setdefault(node.module or "", []).append(kept)
        imports = [f"from {source} import {', '.join(kept)}" for source, kept in taken.items()]
        self._edits.node(node, "; ".join([*imports, *statements]) or "pass")

    def visit_Global(self, node: ast.Global) -> None:
        self._edits.node(node, "global " + ", ".join(map(self._here, node.names)))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Its names are kept."""

    def name_of(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        word = _CLASS if isinstance(node, ast.ClassDef) else _DEF
        start = self._edits.place(node.lineno, node.col_offset) + len(word)
        self._edits.word(start, node.name, self._called(node.name))

    def parameter(self, node: ast.arg) -> None:
        start = self._edits.place(node.lineno, node.col_offset)
        self._edits.word(start, node.arg, self._new_locals.get(node.arg, node.arg))

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and not self._is_inner(node.id):
            value = constants.evaluate(node, self.module, self._plan.numbers)
            if value is not None:
                self._edits.node(node, _literal(value))
                return
        new = self._called(node.id)
        if new != node.id:
            self._edits.node(node, new)

    def visit_Call(self, node: ast.Call) -> None:
        content = self._bytes_of(node)
        if content is None:
            self.generic_visit(node)
        else:
            self._edits.node(node, repr(content))

    def _bytes_of(self, node: ast.Call) -> bytes | None:
        """What `bytes((1, 2, ...))` makes: as it stands here it can be read from flash."""
        if not isinstance(node.func, ast.Name) or node.func.id != "bytes" or node.keywords:
            return None
        if len(node.args) != 1 or not isinstance(node.args[0], ast.Tuple):
            return None
        values = []
        for part in node.args[0].elts:
            value = constants.evaluate(part, self.module, self._plan.numbers)
            is_inner = isinstance(part, ast.Name) and self._is_inner(part.id)
            if value is None or is_inner or not 0 <= value <= _MOST_IN_A_BYTE:
                return None
            values.append(value)
        return bytes(values)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        source = self.module_of(node.value)
        if source in self._plan.modules:
            self._of_module(node, source)
            return
        self.visit(node.value)
        if isinstance(node.value, ast.Name) and not self._unit and self._is_foreign(node.value.id):
            return
        if not source:
            end = self._edits.place(node.end_lineno or 0, node.end_col_offset or 0)
            new = self._names.attribute(node.attr)
            self._edits.word(end - len(node.attr.encode()), node.attr, new)

    def _of_module(self, node: ast.Attribute, source: str) -> None:
        assert isinstance(node.value, ast.Name)
        name, word = resolved(self._plan.modules, (source, node.attr))
        value = self._numbers_of(name).get(word)
        if value is not None and isinstance(node.ctx, ast.Load):
            self._edits.node(node, _literal(value))
            return
        unit = self._plan.units.of[name]
        is_bound_here = not self._unit or self.is_local(node.value.id)
        if not is_bound_here:
            symbol = self._names.symbol((name, word))
            if unit != self._unit:
                symbol = f"{self._names.here(self._unit, (unit, ''))}.{symbol}"
            self._edits.node(node, symbol)
            return
        if unit == self._plan.units.of[source]:
            symbol = self._names.symbol((name, word))
        elif self._names.is_interface(source, node.attr):
            symbol = self._names.attribute(node.attr)
        elif not self._unit and not self.is_local(node.value.id):
            self._edits.node(node, f"{_beside(unit)}.{self._names.symbol((name, word))}")
            return
        else:
            raise CannotMerge(f"{self.module.name} takes {word} of {name} from {source}")
        self._edits.node(node, f"{self._called(node.value.id)}.{symbol}")

    def _import(
        self, bound: str, place: Origin, taken: dict[str, list[str]], statements: list[str]
    ) -> None:
        """Take what an import of ours binds, so that it is there under its new name."""
        name, word = place
        if name not in self._plan.modules:
            source, _, own = name.rpartition(".") if not word else (name, "", word)
            taken.setdefault(source, []).append(_alias(own, bound))
            return
        number = self._numbers_of(name).get(word)
        if self.functions or not self._unit:
            new = self._new_locals.get(bound, bound)
            if number is not None:
                statements.append(f"{new} = {number}")
            elif word and self._plan.units.of[name] == self._unit:
                statements.append(f"{new} = {self._names.symbol(place)}")
            else:
                self._take(place, new, taken)
            if not word and not self.functions:
                self._take_passed_on(name, bound, taken)
            return
        used = self._plan.uses[self.module.name]
        wanted = [used.names[bound]] if bound in used.names else []
        wanted += sorted((module, "") for module, _ in used.attributes.get(bound, ()))
        for origin in wanted:
            if self._plan.units.of[origin[0]] != self._unit:
                here = self._names.here(self._unit, origin)
                if here not in self._there:
                    self._take(origin, here, taken)
                if self._at_top:
                    self._there.add(here)
        if self._names.is_interface(self.module.name, bound) and word:
            shown = self._names.attribute(bound)
            here = str(number) if number is not None else self._names.here(self._unit, place)
            if here != shown:
                statements.append(f"{shown} = {here}")

    def _take_passed_on(self, module: str, bound: str, taken: dict[str, list[str]]) -> None:
        """Import the units of what a module has from others and does not show on a board."""
        for name, _ in sorted(self._uses_of_ours().attributes.get(bound, ())):
            unit = self._plan.units.of.get(name, "")
            if unit and unit != self._plan.units.of[module]:
                self._take((name, ""), _beside(unit), taken)

    def _uses_of_ours(self) -> Uses:
        if self._uses is None:
            self._uses = Uses(self.module, self.modules, self._plan.numbers)
        return self._uses

    def _take(self, origin: Origin, new: str, taken: dict[str, list[str]]) -> None:
        """Import something of ours from the unit that it is in."""
        name, word = origin
        source, own = self._plan.units.of[name], ""
        if word:
            own = self._names.symbol(origin)
        else:
            source, _, own = source.rpartition(".")
        kept = taken.setdefault(source, [])
        if _alias(own, new) not in kept:
            kept.append(_alias(own, new))

    def _function(self, node: Function) -> None:
        is_outermost = not self.functions
        if is_outermost and self._unit:
            self._new_locals = self._names_for_locals(node)
        super()._function(node)
        if is_outermost:
            self._new_locals = {}

    def _names_for_locals(self, node: Function) -> dict[str, str]:
        """Short names for what a function and those in it call their own."""
        words: dict[str, None] = {}
        for function in functions_in(node):
            words.update((parameter.arg, None) for parameter in parameters_of(function))
            if function is not node and isinstance(function, ast.FunctionDef):
                words[function.name] = None
        renamed = [
            word
            for word in words
            if self._names.may_change(word) and word not in self._plan.keywords
        ]
        return dict(zip(renamed, self._names.for_locals, strict=False))

    def _called(self, word: str) -> str:
        """What a name is called in the smaller source."""
        if self.is_local(word):
            return self._new_locals.get(word, word)
        if self.is_of_class(word):
            return self._names.attribute(word)
        return self._here(word) if self._unit else word

    def _here(self, word: str) -> str:
        """What a name at module level is called in the unit."""
        if word in self.module.code.own or word in self.module.foreign:
            new = self._names.here(self._unit, (self.module.name, word))
        elif word in self.module.bindings:
            place = resolved(self.modules, self.module.bindings[word])
            new = self._names.here(self._unit, place)
        else:
            return word
        if new in map(self._names.attribute, self._of_class):
            raise CannotMerge(f"{word} of {self.module.name} is hidden in a class: {new}")
        if new != word and self.is_local(new) and new not in self._new_locals:
            raise CannotMerge(f"{word} of {self.module.name} is hidden: {new} is a name there too")
        return new

    def _is_inner(self, word: str) -> bool:
        return self.is_local(word) or self.is_of_class(word)

    def _is_foreign(self, word: str) -> bool:
        """Whether a name is that of a module that is not ours."""
        place = self.module.bindings.get(word)
        if place:
            name, own = resolved(self.modules, place)
            return not own and name not in self._plan.modules
        return ":" not in self.module.foreign.get(word, ":")

    def _is_new(self, bound: str) -> bool:
        """Whether something from elsewhere was not yet imported in the unit."""
        here = self._here(bound)
        if here in self._there:
            return False
        if self._at_top:
            self._there.add(here)
        return True

    def _is_wanted(self, bound: str) -> bool:
        """Nothing is left of `const` when all its numbers were put in."""
        if self.module.foreign.get(bound) != _CONST:
            return True
        folded = {
            id(part)
            for statement in self.module.code.tree.body
            if isinstance(statement, ast.Assign)
            and isinstance(statement.targets[0], ast.Name)
            and statement.targets[0].id in self._numbers_of(self.module.name)
            for part in walk(statement)
        }
        return any(
            node.id == bound and id(node) not in folded for node in self.module.code.all(ast.Name)
        )

    def _numbers_of(self, module: str) -> dict[str, int]:
        return self._plan.numbers.get(module, {})


def _is_list_of_names(statement: ast.stmt) -> bool:
    """`__all__` is for those who read; nothing here imports `*`."""
    return (
        isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Name)
        and statement.targets[0].id == "__all__"
    )


def _alias(name: str, bound: str) -> str:
    return name if name == bound else f"{name} as {bound}"


def _beside(unit: str) -> str:
    """What a unit is called beside the name that a module gives to another."""
    return "_" + unit.replace(".", "_")


def _literal(value: int) -> str:
    return str(value) if value >= 0 else f"({value})"

"""All modules of the application, made smaller."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping

from . import constants, modules, names, scopes
from .edits import Edits
from .modules import Module

_DEF = "def "
_CLASS = "class "


class Plan:
    """What holds for all modules."""

    def __init__(self, parsed: Mapping[str, Module]) -> None:
        self.modules = parsed
        self.numbers = constants.find(parsed)
        self.names = names.Names(parsed)
        self.reached: set[str] = set()  # otherwise than by an import at the top of a module
        for module in parsed.values():
            self._look_how_reached(module)

    def shrunk(self, others: Iterable[Module] = ()) -> dict[str, bytes]:
        """Return the smaller source of each module by path, or those of others that use them."""
        return {
            module.path: _Rewriter(module, self).done()
            for module in others or self.modules.values()
        }

    def vanishes(self, module: str, name: str) -> bool:
        """Whether nothing but numbers is left of a constant."""
        return name in self.numbers.get(module, {}) and name not in self.reached

    def _look_how_reached(self, module: Module) -> None:
        top = {id(statement) for statement in module.tree.body}
        for node in module.nodes:
            if isinstance(node, ast.Attribute):
                if constants.of_attribute(node, module, self.numbers) is None:
                    self.reached.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.reached.add(node.value)
            elif isinstance(node, ast.ImportFrom) and id(node) not in top:
                self.reached.update(alias.name for alias in node.names)
            elif isinstance(node, ast.JoinedStr):
                self.reached.update(
                    part.id for part in ast.walk(node) if isinstance(part, ast.Name)
                )


class _Rewriter(ast.NodeVisitor):
    def __init__(self, module: Module, plan: Plan) -> None:
        self._module = module
        self._plan = plan
        self._edits = Edits(module.source)
        self._scopes: list[frozenset[str]] = []
        self._in_class = False
        self._vanishing = names.vanishing(module)

    def done(self) -> bytes:
        """The smaller source."""
        for statement in self._module.tree.body:
            if _is_list_of_names(statement):
                self._edits.node(statement, "pass")
            else:
                self.visit(statement)
        return self._edits.done()

    def visit_Assign(self, node: ast.Assign) -> None:
        target = node.targets[0]
        if (
            not self._scopes
            and not self._in_class
            and isinstance(target, ast.Name)
            and target.id not in self._vanishing
            and self._plan.vanishes(self._module.name, target.id)
        ):
            self._edits.node(node, "pass")
        else:
            self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        source = modules.origin(self._module, node)
        kept = [_alias(self._new(a.name), self._bound(a)) for a in node.names
                if not self._folds(source, a)]  # fmt: skip
        self._edits.node(node, f"from {source} import {', '.join(kept)}" if kept else "pass")

    def _folds(self, source: str, alias: ast.alias) -> bool:
        """Whether an import is only of a number, and nobody takes it from here again."""
        return (
            not self._scopes
            and alias.name in self._plan.numbers.get(source, {})
            and (alias.asname or alias.name) not in self._plan.reached
        )

    def _bound(self, alias: ast.alias) -> str:
        name = alias.asname or alias.name
        return name if self._scopes else self._new(name)

    def visit_Global(self, node: ast.Global) -> None:
        self._edits.node(node, "global " + ", ".join(map(self._new, node.names)))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for decorator in node.decorator_list:
            self.visit(decorator)
        self._name_after(node, _DEF)
        self._function(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._name_after(node, _CLASS)
        for base in node.bases:
            self.visit(base)
        self._in_class, before = True, self._in_class
        for statement in node.body:
            self.visit(statement)
        self._in_class = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Its names are kept."""

    def visit_Name(self, node: ast.Name) -> None:
        if self._is_local(node) or node.id in self._vanishing:
            return
        if isinstance(node.ctx, ast.Load):
            value = constants.evaluate(node, self._module, self._plan.numbers)
            if value is not None:
                self._edits.node(node, _literal(value))
                return
        self._edits.node(node, self._new(node.id))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load) and not self._is_local(node.value):
            value = constants.of_attribute(node, self._module, self._plan.numbers)
            if value is not None:
                self._edits.node(node, _literal(value))
                return
        self.visit(node.value)
        end = self._edits.place(node.end_lineno or 0, node.end_col_offset or 0)
        self._edits.word(end - len(node.attr.encode()), node.attr, self._new(node.attr))

    def _new(self, name: str) -> str:
        return self._plan.names.new(self._module.name, name)

    def _is_local(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and any(node.id in names for names in self._scopes)

    def _name_after(self, node: ast.FunctionDef | ast.ClassDef, word: str) -> None:
        if not self._scopes:
            start = self._edits.place(node.lineno, node.col_offset) + len(word)
            self._edits.word(start, node.name, self._new(node.name))

    def _function(self, node: scopes.Function) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default:
                self.visit(default)
        parameters = {parameter.arg for parameter in scopes.parameters_of(node)}
        self._scopes.append(scopes.locals_of(node) | parameters)
        for statement in node.body if isinstance(node.body, list) else [node.body]:
            self.visit(statement)
        self._scopes.pop()


def _is_list_of_names(statement: ast.stmt) -> bool:
    """`__all__` is for those who read; nothing here imports `*`."""
    return (
        isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Name)
        and statement.targets[0].id == "__all__"
    )


def _alias(name: str, bound: str) -> str:
    return name if name == bound else f"{name} as {bound}"


def _literal(value: int) -> str:
    return str(value) if value >= 0 else f"({value})"

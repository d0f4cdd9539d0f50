"""Constant numbers: what they are, and where they are reached."""

import ast
import operator
from collections.abc import Iterator, Mapping

from .modules import Module

_OPERATIONS: dict[type, object] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}

Numbers = dict[str, dict[str, int]]


def find(modules: Mapping[str, Module]) -> Numbers:
    """The constant numbers of each module: capital letters, assigned once, made of others."""
    numbers: Numbers = {name: {} for name in modules}
    left = [
        (module, name, statement.value)
        for module in modules.values()
        for statement, name in _assigned_once(module)
    ]
    count = -1
    while count != len(left):
        count = len(left)
        unknown = []
        for module, name, node in left:
            value = evaluate(node, module, numbers)
            if value is None:
                unknown.append((module, name, node))
            else:
                numbers[module.name][name] = value
        left = unknown
    for module in modules.values():
        _take_over(module, modules, numbers)
    return numbers


def _take_over(module: Module, modules: Mapping[str, Module], numbers: Numbers) -> None:
    """Count what a module imports among its numbers, for who takes it from there."""
    for name, (source, origin) in module.bindings.items():
        while source in modules and origin not in numbers[source]:
            source, origin = modules[source].bindings.get(origin, ("", ""))
        if source in modules:
            numbers[module.name][name] = numbers[source][origin]


def evaluate(node: ast.expr, module: Module, numbers: Numbers) -> int | None:
    """The value of an expression of constant numbers; None if it is no such."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        if node.id in numbers.get(module.name, {}):
            return numbers[module.name][node.id]
        source, name = module.bindings.get(node.id, ("", ""))
        return numbers.get(source, {}).get(name)
    if isinstance(node, ast.Attribute):
        return of_attribute(node, module, numbers)
    if isinstance(node, ast.Call) and is_const(node) and len(node.args) == 1:
        return evaluate(node.args[0], module, numbers)
    if isinstance(node, ast.UnaryOp) and type(node.op) in _OPERATIONS:
        operand = evaluate(node.operand, module, numbers)
        return None if operand is None else _OPERATIONS[type(node.op)](operand)  # type: ignore
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
        left = evaluate(node.left, module, numbers)
        right = evaluate(node.right, module, numbers)
        if left is None or right is None:
            return None
        return _OPERATIONS[type(node.op)](left, right)  # type: ignore[operator]
    return None


def of_attribute(node: ast.Attribute, module: Module, numbers: Numbers) -> int | None:
    """The value of `other.NAME` when `other` is a module of ours."""
    if not isinstance(node.value, ast.Name):
        return None
    source, name = module.bindings.get(node.value.id, ("", "-"))
    return numbers.get(source, {}).get(node.attr) if not name else None


def is_const(node: ast.expr) -> bool:
    """Whether it is a call of `const`."""
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const"
    )


def _assigned_once(module: Module) -> Iterator[tuple[ast.Assign, str]]:
    """The assignments of constants: their names get a value nowhere else in the module."""
    for statement in module.code.tree.body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
            if not isinstance(target, ast.Name) or not target.id.isupper():
                continue
            if module.code.stores[target.id] == 1:
                yield statement, target.id

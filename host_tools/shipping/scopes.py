"""What a function calls its own: parameters and local variables."""

import ast

Function = ast.FunctionDef | ast.Lambda


def parameters_of(function: Function) -> list[ast.arg]:
    """All parameters in order."""
    given = function.args
    several = [extra for extra in (given.vararg, given.kwarg) if extra]
    return [*given.posonlyargs, *given.args, *given.kwonlyargs, *several]


def locals_of(function: Function) -> frozenset[str]:
    """Names that get a value in the function itself."""
    names: set[str] = set()
    outside: set[str] = set()
    todo: list[ast.AST] = list(function.body) if isinstance(function.body, list) else []
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            outside.update(node.names)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif not isinstance(node, ast.Lambda):
            todo += ast.iter_child_nodes(node)
    return frozenset(names - outside)

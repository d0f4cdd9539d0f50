"""Modules of a set of sources, run here to see what they define."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from .modules import Module

_STAND_IN = ModuleType("micropython")
_STAND_IN.const = lambda value: value  # type: ignore[attr-defined]


class Evaluator:
    """Runs modules on demand, each once, apart from all that is imported here."""

    def __init__(self, modules: Mapping[str, Module]) -> None:
        self._modules = modules
        self._loaded: dict[str, ModuleType] = {"micropython": _STAND_IN}
        self._builtins = {**vars(builtins), "__import__": self._import}

    def load(self, name: str) -> ModuleType:
        """Return a module as it is after it has run; whatever it raises passes through."""
        if name in self._loaded:
            return self._loaded[name]
        module = self._modules[name]
        loaded = ModuleType(name)
        self._loaded[name] = loaded
        package, _, own = name.rpartition(".")
        if package in self._modules:
            setattr(self.load(package), own, loaded)
        vars(loaded).update(
            __builtins__=self._builtins,
            __package__=module.package,
            __file__=f"/{module.path}",
        )
        exec(compile(module.code.tree, module.path, "exec"), vars(loaded))
        return loaded

    def _import(
        self,
        name: str,
        module_globals: Mapping[str, Any] | None = None,
        _locals: object = None,
        names: tuple[str, ...] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if level:
            parts = (module_globals or {})["__package__"].split(".")
            parts = parts[: len(parts) - level + 1]
            name = ".".join([*parts, name] if name else parts)
        if name not in self._modules and name not in self._loaded:
            return builtins.__import__(name, None, None, names or (), 0)
        loaded = self.load(name)
        for wanted in names or ():
            if not hasattr(loaded, wanted) and f"{name}.{wanted}" in self._modules:
                self.load(f"{name}.{wanted}")
        return loaded if names else self.load(name.split(".")[0])

"""Switching a routine off for a while, to see which tests notice.

A clause counts as shown only by a test that fails when the routine that enforces it is switched off. The routine's
code object is replaced, so that every name and table that refers to it is affected.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FunctionType
from typing import Any

MOST_CALLS = 5000
"""Calls after which a switched-off routine raises, since a loop waits for what it no longer does."""

Neutral = Callable[[tuple[Any, ...]], Any]
_PLAIN: Mapping[str, Callable[[], Any]] = {
    "None": lambda: None,
    "bool": bool,
    "int": int,
    "str": str,
    "list": list,
    "tuple": tuple,
    "dict": dict,
    "Iterator": tuple,
}


class EndlessError(RuntimeError):
    """A switched-off routine was called again and again."""


class _Off:
    """The replacement for a routine that is switched off."""

    def __init__(self, neutral: Neutral) -> None:
        self.neutral = neutral
        self.calls = 0

    def call(self, arguments: tuple[Any, ...]) -> Any:
        self.calls += 1
        if self.calls > MOST_CALLS:
            raise EndlessError
        return self.neutral(arguments)


def _stub(*arguments: Any, _off: Any = None, **_named: Any) -> Any:
    return _off.call(arguments)


def routine_of(name: str) -> FunctionType:
    """The function that a mark names: `package.module.function` or `package.module.Class.function`."""
    module, _, inner = name.rpartition(".")
    try:
        found: Any = getattr(importlib.import_module(module), inner)
    except ModuleNotFoundError:
        outer, _, owner = module.rpartition(".")
        found = getattr(getattr(importlib.import_module(outer), owner), inner)
    if not isinstance(found, FunctionType):
        raise TypeError(f"{name} is marked, but is no function")
    return found


def neutral_of(routine: FunctionType, special: Mapping[str, Neutral]) -> Neutral:
    """The stand-in for a routine: it returns the empty value of the annotated type; `special` takes precedence."""
    kind = str(inspect.signature(routine).return_annotation)
    if kind in special:
        return special[kind]
    plain = _PLAIN.get(kind.partition("[")[0])
    return (lambda _arguments: plain()) if plain is not None else (lambda _arguments: None)


@contextmanager
def disabled(routine: FunctionType, neutral: Neutral) -> Iterator[None]:
    """Within a `with` block the routine does nothing and returns the result of `neutral` for its arguments."""
    code, defaults, named = routine.__code__, routine.__defaults__, routine.__kwdefaults__
    routine.__code__ = _stub.__code__
    routine.__defaults__, routine.__kwdefaults__ = None, {"_off": _Off(neutral)}
    try:
        yield
    finally:
        routine.__code__, routine.__defaults__, routine.__kwdefaults__ = code, defaults, named

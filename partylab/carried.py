"""Carries a function to another process: also one of a notebook, which no file holds.

>>> from partylab.nothanks import cost
>>> limit = 4
>>> def wants(view):
...     return cost(*view) <= limit
>>> unpacked(packed(wants))((4, {3}))
True
"""

from __future__ import annotations

import marshal
import pickle
from dataclasses import dataclass
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected, brief

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = "__main__"


@dataclass(frozen=True)
class Carried:
    """A function with all that it uses from around it."""

    name: str
    file: str
    code: bytes
    defaults: bytes
    modules: tuple[tuple[str, str], ...] = ()
    values: tuple[tuple[str, bytes], ...] = ()
    functions: tuple[Carried, ...] = ()


def packed(function: Callable[..., Any], seen: frozenset[str] = frozenset()) -> Carried:
    """Take a function apart into what can travel; what it uses travels with it."""
    if not isinstance(function, FunctionType) or function.__closure__:
        raise Rejected("limited-no-function", function=brief(function))
    code, around = function.__code__, function.__globals__
    seen |= {function.__name__}
    used = {name: around[name] for name in _names(code) if name in around and name not in seen}
    own = {name: value for name, value in used.items() if _is_local(value)}
    modules = {name: it.__name__ for name, it in used.items() if isinstance(it, ModuleType)}
    values = {n: it for n, it in used.items() if n not in own and n not in modules}
    return Carried(
        function.__name__,
        code.co_filename,
        marshal.dumps(code),
        pickle.dumps((function.__defaults__, function.__kwdefaults__)),
        tuple(modules.items()),
        tuple([(name, _pickled(name, value)) for name, value in values.items()]),
        tuple([packed(each, seen) for each in own.values()]),
    )


def _names(code: CodeType) -> Iterator[str]:
    """Return every name that a function may look up around itself."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _is_local(value: Any) -> bool:
    return isinstance(value, FunctionType) and value.__module__ == HERE


def _pickled(name: str, value: Any) -> bytes:
    try:
        return pickle.dumps(value)
    except Exception as error:
        raise Rejected("limited-cannot-travel", name=brief(name)) from error


def unpacked(carried: Carried) -> Callable[..., Any]:
    """Put a function together again."""
    around: dict[str, Any] = {"__name__": HERE, "__builtins__": __builtins__}
    return _rebuilt(carried, around)


def _rebuilt(carried: Carried, around: dict[str, Any]) -> Callable[..., Any]:
    around |= {name: import_module(module) for name, module in carried.modules}
    around |= {name: pickle.loads(value) for name, value in carried.values}  # noqa: S301
    for each in carried.functions:
        _rebuilt(each, around)
    function = FunctionType(marshal.loads(carried.code), around, carried.name)  # noqa: S302
    function.__defaults__, function.__kwdefaults__ = pickle.loads(carried.defaults)  # noqa: S301
    around[carried.name] = function
    return function

"""A copy of a frozen value with some fields changed: what `dataclasses.replace` does, at less than half its cost.

Whole games are replayed by the thousand, and each event makes a new state. Nothing else belongs here.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")

_Fields = tuple[Callable[[Any], tuple[Any, ...]], tuple[Callable[[Any, Any], None], ...], dict[str, Any]]
_fields: dict[type, _Fields] = {}


def _fields_of(cls: type) -> _Fields:
    names: tuple[str, ...] = cls.__slots__  # type: ignore[attr-defined]  # every state class is slotted
    setters = {name: getattr(cls, name).__set__ for name in names}
    _fields[cls] = made = (attrgetter(*names), tuple(setters.values()), setters)
    return made


def evolve(value: T, **changes: Any) -> T:
    """A new value of the same frozen, slotted class (of two fields or more) with `changes` in place of old fields.

    Raises:
        KeyError: a name in `changes` is no field of the class.
    """
    cls = value.__class__
    old, set_all, set_one = _fields.get(cls) or _fields_of(cls)
    new = object.__new__(cls)
    for put, field in zip(set_all, old(value), strict=True):
        put(new, field)
    for name, changed in changes.items():
        set_one[name](new, changed)
    return new

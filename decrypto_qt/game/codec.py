"""Commands and events as the journal's JSON objects, and back, strictly.

A game's types are handed in as lists; nothing here knows one of them by name.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar, get_args, get_origin

from cattrs import Converter
from cattrs.errors import BaseValidationError
from cattrs.strategies import configure_tagged_union

C = TypeVar("C")
E = TypeVar("E")


class NotDecodable(Exception):  # noqa: N818 - it is the payload that is at fault, and the name says so
    """A payload that holds no command or event of this game.

    Its text never repeats the payload, which may hold secrets.
    """


@dataclass(frozen=True, slots=True, eq=False)
class Codec(Generic[C, E]):
    """Encodes and decodes the commands and events of one game.

    Attributes:
        commands: every class of command.
        events: every class of event.
        unions: type aliases inside them that stand for one of several classes.
    """

    commands: tuple[type[C], ...]
    events: tuple[type[E], ...]
    converter: Converter

    @staticmethod
    def of(commands: tuple[type[C], ...], events: tuple[type[E], ...], unions: tuple[Any, ...]) -> Codec[C, E]:
        """A codec for one game's types."""
        converter = Converter(forbid_extra_keys=True)
        for kind in (str, int, bool):
            converter.register_structure_hook(kind, _exactly)
        converter.register_structure_hook(float, _number)
        converter.register_structure_hook_func(lambda kind: isinstance(kind, type) and issubclass(kind, Enum), _member)
        converter.register_structure_hook_factory(_is_tuple, lambda kind: _tuple_hook(kind, converter))
        for union in unions:
            configure_tagged_union(union, converter, tag_name="is")
        return Codec(commands, events, converter)

    def encode(self, value: C | E) -> dict[str, Any]:
        """The value as a JSON object; its class stands under `is`."""
        made: dict[str, Any] = self.converter.unstructure(value)
        return {"is": type(value).__name__, **made}

    def decode_command(self, payload: object) -> C:
        """The command that `payload` holds.

        Raises:
            NotDecodable: it holds none.
        """
        command: C = self._decode(payload, self.commands)
        return command

    def decode_event(self, payload: object) -> E:
        """The event that `payload` holds.

        Raises:
            NotDecodable: it holds none.
        """
        event: E = self._decode(payload, self.events)
        return event

    def _decode(self, payload: object, classes: tuple[type[Any], ...]) -> Any:
        if not isinstance(payload, Mapping):
            raise NotDecodable("an object is expected")
        name = payload.get("is")
        fields = {key: value for key, value in payload.items() if key != "is"}
        for cls in classes:
            if cls.__name__ == name:
                try:
                    return self.converter.structure(fields, cls)
                except (BaseValidationError, ValueError, TypeError, KeyError, AttributeError):
                    raise NotDecodable(f"{name} is not as it should be") from None
        raise NotDecodable("an unknown kind of entry")


def _exactly(value: object, kind: type[Any]) -> Any:
    """A string, integer or boolean as it is: nothing is converted on the way."""
    if issubclass(kind, Enum):
        # Enums of integers are integers to the converter.
        return _member(value, kind)
    if type(value) is not kind:
        raise TypeError("a value of another type is expected")
    return value


def _number(value: object, kind: type[float]) -> float:
    if type(value) not in (float, int):
        raise TypeError("a number is expected")
    number = kind(value)  # type: ignore[arg-type]  # a float or an integer, as just seen
    if not math.isfinite(number):
        raise ValueError("a finite number is expected")
    return number


def _member(value: object, kind: type[Enum]) -> Any:
    """The member with exactly this value: `Enum` itself takes `True` and `1.0` for 1."""
    for member in kind:
        if type(member.value) is type(value) and member.value == value:
            return member
    raise ValueError("an unknown value")


def _is_tuple(kind: Any) -> bool:
    origin: object = get_origin(kind)
    return origin is tuple


def _tuple_hook(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    """Takes lists alone: a word or an object would else come apart into letters or keys."""
    *inner, last = get_args(kind)
    hooks = [(arg, converter.get_structure_hook(arg)) for arg in (inner if last is Ellipsis else (*inner, last))]

    def structure(value: object, _kind: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise TypeError("a list is expected")
        each = hooks * len(value) if last is Ellipsis else hooks
        return tuple(hook(item, arg) for item, (arg, hook) in zip(value, each, strict=True))

    return structure

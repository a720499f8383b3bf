"""JSON of the API and classes of the client."""

from __future__ import annotations

import dataclasses
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints


def from_json(hint: Any, value: Any) -> Any:
    """The value as the type says. Fields that the client does not know are left out, absent ones are None."""
    if value is None:
        return None
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return from_json(next(each for each in arguments if each is not type(None)), value)
    if origin is list:
        return [from_json(arguments[0], each) for each in value]
    target = origin or hint
    if not dataclasses.is_dataclass(target):
        return value
    wire_names = getattr(target, "WIRE_NAMES", {"next_cursor": "nextCursor"})
    of_page = arguments[0] if arguments else None
    return target(
        **{
            name: from_json(list[of_page] if isinstance(of_type, _PageItems) else of_type, value.get(wire_names.get(name, name)))
            for name, of_type in _hints(target).items()
        }
    )


class _PageItems:
    """Stands for the list of a page, whose entries are those of its argument."""


@cache
def _hints(target: Any) -> dict[str, Any]:
    hints = get_type_hints(target)
    return {
        each.name: _PageItems() if any(isinstance(one, TypeVar) for one in get_args(hints[each.name])) else hints[each.name]
        for each in dataclasses.fields(target)
    }


def to_json(value: Any) -> Any:
    """What the API reads; fields that are None are left out."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        wire_names = getattr(value, "WIRE_NAMES", {})
        return to_json(
            {wire_names.get(each.name, each.name): getattr(value, each.name) for each in dataclasses.fields(value)}
        )
    if isinstance(value, dict):
        return {name: to_json(each) for name, each in value.items() if each is not None}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [to_json(each) for each in value]
    return value

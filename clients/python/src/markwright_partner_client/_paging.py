"""Iteration over pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def each_item(page: Callable[[str | None], Any]) -> Iterator[Any]:
    """The entries of all pages; a page is requested when the entries of the one before it are used up."""
    cursor: str | None = None
    while True:
        found = page(cursor)
        yield from found.data
        cursor = found.next_cursor
        if cursor is None:
            return

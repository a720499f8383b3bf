"""Files that are sent and received."""

from __future__ import annotations

import re
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from urllib.parse import unquote


@dataclass(frozen=True)
class FileInput:
    """A file that is sent; the extension of its name tells the format."""

    name: str
    content: bytes

    @classmethod
    def of(cls, path: str | PathLike[str]) -> FileInput:
        """Read a file of this machine."""
        return cls(Path(path).name, Path(path).read_bytes())


@dataclass(frozen=True)
class FileContent:
    """A file that was received."""

    content: bytes
    file_name: str | None
    """None where the API does not name the file."""
    media_type: str


def file_name_of(disposition: str | None) -> str | None:
    """The name that ``Content-Disposition`` gives to a file; that of RFC 5987 first."""
    extended = re.search(r"filename\*\s*=\s*UTF-8''([^;\s]+)", disposition or "", re.IGNORECASE)
    if extended:
        return unquote(extended[1])
    plain = re.search(r'filename\s*=\s*(?:"([^"]*)"|([^;\s]+))', disposition or "", re.IGNORECASE)
    return (plain[1] or plain[2]) if plain else None

# SPDX-License-Identifier: MIT
"""Reads rows and texts of a platform's tables."""
from __future__ import annotations

import ctypes
from typing import Any

from ._declared import ARRAYS, uncore_range, uncore_tables
from ._library import words


class Tables:
    """The tables of one platform. owner keeps alive what they are part of: a file of tables, a machine."""

    def __init__(self, pointer: Any, owner: object = None) -> None:
        self.pointer = pointer
        self._head: uncore_tables = pointer.contents
        self._address = ctypes.addressof(self._head)
        self._owner = owner
        self._rows: dict[str, Any] = {}

    def rows(self, name: str) -> Any:
        """All rows of an array of uncore/tables.h, by its name."""
        if name not in self._rows:
            array = getattr(self._head, name)
            self._rows[name] = (ARRAYS[name] * array.count).from_address(self._address + array.offset)
        return self._rows[name]

    def run(self, name: str, run: uncore_range) -> Any:
        """Some rows of an array."""
        return self.rows(name)[run.first:run.first + run.count]

    def text(self, at: int) -> str:
        """A text, by the offset that a row has."""
        return words(ctypes.string_at(self._address + self._head.pool.offset + at))

    @property
    def id(self) -> str:
        return self.text(self._head.id)

    @property
    def title(self) -> str:
        return self.text(self._head.title)

# SPDX-License-Identifier: MIT
"""Platforms: what a processor's uncore can count."""
from __future__ import annotations

import ctypes
import weakref
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any, Iterable, Mapping, Optional, Union

from . import _codec
from ._codec import Decoded, Encoding
from ._declared import (UNCORE_EVENT_UNPROGRAMMABLE, UNCORE_METRIC_UNCOMPUTABLE, UNCORE_NO_INDEX, uncore_fault,
                        uncore_platforms)
from ._errors import NotFoundError
from ._library import check, library
from ._tables import Tables


@dataclass(frozen=True)
class Box:
    """A type of box: what counts. A socket has so many instances of it, at most."""

    id: str
    title: str
    text: str
    instances: int


@dataclass(frozen=True)
class Umask:
    """A sub-event."""

    name: str
    text: str


@dataclass(frozen=True)
class Event:
    """Something that a box counts. is_programmable is False if text says why it cannot be counted."""

    name: str
    box: str
    category: str
    text: str
    umasks: tuple[Umask, ...]
    is_programmable: bool


@dataclass(frozen=True)
class Metric:
    """A number that is computed from counts, in unit: "bytes", "percent", "cycles/seconds".

    parameters are what the user gives: "NAME:node=1". why_not says why the metric cannot be computed; empty: it can.
    """

    name: str
    box: str
    category: str
    title: str
    text: str
    unit: str
    formula: str
    parameters: tuple[str, ...]
    passes: int
    why_not: str


@dataclass(frozen=True)
class Group:
    """A question about the machine, and what to count for its answer; reading says how to read it."""

    name: str
    question: str
    reading: str
    metrics: tuple[str, ...]
    events: tuple[str, ...]


class Platform:
    """A processor's description: its events, metrics and registers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def __repr__(self) -> str:
        return f"<Platform {self.id}: {self.title}>"

    @property
    def id(self) -> str:
        """The id that --sim and -p of uncore take."""
        return self.tables.id

    @property
    def title(self) -> str:
        """The name of the processors."""
        return self.tables.title

    def boxes(self) -> list[Box]:
        """All types of boxes."""
        text = self.tables.text
        return [Box(text(row.id), text(row.title), text(row.text), row.instances) for row in self.tables.rows("boxes")]

    def events(self, box: Optional[str] = None) -> list[Event]:
        """All events, or those of the boxes of one type."""
        text, boxes = self.tables.text, self.tables.rows("boxes")
        umasks, categories, found = self.tables.rows("umasks"), self.tables.rows("categories"), []
        for row in self.tables.rows("events"):
            own = text(boxes[row.box].id)
            if box in (None, own):
                parts = tuple(Umask(text(each.name), text(each.text))
                              for each in umasks[row.first_umask:row.first_umask + row.umask_count])
                category = text(categories[row.category].id) if row.category != UNCORE_NO_INDEX else ""
                found.append(Event(text(row.name), own, category, text(row.text), parts,
                                   not row.flags & UNCORE_EVENT_UNPROGRAMMABLE))
        return found

    def metrics(self) -> list[Metric]:
        """All metrics."""
        text, boxes = self.tables.text, self.tables.rows("boxes")
        return [Metric(text(row.name), text(boxes[row.box].id), text(row.category), text(row.title), text(row.text),
                       text(row.unit), text(row.formula),
                       tuple(text(each.id) for each in self.tables.run("metric_parameters", row.parameters)),
                       row.passes, text(row.uncomputable) if row.flags & UNCORE_METRIC_UNCOMPUTABLE else "")
                for row in self.tables.rows("metrics")]

    def groups(self) -> list[Group]:
        """All groups, as "uncore stat -g list" shows them."""
        text, found = self.tables.text, []
        for row in self.tables.rows("groups"):
            items = self.tables.run("group_items", row.items)
            found.append(Group(text(row.name), text(row.question), text(row.reading),
                               tuple(text(item.expression) for item in items if item.metric != UNCORE_NO_INDEX),
                               tuple(text(item.expression) for item in items if item.metric == UNCORE_NO_INDEX)))
        return found

    def encode(self, expression: str, allow_ignored: bool = False) -> Encoding:
        """Encodes an event expression ("EVENT.UMASK,thresh=1"). Raises EventError, which says what is wrong and where.

        With allow_ignored it accepts a filter that the event ignores; the encoding's warning then says so.
        """
        return _codec.encode(self.tables, expression, allow_ignored)

    def decode(self, register: str, value: int, filters: Optional[Mapping[str, int]] = None) -> Decoded:
        """Decodes a register's value into fields; of a control register also into the event that it counts.

        register is "box.id" ("unit.ctl") or the name in the manual. filters gives the values of filter registers, by
        their names, as far as they are known.
        """
        return _codec.decode(self.tables, register, value, filters or {})


class PlatformSet:
    """The platforms that were compiled into libuncore, and those of files that "uncoregen generate --tables" made."""

    def __init__(self, files: Iterable[Union[str, "PathLike[str]"]] = ()) -> None:
        paths = [fspath(file).encode() for file in files]
        self.pointer: Any = None
        if paths:
            fault = uncore_fault()
            self.pointer = ctypes.POINTER(uncore_platforms)()
            check(library().uncore_platforms_load((ctypes.c_char_p * len(paths))(*paths), len(paths),
                                                  ctypes.byref(self.pointer), ctypes.byref(fault)), fault)
            weakref.finalize(self, library().uncore_platforms_free, self.pointer)

    def __iter__(self) -> Any:
        at = 0
        while True:
            tables = library().uncore_platforms_at(self.pointer, at)
            if not tables:
                return
            yield Platform(Tables(tables, self))
            at += 1

    def __getitem__(self, id: str) -> Platform:
        tables = library().uncore_platforms_find(self.pointer, id.encode())
        if not tables:
            known = ", ".join(platform.id for platform in self)
            raise NotFoundError(f'there is no platform "{id}"; there are: {known}')
        return Platform(Tables(tables, self))


def platforms(files: Iterable[Union[str, "PathLike[str]"]] = ()) -> list[Platform]:
    """All platforms. files are tables, or folders of such files, which add platforms or replace them."""
    return list(PlatformSet(files))


def platform(id: str) -> Platform:
    """The platform with an id, such as those that "uncore list" shows. Raises NotFoundError."""
    return PlatformSet()[id]

# SPDX-License-Identifier: MIT
"""Turns names of groups, metrics and events into what a session counts."""
from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass, field
from typing import Iterable, Optional, Sequence, Union

from ._codec import Encoding, encode
from ._declared import (UNCORE_E_CONFLICT, UNCORE_METRIC_UNCOMPUTABLE, UNCORE_NO_INDEX, uncore_encoding,
                        uncore_group_index, uncore_metric_index)
from ._errors import Error, NotFoundError
from ._library import check, library
from ._tables import Tables

Words = Union[str, Sequence[str]]


@dataclass
class Item:
    """An event or a metric that is counted, and the requests of the session for it."""

    name: str
    unit: str
    group: str = ""
    metric: Optional[uncore_metric_index] = None
    box: int = 0
    encodings: list[Encoding] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)  # of each encoding: those of one pass count at the same time
    requests: list[int] = field(default_factory=list)


def listed(words: Words) -> Sequence[str]:
    return (words,) if isinstance(words, str) else words


def read_items(tables: Tables, groups: Words, metrics: Words, events: Words) -> list[Item]:
    """The items in the order in which they are given: groups, metrics, events. A group counts once."""
    items: list[Item] = []
    for name in dict.fromkeys(listed(groups)):
        items += _group(tables, name)
    items += [_metric(tables, name) for name in listed(metrics)]
    items += [_event(tables, name) for name in listed(events)]
    if not items:
        offered = ", ".join(tables.text(row.name) for row in tables.rows("groups"))
        raise ValueError(f"nothing to count: give groups, metrics or events; {tables.id} has the groups {offered}")
    return items


def _group(tables: Tables, name: str) -> Iterable[Item]:
    index, text = uncore_group_index(), name.encode()
    if library().uncore_group_find(tables.pointer, text, len(text), ctypes.byref(index)) != 0:
        offered = ", ".join(tables.text(row.name) for row in tables.rows("groups"))
        raise NotFoundError(f'{tables.id} has no group "{name}"; it has: {offered}')
    row = tables.rows("groups")[index.at]
    for part in tables.run("group_items", row.items):
        expression = tables.text(part.expression)
        item = _event(tables, expression) if part.metric == UNCORE_NO_INDEX else _metric(tables, expression)
        item.group = tables.text(row.name)
        yield item


def _event(tables: Tables, expression: str) -> Item:
    code = encode(tables, expression, False)
    return Item(code.expression, code.unit, box=code.code.box, encodings=[code], passes=[0])


def _parameters(tables: Tables, name: str, wanted: Sequence[str], settings: str) -> list[int]:
    given: dict[str, int] = {}
    for setting in filter(None, settings.split(",")):
        match = re.fullmatch(r"(\w+)=(0[xX][0-9a-fA-F]+|\d+)", setting)
        if not match or match[1] not in wanted or match[1] in given:
            known = ", ".join(wanted) or "none"
            raise ValueError(f'metric "{name}": what is "{setting}"? It has the parameters: {known}')
        given[match[1]] = int(match[2], 0)
    for each in wanted:
        if each not in given:
            raise ValueError(f'metric "{name}" of {tables.id} needs a number for {each}: write "{name}:{each}=N"')
    return [given[each] for each in wanted]


def _metric(tables: Tables, expression: str) -> Item:
    name, _, settings = expression.partition(":")
    index, text = uncore_metric_index(), name.encode()
    result = library().uncore_metric_find(tables.pointer, text, len(text), ctypes.byref(index))
    if result == UNCORE_E_CONFLICT:
        raise ValueError(f'metric "{name}": several boxes of {tables.id} have one; write "BOX/{name}"')
    if result != 0:
        raise NotFoundError(f'{tables.id} has no metric "{name}"; platform("{tables.id}").metrics() lists them')
    row = tables.rows("metrics")[index.at]
    if row.flags & UNCORE_METRIC_UNCOMPUTABLE:
        raise Error(f'metric "{name}" cannot be computed: {tables.text(row.uncomputable)}')
    wanted = [tables.text(each.id) for each in tables.run("metric_parameters", row.parameters)]
    values = _parameters(tables, name, wanted, settings)
    shown = ":" * bool(wanted) + ",".join(f"{each}={value}" for each, value in zip(wanted, values))
    item = Item(tables.text(row.name) + shown, tables.text(row.unit), metric=index, box=row.box)
    numbers = (ctypes.c_uint64 * max(len(values), 1))(*values)
    for at in range(library().uncore_metric_input_count(tables.pointer, index)):
        code, turn = uncore_encoding(), ctypes.c_uint()
        check(library().uncore_metric_input(tables.pointer, index, at, numbers, len(values), ctypes.byref(code),
                                            ctypes.byref(turn)), what=f'metric "{expression}"')
        item.encodings.append(Encoding(tables, code))
        item.passes.append(turn.value)
    return item

# SPDX-License-Identifier: MIT
"""Encodes event expressions as register values, and decodes register values."""
from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, Callable, Mapping, Optional

from ._declared import (UNCORE_ALL_INSTANCES, UNCORE_ANY_BOX, UNCORE_FIELD_RESERVED, UNCORE_NO_INDEX,
                        UNCORE_PARSE_ALLOW_IGNORED, UNCORE_PROBLEM_NEEDS, UNCORE_PROBLEM_RESERVED,
                        UNCORE_PROBLEM_UNNAMED, uncore_bits, uncore_decoded, uncore_encoding, uncore_event_error,
                        uncore_filter_run, uncore_register)
from ._errors import Error, EventError, NotFoundError
from ._library import check, error, library, words
from ._tables import Tables

PROBLEMS = {
    UNCORE_PROBLEM_RESERVED: "reserved",
    UNCORE_PROBLEM_NEEDS: "needs another field",
    UNCORE_PROBLEM_UNNAMED: "unnamed",
}


def sized(call: Callable[..., int], *before: Any, after: tuple[Any, ...] = ()) -> str:
    """The text of a call that works like snprintf()."""
    length = call(*before, None, 0, *after)
    if length < 0:
        raise error(length)
    room = ctypes.create_string_buffer(length + 1)
    call(*before, room, length + 1, *after)
    return words(room.value)


@dataclass(frozen=True)
class Filter:
    """What an event needs in a filter register: bits of value, where mask is 1."""

    register: str
    value: int
    mask: int


class Encoding:
    """An event expression as register values. str() is its canonical expression."""

    def __init__(self, tables: Tables, code: uncore_encoding, warning: str = "") -> None:
        self.tables = tables
        self.code = code
        # What the library remarks on an expression that it takes, such as a filter that the event ignores; else empty.
        self.warning = warning

    def __str__(self) -> str:
        return self.expression

    def __repr__(self) -> str:
        return f"<Encoding {self.expression}: control {self.control:#x}>"

    @property
    def expression(self) -> str:
        """The canonical expression, which encodes to the same bits."""
        return sized(library().uncore_event_format, ctypes.byref(self.code))

    @property
    def box(self) -> str:
        """The id of the box type that counts it."""
        return self.tables.text(self.tables.rows("boxes")[self.code.box].id)

    @property
    def instance(self) -> Optional[int]:
        """The number of the box instance that the expression names; None: every instance counts it."""
        return None if self.code.instance == UNCORE_ALL_INSTANCES else self.code.instance

    @property
    def event(self) -> Optional[str]:
        """The name of the event; None: no event has these bits."""
        if self.code.event == UNCORE_NO_INDEX:
            return None
        return self.tables.text(self.tables.rows("events")[self.code.event].name)

    @property
    def umasks(self) -> list[str]:
        """The names of the umasks (sub-events) that it counts."""
        rows = self.tables.rows("umasks")
        return [self.tables.text(rows[at].name) for at in self.code.umasks[:self.code.umask_count]]

    @property
    def text(self) -> str:
        """One sentence about the event; empty for a raw encoding."""
        if self.code.event == UNCORE_NO_INDEX:
            return ""
        return self.tables.text(self.tables.rows("events")[self.code.event].text)

    @property
    def control(self) -> int:
        """The value of the control register, without the bits that only enable or reset the counter."""
        return int(self.code.control.value)

    @property
    def control_mask(self) -> int:
        """The bits of the control register that the event decides."""
        return int(self.code.control.mask)

    @property
    def filters(self) -> list[Filter]:
        """What it needs in filter registers, which all counters of a box instance share."""
        found = []
        for run in self.code.filters[:self.code.filter_count]:
            reg = uncore_register(self.code.box, 0, run.reg, run.index)
            found.append(Filter(register_id(self.tables, reg), run.bits.value, run.bits.mask))
        return found

    @property
    def counters(self) -> list[int]:
        """The numbers of the counters of its group that can count it."""
        return [at for at in range(16) if self.code.counters >> at & 1]

    @property
    def unit(self) -> str:
        """What a count stands for, times scale: "events", "bytes", "nanojoules"."""
        return self._unit()[0]

    @property
    def scale(self) -> int:
        """One count is so many of the unit."""
        return self._unit()[1]

    def _unit(self) -> tuple[str, int]:
        scale = ctypes.c_uint32()
        unit = words(library().uncore_event_unit(ctypes.byref(self.code), ctypes.byref(scale)))
        return unit, scale.value

    def perf(self) -> str:
        """The event for the perf tool. Raises NotFoundError if Linux's driver cannot program it."""
        return self._foreign(library().uncore_event_format_perf)

    def likwid(self) -> str:
        """The event for LIKWID. Raises NotFoundError if LIKWID cannot express it."""
        return self._foreign(library().uncore_event_format_likwid)

    def libpfm(self) -> str:
        """The event for libpfm4. Raises NotFoundError if libpfm4 cannot express it."""
        room, why = ctypes.create_string_buffer(1024), ctypes.c_char_p()
        length = library().uncore_event_format_libpfm(ctypes.byref(self.code), room, len(room), ctypes.byref(why))
        if length < 0:
            raise error(length, f"{self.expression}: {words(why.value)}" if why.value else "")
        return words(room.value)

    def _foreign(self, call: Callable[..., int]) -> str:
        room, why = ctypes.create_string_buffer(1024), ctypes.create_string_buffer(512)
        length = call(ctypes.byref(self.code), room, len(room), why, len(why))
        if length < 0:
            raise error(length, f"{self.expression}: {words(why.value)}" if why.value else "")
        return words(room.value)


def encode(tables: Tables, expression: str, allow_ignored: bool) -> Encoding:
    text = expression.encode()
    code, wrong = uncore_encoding(), uncore_event_error()
    flags = UNCORE_PARSE_ALLOW_IGNORED if allow_ignored else 0
    result = library().uncore_event_parse_with(tables.pointer, text, len(text), flags, ctypes.byref(code),
                                               ctypes.byref(wrong))
    if result != 0:
        # The library counts bytes. All before the wrong text is ASCII, as names and expressions have nothing else.
        raise EventError(words(wrong.message), result, words(library().uncore_error_name(result)), expression,
                         wrong.column, wrong.length, words(wrong.hint))
    return Encoding(tables, code, words(wrong.message))


@dataclass(frozen=True)
class Field:
    """A field of a register, and what it holds.

    low and width are bits of the register; value is shifted down to bit 0. word is the name of the value, empty if it
    has none. amount is what the value stands for, in unit (such as 2800000000 "cycles/seconds"), or None. problems has
    "reserved", "needs another field" or "unnamed".
    """

    id: str
    name: str
    low: int
    width: int
    value: int
    word: str
    text: str
    is_reserved: bool
    amount: Optional[int]
    unit: str
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Decoded:
    """A register's value: its fields from the highest bit down, and the event that it counts, if it is a control."""

    register: str
    value: int
    fields: list[Field]
    event: Optional[Encoding]


def register_id(tables: Tables, reg: uncore_register) -> str:
    """The path of a register: "box.register", with the number of its element if it has several."""
    row = tables.rows("registers")[reg.reg]
    number = str(reg.index) if row.count > 1 and reg.index != UNCORE_NO_INDEX else ""
    box = tables.rows("boxes")[reg.box]
    return f"{tables.text(box.id)}.{tables.text(row.id)}{number}"


def find_register(tables: Tables, name: str) -> uncore_register:
    """A register by "box.id", or by its name in the manual."""
    found = uncore_register()
    box, dot, own = name.partition(".")
    index = ctypes.c_uint16(UNCORE_ANY_BOX)
    if not dot or library().uncore_find_box(tables.pointer, box.encode(), ctypes.byref(index)) != 0:
        own = name
    check(library().uncore_find_register(tables.pointer, index, own.encode(), ctypes.byref(found)),
          what=f'register "{name}" of {tables.id}')
    return found


def _filters(tables: Tables, values: Mapping[str, int]) -> Any:
    runs = (uncore_filter_run * max(len(values), 1))()
    for run, (name, value) in zip(runs, values.items()):
        reg = find_register(tables, name)
        mask = (1 << tables.rows("layouts")[tables.rows("registers")[reg.reg].layout].width) - 1
        run.reg, run.index, run.bits = reg.reg, reg.index % UNCORE_NO_INDEX, uncore_bits(value, mask)
    return runs


def _event(tables: Tables, reg: uncore_register, value: int, filters: Mapping[str, int]) -> Optional[Encoding]:
    """The event of a control register's value; None: the register is no control, or the value counts nothing known."""
    box = tables.rows("boxes")[reg.box]
    for group in range(box.counters.first, box.counters.first + box.counters.count):
        if tables.rows("counters")[group].control != reg.reg:
            continue
        code = uncore_encoding()
        check(library().uncore_event_decode(tables.pointer, group, value, _filters(tables, filters), len(filters),
                                            ctypes.byref(code)))
        if reg.instance != UNCORE_NO_INDEX and box.instances > 1:
            code.instance = reg.instance
        return None if code.event == UNCORE_NO_INDEX else Encoding(tables, code)
    return None


def decode(tables: Tables, register: str, value: int, filters: Mapping[str, int]) -> Decoded:
    reg = find_register(tables, register)
    count = library().uncore_decode_register(tables.pointer, reg.reg, value, None, 0)
    if count < 0:
        raise error(count, f"{register}: {value:#x} is wider than the register")
    items = (uncore_decoded * max(count, 1))()
    library().uncore_decode_register(tables.pointer, reg.reg, value, items, count)
    fields = [_field(tables, items[at], value) for at in range(count)]
    return Decoded(register_id(tables, reg), value, fields, _event(tables, reg, value, filters))


def _field(tables: Tables, item: uncore_decoded, raw: int) -> Field:
    row = tables.rows("fields")[item.field.at]
    amount, unit = ctypes.c_uint64(), ctypes.c_char_p()
    has_amount = library().uncore_field_amount(tables.pointer, item.field, raw, ctypes.byref(amount),
                                               ctypes.byref(unit)) == 0
    word = sized(library().uncore_value_name, tables.pointer, item.field, raw)
    return Field(tables.text(row.id), tables.text(row.name), row.lo, row.width, item.value, word, tables.text(row.text),
                 bool(row.flags & UNCORE_FIELD_RESERVED), amount.value if has_amount else None,
                 words(unit.value) if has_amount else "",
                 tuple(word for bit, word in PROBLEMS.items() if item.problems & bit))


__all__ = ["Decoded", "Encoding", "Error", "Field", "Filter", "NotFoundError", "decode", "encode"]

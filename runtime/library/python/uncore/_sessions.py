# SPDX-License-Identifier: MIT
"""Sessions: measurements that put the registers back."""
from __future__ import annotations

import ctypes
import math
import os
import weakref
from types import TracebackType
from typing import Any, Iterable, Iterator, Optional, Type

from ._declared import (UNCORE_E_CONFLICT, UNCORE_PRESENCE_ABSENT, UNCORE_PRESENCE_OFFLINE, UNCORE_PRESENCE_UNSEEN,
                        UNCORE_SESSION_FROZEN, UNCORE_SESSION_MULTIPLEX, uncore_fault, uncore_instance_value,
                        uncore_perf_options, uncore_schedule_conflict, uncore_session, uncore_session_options,
                        uncore_value, uncore_way)
from ._errors import ConflictError, Error
from ._items import Words, read_items
from ._library import check, library, words
from ._machines import SECOND, Machine, in_process
from ._rows import Place, Reading

WAYS = ("auto", "perf", "registers")
LACKING = (UNCORE_PRESENCE_ABSENT, UNCORE_PRESENCE_OFFLINE, UNCORE_PRESENCE_UNSEEN)


class Session:
    """A measurement. Make it with Machine.session(), and let it count with "with", or with start() and close().

    read() gives what was counted since the last read, total() since the start. close() reads the last counts, stops the
    counters and restores every register. A session that is garbage, or left at the end of the program, does so too; in
    a process that is killed it cannot, and then "uncore restore" does. A forked child leaves the registers alone.
    """

    def __init__(self, machine: Machine, groups: Words, metrics: Words, events: Words, *,
                 sockets: Optional[Iterable[int]], multiplex: Optional[bool], frozen: bool, via: str,
                 state: Optional[str]) -> None:
        if via not in WAYS:
            raise ValueError(f'via "{via}": write one of {", ".join(WAYS)}')
        self.machine = machine
        self._tables = machine.platform.tables
        self._items = read_items(self._tables, groups, metrics, events)
        self._pointer = ctypes.POINTER(uncore_session)()
        self._last: list[Any] = []
        self._places: list[list[Place]] = []
        self._missing: set[tuple[int, int, int]] = set()
        self._begin = self._read = 0.0
        self._is_counting = False
        self._pid = os.getpid()
        with machine.lock:
            way = _open_way(machine, via)
            self._create(way, sockets, bool(groups) if multiplex is None else multiplex, frozen, state)
            self._free = weakref.finalize(self, in_process(_freeing(machine, self._pointer, way)))
            self._add()
            machine.sessions.add(self)

    def _create(self, way: Any, sockets: Optional[Iterable[int]], multiplex: bool, frozen: bool,
                state: Optional[str]) -> None:
        options, fault = uncore_session_options(ctypes.sizeof(uncore_session_options)), uncore_fault()
        options.flags = (UNCORE_SESSION_MULTIPLEX if multiplex else 0) | (UNCORE_SESSION_FROZEN if frozen else 0)
        options.state = state.encode() if state is not None else self.machine.head.state
        options.way = way
        if sockets is not None:
            numbers = list(sockets)
            options.units, options.unit_count = (ctypes.c_uint * max(len(numbers), 1))(*numbers), len(numbers)
        check(library().uncore_session_create(self.machine.pointer, ctypes.byref(options), ctypes.byref(self._pointer),
                                              ctypes.byref(fault)), fault)

    def _add(self) -> None:
        together = 0
        for item in self._items:
            for code, turn in zip(item.encodings, item.passes):
                number = ctypes.c_uint()
                # An event need not wait for others; the inputs of a metric belong together.
                group = 0 if item.metric is None else together + turn + 1
                self._check(library().uncore_session_add(self._pointer, ctypes.byref(code.code), group,
                                                         ctypes.byref(number)), item.name)
                item.requests.append(number.value)
            together += max(item.passes, default=0) + 1

    def _check(self, result: int, what: str = "") -> None:
        if result == 0:
            return
        fault = library().uncore_session_fault(self._pointer).contents
        conflict = library().uncore_session_conflict(self._pointer)
        if result == UNCORE_E_CONFLICT and conflict:
            raise _conflict(conflict.contents)
        try:
            check(result, fault, what)
        finally:
            library().uncore_fault_clear(ctypes.byref(fault))

    def __repr__(self) -> str:
        state = "counts" if self._is_counting else "closed" if not self._free.alive else "does not count"
        return f"<Session of {len(self._items)} events and metrics, {state}>"

    def __enter__(self) -> Session:
        if not self._is_counting:
            self.start()
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        self.close()

    def start(self) -> Session:
        """Programs the counters and lets them count. If it fails, all registers are as before."""
        self._must_be_open()
        with self.machine.lock:
            try:
                self._check(library().uncore_session_start(self._pointer))
            finally:
                library().uncore_machine_release(self.machine.pointer)
            self._is_counting = True
            self._begin = self._read = self.machine.now()
            self._look_around()
            self._last = self._values()
        return self

    def close(self) -> None:
        """Stops the counters, restores every register and frees the session. Raises Error if one cannot be restored."""
        with self.machine.lock:
            if not self._free.alive:
                return
            try:
                if self._is_counting and os.getpid() == self._pid:
                    self._is_counting = False
                    self._check(library().uncore_session_stop(self._pointer))
            finally:
                self._free()

    def _must_be_open(self) -> None:
        if not self._free.alive:
            raise Error("the session is closed")
        if os.getpid() != self._pid:
            raise Error("the session belongs to the process that this one was forked from")
        self.machine.head

    def _must_count(self) -> None:
        self._must_be_open()
        if not self._is_counting:
            raise Error('the session does not count: use "with", or call start()')

    @property
    def passes(self) -> int:
        """In how many turns the events count: 1 without multiplex."""
        self._must_count()
        return int(library().uncore_session_passes(self._pointer))

    @property
    def interval(self) -> float:
        """Seconds after which counters must be read at the latest. sleep() and every() see to it."""
        self._must_count()
        return float(library().uncore_session_interval(self._pointer)) / SECOND

    def sleep(self, seconds: float) -> None:
        """Waits while the session counts: reads the counters in time, and lets events that do not fit take turns."""
        self._must_count()
        turn = min(self.interval, max(seconds / self.passes / 4, 0.001)) if self.passes > 1 else self.interval
        for part in _parts(seconds, turn):
            self.machine.sleep(part)
            with self.machine.lock:
                call = library().uncore_session_rotate if self.passes > 1 else library().uncore_session_sample
                self._sampled(call)

    def _sampled(self, call: Any) -> None:
        try:
            self._check(call(self._pointer))
        finally:
            # The thread may have been moved to a CPU of another socket: another thread may be the next.
            library().uncore_machine_release(self.machine.pointer)

    def read(self) -> Reading:
        """Reads the counters: what was counted since the last read, or the start."""
        self._must_count()
        with self.machine.lock:
            self._sampled(library().uncore_session_sample)
            now, begin = self.machine.now(), self._read
            values, differences = self._values(), []
            for last, current in zip(self._last, values):
                parts = (uncore_value * len(current))()
                for at, part in enumerate(parts):
                    library().uncore_value_since(ctypes.byref(last[at]), ctypes.byref(current[at]), ctypes.byref(part))
                differences.append(parts)
            self._last, self._read = values, now
            return self._reading(differences, begin, now)

    def total(self) -> Reading:
        """Reads the counters: what was counted since the start. It also looks whether another program changed them."""
        self._must_count()
        with self.machine.lock:
            self._sampled(library().uncore_session_sample)
            now = self.machine.now()
            self._sampled(library().uncore_session_verify)
            return self._reading(self._values(), self._begin, now)

    def every(self, seconds: float, count: Optional[int] = None) -> Iterator[Reading]:
        """Reads again and again: a reading of each so many seconds, count times or without end."""
        if seconds <= 0:
            raise ValueError("seconds must be above 0")
        done = 0
        while count is None or done < count:
            self.sleep(seconds)
            yield self.read()
            done += 1

    def _reading(self, values: list[Any], begin: float, end: float) -> Reading:
        return Reading(self._tables, self._items, self._places, self._missing, values, begin - self._begin,
                       end - self._begin)

    def _look_around(self) -> None:
        """Notes where each request counts, and which instances the machine lacks: they have no row of their own."""
        value, presence = uncore_instance_value(), ctypes.c_int()
        for item in self._items:
            for code, request in zip(item.encodings, item.requests):
                at = 0
                self._places.append([])
                while library().uncore_session_instance(self._pointer, request, at, ctypes.byref(value)) == 0:
                    place = (value.unit, value.instance)
                    self._places[request].append(place)
                    if library().uncore_session_presence(self._pointer, place[0], code.code.box, place[1],
                                                         ctypes.byref(presence)) == 0 and presence.value in LACKING:
                        self._missing.add((*place, code.code.box))
                    at += 1

    def _values(self) -> list[Any]:
        """The values of each request since the start, one of each instance."""
        found, value = [], uncore_instance_value()
        for request, places in enumerate(self._places):
            values = (uncore_value * len(places))()
            for at in range(len(places)):
                check(library().uncore_session_instance(self._pointer, request, at, ctypes.byref(value)))
                values[at] = value.value
            found.append(values)
        return found


def _conflict(why: uncore_schedule_conflict) -> ConflictError:
    hint = f"; with multiplex=True they take {why.passes} turns" if why.passes else ""
    return ConflictError(words(why.text) + hint, UNCORE_E_CONFLICT, "UNCORE_E_CONFLICT")


def _parts(seconds: float, longest: float) -> Iterator[float]:
    """So many seconds in equal parts, none of them longer."""
    count = max(1, math.ceil(seconds / longest))
    done = 0
    for at in range(1, count + 1):
        until = round(seconds * SECOND) * at // count
        yield (until - done) / SECOND
        done = until


def _open_way(machine: Machine, via: str) -> Any:
    """Perf events, if they are wanted and may be used; else a null pointer: registers."""
    way = ctypes.POINTER(uncore_way)()
    # Files below another folder may be of another machine, whose counters this kernel does not count.
    if via == "registers" or (via == "auto" and machine.root is not None):
        return way
    options, fault = uncore_perf_options(ctypes.sizeof(uncore_perf_options)), uncore_fault()
    options.root = machine.root.encode() if machine.root else None
    result = library().uncore_perf_open(machine.pointer, ctypes.byref(options), ctypes.byref(way), ctypes.byref(fault))
    if via == "perf":
        check(result, fault, "via perf")
    return way


def _freeing(machine: Machine, session: Any, way: Any) -> Any:
    """Frees the session, then its way. It holds the machine, which must outlive both."""
    def free() -> None:
        with machine.lock:
            library().uncore_session_free(session)
            library().uncore_perf_close(way)
    return free

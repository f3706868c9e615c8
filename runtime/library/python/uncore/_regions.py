# SPDX-License-Identifier: MIT
"""Regions: what the counters of the machine counted while the program was in a piece of its code."""
from __future__ import annotations

import ctypes
import functools
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any, Callable, Optional, Type, TypeVar

from ._declared import UNCORE_E_BUSY, UNCORE_E_STATE, uncore_fault, uncore_region_row
from ._library import check, library, words
from ._rows import AMOUNTS

Function = TypeVar("Function", bound=Callable[..., Any])


class region:
    """A region of the program: "with region(name):", or "@region(name)" before a function.

    "uncore stat -r -g memory -- python3 program.py" counts and prints a table with a row for each region; so does the
    program itself between regions() and its end. Otherwise a region only costs the calls. Regions nest and repeat. A
    region belongs to the thread that is inside: while several threads are in regions of one name, these are one. A
    generator or coroutine must not give control away inside. The counters belong to sockets: a region's count is what
    the whole sockets counted, whoever caused it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._text = name.encode()

    def __enter__(self) -> region:
        self._check(library().uncore_region_begin(self._text))
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        result = library().uncore_region_end()
        # An exception from inside the region says more than that its end was not marked.
        if error is None:
            self._check(result)

    def _check(self, result: int) -> None:
        # A mark was lost for lack of room: uncore stat says how many, and the program goes on.
        if result not in (0, UNCORE_E_BUSY):
            check(result, what=f'region "{self.name}"')

    def __call__(self, function: Function) -> Function:
        @functools.wraps(function)
        def marked(*arguments: Any, **named: Any) -> Any:
            with self:
                return function(*arguments, **named)
        return marked  # type: ignore[return-value]


@dataclass(frozen=True)
class RegionRow:
    """What was counted for one event or metric in one region, on a socket (None: all) or box instance (None: all).

    calls have ended, unended have not and are in no other member. seconds is the time in which a thread was inside, by
    the machine's clock, and error by how many seconds it may be off. ranks processes were inside, most of them at the
    same time. value is in unit ("bytes", "events", "percent"); it is None if it was not measured, and state says why.
    rate is value divided by seconds for amounts (bytes, events, nanojoules, cycles), else None.
    """

    region: str
    calls: int
    unended: int
    seconds: float
    error: float
    ranks: int
    most: int
    item: str
    socket: Optional[int]
    instance: Optional[int]
    value: Optional[float]
    unit: str
    rate: Optional[float]
    state: str


class Regions:
    """A measurement of this process's regions. Make it with regions(), and end it with close() or "with"."""

    is_own = False  # this process has begun one

    def __init__(self, machine: str, what: str) -> None:
        fault = uncore_fault()
        result = library().uncore_region_open(machine.encode(), what.encode(), ctypes.byref(fault))
        # "uncore stat -r" around the program counts what it was told to, and the rows are of that.
        is_around = result == UNCORE_E_STATE and not Regions.is_own
        if not is_around:
            check(result, fault)
        self._is_open = Regions.is_own = not is_around

    def __enter__(self) -> Regions:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        self.close()

    def sleep(self, seconds: float) -> None:
        """Waits so many seconds of the measured machine's clock. That of a simulated machine is moved on at once."""
        check(library().uncore_region_sleep(round(seconds * 1e9)))

    def rows(self) -> list[RegionRow]:
        """What has been counted until now, region after region in the order in which they began first."""
        rows, count = ctypes.POINTER(uncore_region_row)(), ctypes.c_size_t()
        check(library().uncore_region_rows(ctypes.byref(rows), ctypes.byref(count)))
        return [_row(rows[at]) for at in range(count.value)]

    def dicts(self) -> list[dict[str, Any]]:
        """The rows as dictionaries."""
        return [asdict(row) for row in self.rows()]

    def frame(self) -> Any:
        """The rows as a pandas.DataFrame."""
        import pandas  # type: ignore[import]
        return pandas.DataFrame(self.dicts(), columns=list(RegionRow.__dataclass_fields__))

    def report(self, format: str = "table") -> str:
        """The same as text: "table", "csv" or "json", as "uncore stat -r" prints it."""
        text = ctypes.c_char_p()
        check(library().uncore_region_report(format.encode(), ctypes.byref(text)))
        return words(text.value)

    def close(self) -> None:
        """Ends the measurement and restores every register. A second close does nothing."""
        if self._is_open:
            self._is_open = Regions.is_own = False
            check(library().uncore_region_close())


def regions(machine: str, what: str) -> Regions:
    """Counts the regions of this process, on "here" or on a simulated machine: "sim:PLATFORM:SOCKETS".

    what are options of "uncore stat": "-g memory". Inside of "uncore stat -r" the regions are counted already, by its
    options, and machine and what mean nothing. The library starts "uncore stat -r" as a child, which has the rights
    to count, and restores the registers even if this process is killed. "uncore" is the program that the environment
    variable UNCORE_PROGRAM names, else the one in PATH.
    """
    return Regions(machine, what)


def _row(row: uncore_region_row) -> RegionRow:
    state, unit = words(row.state), words(row.unit)
    value = row.value if state == "ok" else None
    return RegionRow(words(row.region), row.calls, row.unended, row.seconds, row.error, row.ranks, row.most,
                     words(row.item), None if row.socket < 0 else row.socket,
                     None if row.instance < 0 else row.instance, value, unit,
                     value / row.seconds if value is not None and row.seconds > 0 and unit in AMOUNTS else None, state)

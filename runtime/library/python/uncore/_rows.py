# SPDX-License-Identifier: MIT
"""What was counted, as rows."""
from __future__ import annotations

import ctypes
from dataclasses import asdict, dataclass
from typing import Any, Iterable, Optional, Union

from ._declared import (UNCORE_METRIC_ABOVE, UNCORE_METRIC_BELOW, UNCORE_METRIC_PARTIAL, UNCORE_METRIC_PASSES,
                        UNCORE_METRIC_SCALED, UNCORE_SCOPE_CPU, UNCORE_VALUE_NONE, UNCORE_VALUE_OK,
                        uncore_metric_measurement, uncore_metric_value, uncore_value)
from ._errors import NotFoundError, UnmeasuredError
from ._items import Item
from ._library import library, words
from ._tables import Tables

DOUBTS = {
    UNCORE_METRIC_BELOW: "below",
    UNCORE_METRIC_ABOVE: "above",
    UNCORE_METRIC_PARTIAL: "partial",
    UNCORE_METRIC_SCALED: "scaled",
    UNCORE_METRIC_PASSES: "passes",
}
LINES = ("socket", "instance", "machine")


@dataclass(frozen=True)
class Row:
    """The value of an event or metric, on a box instance, a socket or the machine.

    begin and end are seconds since the session began to count; seconds is how long was counted. value is in unit; it is
    None if it could not be measured, and state says why: "ok", "absent", "denied", "lost", "wrapped", "stolen", "none"
    or "frozen". rate is value divided by seconds for amounts (events, bytes, nanojoules), else None. socket is None for
    the machine, and for boxes of a logical CPU, whose number is cpu. seen of expected instances counted, for the
    fraction share of the time; a value with a share below 1 is extrapolated. doubts are reasons not to believe a
    metric: "below" or "above" what is possible, "partial", "scaled", or "passes" if its inputs took turns.
    """

    begin: float
    end: float
    seconds: float
    group: str
    kind: str
    name: str
    box: str
    socket: Optional[int]
    cpu: Optional[int]
    instance: Optional[int]
    value: Optional[float]
    unit: str
    rate: Optional[float]
    state: str
    seen: int
    expected: int
    share: float
    doubts: tuple[str, ...]


# What a rate can be made of. A quotient or a level has none.
AMOUNTS = ("events", "bytes", "nanojoules", "cycles")

# (unit, instance) of each part of a request, in the session's order.
Place = tuple[int, int]


class Reading:
    """The counts of a session between two moments, in seconds since it began to count."""

    def __init__(self, tables: Tables, items: list[Item], places: list[list[Place]], missing: set[tuple[int, int, int]],
                 values: list[Any], begin: float, end: float) -> None:
        self._tables = tables
        self._items = items
        self._places = places
        self._missing = missing
        self._values = values
        self.begin = begin
        self.end = end

    def __repr__(self) -> str:
        return f"<Reading {self.begin:.6f} s to {self.end:.6f} s, {len(self._items)} events and metrics>"

    @property
    def seconds(self) -> float:
        """How long it is."""
        return self.end - self.begin

    def rows(self, by: str = "socket") -> list[Row]:
        """A row of each event and metric for each socket, box instance ("instance"), or for the whole "machine"."""
        if by not in LINES:
            raise ValueError(f'rows by "{by}": write one of {", ".join(LINES)}')
        return [self._row(item, unit, instance) for item in self._items for unit, instance in self._lines(item, by)]

    def dicts(self, by: str = "socket") -> list[dict[str, Any]]:
        """The rows as dictionaries, for json.dump() and csv.DictWriter."""
        return dicts(self, by)

    def frame(self, by: str = "socket") -> Any:
        """The rows as a pandas.DataFrame."""
        return frame(self, by)

    def value(self, name: str, socket: Optional[int] = None) -> float:
        """The value of an event or metric on a socket, or on the machine. Raises UnmeasuredError, never returns 0."""
        for item in self._items:
            if name.lower() in (item.name.lower(), item.name.lower().partition(":")[0]):
                row = self._row(item, socket, None)
                if row.value is None:
                    raise UnmeasuredError(f"{item.name} was not measured: {row.state}")
                return row.value
        raise NotFoundError(f'the session does not count "{name}"; it counts: '
                            + ", ".join(item.name for item in self._items))

    def _lines(self, item: Item, by: str) -> list[tuple[Optional[int], Optional[int]]]:
        places = self._places[item.requests[0]]
        units = list(dict.fromkeys(unit for unit, _ in places))
        if by == "machine":
            return [(None, None)]
        # A metric on one instance needs inputs that all count on its box.
        if by == "instance" and all(code.code.box == item.box for code in item.encodings):
            there = [place for place in places if (*place, item.box) not in self._missing]
            return [(unit, instance) for unit, instance in (there or places)]
        return [(unit, None) for unit in units]

    def _sum(self, request: int, unit: Optional[int], instance: Optional[int]) -> uncore_value:
        chosen = [value for place, value in zip(self._places[request], self._values[request])
                  if unit in (None, place[0]) and instance in (None, place[1])]
        total = uncore_value()
        library().uncore_value_sum((uncore_value * max(len(chosen), 1))(*chosen), len(chosen), ctypes.byref(total))
        return total

    def _metric(self, item: Item, values: list[uncore_value]) -> uncore_metric_value:
        """The result for the sums of the inputs, as "uncore stat" computes it."""
        inputs = (uncore_value * len(values))(*values)
        measured = uncore_metric_measurement(inputs, len(values))
        measured.seconds = max(value.enabled_ns for value in values) / 1e9
        measured.instances = values[0].seen
        for code, value in zip(item.encodings, values):
            if code.code.box == item.box:
                measured.instances = value.seen
        result = uncore_metric_value()
        if library().uncore_metric_evaluate(self._tables.pointer, item.metric, ctypes.byref(measured),
                                            ctypes.byref(result)) != 0:
            result.state = UNCORE_VALUE_NONE
        return result

    def _row(self, item: Item, unit: Optional[int], instance: Optional[int]) -> Row:
        values = [self._sum(request, unit, instance) for request in item.requests]
        doubts: tuple[str, ...] = ()
        if item.metric is not None:
            result = self._metric(item, values)
            state, value = result.state, float(result.value)
            doubts = tuple(word for bit, word in DOUBTS.items() if result.flags & bit)
        else:
            state, value = values[0].state, _amount(values[0], item)
        least = max(values, key=lambda each: int(each.expected - each.seen))
        counted = [each.running_ns / each.enabled_ns for each in values
                   if each.enabled_ns and each.state == UNCORE_VALUE_OK]
        seconds = max(each.enabled_ns for each in values) / 1e9
        is_good = state == UNCORE_VALUE_OK
        box = self._tables.rows("boxes")[item.box]
        is_cpu = box.scope == UNCORE_SCOPE_CPU
        return Row(self.begin, self.end, seconds, item.group, "event" if item.metric is None else "metric", item.name,
                   self._tables.text(box.id), None if is_cpu else unit, unit if is_cpu else None, instance,
                   value if is_good else None, item.unit,
                   value / seconds if is_good and seconds > 0 and item.unit in AMOUNTS else None,
                   words(library().uncore_value_state_name(state)), least.seen, least.expected,
                   min(counted, default=0.0), doubts)


def _amount(value: uncore_value, item: Item) -> float:
    """A whole number if it was counted all the time: those of large counts are exact only so."""
    scale = item.encodings[0].scale
    if value.running_ns >= value.enabled_ns:
        return int(value.count) * scale
    return float(library().uncore_value_estimate(ctypes.byref(value))) * scale


Readings = Union[Reading, Iterable[Reading]]


def rows(readings: Readings, by: str = "socket") -> list[Row]:
    """The rows of one or several readings."""
    several = [readings] if isinstance(readings, Reading) else readings
    return [row for reading in several for row in reading.rows(by)]


def dicts(readings: Readings, by: str = "socket") -> list[dict[str, Any]]:
    """The rows of one or several readings as dictionaries; Row says what each key means."""
    return [asdict(row) for row in rows(readings, by)]


def frame(readings: Readings, by: str = "socket") -> Any:
    """The rows of one or several readings as a pandas.DataFrame with a column for each member of Row.

    pandas is only needed for this. A value that was not measured is NaN, never 0.
    """
    import pandas  # type: ignore[import]
    return pandas.DataFrame(dicts(readings, by), columns=list(Row.__dataclass_fields__))

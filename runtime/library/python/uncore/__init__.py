# SPDX-License-Identifier: MIT
"""Measures memory bandwidth, cache and link traffic of Intel Xeon processors by their uncore counters.

    import uncore

    with uncore.machine() as machine, machine.session("memory") as session:
        for reading in session.every(0.1, count=20):
            print(reading.value("MEM_BW_TOTAL") / reading.seconds / 1e9, "GB/s")

uncore.machine("sim:PLATFORM:2") is a simulated machine of two sockets, for which no hardware and no rights are needed.
Times are in seconds, clocks in hertz, sizes in bytes. A value that could not be measured is None, never 0.

    platforms, platform       what can be counted: events, metrics, groups, registers; encode and decode
    search                    finds them by words
    machine, simulated        the machine that the program runs on, or a simulated one
    Session                   what Machine.session() makes: counts, and puts the registers back
    rows, dicts, frame        what was counted, as rows, dictionaries, or a pandas.DataFrame
    region, regions           what was counted while the program was in a piece of its code
    Error                     the base of all exceptions, with the library's text

The package calls libuncore, and libuncore-sim for simulated machines. They must be of its own release. While a call
reads counters or sleeps, other threads of the program run.
"""
from ._codec import Decoded, Encoding, Field, Filter
from ._errors import (BusyError, ConflictError, DeniedError, Error, EventError, LibraryError, NoDeviceError,
                      NotFoundError, UnmeasuredError)
from ._library import version
from ._machines import Machine, Socket, Traffic, machine, simulated
from ._platforms import Box, Event, Group, Metric, Platform, PlatformSet, Umask, platform, platforms
from ._regions import RegionRow, Regions, region, regions
from ._rows import Reading, Row, dicts, frame, rows
from ._search import Found, search
from ._sessions import Session

__all__ = [
    "Box", "BusyError", "ConflictError", "Decoded", "DeniedError", "Encoding", "Error", "Event", "EventError", "Field",
    "Filter", "Found", "Group", "LibraryError", "Machine", "Metric", "NoDeviceError", "NotFoundError", "Platform",
    "PlatformSet", "Reading", "RegionRow", "Regions", "Row", "Session", "Socket", "Traffic", "Umask", "UnmeasuredError",
    "dicts", "frame", "machine", "platform", "platforms", "region", "regions", "rows", "search", "simulated", "version",
]

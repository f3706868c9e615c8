# SPDX-License-Identifier: MIT
"""Machines: the one that the program runs on, and simulated ones."""
from __future__ import annotations

import ctypes
import os
import re
import threading
import weakref
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Iterable, Optional, Type, Union

from ._declared import (UNCORE_NO_INDEX, UNCORE_SCENARIO_ALL, UNCORE_SIM_MANUAL, UNCORE_SIM_REAL, uncore_fault,
                        uncore_linux_options, uncore_machine, uncore_scenario, uncore_scenario_traffic, uncore_sim,
                        uncore_socket)
from ._errors import Error
from ._library import check, library, simulator, words
from ._platforms import Platform, PlatformSet
from ._tables import Tables

if TYPE_CHECKING:
    from ._items import Words
    from ._sessions import Session

SECOND = 1_000_000_000


@dataclass(frozen=True)
class Socket:
    """A processor: the operating system's number, the cores (0: unknown), the CPU that makes accesses (-1: none)."""

    package: int
    cores: int
    cpu: int


@dataclass(frozen=True)
class Traffic:
    """What happens on a simulated machine: an event, rate times a second on each named instance.

    socket and instance are numbers; None: every one. It happens from begin to end, in seconds of the machine's clock;
    end None: without end.
    """

    event: str
    rate: int
    socket: Optional[int] = None
    instance: Optional[int] = None
    begin: float = 0.0
    end: Optional[float] = None


class Machine:
    """Sockets with counters, and a clock. Make one with machine() or simulated(), and close it, or use "with".

    Several threads may use one machine: a call waits until another thread's is over. While a call reads counters or
    sleeps, other threads of the program run.
    """

    def __init__(self, pointer: Any, free: Any, is_manual: bool, owner: object = None,
                 root: Optional[str] = "") -> None:
        self.pointer = pointer
        self.lock = threading.RLock()
        self.root = root  # the folder before its paths; None: this machine's own files; "": it has none
        self._is_manual = is_manual
        self._head: uncore_machine = pointer.contents
        self.platform = Platform(Tables(self._head.tables, owner))
        self.sessions: weakref.WeakSet[Session] = weakref.WeakSet()
        self._close = weakref.finalize(self, in_process(free))

    def __repr__(self) -> str:
        return f"<Machine {self.platform.id}, {len(self.sockets)} sockets, {self.name}>"

    def __enter__(self) -> Machine:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        self.close()

    def close(self) -> None:
        """Closes the sessions that still count, and frees the machine."""
        with self.lock:
            try:
                for session in list(self.sessions):
                    session.close()
            finally:
                self._close()

    @property
    def head(self) -> uncore_machine:
        """The struct of C. Raises Error once the machine is closed."""
        if not self._close.alive:
            raise Error("the machine is closed")
        return self._head

    @property
    def name(self) -> str:
        """Where it is: "/", "the simulator"."""
        return words(self.head.name)

    @property
    def is_simulated(self) -> bool:
        """Whether its counts mean nothing for real hardware."""
        return bool(self.head.is_simulated)

    @property
    def variant(self) -> Optional[str]:
        """The id of the processor's variant; None: not known, or the platform has none."""
        at = self.head.variant
        tables = self.platform.tables
        return None if at == UNCORE_NO_INDEX else tables.text(tables.rows("variants")[at].id)

    @property
    def sockets(self) -> list[Socket]:
        """The sockets, by their numbers from 0."""
        head = self.head
        return [_socket(row) for row in head.sockets[:head.socket_count]]

    def now(self) -> float:
        """Seconds of the machine's clock, which never goes back. Only differences mean something."""
        self.head
        return float(library().uncore_machine_now(self.pointer)) / SECOND

    def sleep(self, seconds: float) -> None:
        """Waits so many seconds of the machine's clock. The clock of a simulated machine is moved on at once."""
        self.head
        nanoseconds = round(seconds * SECOND)
        if nanoseconds < 0:
            raise ValueError("seconds must not be below 0")
        if self._is_manual:
            with self.lock:
                check(library().uncore_machine_sleep(self.pointer, nanoseconds))
        else:
            # The wait touches nothing of the machine but its clock, so others may count meanwhile.
            check(library().uncore_machine_sleep(self.pointer, nanoseconds))

    def session(self, groups: Words = (), metrics: Words = (), events: Words = (), *,
                sockets: Optional[Iterable[int]] = None, multiplex: Optional[bool] = None, frozen: bool = False,
                via: str = "auto", state: Optional[str] = None) -> Session:
        """A session that counts groups ("memory"), metrics ("MEM_BW_READS") and events, each a name or several.

        It begins with "with" or start(). sockets are the numbers of those to measure, else all. With multiplex events
        that do not fit take turns, and without it start() raises ConflictError; the default is True with groups. With
        frozen all counters of a box are read at one moment, and what happens meanwhile is lost. via says who counts:
        "perf" (Linux's driver), "registers", or "auto": perf if it may be used, else registers. state is a folder for
        locks and journals; the default is the machine's, /run/uncore on Linux.
        """
        from ._sessions import Session
        return Session(self, groups, metrics, events, sockets=sockets, multiplex=multiplex, frozen=frozen, via=via,
                       state=state)


def _socket(row: uncore_socket) -> Socket:
    return Socket(row.package, row.cores, row.cpu)


def in_process(free: Any) -> Any:
    """A function that calls free in this process alone: a forked child must not touch its parent's registers."""
    pid = os.getpid()

    def close() -> None:
        if os.getpid() == pid:
            free()
    return close


def machine(where: str = "here", *, root: Optional[str] = None, read_only: bool = False, keep_affinity: bool = False,
            platforms: Optional[PlatformSet] = None) -> Machine:
    """Opens "here", the machine that the program runs on, or a simulated one: "sim:PLATFORM:SOCKETS".

    A simulated machine has the traffic of an example machine, and a clock that only sleep() moves: its counts are exact
    and always the same. Of "here", root is a folder that precedes every path; read_only writes no register; with
    keep_affinity reading never moves the thread to a CPU of the socket.
    """
    simulated_words = re.fullmatch(r"sim:([^:/,]+)(?::(\d+))?", where)
    if simulated_words:
        return _example(simulated_words[1], int(simulated_words[2] or 1))
    if where != "here":
        raise ValueError(f'machine "{where}": write "here", or "sim:PLATFORM:SOCKETS"; platforms() has the platforms')
    fault, made = uncore_fault(), ctypes.POINTER(uncore_machine)()
    options = uncore_linux_options(ctypes.sizeof(uncore_linux_options), root.encode() if root else None)
    options.read_only, options.keep_affinity = read_only, keep_affinity
    if platforms is not None and platforms.pointer:
        options.platforms = platforms.pointer
    check(library().uncore_linux_open(ctypes.byref(options), ctypes.byref(made), ctypes.byref(fault)), fault)
    return Machine(made, lambda: library().uncore_machine_close(made), False, platforms, root or None)


def _example(platform: str, sockets: int) -> Machine:
    fault, made = uncore_fault(), ctypes.POINTER(uncore_machine)()
    check(simulator().uncore_sim_open(platform.encode(), sockets, ctypes.byref(made), ctypes.byref(fault)), fault)
    return Machine(made, lambda: library().uncore_machine_close(made), True)


def simulated(platform: Union[str, Platform], sockets: int = 1, traffic: Iterable[Traffic] = (), *,
              example: bool = False, clock: str = "manual", cores: int = 0) -> Machine:
    """A simulated machine on which only the traffic happens that is given, and with example all other events too.

    With the clock "manual" only sleep() moves time, and counts are exact; "real" is the host's clock. cores is the
    number of each socket's cores; 0: that of the largest processor.
    """
    chosen = platform if isinstance(platform, Platform) else PlatformSet()[platform]
    clocks = {"manual": UNCORE_SIM_MANUAL, "real": UNCORE_SIM_REAL}
    if clock not in clocks:
        raise ValueError(f'clock "{clock}": write "manual" or "real"')
    rows = [_traffic(each) for each in traffic]
    array = (uncore_scenario_traffic * max(len(rows), 1))(*rows)
    scenario = uncore_scenario(socket_count=sockets, cores=cores, example=example, traffic_count=len(rows))
    scenario.traffic = array
    fault, made = uncore_fault(), ctypes.POINTER(uncore_sim)()
    check(simulator().uncore_sim_create(chosen.tables.pointer, ctypes.byref(scenario), clocks[clock],
                                        ctypes.byref(made), ctypes.byref(fault)), fault)
    return Machine(simulator().uncore_sim_machine(made), lambda: simulator().uncore_sim_free(made),
                   clock == "manual", chosen.tables)


def _traffic(row: Traffic) -> uncore_scenario_traffic:
    def number(value: Optional[int]) -> int:
        return UNCORE_SCENARIO_ALL if value is None else value
    return uncore_scenario_traffic(row.event.encode(), number(row.socket), number(row.instance), row.rate, None, 0,
                                   round(row.begin * SECOND), 0 if row.end is None else round(row.end * SECOND))

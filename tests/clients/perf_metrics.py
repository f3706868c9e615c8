#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes perf's own metrics of the uncore (-M) on a simulated machine, and compares.

perf_metrics.py UNCORE PLATFORM FOLDER TURN SHARE: takes every SHARE-th metric, from TURN on, whose expression has no event
of the cores. What perf prints for its events must be what the simulator's report says. The metric must be perf's
expression of these numbers. perf divides by a time of the host that differs a little from the one it prints.
"""
import json
import os
import re
import sys

import perf_events as shared
import perf_names

PLATFORM, FOLDER, TURN, SHARE = sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
REPORT, OUT = (os.path.join(FOLDER, "metrics_" + name) for name in ("report.json", "out"))
EVENT = r"(?:[a-z]\w*@[^@]*@|UNC_\w+(?:\.\w+)*)"
MEBIBYTE, FLIT = 64 / (1 << 20), 7.11e-6  # scales of a line of memory, and of a flit in perf's table


def scale_of(number, unit):
    """What perf has multiplied the count with."""
    if unit == "Bytes":
        return FLIT if "." in number else 64
    return {"MiB": MEBIBYTE, "ns": 1e9}.get(unit, 1)


def metrics():
    """{name: expression} of those that need nothing but the uncore and the time: no core, no C-states of cores"""
    out, _ = perf_names.simulated(f"{PLATFORM}:{perf_names.SOCKETS},idle", ["perf", "list", "--details", "metrics"])
    found, name = {}, None
    for line in out.splitlines():
        head = re.match(r"^  (\S+)$", line)
        text = re.match(r"^ {7}\[(.*)\]$", line)
        if head:
            name = head.group(1)
        elif text and name and re.search(EVENT, text.group(1)) and not re.search(r"\b(cstate_\w+|msr|cpu)@", text.group(1)):
            left = re.sub(EVENT + r"|duration_time|[-+*/() .\d]", "", text.group(1))
            if left == "":
                found[name] = text.group(1)
    return found


def plain(name):
    """How perf prints an event of an expression."""
    return name.replace("\\", "").lower().replace("@", "/").replace("uncore_", "").rstrip("/") + ("/" if "@" in name else "")


def printed():
    """({event: (count, unscaled, how exact it is)}, whether all counted all the time, the metric)"""
    counts, whole, value = {}, True, None
    with open(OUT, encoding="utf-8") as file:
        for line in file:
            fields = line.strip().split(";")
            if len(fields) < 6 or not re.match(r"[\d.]+$", fields[0]):
                continue
            scale = scale_of(fields[0], fields[1])
            counts[fields[2].lower().replace("uncore_", "")] = float(fields[0]) / scale, 0.0051 / scale if "." in fields[0] else 0
            whole &= fields[4] == "100.00"
            value = float(fields[5]) if len(fields) > 6 and fields[5] else value
    return counts, whole, value


def close(left, right, is_rate):
    return abs(left - right) <= 0.051 + (1e-3 if is_rate else 1e-5) * abs(right)


def compare(name, expression):
    """What is wrong, and whether the counts could be compared too."""
    _, err = perf_names.simulated(f"{PLATFORM}:{perf_names.SOCKETS}", ["perf", "stat", "-x;", "-a", "-o", OUT, "-M", name, "--", "sh", "-c",
                                                    f"echo {shared.SECOND} >/sys/kernel/uncore_sim/advance"], ["-f", "json", "-o", REPORT])
    counts, whole, value = printed()
    events = {plain(event): event for event in re.findall(EVENT, expression)}
    if value is None or not all(event in counts for event in events):
        return f"{name}: perf prints {counts} for {sorted(events)} {err[-300:]}", False
    text = expression
    for event, written in sorted(events.items(), key=lambda pair: -len(pair[1])):
        text = text.replace(written, repr(counts[event][0]))
    text = text.replace("duration_time", repr(counts.get("duration_time", (0,))[0]))
    # metrics() has let pass nothing but numbers and signs.
    if not close(value, eval(text), "duration_time" in expression):
        return f"{name}: perf prints {value} for {text}", False
    if not whole:
        return None, False
    sums = {}
    with open(REPORT, encoding="utf-8") as file:
        for row in json.load(file)["counted"]:
            if row["by"] == "perf":
                key = (row["box"], row["event"], row["counter"] if row["event"] is None else "")
                sums[key] = sums.get(key, 0) + row["count"]
    wrong = [event for event in events if not any(abs(counts[event][0] - total) <= counts[event][1] for total in sums.values())]
    return (f"{name}: {wrong} of {counts} are not in the report: {sums}" if wrong else None), True


def main():
    every = metrics()
    chosen = [name for number, name in enumerate(sorted(every)) if (number + TURN) % SHARE == 0]
    results = [compare(name, every[name]) for name in chosen]
    faults = [fault for fault, _ in results if fault]
    whole = sum(compared for _, compared in results)
    print("\n".join(faults + [f"# {PLATFORM}: {len(chosen)} metrics of {len(every)}: {len(chosen) - len(faults)} exact, {whole} with counts that "
                              f"equal the report; the others count in turn; {len(faults)} faults"]))
    sys.exit(bool(faults) or not every)


main()

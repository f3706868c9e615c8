#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Asks Prometheus for what the exporters counted: query.py LOG SECONDS; the log says where Prometheus listens."""
import json
import pathlib
import re
import sys
import time
import urllib.parse
import urllib.request

log, seconds = pathlib.Path(sys.argv[1]), int(sys.argv[2])
end = time.monotonic() + 120 + seconds


def until(what, found):
    """Waits for a result that is true."""
    while True:
        result = found()
        if result:
            return result
        if time.monotonic() > end:
            sys.exit(f"{what}: not within {120 + seconds} seconds; {log.read_text()[-2000:]}")
        time.sleep(0.5)


address = until("Prometheus's address", lambda: re.search(r"address=127\.0\.0\.1:([1-9]\d*)", log.read_text()))


def query(text):
    """The samples of an instant query: (node, socket) to value."""
    url = f"http://127.0.0.1:{address.group(1)}/api/v1/query?query={urllib.parse.quote(text)}"
    try:
        with urllib.request.urlopen(url, timeout=30) as answer:
            result = json.load(answer)["data"]["result"]
    except OSError:
        return {}
    return {(each["metric"].get("node"), each["metric"].get("socket")): float(each["value"][1]) for each in result}


def is_filled():
    counts = query("count_over_time(uncore_up[10m])")
    return len(counts) == 2 and min(counts.values()) >= seconds


until("scrapes", is_filled)
# Bytes a second of a channel's 800 MHz clock: what reads and clock share does not depend on when the scrapes were.
clock = f"rate(uncore_mem_bw_reads_bytes_total[{seconds}s]) / on (node, socket) (rate(uncore_events_total[{seconds}s]) / 8) * 800e6"
wall = f"rate(uncore_mem_bw_reads_bytes_total[{seconds}s])"
wanted = {("whole", "0"): 32e9, ("whole", "1"): 16e9, ("half", "0"): 16e9, ("half", "1"): 16e9}


def agrees(text):
    found = query(text)
    return found.keys() == wanted.keys() and all(abs(found[key] / wanted[key] - 1) <= 0.01 for key in wanted) and found


print("by the clock of the memory:", until("by the clock of the memory", lambda: agrees(clock)))
print("by the time of the scrapes:", until("by the time of the scrapes", lambda: agrees(wall)))

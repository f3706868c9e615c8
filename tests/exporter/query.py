#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""
Asks Prometheus for what the exporters counted: query.py LOG SECONDS; the log says where Prometheus listens. The queries
that the pages show are among those that it asks.
"""
import re
import sys

import api

seconds = int(sys.argv[2])
prometheus = api.Prometheus(sys.argv[1], 120 + seconds)


def query(text):
    """The samples of an instant query: (node, socket) to value."""
    found = prometheus.query(text)
    return {} if isinstance(found, str) else {(labels.get("node"), labels.get("socket")): value for labels, value in found}


def is_filled():
    counts = query('count_over_time(uncore_up{node=~"whole|half"}[10m])')
    return len(counts) == 2 and min(counts.values()) >= seconds


prometheus.until("scrapes", is_filled)
# Bytes a second of a channel's 800 MHz clock: what reads and clock share does not depend on when the scrapes were.
wall = f'rate(uncore_mem_bw_reads_bytes_total{{node=~"whole|half"}}[{seconds}s])'
clock = f"{wall} / on (node, socket) (rate(uncore_events_total{{node=~'whole|half'}}[{seconds}s]) / 8) * 800e6"
wanted = {("whole", "0"): 32e9, ("whole", "1"): 16e9, ("half", "0"): 16e9, ("half", "1"): 16e9}


def agrees(text):
    found = query(text)
    return found.keys() == wanted.keys() and all(abs(found[key] / wanted[key] - 1) <= 0.01 for key in wanted) and found




def is_idle():
    """A machine without traffic has means without a number, which is no value that is not measured."""
    nothing = query('uncore_measured{node="idle",state="none"} == 1')
    wrong = query('uncore_measured{node="idle"} == 0')
    lacks = query('uncore_available{node="idle",group="bus"} == 0')
    return nothing and not wrong and lacks and list(nothing)


print("without traffic:", prometheus.until("values without traffic", is_idle))
print("by the clock of the memory:", prometheus.until("by the clock of the memory", lambda: agrees(clock)))
print("by the time of the scrapes:", prometheus.until("by the time of the scrapes", lambda: agrees(wall)))

# A page's query has a series for each socket of each machine, not one for the sockets of all machines.
nodes = {labels["instance"]: labels["node"] for labels, value in prometheus.query('uncore_up{node=~"whole|half"}')}
for page in "docs/stat.md", "docs/fleet/deployment.md":
    shown = re.findall(r"^ +(sum .*rate\(.*)$", open(page).read(), re.M)
    assert len(shown) == 1 and len(re.findall(r"sum by", open(page).read())) == 1, (page, shown)
    text = re.sub(r"\[\d+m\]", f"[{seconds}s]", shown[0])

    def page_agrees():
        found = prometheus.query(text)
        found = {} if isinstance(found, str) else {
            (nodes[labels["instance"]], labels["socket"]): value for labels, value in found if labels.get("instance") in nodes}
        return found.keys() == wanted.keys() and all(abs(found[key] / wanted[key] - 1) <= 0.01 for key in wanted) and found

    print(f"as {page} says:", prometheus.until(f"as {page} says", page_agrees))

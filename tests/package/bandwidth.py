#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Asks Prometheus for the bandwidth that exporters counted: bandwidth.py LOG EXAMPLE, where EXAMPLE is stat's JSON.

The scenario's rates are constant, and written in tests/scenarios/two_sockets.json. Those of the example traffic rise and
fall by some percent; the quotient of two sockets does not.
"""
import json
import sys

import api

SECONDS = 20
prometheus = api.Prometheus(sys.argv[1], 150)


def rates(node):
    """(direction, socket) to bytes a second."""
    result = {}
    for direction in ("reads", "writes"):
        found = prometheus.query(f'sum by (socket) (rate(uncore_mem_bw_{direction}_bytes_total{{node="{node}"}}[{SECONDS}s]))')
        if not isinstance(found, str):
            result.update({(direction, labels["socket"]): value for labels, value in found})
    return result


def is_filled():
    found = prometheus.query("count_over_time(uncore_up[10m])")
    return not isinstance(found, str) and len(found) == 2 and min(value for _, value in found) >= SECONDS


def near(found, wanted, share):
    return found.keys() == wanted.keys() and all(abs(found[key] / wanted[key] - 1) <= share for key in wanted) and found


def of_stat():
    """The same by stat: means of 16 seconds, the period of the traffic."""
    rows = [json.loads(line) for line in open(sys.argv[2])]
    return {(row["metric"].rsplit("_", 1)[1].lower(), str(row["socket"])): row["value"] / row["seconds"] for row in rows}


def quotients(rates):
    """How much the first socket has more than the second."""
    return {key: rates[key, "0"] / rates[key, "1"] for key in ("reads", "writes") if {(key, "0"), (key, "1")} <= rates.keys()}


prometheus.until("scrapes", is_filled)
scenario = {("reads", "0"): 32e9, ("reads", "1"): 16e9, ("writes", "0"): 12e9, ("writes", "1"): 8e9}
print("scenario:", prometheus.until("the scenario's rates", lambda: near(rates("scenario"), scenario, 0.01)))
example = of_stat()
print("example:", prometheus.until("the example's rates", lambda: near(rates("example"), example, 0.1)))
print("its quotients:", prometheus.until("the example's quotients", lambda: near(quotients(rates("example")), quotients(example), 0.01)))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""
Checks what uncore stat printed beside a perf that crowds channel 0: uneven.py FOLDER; or, uneven.py FOLDER served, what
uncore exporter served. The rates are those of
tests/scenarios/two_sockets_ep.json, with two fifths of the reads on channel 0.
"""
import json
import re
import sys

folder = sys.argv[1]
reads, writes = {0: 500e6, 1: 250e6, None: 750e6}, {0: 187.5e6, 1: 125e6, None: 312.5e6}
rates = {"UNC_M_CAS_COUNT.RD": reads, "UNC_M_CAS_COUNT.WR": writes,
         "MEM_BW_TOTAL": {socket: 64 * (reads[socket] + writes[socket]) for socket in reads}}


def near(value, wanted):
    assert abs(value / wanted - 1) < 0.01, (value, wanted)


def check(line, name, socket, seconds, channel=None):
    """Returns the part of the time for which the channel was counted that was least."""
    is_single, wanted = channel is not None, rates[name][socket]
    if is_single:
        wanted = 64 * (reads[socket] * (0.4 if channel == 0 else 0.2) + writes[socket] / 4)
    near(line["value"] / seconds, wanted)
    mean, least = line["running_ns"] / line["enabled_ns"], line["least_ns"] / line["enabled_ns"]
    # On the other three of four channels nothing is lacking.
    assert abs((1 - mean) * (1 if is_single else 4) - (1 - least)) < 0.01, line
    assert line["instances_seen"] == line["instances_expected"], line
    return least


def check_families(file):
    families = {}
    for text in open(f"{folder}/{file}"):
        found = re.match(r'(\w+)\{.*socket="(\d)".*\} (\S+)$', text)
        if found:
            families[found[1], int(found[2])] = float(found[3])
    for socket in 0, 1:
        near(families["uncore_mem_bw_total_bytes_total", socket], rates["MEM_BW_TOTAL"][socket])
        if file == "families":
            near(families["uncore_events_total", socket], rates["UNC_M_CAS_COUNT.RD"][socket])
        mean, least = families["uncore_running_ratio", socket], families["uncore_running_least_ratio", socket]
        assert abs((1 - mean) * 4 - (1 - least)) < 0.001 and least < 0.9, (mean, least)


if sys.argv[2:] == ["served"]:
    check_families("served_families")
    sys.exit()

uneven = 0
for text in open(f"{folder}/lines"):
    line = json.loads(text)
    is_single = line["instance"] is not None
    least = check(line, line.get("event") or line["metric"], line["socket"], line["seconds"], line["instance"])
    if is_single and line["instance"] != 0:
        assert least == 1, line
    else:
        assert 0.2 < least < 0.9, line
        uneven += 1
    for each in line.get("inputs", []):
        check(each, each["event"], line["socket"], line["seconds"])
assert uneven >= 10, uneven

rows = [row.split(";") for row in open(f"{folder}/columns") if row.startswith("S")]
assert len(rows) == 2
for row in rows:
    near(float(row[7]), rates["MEM_BW_TOTAL"][int(row[0][1:])])
    # perf's nine columns, the least channel, of which the other three lack nothing, and that the machine is simulated.
    assert len(row) == 11 and abs((100 - float(row[6])) * 4 - (100 - float(row[9]))) < 0.1, row

check_families("families")

text = open(f"{folder}/text").read()
found = re.findall(r"MEM_BW_TOTAL  4/4 imc    counted ([\d.]+) % of the time, one instance ([\d.]+) %", text)
assert len(found) == 2, text
assert re.search(r"\b44\.0 G\b", text) and re.search(r"\b24\.0 G\b", text), text

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the lines of disagreements.txt from a collection of the differences between sources of event facts.

Usage: extract_disagreements.py event_disagreements.json"""
import json
import re
import sys

BOXES = {"CBO": "cbo", "SBO": "sbox", "QPI LL": "qpi", "UPI LL": "upi", "iMC": "imc"}


def fields(entry):
    """Each field of an entry with the value of each source"""
    if "field" in entry:
        return [(entry["field"], entry["values"])]
    return sorted(entry["values"].items())


def words(values):
    """Sources and values, in one form"""
    def word(value):
        return "".join(map(str, sorted(value))) if isinstance(value, list) else f"{int(value, 16):#x}"
    return " ".join(f"{source}={word(values[source])}" for source in sorted(values))


def of_pcm(entry):
    """Where pcm sets another upper half for an I/O event (the kinds in 14:12, the channels in 11:4), or another counter"""
    said = dict(re.findall(r"(\w+)=(\w+)", entry["pcm"]))
    allowed = re.match(r"counter \d not in \((.*)\)", entry["problem"])
    if allowed:
        counters = {"perfmon": [int(at) for at in allowed.group(1).split(",")], "pcm": [int(said["ctr"])]}
        return [(entry["perfmon"], "counters", counters)]
    return [(name, "ext", {"perfmon": high, "pcm": hex(int(said["ch_mask"], 0) << 4 | int(said["fc_mask"], 0) << 12)})
            for name, high, _ in entry["perfmon"]]


def lines(said):
    """One for the umasks of an event in which the sources differ in the same way"""
    groups = {}
    for platform in ("hsx", "bdx", "skx", "icx"):
        entries = [(entry["unit"], entry["event"], field, values) for entry in said["platforms"][platform]["disputes"]
                   for field, values in fields(entry)]
        entries += [("IIO", name, field, values) for entry in said["pcm_iio"] if entry["platform"] == platform
                    for name, field, values in of_pcm(entry)]
        for unit, name, field, values in entries:
            event, _, umask = name.partition(".")
            key = (platform, BOXES.get(unit, unit.lower()), event, field, words(values))
            groups.setdefault(key, []).append(umask or "-")
    for (platform, box, event, field, values), umasks in groups.items():
        yield f"{platform} {box} {event} {','.join(umasks)} {field} {values}"


for line in lines(json.load(open(sys.argv[1], encoding="utf-8"))):
    print(line)

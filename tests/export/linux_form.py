#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares `uncoregen export perf` with a list of Linux's as texts, member by member, and counts each kind of difference.

Every difference must be of a kind that the page's table names, and the numbers must be those of the table. Prints what
is of no kind, and each row of the table whose number is another one; exits with 1 if there is any.
Usage: linux_form.py LIST EXPORT LEFT_OUT PAGE. LIST is what tests/facts/extract_linux.py prints, EXPORT and LEFT_OUT
are the export's output and its standard error. Without PAGE prints the counts."""
import collections
import json
import re
import sys

USUAL = {"Counter": "0,1,2,3", "PerPkg": "1"}
TEXTS = {"BriefDescription", "PublicDescription"}
NUMBERS = {"EventCode", "UMask", "PortMask", "FCMask"}


def read_list(path):
    events = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                continue
            name, *members = line.split()
            events[name] = USUAL | dict(member.split("=", 1) for member in members)
    return events


def read_export(path):
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)
    events = {entry.pop("EventName"): {key: value for key, value in entry.items() if key not in TEXTS}
              for entry in entries if "EventName" in entry}
    return events, sum("MetricName" in entry for entry in entries)


def kind_of_lost(name, event, left_out):
    if event.get("Deprecated") == "1":
        return "deprecated name"
    if name in left_out:
        return "not counted as it says"
    return "derived name" if not name.startswith("UNC_") else None


def kind_of_member(name, key, theirs, ours):
    """None: it is of no kind."""
    if key in NUMBERS and theirs and ours and int(theirs, 0) == int(ours, 0):
        return "spelling of a number"
    kinds = {("Experimental", True, False): "Experimental", ("ScaleUnit", False, True): "ScaleUnit",
             ("Filter", False, True): "filter given", ("MetricName", True, False): "metric in an event",
             ("MetricExpr", True, False): "metric in an event"}
    if key == "Filter" and theirs and theirs.startswith("config1=") and ours:
        return "words of a filter"
    if key == "Counter" and name == "UNC_CHA_COUNTER0_OCCUPANCY":
        return "disputed counters"
    return kinds.get((key, theirs is not None, ours is not None))


def compare(theirs, ours, left_out):
    found, faults = collections.Counter(), []
    for name in sorted(theirs.keys() - ours.keys()):
        kind = kind_of_lost(name, theirs[name], left_out)
        found[kind] += 1
        if kind is None:
            faults.append(f"{name}: only Linux's list has it")
    found["other source"] = len(ours.keys() - theirs.keys())
    for name in sorted(theirs.keys() & ours.keys()):
        kinds = set()
        for key in sorted(theirs[name].keys() | ours[name].keys()):
            one, other = theirs[name].get(key), ours[name].get(key)
            if one == other:
                continue
            kind = kind_of_member(name, key, one, other)
            if kind is None:
                faults.append(f"{name}: {key} is {one} there and {other} here")
            kinds.add(kind)
        found.update(kinds)
    return found, faults


def read_page(path):
    """{kind: number} of the table that begins with | kind |"""
    with open(path, encoding="utf-8") as file:
        table = file.read().split("\n| kind of difference |")[1].split("\n\n")[0]
    return {kind: int(number) for kind, number in re.findall(r"^\| ([\w ]+) \| (\d+) \|", table, re.M)}


def main():
    theirs, (ours, metrics) = read_list(sys.argv[1]), read_export(sys.argv[2])
    with open(sys.argv[3], encoding="utf-8") as file:
        left_out = {line.split(":")[0] for line in file}
    found, faults = compare(theirs, ours, left_out)
    found["metric"] = metrics
    if len(sys.argv) < 5:
        print("\n".join(f"| {kind} | {number} |" for kind, number in sorted(found.items(), key=str)))
    else:
        page = read_page(sys.argv[4])
        faults += [f"{kind}: the page says {page.get(kind, 'nothing')}, found {found.get(kind, 0)}"
                   for kind in sorted(page.keys() | found.keys() - {None}) if page.get(kind) != found.get(kind, 0)]
    print("\n".join(faults[:20]))
    sys.exit(bool(faults) or len(theirs) < 3000 or len(ours) < 2000)


main()

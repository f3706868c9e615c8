#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints what Linux's own event files have of uncore events, without the texts, in the form of linux_skx_list.txt.
Usage: extract_linux.py FOLDER, for example tools/perf/pmu-events/arch/x86/skylakex of Linux's source."""
import glob
import json
import sys

# What nearly every event has is left out.
USUAL = {"Counter": "0,1,2,3", "PerPkg": "1"}
TEXTS = {"BriefDescription", "PublicDescription"}


def words(event):
    for key in sorted(event.keys() | USUAL.keys()):
        if key != "EventName" and key not in TEXTS and event.get(key) != USUAL.get(key, ""):
            yield f"{key}={event.get(key, '-').replace(' ', '')}"


rows = []
for path in glob.glob(sys.argv[1] + "/uncore*.json"):
    with open(path, encoding="utf-8") as file:
        rows += [" ".join([event["EventName"], *words(event)]) for event in json.load(file) if "EventName" in event]
print("\n".join(sorted(rows)))

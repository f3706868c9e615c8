#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the facts of collections about the events of Intel's guides in the form of guide_facts.txt, without the file's head.

A collection is events_PLATFORM.json in a folder. Usage: extract_guide.py FOLDER PLATFORM..."""
import json
import sys


def umask(row):
    marks = ["or" if row["combinable"] else "alone"] if "combinable" in row else []
    return ":".join([row["name"], *marks, *(["read"] if "manual" in row["seen_in"] else [])])


def line(platform, event):
    page = (event["manual_row"] or "-").replace(" ", "_")
    umasks = [umask(row) for row in event["umasks"]]
    return " ".join([platform, event["intel_name"], str(event.get("max_inc_per_cycle", "-")), page, *(row for row in umasks if ":" in row)])


for name in sys.argv[2:]:
    with open(f"{sys.argv[1]}/events_{name}.json", encoding="utf-8") as file:
        print("\n".join(sorted(line(name, event) for event in json.load(file)["events"])))

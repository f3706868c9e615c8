#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a spec like ours in which every name is the same and much else is not. usage: next_version.py FOLDER

Every sentence has more words, events and metrics have another order, a register has another address, a field another
width, an event another code.
"""
import json
import os
import shutil
import sys

SENTENCES = ("text", "topic", "verdict", "reason")


def reword(value):
    if isinstance(value, list):
        return [reword(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: "In other words: " + each if key in SENTENCES and isinstance(each, str) else reword(each)
            for key, each in value.items()}


def one(rows, **same):
    return next(row for row in rows if all(row.get(key) == value for key, value in same.items()))


def change(path, value):
    """What is different in one file of this platform."""
    if path == "ivt/cbo.box.json":
        one(value["registers"], id="ctl")["msr"]["base"] = "0xd1b"
        fields = value["layouts"]["ctl"]["fields"]
        one(fields, id="thresh")["bits"] = "30:24"
        fields.insert(0, {"name": "rsv", "bits": "31", "access": "RV", "reset": 0, "write": 0})
    elif path == "ivt/cbo.events.json":
        one(value["events"], name="UNC_C_TxR_ADS_USED")["select"]["ev_sel"] = "0x7e"
    for kind in ("events", "metrics"):
        # The others say what differs from a file, so their order is that file's.
        if path.startswith("ivt/") and isinstance(value.get(kind), list):
            value[kind].reverse()
    return value


def main():
    shutil.copytree("spec", sys.argv[1])
    for place, _, names in os.walk(sys.argv[1]):
        for name in names:
            path = os.path.join(place, name)
            below = os.path.relpath(path, sys.argv[1])
            if not name.endswith(".json") or below.startswith("schema") or name in ("synonyms.json", "groups.json"):
                continue
            with open(path, encoding="utf-8") as file:
                value = json.load(file)
            with open(path, "w", encoding="utf-8") as file:
                json.dump(change(below, reword(value)), file, indent=2)


main()

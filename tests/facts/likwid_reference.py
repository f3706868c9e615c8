#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints what likwid has by a collection of event facts and likwid_events.txt lacks, unless a dispute says why.

Usage: likwid_reference.py PLATFORM EVENTS.json likwid_events.txt disputes.json"""
import json
import sys

BOXES = {"iMC": "imc", "QPI_LL": "qpi"}


def facts(path, platform):
    """The box, code, umask and extra select bit of each name"""
    rows = [line.split() for line in open(path, encoding="utf-8") if not line.startswith("#")]
    return {(row[1], int(row[3], 16), int(row[4], 16), int(row[5])) for row in rows if row[0] == platform and len(row) == 6}


def disputed(path, platform):
    """The items that likwid has wrong according to a dispute"""
    return {item for dispute in json.load(open(path, encoding="utf-8"))["disputes"] if dispute["platform"] == platform
            for claim in dispute["values"] if "likwid" in claim["source"] and not claim.get("holds")
            for item in dispute["items"]}


def value(event, umask):
    """The umask field as likwid writes it; for the occupancy events, the umask is in its bits 7:6"""
    said = int(umask.get("value_in_source", {}).get("likwid", umask.get("value", "0")), 16)
    return said << 6 if event["event"] == "POWER_STATE_OCCUPANCY" and said < 4 else said


def main(platform, events, facts_path, disputes_path):
    known, wrong = facts(facts_path, platform), disputed(disputes_path, platform)
    said = lacking = 0
    for event in json.load(open(events, encoding="utf-8"))["events"]:
        box = BOXES.get(event["box"], event["box"].lower())
        for umask in (umask for umask in event["umasks"] if "likwid" in umask["seen_in"]):
            path = f"{box}/{event['intel_name']}"
            said += 1
            if ((box, int(event["code"], 16), value(event, umask), event["ext_sel"]) not in known
                    and path not in wrong and f"{path}.{umask['name']}" not in wrong):
                print(f"{platform} {path}.{umask['name']}: nothing in likwid_events.txt has its code and umask")
                lacking += 1
    print(f"{platform}: {said} umasks said to be in likwid, {lacking} of them not found")
    return 1 if lacking or not said else 0


sys.exit(main(*sys.argv[1:]))

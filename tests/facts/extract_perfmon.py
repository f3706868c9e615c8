#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the facts of one of Intel's uncore event files in the form of perfmon_*.txt, without the file's head.
Usage: extract_perfmon.py FILE.json"""
import json
import sys

REGISTERS = {
    "CBoFilter": "box_filter", "CBoFilter0": "box_filter", "CBoFilter1": "box_filter1", "PCUFilter": "box_filter",
    "UBoxFilter": "box_filter", "IRPFilter": "box_filter", "HA_AddrMatch0": "box_addrmatch0",
    "HA_AddrMatch1": "box_addrmatch1", "HA_OpcodeMatch": "box_opcodematch", "QPIMask0": "pkt_mask0",
    "QPIMask1": "pkt_mask1", "QPIMatch0": "pkt_match0", "QPIMatch1": "pkt_match1",
}
BOXES = {"QPI LL": "qpi", "SBO": "sbox"}


def filters(printed):
    if printed in (None, "", "null", "na"):
        return "-"
    words = []
    for word in printed.split(","):
        name, bits = word.strip().rstrip("]").split("[")
        words.append(f"{REGISTERS[name]}:{bits.replace(':', '..')}")
    return ",".join(sorted(words))


def row(event):
    box = BOXES.get(event["Unit"], event["Unit"].lower())
    code, umask = int(event["EventCode"], 16), int(event["UMask"], 16)
    return (f"{box} {event['EventName']} {code:#x} {umask:#x} {event['ExtSel']} {event['Counter']} "
            f"{filters(event['Filter'])}")


with open(sys.argv[1], encoding="utf-8") as file:
    print("\n".join(sorted({row(event) for event in json.load(file)["Events"]})))

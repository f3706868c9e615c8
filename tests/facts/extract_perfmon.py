#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the facts of Intel's uncore event files for a processor in the form of perfmon_*.txt, without the file's head.
Usage: extract_perfmon.py FILE.json..."""
import json
import sys

REGISTERS = {
    "CBoFilter": "box_filter", "CBoFilter0": "box_filter", "CBoFilter1": "box_filter1", "PCUFilter": "box_filter",
    "UBoxFilter": "box_filter", "IRPFilter": "box_filter", "HA_AddrMatch0": "box_addrmatch0",
    "HA_AddrMatch1": "box_addrmatch1", "HA_OpcodeMatch": "box_opcodematch", "QPIMask0": "pkt_mask0",
    "QPIMask1": "pkt_mask1", "QPIMatch0": "pkt_match0", "QPIMatch1": "pkt_match1",
    "CHAFilter0": "box_filter", "CHAFilter1": "box_filter1", "CHAfilter1": "box_filter1", "Filter1": "box_filter1",
}
BOXES = {"QPI LL": "qpi", "SBO": "sbox", "UPI LL": "upi"}


def filters(event):
    printed = event["Filter"]
    if printed in (None, "", "null", "na"):
        return "-"
    words = []
    for word in printed.split(","):
        name, _, bits = word.strip().rstrip("]").partition("[")
        if name in ("fc", "chnl"):  # FCMask and PortMask matter
            continue
        if event.get("FILTER_VALUE", "0") != "0":
            words.append(f"{REGISTERS[name]}={int(event['FILTER_VALUE'], 16):#x}")
        elif bits in ("", "31:0"):
            words.append(REGISTERS[name])
        else:
            words.append(f"{REGISTERS[name]}:{bits.replace(':', '..')}")
    return ",".join(sorted(words)) or "-"


def upper_half(event):
    """Bits 63:32 of the control register: ports 43:36 and kinds 46:44 of an I/O stack, else UMaskExt."""
    if event["Unit"] == "IIO":
        return int(event["PortMask"], 16) << 4 | int(event["FCMask"], 16) << 12
    return int(event.get("UMaskExt", "0"), 16)


def row(event):
    box = BOXES.get(event["Unit"], event["Unit"].lower())
    code, umask = int(event["EventCode"], 16), int(event["UMask"], 16)
    return (f"{box} {event['EventName']} {code:#x} {umask:#x} {event['ExtSel']} {event['Counter']} "
            f"{filters(event)}" + (f" {upper_half(event):#x}" if upper_half(event) else ""))


rows = set()
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        rows |= {row(event) for event in json.load(file)["Events"]}
print("\n".join(sorted(rows)))

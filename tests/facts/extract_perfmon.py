#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the facts of a platform's uncore event files in the form of perfmon_*.txt, without the file's head.
Usage: extract_perfmon.py FILE.json..."""
import json
import sys

REGISTERS = {
    "CBoFilter": "box_filter", "CBoFilter0": "box_filter", "CBoFilter1": "box_filter1", "PCUFilter": "box_filter",
    "UBoxFilter": "box_filter", "IRPFilter": "box_filter", "HA_AddrMatch0": "box_addrmatch0",
    "HA_AddrMatch1": "box_addrmatch1", "HA_OpcodeMatch": "box_opcodematch", "QPIMask0": "pkt_mask0",
    "QPIMask1": "pkt_mask1", "QPIMatch0": "pkt_match0", "QPIMatch1": "pkt_match1",
}
# Since Skylake a filter is a register, whatever bits follow its name; but the states of lines are a field.
LATER = {
    "CHAFilter0[26:17]": "box_filter:26..17", "CHAFilter0[12:0]": "box_filter", "UBoxFilter[3:0]": "box_filter",
    "CHAFilter1[31:0]": "box_filter1", "CHAfilter1": "box_filter1", "Filter1": "box_filter1",
    "IRPFilter[4:0]": "box_filter:4..0",
}
BOXES = {"QPI LL": "qpi", "SBO": "sbox", "UPI LL": "upi", "iMC_DCLK": "imc"}


def later_filters(event):
    # The last three: UMaskExt, PortMask and FCMask have the values.
    if event["Filter"] in ("na", "chnl", "fc, chnl", "CtrCtrl[55:32]"):
        return "-"
    value = int(event["FILTER_VALUE"], 16)
    return LATER[event["Filter"]] + (f"={value:#x}" if value else "")


def high(event):
    """Bits 63:32 of the control register; since Ice Lake, whose files have CounterType, there are four more ports."""
    kinds = 16 if "CounterType" in event else 12
    return int(event["UMaskExt"], 16) | int(event["PortMask"], 16) << 4 | int(event["FCMask"], 16) << kinds


def filters(printed):
    if printed in (None, "", "null", "na"):
        return "-"
    if printed == "CHAFilter1":  # Knights Landing names the register alone
        return "box_filter1"
    words = []
    for word in printed.split(","):
        name, bits = word.strip().rstrip("]").split("[")
        words.append(f"{REGISTERS[name]}:{bits.replace(':', '..')}")
    return ",".join(sorted(words))


def row(event):
    box = BOXES.get(event["Unit"], event["Unit"].lower())
    code, umask = int(event["EventCode"], 16), int(event["UMask"], 16)
    counters = "FREERUN" if event.get("CounterType") == "FREERUN" else event["Counter"]
    start = f"{box} {event['EventName']} {code:#x} {umask:#x} {event['ExtSel']} {counters} "
    if "FCMask" not in event:
        return start + filters(event["Filter"])
    return start + later_filters(event) + (f" {high(event):#x}" if high(event) else "")


rows = set()
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        rows |= {row(event) for event in json.load(file)["Events"]}
print("\n".join(sorted(rows)))

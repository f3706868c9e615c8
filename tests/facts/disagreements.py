#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the events of the dump with each source of disagreements.txt. Where a source has another value, a dispute about
the event must name the source on a side that does not hold, or every side holds.

Usage: disagreements.py DUMP.json disputes.json disagreements.txt"""
import json
import sys

# These have the events of another: its lines are read for them, too, but for the sources that have a list for each.
TWINS = {"bdxde": ("bdx", {"likwid", "ucevent"}), "clx": ("skx", {"ucevent"})}
CITED = {"linux": "linux-6.12 tools/perf JSON", "kernel": "linux uncore_snbep.c", "ucevent": "ucevent"}


def spread(value, bits):
    """A value in the bits of a field, which may be in pieces"""
    out = 0
    for piece in reversed(bits.split(",")):
        high, _, low = piece.partition(":")
        low = int(low or high)
        width = int(high) - low + 1
        out |= (value & (1 << width) - 1) << low
        value >>= width
    return out


def fields(box):
    """The bits of each field of the control register"""
    found = [reg for reg in box["instances"][0]["registers"] if reg["id"] == "ctl"]
    return {f["id"]: f.get("pieces") or f"{f['hi']}:{f['lo']}" for reg in found for f in reg["fields"] if "id" in f}


def setting(values, places):
    """The control's bits for the fields that an event or umask sets"""
    return sum(spread(int(str(value), 0), places[field]) for field, value in values.items() if field in places)


def events(platform):
    """The control value and counters of each event and umask; None: it counts in a counter of its own"""
    out = {}
    for box in platform["boxes"]:
        places = fields(box)
        for event in box.get("events", []):
            general = event.get("group", "general") == "general"
            base = setting(event["select"], places)
            out[box["box"], event["name"], "-"] = (base if general else None, event["counters"])
            place = places.get(event.get("umask_field") or "umask")
            for umask in event.get("umasks", []) if place else []:
                value = base | spread(int(umask["value"], 16), place) | setting(umask.get("set", {}), places)
                out[box["box"], event["name"], umask["name"]] = (value, umask.get("counters") or event["counters"])
    return out


def ours(control, counters, field):
    """The field as the facts write it"""
    if field == "counters":
        return "".join(str(at) for at in sorted(counters))
    if control is None:
        return "none"
    return hex({"code": control & 0xff, "umask": control >> 8 & 0xff, "extsel": control >> 21 & 1, "ext": control >> 32}[field])


def decides(dispute, items, field, cited):
    """Whether the dispute is about the fact and against the source, or lets every side hold"""
    sides = [claim for claim in dispute["values"] if claim.get("holds")]
    return (("ounters" in dispute["topic"]) == (field == "counters") and items.intersection(dispute["items"]) and
            any(cited in claim["source"] and (not claim.get("holds") or len(sides) > 1) for claim in dispute["values"]))


def check(platform, known, line, disputes, leave):
    """One line: how many values agree and how many are decided; what is wrong is printed"""
    _, box, event, umasks, field, *said = line.split()
    totals = [0, 0, 0]
    for umask in umasks.split(","):
        if (box, event, umask) not in known:
            if not leave:
                print(f"{platform} {box} {event} {umask}: no such event")
                totals[2] += 1
            continue
        value = ours(*known[box, event, umask], field)
        items = {box, f"{box}/{event}", f"{box}/{event}.{umask}"}
        for source, theirs in (pair.split("=") for pair in said):
            cited = CITED.get(source, f"perfmon-{platform}" if source == "perfmon" else source)
            if source in leave or theirs == value:
                totals[0] += 1
            elif any(decides(dispute, items, field, cited) for dispute in disputes):
                totals[1] += 1
            else:
                print(f"{platform} {box} {event} {umask}: {field} {value}, {source} {theirs}, and no dispute says why")
                totals[2] += 1
    return totals


def main(dump, disputes, facts):
    lines = [line for line in open(facts, encoding="utf-8") if not line.startswith("#")]
    decided = json.load(open(disputes, encoding="utf-8"))["disputes"]
    wrong = 0
    for platform in json.load(open(dump, encoding="utf-8"))["platforms"]:
        name = platform["platform"]
        source, leave = TWINS.get(name, (name, set()))
        told = [line for line in lines if line.split()[0] == source]
        if not told:
            continue
        mine, known = [dispute for dispute in decided if dispute["platform"] == name], events(platform)
        equal, settled, bad = (sum(column) for column in zip(*(check(name, known, line, mine, leave) for line in told)))
        print(f"# {name}: {len(told)} lines, {equal} values as ours, {settled} decided by disputes, {bad} wrong")
        wrong += bad
    return 1 if wrong or not lines else 0


sys.exit(main(*sys.argv[1:]))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the dump of the spec with every fact of older_facts.txt.

The facts are about the P6 family, the Xeon MP, the 7100 and the 7400: processors, registers, addresses, widths, fields,
access, reset values, encodings, counters, RDPMC, overflow bits, events and umasks. The spec is turned into lines of the
same form. A line that only one side has is a difference, and needs an entry in older_accepted.txt.

Usage: older_reference.py DUMP.json DISPUTES.json older_facts.txt"""
import fnmatch
import json
import os
import sys

PLATFORMS = ("p6", "xeonmp", "xeon7100", "xeon7400")
MESI = ("I", "S", "E", "M")


def number(text):
    return int(text, 16) if isinstance(text, str) else text


# ---- the facts of the spec ----

def our_access(field, enabled_elsewhere):
    access = field["access"]
    if access == "RV":
        # a documented 1 that must be written, as opposed to bits that no source describes
        return "RV write 1" if field.get("write", 0) in (1, "0x1", "1") else "RV"
    if access == "WO" and field["evidence"] == "inferred":
        return "command"
    if access == "RO-V" and field["evidence"] == "inferred":
        return "status"
    if field.get("role") == "enable" and enabled_elsewhere:
        return "RV"
    return "RW" if access in ("RW", "RW-V") else access


def our_field(where, field, enabled_elsewhere, facts):
    access = our_access(field, enabled_elsewhere)
    place = f"{where} {field['hi']}:{field['lo']}"
    reset = None if "reset" not in field else number(field["reset"])
    facts.add(f"{place} is {access}")
    if access != "RV write 1":
        facts.add(f"{place} reset {reset}")
    if access.startswith("RV"):
        return
    facts.add(f"{place} name {field['name'].lower().replace(' ', '_')}")
    facts.add(f"{place} name {field['id']}")
    for value in field.get("values", []) if field["hi"] > field["lo"] else ():
        facts.add(f"{place} value {number(value['value']):#x}")


def our_registers(platform, box, facts):
    enabled = next((group["enabled_by"] for group in box["counters"] if "enabled_by" in group), None)
    for register in box["instances"][0]["registers"]:
        where = f"{platform} {register['name']}"
        address = register.get("msr")
        facts.add(f"{where} address {None if address is None else hex(number(address))}")
        facts.add(f"{where} width {register['width']}")
        parts = {part["part_of"] for part in register["fields"] if "part_of" in part}
        for field in register["fields"]:
            if field.get("id") not in parts or "id" not in field:
                inherits = next((whole for whole in register["fields"] if whole.get("id") == field.get("part_of")), field)
                our_field(where, {**field, "reset": inherits["reset"]} if "reset" in inherits else field,
                          enabled is not None and register["index"] != enabled, facts)
        for alias in register.get("aliases", []):
            facts.add(f"{where} alias {alias}")


def our_counters(platform, box, facts):
    for group in box["counters"]:
        facts.add(f"{platform} {group['id']} counters {group['count']} width {group['width']}")
        data = [register["name"] for register in box["instances"][0]["registers"] if register["id"] == group["data"]]
        for index, name in enumerate(data):
            if "rdpmc" in group:
                facts.add(f"{platform} {name} rdpmc {group['rdpmc'] + index}")
            for key, kind in (("select_bit", "select"), ("overflow_bit", "overflow")):
                if key in group:
                    facts.add(f"{platform} {name} {kind} {group[key] + index}")


def our_cpuid(platform, model, facts):
    for row in model["cpuid"]:
        stepping = "" if (row["stepping_lo"], row["stepping_hi"]) == (0, 15) else " some steppings"
        facts.add(f"{platform} cpuid {row['family']} {row['model']:#x} cache {row.get('cache_level')} "
                  f"variant {row.get('variant')}{stepping}")


def our_p6_events(model, box, facts, derived):
    every = [row["id"] for row in model["variants"]]
    for event in box["events"]:
        for variant in event.get("variants", every):
            where = f"p6 {variant} {event['name']}"
            facts.add(f"{where} counters {','.join(map(str, event['counters']))}")
            umasks = [umask for umask in event.get("umasks", []) if variant in umask.get("variants", every)]
            control = number(event["control"])
            if not umasks:
                facts.add(f"{where} - {control:#x}")
            for umask in umasks:
                line = f"{where} {umask['name']} {control | number(umask['value']) << 8:#x}"
                facts.add(line)
                derived.update({line} if "of" in umask else ())


def our_rules(box, facts):
    """The manual's notes below its table: how the umasks of two units are made."""
    states = {name: 1 << at for at, name in enumerate(MESI)}
    for event in box["events"]:
        values = {umask["name"]: number(umask["value"]) for umask in event.get("umasks", [])}
        if set(MESI) <= set(values) and (any(values[name] != states[name] for name in MESI) or values.get("MESI", 15) != 15
                                         or not event["umask_required"]):
            facts.add(f"p6 {event['name']} breaks the rule of the line states")
        if "ANY" in values and (values["ANY"] != values["SELF"] | 0x20 or not event["umask_required"]):
            facts.add(f"p6 {event['name']} breaks the rule of the agents")


def our_bus_events(platform, box, facts, derived):
    ones = {group["id"]: number(next(layout for layout in box["layouts"] if layout["id"] == group["control"])["write_base"])
            for group in box["counters"]}
    for event in box["events"]:
        where = f"{platform} {event['name']}"
        lines = {f"{where} of {event['group']} counters {event['counters']}"}
        if event["group"] == "fsb" and event["select"]:
            lines.add(f"{where} word {number(event['control']) | ones['fsb']:#x}")
            lines.add(f"{where} duration {event.get('max_increment') == 1}")
        facts |= lines
        # here a group with all its attributes is an event; the collection of the L3 has only the attributes
        if not event["select"] and platform != "xeonmp":
            derived |= lines


def our_facts(dump, platform):
    """The facts, and those among them that follow from others and need no second source."""
    model = next(row for row in dump["platforms"] if row["platform"] == platform)
    facts, derived = set(), set()
    our_cpuid(platform, model, facts)
    for box in model["boxes"]:
        our_registers(platform, box, facts)
        our_counters(platform, box, facts)
        if platform == "p6":
            our_p6_events(model, box, facts, derived)
            our_rules(box, facts)
        else:
            our_bus_events(platform, box, facts, derived)
    return facts, derived


# ---- the comparison ----

def stored_facts(path):
    """The facts of each platform; a line has a place, and " | " in front of each fact about it."""
    facts = {platform: set() for platform in PLATFORMS}
    for line in open(path, encoding="utf-8"):
        if line[0] != "#":
            where, *said = line.rstrip("\n").split(" | ")
            facts[where.split(" ")[0]].update(f"{where} {fact}" for fact in said)
    return facts


def accepted_patterns(path):
    """DISPUTE SIDE FACT; * stands for anything"""
    rows = [line.rstrip("\n").split(" ", 2) for line in open(path, encoding="utf-8") if line.strip() and line[0] != "#"]
    return {(side, fact): why for why, side, fact in rows}


def differences(theirs, ours, derived):
    """(side, fact). Of a field's name and id one is the collection's name."""
    named = {fact.split(" name ")[0] for fact in theirs & ours if " name " in fact}
    return [("theirs", fact) for fact in sorted(theirs - ours)] + [
        ("ours", fact) for fact in sorted(ours - theirs - derived) if " name " not in fact or fact.split(" name ")[0] not in named]


def compare(theirs, ours, derived, accepted):
    """The patterns used, how many facts they matched, and how many are wrong"""
    used, taken, wrong = set(), 0, 0
    for side, fact in differences(theirs, ours, derived):
        found = {row for row in accepted if row[0] == side and fnmatch.fnmatchcase(fact, row[1])}
        used |= found
        taken += bool(found)
        if not found:
            print(f"only {side}: {fact}")
            wrong += 1
    return used, taken, wrong


def main(dump_path, disputes_path, facts_path):
    lists = os.path.dirname(os.path.abspath(__file__))
    dump = json.load(open(dump_path, encoding="utf-8"))
    disputes = {row["id"] for row in json.load(open(disputes_path, encoding="utf-8"))["disputes"]}
    accepted = accepted_patterns(f"{lists}/older_accepted.txt")
    stored = stored_facts(facts_path)
    used, wrong = set(), 0
    for platform in PLATFORMS:
        theirs = stored[platform]
        ours, derived = our_facts(dump, platform)
        patterns, taken, bad = compare(theirs, ours, derived, accepted)
        used |= patterns
        wrong += bad
        print(f"# {platform}: {len(theirs)} facts of the collection, {len(theirs & ours)} hold; {taken} more or other here by disputes")
    for row in sorted(set(accepted) - used):
        print(f"no longer a difference: {' '.join(row)}")
        wrong += 1
    for row in (row for row in sorted(accepted) if accepted[row] not in disputes):
        print(f"no dispute {accepted[row]}: {' '.join(row)}")
        wrong += 1
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

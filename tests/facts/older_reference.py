#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every fact of the collections about the P6 family, the Xeon MP, the 7100 and the 7400 against what uncoregen made of spec/:
processors, registers, addresses, widths, fields, access, reset values, encodings, counters, RDPMC, overflow bits, events, umasks.
Both sides become lines of the same form; a line that only one side has is a difference, and needs an entry of older_accepted.txt.
Usage: older_reference.py DUMP.json DISPUTES.json REFERENCE_DIR"""
import fnmatch
import json
import os
import re
import sys

# The collections name counter groups by what they watch; ours have ids of their own.
PLATFORMS = (("p6", "p6", None), ("xeonmp", "xeonmp_ifsb", None), ("xeon7100", "xeon7x00_l3", "7100"), ("xeon7400", "xeon7x00_l3", "7400"))
GROUPS = {"P6_CORE": "general", "IBUSQ": "ibusq", "ISNPQ": "isnpq", "EFSB": "efsb", "IBUSQ_LATENCY": "latency", "GBSQ": "gbsq",
          "GSNPQ": "gsnpq", "FSB": "fsb"}
VARIANTS = {"Pentium Pro": "pentium_pro", "Pentium II": "pentium_ii", "Pentium III": "pentium_iii", "Pentium M": "pentium_m"}
RESERVED = ("reserved", "not described", "not implemented", "not available")
MESI = ("I", "S", "E", "M")


def number(text):
    return int(text, 16) if isinstance(text, str) else text


def bits(text):
    hi, _, lo = text.partition(":")
    return int(hi), int(lo or hi)


# ---- what the collections say ----

def expand(name):
    """MSR_X{0,1}, MSR_X{4..7}"""
    found = re.fullmatch(r"(.*)\{(\d)(,|\.\.)(\d)\}", name)
    if not found:
        return [name]
    return [f"{found[1]}{index}" for index in range(int(found[2]), int(found[4]) + 1)]


def encodings(values, lo, width):
    """The values that a field's encodings name, be they written as binary numbers or as bits."""
    known = set()
    for key, meaning in values.items():
        if "not described" in meaning:
            continue
        if re.fullmatch(r"[01]{%d}" % width, key):
            known.add(int(key, 2))
        for high, low in re.findall(r"bits? (\d+)(?::(\d+))?", key):
            known.update(1 << (bit - lo) for bit in range(int(low or high), int(high) + 1))
    return known


def reference_access(field):
    attr, values = field["attr"], field["values"]
    if attr.startswith(RESERVED):
        return "RV"
    if attr == "fixed 1" or "required" in values.values():
        return "RV write 1"
    if "command bit" in attr:
        return "command"
    if "status" in attr:
        return "status"
    return "RW"


def reference_field(where, field, series, facts):
    hi, lo = bits(field["bits"])
    access = reference_access(field)
    place = f"{where} {hi}:{lo}"
    facts.add(f"{place} is {access}")
    if access != "RV write 1":
        facts.add(f"{place} reset {field['reset']}")
    if access.startswith("RV"):
        return
    facts.add(f"{place} name {field['name'].lower()}")
    values = field["values"].get(series, field["values"])
    if hi > lo and not any(key in field["name"] for key in ("event_select", "event_status", "CMASK")):
        for value in encodings(values, lo, hi - lo + 1):
            facts.add(f"{place} value {value:#x}")


def reference_registers(platform, series, reference, facts):
    unknown = " ".join(reference["unknown"])
    for box in reference["boxes"]:
        for register in box["registers"]:
            for name, address in zip(expand(register["name"]), register["addresses"], strict=True):
                where = f"{platform} {name}"
                if f"address of {name} on the {series} series" in unknown:
                    address = None
                facts.add(f"{where} address {None if address is None else hex(number(address))}")
                facts.add(f"{where} width {register['size']}")
                for field in register["fields"]:
                    reference_field(where, field, series, facts)
                for alias in register.get("aliases") or []:
                    found = re.match(r"(MSR_\w+?)(0/1)? ", alias)
                    if found:
                        facts.add(f"{where} alias {found[1] + (name[-1] if found[2] else '')}")
                    elif "0" in alias or "1" in alias:
                        facts.update({f"{where} alias {alias}"} if alias[-1] == name[-1] else set())


def reference_counters(platform, series, reference, facts):
    said = reference["rdpmc"].get(series, reference["rdpmc"])
    first = int(re.match(r"\d+", said["index"])[0])
    lowest = min(number(address) for box in reference["boxes"] for register in box["registers"] if "count" in register["name"].lower()
                 or any("count" in field["name"] for field in register["fields"]) for address in register["addresses"])
    for box in (box for box in reference["boxes"] if box["counters"] and box["registers"]):
        group = f"{platform} {GROUPS[box['name']]}"
        facts.add(f"{group} counters {box['counters']} width {box['counter_width']}")
        for register in box["registers"]:
            if not any(field["name"] in ("event_count", "count_lo") for field in register["fields"]):
                continue
            for name, address in zip(expand(register["name"]), register["addresses"], strict=True):
                facts.add(f"{platform} {name} rdpmc {first + number(address) - lowest}")
    for box in (box for box in reference["boxes"] if box["name"] == "GL"):
        for field in box["registers"][0]["fields"]:
            kind = {"GL_event_select": "select", "GL_event_status": "overflow"}.get(field["name"])
            for key, name in field["values"].items() if kind else ():
                facts.add(f"{platform} {name} {kind} {int(key.split()[1]) - bits(field['bits'])[1]}")


def signatures(text):
    """06_01H; family 0Fh, model 03h or 04h; family 0Fh model 06h"""
    short = re.findall(r"\b([0-9A-F]{2})_([0-9A-F]{2})H", text)
    found = re.search(r"family ([0-9A-F]+)h,? model(.*)", text)
    if found and not short:
        short = [(found[1], model) for model in re.findall(r"\b(0[0-9A-F])h", found[2].split("(")[0])]
    return [(int(family, 16), int(model, 16)) for family, model in short]


def reference_cpuid(platform, series, reference, facts):
    for row in reference["cpuid"]:
        if row.get("series", series) != series:
            continue
        level = 3 if re.search(r"L3|level-3", row["signature"]) else None
        name = row.get("name", "")
        variant = max((known for known in VARIANTS if known in name), key=len, default=None)
        for family, model in signatures(row["signature"]):
            facts.add(f"{platform} cpuid {family} {model:#x} cache {level} variant {VARIANTS.get(variant)}")


def p6_variants(event):
    models = event["models"]
    if isinstance(models, list):
        named = {VARIANTS[known] for known in VARIANTS for model in models if model.removesuffix(" Xeon") == known}
        return named
    return {"pentium_pro", "pentium_ii", "pentium_iii", "pentium_m"}


def p6_events(reference, facts):
    """One line for each variant that has an umask. What the Pentium M's own tables say of a code holds there, and nothing else."""
    events = [event for box in reference["boxes"] for event in box["events"]]
    changed = {event["code"] for event in events if event["models"] == ["Pentium M"]}
    for event in events:
        own = event["models"] == ["Pentium M"]
        for variant in p6_variants(event):
            if variant == "pentium_m" and event["code"] in changed and not own:
                continue
            where = f"p6 {variant} {event['name']}"
            facts.add(f"{where} counters {event['counters']}")
            for name, text in event["umasks"].items():
                # a choice that is the only one is none
                name = "-" if name == "" or list(event["umasks"]) == ["SELF"] else name
                if " in bits " not in text:
                    facts.add(f"{where} {name} {number(event['code']) | number(text.split(' or ')[0]) << 8:#x}")


def bus_events(platform, reference, facts):
    for box in reference["boxes"]:
        first = int(re.search(r"CTL\{(\d)|$", box["registers"][0]["name"])[1] or 0)
        for event in box["events"]:
            # the one counter that is no part of an array is called by its register
            low, _, high = event["counters"].replace("CNTR7", "0").partition("-")
            counters = [index - first for index in range(int(low), int(high or low) + 1)]
            where = f"{platform} {event['name']}"
            facts.add(f"{where} of {GROUPS[box['name']]} counters {counters}")
            if "ctl_value_hi32" in event:
                facts.add(f"{where} word {number(event['ctl_value_hi32']) << 32:#x}")
                facts.add(f"{where} duration {event['kind'] == 'duration'}")


def reference_facts(path, platform, series):
    reference = json.load(open(path, encoding="utf-8"))
    facts = set()
    reference_cpuid(platform, series, reference, facts)
    reference_registers(platform, series, reference, facts)
    reference_counters(platform, series, reference, facts)
    if platform == "p6":
        p6_events(reference, facts)
    else:
        bus_events(platform, reference, facts)
    return facts


# ---- what the spec says ----

def our_access(field, enabled_elsewhere):
    access = field["access"]
    if access == "RV":
        # a documented 1 to be written, as opposed to bits nobody describes
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
        # a group with all its attributes is an event here; the collection of the L3 has the attributes alone
        if not event["select"] and platform != "xeonmp":
            derived |= lines


def our_facts(dump, platform):
    """The facts, and those among them that follow from others and need no second opinion."""
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


# ---- the lists that the unit tests read ----

def listed(directory, lists):
    """Every line of p6_events.txt and fsb_events.txt is one of the collection, and the other way round."""
    p6 = [event for box in json.load(open(f"{directory}/p6.json", encoding="utf-8"))["boxes"] for event in box["events"]]
    wanted = {"p6_events.txt": [], "fsb_events.txt": []}
    for event in p6:
        models = event["models"] if isinstance(event["models"], list) else ["all"]
        for name, value in event["umasks"].items():
            if " " not in value:
                wanted["p6_events.txt"].append(" ".join([event["name"], event["code"], event["counters"].replace(",", "+"), name or "-",
                                                         value, "+".join(models).replace(" ", "_")]))
    for box in json.load(open(f"{directory}/xeon7x00_l3.json", encoding="utf-8"))["boxes"]:
        wanted["fsb_events.txt"] += [f"{event['name']} {event['bit']} {event['ctl_value_hi32']}" for event in box["events"]]
    wrong = 0
    for name, lines in wanted.items():
        have = [line.rstrip("\n") for line in open(f"{lists}/{name}", encoding="utf-8") if line[0] != "#"]
        for line in sorted(set(lines) ^ set(have)):
            print(f"{name}: {line} is {'not in it' if line in lines else 'no fact of the collection'}")
            wrong += 1
        print(f"# {name}: {len(have)} lines, {len(lines)} facts of the collection")
    return wrong


# ---- the comparison ----

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
    """The patterns used, how many facts they took in, and how many are wrong"""
    used, taken, wrong = set(), 0, 0
    for side, fact in differences(theirs, ours, derived):
        found = {row for row in accepted if row[0] == side and fnmatch.fnmatchcase(fact, row[1])}
        used |= found
        taken += bool(found)
        if not found:
            print(f"only {side}: {fact}")
            wrong += 1
    return used, taken, wrong


def main(dump_path, disputes_path, directory):
    lists = os.path.dirname(os.path.abspath(__file__))
    dump = json.load(open(dump_path, encoding="utf-8"))
    disputes = {row["id"] for row in json.load(open(disputes_path, encoding="utf-8"))["disputes"]}
    accepted = accepted_patterns(f"{lists}/older_accepted.txt")
    used, wrong = set(), listed(directory, lists)
    for platform, file, series in PLATFORMS:
        theirs = reference_facts(f"{directory}/{file}.json", platform, series)
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

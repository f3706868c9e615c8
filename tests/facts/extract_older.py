#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the facts of the collections about the older processors as in older_facts.txt, without the head of the file.

The processors are the P6 family, the Xeon MP, the 7100 and the 7400. The collections p6.json, xeonmp_ifsb.json and
xeon7x00_l3.json were made from the manual, independently of spec/. With --lists compares the lists of events that the
unit tests read instead.

Usage: extract_older.py [--lists] FOLDER"""
import json
import os
import re
import sys

# The collections name counter groups by what they watch; the spec has other ids.
PLATFORMS = (("p6", "p6", None), ("xeonmp", "xeonmp_ifsb", None), ("xeon7100", "xeon7x00_l3", "7100"), ("xeon7400", "xeon7x00_l3", "7400"))
GROUPS = {"P6_CORE": "general", "IBUSQ": "ibusq", "ISNPQ": "isnpq", "EFSB": "efsb", "IBUSQ_LATENCY": "latency", "GBSQ": "gbsq",
          "GSNPQ": "gsnpq", "FSB": "fsb"}
VARIANTS = {"Pentium Pro": "pentium_pro", "Pentium II": "pentium_ii", "Pentium III": "pentium_iii", "Pentium M": "pentium_m"}
RESERVED = ("reserved", "not described", "not implemented", "not available")


def number(text):
    return int(text, 16) if isinstance(text, str) else text


def bits(text):
    hi, _, lo = text.partition(":")
    return int(hi), int(lo or hi)


def expand(name):
    """MSR_X{0,1}, MSR_X{4..7}"""
    found = re.fullmatch(r"(.*)\{(\d)(,|\.\.)(\d)\}", name)
    if not found:
        return [name]
    return [f"{found[1]}{index}" for index in range(int(found[2]), int(found[4]) + 1)]


def encodings(values, lo, width):
    """The values that the encodings of a field name, as binary numbers or as bits."""
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
    """One line for each variant that has a umask. For the codes in its own tables, the Pentium M has nothing else."""
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
                # a single value is not a choice
                name = "-" if name == "" or list(event["umasks"]) == ["SELF"] else name
                if " in bits " not in text:
                    facts.add(f"{where} {name} {number(event['code']) | number(text.split(' or ')[0]) << 8:#x}")


def bus_events(platform, reference, facts):
    for box in reference["boxes"]:
        first = int(re.search(r"CTL\{(\d)|$", box["registers"][0]["name"])[1] or 0)
        for event in box["events"]:
            # the only counter outside an array has the name of its register
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


def place(fact):
    """What a fact is about: platform, register and bits if there are any; or platform, variant and event"""
    words = fact.split(" ")
    return 3 if ":" in words[2] or words[1] in VARIANTS.values() else 2


def rows(facts):
    """One line for all facts about a place: the place, then " | " before each fact"""
    places = {}
    for fact in sorted(facts):
        words = fact.split(" ")
        at = place(fact)
        places.setdefault(" ".join(words[:at]), []).append(" ".join(words[at:]))
    return [" | ".join([where, *said]) for where, said in sorted(places.items())]


def listed(directory, lists):
    """Checks that p6_events.txt and fsb_events.txt have the lines of the collection and no others."""
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


def main(directory):
    for platform, file, series in PLATFORMS:
        print("\n".join(rows(reference_facts(f"{directory}/{file}.json", platform, series))))


if __name__ == "__main__":
    if sys.argv[1] == "--lists":
        sys.exit(listed(sys.argv[2], os.path.dirname(os.path.abspath(__file__))) != 0)
    main(sys.argv[1])

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares boxes of the dump with what units.txt says of tables of units: numbers, steps, counters, addresses, fields.

Usage: units.py DUMP.json units.txt"""
import json
import sys

OTHERS = 65535  # a type that no box has
TWINS = {"emr": "spr", "srf": "gnr", "cwf": "gnr"}  # the driver has one table for both


def registers(box, name, instance=0):
    """The elements of a register of one instance"""
    return [reg for reg in box["instances"][instance]["registers"] if reg["id"] == name]


def place(reg):
    """The number of an MSR, or the offset: in the window, or in PCI space"""
    return int(reg["msr"] if reg["space"] == "msr" else reg["offset"], 0)


def space(box):
    """How the registers are reached, as the box says or its addresses do"""
    found = box.get("found", {})
    return found.get("access") or (registers(box, "ctl") or [{"space": None}])[0]["space"]


def distance(regs):
    """From each element to the next, if that is always the same"""
    places = [place(reg) for reg in regs]
    steps = {b - a for a, b in zip(places, places[1:])}
    return steps.pop() if len(steps) == 1 else None


def general(box):
    """The general counters"""
    return next((group for group in box["counters"] if group["kind"] == "general"), None)


def layout_field(discovery, of, offset, name):
    """The bits of a field in a word of a record"""
    for reg in discovery["instances"][0]["registers"]:
        if reg.get("of") == of and int(reg["offset"], 0) == offset:
            return next((f"{f['hi']}:{f['lo']}" for f in reg["fields"] if f.get("id") == name), None)
    return None


def is_found(box, name):
    """Whether the place of the register comes from the table"""
    return any(reg["space"] == "found" for reg in registers(box, name))


def placed(box, name):
    """The place of the first element. One that begins a part of the unit has only the place that the table gives."""
    return place(registers(box, name)[0]) if registers(box, name) else None


def window(box):
    """Of the windows of a box: the first one's offset, and how far the next ones are from it, by turns"""
    offsets = [int(str(at), 0) for at in box["windows"][0]["offset"]]
    elements = box["windows"][0]["base"][1]["element"]
    turns = max(elements.count(each) for each in elements)
    return [offsets[0], offsets[1] - offsets[0], turns]


def said(kind, box, words):
    """What the dump says where the fact has words; None: there is nothing"""
    found, group = box.get("found", {}), general(box)
    if kind == "type":
        return [found.get("type")]
    if kind == "broken":
        return [found.get("trust")]
    if kind == "access":
        return [space(box)]
    if kind == "nothing":
        return ["access" in found, found.get("trust")]
    if kind == "steps":
        return [distance(registers(box, group["control"])), distance(registers(box, group["data"]))]
    if kind == "counters":
        return [group["count"], group["width"]]
    if kind == "control":
        return [registers(box, group["control"])[0]["width"]]
    if kind == "at":
        return [words[0], placed(box, words[0])]
    if kind == "step":
        return [place(registers(box, "ctl", 1)[0]) - place(registers(box, "ctl")[0])]
    return window(box) if kind == "window" else None


def want(kind, words):
    """The fact's words as the dump has them"""
    if kind == "broken":
        return ["nothing"]
    if kind == "nothing":
        return [False, "all"]
    return [int(word, 0) if word[0].isdigit() else word for word in words]


def check_box(platform, line, kind, rest):
    """A complaint about a fact of a box, or None"""
    box = next((each for each in platform["boxes"] if each["box"] == rest[1]), None)
    words = rest[2:] if kind == "nothing" else rest[2:-1]
    if box is None:
        return f"{platform['platform']} has no such box: {line}"
    ours = said(kind, box, words)
    if ours is None:
        return f"no fact: {line}"
    return None if ours == want(kind, words) else f"{platform['platform']}: {line}: ours is {ours}"


def check_record(platform, line, kind, rest):
    """A complaint about a field of a record, or None"""
    box = next(each for each in platform["boxes"] if each["box"] == "discovery")
    name, bits, word = rest[:3]
    ours = layout_field(box, kind, 8 * int(word), name)
    return None if ours == bits else f"{platform['platform']}: {line}: ours is {ours}"


def main(dump, facts):
    platforms = {each["platform"]: each for each in json.load(open(dump, encoding="utf-8"))["platforms"]}
    lines = [line.strip() for line in open(facts, encoding="utf-8") if line.strip() and not line.startswith("#")]
    wrong, count = [], 0
    for line in lines:
        kind, *rest = line.split()
        record = kind in ("head", "unit")
        names = ["spr", "gnr", *TWINS, "grr"] if record else [rest[0]] + [twin for twin, of in TWINS.items() if of == rest[0]]
        for name in names:
            wrong.append((check_record if record else check_box)(platforms[name], line, kind, rest))
            count += 1
    # Who adds a box that is found adds its facts. One for other types has none.
    known = {tuple(line.split()[1:3]) for line in lines if line.startswith("type ")}
    for name in ("spr", "gnr"):
        wrong += [f"{name} {box['box']}: no fact about its type" for box in platforms[name]["boxes"]
                  if box.get("found", {}).get("type", OTHERS) != OTHERS and (name, box["box"]) not in known]
    wrong = [each for each in wrong if each]
    print("\n".join([*wrong, f"# units: {count} facts, {len(wrong)} wrong"]))
    return 1 if wrong or not lines else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

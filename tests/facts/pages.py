#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the pages of docs/platforms with the spec as the dump and the files give it. usage: pages.py DUMP PAGES SPEC

The dump is another way out of the model: it is counted here, and the pages must have these numbers. Disputes and the
names in a list are taken from the files of the spec.
"""
import json
import os
import re
import sys

EVIDENCE = ["manual", "cross-source", "inferred", "unknown"]


def rows(text, heading):
    """The rows of the first table below a heading, as lists of cells."""
    part = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in found]


def tally(things):
    return [sum(thing.get("evidence") == word for thing in things) for word in EVIDENCE]


def registers(box):
    """Each register once, whatever instances and elements it has."""
    return {register["id"]: register for register in box["instances"][0]["registers"]}.values()


def lists(platform, evidence):
    """(box, what, names) of each list: what has this evidence; with "unknown" also what is nowhere, or in doubt."""
    nowhere = []
    for box in platform["boxes"]:
        events, layouts = box.get("events", []), {}
        for register in registers(box):
            layouts.setdefault(register["layout"], register["fields"])
        order = [layout["id"] for layout in box["layouts"]]
        names = {
            "register": [register["id"] for register in registers(box) if register["evidence"] == evidence],
            "field": [f"{layout}.{field['id']}" for layout in sorted(layouts, key=order.index) for field in layouts[layout]
                      if "id" in field and field["evidence"] == evidence],
            "event": [name for event in events for name in names_of(event, evidence)],
        }
        yield from ((box["box"], what if len(found) == 1 else what + "s", found) for what, found in names.items())
        nowhere += [
            (box["box"], "without an address", [one["id"] for one in registers(box) if one["space"] == "unknown"]),
            (box["box"], "that cannot be programmed", [event["name"] for event in events if "unprogrammable" in event]),
            (box["box"], "about which sources differ, with an uncertain verdict",
             [event["name"] for event in events if event.get("doubtful")]),
        ]
    if evidence == "unknown":
        yield from nowhere


def names_of(event, evidence):
    """The event, or those of its umasks of which this is said while it is not of the event."""
    if event["evidence"] == evidence:
        return [event["name"]]
    return [f"{event['name']}.{umask['name']}" for umask in event.get("umasks", []) if umask["evidence"] == evidence]


def wrong_lists(platform, text):
    """Long lists name the first ones, and count the others."""
    for heading, evidence in ("What no source documents", "unknown"), ("What one driver or tool alone says", "inferred"):
        part = text.split(f"\n### {heading}", 1)[1].split("\n\n", 1)[1].split("\n\n")[0]
        shown = []
        for line in part.strip().splitlines():
            row = re.fullmatch(r"- (\w+), (\d+) (.*?): (`.*`)(?: and (\d+) more)?", line)
            if row is None:
                if line != "Nothing.":
                    yield f"no list: {line}"
                continue
            names = re.findall("`([^`]+)`", row.group(4))
            shown.append((row.group(1), row.group(3), int(row.group(2)), names))
            if len(names) + int(row.group(5) or 0) != int(row.group(2)):
                yield f"{line}: {len(names)} names"
        wanted = [(box, what, len(names), names) for box, what, names in lists(platform, evidence) if names]
        for one, other in zip(shown, wanted):
            if one[:3] != other[:3] or one[3] != other[3][:len(one[3])]:
                yield f"{heading}: {one}, in the dump {other}"
        if len(shown) != len(wanted):
            yield f"{heading}: {len(shown)} lists, in the dump {len(wanted)}"


def wrong(platform, text, disputes, errata):
    events = [event for box in platform["boxes"] for event in box.get("events", [])]
    umasks = [umask for event in events for umask in event.get("umasks", [])]
    wanted = {
        "boxes": platform["boxes"],
        "registers": [register for box in platform["boxes"] for register in registers(box)],
        "events": events,
        "umasks": umasks,
        "metrics": platform.get("metrics", []),
    }
    table = {row[0]: [int(cell) for cell in row[1:]] for row in rows(text, "How well it is supported")}
    for kind, things in wanted.items():
        if table[kind] != tally(things):
            yield f"{kind}: {table[kind]}, counted {tally(things)}"
    if sum(table["fields"]) == 0:
        yield "no fields"
    boxes = [(row[0].strip("`"), int(row[6]), int(row[7])) for row in rows(text, "Boxes")]
    counted = [(box["box"], len(box.get("events", [])),
                sum(len(event.get("umasks", [])) for event in box.get("events", []))) for box in platform["boxes"]]
    if boxes != counted:
        yield f"boxes: {boxes}, counted {counted}"
    named = re.findall(r"^\| `([^`]+)` \|", text.partition("\n## Disputes\n")[2].partition("\n## ")[0], flags=re.M)
    if named != disputes:
        yield f"disputes: {len(named)}, in the file {len(disputes)}"
    part = text.partition("\n## Errata\n")[2].partition("\n## ")[0]
    shown = re.findall(r"^### ([^:]+): ", part, flags=re.M)
    if shown != errata:
        yield f"errata: {shown}, in the file {errata}"
    yield from wrong_lists(platform, text)
    if "Nothing on this page was run" not in text:
        yield "no word about hardware"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        dump = json.load(file)
    failed = False
    for platform in dump["platforms"]:
        name = platform["platform"]
        with open(os.path.join(sys.argv[2], name + ".md"), encoding="utf-8") as file:
            text = file.read()
        with open(os.path.join(sys.argv[3], name, "disputes.json"), encoding="utf-8") as file:
            own = [dispute["id"] for dispute in json.load(file)["disputes"]]
        for fault in wrong(platform, text, own, [erratum["id"] for erratum in platform.get("errata", [])]):
            print(f"{name}: {fault}")
            failed = True
    return 1 if failed or not dump["platforms"] else 0


sys.exit(main())

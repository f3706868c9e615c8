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
    unknown = text.split("### What no source documents\n", 1)[1].split("\n### ", 1)[0]
    for event in events:
        if event.get("evidence") == "unknown" and f"`{event['name']}`" not in unknown and " more" not in unknown:
            yield f"{event['name']} is unknown, and not listed"
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

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what uncore list prints as text, CSV and JSON with each other, and with uncoregen's dump: used by list.sh.

usage: list.py UNCORE DUMP PLATFORM
"""
import csv
import io
import json
import re
import subprocess
import sys

KINDS = {"boxes": [], "registers": [], "events": [], "events -u": ["-u"], "metrics": [], "groups": []}


def plain(value):
    """A member of JSON as CSV has it."""
    if isinstance(value, list):
        return ",".join(map(plain, value))
    return "" if value is None else str(value)


def number(value):
    return "%g" % value if value is not None else ""


def listed(uncore, platform, kind, form):
    words = [uncore, "list", kind.split()[0], "-p", platform, "-f", form] + KINDS[kind]
    return subprocess.run(words, stdout=subprocess.PIPE, check=True, text=True).stdout


def wrong_forms(uncore, platform, kind):
    """The rows of CSV, and what the other forms have otherwise."""
    rows = list(csv.DictReader(io.StringIO(listed(uncore, platform, kind, "csv"))))
    faults, objects = [], json.loads(listed(uncore, platform, kind, "json"))[kind.split()[0]]
    lines = listed(uncore, platform, kind, "text").rstrip("\n").split("\n")[2:]
    if not rows or len(objects) != len(rows) or len(lines) != len(rows):
        faults.append("%d rows of CSV, %d of JSON, %d of text" % (len(rows), len(objects), len(lines)))
    for row, one, line in zip(rows, objects, lines):
        for column, cell in row.items():
            # Lists of texts are longer in JSON.
            if column in one and not isinstance(one[column], (dict, list)) and plain(one[column]) != cell:
                faults.append("%s of JSON: %s, in CSV %s" % (column, plain(one[column]), cell))
        for cell in re.split(r"\s{2,}", line.strip()):
            if cell != "-" and cell not in row.values() and cell not in " ".join(row.values()):
                faults.append("the text has %s, which CSV has not: %s" % (cell, row))
    return rows, faults


def registers(box):
    found = {}
    for register in box["instances"][0].get("registers", []):
        found.setdefault(register["id"], []).append(register)
    return found


def text_of(item):
    return item.get("unprogrammable") or item.get("text", "")


def wanted(platform, kind):
    """The rows that the dump gives, with the columns that it knows."""
    for box in platform["boxes"]:
        if kind == "boxes":
            yield {"box": box["box"], "instances": str(len(box["instances"])), "counters": str(sum(one["count"] for one in box["counters"])),
                   "registers": str(len(registers(box))), "events": str(len(box.get("events", []))), "scope": box["scope"],
                   "presence": box["presence"], "title": box["title"], "text": box.get("text", "")}
        elif kind == "registers":
            for name, same in registers(box).items():
                yield {"register": "%s.%s" % (box["box"], name), "count": str(len(same)), "width": str(same[0]["width"]),
                       "evidence": same[0]["evidence"]}
        elif kind == "events":
            for event in box.get("events", []):
                yield {"name": event["name"], "counters": plain(event["counters"]), "box": box["box"], "category": event["category"],
                       "text" if "unprogrammable" not in event else "reason": text_of(event)}
        elif kind == "events -u":
            for event in box.get("events", []):
                # Some processors of a platform lack the sub-events.
                if not event.get("umask_required") or all("variants" in umask for umask in event["umasks"]):
                    yield {"name": event["name"], "box": box["box"]}
                for umask in event.get("umasks", []):
                    yield {"name": "%s.%s" % (event["name"], umask["name"]), "box": box["box"], "counters": plain(umask["counters"])}
    if kind == "metrics":
        for metric in platform.get("metrics", []):
            yield {"name": metric["name"], "box": metric["box"], "category": metric.get("category", ""), "unit": metric["unit"],
                   "min": number(metric.get("min")), "max": number(metric.get("max")), "title": metric["title"],
                   "formula": metric.get("formula", ""), "text": metric.get("text", "")}
    elif kind == "groups":
        for group in platform.get("groups", []):
            yield {"name": group["name"], "by": group["by"], "question": group.get("question", group.get("text")), "reading": group["reading"]}


def main(uncore, dump, name):
    with open(dump, encoding="utf-8") as file:
        platform = next(one for one in json.load(file)["platforms"] if one["platform"] == name)
    count, faults = 0, []
    for kind in KINDS:
        if kind in platform or kind.split()[0] not in ("metrics", "groups"):
            rows, wrong = wrong_forms(uncore, name, kind)
            dumped = list(wanted(platform, kind))
            if len(dumped) != len(rows):
                wrong.append("%d rows, %d in the dump" % (len(rows), len(dumped)))
            for row, one in zip(rows, dumped):
                wrong += ["%s %s: %r, in the dump %r" % (list(one.values())[0], column, row[column], value)
                          for column, value in one.items() if row[column] != value]
                count += len(one)
            faults += ["%s %s: %s" % (name, kind, fault) for fault in wrong]
    print("\n".join(faults[:30]))
    print("%d of %d differ" % (len(faults), count))
    return 1 if faults or count < 50 else 0


sys.exit(main(*sys.argv[1:]))

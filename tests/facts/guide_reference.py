#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Events of the generation of the E5 and its successor against the facts that were collected from Intel's guides and the extracts of
them: the most that an event adds in a cycle, which umasks may be OR-ed, and which rows were read on a page, so that "manual" is
neither said of others nor withheld from them. What differs is in guide_accepted.txt: a dispute, or the page where a row was read.
Usage: guide_reference.py DUMP.json DISPUTES.json REFERENCE_DIR"""
import json
import os
import sys

PLATFORMS = ("jkt", "ivt")


def reference_facts(path):
    """{event: {"max": …, "row": page or None, "or": {umask: bool}, "read": {umask}}}"""
    facts = {}
    for event in json.load(open(path, encoding="utf-8"))["events"]:
        facts[event["intel_name"]] = {
            "max": event.get("max_inc_per_cycle"),
            "row": event["manual_row"],
            "or": {row["name"]: row["combinable"] for row in event["umasks"] if "combinable" in row},
            "read": {row["name"] for row in event["umasks"] if "manual" in row["seen_in"]},
        }
    return facts


def differences(platform, box, event, facts):
    """What the spec and the collection say otherwise about an event: the words that guide_accepted.txt has for it."""
    path = f"{platform} {box}/{event['name']}"
    if facts["max"] is not None and facts["max"] != event.get("max_increment"):
        yield f"{path} max {event.get('max_increment', '-')}"
    if (event["evidence"] == "manual") != (facts["row"] is not None):
        yield f"{path} row {event['evidence']}"
    for umask in event.get("umasks", []):
        name = umask["name"]
        if name in facts["or"] and facts["or"][name] != umask.get("or", False):
            yield f"{path}.{name} or {str(umask.get('or', False)).lower()}"
        if umask["evidence"] == "manual" and name not in facts["read"]:
            yield f"{path}.{name} row manual"


def accepted_lines(path, disputes):
    """{difference: its reason}, and complaints about reasons that are none"""
    accepted, bad = {}, []
    for line in open(path, encoding="utf-8"):
        if not line.strip() or line.startswith("#"):
            continue
        reason, _, fact = line.strip().partition(" ")
        if not reason.startswith("p") or not reason[1:2].isdigit():
            if reason not in disputes:
                bad.append(f"no dispute {reason}: {fact}")
        accepted[fact] = reason
    return accepted, bad


def main(dump_path, disputes_path, directory):
    here = os.path.dirname(os.path.abspath(__file__))
    disputes = {row["id"] for row in json.load(open(disputes_path, encoding="utf-8"))["disputes"]}
    accepted, bad = accepted_lines(f"{here}/guide_accepted.txt", disputes)
    found = set()
    for platform in json.load(open(dump_path, encoding="utf-8"))["platforms"]:
        if platform["platform"] not in PLATFORMS:
            continue
        facts, count = reference_facts(f"{directory}/events_{platform['platform']}.json"), 0
        for box in platform["boxes"]:
            for event in box.get("events", []):
                if event["name"] in facts:
                    found.update(differences(platform["platform"], box["box"], event, facts[event["name"]]))
                    count += 1
        print(f"# {platform['platform']}: {count} events compared")
    bad += [f"differs, and nothing says why: {fact}" for fact in sorted(found - set(accepted))]
    bad += [f"no longer a difference: {fact}" for fact in sorted(set(accepted) - found)]
    print("\n".join(bad))
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

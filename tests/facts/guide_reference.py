#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the events of jkt and ivt with the facts that were collected from Intel's guides and from extracts of them.

The facts are the most that an event adds in a cycle, which umasks may be OR-ed, and which rows were read on a page:
these rows, and no others, must have "manual" as evidence. guide_accepted.txt lists what differs, with a dispute or the
page of a row.

Usage: guide_reference.py DUMP.json DISPUTES.json guide_facts.txt"""
import json
import os
import sys


def stored_facts(path):
    """{platform: {event: {"max": …, "row": page or None, "or": {umask: bool}, "read": {umask}}}}"""
    facts = {}
    for line in open(path, encoding="utf-8"):
        if line[0] == "#":
            continue
        platform, event, most, page, *umasks = line.split()
        event = facts.setdefault(platform, {}).setdefault(event, {"or": {}, "read": set()})
        event["max"] = None if most == "-" else int(most)
        event["row"] = None if page == "-" else page
        for umask in umasks:
            name, *marks = umask.split(":")
            event["or"].update({name: mark == "or" for mark in marks if mark != "read"})
            event["read"].update({name for mark in marks if mark == "read"})
    return facts


def differences(platform, box, event, facts):
    """The differences between spec and collection about an event, in the words of guide_accepted.txt."""
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
    """{difference: its reason}, and complaints about invalid reasons"""
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


def main(dump_path, disputes_path, facts_path):
    here = os.path.dirname(os.path.abspath(__file__))
    disputes = {row["id"] for row in json.load(open(disputes_path, encoding="utf-8"))["disputes"]}
    accepted, bad = accepted_lines(f"{here}/guide_accepted.txt", disputes)
    found, stored = set(), stored_facts(facts_path)
    for platform in json.load(open(dump_path, encoding="utf-8"))["platforms"]:
        if platform["platform"] not in stored:
            continue
        facts, count = stored[platform["platform"]], 0
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

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares `uncoregen export perf` with the events that a perf tool has built in.

linux_lists.py PLATFORM LIST EXPORT LEFT_OUT FACTS DIFFERS: LIST is what `perf list --details` printed, LEFT_OUT what the
export said on standard error, FACTS are the formats of Linux's driver. Events of one name must have the same config
words, and each list must have all names of the other, except what we left out with a reason, and those of DIFFERS: lines
"PLATFORMS KIND NAMES REASON" with patterns of the shell, where KIND is different, gone (only perf has it) or new (only
we have it). Prints what is not in DIFFERS, and each line of DIFFERS for this platform that fits nothing; exits with 1
if anything is."""
import fnmatch
import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "export"))
import jevents

PLATFORM, LIST, EXPORT, LEFT_OUT, FACTS, DIFFERS = sys.argv[1:]
CONFIGS = ("config", "config1", "config2")


def bits_of(text):
    config, ranges = text.split(":")
    bits = []
    for piece in ranges.split(","):
        low, _, high = piece.partition("-")
        bits += range(int(low), int(high or low) + 1)
    return config, bits


def read_formats():
    """{PMU: {word: (config, bits)}}"""
    names, formats = {}, {}
    with open(FACTS, encoding="utf-8") as file:
        for line in file:
            words = line.split("#")[0].split()
            if words[1:2] != [PLATFORM]:
                continue
            if words[0] == "pmu":
                names[words[2]] = words[3]
            elif words[0] == "formats":
                formats[words[2]] = {word: bits_of(bits) for word, bits in (each.split("=") for each in words[3:])}
            elif words[0] == "free":
                formats[words[3]] = {"event": bits_of("config:0-7"), "umask": bits_of("config:8-15")}
    return {names.get(box, box): words for box, words in formats.items()}


FORMATS = read_formats()


def configs(pmu, terms):
    """The config words, or why perf refuses the terms."""
    values = dict.fromkeys(CONFIGS, 0)
    for word, value in terms:
        if word in CONFIGS:
            values[word] |= value
            continue
        if word not in FORMATS[pmu]:
            return f"{pmu} has no word {word}"
        config, bits = FORMATS[pmu][word]
        values[config] |= sum(1 << bit for at, bit in enumerate(bits) if value >> at & 1)
    return tuple(values[config] for config in CONFIGS)


def number(text):
    return int(text, 0) if text else 1


def read_list():
    """{(name, PMU): config words}: a name, its description, then one PMU with the terms."""
    found, name = {}, None
    with open(LIST, encoding="utf-8") as file:
        for line in file:
            match = re.match(r"  ([a-z][\w.]*) *$", line)
            terms = re.match(r" {8}(uncore_\w+?)(?:_\d+)?/([^/]*)/", line)
            if match:
                name = match.group(1)
            elif terms and name is not None:
                pmu = terms.group(1)
                words = [(word, number(value)) for word, _, value in (each.partition("=") for each in terms.group(2).split(","))]
                found[name, pmu] = configs(pmu, words) if pmu in FORMATS else f"the facts have no {pmu}"
                name = None
    return found


def read_export():
    with open(EXPORT, encoding="utf-8") as file:
        events = [jevents.words_of(entry) + (entry["EventName"].lower(),) for entry in json.load(file) if "EventName" in entry]
    return {(name, pmu): configs(pmu, words.items()) for pmu, words, name in events}


def read_differs():
    """[[kind, names, times it fitted]] of this platform."""
    rows = []
    with open(DIFFERS, encoding="utf-8") as file:
        for line in file:
            words = line.split("#")[0].split(None, 3)
            if len(words) == 4 and fnmatch.fnmatchcase(PLATFORM, words[0]):
                rows.append([words[1], words[2].lower(), 0])
    return rows


def read_left_out():
    with open(LEFT_OUT, encoding="utf-8") as file:
        return {line.split(":")[0].lower() for line in file}


def shown(value):
    return value if isinstance(value, str) else " ".join(f"{config}={word:#x}" for config, word in zip(CONFIGS, value))


def main():
    theirs, ours, rows, left_out = read_list(), read_export(), read_differs(), read_left_out()
    differences = [("different", key, f"perf {shown(theirs[key])}, we {shown(ours[key])}")
                   for key in theirs.keys() & ours.keys() if theirs[key] != ours[key]]
    differences += [("gone", key, f"perf {shown(theirs[key])}") for key in theirs.keys() - ours.keys() if key[0] not in left_out]
    differences += [("new", key, f"we {shown(ours[key])}") for key in ours.keys() - theirs.keys()]
    faults = []
    for kind, (name, pmu), text in sorted(differences):
        row = next((row for row in rows if row[0] == kind and fnmatch.fnmatchcase(name, row[1])), None)
        if row is None:
            faults.append(f"{kind} {name} of {pmu}: {text}")
        else:
            row[2] += 1
    faults += [f"{DIFFERS}: nothing is {kind} any more: {names}" for kind, names, times in rows if times == 0]
    print("\n".join(faults[:int(os.environ.get("SHOW", "20"))]))
    alike = len(theirs.keys() & ours.keys()) - sum(kind == "different" for kind, _, _ in differences)
    print(f"# {alike} of perf's {len(theirs)} events are alike, {len(differences)} differ, {len(faults)} of them without a reason")
    sys.exit(bool(faults) or alike < 300)


main()

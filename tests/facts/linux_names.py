#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the PMUs that a simulated machine shows, and perf's strings, with those of two versions of Linux.

Usage: linux_names.py UNCORE linux_names.txt PLATFORM

The facts are read from the driver's arrays, and give the name of each PMU in both versions. Prints what is wrong."""
import re
import subprocess
import sys

UNCORE, FACTS, PLATFORM = sys.argv[1:]
VERSIONS = ("6.1", "6.12")
FAULTS = []


def read_facts():
    facts = {"pmus": {}, "table": set(), "id": {}, "events": {}}
    for line in open(FACTS, encoding="utf-8"):
        kind, *words = line.split() if line[0] != "#" else [""]
        if kind == "pmus" and words[1] == PLATFORM:
            facts["pmus"][words[0]] = set(words[2:])
        elif kind == "table" and words[1] == PLATFORM:
            facts["table"].add(words[0])
        elif kind == "id" and words[0] == PLATFORM:
            facts["id"][words[1]] = words[2]
        elif kind == "events" and words[1] == PLATFORM:
            facts["events"][words[0], words[2]] = set(words[3:])
    return facts


def name_in(facts, version, newest):
    """What a version calls the PMU that the newest calls so."""
    if version in facts["table"] or newest not in facts["pmus"][version]:
        return f"type_{facts['id'][newest]}" if newest in facts["id"] else None
    return newest


def run(*words):
    return subprocess.run([UNCORE, *words], capture_output=True, text=True, check=False)


def shown(version):
    """{name without the number of an instance: (names of events, words of format)}"""
    one_each = "case $i in uncore_type_*_[1-9]*) continue;; uncore_type_*) ;; *_[1-9]|*_[1-9][0-9]*) continue;; esac; "
    script = ("cd /sys/bus/event_source/devices; for i in uncore_*; do " + one_each + "echo $i $(ls $i/events 2>/dev/null) / "
              "$(cd $i/format; grep . * | tr ' ' _); done")
    found = {}
    for line in run("sim", "run", "--linux", version, "--sim", f"{PLATFORM}:1,idle", "--", "sh", "-c", script).stdout.splitlines():
        name, _, rest = line.partition(" ")
        events, _, formats = rest.partition("/")
        number = r"^uncore_(type_\d+)(?:_\d+)?$" if name.startswith("uncore_type_") else r"^uncore_(.*?)(?:_\d+)?$"
        found[re.match(number, name).group(1)] = ({e for e in events.split() if "." not in e}, set(formats.split()))
    return found


def check_shown(facts, version, newest):
    old = newest if version == VERSIONS[-1] else shown(version)
    wanted = {name_in(facts, version, name) for name in newest} - {None}
    if not old or set(old) != wanted:
        FAULTS.append(f"Linux {version} shows {sorted(set(old) ^ wanted)}, or does not")
    for name, (events, formats) in old.items():
        if (version, name) in facts["events"] and events != facts["events"][version, name]:
            FAULTS.append(f"Linux {version} names the events {sorted(events)} of {name}")
        if name.startswith("type_") and (events or formats != {
                "event:config:0-7", "umask:config:8-15", "edge:config:18", "inv:config:23", "thresh:config:24-31"}):
            FAULTS.append(f"Linux {version} has other words for {name}: {sorted(formats)}, {sorted(events)}")
    return len(old)


def strings(version):
    """{event: perf's string, without its terms; or why there is none}"""
    table = run("list", "-p", PLATFORM, "--umasks", "--format", "csv").stdout.splitlines()[1:]
    names = [line.split(",")[1] for line in table]
    result = run("encode", "-p", PLATFORM, "-f", "perf", "--linux", version, *names[::7])
    refused = dict(re.findall(r'perf cannot say "([^"]*)": (.*)', result.stderr))
    missing = set(re.findall(r"^  (\S+)$", result.stderr, re.M))
    if missing:
        names = [name for name in names[::7] if name not in missing]
        result = run("encode", "-p", PLATFORM, "-f", "perf", "--linux", version, *names)
        refused = dict(re.findall(r'perf cannot say "([^"]*)": (.*)', result.stderr))
    else:
        names = names[::7]
    lines = iter(result.stdout.splitlines())
    return {name: None if name in refused else next(lines).partition("/")[::2] for name in names}


def check_strings(facts, version):
    """A string is that of the newest with the old name; or there is none, because its words have no such bits there."""
    old, new = strings(version), strings(VERSIONS[-1])
    same = 0
    for event, string in new.items():
        if string is None:
            continue
        name = string[0].removeprefix("uncore_")
        wanted = name_in(facts, version, name) if name != "power" and name in facts["pmus"][VERSIONS[-1]] else name
        if old[event] is not None and (old[event][0].removeprefix("uncore_"), old[event][1]) != (wanted, string[1]):
            FAULTS.append(f"{event}: {old[event]} for Linux {version}, and {string} for the newest")
        if old[event] is None and wanted == name:
            FAULTS.append(f"{event}: no string for Linux {version}, where the PMU is the same")
        same += old[event] is not None
    return same


def main():
    facts = read_facts()
    newest = shown(VERSIONS[-1])
    if not newest or not set(newest) <= facts["pmus"][VERSIONS[-1]]:
        FAULTS.append(f"Linux {VERSIONS[-1]} has no {sorted(set(newest) - facts['pmus'][VERSIONS[-1]])}")
    pmus = [check_shown(facts, version, newest) for version in VERSIONS]
    count = check_strings(facts, VERSIONS[0])
    print("\n".join(FAULTS[:20] + [f"# {PLATFORM}: {pmus} PMUs, {count} strings for Linux {VERSIONS[0]}, {len(FAULTS)} wrong"]))
    sys.exit(bool(FAULTS) or count == 0)


main()

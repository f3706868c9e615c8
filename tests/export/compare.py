#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads an exported form back and compares it with the library.

Prints the first differences, and exits with 1 if there are any. Usage: compare.py WHAT PLATFORM FOLDER UNCORE"""
import csv
import json
import re
import subprocess
import sys

import jevents

WHAT, PLATFORM, FOLDER, UNCORE = sys.argv[1:]
FAULTS = []


def path(form):
    return f"{FOLDER}/{PLATFORM}.{form}"


def rows():
    with open(path("json"), encoding="utf-8") as file:
        return json.load(file)


def check(good, text):
    if not good:
        FAULTS.append(text)


def encoded(expressions):
    """Register values by expression, as the library makes them."""
    result = subprocess.run([UNCORE, "encode", "-p", PLATFORM, "--format", "json"] + expressions,
                            capture_output=True, text=True, check=False)
    return [json.loads(line) for line in result.stdout.splitlines()]


def values(answer):
    return sorted((r["register"], int(r["value"], 16)) for r in answer.get("registers", []))


def compare_csv():
    with open(path("csv"), encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    check(table == rows(), "csv and json differ")
    check(len(table) > (400 if PLATFORM != "part" else 8), "too few rows")


def closed():
    return [row for row in rows() if all("=" in f and "!" not in f for f in row["filters"].split())]


def compare_encode():
    wanted = closed()
    answers = encoded([row["name"] for row in wanted])
    check(len(answers) == len(wanted), f"{len(answers)} answers to {len(wanted)} events")
    for row, answer in zip(wanted, answers):
        if "only narrows" in answer.get("error", ""):
            continue
        control = [int(r["value"], 16) for r in answer.get("registers", []) if r["role"] == "control"]
        wanted_control = [int(row["control"], 16)] if row["control"] else []
        check(control == wanted_control, f"{row['name']}: {row['control']}, encoded {answer}")
        check(" ".join(map(str, answer.get("counters", []))) == row["counters"], f"{row['name']}: counters")


def strings():
    with open(path("perf-strings"), encoding="utf-8") as file:
        return dict(line.rstrip("\n").split("\t") for line in file)


def compare_perf():
    pairs = [(name, text) for name, text in strings().items() if "?" not in text]
    answers = encoded([name for name, _ in pairs])
    perf = encoded([text for _, text in pairs])
    check(len(answers) == len(perf) == len(pairs), "not every string is understood")
    for (name, text), by_name, by_string in zip(pairs, answers, perf):
        # A counter that runs freely is chosen by nothing but its number.
        free = [by_name.get("group"), by_name.get("counters")] if by_name.get("registers") == [] else None
        check(values(by_name) == values(by_string) and (values(by_name) != [] or
              free == [by_string.get("group"), by_string.get("counters")]), f"{name}: {text} is {by_string}, wanted {by_name}")


# The words of Linux's own files, of those PMUs that have small letters there too: what its converter does with Intel's.
UNITS = {"CBOX", "CHA", "HA", "IIO", "IRP", "M2M", "M3UPI", "PCU", "QPI", "R2PCIe", "R3QPI", "SBOX", "UBOX", "UPI", "iMC", "iio_free_running"}


def compare_jevents():
    with open(path("perf"), encoding="utf-8") as file:
        entries = json.load(file)
    events = [entry for entry in entries if "EventName" in entry]
    metrics = entries[len(events):]
    names = [(event["EventName"], event["Unit"]) for event in events]
    check(names == sorted(names), "the events are not in Linux's order")
    check(all(list(entry) == sorted(entry) for entry in entries), "the members are not in Linux's order")
    lower = [(event["Unit"], event["EventName"].lower()) for event in events]
    check(len(set(lower)) == len(lower), "jevents refuses a name twice in a unit")
    wanted = {}
    for name, text in strings().items():
        pmu, words = text.rstrip("/").split("/")
        if "?" not in text:
            wanted[name] = (pmu, jevents.parsed(words))
    check({event["EventName"]: jevents.words_of(event) for event in events} == wanted, "jevents and the strings differ")
    check(PLATFORM == "part" or {event["Unit"] for event in events} <= UNITS, "units that Linux's files have not")
    counters = {row["name"]: row["counters"] for row in rows()}
    for event in events:
        check(event["Counter"] in ("FIXED", "FREERUN", counters[event["EventName"]].replace(" ", ",")), f"{event}: counters")
    check(all({"MetricName", "MetricExpr"} <= metric.keys() <= jevents.METRIC for metric in metrics), "members of metrics")
    check(len({metric["MetricName"] for metric in metrics}) == len(metrics) > 0, "a metric twice, or none")


def compare_strings():
    """What perf makes of each entry is what `uncore encode --format perf` prints of the name."""
    with open(path("perf"), encoding="utf-8") as file:
        events = [entry for entry in json.load(file) if "EventName" in entry]
    run = subprocess.run([UNCORE, "encode", "-p", PLATFORM, "--format", "perf"] + [event["EventName"] for event in events],
                         capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    check(len(lines) == len(events), f"{len(lines)} strings of {len(events)} events: {run.stderr[:500]}")
    for event, line in zip(events, lines):
        pmu, terms = line.rstrip("/").split("/")
        wanted = {word: value for word, value in jevents.parsed(terms).items() if value != 0 or word == "event"}
        check(jevents.words_of(event) == (pmu, wanted), f"{event['EventName']}: {line}, perf has {jevents.words_of(event)}")


def compare_defines():
    with open(path("c-defines"), encoding="utf-8") as file:
        numbers = dict(re.findall(r"^#define (\w+) (0x[0-9a-f]+)$", file.read(), re.M))
    check(len(numbers) > 1000, "too few numbers")
    for row in rows():
        name = re.sub(r"\W", "_", f"{PLATFORM}_{row['box']}_{row['name']}").upper()
        wanted = int(row["control"], 16) if row["control"] else -1
        check(int(numbers.get(name, "-1"), 16) == wanted, name)
        check(sum(1 << int(at) for at in row["counters"].split()) == int(numbers.get(f"{name}_COUNTERS", "0"), 16), name)
    with open(f"{FOLDER}/dump.json", encoding="utf-8") as file:
        addresses(json.load(file), numbers)


def addresses(dump, numbers):
    found = 0
    for platform in dump["platforms"]:
        if platform["platform"] != PLATFORM:
            continue
        for box in platform["boxes"]:
            for number, instance in enumerate(box["instances"]):
                for register in instance["registers"]:
                    found += address(box, number, register, numbers)
    check(found > 100, f"only {found} addresses compared")


def address(box, number, register, numbers):
    space = "MSR" if "msr" in register else "OFFSET"
    value = register.get("msr", register.get("offset"))
    if value is None:
        return 0
    name = f"{PLATFORM}_{box['box']}_{register['id']}_{space}_{number}"
    if "index" in register:
        name += f"_{register['index']}"
    check(int(numbers.get(name.upper(), "-1"), 16) == int(value, 16), f"{name}: {numbers.get(name.upper())}, {value}")
    return 1


{"csv": compare_csv, "encode": compare_encode, "perf": compare_perf, "jevents": compare_jevents, "strings": compare_strings,
 "defines": compare_defines}[WHAT]()
print("\n".join(FAULTS[:10]))
sys.exit(bool(FAULTS))

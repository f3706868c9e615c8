# SPDX-License-Identifier: MIT
"""Compares the tables that stat prints for people with its CSV of the same run on the simulator: each instance, the
sums of each socket and of all. Reads the text by its headings alone, and knows no unit but those that it prints.

    tables.py TEXT CSV_OF_INSTANCES CSV_OF_SOCKETS CSV_OF_ALL
"""
import csv
import re
import sys

PREFIX = {"n": 1e-9, "u": 1e-6, "µ": 1e-6, "m": 1e-3, "": 1, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}
RATES = {"B/s", "/s", "W"}
# The CSV has nanojoules.
FACTOR = {"W": 1e9, "J": 1e9}
UNITS = sorted(["B/s", "/s", "B", "events", "%", "Hz", "W", "J", "T/s", "s", "ratio", "cycles", "entries"], key=len, reverse=True)


def split_unit(word):
    """The factor of a unit with a prefix, and whether it is a rate."""
    for unit in UNITS:
        prefix = word[: len(word) - len(unit)].strip()
        if word.endswith(unit) and prefix in PREFIX:
            return PREFIX[prefix] * FACTOR.get(unit, 1), unit in RATES
    sys.exit("no unit: " + word)


def cells_of(line):
    return re.split(r" {2,}", line.strip())


def values_of(path):
    """(name, socket, instance) -> (value in base units a second, rate or value), or the state."""
    found = {}
    for row in csv.DictReader(open(path, encoding="utf-8")):
        key = row["name"], row.get("socket", row.get("cpu")) or "all", row["instance"] or "all"
        if row["kind"] == "setting":  # in a line of its own, below the table
            continue
        if row["state"] != "ok":
            found[key] = "<" + row["state"] + ">"
            continue
        value = float(row["value"])
        value *= 1e9 if row["unit"] == "gigatransfers/seconds" else 1
        found[key] = value, value / (float(row["enabled_ns"]) / 1e9)
    return found


def is_same(text, value, factor, is_rate):
    if isinstance(value, str) or text.startswith("<"):
        return text == value
    return abs(float(text.replace(",", "")) * factor - value[is_rate]) <= 0.0051 * factor


def read_by_place(heading, lines, wanted):
    units = [split_unit(unit) for unit in cells_of(lines[0])]
    names, count = heading[2:], 0
    for line in lines[1:]:
        cells = cells_of(line)
        place = cells[0], re.sub(r"^[a-z0-9_]*?([0-9]+)( \(.*\))?$", r"\1", cells[1])
        for name, (factor, is_rate), cell in zip(names, units, cells[2:]):
            if cell == "-":
                continue
            key = (name,) + place
            if key not in wanted or not is_same(cell, wanted[key], factor, is_rate):
                sys.exit(f"{key}: {cell}, wanted {wanted.get(key)}")
            count += 1
    return count


def read_by_item(heading, lines, wanted):
    count = 0
    for line in lines:
        cells = cells_of(line)
        factor, is_rate = split_unit(cells[1])
        for place, cell in zip(heading[1:], cells[2:]):
            if cell == "-":
                continue
            key = cells[0], place.split()[-1], "all"
            if key not in wanted or not is_same(cell, wanted[key], factor, is_rate):
                sys.exit(f"{key}: {cell}, wanted {wanted.get(key)}")
            count += 1
    return count


def main():
    text, wanted, count = open(sys.argv[1], encoding="utf-8").read().split("\n"), {}, 0
    for path in sys.argv[2:]:
        for key, value in values_of(path).items():
            wanted.setdefault(key, value)
    at = 0
    while at < len(text):
        heading, end = cells_of(text[at]), at + 1
        is_by_place = heading[0] in ("socket", "cpu") and heading[1] == "box"
        end += is_by_place
        # Notes follow the rows.
        while end < len(text) and re.match(r" +([0-9]+|all)  \w+ " if is_by_place else r"  .*\S {2,}\S", text[end]):
            end += 1
        if is_by_place:
            count += read_by_place(heading, text[at + 1:end], wanted)
        elif heading[0] == "unit":
            count += read_by_item(heading, text[at + 1:end], wanted)
        else:
            end = at + 1
        at = end
    long = [line for line in text if len(line) > 80 and not line.startswith("    ") and re.match(r"  .*\S {2,}\S", line)]
    if long:
        sys.exit("longer than 80 columns: " + long[0])
    if count == 0:
        sys.exit("no table")
    print(count, "values")


main()

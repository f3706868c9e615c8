#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads the files of a run with --rotate: each must be complete in itself, and together they must lack no report.

Arguments: csv or json; the seconds of an interval; rows of a report; then the files in their order. Prints the number
of reports of each file.
"""
import csv
import json
import sys


def rows_of(kind, name):
    with open(name, encoding="utf-8", newline="") as file:
        text = file.read()
    assert text.endswith("\n"), f"{name} does not end with a whole line"
    if kind == "csv":
        lines = list(csv.DictReader(text.splitlines()))
        assert lines and "time" in lines[0], f"{name} has no names of columns"
        assert all(None not in line and None not in line.values() for line in lines), f"{name} has a torn line"
        return lines
    lines = [json.loads(line) for line in text.splitlines()]
    assert "machine" in lines[0] and "options" in lines[0], f"{name} does not say what was measured"
    assert all("machine" not in line for line in lines[1:]), f"{name} has heads within"
    return lines


def main():
    kind, step, per_report = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    due = step
    counts = []
    for name in sys.argv[4:]:
        rows = rows_of(kind, name)
        assert len(rows) % per_report == 0, f"{name} begins or ends within a report"
        for at, row in enumerate(rows):
            assert abs(float(row["time"]) - due) < step / 100, f"{name}: {row['time']} and not {due}"
            assert row["state"] == "ok" and float(row["value"]) > 0
            due += step if at % per_report == per_report - 1 else 0
        counts.append(len(rows) // per_report)
    print(*counts)


main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes the metrics of `uncoregen export perf` as perf would, and compares them with ours.

Reads each expression by perf's grammar, counts its events on the simulator one by one, evaluates, and compares the
value with that of `uncore stat -M`. Prints the first differences and exits with 1 if there are any.
Usage: perf_metrics.py PLATFORM FILE UNCORE SOCKETS COUNT [perf]: about COUNT of the metrics, others in each TEST_TURN.
With "perf" the perf tool counts, on a simulated machine."""
import json
import os
import re
import subprocess
import sys

import jevents

PLATFORM, FILE, UNCORE, SOCKETS, COUNT = sys.argv[1:6]
BY_PERF = sys.argv[6:] == ["perf"]
TURN = os.environ.get("TEST_TURN", "0")
MACHINE = f"{PLATFORM}:{SOCKETS}"
SECONDS = 0.1
FAULTS = []
# What perf multiplies our units with, and what ours are.
OURS = {"bytes": ("MB/s", 1e-6), "megabytes": ("MB/s", 1), "cycles/seconds": ("GHz", 1e-9), "percent": ("%", 1), "seconds": ("ns", 1e9),
        "gigatransfers/seconds": ("GT/s", 1), "cycles": ("cycles", 1), "entries": ("entries", 1), "events": ("events/s", 1), "ratio": ("", 1)}

# perf's words: numbers, names with escaped signs, functions, #literals, operators. As in its lexer a sign that is none
# of these would be skipped; here it is a fault.
TOKEN = re.compile(r"\s*(?:(?P<number>\d+\.?\d*|\.\d+)(?![\w.@])|(?P<literal>#\w+)|(?P<name>(?:\\[-,=]|[0-9a-zA-Z_.:@?])+)|(?P<sign>[-+*/(),]))")


def tokens(text):
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise ValueError(f"perf does not read {text[at:]!r}")
        at = match.end()
        yield match.lastgroup, match.group(match.lastgroup)
    yield "end", ""


class Evaluator:
    """Evaluates by the precedence of perf's parser: a sum of products, functions, and parentheses."""

    def __init__(self, text, value_of, sources_of):
        self.tokens = list(tokens(text))
        self.at = 0
        self.value_of, self.sources_of = value_of, sources_of

    def take(self, wanted=None):
        kind, word = self.tokens[self.at]
        if wanted is not None and word != wanted:
            raise ValueError(f"{word!r} instead of {wanted!r}")
        self.at += 1
        return kind, word

    def next_is(self, signs):
        kind, word = self.tokens[self.at]
        return kind == "sign" and word in signs

    def whole(self):
        value = self.sum()
        if self.tokens[self.at][0] != "end":
            raise ValueError(f"{self.tokens[self.at][1]!r} after the end")
        return value

    def sum(self):
        value = self.product()
        while self.next_is("+-"):
            value = value + self.product() if self.take()[1] == "+" else value - self.product()
        return value

    def product(self):
        value = self.operand()
        while self.next_is("*/"):
            value = value * self.operand() if self.take()[1] == "*" else value / self.operand()
        return value

    def operand(self):
        kind, word = self.take()
        if kind == "number":
            return float(word)
        if kind == "literal" and word == "#num_packages":
            return int(SOCKETS)
        if kind == "name" and word in ("min", "max"):
            self.take("(")
            one = self.sum()
            self.take(",")
            other = self.sum()
            self.take(")")
            return min(one, other) if word == "min" else max(one, other)
        if kind == "name" and word == "source_count":
            self.take("(")
            value = self.sources_of(self.take()[1])
            self.take(")")
            return value
        if kind == "name":
            return SECONDS if word == "duration_time" else self.value_of(word)
        if word != "(":
            raise ValueError(f"{word!r} instead of an operand")
        value = self.sum()
        self.take(")")
        return value


def stat(options):
    run = subprocess.run([UNCORE, "stat", "--sim", MACHINE, "--timeout", "100", "--all", "--json-output"] + options,
                         capture_output=True, text=True, check=False)
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    if not rows:
        raise ValueError(f"{options}: {run.stderr}")
    return rows


class Counts:
    """Counts of perf's events on the simulator, each counted alone and once."""

    def __init__(self, events):
        self.listed = {event["EventName"].lower(): event for event in events}
        self.rows = {}

    def string(self, name):
        """perf's string for what an expression names: an event of the list, or a PMU with terms."""
        text = re.sub(r"\\(.)", r"\1", name.replace("@", "/"))
        if "/" in text:
            return text if text.startswith("uncore_") else "uncore_" + text
        pmu, words = jevents.words_of(self.listed[text.lower()])
        return f"{pmu}/{','.join(f'{word}={value:#x}' for word, value in words.items())}/"

    def row(self, name):
        string = self.string(name)
        if string not in self.rows:
            self.rows[string] = stat(["-e", string])[0]
        return self.rows[string]

    def together(self, names):
        """Some count only with another event of their metric."""
        strings = [self.string(name) for name in dict.fromkeys(names)]
        self.rows |= zip(strings, stat([option for string in strings for option in ("-e", string)]))

    def value(self, name):
        row = self.row(name)
        if row["state"] != "ok":
            raise ValueError(f"{name} is {row['state']}")
        return row["value"] / (self.bytes_each(name) if row["unit"] == "bytes" else 1)

    def bytes_each(self, name):
        """stat counts bytes where perf, without an event's name, counts events."""
        pmu, terms = self.string(name).rstrip("/").split("/")
        words = jevents.parsed(terms)
        for event in self.listed.values():
            of, its = jevents.words_of(event)
            if of == pmu and all(its.get(word, 0) == words.get(word, 0) for word in ("event", "umask")):
                return scale(event["ScaleUnit"])[0]
        raise ValueError(f"no event of the list is like {name}")

    def sources(self, name):
        return self.row(name)["instances_expected"] / int(SOCKETS)


class PerfCounts(Counts):
    """Counts of the perf tool: the events of a metric together, while the command that it runs moves the clock."""

    def row(self, name):
        return self.rows[self.string(name)]

    def together(self, names):
        strings = list(dict.fromkeys(self.string(name) for name in names))
        events = [option for string in strings for option in ("-e", string)]
        run = subprocess.run([UNCORE, "sim", "run", "--clock", "manual", "--sim", MACHINE, "--", "perf", "stat", "-x", ";", "-a"] + events +
                             ["--", "sh", "-c", f"echo {SECONDS * 1e9:.0f} >/sys/kernel/uncore_sim/advance; cd /sys/bus/event_source/devices; ls >&2"],
                             capture_output=True, text=True, check=False)
        lines = run.stderr.splitlines()
        for string in strings:
            counts = [line.split(";") for line in lines if f";{string};" in line]
            if len(counts) != 1 or counts[0][4] != "100.00":
                raise ValueError(f"perf does not count {string}: {run.stderr[-600:]}")
            pmu = string.split("/")[0]
            self.rows[string] = {"state": "ok", "value": float(counts[0][0]), "unit": "events",
                                 "instances_expected": int(SOCKETS) * sum(re.fullmatch(pmu + r"(_\d+)?", line) is not None for line in lines)}


def scale(text):
    match = re.match(r"(\d+(?:\.\d+)?(?:e-?\d+)?)(.*)", text)
    return float(match.group(1)), match.group(2)


def check(metric, counts):
    name = metric["MetricName"]
    path = re.sub(r"^([a-z0-9]+)_(?=[A-Z])", r"\1/", name)
    ours = stat(["-m", "-M", path])[0]
    if ours["state"] == "none":
        return False
    names = [word for kind, word in tokens(metric["MetricExpr"]) if kind == "name" and ("@" in word or "." in word or word.startswith("UNC_"))]
    try:
        if BY_PERF:
            counts.together(names)
        value = Evaluator(metric["MetricExpr"], counts.value, counts.sources).whole()
    except ValueError:
        if BY_PERF:
            raise
        counts.together(names)
        value = Evaluator(metric["MetricExpr"], counts.value, counts.sources).whole()
    factor, unit = scale(metric.get("ScaleUnit", "1"))
    grows = unit.endswith("/s") and "/" not in ours["unit"] or (ours["unit"], unit) == ("cycles", "GHz")
    wanted = ours["value"] / (SECONDS if grows else 1)
    known = ("GHz", 1e-9) if grows and ours["unit"] == "cycles" else OURS[ours["unit"]]
    if known != (unit, factor):
        FAULTS.append(f"{name}: {ours['unit']} is {factor} {unit}")
    # Passes are measured at different times, and the simulator's traffic changes.
    limit = 0.05 if "multiplexed" in ours["flags"] or "MetricConstraint" in metric else 1e-9
    if abs(value - wanted) > limit * max(abs(value), abs(wanted)):
        FAULTS.append(f"{name}: perf computes {value}, we {wanted}: {metric['MetricExpr']}")
    return value != 0


def main():
    with open(FILE, encoding="utf-8") as file:
        entries = json.load(file)
    counts = (PerfCounts if BY_PERF else Counts)([entry for entry in entries if "EventName" in entry])
    # The tool would count in turn what does not fit together, and the clock moves once.
    metrics = [entry for entry in entries if "MetricName" in entry and not (BY_PERF and "MetricConstraint" in entry)]
    every = 1 if TURN == "all" else max(1, len(metrics) // int(COUNT))
    metrics = metrics[0 if TURN == "all" else int(TURN) % every::every]
    told = 0
    for metric in metrics:
        try:
            told += check(metric, counts)
        except (ValueError, KeyError) as fault:
            FAULTS.append(f"{metric['MetricName']}: {fault}")
    print("\n".join(FAULTS[:10] + [f"# {len(metrics)} metrics, {told} of them not 0, {len(FAULTS)} wrong"]))
    sys.exit(bool(FAULTS) or told < len(metrics) / 3)


main()

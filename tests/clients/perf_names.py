#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts by the names that perf itself has for uncore events, and compares with the scenario and the simulator's report.

perf_names.py UNCORE PLATFORM FOLDER TURN SHARE [OLD NEW]: takes every SHARE-th name, from TURN on. Each event happens at
a rate of its own in a simulated second. perf adds up all instances of a socket, so it has to print the rate as often as
the machine has PMUs of the box, and what the simulator's report says. Names that differ are in perf_differs.txt with
the reason, or follow from a rule below. With OLD and NEW the report has OLD replaced, which must show.
"""
import collections
import fnmatch
import json
import os
import re
import subprocess
import sys

import perf_events as shared

UNCORE, PLATFORM, FOLDER = sys.argv[1:4]
TURN, SHARE = int(sys.argv[4]), int(sys.argv[5])
OLD, NEW = sys.argv[6:8] if sys.argv[6:] else ("", "")
SECOND = shared.SECOND
SOCKETS = shared.SOCKETS
CORES = 3  # with a caching agent each: the more there are, the longer it takes to set up their counters
SCENARIO, REPORT, OUT = (os.path.join(FOLDER, "names_" + name) for name in ("scenario.json", "report.json", "out"))
DIFFERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "perf_differs.txt")
# perf asks CPUID for its tables. Where that is the host's, this variable takes its place.
CPUID = """export PERF_CPUID=${PERF_CPUID:-$(awk -F': *' '/^(cpu family|model|stepping)\t/ && !n[$1]++ { v[$1] = $2 }
    END { for (k in v) { s = k; sub(/\t.*/, "", s); w[s] = v[k] }
          printf "GenuineIntel-%d-%X-%X", w["cpu family"], w["model"], w["stepping"] }' /proc/cpuinfo)}; exec "$@" """


def simulated(machine, command, options=()):
    result = subprocess.run([UNCORE, "sim", "run", "--clock", "manual", *options, "--sim", machine, "--", "sh", "-c", CPUID, "sh",
                             *command], capture_output=True, text=True, check=False)
    return result.stdout, result.stderr


def perf_list():
    """{name: (PMU, what perf programs on the first instance)}"""
    out, _ = simulated(f"{PLATFORM}:{SOCKETS},idle", ["perf", "list", "--details"])
    found, name = {}, None
    for line in out.splitlines():
        head = re.match(r"^  (\S+)\s*(\[.*\])?$", line)
        string = re.match(r"^\s+((uncore_\w+)/[^/]*/)\s*$", line)
        if head:
            name = head.group(1)
        elif string and name:
            found[name], name = string.group(1), None
    return found


def answers_of(strings):
    """{perf's string: what encode says of it}"""
    found = {}
    for first in range(0, len(strings), 500):
        part = strings[first:first + 500]
        out, _ = shared.run(["encode", "-p", PLATFORM, "--as-written", "--format", "json"] + part)
        found.update(zip(part, map(json.loads, out.splitlines())))
    return found


# Names that are not counted, because perf's table asks for what the processor does not have: what encode says of them.
REFUSED = ("too wide for",           # the table has the extra select bit in the event, and perf refuses it
           "needs a umask",          # the table leaves the umask out: which state, channel or kind
           "does nothing while",     # the table sets a filter that another bit switches on
           "which no event uses")    # the table sets bits of a filter that no event has


def known_differences():
    """[(pattern of the name, what to expect)]"""
    with open(DIFFERS, encoding="utf-8") as file:
        rows = [line.split(None, 3) for line in file if line.strip() and line[0] != "#"]
    return [(name, what) for platform, name, what, _ in rows if platform == PLATFORM]


def is_known(name, what, known, strings, answers):
    if what == "refused":
        return any(words in answers[strings[name]]["error"] for words in REFUSED)
    # perf's table leaves out a filter without which the event counts nothing: encode says so, unless it writes as others do.
    if what == "nothing":
        out, _ = shared.run(["encode", "-p", PLATFORM, "--format", "json", strings[name]])
        return json.loads(out).get("code") in ("missing-filter", "zero-filter") or "nothing is counted" in out
    # Linux's driver writes the lower half of a register, and so encode refuses to write perf's string.
    if what == "unequal" and "driver drops" in shared.run(["encode", "-p", PLATFORM, "--format", "perf",
                                                           answers[strings[name]]["expression"]])[1]:
        return True
    return any(fnmatch.fnmatch(name, pattern) and what == wanted for pattern, wanted in known)


def code_of(answer):
    """The lowest eight bits of a control register, which have the code of an event on every platform."""
    return [int(each["value"], 16) & 0xff for each in answer["registers"] if each["role"] == "control"] or answer["event"]


def loads(names, strings, answers):
    """Lists of names that count together: of a box as many as it has counters, and no two of one event code."""
    lists = []
    for name in names:
        answer = answers[strings[name]]
        for load in lists:
            group = load.setdefault(answer["box"], [])
            codes = [code_of(answers[strings[each]]) for each in group]
            if code_of(answer) not in codes and shared.fits([answers[strings[each]] for each in group] + [answer], 4):
                group.append(name)
                break
        else:
            lists.append({answer["box"]: [name]})
    return [[name for group in load.values() for name in group] for load in lists]


def write_scenario(texts):
    """Each at a rate of its own. Returns {text: {socket: rate}} of those that can happen."""
    rates = {text: {socket: 1000003 + 6007 * number + 500009 * socket for socket in range(SOCKETS)}
             for number, text in enumerate(texts)}
    for _ in range(2 * len(texts) + 1):
        traffic = [{"event": text, "socket": socket, "rate": rate} for text, each in rates.items() for socket, rate in each.items()]
        with open(SCENARIO, "w", encoding="utf-8") as file:
            json.dump({"schema": 1, "platform": PLATFORM, "sockets": SOCKETS, "cores": CORES, "traffic": traffic}, file)
        _, err = shared.run(["sim", "check", SCENARIO, "--platform", PLATFORM])
        wrong = re.search(r"/traffic/(\d+)", err)
        if wrong is None:
            return rates
        rates.pop(traffic[int(wrong.group(1))]["event"], None)
    return {}


def reported():
    """What counters counted that the kernel programmed."""
    with open(REPORT, encoding="utf-8") as file:
        text = file.read()
    return [row for row in json.loads(text.replace(OLD, NEW) if OLD else text)["counted"] if row["by"] == "perf"]


def is_of(row, answer):
    """Whether it counted this event; no two of a run have the same code in a box."""
    control = [each for each in answer["registers"] if each["role"] == "control"]
    if row["box"] != answer["box"] or answer["event"] is None or row["event"] is None or not control:
        return row["box"] == answer["box"] and answer["event"] is row["event"] is None
    value, mask = int(control[0]["value"], 16), int(control[0]["mask"], 16)
    return (int(row["control"], 16) ^ value) & mask == 0


def printed(names):
    """{(name, socket): (text of the count, unit, percent)}"""
    found = {}
    with open(OUT, encoding="utf-8") as file:
        for line in file:
            fields = line.strip().split(";")
            if len(fields) > 6 and re.match(r"S\d+$", fields[0]) and fields[4] in names:
                found[fields[4], int(fields[0][1:])] = (fields[2], fields[3], fields[6])
    return found


def plain(expression):
    """An expression of one instance without it."""
    return re.sub(r"^([a-z_0-9]*[a-z_])\d+([:/])", lambda match: "" if match.group(2) == ":" else match.group(1) + "/", expression)


def compare(names, strings, answers, faults, results):
    texts = {name: plain(answers[strings[name]]["expression"]) for name in names}
    complete = shared.complete(list(texts.values()))
    rates = write_scenario(list(complete))
    _, err = simulated(f"{PLATFORM},{SCENARIO}", ["perf", "stat", "-x;", "-a", "--per-socket", "-o", OUT] +
                       [word for name in names for word in ("-e", name)] +
                       ["--", "sh", "-c", f"echo {SECOND} >/sys/kernel/uncore_sim/advance"],
                       ["--format", "json", "-o", REPORT])
    got, rows = printed(names), reported()
    for name in names:
        answer = answers[strings[name]]
        for socket in range(SOCKETS):
            of_box = [row for row in rows if row["unit"] == socket and row["box"] == answer["box"] and row["ns"] == SECOND]
            judge(name, socket, got.get((name, socket)), of_box, answer, rates.get(texts[name], {}).get(socket), faults, results, err)


def judge(name, socket, got, rows, answer, rate, faults, results, err):
    """Compares one number with the rate, if a counter of each instance counted it, and else with the report."""
    instances = {row["instance"] for row in rows}
    counts = [row["count"] for row in rows if is_of(row, answer)]
    if got is None or got[2] != "100.00" or not re.match(r"[\d.]+$", got[0]):
        results[name] = "uncounted"
        faults.append(f"{name}: socket {socket}: perf prints {got} {err[:200]}")
    elif is_printed(got, rate, len(instances)) and [row["count"] for row in rows].count(rate) >= len(instances):
        results.setdefault(name, "exact")
    elif not counts or not is_printed(got, sum(counts), 1):
        results[name] = "unequal"
        faults.append(f"{name}: socket {socket}: perf prints {got}, the simulator counted {counts}, {rate} happened")
    elif rate is not None:
        results[name] = "otherwise" if sum(counts) else "nothing"
        faults.append(f"{name}: socket {socket}: {counts} were counted, and {rate} happened on each")
    else:
        results.setdefault(name, "clock")


def is_printed(got, count, times):
    """Whether perf prints so much: a count, or its scale of it, then with two digits after the point."""
    return count is not None and any(abs(float(got[0]) - count * times * scale) <= (0 if scale >= 1 else 0.0051)
                                     for scale in SCALES.get(got[1], ()))


# What perf multiplies with, by the unit that it prints: ScaleUnit of its tables.
SCALES = {"": (1,), "Bytes": (64, 8, 4, 7.11e-6), "MiB": (6.103515625e-5, 3.814697266e-6), "MB/sec": (6.103515625e-5,)}


def main():
    strings = perf_list()
    answers = answers_of(sorted(set(strings.values())))
    known, results, faults = known_differences(), {}, []
    chosen = [name for number, name in enumerate(sorted(strings)) if (number + TURN) % SHARE == 0]
    refused = [name for name in chosen if "error" in answers[strings[name]]]
    for name in refused:
        results[name] = "refused"
        faults.append(f"{name}: {strings[name]}: {answers[strings[name]]['error']}")
    runs = loads([name for name in chosen if name not in results], strings, answers)
    for names in runs:
        compare(names, strings, answers, faults, results)
    wrong = [fault for fault in faults
             if not is_known(fault.split(":")[0], results[fault.split(":")[0]], known, strings, answers)]
    wrong += [f"{pattern}: perf_differs.txt has it, and {name} is {results[name]}" for pattern, what in known
              for name in chosen if fnmatch.fnmatch(name, pattern) and results[name] != what]
    kinds = collections.Counter(results.values())
    print("\n".join(wrong[:int(os.environ.get("LIMIT", 20))] + [f"# {PLATFORM}: {len(chosen)} names of {len(strings)} in {len(runs)} runs: " +
                                  ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())) + f"; {len(wrong)} faults"]))
    sys.exit(bool(wrong) or kinds["exact"] == 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts events with PAPI, and compares with the scenario and the simulator's report.

PAPI=PROGRAM papi_counts.py UNCORE PLATFORM FOLDER TURN SHARE: takes every SHARE-th event, from TURN on, that `uncore encode -f
libpfm` has a string for. PROGRAM is papi.c. Each event counts on the first instance of its box, on both
sockets, and happens at a rate of its own in a simulated second. papi_differs.txt lists the others.
"""
import fnmatch
import json
import os
import subprocess
import sys

import perf_events as shared
import perf_names

UNCORE, PLATFORM, FOLDER = sys.argv[1:4]
TURN, SHARE, PAPI = int(sys.argv[4]), int(sys.argv[5]), os.environ["PAPI"]
REPORT = os.path.join(FOLDER, "papi_report.json")
MOST = 16  # events of a run


def simulated(machine, command):
    return subprocess.run([UNCORE, "sim", "run", "--clock", "manual", "-f", "json", "-o", REPORT, "--sim", machine, "--", *command],
                          capture_output=True, text=True, check=False)


def known_differences():
    """Patterns of names."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "papi_differs.txt"), encoding="utf-8") as file:
        return [line.split()[1] for line in file if line.split()[0] == PLATFORM]


def first_cpus():
    perf_names.write_scenario([])
    out = simulated(f"{PLATFORM},{perf_names.SCENARIO}", ["sh", "-c", "cat /sys/bus/event_source/devices/uncore_imc_0/cpumask"]).stdout
    return out.strip().split(",")


def strings_of(texts):
    """{expression on the first instance: libpfm4's string}"""
    found = {}
    for text in texts:
        out, _ = shared.run(["encode", "-p", PLATFORM, "--format", "libpfm", text])
        if "::" in out:
            found[text] = out.strip()
    return found


def count(load, answers, strings, cpus, faults):
    """Returns how many counts are exact, and which events PAPI does not have."""
    rates = perf_names.write_scenario([text for text, _ in load])
    words = [f"{strings[one]}:cpu={cpu}" for _, one in load for cpu in cpus]
    result = simulated(f"{PLATFORM},{perf_names.SCENARIO}", [PAPI, *words])
    got = list(map(int, result.stdout.split()))
    if len(got) != len(words):
        return 0, [one for _, one in load if f"{strings[one]}:cpu" in result.stderr] or faults.append(result.stderr) or []
    with open(REPORT, encoding="utf-8") as file:
        rows = [row for row in json.load(file)["counted"] if row["by"] == "perf" and row["instance"] == 0]
    exact = 0
    for number, (text, one) in enumerate(load):
        for socket in (0, 1):
            counts = [row["count"] for row in rows if row["unit"] == socket and row["box"] == answers[text]["box"]]
            wanted = rates.get(text, {}).get(socket)
            if wanted == got[2 * number + socket] and wanted in counts:
                exact += 1
            elif not any(fnmatch.fnmatch(one, pattern) for pattern in KNOWN):
                faults.append(f"{one}: socket {socket}: PAPI counts {got[2 * number + socket]}, the simulator {counts}, not {wanted}")
    return exact, []


def main():
    texts = shared.names()
    complete = shared.complete([text for number, text in enumerate(texts) if (number + TURN) % SHARE == 0])
    on_first = {text: shared.on_instance(answer["box"], 0, text) for text, answer in complete.items() if answer["box"] not in ("rapl", "ubox", "pcu")}
    on_first.update({text: text for text, answer in complete.items() if answer["box"] in ("ubox", "pcu")})
    strings = strings_of(on_first.values())
    chosen = [(text, one) for text, one in on_first.items() if one in strings and complete[text]["event"]]
    names = {text: text for text, _ in chosen}
    faults, exact, missing, runs = [], 0, [], 0
    for names_of_run in perf_names.loads(list(names), names, complete):
        for first in range(0, len(names_of_run), MOST):
            load = [pair for pair in chosen if pair[0] in names_of_run[first:first + MOST]]
            while load:
                good, unknown = count(load, complete, strings, CPUS, faults)
                exact, runs, missing = exact + good, runs + 1, missing + unknown
                load = [pair for pair in load if pair[1] in unknown] and [pair for pair in load if pair[1] not in unknown]
    print("\n".join(faults[:20] + [f"not in PAPI: {name}" for name in missing[:5]] +
                    [f"# {PLATFORM}: {len(chosen)} events in {runs} runs: {exact} counts exact, {len(missing)} not in PAPI; {len(faults)} faults"]))
    sys.exit(bool(faults) or exact == 0 or len(missing) * 4 > len(chosen))


CPUS, KNOWN = first_cpus(), known_differences()
main()

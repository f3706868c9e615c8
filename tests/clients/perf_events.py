#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts events with perf on a simulated machine, and by registers on the same machine, and compares.

perf_events.py UNCORE PLATFORM FOLDER TURN SHARE [OLD NEW]: takes every SHARE-th event of the platform, from TURN on, that
`uncore encode -f perf` has a string for. Each is counted for one simulated second in which it happens at a rate of its
own, by an unchanged perf through `uncore sim run`, and by `uncore stat`, which programs the registers. Sums of each
socket must be equal; of a box for which Linux has fewer PMUs (../facts/linux_perf.txt) the sums over these. With OLD and
NEW perf gets strings in which OLD is replaced, which must show. Prints what differs and a line of counts; exits with 1 if anything differs.
"""
import json
import os
import re
import subprocess
import sys

UNCORE, PLATFORM, FOLDER = sys.argv[1:4]
TURN, SHARE = int(sys.argv[4]), int(sys.argv[5])
SCENARIO = os.path.join(FOLDER, "perf_scenario.json")
SECOND = 1000000000
OLD, NEW = sys.argv[6:8] if sys.argv[6:] else ("", "")
AT_ONCE = 4
FACTS = os.path.join(os.path.dirname(__file__), "../facts/linux_perf.txt")


def run(arguments):
    result = subprocess.run([UNCORE] + arguments, capture_output=True, text=True, check=False)
    return result.stdout, result.stderr


def complete(texts):
    """{expression: box} of those that can be encoded, after adding what the messages ask for."""
    done = {}
    for _ in range(8):
        out, _ = run(["encode", "-p", PLATFORM, "--format", "json"] + texts) if texts else ("", "")
        left = []
        for text, line in zip(texts, out.splitlines()):
            answer = json.loads(line)
            # An event that counts through another counter's event cannot be counted alone.
            if "error" not in answer:
                done.update({text: answer["box"]} if answer.get("companion") is None else {})
            elif answer["code"] == "missing-filter":
                left.append(f"{text},{re.search(r'add ([a-z0-9_.]+)=', answer['hint']).group(1)}=1")
            elif answer["code"] == "needs-another-field" and "thresh" in answer["error"] and "thresh" not in text:
                left.append(text + ",thresh=1")
        texts = left
    return done


def names():
    table, _ = run(["list", "-p", PLATFORM, "--umasks", "--format", "csv"])
    return [line.split(",")[1] for line in table.splitlines()[1:]]


def strings_of(texts):
    """{expression: perf's string} of those that perf can say for every instance."""
    out, err = run(["encode", "-p", PLATFORM, "--format", "perf"] + texts)
    refused = set(re.findall(r'perf cannot say "([^"]*)":', err))
    return dict(zip([text for text in texts if text not in refused], out.splitlines()))


def write_scenario(texts):
    """Each event at a rate of its own; other events as in the built-in example."""
    traffic = []
    for number, text in enumerate(texts):
        for socket in (0, 1):
            traffic.append({"event": text, "socket": socket, "rate": 1000003 + 6007 * number + 500009 * socket})
    for _ in range(len(traffic)):
        with open(SCENARIO, "w", encoding="utf-8") as file:
            json.dump({"schema": 1, "platform": PLATFORM, "sockets": 2, "example": True, "traffic": traffic}, file)
        _, err = run(["sim", "check", SCENARIO, "--platform", PLATFORM])
        wrong = re.search(r"/traffic/(\d+)", err)
        if wrong is None:
            return err
        del traffic[int(wrong.group(1))]
    return "no traffic is left"


def pmus():
    """{box: how many instances have a PMU}"""
    found = {}
    with open(FACTS, encoding="utf-8") as file:
        for line in file:
            words = line.split()
            # Linux has one driver for two generations.
            if words[:1] == ["pmu"] and words[1] == {"clx": "skx"}.get(PLATFORM, PLATFORM):
                found[words[2]] = int(words[4])
    return found


def chunks(boxes, texts, size):
    """Up to so many events of each box."""
    waiting = {}
    for text in texts:
        waiting.setdefault(boxes[text], []).append(text)
    while any(waiting.values()):
        yield [text for each in waiting.values() for text in each[:size]]
        waiting = {box: each[size:] for box, each in waiting.items()}


def per_count(event):
    """How many of its unit a count of the event stands for."""
    out, _ = run(["show", "-p", PLATFORM, event])
    return int(re.search(r"stands for +([0-9,]+) ", out).group(1).replace(",", ""))


def by_registers(texts, units):
    """{(expression, socket): count}, None if an event did not count all the time."""
    # stat prints values of filters by their names.
    counts, plain = {}, {text.split(",")[0]: text for text in texts}
    out, _ = run(["stat", "--sim", f"{PLATFORM},{SCENARIO}", "--timeout", "1s", "--format", "json", "-i"] +
                 [word for text in texts for word in ("-e", text)])
    for line in out.splitlines():
        row = json.loads(line)
        if row.get("instance") is None or row["instance"] >= units[row["box"]]:
            continue
        key = (plain[row["event"].split(",")[0]], row["socket"])
        whole = row["state"] == "ok" and row["running_ns"] == row["enabled_ns"] == SECOND and counts.get(key, 0) is not None
        scale = 1 if row["unit"] == "events" else per_count(row["event"])
        counts[key] = counts.get(key, 0) + row["value"] // scale if whole else None
    return counts


def by_perf(strings, texts):
    """The machine starts anew for each call, as the parts of a second differ in what happens in them."""
    words = [word for text in texts for word in ("-e", strings[text].replace(OLD, NEW) if OLD else strings[text])]
    out, err = run(["sim", "run", "--clock", "manual", "--sim", f"{PLATFORM},{SCENARIO}", "--", "perf", "stat", "-x;", "-a",
                    "--per-socket", "-o", f"{FOLDER}/perf_out"] + words +
                   ["--", "sh", "-c", f"echo {SECOND} >/sys/kernel/uncore_sim/advance"])
    counts = {}
    with open(f"{FOLDER}/perf_out", encoding="utf-8") as file:
        for line in file:
            fields = line.strip().split(";")
            if len(fields) > 6 and fields[0][0] == "S":
                counts.setdefault(int(fields[0][1:]), []).append(int(fields[2]) if fields[6] == "100.00" else None)
    # perf prints the events of a socket in the order in which they were given.
    return {(text, socket): count for socket, each in counts.items() for text, count in zip(texts, each)}, out + err


def compare(strings, chunk, units, faults):
    """Returns the events that could not count all the time, how many counts are equal, and how many of them are 0."""
    again, equal, zero = [], 0, 0
    expected = by_registers(chunk, units)
    got, error = by_perf(strings, chunk)
    for text in chunk:
        both = [(got.get((text, socket)), expected.get((text, socket))) for socket in (0, 1)]
        if any(None in pair for pair in both):
            again.append(text)
            continue
        for socket, (count, wanted) in enumerate(both):
            equal += count == wanted
            zero += count == wanted == 0
            if count != wanted:
                faults.append(f"{text}: socket {socket}: perf counts {count} of {strings[text]}, the registers {wanted} {error}")
    return again, equal, zero


def main():
    boxes, units = complete(names()), pmus()
    strings = strings_of([text for text, box in boxes.items() if box in units])
    chosen = left = [text for number, text in enumerate(strings) if (number + TURN) % SHARE == 0]
    trouble = write_scenario(chosen)
    faults = [trouble] if trouble else []
    equal = zero = 0
    # What competes for counters or filters counts alone in its box the second time.
    for size in (AT_ONCE, 1):
        again = []
        for chunk in chunks(boxes, left, size):
            more, good, nothing = compare(strings, chunk, units, faults)
            again, equal, zero = again + more, equal + good, zero + nothing
        left = again
    faults += [f"{text}: {strings[text]} is not counted by both, or not all the time" for text in left]
    print("\n".join(faults[:20] + [f"# {PLATFORM}: {len(chosen)} events of {len(strings)}: {equal} counts equal, {zero} of them 0; "
                                   f"{len(faults)} faults"]))
    sys.exit(bool(faults) or equal == 0 or zero * 2 > equal)


main()

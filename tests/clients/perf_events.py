#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts events with perf on a simulated machine, and by registers on the same machine, and compares.

perf_events.py UNCORE PLATFORM FOLDER TURN SHARE [OLD NEW]: takes every SHARE-th event of the platform, from TURN on, that
`uncore encode -f perf` has a string for. Each is counted on one instance, so that a run of
perf counts many. In a simulated second it happens at a rate of its own. An unchanged perf counts through `uncore sim run`,
and `uncore stat` by registers: counts of each socket must be equal. With OLD and NEW perf gets strings in which OLD is
replaced, which must show. Prints what differs and a line of counts; exits with 1 if anything differs.
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
SCALES = {}


def run(arguments):
    result = subprocess.run([UNCORE] + arguments, capture_output=True, text=True, check=False)
    return result.stdout, result.stderr


# Some processors know one socket only.
SOCKETS = 1 if "has one socket" in run(["stat", "--sim", f"{PLATFORM}:2,idle", "-t", "1"])[1] else 2


def complete(texts):
    """{expression: answer of encode} of those that can be encoded, after adding what the messages ask for."""
    done = {}
    for _ in range(8):
        out, _ = run(["encode", "-p", PLATFORM, "--format", "json"] + texts) if texts else ("", "")
        left = []
        for text, line in zip(texts, out.splitlines()):
            answer = json.loads(line)
            # An event that counts through another counter's event cannot be counted alone.
            if "error" not in answer:
                done.update({text: answer} if answer.get("companion") is None else {})
            elif answer["code"] == "missing-filter":
                left.append(f"{text},{re.search(r'add ([a-z0-9_.]+)=', answer['hint']).group(1)}=1")
            elif answer["code"] == "needs-another-field" and "thresh" in answer["error"] and "thresh" not in text:
                left.append(text + ",thresh=1")
        texts = left
    return done


def names():
    table, _ = run(["list", "-p", PLATFORM, "--umasks", "--format", "csv"])
    return [line.split(",")[1] for line in table.splitlines()[1:]]


def sayable(texts):
    """Those that perf can say for every instance."""
    _, err = run(["encode", "-p", PLATFORM, "--format", "perf"] + texts)
    refused = set(re.findall(r'perf cannot say "([^"]*)":', err))
    return [text for text in texts if text not in refused]


def on_instance(box, number, text):
    """The expression on one instance."""
    return f"{box}{number}:{text}"


def write_scenario(texts):
    """Each event at a rate of its own; other events as in the built-in example."""
    traffic = []
    for number, text in enumerate(texts):
        for socket in range(SOCKETS):
            traffic.append({"event": text, "socket": socket, "rate": 1000003 + 6007 * number + 500009 * socket})
    for _ in range(len(traffic)):
        with open(SCENARIO, "w", encoding="utf-8") as file:
            json.dump({"schema": 1, "platform": PLATFORM, "sockets": SOCKETS, "example": True, "traffic": traffic}, file)
        _, err = run(["sim", "check", SCENARIO, "--platform", PLATFORM])
        wrong = re.search(r"/traffic/(\d+)", err)
        if wrong is None:
            return err
        del traffic[int(wrong.group(1))]
    return "no traffic is left"


def instances(boxes):
    """{box: its instances for which the machine's kernel has a PMU}"""
    out, _ = run(["sim", "run", "--sim", f"{PLATFORM}:{SOCKETS},idle", "--", "ls", "/sys/bus/event_source/devices"])
    there, found = set(out.split()), {}
    for box, text in boxes.items():
        found[box], number = [], 0
        while True:
            string, err = run(["encode", "-p", PLATFORM, "--format", "perf", on_instance(box, number, text)])
            if err or not string:
                break
            if string.split("/")[0] in there:
                found[box].append(number)
            number += 1
    return found


def fits(answers, limit):
    """Whether they can count together on one instance: a counter for each, and no other filters."""
    if len(answers) > limit or len({json.dumps([reg for reg in each["registers"] if reg["role"] != "control"])
                                    for each in answers}) > 1:
        return False
    owner = {}

    def place(number, seen):
        for counter in answers[number]["counters"]:
            key = (answers[number]["group"], counter)
            if key not in seen:
                seen.add(key)
                if key not in owner or place(owner[key], seen):
                    owner[key] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(answers)))


def chunks(answers, texts, places, limit):
    """Lists of (instance's expression, box, instance, expression), each of which can count at once."""
    loads = []
    for text in texts:
        answer, done = answers[text], False
        box = answer["box"]
        for load in loads:
            for number in places[box] if limit > 1 else places[box][:1]:
                group = load.setdefault((box, number), [])
                if fits([answers[each] for each in group] + [answer], limit):
                    group.append(text)
                    done = True
                    break
            if done:
                break
        if not done:
            loads.append({(box, places[box][0]): [text]})
    for load in loads:
        yield [(on_instance(box, number, text), box, number, text) for (box, number), group in load.items() for text in group]


def per_count(event):
    """How many of its unit a count of the event stands for."""
    if event not in SCALES:
        out, _ = run(["show", "-p", PLATFORM, event])
        SCALES[event] = int(re.search(r"stands for +([0-9,]+) ", out).group(1).replace(",", ""))
    return SCALES[event]


def by_registers(chunk):
    """{(expression, socket): count}, None if an event did not count all the time."""
    # stat prints values of filters by their names.
    counts, plain = {}, {name.split(",")[0]: text for name, _, _, text in chunk}
    out, _ = run(["stat", "--sim", f"{PLATFORM},{SCENARIO}", "--timeout", "1s", "--format", "json", "-i"] +
                 [word for each in chunk for word in ("-e", each[0])])
    for line in out.splitlines():
        row = json.loads(line)
        if row.get("instance") is None:
            continue
        key = (plain[row["event"].split(",")[0]], row["socket"])
        whole = row["state"] == "ok" and row["running_ns"] == row["enabled_ns"] == SECOND
        scale = 1 if row["unit"] == "events" else per_count(row["event"].split(":")[1])
        counts[key] = row["value"] // scale if whole else None
    return counts


def by_perf(chunk, strings):
    """The machine starts anew for each call, as the parts of a second differ in what happens in them."""
    words = [word for string in strings for word in ("-e", string)]
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
    return {(each[3], socket): count for socket, row in counts.items() for each, count in zip(chunk, row)}, out + err


def compare(chunk, faults):
    """Returns the events that could not count all the time, how many counts are equal, and how many of them are 0."""
    again, equal, zero = [], 0, 0
    trouble = write_scenario([each[3] for each in chunk])
    out, err = run(["encode", "-p", PLATFORM, "--format", "perf"] + [each[0] for each in chunk])
    strings = [line.replace(OLD, NEW) if OLD else line for line in out.splitlines()]
    if trouble or len(strings) != len(chunk):
        faults.append(trouble + err)
        return again, equal, zero
    expected = by_registers(chunk)
    got, error = by_perf(chunk, strings)
    for (name, _, _, text), string in zip(chunk, strings):
        both = [(got.get((text, socket)), expected.get((text, socket))) for socket in range(SOCKETS)]
        if any(None in pair for pair in both):
            again.append(text)
            continue
        for socket, (count, wanted) in enumerate(both):
            equal += count == wanted
            zero += count == wanted == 0
            if count != wanted:
                faults.append(f"{name}: socket {socket}: perf counts {count} of {string}, the registers {wanted} {error}")
    return again, equal, zero


def main():
    answers = complete(names())
    # perf counts energy in a unit of its own: tests/cli/energy.sh compares it.
    all_texts = sayable([text for text in answers if answers[text]["box"] != "rapl"])
    chosen = left = [text for number, text in enumerate(all_texts) if (number + TURN) % SHARE == 0]
    places = instances({answers[text]["box"]: text for text in chosen})
    faults, equal, zero, calls = [], 0, 0, 0
    # What the packing has put together wrongly counts alone in its box the second time.
    for limit in (4, 1):
        again = []
        for chunk in chunks(answers, left, places, limit):
            more, good, nothing = compare(chunk, faults)
            again, equal, zero, calls = again + more, equal + good, zero + nothing, calls + 1
        left = again
    faults += [f"{text} is not counted by both, or not all the time" for text in left]
    print("\n".join(faults[:20] + [f"# {PLATFORM}: {len(chosen)} events of {len(all_texts)} in {calls} runs: {equal} counts equal, "
                                   f"{zero} of them 0; {len(faults)} faults"]))
    sys.exit(bool(faults) or equal == 0 or zero * 2 > equal)


if __name__ == "__main__":
    main()

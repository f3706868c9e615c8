#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks perf's strings against what Linux's driver makes of them, and against the perf tool.

linux_perf.py check UNCORE FACTS PLATFORM STRINGS: compares what the driver makes of the strings with the registers.
linux_perf.py sysfs FACTS PLATFORM FOLDER: makes the files by which perf knows the PMUs.
linux_perf.py same FACTS PLATFORM FILE: compares the config words that perf itself made with ours.

Encodes every event and umask, with every modifier, twice: as registers and for perf. The facts alone turn the string
into config words, and these into what the driver writes, which must be the registers. If there is no string, the driver
must not be able to write the registers. Writes the strings to STRINGS, one a line; FILE has lines "STRING config
config1 config2". Prints what is wrong and a line of counts; exits with 1 if anything is wrong.
"""
import json
import os
import re
import subprocess
import sys

MODE = sys.argv[1]
UNCORE = sys.argv[2] if MODE == "check" else None
FACTS, PLATFORM, STRINGS = sys.argv[3:6] if MODE == "check" else sys.argv[2:5]
CONFIGS = ("config", "config1", "config2")
FAULTS = []


def read_facts():
    boxes = {}
    with open(FACTS, encoding="utf-8") as file:
        for line in file:
            words = line.split("#")[0].split()
            if len(words) < 3 or words[1] != PLATFORM:
                continue
            box = boxes.setdefault(words[2], {"formats": {}, "writes": {}, "extra": [], "field": [], "fills": [], "fixed": False,
                                              "named": {}, "free": None, "kinds": [], "unnamed": set(), "reads": {}})
            kind, rest = words[0], words[3:]
            if kind == "pmu":
                box.update(pmu=rest[0], pmus=int(rest[1]), mask=int(rest[2], 0))
            elif kind == "formats":
                box["formats"] = dict(word.split("=") for word in rest)
            elif kind == "writes":
                box["writes"][rest[0]] = rest[1:]
            elif kind == "extra":
                box["extra"].append([int(word, 0) for word in rest])
            elif kind == "field":
                box["field"].append((int(rest[0], 0), rest[1], int(rest[2], 0), int(rest[3]) if rest[3:] else 999))
            elif kind == "fill":
                box["fills"].append((int(rest[0], 0), int(rest[1], 0), rest[2], int(rest[3]), int(rest[4]), rest[5], int(rest[6])))
            elif kind == "reads":
                box["reads"][int(rest[0], 0)] = int(rest[1], 0)
            elif kind == "free":
                box["free"] = (rest[0], int(rest[1]))
            elif kind == "kind":
                offsets = [int(word, 0) for word in rest[2].split(",")]
                box["kinds"].append([int(rest[0], 0), int(rest[1], 0), offsets, int(rest[3])])
                box["unnamed"] |= {len(box["kinds"]) - 1} if rest[4:] else set()
            elif kind == "fixed":
                box["fixed"] = True
            else:
                box["named"][rest[0]] = rest[1]
    return boxes


def bits_of(text):
    config, ranges = text.split(":")
    bits = []
    for piece in ranges.split(","):
        low, _, high = piece.partition("-")
        bits += range(int(low), int(high or low) + 1)
    return config, bits


def compose(box, string):
    """The config words as tools/perf/util/pmu.c fills them: each value from the lowest bit of its format up, OR-ed."""
    words = dict.fromkeys(CONFIGS, 0)
    for term in filter(None, string[string.index("/") + 1:string.rindex("/")].split(",")):
        name, _, number = term.partition("=")
        config, bits = bits_of(box["formats"].get(name, "config:0"))
        value = int(number, 0) if number else 1
        if name not in box["formats"] or value >= 1 << len(bits):
            FAULTS.append(f"{string}: Linux refuses {term}")
        for at, bit in enumerate(bits):
            words[config] |= (value >> at & 1) << bit
    return words


def driver(box, words, instance):
    """What the driver writes: {register: value}, or None if it refuses."""
    if words["config"] == 0xff:
        return {"fixed_ctl": 0} if box["fixed"] else None
    idx = 0
    for event, mask, bit in box["extra"]:
        idx |= bit if words["config"] & box["mask"] & mask == event else 0
    written = {"ctl": words["config"] & box["mask"]}
    for config, registers in box["writes"].items():
        taken = 0
        for bit, word, mask, pmus in box["field"]:
            taken |= mask if idx & bit and word == config and (instance is None or instance < pmus) else 0
        for at, register in enumerate(registers):
            written[register] = words[config] & taken >> 0 & 0xffffffff << 32 * at
            written[register] >>= 32 * at
    for code, mask, config, low, high, register, at in box["fills"]:
        if words["config"] & mask == code:
            written[register] = written.get(register, 0) | (words[config] >> low & (1 << high - low + 1) - 1) << at
    return written


def run(arguments):
    result = subprocess.run([UNCORE] + arguments, capture_output=True, text=True, check=False)
    return result.stdout, result.stderr


def expressions(boxes):
    """Each event and umask, plain and with each modifier that its box has; filters get values that differ from 0."""
    table, _ = run(["list", "-p", PLATFORM, "--umasks", "--format", "csv"])
    names = [line.split(",")[1] for line in table.splitlines()[1:]]
    plain = complete(names)
    more = []
    for text in plain:
        for modifier in (",thresh=5", ",thresh=1,edge", ",thresh=31,inv", ",thresh=1,occ_invert", ",thresh=1,occ_edge", ",tid=3",
                         ",nc", ",isoc"):
            more.append(text + modifier)
    answers = plain | complete(more)
    answers |= complete([f"{box}:fixed" for box, facts in boxes.items() if facts["fixed"]])
    single = [f"{box}{n}:{text}" for box, begins in (("qpi", "UNC_Q_"), ("irp", "UNC_I_"), ("r3qpi", "UNC_R3_"))
              for n in range(3) for text in answers if text.startswith(begins)]
    return answers | complete(single)


def complete(texts):
    """Expressions that can be encoded, after adding what the messages ask for, and their encodings."""
    done = {}
    for _ in range(8):
        out, _ = run(["encode", "-p", PLATFORM, "--format", "json"] + texts) if texts else ("", "")
        left = []
        for text, line in zip(texts, out.splitlines()):
            answer = json.loads(line)
            if "error" not in answer:
                done[text] = answer
            elif answer["code"] == "missing-filter":
                left.append(f"{text},{re.search(r'add ([a-z0-9_.]+)=', answer['hint']).group(1)}=1")
            elif answer["code"] == "needs-another-field" and "thresh" in answer["error"] and "thresh" not in text:
                left.append(text + ",thresh=1")
        texts = left
    return done


def registers(answer):
    return {re.sub(r"^[a-z0-9]+\.", "", re.sub(r"ctl\{i\}|ctl\d?$", "ctl", r["register"])):
            (int(r["value"], 16), int(r["mask"], 16)) for r in answer["registers"]}


def differs(answer, written):
    """The first register in which the driver writes a decided bit differently."""
    for name, (value, mask) in registers(answer).items():
        if written is None or (written.get(name, 0) ^ value) & mask:
            return name
    return None


def configs_of(box, answer):
    """The config words that would be the registers, whether perf has words for them or not; None: no config has a register."""
    words = dict.fromkeys(CONFIGS, 0)
    for name, (value, _) in registers(answer).items():
        places = [(config, 32 * at) for config, names in box["writes"].items() for at, n in enumerate(names) if n == name]
        if name == "ctl":
            words["config"] |= value
        elif name == "fixed_ctl":
            words["config"] = 0xff
        elif places:
            words[places[0][0]] |= value << places[0][1]
        elif value != 0:
            return None
    return words


def instances(box, answer):
    first = answer["instance"]
    return [first] if first is not None else range(box["pmus"])


def has_words(box, words):
    """Whether each bit of the config words is in one of the driver's words, so that a string can set it."""
    known = dict.fromkeys(CONFIGS, 0)
    for text in box["formats"].values():
        config, bits = bits_of(text)
        known[config] |= sum(1 << bit for bit in bits)
    return all(words[config] & ~known[config] == 0 for config in CONFIGS)


def offset_of(kind, instance):
    offsets = kind[2]
    return offsets[instance] if len(offsets) > 1 else offsets[0] * instance


def free_msr(box, string, instance):
    """The MSR that Linux reads for a counter that runs freely: uncore_freerunning_counter()."""
    umask = int(re.search(r"/event=0xff,umask=(0x[0-9a-f]+)/$", string).group(1), 0)
    number, at = (umask >> 4) - 1, umask & 0xf
    if number < 0 or number >= len(box["kinds"]) or at >= box["kinds"][number][3]:
        return None
    kind = box["kinds"][number]
    return kind[0] + offset_of(kind, instance) + kind[1] * at


def our_msrs(answer):
    """{instance: MSR of the only counter of an answer}"""
    table = run(["show", "-p", PLATFORM, answer["box"]])[0].partition("\n  counters\n")[2]
    data = next(row[5] for row in (re.split(r" {2,}", line.strip()) for line in table.splitlines()) if row[0] == answer["group"])
    shown = run(["show", "-p", PLATFORM, f"{answer['box']}.{data}"])[0]
    places = re.findall(rf"^ +{answer['box']} (\d+) +MSR (0x[0-9a-f]+)", shown, re.M)
    if places:
        return {int(instance): int(first, 0) + answer["counters"][0] for instance, first in places}
    base, to_next, index, first, last = re.search(
        r"^ +[a-z]+ n +MSR (0x[0-9a-f]+) \+ (0x[0-9a-f]+|\d+)\*n(?: \+ (.*?)i)?, n = (\d+) to (\d+)", shown, re.M).groups()
    step = 0 if index is None else int(index.rstrip("*") or "1", 0)
    return {instance: int(base, 0) + int(to_next, 0) * instance + step * answer["counters"][0]
            for instance in range(int(first), int(last) + 1)}


def is_unnamed(box, answer):
    """Whether the driver has no name for the counter, so that we have no string."""
    kinds = [box["kinds"][number] for number in box["unnamed"]]
    return any(start <= msr < start + kind[1] * kind[3] for kind in kinds for instance, msr in our_msrs(answer).items()
               for start in [kind[0] + offset_of(kind, instance)])


def check_free(box, text, answer, string):
    if not box["kinds"]:  # they are in memory
        if string.split("/")[1] not in box["named"].values():
            FAULTS.append(f"{text}: {string}: Linux has no such event")
        return
    ours = our_msrs(answer)
    if sorted(ours) != list(range(box["free"][1])):
        FAULTS.append(f"{text}: our instances are {sorted(ours)}")
    for instance in [answer["instance"]] if answer["instance"] is not None else range(box["free"][1]):
        if free_msr(box, string, instance) != ours.get(instance):
            FAULTS.append(f"{text}: {string}: Linux reads another MSR than {ours.get(instance)} for instance {instance}")


def check(boxes, text, answer, string, why):
    box = boxes.get(answer["box"])
    if box is not None and box["free"] and answer["companion"] is None and not answer["registers"] and len(answer["counters"]) == 1:
        if string is None and is_unnamed(box, answer):
            return
        if string is None or not re.match(box["free"][0] + r"(_\d+)?/", string):
            FAULTS.append(f"{text}: {string} ({why}), but Linux has {box['free'][0]}")
        else:
            check_free(box, text, answer, string)
        return
    if string is None:
        if box is None or box.get("pmu") is None:
            return
        words = configs_of(box, answer)
        # A free-running counter has no register to write: another PMU counts it, if any does.
        fits = words is not None and registers(answer) and has_words(box, words) and not any(differs(answer, driver(box, words, n)) for n in instances(box, answer)) and \
            (words["config"] == 0xff) == ("fixed_ctl" in registers(answer)) and \
            (answer["instance"] is None or answer["instance"] < box["pmus"])
        if fits:
            FAULTS.append(f"{text}: no string ({why}), but Linux would honour one")
        return
    if box is None or not re.match(re.escape(box["pmu"]) + r"(_\d+)?/", string):
        FAULTS.append(f"{text}: {string}: Linux has no such PMU")
        return
    words = compose(box, string)
    if box["reads"]:
        if our_msrs(answer) != {0: box["reads"].get(words["config"])}:
            FAULTS.append(f"{text}: {string}: Linux reads another MSR than {our_msrs(answer)}")
        return
    for instance in instances(box, answer):
        wrong = differs(answer, driver(box, words, instance))
        if wrong:
            FAULTS.append(f"{text}: {string}: Linux writes another {wrong}")
            return


def strings_of(texts):
    """perf's string for each expression, or None and the reason."""
    out, err = run(["encode", "-p", PLATFORM, "--format", "perf"] + texts)
    refused = dict(re.findall(r'perf cannot say "([^"]*)": (.*)', err))
    lines = iter(out.splitlines())
    return [(text, None, refused[text]) if text in refused else (text, next(lines), "") for text in texts]


def answers_of(texts):
    out, _ = run(["encode", "-p", PLATFORM, "--format", "json"] + texts)
    return [json.loads(line) for line in out.splitlines()]


def check_named(boxes):
    for box, facts in boxes.items():
        for name, terms in facts["named"].items() if "pmu" in facts else ():
            by_name, by_terms = answers_of([f"{facts['pmu']}/{name}/", f"{facts['pmu']}/{terms}/"])
            if "error" in by_name or by_name["registers"] != by_terms["registers"]:
                FAULTS.append(f"{facts['pmu']}/{name}/: {by_name}, not {by_terms}")


def check_perf(boxes, path):
    count = 0
    with open(path, encoding="utf-8") as file:
        for line in file:
            string, *values = line.split()
            box = next(b for b in with_free(boxes) if re.match(b["pmu"] + r"(_\d+)?/", string))
            ours = compose(box, string)
            if [int(value, 0) for value in values] != [ours[config] for config in CONFIGS]:
                FAULTS.append(f"perf makes {values} of {string}, not {ours}")
            count += 1
    return count


def with_free(boxes):
    """All PMUs: those of counters that run freely have two words, skx_uncore_iio_freerunning_format_group. A box may have
    no other PMU than that."""
    free = [{"pmu": box["free"][0], "pmus": box["free"][1], "formats": {"event": "config:0-7", "umask": "config:8-15"}, "named": {}}
            for box in boxes.values() if box["free"]]
    return [*(box for box in boxes.values() if "pmu" in box), *free]


def make_sysfs(boxes, folder):
    for number, box in enumerate(with_free(boxes)):
        for pmu in range(box.get("pmus", 0)):
            path = f"{folder}/{box['pmu']}" + (f"_{pmu}" if box["pmus"] > 1 else "")
            files = {"type": str(100 + number), "cpumask": "0"}
            files.update({f"format/{word}": bits for word, bits in box["formats"].items()})
            files.update({f"events/{name}": terms for name, terms in box["named"].items()})
            for name, text in files.items():
                os.makedirs(os.path.dirname(f"{path}/{name}"), exist_ok=True)
                with open(f"{path}/{name}", "w", encoding="utf-8") as file:
                    file.write(text + "\n")


def main():
    boxes = read_facts()
    if MODE == "sysfs":
        make_sysfs(boxes, STRINGS)
        return
    if MODE == "same":
        count = check_perf(boxes, STRINGS)
        print("\n".join(FAULTS[:20] + [f"# {count} strings as perf reads them, {len(FAULTS)} wrong"]))
        sys.exit(bool(FAULTS) or count == 0)
    answers = expressions(boxes)
    strings = strings_of(list(answers))
    for text, string, why in strings:
        check(boxes, text, answers[text], string, why)
    check_named(boxes)
    said = [string for _, string, _ in strings if string is not None]
    with open(STRINGS, "w", encoding="utf-8") as file:
        file.write("\n".join(dict.fromkeys(said)) + "\n")
    print("\n".join(FAULTS[:20] + [f"# {len(said)} strings of {len(answers)} expressions are what Linux writes, {len(FAULTS)} wrong"]))
    sys.exit(bool(FAULTS) or len(said) < 1000)


main()

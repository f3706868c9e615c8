#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the scripts of docs/sharing/own-form.md on platforms of the dump, and compares what they print with the generated headers
and with `uncore list`. Usage: own_form.py PAGE DUMP UNCORE FOLDER PLATFORM...; prints the first faults, exits with 1."""
import csv
import glob
import io
import json
import os
import re
import subprocess
import sys

PAGE, DUMP, UNCORE, FOLDER, *PLATFORMS = sys.argv[1:]
FIELD = re.compile(r' {8}field \{ sw = (r|w|rw)(?:; onwrite = woclr)?; desc = "((?:[^"\\]|\\.)*)"; \} \\(\w+) \[(\d+):(\d+)\](?: = (0x[0-9a-f]+))?;')
FAULTS = []


def scripts():
    """The files that the page shows after "$ cat", by name."""
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    return {name: re.sub("^    ", "", body, flags=re.M) for name, body in re.findall(r"^    \$ cat (\S+)\n(.*?)^    \$ ", text, re.S | re.M)}


def printed(*command):
    run = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise ValueError(f"{command}: {run.stderr}")
    return run.stdout


def header_masks(platform):
    """{constant without _MASK: mask} of the generated headers."""
    masks = {}
    for path in glob.glob(f"generated/include/uncore/{platform}/*.h"):
        with open(path, encoding="utf-8") as file:
            for constant, value in re.findall(r"^#define (\w+)_MASK +(?:UINT64_C\()?(0x[0-9a-f]+)", file.read(), re.M):
                masks[constant] = int(value, 16)
    return masks


def check_rdl(platform, box, masks):
    """Every line is of the form, no two fields share a bit, and each mask is the header's. How many had one."""
    lines = printed("python3", "rdl.py", "one.json", box).splitlines()
    if not re.fullmatch(r"addrmap \w+ \{", lines[0]) or lines[-1] != "};":
        FAULTS.append(f"{platform} {box}: no address map")
    used, fields, found = 0, [], 0
    for line in lines[1:-1]:
        match = FIELD.fullmatch(line)
        end = re.fullmatch(r"    \} \\(\w+) @ (0x[0-9a-f]+);", line)
        if match:
            high, low = int(match[4]), int(match[5])
            mask = (2 << high) - (1 << low)
            if high < low or used & mask or (match[6] and int(match[6], 16) > mask >> low):
                FAULTS.append(f"{platform} {box}: {line}")
            used |= mask
            fields.append((match[3], mask))
        elif end:
            register = re.sub(r"\d+$", "", end[1])
            for name, mask in fields:
                constant = f"{platform}_{box}_{register}_{name}".upper()
                found += constant in masks
                if masks.get(constant, mask) != mask:
                    FAULTS.append(f"{constant}_MASK is {masks[constant]:#x}, not {mask:#x}")
            used, fields = 0, []
        elif not re.fullmatch(r'    reg \{ regwidth = (8|16|32|64); desc = "(?:[^"\\]|\\.)*";', line):
            FAULTS.append(f"{platform} {box}: {line}")
    return found


def check_csv(platform):
    """The rows are those of uncore list, with the same counters."""
    rows = list(csv.DictReader(io.StringIO(printed("jq", "-r", "-f", "events.jq", "one.json"))))
    ours = {(row["box"], row["event"] + ("." + row["umask"] if row["umask"] else "")) for row in rows}
    listed = list(csv.DictReader(io.StringIO(printed(UNCORE, "list", "-u", "-p", platform, "-f", "csv"))))
    theirs = {(row["box"], row["name"]) for row in listed}
    FAULTS.extend(f"{platform}: the CSV lacks {row}" for row in sorted(theirs - ours)[:3])
    return len(theirs & ours)


def check_markdown(platform, box, register, fields):
    lines = printed("jq", "-r", "--arg", "box", box, "--arg", "register", register, "-f", "fields.jq", "one.json").splitlines()
    names = re.findall(r"^\| `(\w+)` \| \d[\d:,]* \|", "\n".join(lines[2:]), re.M)
    if lines[:2] != ["| field | bits | access | meaning |", "|---|---|---|---|"] or names != fields or len(lines) != 2 + len(fields):
        FAULTS.append(f"{platform} {box}.{register}: {lines[:4]}")


def check(platform, model):
    with open(os.path.join(FOLDER, "one.json"), "w", encoding="utf-8") as file:
        json.dump(model, file)
    masks, found = header_masks(platform), 0
    for box in model["boxes"]:
        registers = box["instances"][0]["registers"]
        found += check_rdl(platform, box["box"], masks)
        first = next((row for row in registers if row.get("index", 0) == 0), None)
        if first is not None:
            check_markdown(platform, box["box"], first["id"], [field["id"] for field in first["fields"] if "id" in field])
    if found < 1 or check_csv(platform) < 1:
        FAULTS.append(f"{platform}: {found} fields were found, or no event")


def main():
    made = scripts()
    if sorted(made) != ["events.jq", "fields.jq", "rdl.py"]:
        raise ValueError(f"the page has {sorted(made)}")
    for name, text in made.items():
        if len(text.splitlines()) > 40:
            FAULTS.append(f"{name} has {len(text.splitlines())} lines")
        with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
            file.write(text)
    with open(DUMP, encoding="utf-8") as file:
        models = {model["platform"]: model for model in json.load(file)["platforms"]}
    for platform in PLATFORMS:
        check(platform, models[platform])
    print("\n".join(FAULTS[:12]))
    sys.exit(bool(FAULTS))


main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what event pages say with what the command says. usage: strings.py SITE UNCORE PLATFORM

The strings for perf and libpfm4 and the value of the control register, of each event and umask of the platform. A
string in which the reader has to put a value is not compared.
"""
import html
import json
import os
import re
import subprocess
import sys

SITE, UNCORE, PLATFORM = sys.argv[1:]
KINDS = {"perf": "For perf of Linux", "libpfm": "For libpfm4"}


def fact(part, name):
    match = re.search(rf"<dt>{name}</dt><dd><code>(.*?)</code>", part, flags=re.S)
    return html.unescape(re.sub(r"<[^>]*>", "", match.group(1))) if match else None


def parts():
    """Each event and umask that can be counted as it is: what to type, and its part of the page."""
    for box in sorted(os.listdir(f"{SITE}/{PLATFORM}")):
        folder = f"{SITE}/{PLATFORM}/{box}/events"
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
            with open(f"{folder}/{name}", encoding="utf-8") as file:
                pieces = file.read().split('<article ')
            for piece in pieces:
                command = re.search(r"uncore stat -e ([^<]*)</code>", piece)
                if command:
                    yield f"{box}/{html.unescape(command.group(1))}/", piece


def encode(form, names):
    got = subprocess.run([UNCORE, "encode", "-p", PLATFORM, "-f", form] + names, capture_output=True, text=True)
    if got.returncode != 0:
        print(got.stderr.strip())
    return got.stdout.splitlines()


def wrong_controls(all_parts):
    """What the reader has to choose is a field of a filter register: any value will do."""
    said = [(name, fact(part, "In the control register")) for name, part in all_parts]
    said = [(name, value) for name, value in said if value]
    answers = encode("json", [name.replace("VALUE", "1") for name, _ in said]) if said else []
    wrong = len(answers) != len(said)
    for (name, value), answer in zip(said, answers):
        answer = json.loads(answer)
        if answer.get("code") == "missing-filter":  # any of several, which the page lists
            continue
        controls = [one["value"] for one in answer.get("registers", ()) if one["role"] == "control"]
        if [int(one, 0) for one in controls] != [int(value, 0)]:
            wrong += 1
            print(f"{name}: the page has {value} in the control register, the command {controls or answer}")
    print(f"{len(said)} values of control registers")
    return wrong


def main():
    compared = 0
    all_parts = list(parts())
    wrong = wrong_controls(all_parts)
    all_parts = [(name, part) for name, part in all_parts if "VALUE" not in name]
    for form, label in KINDS.items():
        said = [(name, fact(part, label)) for name, part in all_parts]
        said = [(name, string) for name, string in said if string and "?" not in string]
        if not said:
            continue
        answers = encode(form, [name for name, _ in said])
        wrong += len(answers) != len(said)
        compared += len(said)
        for (name, string), answer in zip(said, answers):
            if string != answer:
                wrong += 1
                print(f"{name}: the page has {string}, the command {answer}")
    print(f"{compared} strings of {PLATFORM}")
    return 1 if wrong or not all_parts else 0


sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Asks the questions of questions.txt on each of their platforms, and checks that the first three rows answer them.

Usage: questions.py UNCORE questions.txt [PLATFORM...]: only of these platforms. Prints a line for each question and platform:
a tab, then why it fails, or nothing."""
import fnmatch
import json
import subprocess
import sys

FIRST = 3


def read(path):
    """Yields (question, platform, [names of which one is enough])."""
    question = None
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        if not line or line.startswith("#"):
            continue
        if not line.startswith("\t"):
            question = line
        elif not line.startswith("\twhy: "):
            platforms, colon, names = line.strip().partition(": ")
            if not colon or not names.split():
                sys.exit(f"{path}:{number}: platforms, a colon, names")
            for platform in platforms.split():
                yield question, platform, names.split()


def rows(uncore, question, platform):
    output = subprocess.run([uncore, "search", "-p", platform, "-N", str(FIRST), "--format", "json", *question.split()],
                            capture_output=True, text=True)
    return json.loads(output.stdout)["rows"]


def name(row):
    return "group:" + row["name"] if row["kind"] == "group" else row["name"]


def main(uncore, path, *only):
    asked, failed = {}, {}
    for question, platform, names in read(path):
        if only and platform not in only:
            continue
        key = (question, platform)
        if key not in asked:
            asked[key] = [name(row) for row in rows(uncore, question, platform)]
            failed[key] = []
        if not any(fnmatch.fnmatchcase(row.lower(), wanted.lower()) for row in asked[key] for wanted in names):
            failed[key].append(" ".join(names))
    for (question, platform), wanted in failed.items():
        why = f"none of the first {FIRST} is one of {'; '.join(wanted)}: {', '.join(asked[question, platform])}" if wanted else ""
        print(f"{platform}: {question}\t{why}")


main(*sys.argv[1:])

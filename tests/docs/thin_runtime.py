#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares docs/tutorial/thin-runtime.md with the sources: usage: thin_runtime.py PAGE FOLDER, the folder of the library.

`path` (N lines) is a file with about so many lines: the page rounds to tens. In a numbered step, each `name()` is defined
in one of the files that the step names. Prints what is wrong, and how much was compared.
"""
import os
import re
import sys


def wrong_lengths(page, folder):
    said = re.findall(r"`([a-z_/]+\.(?:c|h|rl))` \((\d+) lines\)", page)
    for path, lines in said:
        with open(os.path.join(folder, path), encoding="utf-8") as file:
            actual = sum(1 for _ in file)
        if abs(actual - int(lines)) > 10:
            yield f"{path} has {actual} lines, the page says {lines}"
    if len(said) < 9:
        yield f"only {len(said)} files have their lines"


def wrong_functions(page, folder):
    for step in re.findall(r"^\d+\. .*?(?=^\d+\. |^$)", page, flags=re.S | re.M):
        sources = ""
        for path in re.findall(r"`([a-z_/]+\.(?:c|h|rl))`", step):
            path = os.path.join(folder, path)
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    sources += file.read()
        for name in re.findall(r"`(\w+)\(\)`", step):
            if name != "pwrite" and not re.search(rf"^[a-z].*\b{name}\([^;]*\n{{", sources, flags=re.M):
                yield f"no file of its step defines {name}()"


def main(page, folder):
    with open(page, encoding="utf-8") as file:
        text = file.read()
    wrong = [*wrong_lengths(text, folder), *wrong_functions(text, folder)]
    print("\n".join(wrong))
    return 1 if wrong else 0


sys.exit(main(*sys.argv[1:]))

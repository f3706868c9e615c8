#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that the messages of docs/faq.md are messages of the programs. usage: messages.py

Each heading of a message must be made of string literals under runtime/ or gen/: each piece between two "…" must be a
part of one, adjacent literals joined and words in place of %s. <words> are the states of uncore/value.h."""
import glob
import re
import sys

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def literals():
    """All literals of C files, those that follow each other joined."""
    text = ""
    for path in glob.glob("runtime/**/*.[chl]*", recursive=True) + glob.glob("gen/**/*.[ch]", recursive=True):
        with open(path, encoding="utf-8", errors="replace") as file:
            text += re.sub(r'"\s*\n\s*"', "", file.read()) + "\n"
    return "\n".join(LITERAL.findall(text)).replace('\\"', '"').replace("\\n", "\n")


def main():
    known = literals()
    with open("docs/faq.md", encoding="utf-8") as file:
        headings = re.findall(r"^### `(.*)`$", file.read(), flags=re.M)
    wrong = []
    for heading in headings:
        state = re.fullmatch(r"<(\w+)>", heading)
        pieces = [f'"{state.group(1)}"'] if state else [piece.strip(" :;") for piece in heading.split("…")]
        where = open("runtime/include/uncore/value.h", encoding="utf-8").read() if state else known
        wrong += [f"{heading}: no program prints {piece!r}" for piece in pieces if piece and piece not in where]
    print("\n".join(wrong + [f"{len(headings)} messages"]))
    return 1 if wrong or not headings else 0


sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds copied texts in spec/: those with seven words in a row that are also in a published description. It keeps only
digests of such runs of words, so that no sentence of the descriptions is stored here.
Usage: own_words.py SPEC DIGESTS       prints what is copied; exit 1 if anything is
       own_words.py --digests FILE...  prints the digests of Intel's event files; docs/spec-updates.md says when"""
import base64
import hashlib
import json
import pathlib
import re
import sys

RUN = 7
TEXTS = ("BriefDescription", "PublicDescription")
# 36 bits in six letters: with a million runs of our own words and ten thousand published ones, the chance of a false
# match is one in six.
BYTES, LETTERS, LINE = 6, 6, 20


def runs(text):
    words = re.findall(r"[a-z0-9]+", text.lower())
    for at in range(len(words) - RUN + 1):
        yield " ".join(words[at:at + RUN])


def digest(run):
    return base64.b64encode(hashlib.sha256(run.encode()).digest()[:BYTES])[:LETTERS].decode()


def published(files):
    found = set()
    for name in files:
        with open(name, encoding="utf-8") as file:
            listed = json.load(file)
        for event in listed if isinstance(listed, list) else listed["Events"]:
            for key in TEXTS:
                found.update(digest(run) for run in runs(event.get(key) or ""))
    return sorted(found)


def stored(path):
    known = set()
    for line in open(path, encoding="utf-8"):
        if line[0] != "#":
            line = line.rstrip("\n")
            known.update(line[at:at + LETTERS] for at in range(0, len(line), LETTERS))
    return known


def strings(node, path=""):
    if isinstance(node, str):
        yield path, node
    elif isinstance(node, (dict, list)):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from strings(value, f"{path}/{key}")


def copied(spec, known):
    """"FILE#POINTER: the words", once for a text"""
    for file in sorted(pathlib.Path(spec).rglob("*.json")):
        for path, text in strings(json.loads(file.read_text(encoding="utf-8"))):
            run = next((run for run in runs(text) if digest(run) in known), None)
            if run:
                yield f"{file}#{path}: these words stand in a published description, say it in your own: {run}"


def main(first, *others):
    if first == "--digests":
        digests = published(others)
        print("\n".join("".join(digests[at:at + LINE]) for at in range(0, len(digests), LINE)))
        return 0
    known = stored(others[0])
    if not known:
        print(f"{others[0]}: no digest is in it")
        return 1
    found = list(copied(first, known))
    print("\n".join(found + [f"{len(found)} copied texts"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

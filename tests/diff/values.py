#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the values of the forms of a diff: usage: values.py FOLDER, which has json, text and html of a diff in each folder.

Every old and new value of the JSON is in the text; the page has those that are on one side only, once its tags are gone,
and of more than four that stayed their number. Of one old and one new value both have an arrow between them.
"""
import html
import json
import os
import re
import sys


def plain(page):
    """What a reader sees of the page; tags that begin another line are blanks."""
    page = re.sub(r"<(?:br|/?div|/?td|/?li|/?ul|/?tr)\b[^>]*>", " ", page.partition("</style>")[2])
    return html.unescape(re.sub(r"<[^>]*>", "", page))


def one_line(text):
    return re.sub(r"\s+", " ", text)


def common(old, new):
    """How many values a longest common subsequence has."""
    row = [0] * (len(new) + 1)
    for one in old:
        before = row
        row = [0]
        for at, other in enumerate(new):
            row.append(before[at] + 1 if one == other else max(before[at + 1], row[at]))
    return row[-1]


def on_page(old, new):
    """What a table says: old and new values that are on one side only, and how many stayed, or which."""
    equal = common(old, new)
    left = [value for value in old if value not in new]
    right = [value for value in new if value not in old]
    told = ["%s → %s" % (old[0], new[0])] if (len(old), len(new), equal) == (1, 1, 0) else left + right
    if equal > 4:
        return told + ["%d values are equal" % equal]
    stayed = [value for value in old if value in new] if equal == len(old) or equal == len(new) else []
    return told + (["equal: " + ", ".join(stayed)] if stayed and len(stayed) == equal else [])


def expected(form, change):
    old, new = change.get("old", []), change.get("new", [])
    if form == "html":
        return on_page(old, new)
    pairs = 0 if len(old) + len(new) > 2 else min(len(old), len(new))
    return ["%s → %s" % pair for pair in zip(old[:pairs], new)] + old[pairs:] + new[pairs:]


def main(folder):
    count, faults = 0, 0
    for name in sorted(os.listdir(folder)):
        texts = {}
        for form in "json", "text", "html":
            with open(os.path.join(folder, name, form), encoding="utf-8") as file:
                texts[form] = file.read()
        shown = {"text": one_line(texts["text"]), "html": one_line(plain(texts["html"]))}
        for change in json.loads(texts["json"])["changes"]:
            for form, text in shown.items():
                missing = [value for value in expected(form, change) if one_line(value) not in text]
                for value in missing:
                    print("%s: the %s has not: %s" % (name, form, value))
                count, faults = count + len(expected(form, change)), faults + len(missing)
    print("%d of %d values are missing" % (faults, count))
    return 1 if faults or count == 0 else 0


sys.exit(main(sys.argv[1]))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the values of the forms of a diff: usage: values.py FOLDER, which has json, text and html of a diff in each folder.

Every old and new value of the JSON is in the text, and in the table of the page once its tags are gone; of more than four
that are equal the page has the number. Values that take each other's place have an arrow between them; the text has one
arrow between lists.
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


def expected(form, change):
    old, new = change.get("old", []), change.get("new", [])
    pairs = 0 if form == "text" and len(old) + len(new) > 2 else min(len(old), len(new))
    if form == "html":
        end = 0
        while end < pairs and old[-1 - end] == new[-1 - end]:
            end += 1
        old, new, equal = old[:len(old) - end], new[:len(new) - end], old[len(old) - end:]
        pairs = min(len(old), len(new))
        equal = [one for one, other in zip(old, new) if one == other] + equal
        said = [] if not equal else ["%d values are equal" % len(equal)] if len(equal) > 4 else ["equal: " + ", ".join(equal)]
        return ["%s → %s" % pair for pair in zip(old, new) if pair[0] != pair[1]] + old[pairs:] + new[pairs:] + said
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

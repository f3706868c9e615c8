# SPDX-License-Identifier: MIT
"""Checks that a grep of the generated headers for an event finds its name, code, umask and sentence on one line.

remarks.py SPEC INCLUDE: reads the names and sentences from the spec, and prints each that the headers do not show so.
"""
import glob
import os
import re
import sys

import composed
import whole


def number(value):
    return int(value, 0) if isinstance(value, str) else value


def spaced(text):
    """The text as in a comment: a blank splits what would begin or end a comment, or make a trigraph."""
    for upset in (r"(\*)(?=/)", r"(/)(?=\*)", r"(\?)(?=\?)"):
        text = re.sub(upset, r"\1 ", text)
    return text


def remark(name, select, text):
    code = "".join(" %s=0x%x" % (field, number(value)) for field, value in select.items())
    return "/* " + spaced(name + code + (": " + text if text else ""))


def text_of(umask, places):
    return umask["text"] if "text" in umask or not any(places) else composed.compose(umask["name"], places)


def has_umask_field(box):
    """Whether a control register of the box has one. Else filters tell the umasks of an event apart."""
    fields = [field for layout in box["layouts"].values() for field in layout.get("fields", [])]
    return any("umask" in (field.get("role"), field.get("id")) for field in fields)


def expected(events, words, is_set):
    for event in events["events"]:
        select = event.get("select", {})
        yield event["name"], remark(event["name"], select, event.get("text"))
        field = event.get("umask_field", "umask" if is_set else None)
        for umask in [] if "unprogrammable" in event else event.get("umasks", []):
            name = event["name"] + "." + umask["name"]
            value = {field: umask["value"]} if field and "value" in umask else {}
            places = [event.get("words", {}), events.get("words", {}), words]
            yield name, remark(name, {**select, **value, **umask.get("set", {})}, text_of(umask, places))


def main(spec, include):
    found = missing = 0
    platforms = [os.path.basename(os.path.dirname(path)) for path in glob.glob(os.path.join(spec, "*", "platform.json"))]
    every = [(platform, *box) for platform in sorted(platforms) for box in whole.files(spec, platform, ".events.json")]
    of_all = {platform: whole.read(spec, platform, "platform.json").get("words", {}) for platform in platforms}
    for platform, box, events in every:
        with open(os.path.join(include, "uncore", platform, box + "_events.h"), encoding="utf-8") as file:
            lines = file.read().split("\n")
        is_set = has_umask_field(whole.read(spec, platform, box + ".box.json"))
        for name, words in expected(events, of_all[platform], is_set):
            found += 1
            if not any(words + " " in line for line in lines):
                missing += 1
                print("%s/%s: %s: no line has: %s" % (platform, box, name, words))
    print("%d names, %d not found" % (found, missing))
    return 1 if missing or not found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

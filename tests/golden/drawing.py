#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""usage: drawing.py GENERATOR SPEC: draws each register of a spec and compares the boxes with the bits that the dump prints"""
import json
import subprocess
import sys
import xml.etree.ElementTree as tree

BIT, ROW = 20, 32


def wanted(register):
    """(x, width) of each row's part of a field, by the name in its title; parts of fields are not drawn."""
    boxes = set()
    for field in register["fields"]:
        if "part_of" in field:
            continue
        bits = field.get("pieces", f'{field["hi"]}:{field["lo"]}')
        name = f'{field.get("id", "unknown" if field["access"] == "unknown" else "reserved")} [{bits}]'
        for piece in bits.split(","):
            first, last = int(piece.split(":")[0]), int(piece.split(":")[-1])
            for top in range(register["width"] - 1, -1, -ROW):
                hi, lo = min(first, top), max(last, top - ROW + 1, 0)
                if hi >= lo:
                    boxes.add((name, (top - hi) * BIT, (hi - lo + 1) * BIT))
    return boxes


def drawn(text):
    svg = "{http://www.w3.org/2000/svg}"
    return {(group.find(svg + "title").text, int(group.find(svg + "rect").get("x")), int(group.find(svg + "rect").get("width")))
            for group in tree.fromstring(text).iter(svg + "g")}


def main():
    def run(*words):
        return subprocess.run([sys.argv[1], *words, "--spec", sys.argv[2]], check=True, capture_output=True, text=True).stdout
    count = bad = 0
    for platform in json.loads(run("dump", "--json"))["platforms"]:
        for box in platform["boxes"]:
            for register in box["instances"][0]["registers"]:
                path = f'{box["box"]}.{register["id"]}'
                count += 1
                one, other = drawn(run("draw", path, "--platform", platform["platform"])), wanted(register)
                if one != other:
                    print(f"{path} is drawn otherwise than its bits are: {sorted(one ^ other)}")
                    bad += 1
    print(f"{count} registers, {bad} wrong")
    sys.exit(1 if bad or not count else 0)


main()

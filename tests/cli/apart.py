# SPDX-License-Identifier: MIT
"""Takes the addresses and procedures away from boxes of a spec: python3 apart.py FOLDER BOX...

What is left is what a source tells of a box that only Linux's driver counts: counters, what an event writes into their
control registers and filters, and the PMU.
"""

import json
import sys


def strip(box):
    """Changes the box: its registers are those of the counters and those that perf's words fill."""
    kept = {group.get(key) for group in box["counters"] for key in ("control", "data")}
    kept |= set(box["perf"].get("config1", [])) | set(box["perf"].get("config2", []))
    box["registers"] = [reg for reg in box["registers"] if reg["id"] in kept]
    for reg in box["registers"]:
        reg.pop("msr", None)
        reg.pop("pci", None)
        reg["address"] = "unknown"
    layouts = {reg["layout"] for reg in box["registers"]}
    box["layouts"] = {name: layout for name, layout in box["layouts"].items() if name in layouts}
    for group in box["counters"]:
        group.pop("overflow", None)
    for key in ("procedures", "likwid", "functions"):
        box.pop(key, None)
    if box.get("presence") == "device":
        box.pop("presence")


for name in sys.argv[2:]:
    path = f"{sys.argv[1]}/{name}.box.json"
    with open(path, encoding="utf-8") as file:
        description = json.load(file)
    strip(description)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(description, file)

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the outputs of a notebook, as they are in the tree, with those of the same notebook after a run.

usage: notebook.py TREE RUN TEXTS. So many cells print. Texts must be the same to the last digit. A picture must be there, and be large enough to
show something; its bytes depend on the version of matplotlib.
"""
import base64
import json
import sys

SMALLEST = 5000  # bytes of a PNG with two lines, axes and a legend


def outputs(path):
    """The number of each cell of code, its source, and what it printed and drew."""
    with open(path, encoding="utf-8") as file:
        cells = [cell for cell in json.load(file)["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells):
        texts = ["".join(each["text"]) for each in cell["outputs"] if each["output_type"] == "stream"]
        drawn = [each["data"] for each in cell["outputs"] if "image/png" in each.get("data", {})]
        pictures = [base64.b64decode(each["image/png"]) for each in drawn]
        errors = [each["evalue"] for each in cell["outputs"] if each["output_type"] == "error"]
        yield number, "".join(cell["source"]), "".join(texts), pictures, errors


def main():
    bad, printed, drawn = [], 0, 0
    for theirs, ours in zip(outputs(sys.argv[1]), outputs(sys.argv[2])):
        number, source, text, pictures, _ = theirs
        if source != ours[1] or text != ours[2]:
            bad.append(f"cell {number}: the notebook has:\n{text}\nit prints:\n{ours[2]}")
        if ours[4]:
            bad.append(f"cell {number}: {ours[4]}")
        if len(pictures) != len(ours[3]) or any(len(each) < SMALLEST for each in ours[3]):
            bad.append(f"cell {number}: {len(ours[3])} pictures, of {[len(each) for each in ours[3]]} bytes")
        printed += bool(text)
        drawn += len(ours[3])
    print("\n".join(bad) or f"{printed} texts and {drawn} pictures agree")
    return bool(bad) or printed != int(sys.argv[3]) or drawn < 1


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Checks that spec files that the checks accept match the JSON Schema of their kind, too. Usage: schemas.py FOLDER...; each
folder is a spec. Prints what is wrong, and exits with 1 if anything is."""
import json
import pathlib
import sys

import jsonschema

schemas = {}


def validator(name):
    if name not in schemas:
        schemas[name] = jsonschema.Draft202012Validator(json.loads(pathlib.Path(f"spec/schema/{name}.schema.json").read_text()))
    return schemas[name]


def kind(file, document):
    """box for slice.box.json; a file that says only how it differs from another one is a delta."""
    name = file.name.split(".")[-2]
    return f"{name}.delta" if isinstance(document, dict) and "like" in document else name


wrong = count = 0
for folder in sys.argv[1:]:
    for file in sorted(pathlib.Path(folder).rglob("*.json")):
        document = json.loads(file.read_text(encoding="utf-8"))
        count += 1
        for error in list(validator(kind(file, document)).iter_errors(document))[:3]:
            wrong += 1
            print(f"{file.relative_to(folder)}: {list(error.absolute_path)}: {error.message[:200]}")
print(f"{count} files")
sys.exit(1 if wrong or count == 0 else 0)

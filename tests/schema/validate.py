# SPDX-License-Identifier: MIT
"""Checks spec files against the JSON Schema that each names. Usage: validate.py SPEC; prints what is wrong, exits 1 if anything is.
With --broken, a copy of each file with one unknown key and one with a wrong type must be refused. The copies have one element of
each list, which is enough to find these."""
import functools
import json
import pathlib
import sys

import jsonschema

Validator = jsonschema.Draft202012Validator


@functools.lru_cache(maxsize=None)
def validator(path):
    schema = json.loads(path.read_text(encoding="utf-8"))
    Validator.check_schema(schema)
    return Validator(schema)


def shortened(value):
    if isinstance(value, dict):
        return {key: shortened(each) for key, each in value.items()}
    return [shortened(each) for each in value[:1]] if isinstance(value, list) else value


def faults(file, broken):
    document = json.loads(file.read_text(encoding="utf-8"))
    check = validator((file.parent / document["$schema"]).resolve())
    if broken:
        document = shortened(document) if check.is_valid(shortened(document)) else document
        worse = [dict(document, unheard_of=1), dict(document, schema="one")]
        return [f"{file}: a broken copy is accepted" for copy in worse if check.is_valid(copy)]
    return [f"{file}: {list(e.absolute_path)}: {e.message}" for e in check.iter_errors(document)]


broken = "--broken" in sys.argv
files = [f for f in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")) if "schema" not in f.parts]
found = [fault for file in files for fault in faults(file, broken)]
print("\n".join(found) if found else f"{len(files)} files")
sys.exit(bool(found) or not files)

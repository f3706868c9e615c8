# SPDX-License-Identifier: MIT
"""Checks what a command prints as JSON against its schema. Usage: output.py SCHEMA [--lines] <OUTPUT; prints what is wrong, exits 1
if anything is. Each line is a document with --lines. A document with an unknown member, or one less, must be refused."""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
check = jsonschema.Draft202012Validator(schema)
text = sys.stdin.read()
documents = [json.loads(part) for part in (text.splitlines() if "--lines" in sys.argv else [text])]
found = [f"{number}: {list(e.absolute_path)}: {e.message}" for number, each in enumerate(documents, 1) for e in check.iter_errors(each)]
for each in documents:
    less = dict(each)
    less.pop("schema", None)
    found += ["a broken copy is accepted" for worse in (dict(each, unheard_of=1), less) if check.is_valid(worse)]
print("\n".join(found[:20]) if found else f"{len(documents)} documents")
sys.exit(bool(found) or not documents)

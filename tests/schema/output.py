# SPDX-License-Identifier: MIT
"""Checks what commands print as JSON against their schemas. Usage: output.py LIST; each line of the list is
"TITLE<tab>SCHEMA<tab>whole or lines<tab>FILE": with "lines" each line of the file is a document. Prints "TITLE<tab>" for each,
followed by what is wrong. A document with an unknown member, or without its member schema, must be refused."""
import functools
import json
import sys

import jsonschema


@functools.lru_cache(maxsize=None)
def validator(path):
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def document_faults(check, document):
    less = dict(document)
    less.pop("schema", None)
    found = [f"{list(e.absolute_path)}: {e.message}" for e in check.iter_errors(document)]
    return found + ["a broken copy is accepted" for worse in (dict(document, unheard_of=1), less) if check.is_valid(worse)]


def faults(schema, form, path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        documents = [json.loads(part) for part in (text.splitlines() if form == "lines" else [text])]
    except ValueError as error:
        return [f"no JSON: {error}"]
    check = validator(schema)
    found = [f"{number}: {fault}" for number, each in enumerate(documents, 1) for fault in document_faults(check, each)]
    return found if documents else ["no document"]


with open(sys.argv[1], encoding="utf-8") as list_of_outputs:
    for line in list_of_outputs:
        title, *rest = line.rstrip("\n").split("\t")
        print(title, "; ".join(faults(*rest)[:20]).replace("\t", " ").replace("\n", " "), sep="\t")

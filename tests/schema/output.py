# SPDX-License-Identifier: MIT
"""Checks what commands print as JSON against their schemas. Usage: output.py LIST [PREFIX...]; each line of the list is
"TITLE<tab>SCHEMA<tab>whole or lines<tab>FILE": with "lines" each line of the file is a document. Prints "TITLE<tab>" for each,
followed by what is wrong. A document with an unknown member, or without its member schema, must be refused. And each member of a
schema must be in some document, unless it begins with one of the prefixes, as "who.schema.json $defs/suspect" does. Of a long list
a sample is checked; TEST_TURN says which."""
import collections
import functools
import json
import os
import sys

import jsonschema

TURN = os.environ.get("TEST_TURN", "0")


@functools.lru_cache(maxsize=None)
def validator(path):
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


KNOWN = {}  # by node and place: long outputs come to each a hundred thousand times


def children(schema, node, place):
    """(schema, place) of each schema that also applies to the same value. A definition is a place of its own."""
    found = KNOWN.get((id(node), place))
    if found is None:
        found = KNOWN[id(node), place] = [(each, place) for word in ("oneOf", "anyOf", "allOf") for each in node.get(word, [])]
        if "$ref" in node:
            name = node["$ref"].rsplit("/", 1)[1]
            found.append((schema["$defs"][name], "$defs/" + name))
    return found


def members(schema, node, place, found):
    """Every member that objects of the schema may have, as PLACE/NAME."""
    for child, at in children(schema, node, place):
        if at == place or at not in found:
            found.add(at)
            members(schema, child, at, found)
    for name, child in node.get("properties", {}).items():
        if isinstance(child, dict):
            found.add(place + "/" + name)
            members(schema, child, place + "/" + name, found)
    for word in "items", "additionalProperties":
        if isinstance(node.get(word), dict):
            members(schema, node[word], place, found)


def seen(schema, node, place, value, found):
    """Adds the members that the value has."""
    for child, at in children(schema, node, place):
        found.add(at)
        seen(schema, child, at, value, found)
    if isinstance(value, dict):
        known = node.get("properties", {})
        for name, each in value.items():
            if isinstance(known.get(name), dict):
                found.add(place + "/" + name)
                seen(schema, known[name], place + "/" + name, each, found)
            elif isinstance(node.get("additionalProperties"), dict):
                seen(schema, node["additionalProperties"], place, each, found)
    elif isinstance(value, list) and isinstance(node.get("items"), dict):
        for each in value:
            seen(schema, node["items"], place, each, found)


def never(path, found, prefixes):
    every = set()
    members(validator(path).schema, validator(path).schema, "", every)
    but = tuple(prefix.split(" ")[1] for prefix in prefixes if prefix.startswith(os.path.basename(path) + " "))
    return [f"no output has {member}" for member in sorted(every - found) if not member.startswith(but or "?")]


def shortened(value, most):
    """The value with at most so many elements of each of its lists."""
    if isinstance(value, dict):
        return {key: shortened(each, most) for key, each in value.items()}
    if not isinstance(value, list):
        return value
    step = 1 if TURN == "all" else -(-len(value) // most) or 1
    return [shortened(each, most) for each in (value[int(TURN) % step::step] if step > 1 else value)]


def document_faults(check, document):
    found = [f"{list(e.absolute_path)}: {e.message}" for e in check.iter_errors(shortened(document, 100))]
    short = shortened(document, 1)
    if check.is_valid(short):
        document = short
    less = dict(document)
    less.pop("schema", None)
    return found + ["a broken copy is accepted" for worse in (dict(document, unheard_of=1), less) if check.is_valid(worse)]


def faults(schema, form, path, found_members):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        documents = [json.loads(part) for part in (text.splitlines() if form == "lines" else [text])]
    except ValueError as error:
        return [f"no JSON: {error}"]
    check = validator(schema)
    for each in documents:
        seen(check.schema, check.schema, "", each, found_members[schema])
    found = [f"{number}: {fault}" for number, each in enumerate(documents, 1) for fault in document_faults(check, each)]
    return found if documents else ["no document"]


def report(title, found):
    print(title, "; ".join(found[:20]).replace("\t", " ").replace("\n", " "), sep="\t")


by_schema = collections.defaultdict(set)
with open(sys.argv[1], encoding="utf-8") as list_of_outputs:
    for line in list_of_outputs:
        title, *rest = line.rstrip("\n").split("\t")
        report(title, faults(*rest, by_schema))
for path, found in sorted(by_schema.items()):
    report(f"schema: {os.path.basename(path).split('.')[0]} has only members that some command prints",
           never(path, found, sys.argv[2:]))

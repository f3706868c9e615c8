# SPDX-License-Identifier: MIT
"""Checks what a command prints as JSON against its schema. Prints what is wrong, exits 1 if anything is.
usage: output.py SCHEMA [--lines] [--seen FILE] <OUTPUT   a document with an unknown member, or one less, must be refused
       output.py SCHEMA --covered FILE [--but PREFIX]     every member of the schema is in FILE, but those that begin so
Each line is a document with --lines. FILE collects the members that documents have."""
import json
import sys

import jsonschema


def option(name):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else None


def children(schema, node, place):
    """What says more about the same value: (schema, place). A definition is a place of its own."""
    if "$ref" in node:
        name = node["$ref"].rsplit("/", 1)[1]
        yield schema["$defs"][name], "$defs/" + name
    for word in "oneOf", "anyOf", "allOf":
        yield from ((each, place) for each in node.get(word, []))


def members(schema, node, place, found):
    """Every member that objects of the schema may have, as PLACE/NAME."""
    for child, at in children(schema, node, place):
        if not at.startswith("$defs/") or at == place or at not in found:
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
    """Those of them that the value has."""
    for child, at in children(schema, node, place):
        found.add(at)
        seen(schema, child, at, value, found)
    known = node.get("properties", {})
    if isinstance(value, dict):
        for name, each in value.items():
            if isinstance(known.get(name), dict):
                found.add(place + "/" + name)
                seen(schema, known[name], place + "/" + name, each, found)
            elif isinstance(node.get("additionalProperties"), dict):
                seen(schema, node["additionalProperties"], place, each, found)
    if isinstance(value, list) and isinstance(node.get("items"), dict):
        for each in value:
            seen(schema, node["items"], place, each, found)


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
if "--covered" in sys.argv:
    every = set()
    members(schema, schema, "", every)
    with open(option("--covered"), encoding="utf-8") as file:
        never = sorted(every - set(file.read().splitlines()))
    if option("--but"):
        never = [member for member in never if not member.startswith(option("--but"))]
    print("\n".join(f"no output of the test has {member}" for member in never) if never else f"{len(every)} members")
    sys.exit(bool(never) or not every)
check = jsonschema.Draft202012Validator(schema)
text = sys.stdin.read()
documents = [json.loads(part) for part in (text.splitlines() if "--lines" in sys.argv else [text])]
wrong = [f"{number}: {list(e.absolute_path)}: {e.message}" for number, each in enumerate(documents, 1) for e in check.iter_errors(each)]
for each in documents:
    less = dict(each)
    less.pop("schema", None)
    wrong += ["a broken copy is accepted" for worse in (dict(each, unheard_of=1), less) if check.is_valid(worse)]
if option("--seen"):
    found = set()
    for each in documents:
        seen(schema, schema, "", each, found)
    with open(option("--seen"), "a", encoding="utf-8") as file:
        file.write("".join(member + "\n" for member in sorted(found)))
print("\n".join(wrong[:20]) if wrong else f"{len(documents)} documents")
sys.exit(bool(wrong) or not documents)

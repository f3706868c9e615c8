# SPDX-License-Identifier: MIT
"""Checks the diagnostics that programs read; prints what is wrong and exits with 1 if anything is.

Usage: forms.py UNCOREGEN [--good] SPEC...

Each place of --format json is looked up in the file: the text there must be the value that the JSON pointer leads to, or its
key. --format sarif must be valid and report the same errors at the same places. No message has a gap where a name or a
number is missing."""
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.parse

import jsonschema

SARIF = json.loads((pathlib.Path(__file__).parent / "sarif.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(SARIF)
CHECK = jsonschema.Draft202012Validator(SARIF)
# What is left of a sentence that lost a part. A name may be empty, and is then in quotes.
GAP = re.compile(r"^\s|\s$|\S  +\S|\s[,;:)]|\(\s|\(null\)|\(\)|[,;:]$|^[,;:]")
KNOWN_RULES = []  # valid lists of rules, so that the same list is not validated again for every log


def run(tool, spec, form):
    overlay = os.path.join(os.path.dirname(spec), "overlay")
    words = ["--overlay", overlay] if os.path.isdir(overlay) else []
    done = subprocess.run([tool, "check", "--format", form, spec] + words, capture_output=True, text=True)
    return done.returncode, done.stdout


def follow(document, pointer):
    """The value that an RFC 6901 pointer leads to, and the last key."""
    key = None
    for step in pointer.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        document = document[int(key) if isinstance(document, list) else key]
    return document, key


def place_faults(place):
    if "pointer" not in place:
        return []
    text = pathlib.Path(place["file"]).read_text(encoding="utf-8")
    value, key = follow(json.loads(text), place["pointer"])
    line = text.split("\n")[place["line"] - 1:]
    there = "\n".join(line)[place["column"] - 1:]
    try:
        found = json.JSONDecoder().raw_decode(there)[0]
    except json.JSONDecodeError:
        found = None
    if found == value or found == key or isinstance(value, str):
        return []  # the place of an error in a formula is inside the text
    return [f"{place['file']}:{place['line']}:{place['column']}: not at {place['pointer']}"]


def plain(location):
    physical = location["physicalLocation"]
    path = urllib.parse.unquote(physical["artifactLocation"]["uri"].removeprefix("file://"))
    logical = location.get("logicalLocations", [{}])[0].get("fullyQualifiedName")
    return path, physical["region"]["startLine"], physical["region"]["startColumn"], logical


def said(place):
    return place["file"], place["line"], place["column"], place.get("pointer")


def schema_faults(spec, log):
    driver = log["runs"][0]["tool"]["driver"]
    rules = driver["rules"]
    if rules in KNOWN_RULES:
        driver["rules"] = []
    faults = [f"{spec}: {list(e.absolute_path)}: {e.message}" for e in CHECK.iter_errors(log)]
    driver["rules"] = rules
    if not faults and rules not in KNOWN_RULES:
        KNOWN_RULES.append(rules)
    return faults


def sarif_faults(spec, log, errors):
    faults = schema_faults(spec, log)
    run_of = log["runs"][0]
    rules = [rule["id"] for rule in run_of["tool"]["driver"]["rules"]]
    if len(run_of["results"]) != len(errors):
        return faults + [f"{spec}: {len(run_of['results'])} results, {len(errors)} errors"]
    for result, error in zip(run_of["results"], errors):
        text = error["message"] + ("; " + error["hint"] if "hint" in error else "")
        notes = [(plain(n), n["message"]["text"]) for n in result.get("relatedLocations", [])]
        if (result["ruleId"] != error["rule"] or rules[result["ruleIndex"]] != error["rule"] or result["message"]["text"] != text
                or plain(result["locations"][0]) != said(error) or notes != [(said(n), n["message"]) for n in error["notes"]]):
            faults.append(f"{spec}: SARIF says otherwise: {result}")
    return faults


def message_faults(spec, error):
    texts = [error["message"], error.get("hint", "whole")] + [note["message"] for note in error["notes"]]
    return [f"{spec}: a gap in: {text}" for text in texts if not text or GAP.search(re.sub(r'"[^"]*"', "NAME", text))]


def faults_of(tool, spec, good):
    status, text = run(tool, spec, "json")
    errors = [json.loads(line) for line in text.splitlines()]
    if (status, not errors) != ((0, True) if good else (2, False)):
        return [f"{spec}: exit {status} with {len(errors)} errors"]
    faults = [fault for e in errors for place in [e] + e["notes"] for fault in place_faults(place)]
    faults += [fault for error in errors for fault in message_faults(spec, error)]
    status, text = run(tool, spec, "sarif")
    if (status == 0) != good:
        faults.append(f"{spec}: sarif exits {status}")
    return faults + sarif_faults(spec, json.loads(text), errors)


def main():
    good = "--good" in sys.argv
    specs = [each for each in sys.argv[2:] if each != "--good"]
    found = [fault for spec in specs for fault in faults_of(sys.argv[1], spec, good)]
    for broken in ({}, {"version": "2.1.0", "runs": [{}]}):
        found += [f"the schema accepts {broken}"] if CHECK.is_valid(broken) else []
    print("\n".join(found[:20]) if found else f"{len(specs)} specs")
    return bool(found) or not specs


sys.exit(main())

# SPDX-License-Identifier: MIT
"""evidence.py DUMP DOCUMENTS: what is cross-source rests on more than one code base (docs/provenance.md). Prints each
item that cites nothing but one driver or tool, and is said to be cross-source."""
import json
import sys


def cited(source, kinds):
    """The documents of a source, "ID PLACE; ID PLACE": the parts of Linux are one."""
    ids = {part.split()[0].rstrip(",") for part in (source or "").split(";") if part.strip()}
    return {"linux" if each.startswith("linux") and kinds.get(each) == "code" else each for each in ids}


def walk(item, path, source, kinds):
    if isinstance(item, list):
        for each in item:
            yield from walk(each, path, source, kinds)
    elif isinstance(item, dict):
        name = item.get("box") or item.get("id") or item.get("name")
        path = path + [name] if isinstance(name, str) else path
        source = item.get("source", source)
        documents = cited(source, kinds)
        if item.get("evidence") == "cross-source" and len(documents) == 1 and kinds.get(min(documents)) == "code":
            yield "%s: cross-source, and %s alone says so" % ("/".join(path), source)
        for each in item.values():
            if isinstance(each, (dict, list)):
                yield from walk(each, path, source, kinds)


def main():
    with open(sys.argv[1], encoding="utf-8") as dump, open(sys.argv[2], encoding="utf-8") as documents:
        kinds = {each["id"]: each["kind"] for each in json.load(documents)["documents"]}
        platforms = json.load(dump)["platforms"]
    wrong = [line for each in platforms for line in walk(each, [each["platform"]], None, kinds)]
    print("\n".join(wrong[:20]))
    return 1 if wrong or not any(kind == "code" for kind in kinds.values()) else 0


sys.exit(main())

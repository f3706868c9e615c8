#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what uncoregen symbols prints with what other tools find in the headers.

symbols.py JSON INCLUDE text TEXT            the text says what the JSON says
symbols.py JSON INCLUDE headers              each name is in its header
symbols.py JSON INCLUDE items DUMP           each path is an item of the dump, each name begins with it
symbols.py JSON INCLUDE macros COMPILER      the macros that the preprocessor knows at the end, with arguments and values
symbols.py JSON INCLUDE ctags                what Universal Ctags finds
symbols.py JSON INCLUDE values FOLDER PLATFORM...
                             writes C programs that hold each value against the compiler's
"""
import json
import os
import re
import subprocess
import sys

import whole


def bare(text):
    """C without blanks and comments, which differ between compilers."""
    return re.sub(r"\s+", "", re.sub(r"/\*.*?\*/", "", text or "", flags=re.S))


def number(text):
    match = re.fullmatch(r"(?:UINT64_C\()?(0x[0-9a-f]+|[0-9]+)u?\)?", text)
    return int(match[1], 0) if match else None


def text_agrees(symbols, _, path):
    keys = ("name", "kind", "header", "item", "path", "signature", "value")
    lines = ["\t".join(symbol.get(key, "-") for key in keys) for symbol in symbols]
    with open(path, encoding="utf-8") as file:
        printed = file.read().splitlines()
    return [] if printed == lines else ["line %d" % next(i for i, pair in enumerate(zip(printed + [""], lines + [""]), 1)
                                                         if pair[0] != pair[1])]


def in_headers(symbols, include):
    texts, wrong, seen = {}, [], set()
    for symbol in symbols:
        header = symbol["header"]
        if header not in texts:
            with open(os.path.join(include, header), encoding="utf-8") as file:
                texts[header] = set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", " ", file.read(), flags=re.S)))
        if symbol["name"] not in texts[header]:
            wrong.append("%s is not in %s" % (symbol["name"], header))
        if symbol["name"] in seen:
            wrong.append("twice: " + symbol["name"])
        seen.add(symbol["name"])
    headers = {os.path.relpath(os.path.join(root, name), include)
               for root, _, names in os.walk(include) for name in names}
    return wrong + ["nothing is of " + header for header in sorted(headers - texts.keys())]


def value_paths(path, field):
    for value in field.get("values", []):
        when = value.get("when")
        yield "%s.%s" % (path, value["id"]) + (" (when %s)" % when if when else "")


def items_of(dump):
    """Path of each item: the prefix of its symbols."""
    found = {}
    for platform in dump["platforms"]:
        name = platform["platform"]
        found[name] = name
        for variant in platform.get("variants", []):
            found["%s variant %s" % (name, variant["id"])] = name
        for box in platform["boxes"]:
            path, own = "%s/%s" % (name, box["box"]), "%s_%s" % (name, box["box"])
            found[path] = own
            for function in whole.read(dump["files"], *("%s.box.json" % path).split("/")).get("functions", []):
                found["%s PCI function %s" % (path, function["id"])] = "%s_%s" % (own, function["id"])
            for group in box.get("counters", []):
                found["%s counter group %s" % (path, group["id"])] = "%s_%s" % (own, group["id"])
            for register in box["instances"][0]["registers"]:
                spot, called = "%s.%s" % (path, register["id"]), "%s_%s" % (own, register["id"])
                found[spot] = called
                for field in (each for each in register["fields"] if "id" in each):
                    found["%s.%s" % (spot, field["id"])] = called
                    for value in value_paths("%s.%s" % (spot, field["id"]), field):
                        found[value] = "%s_%s" % (called, field["id"])
            for event in box.get("events", []):
                found["%s/%s" % (path, event["name"])] = own + "_event"
                for umask in event.get("umasks", []):
                    found["%s/%s.%s" % (path, event["name"], umask["name"])] = own + "_event"
    return found


def about_items(symbols, _, dump):
    with open(dump, encoding="utf-8") as file:
        items = items_of(json.load(file))
    wrong = []
    for symbol in symbols:
        if "path" not in symbol:
            if symbol["header"] != "uncore/accessor.h":
                wrong.append("about nothing: " + symbol["name"])
            continue
        begins = items.get(symbol["path"])
        name = symbol["name"].lower().removeprefix("uncore_" if symbol["kind"] == "guard" else "")
        if begins is None:
            wrong.append("no item %s, of %s" % (symbol["path"], symbol["name"]))
        elif not name.startswith(begins.lower()):
            wrong.append("%s is not called after %s" % (symbol["name"], symbol["path"]))
    return wrong


def preprocessed(compiler, text, include):
    made = subprocess.run([compiler, "-E", "-dM", "-I", include, "-x", "c", "-"], input=text, capture_output=True,
                          text=True, check=True).stdout
    found = {}
    for match in re.finditer(r"^#define (\w+)(\([^)]*\))? ?(.*)$", made, flags=re.M):
        found[match[1]] = (bare(match[2]) if match[2] else None, bare(match[3]))
    return found


def as_preprocessed(symbols, include, compiler):
    before = preprocessed(compiler, "#include <stdint.h>\n", include)
    headers = sorted({symbol["header"] for symbol in symbols})
    after = preprocessed(compiler, "".join('#include "%s"\n' % header for header in headers), include)
    macros = {name: what for name, what in after.items() if before.get(name) != what}
    wrong, known = [], {symbol["name"] for symbol in symbols}
    wrong += ["a macro that symbols does not print: " + name for name in sorted(macros.keys() - known)]
    for symbol in symbols:
        name = symbol["name"]
        if symbol["kind"] not in ("guard", "constant", "macro") or name in before:
            continue
        takes = bare(symbol["signature"])[len(name):] if symbol["kind"] == "macro" else None
        if macros.get(name) != (takes, bare(symbol.get("value"))):
            wrong.append("%s %s is %s" % (name, (takes, symbol.get("value")), macros.get(name)))
    return wrong if len(macros) > 1000 else wrong + ["only %d macros" % len(macros)]


def as_tagged(symbols, include):
    """ctags reads both branches of an #if: templates are only for C++, UINT32_C and UINT64_C only without stdint.h."""
    kinds = {"macro": ("guard", "constant", "macro", "function"), "enumerator": ("enumerator",), "function": ("function",),
             "enum": ("enum",), "struct": ("type",), "typedef": ("type",)}
    made = subprocess.run(["ctags", "--language-force=C", "--kinds-C=defgst", "-x", "--_xformat=%K %N %F",
                           "-R", "."], cwd=include, capture_output=True, text=True, check=True).stdout
    with open(os.path.join(include, "uncore/accessor.h"), encoding="utf-8") as file:
        templates = set(re.findall(r"template <[^>]*> struct (\w+)", file.read()))
    known = {(symbol["name"], symbol["kind"]): symbol["header"] for symbol in symbols}
    tagged, wrong = set(), []
    for line in made.splitlines():
        kind, name, path = line.split(" ", 2)
        tagged.add((name, kind))
        if name in templates:
            continue
        if not any(known.get((name, of)) == os.path.normpath(path) for of in kinds[kind]):
            wrong.append("ctags finds %s (%s) in %s" % (name, kind, path))
    for name, of in known:
        if not any((name, kind) in tagged for kind in kinds if of in kinds[kind]):
            wrong.append("ctags does not find %s, %s" % (name, of))
    return wrong


def value_lines(symbol):
    """Lines outside of any function, and lines in main."""
    name, value = symbol["name"], symbol.get("value")
    if symbol["kind"] in ("constant", "enumerator") and number(value) is not None:
        return ['_Static_assert((%s) == %dull, "%s");' % (name, number(value), name)], []
    # The macro of a control register is called like the register's type.
    event = re.fullmatch(r"([A-Z]\w+)_\((.*)\)", value or "") if symbol["kind"] == "constant" else None
    event = event if event and not re.fullmatch(r"UINT(32|64)_C.*", value) else None
    if event:
        return [], ["bad |= check((%s).raw == %dull, \"%s\");" % (name, number(event[2]), name),
                    "bad |= check(sizeof(%s) == sizeof(%s), \"%s\");" % (name, event[1].lower(), name)]
    if symbol["kind"] == "constant":
        numbers = re.findall(r"0x[0-9a-f]+", value)  # a list, perhaps of rows in braces
        row = "[%d]" % re.match(r"[^}]*", value)[0].count("0x") if "{" in value else ""
        return ["static const uint32_t %s_is[]%s = { %s };" % (name, row, name)], [
            "bad |= check(sizeof %s_is == %d, \"%s\");" % (name, 4 * len(numbers), name)] + [
            "bad |= check(((const uint32_t *)%s_is)[%d] == %s, \"%s\");" % (name, i, each, name)
            for i, each in enumerate(numbers)]
    if symbol["kind"] == "function":
        call = re.sub(r"\b%s\(" % name, "(*const %s_call)(" % name, symbol["signature"])
        return ["%s = %s;" % (call, name)], ["bad |= check(%s_call != 0, \"%s\");" % (name, name)]
    if symbol["kind"] == "type":
        return ['_Static_assert(sizeof(%s) == sizeof(%s), "%s");' %
                (name, re.sub(r"^struct \w+", "struct", symbol["signature"]), name)], []
    if symbol["kind"] == "enum":
        return ["extern %s %s_tag;" % (symbol["signature"], name)], []
    return [], []


def checks(symbols, platform, path):
    own = [symbol for symbol in symbols if re.match(r"%s([/ ]|$)" % platform, symbol.get("path", ""))]
    outside, inside = [], []
    for symbol in own:
        a, b = value_lines(symbol)
        outside += a
        inside += b
    headers = sorted({symbol["header"] for symbol in own})
    with open(path, "w", encoding="utf-8") as file:
        file.write("#include <stdio.h>\n" + "".join('#include "%s"\n' % header for header in headers))
        file.write("static int check(int good, const char *name)\n{\n\tif (!good)\n\t\tputs(name);\n\treturn !good;\n}\n")
        file.write("\n".join(outside) + "\nint main(void)\n{\n\tint bad = 0;\n\n\t" + "\n\t".join(inside) + "\n\treturn bad;\n}\n")
    return [] if len(outside) + len(inside) > 50 else ["%s: only %d checks" % (platform, len(outside) + len(inside))]


def all_checks(symbols, _, folder, *platforms):
    return [fault for each in platforms for fault in checks(symbols, each, os.path.join(folder, each + ".c"))]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        symbols = json.load(file)["symbols"]
    what = {"text": text_agrees, "headers": in_headers, "items": about_items, "macros": as_preprocessed,
            "ctags": as_tagged, "values": all_checks}[sys.argv[3]]
    wrong = what(symbols, sys.argv[2], *sys.argv[4:])
    print("\n".join(wrong[:20]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

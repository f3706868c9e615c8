#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks what diff says about symbols with the generated headers themselves, not with the rules of diff.

oracle.py GENERATOR PAIR...       compares pairs of specs, PAIR/old and PAIR/new, both ways. Generates all and reads
                             their headers as text. Writes what is wrong to PAIR/headers, to PAIR/symbols each
                             symbol of a change that is in the headers of neither spec, and to PAIR/json the diff.
oracle.py GENERATOR OLD NEW       compares two specs and prints what is wrong
oracle.py GENERATOR SPEC PLATFORM SEED N
                             makes N random edits of a platform and compares each with the original spec

A breaking change must name each symbol, event, umask or metric that disappeared or takes other arguments. A breaking
change or one of behaviour must name a symbol that means something else. A new symbol needs a change other than of text.
"""
import copy
import functools
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

GRAVE = {"breaking": 0, "behaviour": 1, "addition": 2, "text": 3}


def plain(text):
    """C without comments, and with its lines joined."""
    return re.sub(r"/\*.*?\*/", " ", text, flags=re.S).replace("\\\n", " ")


def squeeze(text):
    return " ".join(text.split())


@functools.lru_cache(maxsize=None)
def symbols_of(text):
    """What symbols() finds in one header. Most specs differ in one or two headers; the others are remembered."""
    found, text = {}, plain(text)
    for match in re.finditer(r"^#define (\w+)(\([^)]*\))?(.*)$", text, flags=re.M):
        if not match[1].endswith(("_H", "_")):
            found[match[1]] = ("macro" + squeeze(match[2] or ""), squeeze(match[3]))
    for match in re.finditer(r"^typedef struct (\w+) \{(.*?)\}", text, flags=re.M | re.S):
        found[match[1]] = ("type " + squeeze(match[2]), "")
    for match in re.finditer(r"^enum (\w+ )?\{(.*?)\};", text, flags=re.M | re.S):
        for entry in re.finditer(r"(\w+) = ([^,}]+)", match[2]):
            found[entry[1]] = ("enumerator", squeeze(entry[2]))
        if match[1]:
            found["enum " + match[1].strip()] = ("enum", "")
    for match in re.finditer(r"^UNCORE_ACCESSOR ([^(;{]*?)\b(\w+)\(([^)]*)\)\s*\{(.*?)^\}", text,
                             flags=re.M | re.S):
        if not match[2].endswith("_"):
            found[match[2]] = (squeeze(match[1] + "(" + match[3] + ")"), squeeze(match[4]))
    return found


def symbols(folder):
    """Name of each macro, type, enumerator, function and header: (what a caller must write, what it stands for)."""
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            found[path[len(folder) + 1:]] = ("header", "")
            with open(path, encoding="utf-8") as file:
                found.update(symbols_of(file.read()))
    return found


def names_of(dump):
    """Events, umasks and metrics of a spec, each with its platform and box."""
    found = set()
    for platform in dump["platforms"]:
        for box in platform["boxes"]:
            for event in box.get("events", []):
                path = "%s/%s/%s" % (platform["platform"], box["box"], event["name"])
                found.add(path)
                found.update(path + "." + umask["name"] for umask in event.get("umasks", []))
        for metric in platform.get("metrics", []):
            found.add("%s/%s/%s" % (platform["platform"], metric["box"], metric["name"]))
    return found


def covered(name, patterns):
    """Whether the patterns name the symbol. The symbols of a field also name its enum tag."""
    name = name.removeprefix("enum ")
    if name in patterns:
        return True
    return any(p.endswith("*") and name.startswith(p[:-1]) for p in patterns)


def contents(spec):
    """The files of a spec, as a key that identifies it."""
    found = []
    for root, _, names in os.walk(spec):
        for name in names:
            with open(os.path.join(root, name), "rb") as file:
                found.append((os.path.relpath(os.path.join(root, name), spec), file.read()))
    return tuple(sorted(found))


class Side:
    """What a spec generates: the symbols of its headers, the headers as text, and the names in its tables."""
    def __init__(self, symbols_of, text, names):
        self.symbols, self.text, self.names = symbols_of, text, names


class Oracle:
    def __init__(self, generator, scratch):
        self.generator, self.scratch, self.known = generator, scratch, {}

    def run(self, *arguments):
        return subprocess.run([self.generator, *arguments], capture_output=True, text=True, check=False)

    def side(self, spec, name):
        out = os.path.join(self.scratch, name)
        shutil.rmtree(out, ignore_errors=True)
        made = self.run("generate", "--quiet", "--spec", spec, "--out", out)
        if made.returncode != 0:
            return None
        return symbols(os.path.join(out, "include"))

    def whole_side(self, spec):
        """Generates each spec only once, because most pairs share one side."""
        key = contents(spec)
        if key not in self.known:
            found, out = self.side(spec, "a"), os.path.join(self.scratch, "a", "include")
            text = []
            for root, _, names in os.walk(out):
                for name in names:
                    path = os.path.join(root, name)
                    text.append("include/" + os.path.relpath(path, out))
                    with open(path, encoding="utf-8") as file:
                        text.append(file.read())
            self.known[key] = Side(found, "\n".join(text), self.names(spec))
        return self.known[key]

    def there_and_back(self, old_spec, new_spec):
        """What is wrong with the changes, which of their symbols exist on neither side, and the diff as JSON."""
        old, new = self.whole_side(old_spec), self.whole_side(new_spec)
        text = self.run("diff", "--format", "json", old_spec, new_spec).stdout
        there, back = json.loads(text)["changes"], self.changes(new_spec, old_spec)
        wrong = self.faults(there, old.symbols, new.symbols) + self.tables(there, old.names, new.names)
        wrong += self.faults(back, new.symbols, old.symbols) + self.tables(back, new.names, old.names)
        named = {symbol.rstrip("*") for change in there for symbol in change.get("symbols") or []}
        return wrong, sorted(name for name in named if name not in old.text and name not in new.text), text

    def changes(self, old_spec, new_spec):
        return json.loads(self.run("diff", "--format", "json", old_spec, new_spec).stdout)["changes"]

    def faults(self, changes, old, new):
        by = {grave: set() for grave in range(4)}
        for change in changes:
            if change["change"] in ("instances-more", "elements-more"):
                by[1].update(change.get("symbols") or [])  # the symbol is a count that grows
            for grave in range(GRAVE[change["class"]], 4):
                by[grave].update(change.get("symbols") or [])
        wrong = []
        for name in sorted(old.keys() | new.keys()):
            if name not in new and not covered(name, by[0]):
                wrong.append("gone, and not breaking: " + name)
            elif name in old and name in new and old[name][0] != new[name][0] and not covered(name, by[0]):
                wrong.append("takes something else, and not breaking: " + name)
            elif name in old and name in new and old[name][1] != new[name][1] and not covered(name, by[1]):
                wrong.append("means something else, and no behaviour: %s %s, %s" % (name, old[name][1], new[name][1]))
            elif name not in old and not covered(name, by[2]):
                wrong.append("new, and not said: " + name)
        return wrong

    def names(self, spec):
        return names_of(json.loads(self.run("dump", "--json", spec).stdout))

    def tables(self, said, old, new):
        """The same for the names in the tables."""
        told = {gone: set() for gone in (True, False)}
        for change in said:
            for name in (change.get("events") or []) + (change.get("metrics") or []):
                told[change["class"] == "breaking"].add(name)
        whole = [change["old"][0] for change in said if change["change"] in ("platform-removed", "platform-renamed")]
        wrong = []
        for path in sorted(old - new):
            platform, box, name = path.split("/", 2)
            if platform in whole or name in told[True] or name.split(".")[0] in told[True]:
                continue
            wrong.append("gone, and not breaking: " + path)
        return wrong


def spots(node, found):
    """Each list and each object with members: what an edit may touch."""
    if isinstance(node, list):
        found.extend((node, i) for i in range(len(node)))
        for child in node:
            spots(child, found)
    elif isinstance(node, dict):
        found.extend((node, key) for key in node if key not in ("$schema", "schema", "platform", "box"))
        for child in node.values():
            spots(child, found)
    return found


def another(value, chance):
    """Another value of the same form as the old one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + chance.choice([-8, -1, 1, 2, 4, 16]))
    if re.fullmatch(r"0x[0-9a-f]+", value):
        return hex(max(0, int(value, 16) + chance.choice([-1, 1, 2, 16, 256])))
    bits = re.fullmatch(r"(\d+)(?::(\d+))?", value)
    if bits:
        hi, lo = int(bits[1]), int(bits[2] or bits[1])
        hi, lo = max(0, hi + chance.choice([-1, 0, 1])), max(0, lo + chance.choice([-1, 0, 1]))
        return str(hi) if hi == lo else "%d:%d" % (max(hi, lo), min(hi, lo))
    return None


def renamed(files, chance):
    """Renames one id or name of the platform wherever it is a whole word."""
    names = set(re.findall(r'"(?:id|name)": "(\w+)"', "".join(files.values())))
    old = chance.choice(sorted(names))
    new = chance.choice([old + "x", "x" + old, old.swapcase()])
    return {path: re.sub(r"\b%s\b" % re.escape(old), new, text) for path, text in files.items()}, "%s is %s" % (old, new)


def edited(files, chance):
    """Changes the spec at one place: an item is dropped, doubled, moved or changed."""
    path = chance.choice(sorted(files))
    tree = json.loads(files[path])
    where, key = chance.choice(spots(tree, []))
    value = where[key]
    what = chance.choice(["drop", "double", "change", "change", "borrow"])
    if what == "drop":
        del where[key]
    elif what == "double" and isinstance(where, list) and isinstance(value, dict):
        twin = copy.deepcopy(value)
        for name in ("id", "name"):
            if name in twin:
                twin[name] = chance.choice(["x", "other_"]) + twin[name]
        where.insert(key + 1, twin)
        spot = [at for at in ("value", "bits", "address", "select") if at in twin]
        if spot and not isinstance(twin[spot[0]], dict):
            twin[spot[0]] = another(twin[spot[0]], chance) or twin[spot[0]]
        elif spot:
            twin["select"] = {field: another(code, chance) for field, code in twin["select"].items()}
    elif what == "borrow" and isinstance(where, dict):
        same = [(node, at) for node, at in spots(tree, []) if at == key and node is not where]
        if same:
            node, at = chance.choice(same)
            where[key] = copy.deepcopy(node[at])
    elif not isinstance(value, (dict, list)):
        new = another(value, chance)
        if new is None:
            return files, "nothing"
        where[key] = new
    text = json.dumps(tree, indent=1)
    return {**files, path: text}, "%s %s %s: %s" % (path, what, key, json.dumps(value)[:120])


def put(folder, files):
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in files.items():
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(text)


def take(spec, platform):
    """The files of one platform and of those that it is like, without the disputes."""
    files, wanted = {}, ["documents.json", platform]
    while wanted:
        name = wanted.pop()
        if os.path.isdir(os.path.join(spec, name)):
            wanted += [name + "/" + f for f in os.listdir(os.path.join(spec, name))]
        elif name not in files:
            with open(os.path.join(spec, name), encoding="utf-8") as file:
                files[name] = file.read()
            wanted += [base for base in re.findall(r'^  "like": "(\w+)', files[name], flags=re.M)]
    return {path: text for path, text in files.items() if not path.endswith("/disputes.json")}


def by_chance(oracle, spec, platform, seed, count):
    chance = random.Random(seed)
    files = take(spec, platform)
    old, new = os.path.join(oracle.scratch, "old"), os.path.join(oracle.scratch, "new")
    put(old, files)
    before = oracle.side(old, "a")
    if before is None:
        return ["%s has errors of its own" % platform]
    names, done, wrong = oracle.names(old), 0, []
    for _ in range(count * 60):
        after, what = chance.choice([edited, edited, edited, renamed])(files, chance)
        if done == count:
            break
        if after == files:
            continue
        put(new, after)
        made = oracle.side(new, "b")
        if made is None:
            continue
        done += 1
        changes = oracle.changes(old, new)
        faults = oracle.faults(changes, before, made)
        faults += oracle.tables(changes, names, oracle.names(new))
        if faults:
            wrong += [what] + ["    " + fault for fault in faults]
    print("%s: %d edits that the checks took" % (platform, done))
    return wrong if done == count else wrong + ["only %d of %d edits were taken" % (done, count)]


def pair(oracle, folder):
    wrong, lacking, text = oracle.there_and_back(os.path.join(folder, "old"), os.path.join(folder, "new"))
    with open(os.path.join(folder, "json"), "w", encoding="utf-8") as file:
        file.write(text)
    for name, lines in (("headers", wrong), ("symbols", lacking)):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)


def main():
    generator = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as scratch:
        oracle = Oracle(generator, scratch)
        wrong = []
        if os.path.isdir(os.path.join(sys.argv[2], "old")):
            for folder in sys.argv[2:]:
                pair(oracle, folder)
        elif len(sys.argv) == 6:
            wrong = by_chance(oracle, sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
        else:
            wrong = oracle.there_and_back(*sys.argv[2:])[0]
    if wrong:
        print("\n".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

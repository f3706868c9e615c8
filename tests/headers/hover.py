# SPDX-License-Identifier: MIT
"""Asks clangd for the hover of each accessor of the generated headers, which is what an editor shows.

hover.py CLANGD SPEC INCLUDE PLATFORM: prints what the hover lacks: the accessor with its arguments, what it gives and takes, and
the sentence of the spec. Names and sentences are read from the spec, and which accessors there are from the headers.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import whole


class Clangd:
    """A language server on its standard input and output."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen([command, "--log=error", "--background-index=false"], cwd=folder,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit("clangd has ended")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
            elif line == b"\r\n":
                return json.loads(self.process.stdout.read(length))

    def ask(self, method, params):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while True:
            answer = self.receive()
            if answer.get("id") == self.count and "method" not in answer:
                return answer.get("result")

    def end(self):
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        self.process.stdin.close()
        return self.process.wait()


def words(text):
    """The text with one blank for everything that a wrapped comment in a macro has between words."""
    return re.sub(r"[\\\s*]+", " ", text)


def fields_of(fields):
    """(id, sentence) of each field, of its parts, and of fields with a common description."""
    for field in fields:
        if "id" in field:
            for number in range(field.get("count", 1)):
                yield field["id"].replace("{i}", str(number)), field.get("text", "").replace("{i}", str(number))
        yield from fields_of(field.get("parts", []))


def field_hovers(prefix, box):
    """(accessor, its sentence, a type that it returns or takes) of each register and field; not all of them exist."""
    first = {}
    for register in box["registers"]:
        name = prefix + register["id"]
        alike = first.setdefault(register["layout"], name)
        for field, sentence in fields_of(box["layouts"][register["layout"]]["fields"]):
            for kind in "get", "set", "clear":
                yield "%s_%s_%s" % (name, kind, field), sentence if alike == name else "same bits as in " + alike, name
        for tail in "reset", "clear", "addr", "addr_high", "read", "load":
            yield name + "_" + tail, for_people(register), "uncore_" if tail.startswith("addr") else name
        yield name + "_store", for_people(register), "void (volatile void *window"
    for window in box.get("windows", []):
        yield prefix + window["id"] + "_base", "the physical address of window " + window["id"], "uint64_t ("
        yield prefix + window["id"] + "_offset", "window " + window["id"], "uint32_t (instance below"


def for_people(register):
    """The name of a register, or of an array with its numbers: PmonCntr_{0-3}."""
    count = register.get("count", 1)
    return register.get("name", "").replace("{i}", "{0-%d}" % (count - 1) if count > 1 else "0")


def hovers(spec, include, platform):
    """(name, what the hover must say) of each accessor that the headers define."""
    for box_id, box in whole.files(spec, platform, ".box.json"):
        prefix = platform + "_" + box_id + "_"
        with open(os.path.join(include, "uncore", platform, box_id + ".h"), encoding="utf-8") as file:
            text = file.read()
            defined = set(re.findall(r"^#define ([a-z]\w*)\(", text, flags=re.M))
            functions = set(re.findall(r"^UNCORE_ACCESSOR \w+ (\w+[a-z])\(", text, flags=re.M)) - defined
        told = set()
        for name, sentence, kind in field_hovers(prefix, box):
            if name in defined:
                told.add(name)
                yield name, [name + "(", kind, sentence]
        for name in sorted(defined - told):
            yield name, [name + "(", "uncore_pci (", "the device and function of"]
        for name in sorted(functions):
            yield name, ["static inline uncore_pci " + name + "()", "The device and function of"]


def main(clangd, spec, include, platform):
    wanted = list(hovers(spec, include, platform))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "shown.c")
        text = '#include "uncore/%s.h"\n#include "uncore/%s_events.h"\nint shown;\n' % (platform, platform)
        first = text.count("\n")
        uses = ["__typeof__(%s) *shown_%d;" % (name, number) if needs[0].startswith("static") else "#undef %s" % name
                for number, (name, needs) in enumerate(wanted)]
        text += "\n".join(uses) + "\n"
        with open(os.path.join(folder, "compile_flags.txt"), "w", encoding="utf-8") as file:
            file.write("-std=c11\n-I%s\n" % os.path.abspath(include))
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        server = Clangd(clangd, folder)
        document = {"uri": "file://" + path, "languageId": "c", "version": 1, "text": text}
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        wrong = 0
        for number, (name, needs) in enumerate(wanted):
            position = {"line": first + number, "character": uses[number].index(name) + 1}
            shown = server.ask("textDocument/hover", {"textDocument": {"uri": document["uri"]}, "position": position})
            shown = shown["contents"]["value"] if shown else ""
            lacks = [need for need in needs if words(need) not in words(shown)]
            wrong += bool(lacks)
            if lacks and wrong <= 20:
                print("%s: the hover lacks %s:\n%s" % (name, lacks, shown))
        server.end()
    print("%d accessors, %d not shown whole" % (len(wanted), wrong))
    return 1 if wrong or not wanted else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

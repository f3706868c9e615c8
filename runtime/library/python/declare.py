#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes uncore/_declared.py: what the package uses of the public headers, as ctypes types. usage: declare.py OUT

The package's own files are searched for names that begin with uncore_ or UNCORE_, and for arrays of the tables. What is
found, and all that it needs, is declared: so a new call needs no list. The C compiler (CC) expands the macros.
tests/python/declared.py compares the result with what a C++ compiler says of the headers.
"""
from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent / "include"
PACKAGE = HERE / "uncore"
OUT = "_declared.py"
SIMPLE = {
    "void": "None", "bool": "c_bool", "_Bool": "c_bool", "char": "c_char", "double": "c_double", "int": "c_int",
    "unsigned": "c_uint", "unsigned int": "c_uint", "unsigned long": "c_ulong", "size_t": "c_size_t",
    **{f"{u}int{n}_t": f"c_{u}int{n}" for u in ("u", "") for n in (8, 16, 32, 64)},
}


def fail(text: str) -> None:
    sys.exit(f"declare.py: {text}")


def preprocessed(lines: str, *options: str) -> str:
    command = os.environ.get("CC", "cc").split() + ["-std=c11", "-E", *options, "-I", str(INCLUDE), "-x", "c", "-"]
    made = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        fail(made.stderr)
    return made.stdout


def expanded(lines: str) -> str:
    """The text after the preprocessor, without the system's headers."""
    kept, ours = [], False
    for line in preprocessed(lines).splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            ours = "/uncore/" in marker[1] or marker[1] == "<stdin>"
        elif ours and not line.startswith("#"):
            kept.append(line)
    return "\n".join(kept)


def without_attributes(text: str) -> str:
    at = text.find("__attribute__")
    while at >= 0:
        end, depth = text.index("(", at), 0
        while True:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
            if depth == 0:
                break
        text = text[:at] + text[end:]
        at = text.find("__attribute__")
    return text


def pieces(text: str) -> list[str]:
    """The declarations of a file or a struct: what ends with a semicolon, or with the body of a function."""
    found, depth, begin = [], 0, 0
    for at, sign in enumerate(text):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        ends_body = sign == "}" and depth == 0 and text[begin:at].lstrip().startswith("static inline")
        if depth == 0 and (sign == ";" or ends_body):
            found.append(" ".join(text[begin:at + (1 if ends_body else 0)].split()))
            begin = at + 1
    return [piece for piece in found if piece]


def split(text: str) -> list[str]:
    """The words between commas that are in no bracket."""
    found, depth = [""], 0
    for sign in text:
        depth += {"(": 1, ")": -1, "[": 1, "]": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [word.strip() for word in found]


class Headers:
    """What all headers declare."""

    def __init__(self) -> None:
        names = sorted(path.name for path in (INCLUDE / "uncore").glob("*.h"))
        text = without_attributes(expanded("".join(f'#include "uncore/{name}"\n' for name in names)))
        self.numbers: dict[str, int] = {}
        self.enums: set[str] = set()
        self.structs: dict[str, list[tuple[str, str]]] = {}
        self.functions: dict[str, tuple[str, list[str]]] = {}
        self.arrays: dict[str, str] = {}
        self.types: dict[str, str] = {}
        self.pointers: dict[str, tuple[str, list[str]]] = {}
        self.tags = set(re.findall(r"\bstruct (\w+)", text))
        for piece in pieces(text):
            self.add(piece)

    def value(self, text: str) -> int:
        plain = re.sub(r"\b(0x[0-9a-fA-F]+|\d+)[uUlL]+\b", r"\1", text)
        plain = re.sub(r"\b[A-Z_]\w*\b", lambda name: str(self.numbers[name[0]]), plain)
        return int(eval(plain, {"__builtins__": {}}))  # of our own headers, in our own build

    def add(self, piece: str) -> None:
        enum = re.match(r"enum (\w*) ?\{(.*)\}$", piece)
        struct = re.match(r"struct (\w+) \{(.*)\}$", piece)
        array = re.match(r"static inline const ([\w ]+?) ?\*uncore_(\w+)\(const struct uncore_tables \*tables\)", piece)
        if enum:
            self.add_enum(enum[1], enum[2])
        elif struct:
            self.structs[struct[1]] = [member for part in pieces(struct[2] + ";") for member in self.members(part)]
        elif array and "tables->" in piece:
            self.arrays[array[2]] = array[1]
        elif piece.startswith("typedef "):
            self.add_typedef(piece[8:])
        elif "(" in piece and not piece.startswith("static inline"):
            result, name, parameters = self.prototype(piece)
            self.functions[name] = (result, parameters)

    def add_enum(self, name: str, text: str) -> None:
        self.enums.add(name)
        last = -1
        for word in split(text):
            if word:
                own, _, value = (part.strip() for part in word.partition("="))
                last = self.value(value) if value else last + 1
                self.numbers[own] = last

    def add_typedef(self, text: str) -> None:
        if "(" in text:
            result, name, parameters = self.prototype(text)
            self.pointers[name] = (result, parameters)
        else:
            base, name = text.rsplit(" ", 1)
            self.types[name] = base

    def prototype(self, text: str) -> tuple[str, str, list[str]]:
        match = re.match(r"(.*?[ *])(\w+)\((.*)\)$", text)
        if not match:
            fail(f"what is this: {text}")
            raise AssertionError
        parameters = [] if match[3] == "void" else [self.parameter(word) for word in split(match[3])]
        return match[1].strip(), match[2], parameters

    @staticmethod
    def parameter(text: str) -> str:
        """The type: an array is a pointer to its first item."""
        if text == "...":
            return text
        match = re.match(r"(.*?[ *])(\w+)(\[[^]]*\])?$", text)
        if not match:
            fail(f"what is this parameter: {text}")
            raise AssertionError
        return match[1].strip() + ("*" if match[3] else "")

    def members(self, text: str) -> list[tuple[str, str]]:
        function = re.match(r".*\(\*(\w+)\)\(.*\)$", text)
        if function:
            return [(function[1], "void *")]
        first, *others = split(text)
        match = re.match(r"(.*?[ *])(\w+(?:\[.*\])?)$", first)
        if not match:
            fail(f"what is this member: {text}")
            raise AssertionError
        base = match[1].strip()
        found = []
        for at, word in enumerate([match[2], *others]):
            star, name = word.count("*"), word.lstrip("* ")
            sizes = re.findall(r"\[([^]]*)\]", name)
            own = base if at == 0 else base.rstrip("* ")
            found.append((re.sub(r"\[.*", "", name), own + "*" * star + "".join(f"[{self.value(s)}]" for s in sizes)))
        return found


class Writer:
    """Writes what some names need."""

    def __init__(self, headers: Headers, names: set[str]) -> None:
        self.headers = headers
        self.names = names
        self.whole: list[str] = []  # structs with members, in an order that declares what is held first
        self.opaque: set[str] = set()

    def struct(self, name: str) -> None:
        """Declares a struct with its members."""
        if name in self.whole:
            return
        for _, kind in self.headers.structs[name]:
            held = re.match(r"(?:const )?struct (\w+)(\[|$)", kind)
            if held:
                self.struct(held[1])
        self.whole.append(name)

    def type(self, text: str) -> str:
        """The ctypes name of a C type."""
        array = re.match(r"(.*)\[(\d+)\]$", text)
        if array:
            return f"{self.type(array[1])} * {array[2]}"
        kind = re.sub(r"\bconst\b", " ", text).strip()
        if kind.endswith("*"):
            return self.pointer(re.sub(r"\bconst$", "", text.strip()).strip()[:-1].strip())
        kind = " ".join(kind.split())
        if kind in self.headers.types:
            return self.type(self.headers.types[kind])
        if kind.startswith("enum "):
            return "c_int"
        if kind.startswith("struct "):
            self.struct(kind[7:])
            return kind[7:]
        return SIMPLE[kind]

    def pointer(self, text: str) -> str:
        kind = " ".join(re.sub(r"\bconst\b", " ", text).split())
        if kind == "char" and "const" in text:
            return "c_char_p"
        if kind == "void":
            return "c_void_p"
        if kind in self.headers.pointers:
            result, parameters = self.headers.pointers[kind]
            return f"CFUNCTYPE({', '.join([self.type(result), *map(self.type, parameters)])})"
        if kind.startswith("struct ") and "*" not in kind:
            name = kind[7:]
            if name not in self.names or name not in self.headers.structs:
                self.opaque.add(name)
            else:
                self.struct(name)
            return f"POINTER({name})"
        return f"POINTER({self.type(text)})"

    def text(self) -> str:
        headers = self.headers
        made = {name: ", ".join(map(self.type, [headers.functions[name][0], *headers.functions[name][1]]))
                for name in sorted(self.names & set(headers.functions))}
        for name in sorted(self.names & set(headers.structs)):
            self.struct(name)
        arrays = {name: self.type(kind) for name, kind in sorted(headers.arrays.items())
                  if name in self.names}
        members = {name: [(own, self.type(kind)) for own, kind in headers.structs[name]] for name in self.whole}
        body = [f"{name} = {json.dumps(self.number(name))}" for name in sorted(self.names) if self.is_number(name)]
        for name in sorted(set(members) | self.opaque):
            body += ["", "", f"class {name}(Structure):", "    pass"]
        body += ["", ""]
        for name in self.whole:
            body += wrapped(f"{name}._fields_ = [", [f'("{own}", {kind})' for own, kind in members[name]], "]")
        body += ["", "ARRAYS: dict[str, Any] = {"]
        body += [f'    "{name}": {kind},' for name, kind in arrays.items()] + ["}", "", FUNCTIONS]
        for name, kinds in made.items():
            body += wrapped(f'    "{name}": (', kinds.split(", ") if kinds.count(",") else [kinds + ","], "),")
        text = "\n".join(body + ["}", ""])
        taken = ", ".join(sorted(set(re.findall(r"\b(?:c_\w+|CFUNCTYPE|POINTER|Structure)\b", text))))
        return HEAD + "\n".join(wrapped("from ctypes import (", taken.split(", "), ")")) + IMPORTS + text

    def is_number(self, name: str) -> bool:
        return name in self.headers.numbers or name in MACROS

    def number(self, name: str) -> object:
        return self.headers.numbers[name] if name in self.headers.numbers else MACROS[name]


MACROS: dict[str, object] = {}


def read_macros(names: set[str], headers: Headers) -> None:
    """Fills MACROS with those of the names that are macros with a number or a text."""
    wanted = sorted(name for name in names if name.isupper() and name not in headers.numbers and name not in PRIVATE)
    files = "".join(f'#include "uncore/{path.name}"\n' for path in sorted((INCLUDE / "uncore").glob("*.h")))
    text = preprocessed(files + "".join(f"@@{name[7:]}@@ {name}\n" for name in wanted), "-P")
    for line in re.findall(r"^@@(\w+)@@ (.*)$", text, flags=re.M):
        name, value = "UNCORE_" + line[0], line[1].strip()
        if value == name:
            fail(f"no header has {name}")
        if value.startswith('"'):
            MACROS[name] = value.strip('"')
        else:
            number = re.sub(r"~0\b", "0xffffffff", re.sub(r"\b(0x[0-9a-fA-F]+|\d+)[uUlL]+\b", r"\1", value))
            MACROS[name] = eval(re.sub(r"\(\w+_t\)", "", number), {"__builtins__": {}})


def wrapped(begin: str, words: list[str], end: str) -> list[str]:
    """Lines of at most 120 columns."""
    whole = begin + ", ".join(words) + end
    return textwrap.wrap(whole, 120, subsequent_indent=" " * len(begin), break_long_words=False,
                         break_on_hyphens=False) if len(whole) > 120 else [whole]


HEAD = '''# SPDX-License-Identifier: MIT
# Made by declare.py from runtime/library/include/uncore. Do not edit: "make python" makes it again.
"""Declares, for ctypes, the parts of libuncore's headers that the package uses. The names are those of C."""
from __future__ import annotations

'''
IMPORTS = '''
from typing import Any

'''
FUNCTIONS = '''# What each function returns, then what it takes.
FUNCTIONS: dict[str, tuple[Any, ...]] = {'''


def used() -> set[str]:
    """The names of C in the package."""
    names: set[str] = set()
    for path in sorted(PACKAGE.glob("*.py")):
        if path.name != OUT:
            text = path.read_text(encoding="utf-8")
            names |= set(re.findall(r"\b(?:uncore|UNCORE)_\w*[A-Za-z0-9]\b", text))
            names |= set(re.findall(r"tables\.(?:rows|run)\(\"(\w+)\"", text))
    return names


def main() -> None:
    headers, names = Headers(), used()
    read_macros(names, headers)
    known = set(headers.functions) | headers.tags | set(headers.arrays)
    for name in sorted(names):
        if not name.isupper() and name not in known and name not in PRIVATE:
            fail(f"no header declares {name}")
    text = Writer(headers, names).text()
    if sys.argv[1:] == ["-"]:
        sys.stdout.write(text)
    else:
        (PACKAGE / OUT).write_text(text, encoding="utf-8")


# Words of the package that begin as names of C do.
PRIVATE = {"UNCORE_LIBRARY", "UNCORE_PROGRAM"}

if __name__ == "__main__":
    main()

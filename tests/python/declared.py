#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the declarations of the Python package with the headers, as a C++ compiler understands these.

usage: declared.py. A program prints the size and kind of each member and parameter; nothing of declare.py's parser is
in between. CXX is the compiler.
"""
import ctypes
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "runtime/library/python"))
from uncore import _declared as declared  # noqa: E402

INCLUDE = ROOT / "runtime/library/include"
PROGRAM = r"""
#include <cstddef>
#include <cstdio>
#include <type_traits>
%(includes)s
template <typename T> static void kind()
{
	using U = typename std::remove_cv<T>::type;
	std::printf(" %%s%%zu", std::is_pointer<U>::value ? "p" : std::is_class<U>::value ? "s" :
		std::is_array<U>::value ? "a" :
		std::is_floating_point<U>::value ? "f" : std::is_enum<U>::value ? "i" : std::is_same<U, bool>::value ? "b" :
		std::is_signed<U>::value ? "i" : "u", sizeof(U));
}
template <> void kind<void>() { std::printf(" v0"); }
template <typename R, typename... A> static void print(const char *name, R (*)(A...))
{
	std::printf("%%s", name);
	kind<R>();
	int each[] = { 0, (kind<A>(), 0)... };
	(void)each;
	std::printf("\n");
}
#define MEMBER(type, member) \
	do { \
		std::printf(#type "." #member " %%zu", offsetof(struct type, member)); \
		kind<decltype(type::member)>(); \
		std::printf("\n"); \
	} while (0)
int main()
{
%(body)s
	return 0;
}
"""


def structs():
    return {name: kind for name, kind in vars(declared).items()
            if isinstance(kind, type) and issubclass(kind, ctypes.Structure) and getattr(kind, "_fields_", None)}


def kind(each):
    """The word that the program prints for a type."""
    if each is None:
        return "v0"
    size = ctypes.sizeof(each)
    if issubclass(each, (ctypes._Pointer, ctypes.c_void_p, ctypes.c_char_p, ctypes._CFuncPtr)):
        return f"p{size}"
    if issubclass(each, ctypes.Structure):
        return f"s{size}"
    if issubclass(each, ctypes.Array):
        return f"a{size}"
    if each in (ctypes.c_float, ctypes.c_double):
        return f"f{size}"
    if each is ctypes.c_bool:
        return f"b{size}"
    return ("i" if each is ctypes.c_char or each(-1).value == -1 else "u") + str(size)


def expected():
    lines = []
    for name, each in structs().items():
        lines.append(f"{name} {ctypes.sizeof(each)}")
        lines += [f"{name}.{member} {getattr(each, member).offset} {kind(own)}" for member, own in each._fields_]
    for name, kinds in declared.FUNCTIONS.items():
        lines.append(" ".join([name, *map(kind, kinds)]))
    for name, value in vars(declared).items():
        if re.match(r"UNCORE_[A-Z]", name):
            lines.append(f"{name} {value}")
    return lines


def program():
    names = sorted(path.name for path in (INCLUDE / "uncore").glob("*.h"))
    body = []
    for name, each in structs().items():
        body.append(f'\tstd::printf("{name} %zu\\n", sizeof(struct {name}));')
        body += [f"\tMEMBER({name}, {member});" for member, _ in each._fields_]
    body += [f'\tprint("{name}", static_cast<decltype(&{name})>(nullptr));' for name in declared.FUNCTIONS]
    for name, value in vars(declared).items():
        if re.match(r"UNCORE_[A-Z]", name):
            form, cast = ("%s", "") if isinstance(value, str) else ("%.17g", "(double)")
            body.append(f'\tstd::printf("{name} {form}\\n", {cast}{name});')
    return PROGRAM % {"includes": "\n".join(f'#include "uncore/{name}"' for name in names), "body": "\n".join(body)}


def main():
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "declared.cpp", Path(folder) / "declared"
        source.write_text(program())
        subprocess.run([*os.environ.get("CXX", "g++").split(), "-std=c++11", "-I", str(INCLUDE), str(source), "-o",
                        str(made)], check=True)
        said = subprocess.run([str(made)], check=True, capture_output=True, text=True).stdout.splitlines()
    wanted = expected()
    bad = [f"the package has: {mine}\nthe headers have: {theirs}"
           for mine, theirs in zip(wanted, said) if mine != theirs]
    print("\n".join(bad) or f"{len(said)} sizes, members, functions and numbers agree")
    return bool(bad) or len(said) != len(wanted)


if __name__ == "__main__":
    sys.exit(main())

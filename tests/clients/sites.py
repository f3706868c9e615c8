# SPDX-License-Identifier: MIT
"""Compares sites_find() with objdump, on installed programs and libraries.

sites.py FINDER OBJDUMP READELF FILE...: what is found has to be an instruction for objdump too. What objdump alone sees
must not be in a function with a frame description: there it takes data for instructions. FINDER is sites.c, compiled.
"""
import re
import subprocess
import sys


def text_of(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def by_objdump(objdump, readelf, path):
    """{offset: kind} of all instructions that objdump names so."""
    loads = [[int(word, 16) for word in row] for row in
             re.findall(r"^ +LOAD +(0x\w+) (0x\w+) 0x\w+ (0x\w+)", text_of(readelf, "-lW", path), re.M)]
    found = {}
    for at, name in re.findall(r"^ *([0-9a-f]+):\t(cpuid|rdtscp?) *$", text_of(objdump, "-dw", "--no-show-raw-insn", path), re.M):
        for offset, address, size in loads:
            if address <= int(at, 16) < address + size:
                found[int(at, 16) - address + offset] = ("cpuid" if name == "cpuid" else "clock", int(at, 16))
    return found


def frames(readelf, path):
    return [(int(first, 16), int(last, 16)) for first, last in
            re.findall(r"pc=([0-9a-f]+)\.\.([0-9a-f]+)", text_of(readelf, "--debug-dump=frames", "-W", path))]


def main(finder, objdump, readelf, *paths):
    total = 0
    for path in paths:
        ours = {int(row[1]): row[2] for row in (line.split() for line in text_of(finder, path).splitlines()) if len(row) == 3}
        theirs = by_objdump(objdump, readelf, path)
        ours = {offset: kind for offset, kind in ours.items() if kind != "loaded"}
        wrong = {offset: kind for offset, kind in ours.items() if theirs.get(offset, ("", 0))[0] != kind}
        missed = [at for offset, (_, at) in theirs.items() if offset not in ours]
        described = frames(readelf, path) if missed else []
        missed = [hex(at) for at in missed if any(first <= at < last for first, last in described)]
        assert not wrong and not missed, (path, wrong, missed)
        total += len(ours)
    print(len(paths), "files,", "some" if total > 50 else total, "found")


main(*sys.argv[1:])

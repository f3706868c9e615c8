# SPDX-License-Identifier: MIT
"""Compares mov_decode() with objdump, on random instructions.

mov.py DECODER OBJDUMP FOLDER COUNT SEED: what one of the two takes for an access of memory by MOV, the other must
take for the same one. DECODER is mov.c, compiled.
"""
import pathlib
import random
import re
import subprocess
import sys

SLOT = 32  # an instruction of at most 15 bytes, and NOPs until a disassembler that went on is in step again
PREFIXES = [0x66, 0x67, 0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65]
OPCODES = [[0x88], [0x89], [0x8A], [0x8B], [0xA0], [0xA1], [0xA2], [0xA3], [0xC6], [0xC7], [0x63], [0x0F, 0xB6],
           [0x0F, 0xB7], [0x0F, 0xBE], [0x0F, 0xBF], [0x0F, 0xC3]]
SIZES = {"BYTE": 1, "WORD": 2, "DWORD": 4, "QWORD": 8}
NAMES = {"al": "r0.1", "cl": "r1.1", "dl": "r2.1", "bl": "r3.1", "ah": "r0.1h", "ch": "r1.1h", "dh": "r2.1h", "bh": "r3.1h",
         "spl": "r4.1", "bpl": "r5.1", "sil": "r6.1", "dil": "r7.1"}
for number, name in enumerate(("ax", "cx", "dx", "bx", "sp", "bp", "si", "di")):
    NAMES.update({name: f"r{number}.2", "e" + name: f"r{number}.4", "r" + name: f"r{number}.8"})
for number in range(8, 16):
    NAMES.update({f"r{number}{tail}": f"r{number}.{size}" for tail, size in (("b", 1), ("w", 2), ("d", 4), ("", 8))})
# What may stand before a MOV; bits of REX that it does not need too. LOCK and REP may not.
HARMLESS = {"cs", "ds", "es", "ss", "fs", "gs", "data16", "addr16", "addr32"}


def instruction(source, is_32):
    """Random bytes that begin with an instruction: mostly one that matters, else any."""
    code = [source.choice(PREFIXES) for _ in range(source.choice((0, 0, 0, 1, 1, 2)))]
    if not is_32 and source.random() < 0.6:
        code.append(0x40 | source.randrange(16))
    code += source.choice(OPCODES) if source.random() < 0.85 else [source.randrange(256)]
    code += [source.randrange(256) for _ in range(15)]
    return bytes(code[:15])


def disassemble(objdump, folder, codes, is_32):
    """The text of the first instruction of each, and its length."""
    path = folder / "code"
    path.write_bytes(b"".join(code + b"\x90" * (SLOT - len(code)) for code in codes))
    machine = "i386" if is_32 else "i386:x86-64"
    out = subprocess.run([objdump, "-D", "-b", "binary", "-m", machine, "-M", "intel", "--insn-width=15", path],
                         stdout=subprocess.PIPE, check=True, text=True).stdout
    found = {}
    for at, code, text in re.findall(r"^ *([0-9a-f]+):\t((?:[0-9a-f]{2} )+) *\t?(.*)$", out, re.M):
        if int(at, 16) % SLOT == 0:
            found[int(at, 16) // SLOT] = (len(code.split()), text.strip())
    return found


def operand(text):
    """What objdump calls an operand: ("memory", bytes or None), ("register", our name) or ("number", value)."""
    if "[" in text or re.search(r"\b[c-gs]s:0x", text):
        size = re.match(r"(\w+) PTR", text)
        return "memory", SIZES.get(size.group(1)) if size else None
    if text in NAMES:
        return "register", NAMES[text]
    return ("number", int(text, 16)) if re.fullmatch(r"-?0x[0-9a-f]+", text) else ("other", text)


def meaning(length, text):
    """The line that mov.c must print for what objdump shows; None: "-"."""
    words = text.split("#")[0].split()
    while words and (words[0] in HARMLESS or re.fullmatch(r"rex\.?[WRXB]*", words[0])):
        words.pop(0)
    if len(words) < 2 or words[0] not in ("mov", "movabs", "movzx", "movsx", "movsxd", "movnti"):
        return None
    sides = [operand(side) for side in " ".join(words[1:]).split(",")]
    if len(sides) != 2 or sorted(side[0] for side in sides) not in (["memory", "register"], ["memory", "number"]):
        return None
    is_write = sides[0][0] == "memory"
    other = sides[1] if is_write else sides[0]
    size = sides[0 if is_write else 1][1]
    if size is None:
        size = int(other[1].split(".")[1].rstrip("h"))
    if words[0] == "movsxd" and other[1].endswith(".2"):
        return None  # Intel's and AMD's processors read different numbers of bytes
    sign = "signed" if words[0] in ("movsx", "movsxd") else "plain"
    shown = other[1] if other[0] == "register" else f"{other[1] % 2 ** (8 * size):x}"
    return f"{length} {'writes' if is_write else 'reads'} {size} {sign} {shown}"


def plain(line):
    """A number in our line, in as many bytes as are written."""
    words = line.split()
    if len(words) == 5 and not words[4].startswith("r"):
        words[4] = f"{int(words[4], 16) % 2 ** (8 * int(words[2])):x}"
    return " ".join(words)


def main():
    decoder, objdump, folder, count, seed = sys.argv[1:]
    source, wrong, known = random.Random(seed), 0, 0
    for is_32 in (False, True):
        codes = [instruction(source, is_32) for _ in range(int(count))]
        shown = disassemble(objdump, pathlib.Path(folder), codes, is_32)
        ours = subprocess.run([decoder, "32" if is_32 else "64"], input="".join(code.hex() + "\n" for code in codes),
                              stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()
        for at, (code, line) in enumerate(zip(codes, ours)):
            wanted = meaning(*shown[at])
            known += line != "-"
            if plain(line) != (wanted or "-"):
                wrong += 1
                print(f"{32 if is_32 else 64} bits, {code.hex(' ')}: {line}, not {wanted or '-'} ({shown[at][1]})")
    print(f"{known} accesses of {2 * int(count)} instructions, {wrong} wrong")
    return wrong != 0 or known < int(count) // 4


sys.exit(main())

# SPDX-License-Identifier: MIT
"""For pcm.sh: traffic of devices and of memory, and whether pcm-pcie and pcm print it.

pcm.py scenario PLATFORM: prints a scenario in which each event of pcm-pcie has rates of its own, and memory too.
pcm.py seconds PLATFORM: for how long pcm-pcie shall measure: 0.2 s for each group of events
pcm.py pcie PLATFORM FILE REPORT: its CSV must be the scenario, and so must what the simulator reports.
pcm.py whole PLATFORM FILE REPORT: so must that of pcm be, for the memory of each socket and what its cores did.

pcm-pcie programs its groups of events one after the other, for a time each, and multiplies counts by the number of groups
(PCM 202302, src/pcm-pcie.h). Here a second of the machine passes for each group. So each count is the rate, times the number
of caching agents, times the number of groups.
"""
import csv
import json
import re
import sys

INSERTS = "UNC_C_TOR_INSERTS."
# Columns: the misses, then the hits or all of them; None: it does not count them.
OLDER = {name: (f"{INSERTS}MISS_OPCODE,opc={code}", f"{INSERTS}OPCODE,opc={code}") for name, code in (
    ("PCIeRdCur", "0x19e"), ("PCIeNSRd", "0x1e4"), ("PCIeWiLF", "0x194"), ("PCIeItoM", "0x19c"), ("PCIeNSWr", "0x1e5"),
    ("PCIeNSWrF", "0x1e6"))}
# RFO and ItoM are those of one thread, by which it finds devices: BDX_CBO_MSR_PMON_BOX_GET_TID().
MIDDLE = {name: (f"{INSERTS}MISS_OPCODE,opc={code}", f"{INSERTS}OPCODE,opc={code}") for name, code in (
    ("PCIRdCur", "0x19e"), ("RFO", "0x180,tid=0x3e"), ("CRd", "0x181"), ("DRd", "0x182"), ("ItoM", "0x1c8,tid=0x3e"),
    ("PRd", "0x187"), ("WiL", "0x18f"))}
CHA = "UNC_CHA_TOR_INSERTS."
MESH = {name: (f"{CHA}IO_MISS,opcodes={code}", f"{CHA}IO_HIT,opcodes={code}") for name, code in (
    ("PCIRdCur", "RdCur"), ("RFO", "RFO"), ("CRd", "CRd"), ("DRd", "DRd"), ("ItoM", "ItoM"))}
MESH.update({name: (f"{CHA}IA_MISS,nc,opcodes={name}", f"{CHA}IA_HIT,nc,opcodes={name}") for name in ("PRd", "WiL")})
NEWER = {"PCIRdCur": (CHA + "IO_MISS_PCIRDCUR", CHA + "IO_HIT_PCIRDCUR"), "ItoM": (CHA + "IO_MISS_ITOM", CHA + "IO_HIT_ITOM"),
         "ItoMCacheNear": (CHA + "IO_MISS_ITOMCACHENEAR", CHA + "IO_HIT_ITOMCACHENEAR"),
         "UCRdF": (CHA + "IA_MISS_UCRDF", None), "WiL": (CHA + "IA_MISS_WIL", None)}
# Columns; whether the second of a pair is the hits; groups; caching agents; what it adds up to bytes read and written.
READS, WRITES = ("PCIRdCur", "RFO", "CRd", "DRd"), ("RFO", "ItoM")
OLD = (OLDER, False, 12), (("PCIeRdCur", "PCIeNSWr"), ("PCIeWiLF", "PCIeItoM", "PCIeNSWr", "PCIeNSWrF"))
MACHINES = {"jkt": (*OLD, 8), "ivt": (*OLD, 15),
            "hsx": ((MIDDLE, False, 14), (READS, WRITES), 18), "bdx": ((MIDDLE, False, 14), (READS, WRITES), 24),
            "skx": ((MESH, True, 14), (READS, WRITES), 28), "clx": ((MESH, True, 14), (READS, WRITES), 28),
            "icx": ((NEWER, True, 2), (("PCIRdCur",), ("ItoM", "ItoMCacheNear")), 40)}
CHANNELS = {"ivt": 8, "hsx": 8, "bdx": 8, "skx": 6, "clx": 6, "icx": 8}
INSTRUCTIONS = 1_234_567_890  # of each logical CPU; a core has two


def rates(platform, socket):
    """{column: (rate of the first, rate of the second)}; the second is higher, because hits may be their difference"""
    (columns, *_), *_ = MACHINES[platform]
    return {name: tuple(1_000_003 + 60_013 * number + 500_009 * socket + 2_000_003 * second if event else 0
                        for second, event in enumerate(pair)) for number, (name, pair) in enumerate(columns.items())}


def scenario(platform):
    (columns, *_), *_ = MACHINES[platform]
    traffic = [{"event": event, "socket": socket, "rate": rate} for socket in (0, 1) for name, each in rates(platform, socket).items()
               for event, rate in zip(columns[name], each) if event]
    traffic += [{"event": event, "socket": socket, "rate": memory_rate(socket, is_write)} for socket in (0, 1)
                for is_write, event in enumerate(("UNC_M_CAS_COUNT.RD", "UNC_M_CAS_COUNT.WR"))]
    # Of icx, pcm takes the counters of a controller that run freely. A controller has two channels.
    traffic += [{"event": event, "socket": socket, "rate": 2 * memory_rate(socket, is_write)} for socket in (0, 1)
                for is_write, event in enumerate(("UNC_M_DDR_READ_FREERUN", "UNC_M_DDR_WRITE_FREERUN")) if platform == "icx"]
    json.dump({"schema": 1, "platform": platform, "sockets": 2, "traffic": traffic, "core": {"instructions": INSTRUCTIONS}}, sys.stdout)


def memory_rate(socket, is_write):
    return 101_000_003 + 7_000_000 * socket + 31_000_000 * is_write


def seconds(platform):
    print(MACHINES[platform][0][2] / 5)


def rows(platform):
    """What it has to print."""
    (_, second_is_hits, groups), (read, written), agents = MACHINES[platform]
    for socket in (0, 1):
        counts = {name: [groups * agents * rate for rate in each] for name, each in rates(platform, socket).items()}
        for kind in ("Total", "Miss", "Hit"):
            values = {}
            for name, (miss, other) in counts.items():
                total, hit = (miss + other, other) if second_is_hits else (other, other - miss)
                values[name] = {"Total": total, "Miss": miss, "Hit": hit}[kind]
            yield [socket, *values.values(), 64 * sum(values[name] for name in read), 64 * sum(values[name] for name in written), kind]


def whole(platform, path, report):
    """pcm prints 10^9 bytes and 10^6 instructions, with two digits after the point."""
    counted = json.load(open(report, encoding="utf-8"))["counted"]
    heads, names, values = list(csv.reader(open(path, encoding="utf-8")))[:3]
    printed = {(head, name): value for head, name, value in zip(heads, names, values)}
    exact = 0
    for socket in (0, 1):
        for column, event, is_write in (("READ", "UNC_M_CAS_COUNT.RD", 0), ("WRITE", "UNC_M_CAS_COUNT.WR", 1)):
            counts = [row["count"] for row in counted if row["unit"] == socket and row["event"] == event]
            rate, channels = memory_rate(socket, is_write), CHANNELS[platform]
            # Before and after its second pcm may wait for the TSC in a loop, which moves the clock: then more is counted.
            assert len(counts) == channels and len(set(counts)) == 1 and counts[0] >= rate, (event, counts)
            assert printed[f"Socket {socket}", column] == f"{channels * rate * 64 / 1e9:.2f}", (socket, column, counts)
            exact += 1
        assert printed[f"Socket {socket}", "INST"] == f"{INSTRUCTIONS * 2 * MACHINES[platform][2] / 1e6:.2f}", socket
        exact += 1
    print(exact, "exact")


def pcie(platform, path, report):
    (columns, *_), _, agents = MACHINES[platform]
    lines = [line.strip() for line in open(path, encoding="utf-8") if re.match(r"\d+,", line)]
    wanted = [",".join(map(str, row[:-1])) + f"({row[-1]})" for row in rows(platform)]
    assert lines == wanted, "\n".join(["printed:", *lines, "expected:", *wanted])
    counted = json.load(open(report, encoding="utf-8"))["counted"]
    for socket in (0, 1):
        expected = sorted(rate for each in rates(platform, socket).values() for rate in each if rate)
        for agent in range(agents):
            got = sorted(row["count"] for row in counted if row["box"] in ("cbo", "cha") and row["unit"] == socket
                         and row["instance"] == agent and row["count"] and row["counter"] in ("ctr0", "ctr1", "ctr2", "ctr3")
                         and "TOR_INSERTS" in row["event"])
            assert got == expected, (socket, agent, got, expected)
    print(len(lines) * (len(columns) + 2), "exact")


{"scenario": scenario, "seconds": seconds, "pcie": pcie, "whole": whole}[sys.argv[1]](*sys.argv[2:])

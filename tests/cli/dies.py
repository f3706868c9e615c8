#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""dies.py ROOT NODE:[TYPE.ID|none,...]... - adds to a folder that looks like a machine of spr with one socket what leads to
its tables of units: for each die a function on the kernel's NUMA node, and a table in /dev/mem with these units.
The word none is a record of ones alone, which places no unit.

The functions and tables have the layouts of Linux (uncore_discovery.h), as in tests/unit/units_fixture.h.
"""
import os
import sys

root, dies = sys.argv[1], sys.argv[2:]
SHAPE = 4 | 2 << 8 | 48 << 16 | 8 << 24  # four counters of 48 bits, two after the address the controls; MSRs


def text(path, what):
    os.makedirs(os.path.dirname(root + path), exist_ok=True)
    with open(root + path, "w", encoding="ascii") as file:
        file.write(what)


def function(name, device, dwords):
    folder = "/sys/bus/pci/devices/0000:" + name
    config = bytearray(4096)
    for at, value in {0: device << 16 | 0x8086, **dwords}.items():
        config[at:at + 4] = value.to_bytes(4, "little")
    text(folder + "/vendor", "0x8086\n")
    text(folder + "/device", f"{device:#06x}\n")
    with open(root + folder + "/config", "wb") as file:
        file.write(config)


def die(memory, bus, node, units):
    table, capability = 0x90000000 + 0x100000 * bus, {0x100: 0x1481000B, 0x148: 0x10023, 0x150: 0x10001, 0x154: 2}
    function(f"{bus:02x}:03.1", 0x09A7, {0x18: table | 0xC, **capability})
    text(f"/sys/bus/pci/devices/0000:{bus:02x}:03.1/numa_node", f"{node}\n")
    if node >= 0:
        text(f"/sys/devices/system/node/node{node}/cpulist", "0\n")
    rows = [len(units) << 16 | 3 << 8, 0, 0]
    for at, unit in enumerate(units):
        kind, number = map(int, unit.split(".")) if unit != "none" else (0, 0)
        row = [SHAPE, 0x2F00 + 0x100 * bus + 0x10 * at, kind | number << 16]
        rows += row if unit != "none" else [2**64 - 1] * 3
    memory.seek(table)
    memory.write(b"".join(row.to_bytes(8, "little") for row in rows))


function("7e:00.0", 0x3250, {})
text("/proc/iomem", "00100000-7fffffff : System RAM\n80000000-ffffffff : Reserved\n")
with open(root + "/dev/mem", "wb") as memory:
    memory.truncate(0x91000000)
    for bus, words in enumerate(dies, 1):
        node, units = words.split(":")
        die(memory, bus, int(node), [unit for unit in units.split(",") if unit])

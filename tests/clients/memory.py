# SPDX-License-Identifier: MIT
"""For memory.sh: traffic of a platform's memory, and whether pcm-memory and LIKWID print it.

memory.py scenario PLATFORM: prints a scenario in which each channel has rates of its own.
memory.py pcm PLATFORM FILE: the rates that pcm-memory printed for them in a second of the simulated machine, which it
    takes from the time stamp counter.
memory.py groups PLATFORM: LIKWID's words for the same counts of socket 0.
memory.py likwid PLATFORM FILE: what likwid.lua printed for them.
"""
import json
import re
import sys

BYTES = 64  # a CAS moves a cache line
# Sockets, memory controllers of one, the channels of a controller that PCM and LIKWID number through, and how many we
# number: those that Linux's driver has, of which two are there on Ice Lake-SP (PCM cpucounters.cpp, numChannels; LIKWID
# access_x86_mmio.c, ICX_IMC_NUM_CHANNELS).
MACHINES = {"skx": (2, 2, 3, 3), "clx": (2, 2, 3, 3), "icx": (2, 4, 2, 3), "snr": (1, 1, 2, 2)}


def rate(socket, channel, is_write):
    return 10_000_000 + 7_000_000 * channel + 500_000 * socket + 3_100_000 * is_write


def each(platform):
    sockets, controllers, channels, _ = MACHINES[platform]
    for socket in range(sockets):
        for channel in range(controllers * channels):
            for is_write in (0, 1):
                yield socket, channel, is_write, rate(socket, channel, is_write)


def scenario(platform):
    sockets, _, channels, ours = MACHINES[platform]
    traffic = [{"event": "UNC_M_CAS_COUNT." + ("RD", "WR")[is_write], "socket": socket, "rate": value,
                "instance": channel // channels * ours + channel % channels}
               for socket, channel, is_write, value in each(platform)]
    json.dump({"schema": 1, "platform": platform, "sockets": sockets, "traffic": traffic}, sys.stdout)


def pcm_rates(text):
    """{(socket, channel, is_write): MB/s}. A line has a cell for each socket."""
    found, channel = {}, None
    for line in text.splitlines():
        begins = re.findall(r"Mem Ch +(\d+): Reads \(MB/s\):", line)
        channel = int(begins[0]) if begins else channel
        for is_write, word in ((0, r"Ch +\d+: Reads \(MB/s\):"), (1, r"-- +Writes\(MB/s\):")):
            for socket, number in enumerate(re.findall(word + r" +(-?[\d.]+)", line)):
                found[socket, channel, is_write] = float(number)
    return found


def pcm(platform, path):
    found = pcm_rates(open(path).read())
    wanted = {key[:3]: key[3] for key in each(platform)}
    assert found.keys() == wanted.keys(), sorted(wanted.keys() ^ found.keys())
    wrong = [(key, found[key], value) for key, value in wanted.items() if f"{found[key]:.2f}" != f"{value * BYTES / 1e6:.2f}"]
    assert not wrong, wrong
    print(len(found), "exact")


def likwid_words(platform):
    return [(f"CAS_COUNT_{('RD', 'WR')[is_write]}", f"MBOX{channel}C{is_write}", value)
            for socket, channel, is_write, value in each(platform) if socket == 0]


def likwid(platform, path):
    got = [line.split() for line in open(path)]
    wanted = [["0", counter, str(value)] for _, counter, value in likwid_words(platform)]
    assert [row for row in got if row[1].startswith("MBOX")] == wanted, (got, wanted)
    print(len(wanted), "exact")


def groups(platform):
    print(",".join(f"{event}:{counter}" for event, counter, _ in likwid_words(platform)))


{"scenario": scenario, "pcm": pcm, "groups": groups, "likwid": likwid}[sys.argv[1]](*sys.argv[2:])

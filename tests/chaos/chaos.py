#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Tests that every register is as before after random sessions, kills and restores on a mounted simulated machine.

usage: chaos.py UNCORE SCRATCH SECONDS SEED PLATFORM

Sessions start and end, are interrupted and killed. Restores run at the same time, and are killed too. CPUs and whole
packages go offline and come back. At the end all processes are killed, and restore runs until nothing is left to do.
"""
import json
import os
import random
import re
import signal
import struct
import subprocess
import sys
import time
from collections import Counter

# For each platform: what sessions count, one event at a time and in turns; and how many registers change by themselves.
PLATFORMS = {
    "ivt": {
        "events": ["UNC_C_CLOCKTICKS", "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "UNC_M_CAS_COUNT.RD", "UNC_Q_CLOCKTICKS",
                   "UNC_H_CLOCKTICKS", "UNC_P_CLOCKTICKS", "UNC_R2_CLOCKTICKS", "UNC_U_LOCK_CYCLES",
                   "UNC_R3_CLOCKTICKS"],
        "turns": ["-m", "-e", "UNC_C_TOR_INSERTS.OPCODE,opc=RFO", "-e", "UNC_C_TOR_INSERTS.OPCODE,opc=DRd"],
        "running": 64,
    },
    # with registers in memory
    "icx": {
        "events": ["UNC_M_CAS_COUNT.RD", "UNC_M_CAS_COUNT.WR", "imc:fixed", "UNC_M_PRE_COUNT.ALL", "UNC_M2M_CLOCKTICKS",
                   "UNC_CHA_CLOCKTICKS"],
        "turns": ["-m", "-e", "UNC_M_CAS_COUNT.RD", "-e", "UNC_M_CAS_COUNT.WR", "-e", "UNC_M_ACT_COUNT.ALL",
                  "-e", "UNC_M_PRE_COUNT.ALL", "-e", "UNC_M_CAS_COUNT.ALL"],
        "running": 256,
    },
}
# The allowed ends of a command: success, a lost count, a machine that refuses an access, and SIGKILL sent by this test.
GOOD_ENDS = {0, 1, 3, -signal.SIGKILL}
SIGNALS = [signal.SIGKILL] * 3 + [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


class Machine:
    """The mounted machine: its files, and the values of all its registers."""

    def __init__(self, uncore, scratch, platform="ivt"):
        self.uncore, self.root, self.state = uncore, scratch + "/machine", scratch + "/state"
        os.mkdir(self.root)
        out = subprocess.run([uncore, "sim", "mount", "--sim", platform + ":2", "--background", self.root],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
        found = re.search(r"served by process (\d+);", out)
        if found is None:
            sys.exit("the simulator is not mounted: " + out.strip())
        self.server = int(found.group(1))
        self.packages = {}
        for name in os.listdir(self.cpus()):
            if re.fullmatch(r"cpu\d+", name):
                with open("%s/%s/topology/physical_package_id" % (self.cpus(), name)) as file:
                    self.packages.setdefault(int(file.read()), []).append(int(name[3:]))

    def cpus(self):
        return self.root + "/sys/devices/system/cpu"

    def command(self, *words):
        return [self.uncore, words[0], "--root", self.root, *words[1:]]

    def run(self, *words):
        return subprocess.run(self.command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def registers(self):
        held = {}
        for box in json.loads(self.run("dump", "-f", "json").stdout)["boxes"]:
            for each in box["registers"]:
                held[box["unit"], box["box"], box["instance"], each["register"]] = each.get("value")
        return held

    def write_msr(self, package, number, value):
        descriptor = os.open("%s/dev/cpu/%d/msr" % (self.root, min(self.packages[package])), os.O_RDWR)
        os.pwrite(descriptor, struct.pack("<Q", value), number)
        os.close(descriptor)

    def write_memory(self, address, number, format):
        descriptor = os.open(self.root + "/dev/mem", os.O_RDWR)
        os.pwrite(descriptor, struct.pack(format, number), address)
        os.close(descriptor)

    def switch(self, cpus, word):
        for cpu in cpus:
            try:
                with open("%s/cpu%d/online" % (self.cpus(), cpu), "w") as file:
                    file.write(word)
            except OSError:
                pass  # the last one of the machine stays

    def end(self):
        os.kill(self.server, signal.SIGTERM)


class Chaos:
    def __init__(self, machine, seed, platform):
        self.machine, self.random, self.platform = machine, random.Random(seed), platform
        self.running, self.done, self.faults = [], Counter(), []

    def leave_words(self):
        """Writes what another tool may have left: event codes that count nothing, counts, filters."""
        self.leave_words_in_memory() if self.platform == "icx" else self.leave_words_in_msrs()

    def leave_words_in_memory(self):
        """The addresses are what Linux computes from SCF_BAR and MEMn_BAR: uncore_snbep.c, snr_uncore_mmio_map()."""
        held = self.machine.registers()
        for package, channel in [(package, channel) for package in self.machine.packages for channel in range(12)]:
            base = int(held[package, "memmap", 0, "base"], 0) << 23
            base += int(held[package, "memmap", 0, "mem%d" % (channel // 3)], 0) << 12
            base += 0x22800 + 0x4000 * (channel % 3)
            for counter in range(4):
                self.machine.write_memory(base + 0x40 + 4 * counter, self.random.getrandbits(16), "<I")
                self.machine.write_memory(base + 0x08 + 8 * counter, self.random.getrandbits(47), "<Q")

    def leave_words_in_msrs(self):
        for package in self.machine.packages:
            for box in range(15):
                base = 0xD00 + 0x20 * box
                for counter in range(4):
                    self.machine.write_msr(package, base + 0x10 + counter, self.random.getrandbits(16))
                    self.machine.write_msr(package, base + 0x16 + counter, self.random.getrandbits(44))
                lines = self.random.getrandbits(5) | self.random.getrandbits(6) << 17
                self.machine.write_msr(package, base + 0x14, lines)

    def start(self, kind, *words):
        process = subprocess.Popen(self.machine.command(*words, "--state", self.machine.state),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.running.append((kind, process))
        self.done[kind] += 1
        return process

    def begin_session(self):
        words = ["stat", "-I", "5", "--timeout", str(self.random.randrange(1, 400))]
        for event in self.random.sample(PLATFORMS[self.platform]["events"], self.random.randrange(1, 3)):
            words += ["-e", event]
        words += PLATFORMS[self.platform]["turns"] if self.random.random() < 0.3 else []
        words += ["--frozen"] if self.random.random() < 0.3 else []
        words += ["-s", "0"] if self.random.random() < 0.3 else []
        self.start("session", *words)

    def interrupt(self):
        if self.running:
            self.random.choice(self.running)[1].send_signal(self.random.choice(SIGNALS))
            self.done["signal"] += 1

    def restore(self):
        process = self.start("restore", "restore", *(["-n"] if self.random.random() < 0.2 else []))
        if self.random.random() < 0.3:
            time.sleep(self.random.random() * 0.02)
            process.kill()

    def look(self):
        self.machine.run("who", "--state", self.machine.state)

    def switch_cpu(self):
        self.away([self.random.choice(sum(self.machine.packages.values(), []))], "cpu")

    def switch_package(self):
        self.away(self.machine.packages[self.random.choice(sorted(self.machine.packages))], "package")

    def away(self, cpus, kind):
        self.machine.switch(cpus, "0")
        self.done[kind] += 1
        if self.random.random() < 0.5:
            self.restore()
        if self.random.random() < 0.5:
            self.begin_session()
        time.sleep(self.random.random() * 0.1)
        self.machine.switch(cpus, "1")

    def reap(self):
        for kind, process in self.running[:]:
            if process.poll() is None:
                continue
            text = process.stderr.read()
            self.running.remove((kind, process))
            self.done["%s ended %d" % (kind, process.returncode)] += 1
            if process.returncode not in GOOD_ENDS and -process.returncode not in map(int, SIGNALS):
                self.faults.append("%s ended with %d: %s" % (kind, process.returncode, text.strip()[:300]))

    def step(self):
        deeds = [(45, self.begin_session if len(self.running) < 6 else self.reap), (15, self.interrupt),
                 (10, self.restore), (5, self.look), (3, self.switch_cpu), (2, self.switch_package), (10, self.reap)]
        self.random.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])[0]()
        time.sleep(self.random.random() * 0.04)
        self.reap()

    def is_enough(self):
        return self.done["session"] >= 20 and self.done["session ended -9"] >= 3 and self.done["restore ended 0"] >= 1

    def tidy_up(self):
        """Kills all sessions. Then restore must restore all registers without them."""
        for _, process in self.running:
            process.kill()
            process.wait()
        last = None
        for _ in range(20):
            last = self.machine.run("restore", "--state", self.machine.state)
            if "nothing to restore" in last.stdout:
                return
        self.faults.append("restore does not come to an end: " + last.stdout.strip() + last.stderr.strip())


def differences(before, after, running):
    for place, value in before.items():
        if place not in running and after.get(place) != value:
            yield "socket %d %s%d.%s holds %s, held %s" % (*place, after.get(place), value)


def main():
    uncore, scratch, seconds, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
    platform = sys.argv[5]
    machine = Machine(uncore, scratch, platform)
    try:
        chaos = Chaos(machine, seed, platform)
        chaos.leave_words()
        before = machine.registers()
        time.sleep(0.05)
        again = machine.registers()
        # Free-running counters change all the time.
        running = {place for place in before if before[place] != again[place]}
        begun = time.monotonic()
        # A slow machine gets more time, so that enough sessions and restores run.
        while time.monotonic() < begun + (seconds if chaos.is_enough() else 4 * seconds):
            chaos.step()
        chaos.tidy_up()
        faults = chaos.faults + list(differences(before, machine.registers(), running))
        left = [name for name in os.listdir(machine.state) if name.startswith(("journal", "draft"))]
        faults += ["%s is left" % name for name in left]
    finally:
        machine.end()
    print("%s, seed %d: %s" % (platform, seed, ", ".join("%s %d" % each for each in sorted(chaos.done.items()))))
    for fault in faults[:40]:
        print(fault)
    # The result means nothing if too little happened, or if too many registers change by themselves.
    return faults != [] or not chaos.is_enough() or len(running) > PLATFORMS[platform]["running"]


if __name__ == "__main__":
    sys.exit(main())

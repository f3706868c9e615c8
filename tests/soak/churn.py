#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Tests uncore exporter on a mounted simulated machine on which much happens at once.

usage: churn.py UNCORE SCRATCH SECONDS SEED

Scrapers come and go, politely or not. CPUs and whole packages go offline and come back. Other programs write the
exporter's registers, measure other boxes, and call restore. The exporter is killed and started again. Its counters
must never go backwards, its memory and its open files must not grow, and at the end every register is as before.
"""
import os
import pathlib
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter

HERE = pathlib.Path(__file__).resolve().parent.parent
sys.path += [str(HERE / "chaos"), str(HERE / "exporter")]
import chaos  # noqa: E402
import client  # noqa: E402

GROWTH_KIB = 512  # of resident memory between a warm exporter and its end
COUNTED = ["-M", "MEM_BW_READS", "-e", "UNC_C_CLOCKTICKS", "-e", "UNC_Q_CLOCKTICKS"]
OTHERS = ["UNC_H_CLOCKTICKS", "UNC_P_CLOCKTICKS", "UNC_R2_CLOCKTICKS"]


class Exporter:
    """A running exporter, and what its scrapes showed."""

    def __init__(self, machine, scratch, number):
        self.log = pathlib.Path(scratch) / ("log%d" % number)
        self.last, self.lock, self.scrapes, self.faults, self.warm = {}, threading.Lock(), 0, [], None
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                machine.command("exporter", "--listen", "127.0.0.1:0", "--state", machine.state, *COUNTED),
                stdout=subprocess.DEVNULL, stderr=log)
        self.port = 0
        while self.port == 0 and self.process.poll() is None:
            found = re.search(r"serves http://127\.0\.0\.1:(\d+)/metrics", self.log.read_text())
            self.port = int(found.group(1)) if found else 0
            time.sleep(0.02)

    def resident(self):
        text = pathlib.Path("/proc/%d/status" % self.process.pid).read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", text).group(1))

    def files(self):
        return len(os.listdir("/proc/%d/fd" % self.process.pid))

    def look(self):
        """A polite scrape. Totals are compared with those of the scrape before, unless counting began anew between."""
        with self.lock:
            body = client.fetch(self.port)[2]
            self.scrapes += 1
            begun = self.log.read_text().count("tries again")
            totals = {series: value for series, value in client.samples(body).items() if "_total{" in series}
            for series, value in totals.items():
                if value < self.last.get((begun, series), 0):
                    self.faults.append("%s fell from %s to %s" % (series, self.last[begun, series], value))
                self.last[begun, series] = value
            if not body.endswith("# EOF\n"):
                self.faults.append("a scrape is torn: " + body[-100:])

    def is_quiet(self, files):
        """Clients that left are forgotten: as many files are open as before, or fewer."""
        end = time.monotonic() + 60
        while self.files() > files and time.monotonic() < end:
            time.sleep(0.1)
        return self.files() <= files


class Churn:
    def __init__(self, machine, scratch, seed):
        self.machine, self.scratch, self.random = machine, scratch, random.Random(seed)
        # The sanitizer keeps what is freed.
        self.is_sanitized = b"__asan_init" in pathlib.Path(machine.uncore).read_bytes()
        self.exporter, self.done, self.faults, self.clients, self.others = None, Counter(), [], [], []

    # ---- the exporter ----

    def start(self):
        self.exporter = Exporter(self.machine, self.scratch, self.done["start"])
        self.done["start"] += 1
        if self.exporter.port == 0:
            self.faults.append("the exporter does not start: " + self.exporter.log.read_text())
            return
        for _ in range(20):
            self.exporter.look()
        self.exporter.warm = self.exporter.resident(), self.exporter.files()

    def check(self):
        """After the clients have left."""
        exporter = self.exporter
        for thread in self.clients:
            thread.join()
        self.clients.clear()
        if exporter.process.poll() is not None:
            self.faults.append("the exporter ended by itself: " + exporter.log.read_text()[-500:])
            return
        resident, files = exporter.warm
        if not exporter.is_quiet(files):
            self.faults.append("%d files are open, %d were" % (exporter.files(), files))
        if not self.is_sanitized and exporter.resident() > resident + GROWTH_KIB:
            self.faults.append("%d KiB are resident, %d were" % (exporter.resident(), resident))
        self.faults += exporter.faults
        self.done["scrape"] += exporter.scrapes

    def end(self, number):
        self.check()
        if self.exporter.process.poll() is None:
            self.exporter.process.send_signal(number)
        status = self.exporter.process.wait()
        self.done["ended %d" % status] += 1
        if number == signal.SIGKILL:
            self.machine.run("restore", "--state", self.machine.state)

    def kill(self):
        self.end(signal.SIGKILL)
        self.start()

    # ---- what happens to it ----

    def join_in(self, deed, *words):
        self.clients = [each for each in self.clients if each.is_alive()]
        if len(self.clients) < 12:
            self.clients.append(threading.Thread(target=deed, args=words))
            self.clients[-1].start()

    def scrape(self):
        def some(exporter, count):
            for _ in range(count):
                try:
                    exporter.look()
                except OSError as error:
                    exporter.faults.append("a scrape fails: %s" % error)
        self.join_in(some, self.exporter, self.random.randrange(1, 6))

    def scrape_badly(self):
        """Begins a request, and leaves: at once, in the middle of it, or before the answer."""
        def leave(port, text, pause):
            try:
                with socket.create_connection(("127.0.0.1", port), 10) as link:
                    link.sendall(text)
                    time.sleep(pause)
            except OSError:
                pass
            self.done["bad client"] += 1
        text = self.random.choice([b"", b"GET /metr", b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n", b"\0\xff\r\n\r\n"])
        self.join_in(leave, self.exporter.port, text, self.random.choice([0, 0, 0.05]))

    def away(self, cpus, kind):
        self.machine.switch(cpus, "0")
        self.done[kind] += 1
        time.sleep(self.random.random() * 0.2)
        self.machine.switch(cpus, "1")

    def switch_cpu(self):
        self.away([self.random.choice(sum(self.machine.packages.values(), []))], "cpu")

    def switch_package(self):
        self.away(self.machine.packages[self.random.choice(sorted(self.machine.packages))], "package")

    def steal(self):
        """Another program takes the first counter of a CBo."""
        package, box = self.random.choice(sorted(self.machine.packages)), self.random.randrange(8)
        try:
            self.machine.write_msr(package, 0xD10 + 0x20 * box, 0)
            self.done["stolen"] += 1
        except OSError:
            pass  # the package is offline

    def measure(self):
        self.others = [each for each in self.others if each.poll() is None]
        if len(self.others) < 2:
            words = ["stat", "-e", self.random.choice(OTHERS), "-I", "20", "-t", str(self.random.randrange(50, 500))]
            self.others.append(subprocess.Popen(self.machine.command(*words, "--state", self.machine.state),
                                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            self.done["other session"] += 1

    def restore(self):
        """It must leave the registers of the exporter, which runs."""
        self.machine.run("restore", "--state", self.machine.state)
        self.done["restore"] += 1

    def step(self, may_kill):
        deeds = [(40, self.scrape), (20, self.scrape_badly), (6, self.switch_cpu), (2, self.switch_package), (4, self.steal),
                 (6, self.measure), (3, self.restore), (1 if may_kill else 0, self.kill)]
        self.random.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])[0]()
        time.sleep(self.random.random() * 0.1)

    def is_enough(self):
        return min(self.done[each] for each in ("bad client", "cpu", "stolen", "other session", "restore")) > 0

    def tidy_up(self):
        self.end(signal.SIGTERM)
        for each in self.others:
            each.wait()
        self.machine.run("restore", "--state", self.machine.state)


def main():
    uncore, scratch, seconds, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
    machine = chaos.Machine(uncore, scratch)
    try:
        churn = Churn(machine, scratch, seed)
        before = machine.registers()
        time.sleep(0.05)
        again = machine.registers()
        # Free-running counters change all the time.
        running = {place for place in before if before[place] != again[place]}
        begun = time.monotonic()
        churn.start()
        # A slow machine gets more time, so that enough happens.
        while not churn.faults and time.monotonic() < begun + (seconds if churn.is_enough() else 10 * seconds):
            # In the first half the exporter lives on, so that growth shows.
            churn.step(time.monotonic() > begun + seconds / 2)
        churn.tidy_up()
        faults = churn.faults + list(chaos.differences(before, machine.registers(), running))
        faults += ["%s is left" % name for name in os.listdir(machine.state) if name.startswith(("journal", "draft"))]
    finally:
        machine.end()
    print("seed %s: %s" % (seed, ", ".join("%s %d" % each for each in sorted(churn.done.items()))))
    for fault in faults[:40]:
        print(fault)
    # The result means nothing if too little happened, or if too many registers change by themselves.
    return faults != [] or not churn.is_enough() or len(running) > 64


if __name__ == "__main__":
    sys.exit(main())

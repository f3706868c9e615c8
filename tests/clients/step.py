#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Moves the simulated machine's clock by a second in each sleep of a program, so that what it counts between two sleeps is
exact. step.py COMMAND...: runs it, and ends with its status. Its sleeps must be longer than a few hundredths of a second."""
import subprocess
import sys
import time

SLEEPS = {"35", "230"}  # nanosleep, clock_nanosleep
ADVANCE = "/sys/kernel/uncore_sim/advance"


def sleeps(pid):
    try:
        with open(f"/proc/{pid}/syscall", encoding="ascii") as file:
            return file.read().split()[0] in SLEEPS
    except (OSError, IndexError):
        return False


with subprocess.Popen(sys.argv[1:]) as program:
    was_asleep = False
    while program.poll() is None:
        asleep = sleeps(program.pid)
        if asleep and not was_asleep:
            with open(ADVANCE, "w", encoding="ascii") as file:
                file.write("1000000000")
        was_asleep = asleep
        time.sleep(0.005)
sys.exit(program.returncode)

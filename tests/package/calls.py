#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds a trace of strace -f against the limits of a unit: calls.py TRACE UNIT [DROPIN]...

The groups of system calls come from systemd-analyze. The first execve is strace's own. Prints what the unit forbids."""
import re
import subprocess
import sys


def settings(paths, name):
    """The values of a setting, in their order; an empty one forgets those before it."""
    values = []
    for path in paths:
        for line in open(path, encoding="utf-8"):
            if line.startswith(name + "="):
                value = line.split("=", 1)[1].strip()
                values = values + [value] if value else []
    return values


def members(group, known={}):
    """The system calls of a group, or the call itself."""
    if not group.startswith("@"):
        return {group}
    if group not in known:
        text = subprocess.run(["systemd-analyze", "syscall-filter", group], check=True, capture_output=True, text=True).stdout
        names = [line.strip() for line in text.splitlines()[1:] if line.strip() and not line.strip().startswith("#")]
        known[group] = set().union(*(members(name) for name in names))
    return known[group]


def allowed_calls(paths):
    allowed = set()
    for value in settings(paths, "SystemCallFilter"):
        remove = value.startswith("~")
        names = set().union(*(members(name) for name in value.lstrip("~").split()))
        allowed = allowed - names if remove else allowed | names
    return allowed


def main(trace, *paths):
    lines = [line.split(" ", 1)[1] for line in open(trace, encoding="utf-8", errors="replace") if " " in line]
    made = {found.group(1) for found in (re.match(r" *(\w+)\(", line) for line in lines) if found}
    faults = sorted(made - allowed_calls(paths))
    families = set(" ".join(settings(paths, "RestrictAddressFamilies")).split())
    for line in lines:
        family = re.match(r" *socket\((AF_\w+)", line)
        if family and family.group(1) not in families:
            faults.append(line.strip())
        if settings(paths, "MemoryDenyWriteExecute") == ["yes"] and "PROT_WRITE" in line and "PROT_EXEC" in line:
            faults.append(line.strip())
        if "SCHED_FIFO" in line or "SCHED_RR" in line:
            faults.append(line.strip())
    if len(made) < 20:
        faults.append(f"only {len(made)} system calls: is this a trace?")
    print("\n".join(faults))
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))

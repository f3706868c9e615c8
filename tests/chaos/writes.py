#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Records programmable events of every platform and checks each register write against the spec.

usage: writes.py UNCORE UNCOREGEN SCRATCH

TEST_TURN in the environment, a number, says which events; with "all" it takes every one.

The expected values are computed here from `uncoregen dump --json`, not by the library that makes the writes. A write
must go to an address of the spec, follow the rule of every reserved bit, and not change read-only bits. A control
register that enables its counter must hold the fields of the requested event, and a filter register the given value.
The last write of a control or filter register must restore the value that the session read there first.
"""
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def pieces(field):
    """The runs of bits of the field, (high, low), the lowest first."""
    if "pieces" not in field:
        return [(field["hi"], field["lo"])]
    runs = [run.split(":") for run in reversed(field["pieces"].split(","))]
    return [(int(run[0]), int(run[-1])) for run in runs]


def bits(field):
    return sum(((1 << (high - low + 1)) - 1) << low for high, low in pieces(field))


def value_in(field, register):
    """The value of the field in a value of its register."""
    value = at = 0
    for high, low in pieces(field):
        value |= (register >> low & ((1 << (high - low + 1)) - 1)) << at
        at += high - low + 1
    return value


def number(word):
    return int(word, 0)


class Register:
    """The facts of the spec about one register, as masks."""

    def __init__(self, box, instance, row):
        self.box, self.instance, self.id, self.index = box, instance, row["id"], row.get("index", 0)
        self.name = "%s%d.%s[%d]" % (box, instance, self.id, self.index)
        self.width = row["width"]
        self.fields = {f["id"]: f for f in row["fields"] if "id" in f}
        self.zero = self.one = self.known = self.stable = 0
        for field in row["fields"]:
            if "part_of" not in field:
                self.add(field)

    def add(self, field):
        mask, rule = bits(field), field.get("write")
        self.known |= mask
        if rule == "1":
            self.one |= mask
        elif rule == "0":
            self.zero |= mask
        elif rule == "unknown" or field["access"] in ("RO", "RO-V", "RV", "unknown") and rule != "ignored":
            # Bits that no source describes must keep their reset value.
            reset = number(field.get("reset", "0")) << field["lo"]  # such bits are in one piece
            self.one |= reset & mask
            self.zero |= ~reset & mask
        # The switch of a package stays on: others may count by now, and Linux's driver turns it on only once.
        if field["access"] in ("RW", "RW-V", "RWS") and "id" in field and field.get("role") != "enable_all":
            self.stable |= mask

    def role(self, role):
        return next((f for f in self.fields.values() if f.get("role") == role), None)

    def faults(self, value):
        if value >> self.width:
            yield "is wider than %d bits" % self.width
        if value & self.zero:
            yield "sets 0x%x, to be written 0" % (value & self.zero)
        if ~value & self.one:
            yield "clears 0x%x, to be written 1" % (~value & self.one)
        if value & ~self.known & ((1 << self.width) - 1):
            yield "sets bits that no field has"


class Platform:
    def __init__(self, row):
        self.id = row["platform"]
        self.boxes = {box["box"]: box for box in row["boxes"]}
        self.at = {}
        for box in row["boxes"]:
            for instance in box["instances"]:
                for each in instance["registers"]:
                    if each["space"] not in ("unknown", "record") and "elsewhere" not in each:
                        self.place(Register(box["box"], instance["instance"], each), each)

    def place(self, register, row):
        window = "%s.%s" % (register.box, row["window"]) if "window" in row else None
        key = self.key_of(row, row.get("msr"), window, register.instance)
        self.at.setdefault(key, []).append(register)

    def key_of(self, row, msr, window, instance):
        """Where the row of a dump or of a recording is."""
        if row["space"] in ("mmio", "found"):
            return row["space"], window, instance, number(row["offset"])
        return ("msr", number(msr)) if row["space"] == "msr" else self.pci_key(row)

    @staticmethod
    def pci_key(row):
        """A function that no document places is found by its device id."""
        place = (row["device"], row["function"]) if "device" in row else (row["device_id"], row.get("nth", 0))
        return "pci", place, number(row["offset"])

    def registers(self, access):
        key = self.key_of(access, access.get("number"), access.get("window"), access.get("instance", 0))
        return self.at.get(key, [])

    def group(self, box, name):
        return next(g for g in self.boxes[box]["counters"] if g["id"] == name)


class Wanted:
    """One event with one umask: its expression, and the fields that it needs."""

    def __init__(self, platform, box, event, umask):
        self.box, self.event = box, event
        self.group = platform.group(box, event["group"])
        self.variants = set((umask or {}).get("variants") or event.get("variants") or [])
        self.control = {name: number(value) for name, value in event["select"].items()}
        self.filters = {}
        self.word = event["name"] + ("." + umask["name"] if umask else "")
        self.counters = (umask or event)["counters"]
        self.partner = None  # an event without which this one counts nothing
        if umask:
            chosen = [umask]
            if umask.get("narrows"):  # alone it counts nothing
                whole = [u for u in event["umasks"] if not u.get("narrows")]
                chosen.append(next((u for u in whole if u.get("or")), whole[0]))
                self.word += "+" + chosen[1]["name"]
            field = event.get("umask_field")  # None: filters tell the umasks apart
            if field:
                self.control[field] = 0
            for each in chosen:
                if field:
                    self.control[field] |= number(each["value"])
                self.control.update((name, number(value)) for name, value in each.get("set", {}).items())
        for each in event.get("filters", []) + (umask or {}).get("filters", []):
            self.filters[each["field"]] = each.get("value")
        self.settle_filters(platform)
        if not self.control and "control" in self.group:
            self.choose_field(platform)

    def choose_field(self, platform):
        """Chooses a field for an event without a code, which counts what its fields select."""
        rows = platform.boxes[self.box]["instances"][0]["registers"]
        fields = next(r for r in rows if r["id"] == self.group["control"])["fields"]
        if any("default" in field for field in fields):
            return
        names = [f["id"] for f in fields if "id" in f and f["access"] == "RW" and "role" not in f]
        if names:
            self.control[names[0]] = 1
            self.word += ",%s=1" % names[0]

    def settle_filters(self, platform):
        for place in self.filters:
            register, name = place.split(".")
            rows = platform.boxes[self.box]["instances"][0]["registers"]
            field = next(f for r in rows if r["id"] == register for f in r["fields"] if f.get("id") == name)
            if self.filters[place] is None:
                # Any value except 0, different for most events.
                most = value_in(field, bits(field))
                self.filters[place] = hex(1 + sum(self.word.encode()) % most)
                self.word += ",%s=%s" % (place, self.filters[place])

    def expression(self):
        return "%s:%s" % (self.box, self.word)

    def is_in(self, register, value):
        return all(value_in(register.fields[name], value) == demanded for name, demanded in self.control.items())


def wanted_in(platform, box):
    for event in box.get("events", []):
        if "unprogrammable" in event:
            continue
        if not event.get("umask_required"):
            yield Wanted(platform, box["box"], event, None)
        for umask in event.get("umasks", []):
            if "unprogrammable" not in umask:
                yield Wanted(platform, box["box"], event, umask)


def is_reached(box):
    """Whether the counters have addresses; else only Linux's driver writes them."""
    data = {group["data"] for group in box.get("counters", [])}
    return all(
        reg["space"] != "unknown" for instance in box["instances"] for reg in instance["registers"] if reg["id"] in data
    )


def wanted_of(platform):
    for box in filter(is_reached, platform.boxes.values()):
        rows = list(wanted_in(platform, box))
        for wanted in rows:
            if "companion" in wanted.event:
                wanted.partner = next(w for w in rows if w.counters == [wanted.event["companion"]] and not w.filters)
        yield from rows


class Check:
    """Checks one recording, line by line."""

    def __init__(self, platform, wanted, path):
        self.platform, self.wanted, self.path = platform, {w.box: w for w in wanted}, path
        self.faults, self.counting, self.first, self.last, self.writes = [], set(), {}, {}, 0

    def fault(self, access, wanted, what):
        asked = wanted.expression() if wanted else "other box"
        place = "%s=%s" % (access.get("register"), access["value"])
        self.faults.append("%s: %s: %s %s" % (self.platform.id, asked, place, what))

    def check_control(self, access, register, value):
        """Checks that a counter counts only the requested event, from the first write that enables it."""
        wanted = self.wanted.get(register.box)
        if wanted is None or wanted.group.get("control") != register.id or not self.counts(wanted, register, value):
            return
        if wanted.is_in(register, value):
            self.counting.add(register.box)
        elif self.is_clock(register, value):
            pass  # the probe of a box that counts nothing
        elif wanted.partner is None or not wanted.partner.is_in(register, value):
            demanded = ", ".join("%s=0x%x" % each for each in wanted.control.items())
            self.fault(access, wanted, "counts something else than %s" % demanded)

    def is_clock(self, register, value):
        """Whether the control counts a clock of the box, and nothing else decides what it counts."""
        clocks = [e for e in self.platform.boxes[register.box].get("events", []) if e.get("clock") and e["select"]]
        return any(all(value_in(register.fields[name], value) == number(code) for name, code in e["select"].items()
                       if name in register.fields) for e in clocks)

    @staticmethod
    def counts(wanted, register, value):
        enable, count = register.role("enable"), register.role("count")
        if "enabled_by" in wanted.group or wanted.group.get("enable") == "nonzero":
            # One enable bit is for all counters, or none is: counters that are not in use have no event.
            return any(value & bits(register.fields[name]) for name in wanted.control)
        if enable:
            return value & bits(enable)
        return bool(count and value & register.stable & ~bits(count))

    def check_filter(self, access, register, value):
        wanted = self.wanted.get(register.box)
        for place, demanded in (wanted.filters if wanted else {}).items():
            name, field_id = place.split(".")
            if name != register.id or (access["unit"], register.name) in self.first_filter:
                continue
            field = register.fields[field_id]
            key = access["unit"], register.name, field_id
            self.lacking.pop(key, None)
            if value_in(field, value) == 0 != number(demanded):
                # It may be switched off first, while others change.
                self.lacking[key] = access, wanted, "lacks %s=%s" % (place, demanded)
                return
            if value_in(field, value) != number(demanded):
                self.fault(access, wanted, "lacks %s=%s" % (place, demanded))
        self.first_filter.add((access["unit"], register.name))

    def check_write(self, access):
        value = number(access["value"])
        found = self.platform.registers(access)
        self.writes += 1
        if not found:
            self.fault(access, None, "goes to no register of the spec")
        for register in found:
            for what in register.faults(value):
                self.fault(access, self.wanted.get(register.box), what)
            self.check_control(access, register, value)
            self.check_filter(access, register, value)
            self.last[access["unit"], register.name] = (access, register, value)

    def run(self):
        self.first_filter, self.lacking = set(), {}
        for line in open(self.path):
            access = json.loads(line)
            if access.get("op") == "write":
                self.check_write(access)
            elif access.get("op") == "read" and "value" in access:
                for register in self.platform.registers(access):
                    self.first.setdefault((access["unit"], register.name), number(access["value"]))
        for key, (access, register, value) in self.last.items():
            if key in self.first and (value ^ self.first[key]) & register.stable:
                self.fault(access, self.wanted.get(register.box), "is left behind; 0x%x was there" % self.first[key])
        for lacking in self.lacking.values():
            self.fault(*lacking)
        for box in set(self.wanted) - self.counting:
            if self.wanted[box].group.get("control"):
                self.faults.append("%s: %s was never set counting" % (self.platform.id, self.wanted[box].expression()))


TURN = os.environ.get("TEST_TURN", "0")
BATCHES = 30  # of a platform, each with one event of each box


def sample(rows, most):
    """At most so many of the rows, at equal distances."""
    step = 1 if TURN == "all" else max(1, -(-len(rows) // most))
    return rows[int(TURN) % step::step] if step > 1 else rows


class Runner:
    def __init__(self, uncore, scratch):
        self.uncore, self.scratch = uncore, scratch
        self.recorded = self.writes = self.number = 0
        self.faults = []

    def record(self, platform, variant, batch, number):
        path = "%s/%d.rec" % (self.scratch, number)
        sim = platform.id + ("/" + variant if variant else "")
        command = [self.uncore, "record", path, "--sim", sim, "--timeout", "2"]
        # Each third batch uses the other method of sampling: with the boxes frozen.
        command += ["--frozen", "-I", "1"] if number % 3 == 0 else []
        for wanted in batch:
            command += ["-e", wanted.expression()]
            command += ["-e", wanted.partner.expression()] if wanted.partner else []
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            if len(batch) > 1:
                for at, each in enumerate(batch):
                    self.record(platform, variant, [each], number + 1000000 * (at + 1))
                return
            self.faults.append("%s: %s is not recorded: %s" % (sim, batch[0].expression(), done.stderr.strip()[:200]))
            return
        check = Check(platform, batch, path)
        check.run()
        os.unlink(path)
        self.recorded += len(batch)
        self.writes += check.writes
        self.faults += check.faults

    def batches(self, platform):
        """Yields lists with one event of each box, all of one variant."""
        lists = {}
        for wanted in wanted_of(platform):
            variant = min(wanted.variants) if wanted.variants else None
            lists.setdefault(variant, {}).setdefault(wanted.box, []).append(wanted)
        for variant, boxes in lists.items():
            for at in sample(range(max(map(len, boxes.values()))), BATCHES):
                yield platform, variant, [rows[at] for rows in boxes.values() if at < len(rows)]


def main():
    uncore, generator, scratch = sys.argv[1:4]
    dump = json.loads(subprocess.run([generator, "dump", "--json", "spec"], stdout=subprocess.PIPE, check=True).stdout)
    runner = Runner(uncore, scratch)
    with ThreadPoolExecutor(2) as pool:
        work = []
        for row in dump["platforms"]:
            for each in runner.batches(Platform(row)):
                work.append(pool.submit(runner.record, *each, len(work)))
        for each in work:
            each.result()
    for fault in runner.faults[:40]:
        print(fault)
    print("%d events with %d writes, %d faults" % (runner.recorded, runner.writes, len(runner.faults)))
    # The result means nothing if too few events or writes were checked.
    return runner.faults != [] or runner.recorded < 500 or runner.writes < 10 * runner.recorded


if __name__ == "__main__":
    sys.exit(main())

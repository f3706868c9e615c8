#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the pages of uncore show with uncoregen's dump, a member at a time: used by show.sh.

usage: show.py UNCORE DUMP PLATFORM...

The dump comes from the model of the generator, the pages from the generated tables. A page must have what the dump says,
and no more: a label without a member of the dump is an error, as is a member without its label.
"""
import json
import re
import subprocess
import sys

LABEL = 16  # columns of labels


def number(value):
    return int(value, 0) if isinstance(value, str) else value


def joined(lines):
    return re.sub(r"\s+", " ", " ".join(lines)).strip()


class Page:
    """What show prints: title, items of the head and of the sub-event, and the lines of each section."""

    def __init__(self, uncore, platform, name):
        result = subprocess.run([uncore, "show", "-p", platform, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if result.returncode != 0:
            raise ValueError("exit status %d: %s" % (result.returncode, result.stderr.strip()))
        self.title, *lines = result.stdout.rstrip("\n").split("\n")
        self.sections, heading = {"": []}, ""
        for at, line in enumerate(lines):
            if at > 0 and lines[at - 1] == "" and re.match(r"  \S", line):
                heading = line.strip()
                self.sections[heading] = []
            elif line:
                self.sections[heading].append(line)

    def items(self, heading=""):
        """(label, text) of each item; a text may have several lines."""
        found = []
        for line in self.sections.get(heading, []):
            if line[:LABEL].strip():
                found.append([line[2:LABEL].strip(), [line[LABEL:]]])
            else:
                found[-1][1].append(line)
        return [(label, joined(text)) for label, text in found]

    def rows(self, heading):
        """A dictionary for each row of a table. The columns are as wide as their headings say."""
        lines = self.sections.get(heading)
        if not lines:
            return []
        # A heading of a number ends where its column ends, another one begins there: cells are apart by two blanks.
        names = re.split(r"\s{2,}", lines[0].strip())
        rows = [re.split(r"\s{2,}", line.strip(), maxsplit=len(names) - 1) for line in lines[1:]]
        # A sentence may follow a table.
        return [dict(zip(names, row)) for row in rows if len(row) == len(names)]


def text_of(item):
    """Of what cannot be programmed, the reason."""
    return item.get("unprogrammable") or item.get("text", "")


def source_of(item):
    return " (as on %s)" % item["as_on"] if "as_on" in item else ""


def cell(value):
    return "-" if value is None or value == "" else str(value)


# ---- events ----

def short_needs(filters):
    words = []
    for one in filters:
        name = one["field"].split(".")[-1]
        if "value" in one:
            words.append("%s=0x%x" % (name, number(one["value"])))
        elif one.get("nonzero"):
            words.append("%s?=0x%x" % (name, number(one["all"])) if "all" in one else name + "!=0")
        else:
            words.append(name + ("?" if one.get("optional") else ""))
    return " ".join(words)


def aliases_of(item):
    return sorted("%s (%s)" % (name, tool) for tool, names in item.get("aliases", {}).items() for name in names)


def numbers(values):
    return ",".join(str(value) for value in values)


class Comparison:
    def __init__(self, uncore, platform):
        self.uncore, self.platform, self.count, self.faults = uncore, platform["platform"], 0, []
        self.dump, self.kinds = platform, set()
        # Events whose numbers are amounts: what a count of their group is worth is not always the same.
        self.amounts = {event["name"] for box in platform["boxes"] for event in box.get("events", [])
                        if any(group["id"] == event.get("group") and "worth" in group for group in box["counters"])}

    def same(self, what, got, wanted):
        self.count += 1
        if got != wanted:
            self.faults.append("%s %s: show has %r, the dump %r" % (self.platform, what, got, wanted))

    def page(self, name):
        try:
            return Page(self.uncore, self.platform, name)
        except ValueError as error:
            self.faults.append("%s %s: %s" % (self.platform, name, error))
            return None

    # ---- items that all have ----

    def common(self, name, items, item):
        texts = {}
        for label, text in items:
            texts.setdefault(label, []).append(text)
        self.same(name + " text", texts.get("text", [""])[0], joined([text_of(item)]))
        self.same(name + " evidence", [text.split(": ")[0] for text in texts.get("evidence", [])], [item["evidence"]])
        self.same(name + " sources", texts.get("sources"), [joined([item["source"]]) + source_of(item)])
        return texts

    def some_events(self, box, turn):
        """A third of them, or all: each page is a process."""
        for event in box.get("events", []) if turn == "all" else box.get("events", [])[int(turn) % 3::3]:
            page = self.page(event["name"])
            if page:
                self.event(box, event, page)

    def event(self, box, event, page):
        name = event["name"]
        self.same(name, page.title, "%s  event of %s, %s" % (name, box["box"], self.platform))
        texts = self.common(name, page.items(), event)
        self.choice(name, texts, box, event)
        self.same(name + " counters", texts.get("counters", [""]), [numbers(event["counters"])])
        most = event.get("max_increment")
        self.same(name + " adds", texts.get("adds"), ["at most %d a cycle" % most] if most else None)
        category = {one["id"]: one["text"] for one in box["categories"]}[event["category"]]
        self.same(name + " category", texts.get("category"), ["%s: %s" % (event["category"], category)])
        self.same(name + " box", texts.get("box"), ["%s: %s, %d on the largest part" % (box["box"], box["title"], len(box["instances"]))])
        self.restrictions(name, texts, event, [
            ("unprogrammable", "cannot be programmed"), ("umask_required", "a sub-event must be chosen"),
            ("subcounter", "adds the level of a queue"), ("companion", "counts through counter")])
        self.marks(name, texts, event)
        uses = [metric["name"] for metric in self.dump.get("metrics", [])
                if any(one.get("event") == name and one["box"] == box["box"] for one in metric.get("inputs", []))]
        self.same(name + " metrics", texts.get("metrics"), [", ".join(uses)] if uses else None)
        heading = "sub-events (those with + may be OR-ed: .A+B)"
        self.umasks(event, page.rows(heading))

    def choice(self, name, texts, box, event):
        """What select and by default say together are the bits of the event's name."""
        chosen = {}
        for text in texts.get("select", []) + texts.get("by default", []):
            place, _, fields = text.partition(": ")
            self.same(name + " register", place.split(".")[0], box["box"])
            register = next((one for one in box["instances"][0]["registers"] if one["id"] == place.split(".")[1]), {"fields": []})
            for field in re.findall(r"(\w+)=([\w|]+)", fields):
                chosen[field[0]] = self.value_of(register, field[0], field[1])
        if list(event.get("select", {})) == ["ev_sel"]:
            self.same(name + " code", number(texts["code"][0].split(" ")[0]), number(event["select"]["ev_sel"]))
        # Some have a code, and no register to write it to.
        if not any("control" in group for group in box["counters"] if group["id"] == event["group"]):
            self.same(name + " select", chosen, {})
            return
        wanted = {field: number(value) for field, value in {**event.get("select", {}), **event.get("defaults", {})}.items()}
        for field, value in wanted.items():
            if value or chosen.get(field):
                self.same("%s %s" % (name, field), chosen.get(field), value)
        self.same(name + " fields", sorted(field for field in chosen if field not in wanted), [])

    @staticmethod
    def value_of(register, field, told):
        """A value may be told by its name, or by those of its bits: "a|b"."""
        if re.fullmatch("0x[0-9a-f]+|[0-9]+", told):
            return number(told)
        named = {value["name"]: number(value["value"]) for one in register["fields"] if one.get("id") == field for value in one.get("values", [])}
        return sum(named[name] for name in told.split("|"))

    def restrictions(self, name, texts, item, kinds):
        for member, begin in kinds:
            found = [text for text in texts.get("restriction", []) if text.startswith(begin)]
            self.same("%s %s" % (name, member), len(found), int(member in item and item[member] is not False))
        if "companion" in item:
            self.same(name + " companion", "counter %d," % item["companion"] in " ".join(texts["restriction"]), True)

    def marks(self, name, texts, item):
        """What is there or is not: the clock, the unit, doubt, other tools' names, the filters."""
        self.same(name + " clock", len(texts.get("clock", [])), int("clock" in item))
        if "hertz" in item:
            self.same(name + " hertz", texts["clock"][0].endswith(", always %g MHz" % (item["hertz"] / 1e6)), True)
        if name in self.amounts:
            self.same(name + " unit", texts.get("counted in"), [item["unit"]])
        else:
            stands = ["%d %s a count" % (item["scale"], item["unit"])] if "unit" in item else None
            self.same(name + " unit", texts.get("stands for"), stands)
        self.same(name + " doubt", len(texts.get("doubt", [])), int(item.get("doubtful", False)))
        names = sorted(texts.get("elsewhere", [""])[0].split(", ")) if "elsewhere" in texts else []
        self.same(name + " elsewhere", names, aliases_of(item))
        fields = [text.split(":")[0].split(" ")[0] for text in texts.get("needs", [])]
        self.same(name + " needs", [field for field in fields if "." in field], [one["field"] for one in item.get("filters", [])])
        for text, one in zip([text for text in texts.get("needs", []) if "." in text.split(" ")[0]], item.get("filters", [])):
            if "value" in one:
                self.same("%s %s" % (name, one["field"]), number(re.search(r"0x[0-9a-f]+", text).group()), number(one["value"]))
        differs = [one["source"] for one in item.get("differs", [])]
        self.same(name + " differs", [text.rpartition("(")[2].rstrip(")") for text in texts.get("differs on", [])], differs)

    def umasks(self, event, rows):
        self.same(event["name"] + " sub-events", [row["name"] for row in rows], [one["name"] for one in event.get("umasks", [])])
        for row, one in zip(rows, event.get("umasks", [])):
            name = "%s.%s" % (event["name"], one["name"])
            self.same(name + " +", row["or"], "+" if one.get("or") else "-")
            self.same(name + " counters", row["counters"], cell(numbers(one["counters"])))
            self.same(name + " needs", row["needs"], cell(short_needs(one.get("filters", []))))
            begin = ("(doubtful) " if one.get("doubtful") else "") + ("(composed) " if one.get("composed") else "")
            text = re.sub(r"\(only on [^)]*\) ", "", row["text"])
            self.same(name + " text", text, cell(begin + text_of(one)))
            if "value" in one and re.fullmatch(r"0x[0-9a-f]+", row["value"]):
                self.same(name + " value", number(row["value"]), number(one["value"]))

    def some_umasks(self, box, turn):
        """The pages of sub-events, a few in turn."""
        every = [(event, one) for event in box.get("events", []) for one in event.get("umasks", [])]
        for event, one in every[turn % 12::12]:
            name = "%s.%s" % (event["name"], one["name"])
            page = self.page(name)
            if page is None:
                continue
            texts = self.common(name, page.items("sub-event " + one["name"]), one)
            self.same(name + " counters", texts.get("counters", [""]), [numbers(one["counters"])])
            self.same(name + " OR", texts["umask"][0].endswith("may be OR-ed with others"), bool(one.get("or")))
            self.restrictions(name, texts, one, [("unprogrammable", "cannot be programmed")])
            self.same(name + " deprecated", len(texts.get("deprecated", [])), int(one.get("deprecated", False)))
            self.same(name + " composed", len(texts.get("composed", [])), int(one.get("composed", False)))
            self.marks(name, texts, one)

    # ---- metrics ----

    def metric(self, metric):
        name = "%s/%s" % (metric["box"], metric["name"]) if "box" in metric else metric["name"]
        page = self.page(name)
        if page is None:
            return
        self.same(name, page.title.split("  ")[0], metric["name"])
        texts = self.common(name, page.items(), metric)
        if "formula" in metric:
            self.same(name + " formula", texts.get("formula"), [joined([metric["formula"]])])
        bounds = [text for text in ("at least %(min)g" % metric if "min" in metric else "", "at most %(max)g" % metric if "max" in metric else "") if text]
        self.same(name + " bounds", texts.get("bounds", [""])[0].partition(";")[0], ", ".join(bounds))
        self.same(name + " unit", texts.get("unit", [""])[0].split(" ")[0], metric["unit"])

    # ---- boxes ----

    def box(self, box):
        name = box["box"]
        page = self.page(name)
        if page is None:
            return
        self.same(name, page.title, "%s  box: %s, %s" % (name, box["title"], self.platform))
        texts = self.common(name, page.items(), box)
        kind = "for each logical CPU" if box["scope"] == "cpu" else "for each socket"
        names = [one["name"] for one in box["instances"] if "name" in one]
        self.same(name + " instances", texts.get("instances"),
                  ["%d on the largest part, %s%s" % (len(box["instances"]), kind, ": " + ", ".join(names) if names else "")])
        self.same(name + " also called", sorted(texts.get("also called", [""])[0].split(", ")), sorted(box.get("aliases", [])) or [""])
        self.same(name + " events", texts.get("events"),
                  ["%d; see: uncore list -p %s -b %s" % (len(box.get("events", [])), self.platform, name)])
        freezes = [(one["id"], one["overflow_freezes"]) for one in box["counters"] if "overflow_freezes" in one]
        self.same(name + " overflow", texts.get("overflow", []), [
            "a wrap of group %s that is reported freezes, as if %s were written 1" % pair for pair in freezes])
        self.same(name + " how many", texts.get("how many"), self.present(box))
        self.same(name + " root buses", texts.get("root buses"), self.root_buses(box))
        self.places(box, page)
        self.windows(box, page)
        self.registers_of_box(box, page)
        self.counters(box, page)
        self.procedures(box, page)

    @staticmethod
    def root_buses(box):
        roots = box.get("root_buses")
        if roots is None:
            return None
        files = ["files die* of the PMUs"] if roots.get("pmu") else []
        return [", or ".join(files + ([", ".join(roots["fields"])] if "fields" in roots else []))]

    @staticmethod
    def present(box):
        present = box.get("present")
        if present is None:
            return None
        text = " and ".join(present["fields"]) + (": the value" if present["count"] == "value" else ": the bits that are 1")
        for one in present.get("map", []):
            text += "; %d means %d" % (number(one["value"]), one["instances"])
        if "otherwise" in present:
            text += "; otherwise %d" % present["otherwise"]
        return [text]

    def places(self, box, page):
        """Each register in PCI space is at the place that the page has for its function."""
        heading = "PCI functions, as lspci prints them; the bus is the socket's uncore bus"
        rows = {(row["function"], int(row["instance"])): row for row in page.rows(heading)}
        wanted = {}
        for instance in box["instances"]:
            for register in instance.get("registers", []):
                if register["space"] == "pci" and "device" in register:
                    bus = "bus%d:" % register["bus"] if register.get("bus") else ""
                    wanted[register["function_id"], instance["instance"]] = (
                        "%s%02x.%x" % (bus, register["device"], register["function"]), cell(register.get("device_id")))
        for key, (place, device) in wanted.items():
            row = rows.get(key, {})
            self.same("%s %s %d place" % (box["box"], *key), row.get("place"), place)
            if device != "-":
                self.same("%s %s %d device ID" % (box["box"], *key), number(row.get("device ID", "0")), number(device))

    def windows(self, box, page):
        """The address of each window of each instance, as the page adds it up from fields, is the one of the description."""
        wanted = []
        parts = {"unit": "at the unit's address", "controls": "at the first control register", "counters": "at its first counter"}
        for window in box.get("windows", []):
            if "found" in window:
                wanted.append((window["id"], "n", number(window["size"]), "unit n of type %d, %s" % (box["found"]["type"], parts[window["found"]])))
                continue
            for instance in range(len(box["instances"])):
                sums = []
                for part in window["base"]:
                    element = part.get("element", [""])
                    where, register, field = part["field"].split(".")
                    every = [one for other in self.dump["boxes"] if other["box"] == where for one in other["instances"][0]["registers"] if one["id"] == register]
                    number_of = str(element[instance if len(element) > 1 else 0]) if len(every) > 1 else ""
                    path = "%s.%s%s.%s" % (where, register, number_of, field)
                    sums.append("(%s << %d)" % (path, part["shift"]) if part.get("shift") else path)
                offset = window.get("offset", [0])
                offset = number(offset[instance if len(offset) > 1 else 0])
                wanted.append((window["id"], str(instance), number(window["size"]), " + ".join(sums + (["0x%x" % offset] if offset else []))))
        rows = page.rows("windows of memory; fields of other registers give the physical address") or \
            page.rows("windows; the table of units in the machine's memory says where they are")
        got = [(row["window"], row["instance"], number(row["bytes"]), row["begins at"]) for row in rows]
        if "found" in (box.get("windows") or [{}])[0]:
            got = [(*one[:3], one[3][:len(like[3])]) for one, like in zip(got, wanted)] + got[len(wanted):]
        self.same(box["box"] + " windows", got, wanted)

    def registers_of_box(self, box, page):
        rows = page.rows("registers")
        wanted = {}
        for register in box["instances"][0].get("registers", []):
            wanted.setdefault(register["id"], []).append(register)
        self.same(box["box"] + " registers", [row["register"] for row in rows], list(wanted))
        for row in rows:
            same = wanted.get(row["register"])
            if not same:
                continue
            what = "%s.%s" % (box["box"], row["register"])
            self.same(what + " count", int(row["count"]), len(same))
            self.same(what + " bits", int(row["bits"]), same[0]["width"])
            self.same(what + " address", number(row["first address"].split("+")[-1].split(" ")[-1]) if "0x" in row["first address"] else None,
                      number(same[0].get("msr") or same[0].get("offset")) if same[0]["space"] in ("msr", "pci", "mmio", "found") else None)

    def counters(self, box, page):
        rows = page.rows("counters")
        self.same(box["box"] + " groups", [row["group"] for row in rows], [one["id"] for one in box["counters"]])
        for row, one in zip(rows, box["counters"]):
            what = "%s group %s " % (box["box"], one["id"])
            for label, member in ("kind", "kind"), ("count", "count"), ("bits", "width"), ("control", "control"), ("data", "data"), ("rdpmc", "rdpmc"):
                self.same(what + label, row[label], cell(one.get(member)))
            self.same(what + "adds at most", row["adds at most"], cell(numbers(one.get("max_increment", []))))
            if "counts" in one:
                self.same(what + "counts", row["counts"], one["counts"])

    def procedures(self, box, page):
        lines, at = page.sections.get("procedures", []), None
        got = {}
        for line in lines:
            if re.match(r"    \w", line):
                at = got.setdefault(line.strip(), [])
            elif re.match(r"      \d", line):
                at.append([line.split(". ", 1)[1], []])
            else:
                at[-1][1].append(line)
        self.same(box["box"] + " procedures", list(got), list(box.get("procedures", {})))
        for procedure, steps in box.get("procedures", {}).items():
            what = "%s %s" % (box["box"], procedure)
            self.same(what + " steps", len(got.get(procedure, [])), len(steps))
            for (line, text), step in zip(got.get(procedure, []), steps):
                self.step(what, line, joined(text), step)

    def step(self, what, line, text, step):
        self.same(what + " text", text, joined([step.get("text", "")]))
        head, _, rest = line.partition(": ")
        wanted = "%s %s" % (step["op"], step["register"])
        self.same("%s: %s" % (what, line), head[:len(wanted)], wanted)
        self.same("%s: %s each" % (what, line), "of each counter in use" in head, bool(step.get("each_counter")))
        self.same("%s: %s event" % (what, line), "what the events need" in rest, bool(step.get("event")))
        self.same("%s: %s preload" % (what, line), "the count it starts from" in rest, bool(step.get("preload")))
        self.same("%s: %s in use" % (what, line), "for the counters in use" in rest, "in_use" in step)
        kept = re.search(r", keeping (.*)", rest)
        self.same("%s: %s keep" % (what, line), sorted(kept.group(1).split()) if kept else [], sorted(step.get("keep", [])))
        got = dict(re.findall(r"(\w+)=(\S+(?: ctr\d\S*)*)", rest.partition(", keeping")[0]))
        for field, value in step.get("set", {}).items():
            if step.get("in_use") != field:
                told = got.get(field, "0")
                # The names of bits that are set, "ctr0|ctr1".
                bits = bin(number(value)).count("1") if "|" in told else number(value)
                self.same("%s: %s %s" % (what, line, field), told.count("|") + 1 if "|" in told else number(told), bits)

    # ---- registers ----

    def registers(self, box):
        for at, register in enumerate(box["instances"][0].get("registers", [])):
            if register.get("index", 0) == 0:
                page = self.page("%s.%s" % (box["box"], register["id"]))
                if page:
                    self.register(box, register, page)
                for field in register["fields"]:
                    self.field(box, register, field)

    def register(self, box, register, page):
        what = "%s.%s" % (box["box"], register["id"])
        texts = self.common(what, page.items(), {**register, "text": texts_pattern(page, register)})
        every = [one for instance in box["instances"] for one in instance.get("registers", []) if one["id"] == register["id"]]
        count = len(every) // len(box["instances"])
        self.same(what + " size", texts.get("size"),
                  ["%d bits%s" % (register["width"], ", %d of them in each instance" % count if count > 1 else "")])
        self.same(what + " elsewhere", len(texts.get("restriction", [])), int(register.get("elsewhere", False)))
        self.addresses(what, box, every, count, page.items("addresses"))
        self.fields(what, register, page.rows("fields"))
        parts = [one["id"] for one in register["fields"] if "part_of" in one]
        drawn = [bits for line in page.sections.get("bits", []) if not re.search("[|+]", line) for bits in line.split()]
        self.same(what + " drawing", drawn, [row["bits"] for row in page.rows("fields") if row["field"] not in parts])
        order = [text for label, text in page.items("writing") if label == "order"]
        self.same(what + " order", len(order), int(register.get("high_first", False)))

    def addresses(self, what, box, every, count, items):
        """The numbers of the lines are those of the dump, or the rule of the one line gives them."""
        key = "msr" if every[0]["space"] == "msr" else "offset"
        if every[0]["space"] == "unknown":
            self.same(what + " addresses", items, [("address", "no source gives one")])
            return
        if every[0]["space"] == "record":
            self.same(what + " record", [(label, text.split(" of ")[0]) for label, text in items],
                      [("record", "byte 0x%x" % number(every[0]["offset"]))])
            return
        wanted = [[number(one[key]) for one in every[at * count:at * count + count]] for at in range(len(box["instances"]))]
        rule = re.fullmatch(r"(?:MSR |(?:MMIO|FOUND) [a-z0-9_]+\{n\}\.[a-z0-9_]+\+)(0x[0-9a-f]+)(?: \+ (0x[0-9a-f]+|\d+)?\*?n)?(?: \+ (?:(0x[0-9a-f]+|\d+)\*)?(i))?, n = 0 to (\d+)(?:, i = 0 to (\d+))?",
                            items[0][1])
        if rule:
            base, each, step, index, last, most = rule.groups()
            got = [[number(base) + (number(each) if each else 1 if "n," in items[0][1] or "*n" in items[0][1] else 0) * n + (number(step or "1") if index else 0) * i
                    for i in range(int(most or 0) + 1)] for n in range(int(last) + 1)]
            self.same(what + " addresses", got, wanted)
            self.same(what + " lines", len(items), 1)
            return
        self.same(what + " lines", len(items), len(box["instances"]))
        for (label, text), places in zip(items, wanted):
            text = text.split(" (")[0]
            got = [number(one) for one in re.findall(r"0x[0-9a-f]+", text)]
            if ".." in text:
                got = list(range(got[0], got[1] + 1, (got[1] - got[0]) // (count - 1)))
            self.same("%s %s" % (what, label), got, places)

    def fields(self, what, register, rows):
        wanted = [one for one in register["fields"] if "part_of" not in one]
        named = [one for one in wanted if "id" in one]
        got = {row["field"].strip(): row for row in rows if row["field"].strip() != "-"}
        self.same(what + " fields", [name for name in got if name in {one["id"] for one in wanted if "id" in one}], [one["id"] for one in named])
        for one in named:
            row = got.get(one["id"])
            if row is None:
                continue
            bits = "%d:%d" % (one["hi"], one["lo"]) if one["hi"] != one["lo"] else str(one["hi"])
            if "pieces" not in one:
                self.same("%s.%s bits" % (what, one["id"]), row["bits"], bits)
            self.same("%s.%s access" % (what, one["id"]), row["access"].lower(), one["access"].lower())
            self.same("%s.%s evidence" % (what, one["id"]), row["evidence"], one["evidence"])
            self.same("%s.%s role" % (what, one["id"]), row["role"], cell(one.get("role")))


    def field(self, box, register, field):
        """Of those that have the same items, one on each platform has its page compared."""
        kind = (field["evidence"], "needs" in field, field.get("elsewhere", False))
        if "id" not in field or "part_of" in field or kind in self.kinds:
            return
        self.kinds.add(kind)
        name = "%s.%s.%s" % (box["box"], register["id"], field["id"])
        page = self.page(name)
        if page:
            texts = self.common(name, page.items(), field)
            self.same(name + " needs", texts.get("needs"), ["%s other than 0" % field["needs"]] if "needs" in field else None)
            self.same(name + " elsewhere", len(texts.get("restriction", [])), int(field.get("elsewhere", False)))


def texts_pattern(page, register):
    return dict(page.items()).get("text", "")


def main(uncore, dump, turn, *platforms):
    with open(dump, encoding="utf-8") as file:
        described = {one["platform"]: one for one in json.load(file)["platforms"]}
    faults, count = [], 0
    for name in platforms:
        comparison = Comparison(uncore, described[name])
        for box in described[name]["boxes"]:
            comparison.box(box)
            comparison.registers(box)
            comparison.some_events(box, turn)
            comparison.some_umasks(box, 0 if turn == "all" else int(turn))
        for metric in described[name].get("metrics", []):
            comparison.metric(metric)
        faults += comparison.faults
        count += comparison.count
    print("\n".join(faults[:40]))
    print("%d of %d differ" % (len(faults), count))
    return 1 if faults or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

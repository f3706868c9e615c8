#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what pages say with the dump of the spec, and with its files. usage: facts.py SITE DUMP SPEC

Of each event and umask: what selects it, its counters, filters, names in other programs, evidence and source. Of each
register: the address of every element of every instance, its width, its reset, and its fields with their values. Of each
box: its registers, counters and events, in its tables and in that of its platform. Of each metric: formula, unit and
bounds. Of each procedure: what its steps write where. Of
each document: how often the files of the spec cite it. Of each erratum: on which steppings it is, what it does and what
to do. Of each dispute: its claims and verdict, on its page, in the list of all and in that of its platform. How each
platform is identified. Words around the facts are not compared.
"""
import glob
import html
import json
import os
import posixpath
import re
import sys

SITE, DUMP, SPEC = sys.argv[1:]
WRONG = []


def plain(part):
    return html.unescape(re.sub(r"<[^>]*>", "", part))


def read(path):
    with open(f"{SITE}/{path}", encoding="utf-8") as file:
        return file.read()


def facts(part):
    """The facts of a part of a page, as lists by their names."""
    found = {}
    for name, text in re.findall(r"<dt[^>]*>(.*?)<dd>(.*?)\s*(?=<dt|</dl>)", part, flags=re.S):
        found.setdefault(plain(name), []).append(plain(text))
    return found


def rows(part, first):
    """The rows of the table whose first column has this head."""
    for table in re.findall(r"<table.*?</table>", part, flags=re.S):
        cells = [[plain(cell).strip() for cell in re.findall(r"<t[hd][ >].*?(?=<t[hd][ >]|</tr>)", row, flags=re.S)]
                 for row in re.findall(r"<tr.*?</tr>", table, flags=re.S)]
        if cells and cells[0] and cells[0][0] == first:
            return cells[1:]
    return []


def same(where, what, said, wanted):
    if said != wanted:
        WRONG.append(f"{where}: {what}: the page has {said}, the spec {wanted}")


def first_words(texts):
    return [re.split(r"[ ,]", text)[0] for text in texts]


def with_origin(said, whole):
    """The facts of a part, which has the origin of the whole unless it says another."""
    origin = {label: whole[label] for label in ("Source", "Evidence") if label in whole}
    return said if "Source" in said or "Evidence" in said else {**origin, **said}


def check_common(where, said, item, names):
    same(where, "names", {name: said[name][0].split(", ") for name in said if re.match(r"In (?!the |commands |writes)", name)},
         {f"In {tool}": names[tool] for tool in names})
    same(where, "filters", first_words(said.get("Filter", [])), [one["field"] for one in item.get("filters", [])])
    same(where, "evidence", first_words(said.get("Evidence", [])), [item["evidence"]])
    same(where, "source", said.get("Source"), [item["source"]])


def numbers(item):
    return [", ".join(str(number) for number in item["counters"])]


def increment(item):
    return [f"{item['max_increment']} a cycle"] if item.get("max_increment") else None


def check_umask(where, part, umask, event, whole):
    said = with_origin(facts(part), whole)
    check_common(where, said, umask, umask.get("aliases", {}))
    same(where, "value", said.get("Value"), [umask["value"]])
    same(where, "parts", ", ".join(said.get("Consists of", [])), ", ".join(umask.get("of", [])))
    if umask["counters"] != event["counters"]:
        same(where, "counters", said.get("Counters"), numbers(umask))
    if umask.get("max_increment") != event.get("max_increment"):
        same(where, "increment", said.get("Grows by at most"), increment(umask))


def check_event(where, path, event):
    parts = read(path).split('<article ')
    said = facts(parts[0])
    check_common(where, said, event, event.get("aliases", {}))
    same(where, "counters", said.get("Counters"), numbers(event))
    same(where, "increment", said.get("Grows by at most"), increment(event))
    same(where, "selection", said.get("Selected by", [""])[0],
         " ".join(f"{field}={int(str(value), 0):#x}" for field, value in event.get("select", {}).items()))
    umasks = event.get("umasks", [])
    same(where, "umasks", [row[:2] for row in rows(parts[0], "umask")], [[one["name"], one["value"]] for one in umasks])
    # The third column has what umasks set besides, if one does; the last has what each counts.
    sets = [" ".join(f"{field}={int(str(value), 0):#x}" for field, value in one.get("set", {}).items()) for one in umasks]
    if any("set" in one for one in umasks):
        same(where, "what umasks set", [row[2] for row in rows(parts[0], "umask")], sets)
    same(where, "columns", {len(row) for row in rows(parts[0], "umask")}, {4 if any(sets) else 3} if umasks else set())
    by_id = {re.search(r'id="([^"]*)"', part).group(1): part for part in parts[1:]}
    for umask in umasks:
        check_umask(f"{where}.{umask['name']}", by_id.get(umask["name"], ""), umask, event, said)


def bits(field):
    if "pieces" in field:
        return field["pieces"]
    return str(field["hi"]) if field["hi"] == field["lo"] else f"{field['hi']}:{field['lo']}"


def check_fields(where, page, fields):
    said = [row[:4] for row in rows(page, "bits")]
    for field in fields:
        if "id" in field and "hi" in field:
            wanted = [bits(field), field["id"], field["access"], field.get("reset", "")]
            if wanted not in said:
                WRONG.append(f"{where}: no row {wanted} among {said}")


def hexadecimal(number, width):
    return f"{int(number, 16):#0{2 + (width + 3) // 4}x}"


def check_state(where, said, layout):
    """The value after a reset and the base of writes, of a register as a whole."""
    width = layout["width"]
    known, full = int(layout.get("reset_known", "0"), 16), (1 << width) - 1
    if known:
        reset = hexadecimal(layout["reset"], width)
        same(where, "reset", [re.sub("bits 0x0*", "bits 0x", text) for text in said.get("After a reset", [])],
             [reset + (f", of which the bits {known:#x} are known" if known != full else "")])
    if "write_base" in layout and said.get("A write begins with"):
        same(where, "write base", said["A write begins with"], [hexadecimal(layout["write_base"], width)])


def value_row(value):
    return [value["value"] + (f" of {value['mask']}" if "mask" in value else ""),
            value["id"] + (f" {value['name']}" if value["name"] != value["id"] else ""),
            ((f"(when {value['when']}) " if "when" in value else "") + value.get("text", "")).strip()]


def check_field_parts(where, page, fields):
    """The articles of the fields: what access, reset, evidence and values have."""
    whole = facts(page.split('<article ')[0])
    parts = {re.search(r'^id="([^"]*)"', part).group(1): part.split("</article>")[0]
             for part in page.split('<article ')[1:]}
    for field in fields:
        if "id" not in field or field["id"] not in parts:
            continue
        here, part = f"{where}.{field['id']}", parts[field["id"]]
        said = with_origin(facts(part), whole)
        same(here, "access", [one.split(":")[0] for one in said.get("Access", [])], [field["access"]])
        same(here, "reset", said.get("After a reset"), [field["reset"]] if "reset" in field else None)
        same(here, "evidence", first_words(said.get("Evidence", [])), [field["evidence"]])
        same(here, "values", [[row[0], row[1], row[-1]] for row in rows(part, "value")], list(map(value_row, field.get("values", []))))


def text_of(elements):
    """The first element has its own text; a page has the one that is made into the texts of all."""
    text = elements[0][0].get("text", "")
    return text if len({one.get("text") for one in elements[0]}) == 1 else text.replace("0", f"{{0-{len(elements[0]) - 1}}}")


def check_box_tables(where, page, box, registers):
    same(where, "registers", [row[1:4] + row[5:] for row in rows(page, "name in the manual")],
         [[name, str(len(elements[0])), str(elements[0][0]["width"]), text_of(elements)]
          for name, elements in registers.items()])
    same(where, "counters", [row[:7] for row in rows(page, "group")],
         [[one["id"], str(one["count"]), str(one["width"]), one["kind"], one.get("control", ""), one["data"],
           one.get("counts", "")] for one in box.get("counters", [])])
    events = [row for table in re.findall(r"<table.*?</table>", page, flags=re.S) for row in rows(table, "event")]
    same(where, "events", sorted([row[0], row[2], row[3], row[4]] for row in events),
         sorted([one["name"], numbers(one)[0], str(len(one.get("umasks", []))), one.get("text", "")]
                for one in box.get("events", [])))


def bounds(metric):
    words = [f"{word} {metric[key]}" for word, key in (("at least", "min"), ("at most", "max")) if key in metric]
    return [", ".join(words)] if words else None


def check_metrics(platform):
    for metric in platform.get("metrics", []):
        where = f"{platform['platform']}/{metric['box']}/metric-{metric['name']}"
        said = facts(read(where + ".html"))
        same(where, "formula", first_facts(said, "Formula", "Unit", "Category", "In tables", "Source"),
             [metric.get("formula", ""), metric["unit"], metric["category"], metric["title"], metric["source"]])
        same(where, "bounds", [text.split(";")[0] for text in said["Bounds"]] if "Bounds" in said else None, bounds(metric))
        same(where, "evidence", first_words(said.get("Evidence", [])), [metric["evidence"]])


def check_boxes(name, page, boxes):
    same(name, "boxes", [row[:6] for row in rows(page, "box")],
         [[box["box"], box["title"]] + list(map(str, [
             len(box["instances"]), len({one["id"] for one in box["instances"][0]["registers"]}),
             len(box.get("events", [])), sum(len(event.get("umasks", [])) for event in box.get("events", []))]))
          for box in boxes])


def address(element):
    return element["msr"] if element["space"] == "msr" else element["offset"]


def check_register(where, path, elements, box, layouts):
    """elements: those of each instance, in the order of their numbers."""
    page = read(path)
    check_fields(where, page, elements[0][0]["fields"])
    check_field_parts(where, page, elements[0][0]["fields"])
    said, layout = facts(page.split('<article ')[0]), layouts[elements[0][0]["layout"]]
    same(where, "width", said.get("Width"), [f"{elements[0][0]['width']} bits"])
    same(where, "evidence", first_words(said.get("Evidence", []))[:1], [elements[0][0]["evidence"]])
    check_state(where, said, layout)
    if elements[0][0]["space"] in ("unknown", "record"):
        return
    said = rows(page, "instance")
    for number, (row, wanted) in enumerate(zip(said, elements)):
        same(where, "address", [row[0].split(",")[0]] + row[-len(wanted):],
             [f"{box} {number}"] + [address(one) for one in wanted])
    same(where, "instances", len(said), len(elements))


def step_words(platform, step):
    """What a step does, which page it leads to, and the words there that are code."""
    place = f"{step['box']}.{step['register']}" + (f"[{step['index']}]" if "index" in step else "")
    settings = [" ".join(f"{field}={value}" for field, value in step["set"].items())] if "set" in step else []
    value = [step["value"]] if "value" in step else []
    return [step["op"].capitalize(), f"{platform}/{step['box']}/{step['register']}.html", [place] + value + settings,
            step.get("each_counter", False), step.get("event", False)]


def check_procedures(where, page, platform, procedures):
    said = {}
    for name, steps in re.findall(r'<h3 id="s-([a-z-]+)">[^<]*</h3>\s*<ol class="steps">(.*?)</ol>', page, flags=re.S):
        said[name] = []
        for step in steps.split("<li>")[1:]:
            link = re.search(r'<a href="([^"]*)"', step)
            values = re.split(", and the counters in use in |, keeping ", step)[0]
            code = [plain(part) for part in re.findall("<code>(.*?)</code>", values, flags=re.S)]
            said[name].append([step.split(" ")[0], link and posixpath.normpath(f"{where}/{link.group(1)}"), code, "for each counter in use" in step,
                               "the fields of the event" in step])
    same(where, "procedures", said, {name: [step_words(platform, step) for step in steps]
                                     for name, steps in procedures.items() if steps})


def check_box(platform, box):
    place = f"{platform}/{box['box']}"
    check_procedures(place, read(f"{place}/index.html"), platform, box.get("procedures", {}))
    for event in box.get("events", []):
        check_event(f"{place}/{event['name']}", f"{place}/events/{event['name']}.html", event)
    registers = {}
    for instance in box["instances"]:
        here = {}
        for element in instance["registers"]:
            here.setdefault(element["id"], []).append(element)
        for name, elements in here.items():
            registers.setdefault(name, []).append(elements)
    for name, elements in registers.items():
        check_register(f"{place}.{name}", f"{place}/{name}.html", elements, box["box"],
                       {layout["id"]: layout for layout in box["layouts"]})
    check_box_tables(place, read(f"{place}/index.html"), box, registers)
    return len(box.get("events", [])) + len(registers)


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def cites(document, *sources):
    """What has no source has that of what it stands in."""
    source = next(source for source in sources if source)
    return any(part.split()[:1] == [document] for part in source.split(";"))


def cites_of(box, events, document):
    """How many registers, fields, events, umasks and others of a box cite it."""
    of = box["source"]
    fields = [cites(document, part.get("source"), field.get("source"), layout.get("source"), of)
              for layout in box["layouts"].values() for field in layout["fields"]
              for part in [field] + field.get("parts", []) for _ in range(field.get("count", 1))]
    umasks = [cites(document, umask.get("source"), event.get("source"), events.get("source"), of)
              for event in events["events"] for umask in event.get("umasks", [])]
    return [sum(cites(document, register.get("source"), of) for register in box["registers"]), sum(fields),
            sum(cites(document, event.get("source"), events.get("source"), of) for event in events["events"]),
            sum(umasks), cites(document, of)]


def cites_of_platform(folder, document):
    metrics = read_json(f"{folder}/metrics.json") if os.path.exists(f"{folder}/metrics.json") else {"metrics": []}
    counts = [[0, 0, 0, 0, cites(document, read_json(f"{folder}/platform.json")["source"]) +
               sum(cites(document, metric.get("source"), metrics.get("source")) * metric.get("count", 1)
                   for metric in metrics["metrics"])]]
    for path in glob.glob(f"{folder}/*.box.json"):
        events = path.replace(".box.", ".events.")
        counts.append(cites_of(read_json(path), read_json(events) if os.path.exists(events) else {"events": []}, document))
    return [sum(column) for column in zip(*counts)]


def check_documents():
    folders = sorted(map(os.path.dirname, glob.glob(f"{SPEC}/*/platform.json")))
    same("documents", "list", rows(read("documents/index.html"), "title"),
         [[one["title"], one.get("publisher", ""), one.get("date", ""), one["id"]]
          for one in read_json(f"{SPEC}/documents.json")["documents"]])
    for document in read_json(f"{SPEC}/documents.json")["documents"]:
        counts = [(os.path.basename(folder), cites_of_platform(folder, document["id"])) for folder in folders]
        same(f"documents/{document['id']}", "citations", rows(read(f"documents/{document['id']}.html"), "platform"),
             [[platform] + list(map(str, numbers)) for platform, numbers in counts if any(numbers)])


def range_of(item, one, none):
    """A stepping, or the first and last, in words."""
    if "stepping" not in item:
        return none
    first, last = item["stepping"] if isinstance(item["stepping"], list) else [item["stepping"]] * 2
    return str(first) if first == last and one else f"{first} to {last}"


def check_identification(where, page, platform):
    same(where, "cpuid", rows(page, "family"), [
        [str(row["family"]), f"{int(str(row['model']), 0):#x}",
         range_of(row, False, "all") + (f", with a cache of level {row['cache_level']}" if "cache_level" in row else ""),
         row.get("variant", ""), row.get("source", platform["source"])] for row in platform["cpuid"]])
    text = plain(page)
    wanted = [f"The largest package has {platform['cores']} cores, of "] if "cores" in platform else []
    wanted += [f"Variant {one['id']}: {one['title']}. {one.get('text', '')}" for one in platform.get("variants", [])]
    for sentence in wanted:
        same(where, sentence, sentence in text, True)


def check_errata(where, page, errata):
    parts = {re.search(r'^id="([^"]*)"', part).group(1): part.split("</article>")[0]
             for part in page.split('<article ')[1:]}
    for erratum in errata:
        here, said = f"{where}, erratum {erratum['id']}", facts(parts.get(erratum["id"], ""))
        same(here, "title and text", [f"{erratum['id']}: {erratum['title']}", erratum["text"]],
             [plain(text) for text in re.findall(r"<(?:h3|p)>.*?</(?:h3|p)>", parts.get(erratum["id"], ""), flags=re.S)])
        same(here, "about", said.get("About"), [", ".join(erratum["items"]) or "every box"])
        same(here, "effect", first_words(said.get("Effect", [])), [erratum["effect"]])
        same(here, "steppings", first_facts(said, "Stepping", "Fixed in"),
             [range_of(erratum, True, f"0 to {erratum['fixed_in'] - 1}" if "fixed_in" in erratum else "the source names none; each is taken to have it"),
              str(erratum.get("fixed_in", ""))])
        same(here, "to do", first_facts(said, "To do", "Instead"),
             [erratum.get("way_around", ""), ", ".join(erratum.get("instead", []))])
        same(here, "avoided", "Avoided" in said, erratum.get("avoided", False))
        same(here, "origin", [said.get("Source")] + first_words(said.get("Evidence", [])),
             [[erratum["source"]], erratum["evidence"]])


def first_facts(said, *names):
    return [said.get(name, [""])[0] for name in names]


def check_disputes(platform, page, disputes):
    table = [[one["id"], one["topic"], one["items"][0] + more(one["items"]) if one["items"] else "", one["verdict"],
              one["confidence"]] for one in disputes]
    same(platform["platform"], "disputes", rows(page, "dispute"), table)
    listed = re.search(rf'<section aria-labelledby="s-{platform["platform"]}">.*?</section>', read("disputes/index.html"), flags=re.S)
    same("disputes", platform["platform"], listed and rows(listed.group(), "dispute"), table)
    for one in disputes:
        page = read(f"disputes/{one['id']}.html")
        where, said = f"disputes/{one['id']}", facts(page)
        same(where, "heads", first_facts(said, "Dispute", "Platform", "About"),
             [one["id"], platform["platform"], ", ".join(one["items"])])
        same(where, "claims", [plain(claim.replace("<br>", "\n")).strip() for claim in re.findall("<li>(.*?)\\s*(?=<li>|</[uo]l>)", page, flags=re.S)
                               if "<br>" in claim],
             [f"{value['value']}{' (holds)' * value.get('holds', False)}\nsays {value['source']}" for value in one["values"]])
        same(where, "verdict", f"with {one['confidence']} confidence: {one['verdict']}.{one['reason']}" in plain(page), True)


def more(items):
    return f" and {len(items) - 1} more" if len(items) > 1 else ""


def check_platform_files(name):
    """What a page of a platform says of what has no box."""
    page, platform = read(f"{name}/index.html"), read_json(f"{SPEC}/{name}/platform.json")
    check_identification(name, page, platform)
    for kind in "errata", "disputes":
        path = f"{SPEC}/{name}/{kind}.json"
        known = read_json(path)[kind] if os.path.exists(path) else []
        if kind == "errata":
            check_errata(name, page, known)
        else:
            check_disputes(platform, page, known)


def check_scripts(path):
    """The scripts of a page are there, and find the elements that they use as at.NAME."""
    page = read(path)
    scripts = re.findall(r'<script defer src="([^"]*)"', page)
    wanted = {name for script in scripts for name in re.findall(r"\bat\.([a-z]\w*)\.", read(script))}
    same(path, "elements of its scripts", sorted(wanted - set(re.findall(r'id="([^"]*)"', page))), [])
    same(path, "has a script of its own", len(scripts) > 2 and bool(wanted), True)


def main():
    with open(DUMP, encoding="utf-8") as file:
        dump = json.load(file)
    compared = sum(check_box(platform["platform"], box) for platform in dump["platforms"] for box in platform["boxes"])
    check_documents()
    check_scripts("codec.html")
    check_scripts("search.html")
    for platform in dump["platforms"]:
        name = platform["platform"]
        check_procedures(name, read(f"{name}/index.html"), name, platform.get("procedures", {}))
        check_platform_files(name)
        check_boxes(name, read(f"{name}/index.html"), platform["boxes"])
        check_metrics(platform)
    print(f"{compared} pages compared")
    print("\n".join(WRONG[:50]))
    return 1 if WRONG or not compared else 0


sys.exit(main())

# SPDX-License-Identifier: MIT
"""
Checks a page of uncore report with a parser that knows nothing of uncore.

usage: page.py sound PAGE [JSON]    the page is well formed, loads nothing, and its tables and drawings have names;
                                    its numbers are those of the lines that uncore stat printed
       page.py text PAGE            prints the texts of the page, a line each, without its style
"""
import json
import math
import re
import sys
from html.parser import HTMLParser

VOID = {"meta", "link", "br", "wbr", "input"}
CLOSED = {"path"}  # of SVG, written as <path .../>


class Node:
    def __init__(self, tag, attributes):
        self.tag, self.attributes, self.children = tag, dict(attributes), []

    def all(self, tag):
        for child in self.children:
            if isinstance(child, Node):
                if child.tag == tag:
                    yield child
                yield from child.all(tag)

    def text(self):
        return "".join(c if isinstance(c, str) else c.text() for c in self.children)

    def classes(self):
        return self.attributes.get("class", "").split()


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = Node("", [])
        self.open = [self.root]

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        assert len(names) == len(set(names)), f"an attribute twice: {tag} {names}"
        node = Node(tag, attributes)
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag, attributes):
        assert tag in CLOSED, f"<{tag}/> is no HTML"
        self.open[-1].children.append(Node(tag, attributes))

    def handle_endtag(self, tag):
        assert tag == self.open[-1].tag, f"</{tag}> closes <{self.open[-1].tag}>, line {self.getpos()}"
        self.open.pop()

    def handle_data(self, data):
        self.open[-1].children.append(data)


def read(path):
    reader = Reader()
    with open(path, encoding="utf-8") as file:
        reader.feed(file.read())
    reader.close()
    assert reader.open == [reader.root], f"not closed: {[node.tag for node in reader.open]}"
    return reader.root


def every(node):
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from every(child)


def sound(page):
    nodes = list(every(page))
    ids = [node.attributes["id"] for node in nodes if "id" in node.attributes]
    assert len(ids) == len(set(ids)), "an id twice"
    for node in nodes:
        for name, value in node.attributes.items():
            assert not name.startswith("on"), f"a handler: {name}"
            if name == "href":
                assert value.startswith("data:,") or value[1:] in ids, f"leads nowhere: {value}"
            assert name != "src", "loads something"
            if name == "aria-labelledby":
                assert all(word in ids for word in value.split()), f"no such name: {value}"
    assert not list(page.all("script")) and not list(page.all("iframe")) and not list(page.all("img"))
    style = "".join(node.text() for node in page.all("style"))
    assert "url(" not in style and "@import" not in style
    for table in page.all("table"):
        assert len(list(table.all("caption"))) == 1, "a table without a caption"
        assert all("scope" in th.attributes for th in table.all("th"))
        width = None
        for row in table.all("tr"):
            cells = [c for c in row.children if isinstance(c, Node)]
            wide = sum(int(c.attributes.get("colspan", 1)) for c in cells)
            assert width in (None, wide), f"a row of {wide} cells in a table of {width}"
            width = wide
    for svg in page.all("svg"):
        if "key" in svg.classes():
            continue
        assert svg.attributes["role"] == "img" and "aria-labelledby" in svg.attributes
        assert next(svg.all("title")).text() and next(svg.all("desc")).text()
    levels = [int(node.tag[1]) for node in nodes if re.fullmatch("h[1-6]", node.tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:])), levels


# ---- numbers ----

RATES = {"events": "events/s", "bytes": "B/s"}
# How units of stat are written, and how much of that they are.
SYMBOL = {"percent": "%", "seconds": "s", "cycles/seconds": "Hz", "gigatransfers/seconds": "T/s", "megabytes": "B"}
FACTOR = {"gigatransfers/seconds": 1e9, "megabytes": 1e6}
PREFIX = {"n": 1e-9, "µ": 1e-6, "m": 1e-3, "": 1, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "E": 1e18}


def place(line):
    if "cpu" in line:
        unit = "all sockets" if line["cpu"] is None else f"cpu {line['cpu']}"
    else:
        unit = "all sockets" if line["socket"] is None else f"socket {line['socket']}"
    return unit if line["instance"] is None else f"{unit}, {line['box']}{line['instance']}"


def shown(line):
    """The value that a chart shows; None: it was not measured."""
    if line["state"] != "ok" or line["value"] is None:
        return None
    if line["unit"] not in RATES:
        return line["value"] * FACTOR.get(line["unit"], 1)
    return line["value"] / line["seconds"] if line["seconds"] > 0 else None


def same(got, wanted, what):
    assert math.isclose(got, wanted, rel_tol=1e-9, abs_tol=1e-12), f"{what}: the page has {got}, stat {wanted}"


def written(text, exact, scale, what, sizes=()):
    """A number with at least three digits is the exact one, rounded. A mean of values with these sizes may differ by the
    rounding of their sum, which each language does in its own way: Python 3.12 compensates for it."""
    noise = 1e-15 * sum(sizes) / scale
    digits = text.strip()
    decimals = len(digits.split(".")[1]) if "." in digits and "e" not in digits else 0
    if "e" in digits:
        assert math.isclose(float(digits), exact / scale, rel_tol=0.05, abs_tol=noise), f"{what}: {digits} is not {exact}"
    else:
        assert abs(float(digits) - exact / scale) <= 0.5001 * 10**-decimals, f"{what}: {digits} is not {exact}"


def scale_of(table, unit):
    """GB/s in the caption: 1e9."""
    symbol = RATES.get(unit, SYMBOL.get(unit, unit))
    found = re.search(r" in (\S*?) ?" + re.escape(symbol) + r"(?: over time.*|)$", next(table.all("caption")).text())
    return PREFIX[found.group(1)] if found else 1


def check_summary(table, series):
    """Each row: mean, least, most, 95th percentile, last, total."""
    rows = [row for row in table.all("tr") if list(row.all("td"))]
    assert len(rows) == len(series), f"{len(rows)} rows of {len(series)} series"
    for row, (name, lines) in zip(rows, series.items()):
        head = next(row.all("th")).text()
        assert head == name or head.startswith(name + " ("), f"{head} is not {name}"
        pairs = [(shown(line), line) for line in lines if shown(line) is not None]
        cells = list(row.all("td"))
        if not pairs:
            assert not list(row.all("data")) and lines[0]["state"] in cells[0].text()
            continue
        values = [value for value, _ in pairs]
        weights = sum(line["seconds"] for _, line in pairs)
        mean = sum(v * line["seconds"] for v, line in pairs) / weights if weights else sum(values) / len(values)
        wanted = [mean, min(values), max(values), sorted(values)[math.ceil(0.95 * len(values)) - 1], values[-1]]
        if lines[0]["unit"] in RATES:
            wanted.append(sum(line["value"] for _, line in pairs))
        data = list(row.all("data"))
        assert len(data) == len(wanted)
        scale = scale_of(table, lines[0]["unit"])
        for at, (element, number) in enumerate(zip(data, wanted)):
            same(float(element.attributes["value"]), number, f"{name}, number {at}")
            if at < 5:
                written(element.text(), number, scale, name, [abs(value) for value in values] if at == 0 else ())
        assert cells[-1].text().startswith(f"{len(values)} of "), cells[-1].text()


def check_values(table, series):
    """Each row is a sample."""
    rows = [row for row in table.all("tr") if list(row.all("td"))]
    scale = None
    for at, (name, lines) in enumerate(series.items()):
        scale = scale or scale_of(table, lines[0]["unit"])
        assert len(rows) == len(lines), f"{len(rows)} rows of {len(lines)} samples"
        for row, line in zip(rows, lines):
            text = list(row.all("td"))[at].text()
            assert abs(float(next(row.all("th")).text()) - line["time"]) < 1e-5 * max(1, line["time"])
            if shown(line) is None:
                assert text == line["state"], f"{name}: {text} is not {line['state']}"
            else:
                written(text, shown(line), scale, name)


def vertices(data):
    """The corners of a path, absolute, a list for each piece."""
    pieces = []
    for piece in data.split("M")[1:]:
        first, _, rest = piece.partition("l")
        numbers = [float(n) for n in re.findall(r"-?\d+", first.split("h")[0])]
        moves = [float(n) for n in re.findall(r"-?\d+", rest)]
        at, corners = tuple(numbers), [tuple(numbers)]
        for dx, dy in zip(moves[::2], moves[1::2]):
            at = (at[0] + dx, at[1] + dy)
            corners.append(at)
        pieces.append(corners)
    return pieces


def expected_pieces(lines):
    """Samples that follow each other without a gap."""
    pieces, now = [], []
    for line in lines:
        if shown(line) is None:
            pieces, now = pieces + ([now] if now else []), []
        else:
            now.append(line)
    return pieces + ([now] if now else [])


def check_lines(article, series):
    """Each series has its line: at the times and heights of its samples, with a gap where there is no number."""
    ticks = [span for div in article.all("div") if "y" in div.classes() for span in div.all("span")]
    scale = scale_of(next(article.all("table")), next(iter(series.values()))[0]["unit"])
    at = {float(re.search(r"top:([\d.e+-]+)%", s.attributes["style"]).group(1)): float(s.text()) * scale for s in ticks}
    top, bottom = at[min(at)], at[max(at)]
    drawn = []
    for svg in article.all("svg"):
        if "plot" in svg.classes():
            for group in svg.all("g"):
                pieces = [p for path in group.all("path") for p in vertices(path.attributes["d"])]
                for title in next(group.all("title")).text().split("\n"):
                    drawn.append((title.split(":")[0], sorted(pieces)))
    drawn = dict(drawn)
    for name, lines in series.items():
        wanted, end = expected_pieces(lines), max(line["time"] for line in lines)
        found = next((p for title, p in drawn.items() if title == name or title.startswith(name + " (")), [])
        assert len(found) == len(wanted), f"{name}: {len(found)} pieces, not {len(wanted)}"
        for corners, samples in zip(found, wanted):
            assert len(corners) == len(samples)
            for (x, y), line in zip(corners, samples):
                assert abs(x - line["time"] / end * 2000) <= 0.51
                assert abs(top - y / 1000 * (top - bottom) - shown(line)) <= (top - bottom) * 0.00051


def numbers(page, lines):
    quantities = {}
    for line in lines:
        key = (line.get("group"), line["box"], line.get("event") or line["metric"])
        quantities.setdefault(key, {}).setdefault(place(line), []).append(line)
    articles = list(page.all("article"))
    assert len(articles) == len(quantities), f"{len(articles)} articles of {len(quantities)} quantities"
    for article, ((_, _, name), series) in zip(articles, quantities.items()):
        assert next(article.all("h4")).text() == name
        tables = list(article.all("table"))
        check_summary(tables[0], series)
        if any(shown(line) is not None for each in series.values() for line in each) and len(tables) > 1:
            check_values(tables[1], series)
            check_lines(article, series)


def main():
    page = read(sys.argv[2])
    if sys.argv[1] == "sound":
        sound(page)
        if len(sys.argv) > 3:
            with open(sys.argv[3], encoding="utf-8") as file:
                numbers(page, [json.loads(line) for line in file])
    else:
        for node in every(page):
            if node.tag in ("p", "li", "dd", "h1", "h2", "h3", "h4", "td", "th", "title", "figcaption"):
                print(" ".join(node.text().split()))


main()

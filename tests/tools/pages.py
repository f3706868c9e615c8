#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the pages of the manual and the language of the tree. usage: pages.py links|words|width|messages [ROOT]

links   every link of a page leads to a file that exists, and to a heading that exists; every page links to the glossary
words   no page and no message has a word of words.txt
messages  each heading of docs/faq.md that is a message is one: its pieces between "…" are in strings of the programs
width   lines of Markdown and of hand-written C hold to 120 columns (a tab is eight), except those of width.txt
"""
import os
import re
import sys

COLUMNS = 120
HERE = os.path.dirname(os.path.abspath(__file__))
GENERATED_FOLDERS = ("docs/generated/", "docs/platforms/")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def pages():
    found = [os.path.join(place, name) for place, _, names in os.walk("docs") for name in names]
    return ["README.md", "CONTRIBUTING.md"] + sorted(name for name in found if name.endswith(".md"))


def is_generated(page):
    return page.startswith(GENERATED_FOLDERS)


def c_files(folders):
    for folder in folders:
        for place, _, names in sorted(os.walk(folder)):
            if re.match(r"tests/(golden|bad)/", place + "/"):
                continue
            for name in sorted(names):
                if name.endswith((".c", ".h", ".rl")):
                    yield os.path.join(place, name)


def without_code(text):
    """The text with blanks for its blocks of code and `code`, so that lines and columns stay the same."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    text = re.sub(r"^```.*?^```", blank, text, flags=re.M | re.S)
    text = re.sub(r"^ {4,}(?![-*\d]).*$", blank, text, flags=re.M)
    return re.sub(r"`[^`\n]+`", blank, text)


def anchors(text):
    """GitHub's names of a page's headings."""
    made = set()
    for line in re.findall(r"^#+ +(.*)$", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S), flags=re.M):
        made.add(re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-"))
    return made


def check_links():
    for page in pages():
        text = read(page)
        plain = without_code(text)
        links = [(match.start(), match.group(1)) for match in re.finditer(r"\]\(([^)\s]+)\)", plain)]
        for at, link in links:
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
            line = plain.count("\n", 0, at) + 1
            if not os.path.exists(target):
                yield f"{page}:{line}: {link}: no such file"
            elif anchor and target.endswith(".md") and anchor not in anchors(read(target)):
                yield f"{page}:{line}: {link}: no such heading"
        if page != "docs/glossary.md" and not any(link.partition("#")[0].endswith("glossary.md") for _, link in links):
            yield f"{page}: no link to docs/glossary.md"


def word_list():
    """Rows of words.txt: a pattern, then after a tab what to write instead."""
    for line in read(os.path.join(HERE, "words.txt")).splitlines():
        if line and not line.startswith("#"):
            pattern, _, instead = line.partition("\t")
            yield re.compile(pattern, re.I), instead.strip()


def literals(path):
    """(line, text) of each string literal; neighbours are joined as the compiler does."""
    text = read(path)
    token = re.compile(r'/\*.*?\*/|//[^\n]*|\'(?:\\.|[^\'\\\n])\'|(?:"(?:\\.|[^"\\\n])*"\s*)+|^[ \t]*#include[^\n]*', re.S | re.M)
    for match in token.finditer(text):
        if match.group().startswith('"'):
            parts = re.findall(r'"((?:\\.|[^"\\\n])*)"', match.group())
            yield text.count("\n", 0, match.start()) + 1, re.sub(r"\\[nt]", " ", "".join(parts))


def check_words():
    rows = list(word_list())
    for page in pages():
        # A phrase may be split between lines.
        plain = without_code(read(page))
        for pattern, instead in rows:
            for match in pattern.finditer(plain.replace("\n", " ")):
                yield f'{page}:{plain.count(chr(10), 0, match.start()) + 1}: "{match.group()}"; write: {instead}'
    for path in c_files(["gen", "runtime"]):
        # The word lists of public headers are part of the ABI, so their words change only with the ABI.
        if path.startswith("runtime/") and path.endswith(".h"):
            continue
        for line, text in literals(path):
            for pattern, instead in rows:
                for match in pattern.finditer(text):
                    yield f'{path}:{line}: "{match.group()}"; write: {instead}'


def allowed_wide():
    """width.txt: a path, how many wide lines it may have, and the reason, separated by tabs."""
    allowed = {}
    for line in read(os.path.join(HERE, "width.txt")).splitlines():
        if line and not line.startswith("#"):
            path, count, reason = line.split("\t")
            allowed[path] = int(count)
            assert reason, path
    return allowed


def wide_markdown(page):
    code = without_code(read(page)).splitlines()
    for number, (line, bare) in enumerate(zip(read(page).splitlines(), code), 1):
        # Tables and blocks of code cannot break, nor can a link or `code` that is alone on its line.
        words = re.findall(r"(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|\S)+", re.sub(r"^\s*([-*]|\d+\.)\s", "", line))
        if len(line) > COLUMNS and not line.lstrip().startswith("|") and bare.strip() and len(words) > 1:
            yield number


def check_width():
    allowed = allowed_wide()
    for page in pages():
        if is_generated(page):
            continue
        for number in wide_markdown(page):
            yield f"{page}:{number}: longer than {COLUMNS} columns"
    for path in c_files(["gen", "runtime", "tests"]):
        wide = [number for number, line in enumerate(read(path).splitlines(), 1) if len(line.expandtabs(8)) > COLUMNS]
        if len(wide) > allowed.get(path, 0):
            yield from (f"{path}:{number}: longer than {COLUMNS} columns" for number in wide)


def check_messages():
    page = "docs/faq.md"
    if not os.path.exists(page):
        return
    known = "\n".join(text.replace('\\"', '"') for path in c_files(["gen", "runtime"]) for _, text in literals(path))
    for heading in re.findall(r"^### `(.*)`$", read(page), flags=re.M):
        state = re.fullmatch(r"<(\w+)>", heading)
        pieces = [state.group(1)] if state else [piece.strip(" :;") for piece in heading.split("…")]
        for piece in pieces:
            if piece not in known:
                yield f"{page}: {heading}: no program prints \"{piece}\""


def main():
    checks = {"messages": check_messages, "links": check_links, "words": check_words, "width": check_width}
    if len(sys.argv) not in (2, 3) or sys.argv[1] not in checks:
        sys.exit(__doc__)
    if len(sys.argv) == 3:
        os.chdir(sys.argv[2])
    faults = list(checks[sys.argv[1]]())
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

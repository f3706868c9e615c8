#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts long sentences. usage: sentences.py check|record [ROOT] | list WORDS FILE...

check   no place has more sentences of over 25 words than tests/tools/sentences.txt allows it; prints the longest ones
record  lowers the numbers of sentences.txt to what is there; never raises one
list    prints each sentence of the files that has more than WORDS words: file, line, words, text

A place is a page, a manual page, or a folder of C files, whose comments and string literals are read.
"""
import os
import re
import sys

LIMIT = 25
SHOWN = 10
RECORD = "tests/tools/sentences.txt"
SOURCES = (".c", ".h", ".rl")

# The full stop of the first ends no sentence; that of the second ends none before a digit or a small letter.
ABBREVIATIONS = {"e.g.", "i.e.", "cf.", "vs.", "approx.", "ca.", "incl.", "resp.", "dr.", "mr."}
BEFORE_NUMBERS = {"no.", "nos.", "vol.", "fig.", "sec.", "ch.", "p.", "pp.", "rev.", "ver.", "etc."}
# One character in place of `code`, a URL or bold text of a manual page: a word, whatever it contains.
CODE = "\ue000"


class Block:
    """Text that belongs together, such as a paragraph, with the line of each of its characters."""

    def __init__(self):
        self.text = ""
        self.lines = []

    def add(self, text, line):
        text = text.strip()
        if text:
            text = (" " if self.text else "") + text
            self.text += text
            self.lines += [line] * len(text)


class Blocks:
    """Collects blocks; end() closes the current one."""

    def __init__(self):
        self.done = []
        self.current = Block()

    def add(self, text, line):
        self.current.add(text, line)

    def end(self):
        if self.current.text:
            self.done.append(self.current)
        self.current = Block()

    def alone(self, text, line):
        self.end()
        self.add(text, line)
        self.end()


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def ends_sentence(before, after):
    """Whether the sentence ends between the words "before" and "after"."""
    bare = before.rstrip("\"')]}*_\u201d\u2019")
    if not bare.endswith((".", "!", "?", "\u2026")):
        return False
    word = bare.lstrip("\"'([{*_\u201c\u2018").lower()
    # "..." alone stands for something left out.
    if word in ABBREVIATIONS or re.fullmatch(r"[.!?\u2026]+", word):
        return False
    if word in BEFORE_NUMBERS or bare.endswith(("...", "\u2026")):
        return not (after[:1].isdigit() or after[:1].islower() or after[:1] in ",;")
    return True


# A list of values with their meanings has semicolons: "0 all was read; 2 the command line is wrong".
VALUE = re.compile(r"(\d+|[A-Z][A-Z0-9_]{2,})(\(\))?,?$")


def ends(words, at):
    """Whether a sentence, or an entry of a list of values, ends with words[at]."""
    if at + 1 == len(words):
        return True
    after = words[at + 1].lstrip("\"'([{*_\u201c\u2018")
    return ends_sentence(words[at], after) or (words[at].endswith(";") and bool(VALUE.match(after)))


def count_words(text):
    """Its words; `a`, `b` and `c` that follow each other with commas are one, for they are looked up and not read."""
    text = re.sub(CODE + r"(?:(?:,| and| or|, and|, or)\s+" + CODE + ")+", CODE, text)
    return sum(1 for word in text.split() if re.search(r"[\w%\ue000]", word))


def sentences(block):
    """(line, words, text) of each sentence of a block."""
    places = list(re.finditer(r"\S+", block.text))
    words = [place.group() for place in places]
    first = 0
    for at in range(len(words)):
        if ends(words, at):
            text = block.text[places[first].start():places[at].end()]
            yield block.lines[places[first].start()], count_words(text), text.replace(CODE, "`\u2026`")
            first = at + 1


LIST_ITEM = re.compile(r"\s*(?:[-*+]|\d+[.)])\s+")


def inline(text):
    """A line of Markdown without marks, links and code."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"<?https?://[^\s>)]*[^\s>).,;:]>?", CODE, text)
    text = re.sub(r"</?[a-z][^>]*>|<!--.*?-->", "", text)
    return text.replace("**", "")


def without_code(text):
    """Markdown with CODE in place of each `code`, also one that goes on in the next line."""
    def blank(match):
        return CODE + "\n" * match.group().count("\n")
    return re.sub(r"(`+)(?!`)(?:(?!\n\s*\n).)+?(?<!`)\1(?!`)", blank, text, flags=re.S)


def fenced(text):
    """Markdown without its fenced code and comments; the lines stay."""
    def blank(match):
        return "\n" * match.group().count("\n")
    return re.sub(r"^[ ]*(```+|~~~+).*?^[ ]*\1[ ]*$|<!--.*?-->", blank, text, flags=re.M | re.S)


def indented_code(lines):
    """The lines, with blanks for indented code: at least four columns more than the text or list item before it."""
    margin = 0
    code = False
    blank = True
    for line in lines:
        indent = len(line) - len(line.lstrip())
        item = LIST_ITEM.match(line)
        if not line.strip():
            blank = True
        elif indent >= margin + 4 and (code or blank):
            code = True
            line = ""
        else:
            code = blank = False
            if item:
                margin = item.end()
            elif indent < margin:
                margin = 0
        yield line


def cells(line):
    return re.split(r"(?<!\\)\|", line.strip().strip("|"))


def markdown(text):
    blocks = Blocks()
    plain = without_code("\n".join(indented_code(fenced(text).split("\n"))))
    # A link may break between lines.
    plain = re.sub(r"\[([^\]\[]*)\]\(([^)\s]*)\)", r"\1", plain)
    for number, line in enumerate(plain.split("\n"), 1):
        line = re.sub(r"^\s*>\s?", "", line)
        if not line.strip() or re.fullmatch(r"\s*(\|?[\s:|-]+|={3,})\s*", line):
            blocks.end()
            continue
        if line.lstrip().startswith("|"):
            for cell in cells(line):
                blocks.alone(inline(cell), number)
            continue
        if line.startswith("#"):
            blocks.alone(inline(line.lstrip("#")), number)
            continue
        item = LIST_ITEM.match(line)
        if item:
            blocks.end()
            line = line[item.end():]
        label = re.match(r"\s*\*\*[^*]+\*\*(?: \([^)]*\))?:\s", line)
        if label and not blocks.current.text:
            blocks.alone(inline(label.group()), number)
            line = line[label.end():]
        blocks.add(inline(line), number)
    blocks.end()
    return blocks.done


def roff_words(line):
    """A line of a manual page without its escapes; what is bold is one word."""
    line = re.sub(r"\\fB.*?\\f[RP]", CODE, line)
    line = re.sub(r"\\f[A-Z]|\\f\[\w*\]|\\[&/|]", "", line)
    return re.sub(r"\\\(..|\\-", "-", line).replace("\\", "")


def roff(text):
    blocks = Blocks()
    code = tag = False
    for number, line in enumerate(text.split("\n"), 1):
        macro = re.match(r"[.']\s*([A-Za-z]*)\s*(.*)", line)
        name, rest = macro.groups() if macro else ("", "")
        if name in ("nf", "EX"):
            blocks.end()
            code = True
        elif name in ("fi", "EE"):
            code = False
        elif code or (macro and not name):
            continue
        elif name in ("B", "I", "BR", "IR", "RB", "RI", "BI", "IB"):
            rest = rest.replace('" "', "").replace('"', "") if name in "BI" else rest.replace(" ", "")
            blocks.add(CODE if name[0] == "B" else roff_words(rest), number)
        elif macro:
            blocks.end()
            tag = name == "TP"
            if name in ("SH", "SS"):
                blocks.alone(rest, number)
            continue
        else:
            blocks.add(roff_words(line), number)
        if tag:
            blocks.end()
            tag = False
    blocks.end()
    return blocks.done


CODE_LINE = re.compile(r"\t| {4}|#\s*(?:define|if|endif|include)\b")
ENDS_BLOCK = re.compile(r"</?(?:p|h\d|li|ul|ol|dl|dt|dd|t[dhr]|div)\b[^>]*>|\t+| {3,}")
MARKS = re.compile(r"</?(?:a|abbr|b|code|em|i|small|span|strong)\b[^>]*>")


def prose(lines, blocks, printed):
    """Adds (number, line) of a comment or literal. Code is left out; columns, items and indented lines are apart."""
    in_item = False
    for number, line in lines:
        # A literal may be C that uncoregen writes; a sentence of a comment may go on after a semicolon.
        if not line.strip() or CODE_LINE.match(line) or (printed and line.rstrip().endswith((";", "{", "}"))):
            blocks.end()
            in_item = False
            continue
        item = LIST_ITEM.match(line)
        in_item = bool(item) or (in_item and line.startswith("  "))
        alone = line.startswith("  ") and not in_item
        if item:
            line = line[item.end():]
        if item or alone:
            blocks.end()
        line = re.sub(r"`[^`]*`|<?https?://[^\s>)]*[^\s>).,;:]>?", CODE, line)
        parts = ENDS_BLOCK.split(line)
        for at, part in enumerate(parts):
            if at:
                blocks.end()
            blocks.add(MARKS.sub("", part), number)
        if alone or len(parts) > 1:
            blocks.end()
    blocks.end()


COMMENT = r"/\*(?:(?!\*/).)*\*/"
STRING = r'"(?:\\.|[^"\\\n])*"'
TOKEN = re.compile(rf"{COMMENT}|(?://[^\n]*\n?[ \t]*)+|'(?:\\.|[^'\\\n])+'|^[ \t]*#[ \t]*include[^\n]*|"
                   rf"{STRING}(?:\s*(?:PRI\w+|{COMMENT})?\s*{STRING})*", re.S | re.M)


def comment_lines(text, first):
    text = re.sub(r"^/\*+|\*+/$", "", text)
    for number, line in enumerate(text.split("\n"), first):
        line = re.sub(r"^\s*(?:\*|//)", "", line)
        # One blank separates the text from the star.
        yield number, line[1:] if line.startswith(" ") else line.lstrip("\t") if number == first else line


def literal_lines(token, first):
    """A literal's lines, as they are printed; each with the line of the literal that begins it."""
    parts = re.finditer(r"\"((?:\\.|[^\"\\\n])*)\"|PRI\w+|/\*.*?\*/", token, flags=re.S)
    text = ""
    begun = []
    for part in parts:
        if part.group().startswith("/*"):
            continue
        piece = part.group(1) if part.group(1) is not None else "u"
        for line, end in re.findall(r"((?:\\[^n]|[^\\])*)(\\n|$)", piece):
            begun = begun or [first + token.count("\n", 0, part.start())]
            text += line
            if end == "\\n":
                yield begun[0], unescaped(text)
                text, begun = "", []
    if text:
        yield begun[0], unescaped(text)


def unescaped(text):
    return text.replace("\\t", "\t").replace('\\"', '"').replace("\\\\", "\\")


def c_source(text):
    blocks = Blocks()
    at = line = 0
    for match in TOKEN.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        token = match.group()
        if token.startswith("/"):
            prose(comment_lines(token, line + 1), blocks, False)
        elif token.startswith('"') and " " in token:
            prose(literal_lines(token, line + 1), blocks, True)
    return blocks.done


def found(path):
    """(words, line, text) of each sentence of a file."""
    parse = markdown if path.endswith(".md") else c_source if path.endswith(SOURCES) else roff
    for block in parse(read(path)):
        for line, words, text in sentences(block):
            yield words, line, text


def files():
    """(place, path) of all files that are read."""
    yield "README.md", "README.md"
    for place, _, names in sorted(os.walk("docs")):
        for name in sorted(names):
            if name.endswith(".md") or re.search(r"\.[1-8]$", name):
                yield os.path.join(place, name), os.path.join(place, name)
    for top in ("gen", "runtime"):
        for place, _, names in sorted(os.walk(top)):
            for name in sorted(names):
                if name.endswith(SOURCES):
                    yield place, os.path.join(place, name)


def long_sentences():
    """Of each place, (words, path, line, text) of its long sentences."""
    places = {}
    for place, path in files():
        for words, line, text in found(path):
            if words > LIMIT:
                places.setdefault(place, []).append((words, path, line, text))
    return places


def recorded():
    allowed = {}
    if os.path.exists(RECORD):
        for line in read(RECORD).splitlines():
            if line and not line.startswith("#"):
                place, _, count = line.partition("\t")
                allowed[place] = int(count)
    return allowed


def show(path, line, words, text):
    print(f"{path}:{line}: {words} words: {text}")


def check():
    places = long_sentences()
    allowed = recorded()
    bad = False
    for place, rows in sorted(places.items()):
        if len(rows) > allowed.get(place, 0):
            bad = True
            print(f"{place}: {len(rows)} sentences of over {LIMIT} words; {RECORD} allows {allowed.get(place, 0)}: "
                  "split one, each with one idea")
            for words, path, line, text in sorted(rows, key=lambda row: (-row[0], row[1:]))[:SHOWN]:
                show(path, line, words, text)
    return bad


def record():
    places = long_sentences()
    allowed = recorded()
    kept = {place: min(count, len(places.get(place, []))) for place, count in allowed.items()}
    head = "".join(line + "\n" for line in read(RECORD).splitlines() if line.startswith("#"))
    with open(RECORD, "w", encoding="utf-8") as file:
        file.write(head + "".join(f"{place}\t{count}\n" for place, count in sorted(kept.items()) if count))
    print(f"{sum(kept.values())} sentences of over {LIMIT} words")


def main():
    if len(sys.argv) >= 4 and sys.argv[1] == "list":
        for path in sys.argv[3:]:
            for words, line, text in found(path):
                if words > int(sys.argv[2]):
                    show(path, line, words, text)
    elif len(sys.argv) in (2, 3) and sys.argv[1] in ("check", "record"):
        if len(sys.argv) == 3:
            os.chdir(sys.argv[2])
        sys.exit(check() if sys.argv[1] == "check" else record())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()

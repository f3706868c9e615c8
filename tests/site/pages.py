#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the files of a site. usage: pages.py links|closed|whole|small|addresses FOLDER

links      every link leads to a file, and to an anchor in it; no page has an id twice; links lead to every page
closed     no page or file loads anything from another host; pages link to other hosts only where a reader may click
whole      elements end in the order in which they begin, except those that HTML lets end by themselves
small      no page is larger than 300 KB, the first one than 200, and all files together than 120 MiB
addresses  prints the address of every page and anchor, sorted
"""
import os
import re
import sys
from urllib.parse import unquote

LINK = re.compile(r'\s(?:href|src|action)="([^"]*)"')
ID = re.compile(r'\sid="([^"]*)"')
# What a browser fetches by itself; of these only the icon may be in the page itself.
LOADED = re.compile(r'<(?:script|img|link|iframe|object|embed|audio|video|source|track|input|use|image)\b[^>]*?\s'
                    r'(?:src|srcset|href|data|xlink:href)="([^"]*)"')
TAG = re.compile(r"<(script|style|title|textarea)\b[^>]*>.*?</\1>|<(/?)([a-z][a-z0-9-]*)((?:[^>\"]|\"[^\"]*\")*)>", re.S | re.I)
# Elements without an end, then those whose end HTML lets a page leave out.
VOID = {"meta", "link", "br", "wbr", "input", "img", "hr"}
OPTIONAL = {"html", "head", "body", "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "option", "colgroup"}
LIMIT = 300 * 1000
LIMIT_OF_INDEX = 200 * 1000
LIMIT_OF_ALL = 120 << 20


def files(root):
    for place, folders, names in os.walk(root):
        folders.sort()
        for name in sorted(names):
            if not name.startswith("."):
                yield os.path.relpath(os.path.join(place, name), root)


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return file.read()


def pages(root):
    for path in files(root):
        if path.endswith(".html"):
            yield path, read(root, path)


def target(path, link):
    """The file and the anchor that a link of the page leads to."""
    where, _, anchor = link.partition("#")
    where = where.partition("?")[0]
    where = os.path.normpath(os.path.join(os.path.dirname(path), unquote(where))) if where else path
    return where, unquote(anchor)


def check_links(root):
    there, ids, links = set(files(root)), {}, []
    for path, text in pages(root):
        ids[path] = set()
        for name in ID.findall(text):
            if name in ids[path]:
                yield f"{path}: the id {name} is there twice"
            ids[path].add(name)
        links += [(path, link.replace("&amp;", "&")) for link in set(LINK.findall(text))]
    reached = {"index.html"}
    for path, link in links:
        if re.match(r"[a-z]+:", link):
            continue
        where, anchor = target(path, link)
        if where != path:
            reached.add(where)
        if where not in there:
            yield f"{path}: {link}: no such file"
        elif where == "codec.html" and anchor.startswith("platform="):
            if anchor[len("platform="):] + "/index.html" not in there or not path.startswith(anchor[len("platform="):]):
                yield f"{path}: {link}: another platform's codec"
        elif anchor and anchor not in ids.get(where, ()):
            yield f"{path}: {link}: no such anchor"
    for path in sorted(set(ids) - reached):
        yield f"{path}: no link leads here"


def check_closed(root):
    for path, text in pages(root):
        for loaded in LOADED.findall(text):
            if re.match(r"(?:[a-z]+:)?//", loaded):
                yield f"{path}: loads {loaded}"
        if re.search(r'<base\b|http-equiv="refresh"|\son[a-z]+="', text):
            yield f"{path}: a base, a refresh or a script in an attribute"
    for path in files(root):
        if path.endswith((".css", ".js")):
            for loaded in re.findall(r"(?:@import|url\(|importScripts\(|fetch\()\s*['\"]?(?:[a-z]+:)?//[^'\")]*",
                                     read(root, path)):
                yield f"{path}: {loaded}"


def check_whole(root):
    for path, text in pages(root):
        begun = []
        for raw, ends, tag, rest in TAG.findall(text):
            if raw or tag in VOID or tag in OPTIONAL or rest.endswith("/"):
                continue
            if not ends:
                begun.append(tag)
            elif not begun or begun.pop() != tag:
                yield f"{path}: </{tag}> ends what did not begin there"
                break
        else:
            if begun:
                yield f"{path}: not ended: {' '.join(begun)}"


def check_small(root):
    sizes = {path: os.path.getsize(os.path.join(root, path)) for path in files(root)}
    for path, size in sizes.items():
        if path.endswith(".html") and size > (LIMIT_OF_INDEX if path == "index.html" else LIMIT):
            yield f"{path}: {size} bytes"
    if sum(sizes.values()) > LIMIT_OF_ALL:
        yield f"{sum(sizes.values()) / (1 << 20):.1f} MiB in all"


def addresses(root):
    """Not of the headings, which no item has: their ids begin with "s-". Nor of the manual's, which may change."""
    for path, text in pages(root):
        yield path
        if not path.startswith("docs/"):
            for name in ID.findall(text):
                if name != "main" and not name.startswith("s-") and not path.startswith("compare/"):
                    yield f"{path}#{name}"


def main():
    what, root = sys.argv[1:]
    if not any(pages(root)):
        sys.exit(f"{root}: no page")
    if what == "addresses":
        print("\n".join(sorted(addresses(root))))
        return 0
    wrong = 0
    for line in {"links": check_links, "closed": check_closed, "whole": check_whole, "small": check_small}[what](root):
        wrong += 1
        if wrong <= 50:
            print(line)
    if wrong:
        print(f"{wrong} in all")
    return 1 if wrong else 0


sys.exit(main())

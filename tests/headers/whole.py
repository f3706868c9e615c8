# SPDX-License-Identifier: MIT
"""Reads spec files whole, with what they inherit by "like". It follows docs/spec-format.md and shares no code with uncoregen."""
import json
import os
import re


def parse(spec, path):
    """A file of a spec, which is a folder or the files of a dump; None: it has no such file."""
    if isinstance(spec, dict):
        return spec.get(path)
    path = os.path.join(spec, path)
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def identity(element, others):
    """What identifies an element of a list; None: nothing does."""
    if not isinstance(element, dict):
        return None
    for key in "id", "name", "bits":
        if key in element and (key == "id" or all(key in other or "id" in other for other in others)):
            return element[key]
    return None


def join_lists(base, own):
    names = [identity(element, base + own) for element in base]
    added = [identity(element, base + own) for element in own]
    if None in names + added:
        return own
    whole = dict(zip(names, base))
    for name, element in zip(added, own):
        whole[name] = join(whole[name], element) if name in whole else element
    return list(whole.values())


def join(base, own):
    if isinstance(base, dict) and isinstance(own, dict):
        return {**base, **{key: join(base[key], value) if key in base else value for key, value in own.items()}}
    if isinstance(base, list) and isinstance(own, list):
        return join_lists(base, own)
    return own


def remove(value, path):
    """Without the part that the path of keys, ids and names leads to."""
    if isinstance(value, list):
        named = [(identity(element, value), element) for element in value]
        kept = [(name, element) for name, element in named if name != path[0] or len(path) > 1]
        return [remove(element, path[1:]) if name == path[0] else element for name, element in kept]
    if len(path) == 1:
        return {key: member for key, member in value.items() if key != path[0]}
    return {**value, path[0]: remove(value[path[0]], path[1:])}


def read(spec, platform, name):
    """A file of a platform, such as cbo.box.json; None if neither it nor a base of it exists."""
    own = parse(spec, "%s/%s" % (platform, name))
    box = parse(spec, "%s/%s.box.json" % (platform, name.split(".")[0])) if name.endswith(".events.json") else None
    if own is not None or box is not None:
        like = (own or box).get("like")
    else:
        like = parse(spec, platform + "/platform.json").get("like")
    if like is None:
        return own
    base, _, other = like.partition("/")
    whole = read(spec, base, re.sub(r"^\w+", other, name) if other else name)
    if own is None or whole is None:
        return own or whole
    for gone in own.get("remove", []):
        whole = remove(whole, gone.split("/"))
    return join(whole, {key: value for key, value in own.items() if key != "remove"})


def files(spec, platform, tail):
    """(box, its whole file) for each box that the platform lists; tail: ".box.json" or ".events.json"."""
    for box in read(spec, platform, "platform.json")["boxes"]:
        whole = read(spec, platform, box + tail)
        if whole is not None:
            yield box, whole

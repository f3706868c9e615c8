# SPDX-License-Identifier: MIT
"""Composes the texts of umasks from words. It follows docs/spec-format.md and shares no code with uncoregen."""
import re


def parts_of(name, places):
    """The phrases for the parts of the name, each with its number put in."""
    phrases = []
    while name := name.lstrip("._"):
        best = None
        for near, words in enumerate(places):
            for part, phrase in words.items():
                found = re.match(re.escape(part).replace(r"\{i\}", "([0-9]+)") + r"(?=[._]|$)", name)
                if found and part != "~":
                    rank = (len(found[0]), "{i}" not in part, -near)
                    if best is None or rank > best[0]:
                        best = rank, phrase.replace("{i}", found[1] if found.groups() else "{i}")
        if best is None:
            raise ValueError("no word for " + name)
        phrases.append(best[1])
        name = name[best[0][0]:]
    return phrases


def compose(name, places):
    """places: the words of the event, of its box and of its platform."""
    phrases = parts_of(name, places)
    nouns = [phrase for phrase in phrases if "~" not in phrase]
    text = " ".join(nouns) if nouns else next(words["~"] for words in places if "~" in words)
    for phrase in phrases:
        if "~" in phrase:
            text = phrase.replace("~", text)
    return text[:1].upper() + text[1:] + "."

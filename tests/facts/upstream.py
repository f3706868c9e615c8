# SPDX-License-Identifier: MIT
"""Compares `uncoregen disputes --upstream PROJECT` with the disputes files, read here by other code: those in which a
claim that does not hold cites code or data of the project, with these citations, the verdict and what holds.
Usage: upstream.py SPEC PROJECT JSON TEXT MARKDOWN, three files of what is printed. Prints what differs, and last how
many disputes there are; exits with 1 if anything differs."""
import glob
import json
import os
import sys

SPEC, PROJECT, JSON, TEXT, MARKDOWN = sys.argv[1:]
with open(SPEC + "/documents.json", encoding="utf-8") as documents:
    KIND = {row["id"]: row["kind"] for row in json.load(documents)["documents"]}


def is_theirs(citation):
    document = citation.split()[0]
    return KIND.get(document) in ("code", "data") and (document == PROJECT or document.startswith(PROJECT + "-"))


def correction(platform, dispute):
    """What the command should say; None: nothing of the project is wrong here."""
    theirs = []
    for claim in dispute["values"]:
        cited = [citation.strip() for citation in claim["source"].split(";")]
        mine = [citation for citation in cited if is_theirs(citation)]
        if mine and not claim.get("holds"):
            theirs.append((claim["value"], mine, [citation for citation in cited if not is_theirs(citation)]))
    holds = [(claim["value"], [citation.strip() for citation in claim["source"].split(";")])
             for claim in dispute["values"] if claim.get("holds")]
    return theirs and (platform, dispute["id"], dispute["topic"], dispute["items"], theirs, dispute["verdict"], dispute["confidence"], holds,
                       dispute["reason"])


def wanted():
    rows = []
    for path in sorted(glob.glob(SPEC + "/*/disputes.json")):
        with open(path, encoding="utf-8") as file:
            rows += [correction(os.path.basename(os.path.dirname(path)), dispute) for dispute in json.load(file)["disputes"]]
    return [row for row in rows if row]


def cited(sources):
    return [source["citation"] for source in sources]


def printed():
    with open(JSON, encoding="utf-8") as file:
        document = json.load(file)
    assert document["schema"] == 1 and document["upstream"] == PROJECT
    return [(row["platform"], row["id"], row["topic"], row["items"],
             [(claim["value"], cited(claim["sources"]), cited(claim.get("same_in", []))) for claim in row["theirs"]],
             row["ours"], row["confidence"], [(claim["value"], cited(claim["sources"])) for claim in row["evidence"]], row["reason"])
            for row in document["disputes"]]


def words(path):
    with open(path, encoding="utf-8") as file:
        return " ".join(file.read().replace("**", "").split())


def main():
    want, have = wanted(), printed()
    faults = [f"not printed: {row}" for row in want if row not in have] + [f"printed: {row}" for row in have if row not in want]
    if not faults and have != want:
        faults = ["printed in another order"]
    for path in TEXT, MARKDOWN:
        text = words(path)
        for _, identity, topic, _, theirs, ours, confidence, holds, _ in want:
            head = f"{identity} {topic}" if path == TEXT else f"### {identity} {topic}"
            facts = [head, f"ours: {ours}, with {confidence} confidence"]
            facts += [f"theirs: {value} in {'; '.join(mine)}" for value, mine, _ in theirs]
            facts += [f"evidence: {value} says {'; '.join(sources)}" for value, sources in holds]
            faults += [f"{path} lacks: {fact}" for fact in facts if " ".join(fact.split()) not in text]
    print("\n".join(faults[:10] + [str(len(want))]))
    sys.exit(bool(faults))


main()

# SPDX-License-Identifier: MIT
"""What Linux's jevents.py makes of an entry of its JSON files, as far as uncore events have it (6.1 to 6.16)."""

# Members that become words of the PMU; 0 is left out.
WORDS = {"PortMask": "ch_mask", "CounterMask": "cmask", "EdgeDetect": "edge", "FCMask": "fc_mask", "Invert": "inv", "UMask": "umask"}
# Members that say something else, or that jevents does not read.
OTHERS = {"EventCode", "ExtSel", "EventName", "BriefDescription", "PublicDescription", "Counter", "Filter", "PerPkg", "ScaleUnit",
          "Unit", "Deprecated", "Experimental"}
METRIC = {"MetricName", "MetricExpr", "MetricGroup", "MetricConstraint", "ScaleUnit", "BriefDescription"}
# Units that do not just become "uncore_" and small letters.
PMUS = {"CBO": "uncore_cbox", "QPI LL": "uncore_qpi", "SBO": "uncore_sbox", "UPI LL": "uncore_upi"}


def parsed(words):
    """A word without a value is 1 for perf."""
    pairs = (each.partition("=") for each in words.split(",") if each)
    return {word: int(value or "1", 0) for word, _, value in pairs}


def words_of(event):
    """(PMU, {word: value}) of an event: ExtSel is bit 8 of the code, Filter is added as it stands."""
    unknown = event.keys() - WORDS.keys() - OTHERS
    if unknown:
        raise ValueError(f"{event['EventName']}: members that are not known: {unknown}")
    if not all(isinstance(value, str) for value in event.values()):
        raise ValueError(f"{event['EventName']}: a value that is no text")
    words = {"event": int(event.get("EventCode", "0").split(",")[0], 0) | int(event.get("ExtSel", "0")) << 8}
    for member, word in WORDS.items():
        if int(event.get(member, "0"), 0) != 0:
            words[word] = int(event[member], 0)
    unit = event["Unit"]
    return PMUS.get(unit, f"uncore_{unit.lower()}"), words | parsed(event.get("Filter", ""))

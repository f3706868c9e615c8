# SPDX-License-Identifier: MIT
"""Measures every metric on a machine with the built-in example traffic: each must have a result that a busy machine may
have. usage: example.py UNCORE METRICS.json"""
import json
import subprocess
import sys

# What a socket may plausibly do: bytes a second, and how long something takes.
MOST_BYTES, LEAST_BYTES = 120e9, 10e6
# Twelve channels of DDR5 at 6400 MT/s.
MORE_BYTES = dict.fromkeys(("gnr", "srf", "cwf"), 12 * 6400e6 * 8)
# Eight channels of DDR4 at 3200 MT/s.
MORE_BYTES["icx"] = 8 * 3200e6 * 8
# Eight of DDR5 at 4800 MT/s, and HBM beside them.
MORE_BYTES |= dict.fromkeys(("spr", "emr"), 8 * 4800e6 * 8)
# Memory in the package: eight controllers that read and write at once.
MORE_BYTES["knl"] = 500e9
SLOWEST, FASTEST = 1e-6, 1e-9


def sockets_of(platform):
    """2, or 1 if the platform has no more, which doctor says."""
    ran = subprocess.run([sys.argv[1], "doctor", "--sim", platform + ":2"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    return 1 if b" has one socket" in ran.stderr else 2


def measure(platform, box, metrics):
    names = [box + "/" + each["name"] + "".join(":%s=1" % name for name in each["parameters"]) for each in metrics]
    ran = subprocess.run([sys.argv[1], "stat", "--sim", "%s:%d" % (platform, SOCKETS[platform]), "-t", "300", "-f", "json", "-m", "-M", ",".join(names)],
                         stdout=subprocess.PIPE, check=False)
    results = {}
    for line in ran.stdout.splitlines():
        result = json.loads(line)
        results.setdefault(result["metric"].split(":")[0], []).append((result["value"], result["seconds"]))
    return results


def fault(platform, metric, value, seconds):
    if value is None:
        return "no value"
    if value <= 0:
        return "not above 0"
    if metric["max"] is not None and value > metric["max"]:
        return "above %s" % metric["max"]
    if metric["unit"] == "bytes" and not LEAST_BYTES < value / seconds < MORE_BYTES.get(platform, MOST_BYTES):
        return "no plausible rate"
    if metric["unit"] == "seconds" and not FASTEST < value < SLOWEST:
        return "no plausible time"
    if metric["unit"] == "cycles/seconds" and "INSTANCES" not in metric["formula"]:
        return "a clock that sockets add up"
    return None


with open(sys.argv[2], encoding="utf-8") as file:
    METRICS = [each for each in json.load(file)["metrics"] if each["note"] != "uncomputable"]
GROUPS = {}
for each in METRICS:
    GROUPS.setdefault((each["platform"], each["box"]), []).append(each)
# One box in so many, another one after each commit.
SHARE, TURN = int(sys.argv[3]), 0 if sys.argv[4] == "all" else int(sys.argv[4])
if sys.argv[4] != "all":
    GROUPS = {key: GROUPS[key] for number, key in enumerate(sorted(GROUPS)) if (number + TURN) % SHARE == 0}
SOCKETS = {platform: sockets_of(platform) for platform, _ in GROUPS}
BAD = SEEN = 0
for (platform, box), metrics in sorted(GROUPS.items()):
    results = measure(platform, box, metrics)
    for each in metrics:
        found = results.get(each["name"], [])
        if len(found) != SOCKETS[platform]:
            print("%s %s/%s: %d results of %d sockets" % (platform, box, each["name"], len(found), SOCKETS[platform]))
            BAD += 1
        for value, seconds in found:
            SEEN += 1
            why = fault(platform, each, value, seconds)
            if why is not None:
                print("%s %s/%s: %s is %s" % (platform, box, each["name"], value, why))
                BAD += 1
print("%d results of %d metrics, %d bad" % (SEEN, len(METRICS), BAD))
sys.exit(BAD != 0 or len(METRICS) < 100 or not SEEN)

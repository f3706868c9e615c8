# SPDX-License-Identifier: MIT
"""Measures every metric on a machine with the built-in example traffic. usage: example.py UNCORE METRICS.json"""
import json
import subprocess
import sys


def measure(metric):
    name = metric["box"] + "/" + metric["name"] + "".join(":%s=1" % each for each in metric["parameters"])
    ran = subprocess.run([sys.argv[1], "stat", "--sim", metric["platform"], "-t", "100", "-f", "json", "-m", "-M", name],
                         stdout=subprocess.PIPE, check=False)
    return json.loads(ran.stdout.splitlines()[0])["value"]


with open(sys.argv[2], encoding="utf-8") as file:
    METRICS = [each for each in json.load(file)["metrics"] if each["passes"] == 1]
BAD = 0
for each in METRICS:
    value = measure(each)
    low, high = each.get("min"), each.get("max")
    if value is None or (low is not None and value < low) or (high is not None and value > high):
        print("%s %s/%s: %s is not from %s to %s" % (each["platform"], each["box"], each["name"], value, low, high))
        BAD += 1
print("%d metrics, %d out of bounds" % (len(METRICS), BAD))
sys.exit(BAD != 0 or len(METRICS) < 100)

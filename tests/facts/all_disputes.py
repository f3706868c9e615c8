# SPDX-License-Identifier: MIT
"""Prints the disputes of every platform as one file, a line each, with the platform. Usage: all_disputes.py SPEC"""
import json
import pathlib
import sys

files = sorted(pathlib.Path(sys.argv[1]).glob("*/disputes.json"))
read = [json.loads(file.read_text(encoding="utf-8")) for file in files]
lines = [json.dumps({**row, "platform": file["platform"]}) for file in read for row in file["disputes"]]
print('{ "disputes": [\n' + ",\n".join(lines) + "\n] }")

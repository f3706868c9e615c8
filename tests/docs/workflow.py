# SPDX-License-Identifier: MIT
"""Prints the steps of the workflow in docs/sharing/reviews.md, or runs them as GitHub does.
Usage: workflow.py PAGE list; workflow.py PAGE run FOLDER LOG: runs the steps in FOLDER, each by "bash -e", and writes
"NAME: STATUS" to LOG for each; a step after a failed one is left out unless it has "if: always()". Exits with 1 if a step
failed. What installs is replaced by nothing."""
import os
import re
import subprocess
import sys

import yaml

VARIABLES = {"github.base_ref": "main", "github.event.number": "42", "github.token": "none"}


def workflow(page):
    with open(page, encoding="utf-8") as file:
        return yaml.safe_load(re.search(r"^```yaml\n(.*?)^```", file.read(), re.S | re.M).group(1))


def filled(text):
    return re.sub(r"\$\{\{ ([\w.]+) \}\}", lambda match: VARIABLES[match.group(1)], text)


def run(steps, environment, folder, log):
    failed = False
    for step in steps:
        if "run" not in step or (failed and step.get("if") != "always()"):
            continue
        if "apt-get install" in step["run"]:
            continue
        if "${{" in step["run"]:
            raise ValueError(f"{step['name']}: a value of GitHub's in a script lets a stranger run commands")
        done = subprocess.run(["bash", "-e", "-c", step["run"]], cwd=folder, env=environment, stdin=subprocess.DEVNULL, check=False)
        failed |= done.returncode != 0
        log.write(f"{step['name']}: {done.returncode}\n")
        log.flush()
    return failed


def main():
    job = workflow(sys.argv[1])["jobs"]["review"]
    if sys.argv[2] == "list":
        print("\n".join(step.get("name", step.get("uses")) for step in job["steps"]))
        return False
    environment = os.environ | {name: filled(value) for name, value in job["env"].items()}
    with open(sys.argv[4], "w", encoding="utf-8") as log:
        return run(job["steps"], environment, sys.argv[3], log)


sys.exit(main())

# SPDX-License-Identifier: MIT
"""Finds events, metrics and registers by what they are about."""
from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from typing import Optional

from ._errors import Error, NotFoundError

# Names the program, for one that PATH does not have.
PROGRAM = "UNCORE_PROGRAM"


@dataclass(frozen=True)
class Found:
    """Something that a question is about. kind is "group", "metric", "event", "box", "register", "field" or "value".

    name is what a session or Platform.decode() takes; command is a command line to try. evidence says what the facts
    rest on.
    """

    kind: str
    name: str
    box: Optional[str]
    platforms: tuple[str, ...]
    text: str
    evidence: str
    command: str


def search(*question: str, platform: Optional[str] = None, count: int = 10) -> list[Found]:
    """What words are about, the best first: search("memory", "bandwidth").

    Without a platform it searches all. It runs "uncore search", which needs the program uncore: the one that the
    environment variable UNCORE_PROGRAM names, else the one in PATH.
    """
    command = [os.environ.get(PROGRAM) or "uncore", "search", "--format", "json", "-N", str(count), "-p",
               platform or "all", "--", *" ".join(question).split()]
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise NotFoundError(f"search needs the program uncore: {error}; install it, or set {PROGRAM}") from error
    # 1: nothing was found.
    if done.returncode not in (0, 1):
        raise Error(done.stderr.strip())
    return [Found(row["kind"], row["name"], row["box"], tuple(row["platforms"]), row["text"], row["evidence"],
                  row["command"]) for row in json.loads(done.stdout or '{"rows": []}')["rows"]]

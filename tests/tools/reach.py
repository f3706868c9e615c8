#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Says which tests run which functions, for mutants.py.

A copy of the tree is compiled with counters (gcov), and each harness of make test runs on it once, with files of its own for
them (GCOV_PREFIX). That takes a quarter of an hour, so what was found is kept in $BUILD/mutants.reach until that is removed.
What a test runs in a process that is killed is not seen.
"""
import collections
import concurrent.futures
import json
import os
import re
import shutil
import signal
import struct
import subprocess
import tempfile

BUILD = os.environ.get("BUILD", "build")
REACH = BUILD + "/mutants.reach"
SECONDS = 900
# Of gcov's files, gcc/gcov-io.h: a function, and how often its parts ran. Its size is negative where none did.
FUNCTION, COUNTERS, HEADER_BYTES = 0x01000000, 0x01A10000, 16


def words(data, at, count):
    return struct.unpack_from("<%dI" % count, data, at)


def functions_of(path):
    """The functions of an object, from its .gcno: {number: name}."""
    with open(path, "rb") as file:
        data = file.read()
    found = {}
    at = HEADER_BYTES + 4 + words(data, HEADER_BYTES, 1)[0] + 4
    while at + 8 <= len(data):
        tag, size = words(data, at, 2)
        if tag == FUNCTION:
            number, _, _, length = words(data, at + 8, 4)
            found[number] = data[at + 24:at + 24 + length - 1].decode()
        at += 8 + size
    return found


def numbers_that_ran(path):
    """The functions that ran, from a .gcda."""
    with open(path, "rb") as file:
        data = file.read()
    at, number, ran = HEADER_BYTES, 0, set()
    while at + 8 <= len(data):
        tag, size = struct.unpack_from("<Ii", data, at)
        if tag == FUNCTION and size > 0:
            number = words(data, at + 8, 1)[0]
        elif tag == COUNTERS and size > 0:
            ran.add(number)
        at += 8 + max(0, size)
    return ran


def function_at(text, number):
    """The name of the function that has the line, or None."""
    lines = text.split("\n")
    begin = number - 1
    while begin >= 0 and lines[begin] != "{":
        if lines[begin] == "}" and begin != number - 1:
            return None
        begin -= 1
    head = begin - 1
    while head >= 0 and lines[head][:1] in "\t ":
        head -= 1
    found = re.search(r"(\w+)\(", "".join(lines[max(0, head):max(0, begin)]))
    return found.group(1) if found else None


def take_hangups():
    """nohup ignores SIGHUP, and shells cannot trap what is ignored."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Copy:
    """A copy of the tree, compiled with counters."""

    def __init__(self, folder):
        self.folder = folder + "/tree"
        self.counts = folder + "/counts"
        left_out = shutil.ignore_patterns(*os.listdir(BUILD))
        shutil.copytree(".", self.folder, symlinks=True, ignore=lambda at, names: left_out(at, names) if at == "./" + BUILD else set())
        os.mkdir(self.counts)
        # What tests compile themselves and link with the library needs the counters' library too.
        with open(folder + "/cc", "w") as file:
            file.write('#!/bin/sh\nexec %s "$@" -lgcov\n' % os.environ.get("CC", "cc"))
        os.chmod(folder + "/cc", 0o755)
        self.environment = dict(os.environ, BUILD=BUILD, CC=folder + "/cc", OPTIMIZE="-O0", LDFLAGS="--coverage", PYTHONDONTWRITEBYTECODE="1",
                                CFLAGS="--coverage -fprofile-update=atomic -g1", TEST_TURN=os.environ.get("TEST_TURN", "0"))

    def make(self, goals):
        subprocess.run(["make", "-s", "-j%d" % (os.cpu_count() or 1)] + goals, cwd=self.folder, env=self.environment, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        at = self.folder + "/" + BUILD + "/obj"
        self.names = {os.path.relpath(os.path.join(folder, file), at)[:-5]: functions_of(os.path.join(folder, file))
                      for folder, _, files in os.walk(at) for file in files if file.endswith(".gcno")}

    def ran_in(self, harness):
        """What a harness runs: {source: names of functions}."""
        counts = tempfile.mkdtemp(dir=self.counts)
        os.chmod(counts, 0o777)
        environment = dict(self.environment, GCOV_PREFIX=counts, GCOV_PREFIX_STRIP=str(len(os.path.normpath(self.folder).split("/")) - 1))
        child = subprocess.Popen(("./" + harness).split(), cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                                 preexec_fn=take_hangups)
        try:
            child.wait(SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
        ran = {}
        at = counts + "/" + BUILD + "/obj"
        for folder, _, files in os.walk(at):
            for file in files:
                name = os.path.relpath(os.path.join(folder, file), at)[:-5]
                numbers = numbers_that_ran(os.path.join(folder, file)) if name in self.names else ()
                if numbers:
                    ran[name + ".c"] = sorted(self.names[name].get(number, "") for number in numbers)
        shutil.rmtree(counts)
        return ran


def find(harnesses, goals):
    """Runs all harnesses. Returns {source: {function: harnesses}}."""
    reach = collections.defaultdict(lambda: collections.defaultdict(list))
    with tempfile.TemporaryDirectory(prefix="reach.") as folder:
        os.chmod(folder, 0o755)
        copy = Copy(folder)
        copy.make(goals)
        with concurrent.futures.ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
            for harness, ran in zip(harnesses, pool.map(copy.ran_in, harnesses)):
                print("# %s runs code of %d files" % (harness, len(ran)), flush=True)
                for source, names in ran.items():
                    for name in names:
                        reach[source][name].append(harness)
    return reach


def known(harnesses, goals):
    """What was found before, or is found now."""
    if not os.path.exists(REACH):
        reach = find(harnesses, goals)
        with open(REACH + ".new", "w") as file:
            json.dump(reach, file, indent=0, sort_keys=True)
        os.rename(REACH + ".new", REACH)
    with open(REACH) as file:
        return json.load(file)

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Says which tests of the tree concern a source file, the nearest first, for mutants.py."""
import collections
import math
import os
import re
import subprocess

BUILD = os.environ.get("BUILD", "build")
UNITS, SCRIPTS = 24, 30
# So many seconds outweigh that a script is one place nearer to the file.
SECONDS_A_PLACE = 4
# What a script may take that has not run yet.
SECONDS_UNKNOWN = 40
CHECK = "tests/tools/check.sh"
# What runtime/programs/describe and uncoregen schema print: pages and schemas of the keys in tables.
MAKES_PAGES = re.compile(r"^runtime/programs/(describe|base/keys)/|^gen/load/keys/|\bKEYS\(")
# What many commands print, in two seconds: it may concern any file.
LOOKS = ["tests/looks/run.sh"]
# They try the checks and the runner, and no code of gen/ or runtime/.
OF_TESTS = re.compile("tests/(tools|words)/")


def make_variable(name):
    """The words of a list that the Makefile makes from the tree."""
    text = subprocess.run(["make", "-s", "print-" + name, "BUILD=" + BUILD], stdout=subprocess.PIPE, check=True, text=True)
    return text.stdout.split()


def words_of(path):
    return set(re.split(r"[/_. ]", path.lower())) - {"tests", "unit", "test", "runtime", "library", "simulator", "programs", "gen", "run", "sh", "c", "py", ""}


def in_words(text):
    return collections.Counter(re.findall(r"[a-z][a-z0-9]+", text.lower().replace("_", " ")))


class Harnesses:
    """The tests of the tree, and which of them concern a file."""

    def __init__(self, times):
        self.times = times
        self.units = {BUILD + "/obj/" + source[:-2] + ".o": BUILD + "/tests/" + os.path.basename(source)[:-2]
                      for source in make_variable("UNIT_SOURCES")}
        self.scripts = [part for script in make_variable("HARNESSES") if not OF_TESTS.match(script) for part in self.parts(script)]
        self.raw = {script: self.text(script) for script in self.scripts}
        self.raw.update({unit: self.text("tests/unit/" + os.path.basename(unit) + ".c") for unit in self.units.values()})
        self.texts = {name: in_words(text) for name, text in self.raw.items()}
        self.common = collections.Counter(word for text in self.texts.values() for word in text)
        self.common_in_paths = collections.Counter(word for name in self.texts for word in words_of(name))
        self.needs = self.symbols()

    def all(self):
        """The unit tests and the scripts, whatever they concern."""
        return sorted(self.units.values()) + self.scripts

    @staticmethod
    def parts(script):
        """The commands that run a script, or each of its parts, if it takes their names."""
        with open(script) as file:
            found = re.search(r'^parts="([^"]*)"', file.read(), re.M)
        return [script + " " + part for part in found.group(1).split()] if found else [script]

    @staticmethod
    def text_of(source):
        with open(source, errors="replace") as file:
            return file.read()

    @staticmethod
    def text(path):
        """The text of a harness, of the files of its folder that it names, and the names of its cases there."""
        path, _, part = path.partition(" ")
        path = os.path.dirname(path) + "/" + part + ".sh" if part else path
        with open(path, errors="replace") as file:
            text = file.read()
        parts = [text]
        for name in sorted(os.listdir(os.path.dirname(path))) if path.endswith(".sh") else []:
            if name not in (os.path.basename(path), "run.sh") and name.endswith((".sh", ".py")) and os.path.dirname(path) + "/" + name in text:
                with open(os.path.dirname(path) + "/" + name, errors="replace") as file:
                    parts.append(file.read())
        if path.endswith("/run.sh"):
            parts += os.listdir(os.path.dirname(path))
        return "\n".join(parts)

    def commands(self, source, harness):
        """How often it has the command that the file's folder or the file is named after: "sim run", "$generator why"."""
        words = re.sub(r"^.*/cli/|^gen/|\.c$", "", source).split("/")
        found = self.raw[harness].count(" ".join(words)) if len(words) > 1 else 0
        program = "gen\\w*" if source.startswith("gen/") else "uncore\\w*"
        return found + len(re.findall(r"%s\}?\"? (?:%s)\b" % (program, "|".join(map(re.escape, words))), self.raw[harness]))

    def expects(self, source, harness):
        """How many of the source's sentences it has."""
        with open(source, errors="replace") as file:
            texts = re.findall(r'"((?:\\.|[^"\\\n])*)"', file.read())
        phrases = {phrase.strip() for text in texts for phrase in re.split(r"%[-+ 0-9.*a-zA-Z]*[a-zA-Z]|\\.", text)}
        return sum(phrase in self.raw[harness] for phrase in phrases if len(phrase) >= 10 and " " in phrase)

    @staticmethod
    def symbols():
        """The objects whose symbols each object uses."""
        defined, used, name = {}, collections.defaultdict(set), ""
        objects = [os.path.join(folder, file) for folder, _, files in os.walk(BUILD + "/obj") for file in files
                   if file.endswith(".o")]
        text = subprocess.run(["nm", "-A"] + objects, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        for line in text.splitlines():
            name, _, row = line.partition(":")
            words = row.split()
            if words[-2] in "TDBRC":
                defined.setdefault(words[-1], []).append(name)
            elif words[-2] == "U":
                used[name].add(words[-1])
        return {name: {other for symbol in symbols for other in defined.get(symbol, [])} for name, symbols in used.items()}

    def distance(self, unit, target):
        """Over how many objects a unit test needs the target, or None."""
        seen, ring, steps = {unit}, {unit}, 0
        while ring and target not in ring:
            ring = {need for name in ring for need in self.needs.get(name, ())} - seen
            seen |= ring
            steps += 1
        return steps if ring else None

    @staticmethod
    def may_have(program, source):
        """Objects of uncoregen and of the library define functions of the same names."""
        of_gen = os.path.basename(program).startswith("test_gen_")
        return of_gen if source.startswith("gen/") else not of_gen or source.startswith("runtime/programs/base/")

    def words_of_users(self, source):
        """What few others use concerns those: the exporter, for stat/request/known.c."""
        target, program = BUILD + "/obj/" + source[:-2] + ".o", source.startswith("gen/")
        users = [name[len(BUILD) + 5:] for name, needs in self.needs.items() if target in needs]
        users = [user for user in users if user.startswith("gen/" if program else "runtime/")]
        return set().union(*map(words_of, users)) - {"o"} if len(users) <= 3 else set()

    def nearness(self, source, harness):
        """How many rare words of the source's path and text the harness has, in its path or its text."""
        score = 0
        for word in words_of(source) | self.words_of_users(source):
            near = words_of(harness) & {word, word + "s", word.rstrip("s")}
            score += 6 * max([self.rare(one, self.common_in_paths) for one in near], default=0)
            score += self.rare(word, self.common) * min(1, self.texts[harness][word] / 10)
        with open(source, errors="replace") as file:
            words = in_words(file.read())
        # It compiles or reads the file itself.
        score += 100 * (source in self.raw[harness])
        of_both = sum(self.rare(word, self.common) * min(count, 5) * min(self.texts[harness][word], 5) for word, count in words.items())
        if source.startswith("gen/") and harness.startswith("tests/cli/"):
            score -= 5
        score += 6 * math.log(1 + self.expects(source, harness)) + 8 * math.log(1 + self.commands(source, harness))
        return score + of_both / (2 * math.sqrt(len(self.texts[harness]) * len(words)))

    def rare(self, word, common):
        return math.log(1 + len(self.texts) / (1 + common[word]))

    def of(self, source):
        """The harnesses that concern a source file, the nearest first."""
        target = BUILD + "/obj/" + source[:-2] + ".o"
        # A unit test may have the file in itself, to put something in place of what it calls.
        inside = [program for program in self.units.values()
                  if any(source.endswith("/" + name) for name in re.findall(r'^#include "(.*\.c)"', self.raw[program], re.M))]
        units = [(self.distance(unit, target), -self.nearness(source, program), program)
                 for unit, program in self.units.items() if self.may_have(program, source)]
        units = inside + [unit[-1] for unit in sorted(unit for unit in units if unit[0])][:UNITS]
        # gen/ becomes uncoregen, runtime/ becomes uncore and the library.
        of_gen = source.startswith("gen/")
        program = re.compile(r"uncoregen|\$generator" if of_gen else r"bin/uncore\b|\$uncore\b|helpers/uncore|libuncore")
        scripts = [script for script in self.scripts if script not in LOOKS and
                   (program.search(self.raw[script]) or (" " in script and not of_gen))]
        scripts = sorted(scripts, key=lambda script: (-self.nearness(source, script), script))[:SCRIPTS]
        cost = {script: at * SECONDS_A_PLACE + self.times.get(script, [SECONDS_UNKNOWN])[0] for at, script in enumerate(scripts)}
        scripts.sort(key=cost.get)
        # What is generated, and what is refused, is of all of the generator.
        broad = ["tests/golden/run.sh", "tests/bad/run.sh"] if of_gen else []
        # make check compares what is generated, and the pages and schemas, with what the tree has.
        pages = [CHECK] if MAKES_PAGES.search(source + self.text_of(source)) else []
        made = [CHECK] if of_gen and not pages else []
        return units + LOOKS + pages + made + scripts + [script for script in broad if script not in scripts]

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Changes one line of the code at a time, and reports which changes no test notices ("make mutants").

usage: mutants.py [COUNT] [SEED] [FILE[:LINE]...]

COUNT files of gen/ and runtime/ are chosen by SEED, by default TEST_TURN or the time of the commit. In each, one line is
changed as a programmer might get it wrong: another comparison, one more or less, a negated condition, a call or return
that is missing, another constant. With FILE, only such files are changed; with FILE:LINE, each change of that line is
tried. The work is done in a copy of the tree and its build.

The tests come from the tree: those that run the function of the changed line (reach.py finds them once, which takes a
quarter of an hour), then a few that concern the file by its words (nearest.py). The cheap ones come sooner, by what they
took the last time ($BUILD/mutants.times). They run until one fails, or until MUTANT_SECONDS (180) of CPU time are spent.
A harness that fails is tried on the unchanged code too: cases that fail there decide nothing. What notices nothing runs
again with ASan and UBSan, as in .ci/run: the unit tests, and the cheapest scripts. $BUILD/san, if "make SANITIZE=1" made
it, is their begin. PART=2/3 tries the second third of the sample.

A change that does not compile is counted apart, as is one that compiles to the same code. Endless loops are killed by time.
Some changes are not made, as no test can see them: more room in an array or for a list, what is only freed, <= for < in "the smaller
of two", another weight of a fact of the spec, and what a part of a file has below the heading "not reached". tests/tools/mutants.txt lists single changes that
have no effect, and why: these are counted apart.
"""
import collections
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from nearest import BUILD, CHECK, SECONDS_UNKNOWN, Harnesses, make_variable
from reach import function_at, known as known_reach, take_hangups

SANITIZED, SANITIZED_SCRIPTS, TIMES_LONGER = BUILD + "/san", 12, 6
# So many seconds outweigh that a test is one place nearer to the file, up to so many places.
SECONDS_A_PLACE, PLACES = 2, 20
# Of the tests that do not run the function, as far as was seen.
OTHERS = 6
BUDGET = float(os.environ.get("MUTANT_SECONDS", "180"))
MOST_BYTES = 8192 << 20
TIMES = BUILD + "/mutants.times"
BLANK = "\x01"
BLANKED = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)
# The line before continues on this one, so that this is no statement.
CONTINUES = re.compile(r"[=(,?&|+*/-]$")
# The line gives an array its size, or says how many elements it has at first.
ROOM = re.compile(r"^\t(?:static |const )*\w[\w *]*\b\w+\[[^\]]*\](?: = \{ 0 \}|, .*)?;$")
# The line says how much larger a list becomes that is full.
MORE_ROOM = re.compile(r"\b\w*(?:room|wanted)\b = .*room\b.* \* 2(?: \+ \d+)?;$|\broom = 2 \* .*room \+ \d+;$")
NAMED_ROOM = re.compile(r"\b([A-Z][A-Z_0-9]*) = \d+\b")
# Without them nothing but memory changes.
FREES = re.compile(r"\b\w*(free|release|destroy|close|decref|assert)\w*\(")
# The smaller or larger of two, or how far they are apart: where they are equal, both branches give the same.
OF_TWO = re.compile(r"([\w.>\[\]-]+) [<>]=? ([\w.>\[\]-]+) \? (?:\1 : \2|\2 : \1|\1 - \2 : \2 - \1|\2 - \1 : \1 - \2)(?![\w.([-])")
# The weight of a fact when two items are compared whether one is the other renamed: the next number finds the same pairs.
WEIGHT = re.compile(r"\bFACT(?:_WAYS)?\(|\bHEADER_FACT(?:_WAYS)?\(")
# Functions that a program links and never calls, as the heading above them says.
NOT_REACHED = re.compile(r"^/\* ---- not reached: .*?(?=^/\* ---- |\Z)", re.S | re.M)
NO_END = "no end after "
EQUIVALENTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "mutants.txt")
NOT_OK = re.compile(r"^not ok \d* ?-? ?(.*)", re.M)

# What is wrong, the code, and what takes its place.
SWAPS = [
    ("comparison", r" < ", " <= "), ("comparison", r" <= ", " < "), ("comparison", r" > ", " >= "),
    ("comparison", r" >= ", " > "), ("comparison", r" == ", " != "), ("comparison", r" != ", " == "),
    ("off by one", r" \+ 1\b", ""), ("off by one", r" - 1\b", ""),
    ("off by one", r"(?<=\w = )0(?=; \w+ <)", "1"),
    ("condition", r"(?<=\bif \()(.*)(?=\)( \{)?$)", r"!(\1)"),
    ("condition", r" && ", " || "), ("condition", r" \|\| ", " && "), ("condition", r"(?<=[(\s])!(?=[a-z(])", ""),
    ("call", r"^(\t+)[a-z]\w*\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\);$", r"\1;"),
    ("assignment", r"^(\t+)[a-z]\w*(?:(?:->|\.)\w+|\[[^\]]*\])* [|&+-]?= .*;$", r"\1;"),
    ("return", r"^(\t+)return;$", r"\1;"),
    ("return", r"(?<=\breturn )true(?=;)", "false"), ("return", r"(?<=\breturn )false(?=;)", "true"),
    ("return", r"(?<=\breturn )0(?=;)", "1"), ("return", r"(?<=\breturn )-?1(?=;)", "0"),
    ("jump", r"^(\t+)break;$", r"\1continue;"), ("jump", r"^(\t+)continue;$", r"\1break;"),
    ("constant", r"(?<!return )\btrue\b", "false"), ("constant", r"(?<!return )\bfalse\b", "true"),
    ("constant", r"(?<![\w.])([2-9]|[1-9][0-9]+)(?![\w.])", lambda groups: str(int(groups[0]) + 1)),
    ("arithmetic", r"(?<=[\w)\]]) \+ (?!1\b)", " - "), ("arithmetic", r"(?<=[\w)\]]) - (?!1\b)", " + "),
    ("bits", r" & ", " | "), ("bits", r" \| ", " & "), ("bits", r" << ", " >> "), ("bits", r" >> ", " << "),
]
SWAPS = [(kind, re.compile(pattern), put) for kind, pattern, put in SWAPS]


def blanked(text):
    """The text without comments, strings and the preprocessor's lines. Each character keeps its place."""
    blank = lambda found: re.sub(r"[^\n]", BLANK, found.group())
    return BLANKED.sub(blank, NOT_REACHED.sub(blank, text))


def is_room(code, text):
    """Whether a larger number in the line only makes an array larger."""
    named = NAMED_ROOM.search(code)
    return ROOM.match(code) or MORE_ROOM.search(code) or (named and re.search(r"\w \w+\[%s\]" % named.group(1), text) is not None)


def changes_of(text, only=0):
    """Every change of the code that one might make: (line number, kind, new line)."""
    found = []
    lines, codes = text.split("\n"), [code.rstrip(BLANK + "\t ") for code in blanked(text).split("\n")]
    for number, (line, code) in enumerate(zip(lines, codes), 1):
        if not code.startswith("\t") or "assert" in code or only not in (0, number):
            continue
        for kind, pattern, put in SWAPS:
            if kind in ("assignment", "call") and (FREES.search(code) or CONTINUES.search(codes[number - 2])):
                continue
            if kind == "constant" and re.search(r"\d", code) and is_room(code, text):
                continue
            if kind == "constant" and WEIGHT.search(code):
                continue
            if kind in ("comparison", "condition") and code.endswith(")") and FREES.search(codes[number]):
                continue
            if kind == "comparison" and re.search("[<>]", put) and OF_TWO.search(code):
                continue
            for hit in pattern.finditer(code):
                groups = [line[hit.start(group):hit.end(group)] for group in range(pattern.groups + 1)]
                new = put(groups) if callable(put) else re.sub(r"\\1", lambda _: groups[1], put)
                found.append((number, kind, line[:hit.start()] + new + line[hit.end():]))
    return found


def ending(lines, number):
    """The line of that number, after the two before it, without the space at their ends."""
    return " ".join(["", *(line.strip() for line in lines[max(0, number - 3):number])])


def equivalents():
    """Why changes have no effect: (source, old line, perhaps after those before it, new line, reason)."""
    with open(EQUIVALENTS) as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    for source, old, _, _ in rows:
        with open(source) as file:
            lines = file.read().split("\n")
        if not any(ending(lines, number).endswith(" " + old) for number in range(1, len(lines))):
            sys.exit("mutants: %s: %s has no such line: %s" % (EQUIVALENTS, source, old))
    return rows


def load():
    """How many times longer things take now than on a machine that does nothing else."""
    return max(1, os.getloadavg()[0] / (os.cpu_count() or 1))


def seconds_used():
    """The CPU time of the commands so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def all_failed(log):
    """The cases in the log that failed."""
    with open(log, errors="replace") as file:
        return NOT_OK.findall(file.read())


def failed(log, known):
    """The first case in the log that failed and is not known to, or None."""
    return next((case for case in all_failed(log) if case not in known), None)


def end(child):
    """Ends a command and what it started. Scripts unmount and remove what they made."""
    for number in signal.SIGTERM, signal.SIGKILL:
        try:
            os.killpg(child.pid, number)
            child.wait(5)
        except (subprocess.TimeoutExpired, ProcessLookupError):
            pass


def run(command, folder, seconds, log, known=(), build=BUILD):
    """The exit status of a command, "failed" as soon as a case has failed that is not known to (None: to the end), or
    "time". What it started is stopped then."""
    over = time.time() + seconds * load()
    def limits():
        take_hangups()
        # ASan reserves more than there is.
        if build != SANITIZED:
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_BYTES, MOST_BYTES))
    # With the sanitizers samples are others, as in the next turn.
    turn = str(int(os.environ.get("TEST_TURN") or "0") + (build == SANITIZED))
    environment = dict(os.environ, BUILD=build, CC=os.environ.get("CC", "cc"), CMOCKA_MESSAGE_OUTPUT="TAP",
                       PYTHONDONTWRITEBYTECODE="1", ASAN_OPTIONS="detect_leaks=0", TEST_TURN=turn, TMPDIR=folder + ".tmp")
    with open(log, "w") as out:
        child = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=environment,
                                 start_new_session=True, preexec_fn=limits)
        # No limit of a file's size: a register at a high address is a byte far behind in a file with a hole.
        least = shutil.disk_usage(folder).free - MOST_BYTES
        while time.time() < over and shutil.disk_usage(folder).free > least:
            try:
                return child.wait(min(1, max(0, over - time.time())))
            except subprocess.TimeoutExpired:
                if known is not None and failed(log, known):
                    end(child)
                    return "failed"
        end(child)
        return "time"


def end_all_of(folder):
    """Ends the programs of the folder, and those that run in it: a test of changed code may have left them, even stopped."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            links = [os.readlink("/proc/%s/%s" % (process, link)) + "/" for link in ("exe", "cwd")]
            if any(link.startswith(folder + "/") for link in links):
                os.kill(int(process), signal.SIGKILL)
        except OSError:
            pass


class AllBut:
    """All cases that do not have the word: rules about the form of the code say nothing about what it does."""

    def __init__(self, word):
        self.word = word

    def __contains__(self, case):
        return self.word not in case


class Tree:
    """A copy of the tree in which one line at a time is changed."""

    def __init__(self, folder):
        self.folder = folder + "/tree"
        self.log = folder + "/log"
        os.makedirs(self.folder + ".tmp")
        left_out = shutil.ignore_patterns("package", "site*", "read-only", "rpm", "deb")
        shutil.copytree(".", self.folder, symlinks=True,
                        ignore=lambda at, names: left_out(at, names) if at == "./" + BUILD else set())
        # The cases of each harness that fail without a change; None if all of it does.
        self.times, self.known = self.kept(), {CHECK: AllBut(" current")}

    @staticmethod
    def kept():
        try:
            with open(TIMES) as file:
                return json.load(file)
        except (OSError, ValueError):
            return {}

    def keep(self, harness, used, took):
        """Keeps its seconds of CPU and of a clock for the next run too. Another run may do the same."""
        self.times.update(self.kept())
        self.times[harness] = [round(used, 1), round(took, 1)]
        with open(TIMES, "w") as file:
            json.dump(self.times, file, indent=0, sort_keys=True)

    def make(self, *goals, build=BUILD):
        words = ["make", "-s", "-j%d" % (os.cpu_count() or 1), "V=1", "WERROR=0", "BUILD=" + build] + (["SANITIZE=1"] if build == SANITIZED else [])
        return run(words + list(goals), self.folder, 1800, self.log) == 0

    def build(self, harness, build=BUILD):
        """Builds what a harness runs."""
        if harness.startswith(BUILD):
            return self.make(harness.replace(BUILD, build, 1), build=build)
        with open(self.folder + "/" + harness.split()[0]) as file:
            helpers = set(re.findall(r"/(tests/helpers/\w+|tools/describe)\b", file.read()))
        return self.make("all", *[build + "/" + helper for helper in sorted(helpers)], build=build)

    def passes(self, harness, seconds):
        """Whether it passes, except what is known to fail, and why not."""
        known = self.known.get(harness, ())
        status = run(("./" + harness).split(), self.folder, seconds, self.log, known)
        case = failed(self.log, known)
        end_all_of(self.folder)
        if status == "time" and not case:
            return False, NO_END + "%.0f s" % seconds
        return not case and (status == 0 or (status == 1 and known)), case or "exit %s" % status

    def write(self, source, text):
        with open(self.folder + "/" + source, "w") as file:
            file.write(text)

    def code(self, source):
        """The object's code, without what is for debuggers."""
        name = self.folder + "/" + BUILD + "/obj/" + source[:-2] + ".o"
        subprocess.run(["objcopy", "-g", name, self.log + ".o"], check=True)
        with open(self.log + ".o", "rb") as file:
            return file.read()

    def learn(self, harness):
        """Runs a harness on the unchanged code, after it first failed on a changed one: which of its cases fail anyway."""
        if harness in self.known:
            return
        status = run(("./" + harness).split(), self.folder, 2 * BUDGET, self.log, None) if self.build(harness) else "build"
        if status == "time":
            self.keep(harness, 2 * BUDGET, 2 * BUDGET)
        end_all_of(self.folder)
        cases = frozenset(all_failed(self.log))
        self.known[harness] = cases if status == 0 or (status == 1 and cases) else None
        if status != 0:
            print("# %s fails without a change (%s): %s" % (harness, status, "; ".join(sorted(cases)) or "so it decides nothing"),
                  flush=True)

    def fails_sanitized(self, harness):
        """Whether a harness fails with ASan and UBSan: the code reads what is no element, say."""
        if not self.build(harness, SANITIZED):
            return False
        command = harness.replace(BUILD, SANITIZED, 1) if harness.startswith(BUILD) else harness
        seconds = TIMES_LONGER * (20 + self.times.get(harness, [0, SECONDS_UNKNOWN])[1])
        status = run(("./" + command).split(), self.folder, seconds, self.log, self.known.get(harness, ()), SANITIZED)
        case = failed(self.log, self.known.get(harness, ()))
        end_all_of(self.folder)
        return status != "time" and (status != 0 or case is not None)


def try_sanitized(tree, harnesses, source, text, changed):
    """The first harness that fails with ASan and UBSan, and only with the change, or None."""
    failing = [harness for harness in harnesses if tree.fails_sanitized(harness)]
    tree.write(source, text)
    found = next((harness for harness in failing if not tree.fails_sanitized(harness)), None)
    tree.write(source, changed)
    return found


def try_harness(tree, harness, room):
    """Runs one harness on the changed code: what it decides, "killed", "passes" or "nothing", why, and the seconds."""
    known = tree.known.get(harness, ())
    if known is None or (harness in tree.times and tree.times[harness][0] > room):
        return "nothing", "", 0
    start, used = time.time(), seconds_used()
    if not tree.build(harness):
        return "killed", "the build fails for " + harness, 0
    # Not made anew: it has no such object.
    if harness.startswith(BUILD) and os.stat(tree.folder + "/" + harness).st_mtime < start:
        return "nothing", "", 0
    is_timed = harness in tree.times
    good, why = tree.passes(harness, 20 + 5 * tree.times[harness][1] if is_timed else BUDGET)
    spent = seconds_used() - used
    if not is_timed and why.startswith(NO_END) and not harness.startswith(BUILD):
        # It may only take long.
        tree.known[harness] = None
        return "nothing", "", spent
    if good:
        # It passes, so nothing of it fails without a change.
        tree.known[harness] = known
        tree.keep(harness, spent, (time.time() - start) / load())
    return "passes" if good else "killed", "%s: %s" % (harness, why), spent


def try_harnesses(tree, related, source, text, changed):
    """Runs the harnesses until one fails that passes without the change: the verdict, why, and what ran."""
    ran, room = [], BUDGET
    for harness in related:
        is_learned = harness in tree.known
        verdict, why, spent = try_harness(tree, harness, room if ran else BUDGET * 10)
        if verdict == "killed" and not is_learned:
            tree.write(source, text)
            tree.learn(harness)
            tree.write(source, changed)
            if tree.known[harness] == frozenset():
                return verdict, why, ran
            verdict, why, spent = try_harness(tree, harness, BUDGET * 10)
        if verdict == "killed":
            return verdict, why, ran
        room -= spent
        if verdict == "passes":
            ran.append(harness)
    units = [harness for harness in ran if harness.startswith(BUILD)]
    scripts = [harness for harness in ran if harness not in units][:SANITIZED_SCRIPTS]
    harness = try_sanitized(tree, units + scripts, source, text, changed)
    return ("killed", harness + ": with ASan and UBSan", ran) if harness else ("survived", "", ran)


def tests_of(tree, harnesses, reach, source, text, number):
    """The harnesses that may notice a change of the line, those first that say most about it in the least time."""
    near = harnesses.of(source)
    running = reach.get(source, {}).get(function_at(text, number) or "", [])
    places = {harness: place for place, harness in enumerate(near)}
    cost = lambda harness: (tree.times.get(harness, [SECONDS_UNKNOWN])[0] + SECONDS_A_PLACE * min(PLACES, places.get(harness, PLACES)), harness)
    others = [harness for harness in near if harness not in running]
    return sorted(running, key=cost) + (others[:OTHERS] if running else others)


def try_change(tree, harnesses, reach, known, source, change):
    """Tries one change: prints what became of it, and returns that as a word. known: why some have no effect."""
    with open(source) as file:
        text = file.read()
    number, kind, new = change
    lines = text.split("\n")
    why = next((row[3] for row in known if row[0] == source and row[2] == new.strip() and ending(lines, number).endswith(" " + row[1])), "")
    old, lines[number - 1] = lines[number - 1], new
    changed = "\n".join(lines)
    before = tree.code(source)
    verdict, ran, start = "", [], time.time()
    try:
        tree.write(source, changed)
        if why:
            verdict = "no effect"
        elif not tree.make(BUILD + "/obj/" + source[:-2] + ".o"):
            verdict = "does not compile"
        elif tree.code(source) == before:
            verdict = "same code"
        else:
            verdict, why, ran = try_harnesses(tree, tests_of(tree, harnesses, reach, source, text, number), source, text, changed)
    finally:
        tree.write(source, text)
    print("%-8s %s:%d: %s\n    -%s\n    +%s" % (verdict, source, number, kind, old, new))
    print("    %.0f s: " % (time.time() - start) + (why if verdict in ("killed", "no effect") else "ran: " + (" ".join(ran) or "nothing")), flush=True)
    return verdict


def sample(count, seed, names):
    """The changes to try: (source, change)."""
    chosen = random.Random(seed)
    sources = [source for source in make_variable("MUTANT_SOURCES") if os.path.exists(BUILD + "/obj/" + source[:-2] + ".o")]
    changes = []
    for name in names:
        path, _, number = name.partition(":")
        if path not in sources:
            sys.exit("mutants: %s: no source file of gen/ or runtime/ that is built here; run make first" % path)
        with open(path) as file:
            found = changes_of(file.read(), int(number or 0))
        if not found:
            sys.exit("mutants: %s: nothing to change there" % name)
        changes += [(path, change) for change in (found if number else [chosen.choice(found)])]
    if names:
        return changes
    chosen.shuffle(sources)
    while sources and len(changes) < count:
        source = sources.pop()
        with open(source) as file:
            found = changes_of(file.read())
        # One line first, then one of its changes: a line with many operators is no likelier.
        if found:
            line = chosen.choice(sorted({change[0] for change in found}))
            changes.append((source, chosen.choice([change for change in found if change[0] == line])))
    return changes


def main(words):
    numbers = [int(words.pop(0)) for _ in range(2) if words and words[0].isdigit()]
    count = numbers[0] if numbers else 60
    seed = numbers[1] if len(numbers) > 1 else os.environ.get("TEST_TURN") or subprocess.run(
        ["git", "log", "-1", "--format=%ct"], stdout=subprocess.PIPE, text=True).stdout.strip() or "0"
    part, _, parts = os.environ.get("PART", "1/1").partition("/")
    changes = sample(count, int(seed), words)[int(part) - 1::int(parts)]
    totals = collections.Counter()
    with tempfile.TemporaryDirectory(prefix="mutants.") as folder:
        # Some tests run programs as another user.
        os.chmod(folder, 0o755)
        tree = Tree(folder)
        harnesses = Harnesses(tree.times)
        reach = known_reach(harnesses.all(), ["all"] + [goal for name in ("DESCRIBE", "TEST_PROGRAMS", "HELPERS") for goal in make_variable(name)])
        known = equivalents()
        for source, change in changes:
            totals[try_change(tree, harnesses, reach, known, source, change)] += 1
    print("%d killed, %d survived, %d do not compile, %d are the same code, %d have no effect (seed %s)" % (
        totals["killed"], totals["survived"], totals["does not compile"], totals["same code"], totals["no effect"], seed))
    return 0 if totals["survived"] == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

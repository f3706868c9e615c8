#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the commands of the pages. usage: commands.py FOLDER PAGE...

Every line of a block of code that begins with uncore or uncoregen is run, and every line after "$ ". FOLDER is empty;
the commands run in it, and find the tree's folders there. A command must succeed. If the page shows what it prints
after "$ COMMAND", that is compared, and a line "…" stands for any lines. What depends on nothing but the tree, such as
a simulated machine, must be the same to the last digit. Where this machine or its time is in it, a number may differ,
but not be 0 for another one. "$ cat FILE" shows a file that the page's other commands need: it is made.

A command that runs another tool (OTHERS), which is not installed, is skipped, with a line of TAP for its page.

A command for a machine runs on the simulator, because nobody has the hardware: --sim ivt:2 is added to it. Synopses
(with brackets or "...") are not commands. not_run.txt lists the commands that are not run, each with the reason.
Prints a line of TAP for each page."""
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
MEASURE = {"stat", "record", "dump", "doctor", "who"}
# "uncore stat: …" is a message.
OURS = re.compile(r"(?:[A-Z_]+=\S* )*(?:sudo )?(?:build/bin/)?uncore(?:gen)? (?!\w+:)")
SECONDS = 60
# Programs of other packages, as a program of a line or after its " -- ", which "make tools EVERY=1" installs.
OTHERS = {"perf", "less", "jq", "mpirun", "gfortran", "rdmsr", "likwid-perfctr", "pcm-memory", "pcm-pcie", "papi_command_line",
          "papi_native_avail"}


def not_run():
    """Regular expressions, and how often each has been used."""
    with open(os.path.join(HERE, "not_run.txt"), encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    return {re.compile(line.partition("\t")[0]): line for line in lines}


def blocks(text):
    """The blocks of code: the number of the first line, and the lines without their margin."""
    found, now, fence = [], None, False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            fence = not fence
            now = None
            continue
        code = fence or (line.startswith("    ") and not re.match(r" +([-*]|\d+\.) ", line))
        if code and now is None:
            now = (number, [])
            found.append(now)
        if code or (now and not line.strip()):
            now[1].append(line if fence else line[4:])
        else:
            now = None
    return found


def is_synopsis(line):
    return bool(re.search(r"\[-|\.\.\.|…|[A-Z]\||\[[A-Z]", line))


def in_tables(text):
    """The commands in the rows of tables: those with a word of an option or of an event, not just the name."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("|"):
            for code in re.findall(r"`([^`]+)`", line.replace("\\|", "\0")):
                if OURS.match(code) and " -" in code and not is_synopsis(code):
                    yield number, code.replace("\0", "|"), None


def commands(text):
    """Line number, command, and the output that the page shows, or None."""
    yield from in_tables(text)
    for first, lines in blocks(text):
        # A block in a list has the list's margin.
        lines = textwrap.dedent("\n".join(lines)).split("\n")
        while lines and not lines[-1].strip():
            lines.pop()
        shown = any(line.startswith("$ ") for line in lines)
        at = 0
        while at < len(lines):
            number, line = first + at, lines[at]
            at += 1
            mine = line.startswith("$ ") if shown else bool(OURS.match(line) or line.startswith("export "))
            if not mine:
                continue
            line = line[2:] if shown else line
            while line.endswith("\\"):
                line, at = line[:-1] + lines[at].strip(), at + 1
            output = None
            if shown:
                output = []
                while at < len(lines) and not lines[at].startswith("$ "):
                    output.append(lines[at])
                    at += 1
            if shown or not is_synopsis(re.sub(r"\s# .*", "", line)):
                yield number, line, output


def on_the_simulator(line):
    """The command, with a simulated machine where it would use the one that it runs on."""
    match = re.match(r"((?:[A-Z_]+=\S* )*)(?:sudo )?((?:build/bin/)?uncore) (\w[\w-]*)(.*)", line)
    if not match or match.group(3) not in MEASURE or re.search(r"--(sim|root|replay|help)\b", line.split(" -- ")[0]):
        return re.sub(r"^((?:[A-Z_]+=\S* )*)sudo ", r"\1", line)
    return f"{match.group(1)}{match.group(2)} {match.group(3)} --sim ivt:2{match.group(4)}"


def shape(line):
    line = re.sub(r"(?<![\w.])-?(\d[\d,]*(\.\d+)?)(?![\w])", lambda n: "N" if n[1].strip("0.,") else "0", line)
    return " ".join(line.split())


def matches(wanted, printed):
    """The lines of the page against those of the command; "…" takes as many as it needs."""
    if not wanted:
        return not printed
    if wanted[0] == "…":
        return any(matches(wanted[1:], printed[at:]) for at in range(len(printed) + 1))
    return bool(printed) and wanted[0] == printed[0] and matches(wanted[1:], printed[1:])


def is_exact(line):
    """Whether the same numbers are printed each time: nothing of this machine and of its time is in them."""
    return line == on_the_simulator(line) and (" -- " not in line or "sim run --clock manual" in line)


def lines_of(text, exact):
    return [made for made in (" ".join(line.split()) if exact else shape(line) for line in text) if made]


def run(line, folder, environment):
    try:
        done = subprocess.run(["bash", "-c", line], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return 124, f"it took more than {SECONDS} s"
    return done.returncode, done.stdout.decode(errors="replace")


def absent(line):
    """A tool of others that the line runs, and that is not here."""
    words = re.findall(r"(?:^|\| *|; *|&& *| -- )(?:sudo )?([\w-]+)", line)
    return next((word for word in words if word in OTHERS and not shutil.which(word)), None)


def make(path, lines):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines).rstrip("\n") + "\n")


def check(page, number, line, output, folder, environment):
    """None, or what is wrong."""
    where = f"{page}:{number}: {line}"
    shown = re.fullmatch(r"cat ([\w./-]+)", line)
    if shown and not os.path.exists(os.path.join(folder, shown.group(1))):
        return make(os.path.join(folder, shown.group(1)), output)
    status, text = run(on_the_simulator(line), folder, environment)
    if not output:
        # dump, doctor and who exit with 1 for what they have found.
        allowed = (0, 1) if re.search(r"uncore (doctor|who|dump|stat|sim run)\b", line) else (0,)
        return None if status in allowed else f"{where}\nexit {status}\n{text}"
    wanted = lines_of(output, is_exact(line))
    printed = lines_of(text.split("\n"), is_exact(line))
    if matches(wanted, printed):
        return None
    return f"{where}\nthe page shows:\n" + "\n".join(wanted) + "\nit prints:\n" + "\n".join(printed)


def clean(folder, kept):
    """Each page begins with the same files."""
    for name in set(os.listdir(folder)) - kept:
        path = os.path.join(folder, name)
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path)
        else:
            os.remove(path)


def prepare(folder, build):
    for name in os.listdir(ROOT):
        if name != "spec" and not name.startswith("."):
            os.symlink(os.path.join(ROOT, name), os.path.join(folder, name))
    # Commands may change it.
    shutil.copytree(os.path.join(ROOT, "spec"), os.path.join(folder, "spec"))
    # As if it were installed.
    for name, libraries in (("libuncore", "-luncore"), ("libuncore-sim", "-luncore-sim -luncore")):
        with open(os.path.join(folder, name + ".pc"), "w", encoding="ascii") as file:
            file.write(f"fortrandir={ROOT}/runtime/library/fortran\nName: {name}\nDescription: the tree\nVersion: 0\nLibs: -L{build}/lib {libraries} -Wl,-rpath,{build}/lib\n"
                       f"Cflags: -I{ROOT}/runtime/library/include -I{ROOT}/generated/include\n")
    os.mkdir(os.path.join(folder, "programs"))
    for name in ("benchmark", "app"):
        for place in (folder, os.path.join(folder, "programs")):
            path = os.path.join(place, name)
            with open(path, "w", encoding="ascii") as file:
                file.write("#!/bin/sh\nexec sleep 0.05\n")
            os.chmod(path, 0o755)


def is_chosen(page, number):
    """The first pages of a new user always; of the others a third, in turn, as in tests/tools/tap.sh."""
    turn = os.environ.get("TEST_TURN") or "0"
    first = not page.startswith("docs/") or page.startswith("docs/tutorial/")
    return first or turn == "all" or (number + int(turn)) % 3 == 0


def main():
    folder = sys.argv[1]
    pages = [page for number, page in enumerate(sys.argv[2:]) if is_chosen(page, number)]
    is_whole = len(pages) == len(sys.argv[2:])
    build = os.path.join(ROOT, os.environ.get("BUILD", "build"))
    prepare(folder, build)
    kept = set(os.listdir(folder))
    left_out = not_run()
    used, failed, ran, count = set(), 0, 0, 0
    for page in pages:
        environment = dict(os.environ, PATH=f"{build}/bin:{folder}/programs:{os.environ['PATH']}", LC_ALL="C.UTF-8", OMPI_ALLOW_RUN_AS_ROOT="1",
                           OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1",
                           PKG_CONFIG_PATH=folder)
        environment.update(PYTHONPATH=f"{ROOT}/runtime/library/python", UNCORE_LIBRARY=f"{build}/lib",
                           PYTHONDONTWRITEBYTECODE="1")
        environment.pop("UNCORE_PLATFORM", None)
        wrong, skipped = [], []
        with open(os.path.join(ROOT, page), encoding="utf-8") as file:
            text = file.read()
        for number, line, output in commands(text):
            line = re.sub(r"\s+# .*", "", line).strip()
            if line.startswith("export "):
                environment.update(word.split("=", 1) for word in shlex.split(line)[1:])
                continue
            reason = next((pattern for pattern in left_out if pattern.search(line)), None)
            if reason:
                used.add(reason)
                continue
            if absent(line):
                skipped.append(f"{page}:{number} # SKIP {absent(line)} is not there (make tools EVERY=1)")
                continue
            ran += 1
            problem = check(page, number, line, output, folder, environment)
            if problem:
                wrong.append(problem)
        clean(folder, kept)
        for line in skipped + [page]:
            count += 1
            print(f"{'not ok' if wrong and line == page else 'ok'} {count} - {line}")
        for problem in wrong:
            print("\n".join("# " + row for row in problem.split("\n")))
        failed += bool(wrong)
    unused = set(left_out) - used if is_whole else set()
    for pattern in unused:
        print(f"# not_run.txt: no page has a command for {left_out[pattern]}")
    print(f"{'not ok' if unused else 'ok'} {count + 1} - every line of not_run.txt is about a command")
    print(f"# {ran} commands were run\n1..{count + 1}")
    return 1 if failed or unused else 0


sys.exit(main())

# SPDX-License-Identifier: MIT
# control.py UNCORE SCENARIO CASE: directs uncore stat --control through real FIFOs and files, and checks what it answers
# and counts. The scenario counts 500000000 events a second on socket 0, so the count says for how long it counted. An
# order is carried out between its sending and its ack: this gives bounds for that time, however slow the machine is.
import json, os, select, signal, subprocess, sys, tempfile, time

uncore, scenario, case = sys.argv[1:]
folder = tempfile.TemporaryDirectory()
fifo, ack = (os.path.join(folder.name, name) for name in ("fifo", "ack"))
os.mkfifo(fifo)
os.mkfifo(ack)
RATE = 0.5  # events a nanosecond
ROUNDED = 100  # events: each of 8 channels counts whole ones
now = time.monotonic
signal.alarm(120)  # a case that waits for what never comes ends


class Moment:
    """What happened at some time between two others."""

    def __init__(self, after, before=None):
        self.after, self.before = after, now() if before is None else before


class Length:
    """A length of time: at least, at most."""

    def __init__(self, begun=None, ended=None):
        self.least = max(0, ended.after - begun.before) if begun else 0
        self.most = ended.before - begun.after if begun else 0

    def __add__(self, other):
        both = Length()
        both.least, both.most = self.least + other.least, self.most + other.most
        return both

    def is_counted_by(self, *lines):
        """These lines have all that was counted in this time, and no more."""
        assert all(line["state"] == "ok" for line in lines), lines
        counted, took = sum(line["value"] for line in lines), sum(line["enabled_ns"] for line in lines)
        assert self.least * 1e9 <= took + 1 and took - 1 <= self.most * 1e9, (lines, self.least, self.most)
        assert self.least * 1e9 * RATE <= counted + ROUNDED and counted - ROUNDED <= self.most * 1e9 * RATE, (
            lines, self.least, self.most)


def start(*options, **more):
    return subprocess.Popen([uncore, "stat", "--sim", "ivt," + scenario, "-s", "0", "-e", "UNC_M_CAS_COUNT.RD",
                             "-f", "json", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def answer(file, wanted=b"ack\n\0", seconds=60):
    """Reads one ack, or finds that none comes."""
    ready, _, _ = select.select([file], [], [], seconds)
    got = os.read(file, len(wanted) or 1) if ready else b""
    assert got == wanted, got


def order(file, text, reply=None):
    begun = now()
    os.write(file, text)
    if reply is not None:
        answer(reply)
    return Moment(begun)


def lines_until(process, state):
    """The reports of intervals, until one is of this state."""
    lines = []
    for line in process.stdout:
        lines.append(json.loads(line))
        if lines[-1]["state"] == state:
            return lines
    assert False, lines


def end(process, status=0):
    out, err = process.stdout.read(), process.stderr.read()
    process.wait()
    assert process.returncode == status, (process.returncode, out, err)
    return [json.loads(line) for line in out.splitlines()], err


def channel():
    return os.open(fifo, os.O_RDWR), os.open(ack, os.O_RDWR)


def enable_and_disable():
    to, back = channel()
    process = start("--control", f"fifo:{fifo},{ack}", "--delay=-1")
    order(to, b"ping\n", back)
    time.sleep(0.1)
    enabled = order(to, b"enable\n", back)
    time.sleep(0.15)
    counted = Length(enabled, order(to, b"disable\n", back))
    time.sleep(0.15)
    enabled = order(to, b"enable\n", back)
    begun = now()
    order(to, b"enable\0disable\n", back)
    answer(back)
    counted += Length(enabled, Moment(begun))
    time.sleep(0.05)
    order(to, b"stop\n", back)
    [line], err = end(process)
    assert err == "", err
    counted.is_counted_by(line)
    assert line["time"] >= 0.4, line


def never_enabled():
    to, back = channel()
    process = start("--control", f"fifo:{fifo}", "-D", "-1", "-I", "50")
    time.sleep(0.2)
    order(to, b"stop\n")
    lines, _ = end(process, 1)
    assert len(lines) >= 1 and all(line["state"] == "none" and line["value"] is None for line in lines), lines


def intervals():
    to, back = channel()
    begun = now()
    process = start("--control", f"fifo:{fifo},{ack}", "-I", "50ms")
    order(to, b"ping\n", back)
    started = Moment(begun)
    lines = lines_until(process, "ok")
    counted = Length(started, order(to, b"disable\n", back))
    lines += lines_until(process, "none")
    enabled = order(to, b"enable\n", back)
    lines += lines_until(process, "ok")
    begun = now()
    order(to, b"stop\n", back)
    rest, _ = end(process)
    counted += Length(enabled, Moment(begun))
    lines += rest
    assert all(line["state"] in ("ok", "none") for line in lines), lines
    counted.is_counted_by(*(line for line in lines if line["state"] == "ok"))


def unknown_words():
    to, back = channel()
    process = start("--control", f"fifo:{fifo},{ack}")
    order(to, b"enable cycles\n\nsnapshot\n" + b"x" * 5000 + b"\n")
    answer(back, b"", 0.3)
    order(to, b"ping\n", back)
    order(to, b"stop\n", back)
    _, err = end(process)
    said = [line for line in err.splitlines() if "the commands are enable, disable, ping and stop, not " in line]
    assert len(said) == 3 and said[0].endswith("not enable cycles") and said[1].endswith("not snapshot"), err


def nobody_reads():
    """More acks than a pipe holds."""
    to = os.open(fifo, os.O_RDWR)
    process = start("--control", f"fifo:{fifo},{ack}")
    for _ in range(20):
        order(to, b"ping\n" * 800)
    order(to, b"stop\n")
    lines, err = end(process)
    assert err.count("acks could not be written: no program reads them") == 1, err
    assert lines[0]["state"] == "ok", lines


def open_files():
    """fd:N,M; the other end is closed while it counts."""
    his, to = os.pipe()
    back, his_ack = os.pipe()
    begun = now()
    process = start("--control", f"fd:{his},{his_ack}", pass_fds=(his, his_ack))
    os.close(his)
    os.close(his_ack)
    counted = Length(Moment(begun), order(to, b"disable\n", back))
    enabled = order(to, b"enable\n", back)
    os.close(to)
    said = process.stderr.readline()
    assert said.endswith("its other end is closed; the measurement goes on\n"), said
    time.sleep(0.2)
    assert process.poll() is None
    begun = now()
    process.send_signal(signal.SIGINT)
    [line], err = end(process)
    assert err == "", err
    (counted + Length(enabled, Moment(begun))).is_counted_by(line)


def closed_ack():
    """A pipe whose reader has gone gives SIGPIPE to programs that do not expect it."""
    his, to = os.pipe()
    back, his_ack = os.pipe()
    process = start("--control", f"fd:{his},{his_ack}", pass_fds=(his, his_ack))
    os.close(his_ack)
    os.close(back)
    order(to, b"ping\nping\nstop\n")
    _, err = end(process)
    assert err.count("acks could not be written") == 1, err


def interrupted():
    """Ctrl-C while it is disabled."""
    to, back = channel()
    begun = now()
    process = start("--control", f"fifo:{fifo},{ack}")
    order(to, b"ping\n", back)
    started = Moment(begun)
    time.sleep(0.1)
    counted = Length(started, order(to, b"disable\n", back))
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    [line], _ = end(process)
    counted.is_counted_by(line)
    assert line["time"] >= line["enabled_ns"] / 1e9 + 0.09, line


def command():
    """A command that tells stat when to count."""
    to, back = channel()
    script = f"sleep 0.1; echo enable >{fifo}; head -c 5 {ack} >/dev/null; sleep 0.1; exit 3"
    begun = now()
    process = start("--control", f"fifo:{fifo},{ack}", "-D", "-1", "--", "sh", "-c", script)
    _, err = end(process, 3)
    counted = Length()
    counted.least, counted.most = 0.1, now() - begun - 0.1
    counted.is_counted_by(json.loads(err))
    assert json.loads(err)["time"] - json.loads(err)["enabled_ns"] / 1e9 >= 0.1, err


def waiting():
    """A process that ends when its input does."""
    return subprocess.Popen(["cat"], stdin=subprocess.PIPE)


def pid():
    """Ends with the last of the processes; none of them is a child of stat."""
    short, long = waiting(), waiting()
    begun = now()
    process = start("--pid", f"{short.pid},{long.pid}", "-D", "100ms", "-I", "20")
    lines = lines_until(process, "ok")
    short.stdin.close()
    # Nobody waits for it: it is a zombie, and has ended all the same.
    os.waitid(os.P_PID, short.pid, os.WEXITED | os.WNOWAIT)
    lines += lines_until(process, "ok")
    counting = now()
    time.sleep(0.1)
    slept = now() - counting
    long.stdin.close()
    rest, err = end(process)
    counted = Length()
    counted.least, counted.most = slept, now() - begun - 0.1
    assert short.poll() == 0 and long.wait() == 0
    counted.is_counted_by(*lines, *rest)
    assert err.splitlines() == ["uncore stat: --pid: uncore counters count the whole machine, not only a process, "
                                "here until the process ends"], err


def pid_interrupted():
    long = waiting()
    begun = now()
    process = start("-p", str(long.pid), "-I", "20")
    assert "--pid" in process.stderr.readline()
    lines = lines_until(process, "ok")
    process.send_signal(signal.SIGINT)
    rest, _ = end(process)
    assert long.poll() is None, "stat must not end a process that it did not start"
    long.kill()
    long.wait()
    counted = Length()
    counted.most = now() - begun
    counted.is_counted_by(*lines, *rest)


globals()[case]()

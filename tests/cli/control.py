# SPDX-License-Identifier: MIT
# control.py UNCORE SCENARIO CASE: directs uncore stat --control through real FIFOs and files, and checks what it answers
# and counts. The scenario counts 500000000 events a second on socket 0, so the count says for how long it counted.
import json, os, select, signal, subprocess, sys, tempfile, time

uncore, scenario, case = sys.argv[1:]
folder = tempfile.TemporaryDirectory()
fifo, ack = (os.path.join(folder.name, name) for name in ("fifo", "ack"))
os.mkfifo(fifo)
os.mkfifo(ack)
RATE = 0.5  # events a nanosecond


def start(*options, **more):
    return subprocess.Popen([uncore, "stat", "--sim", "ivt," + scenario, "-s", "0", "-e", "UNC_M_CAS_COUNT.RD",
                             "-f", "json", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def answer(file, wanted=b"ack\n\0", seconds=10):
    """Reads one ack, or finds that none comes."""
    ready, _, _ = select.select([file], [], [], seconds)
    got = os.read(file, len(wanted) or 1) if ready else b""
    assert got == wanted, got


def order(file, text, reply=None):
    os.write(file, text)
    if reply is not None:
        answer(reply)


def end(process, status=0):
    out, err = process.communicate(timeout=30)
    assert process.returncode == status, (process.returncode, out, err)
    return [json.loads(line) for line in out.splitlines()], err


def counts_its_time(line, least, most):
    """All that was counted, and only that, is in the time that the line gives."""
    assert line["state"] == "ok", line
    assert least <= line["enabled_ns"] / 1e9 <= most, (line, least, most)
    # Counters are read one after the other, on a machine that may be busy. 10000000 events are 20 ms.
    assert abs(line["value"] - RATE * line["enabled_ns"]) <= 0.1 * line["value"] + 10000000, line


def channel():
    return os.open(fifo, os.O_RDWR), os.open(ack, os.O_RDWR)


def enable_and_disable():
    to, back = channel()
    process = start("--control", f"fifo:{fifo},{ack}", "--delay=-1")
    order(to, b"ping\n", back)
    time.sleep(0.1)
    begun = time.monotonic()
    order(to, b"enable\n", back)
    time.sleep(0.15)
    order(to, b"disable\n", back)
    counted = time.monotonic() - begun
    time.sleep(0.15)
    begun = time.monotonic()
    order(to, b"enable\n", back)
    order(to, b"enable\0disable\n", back)
    answer(back)
    counted += time.monotonic() - begun
    time.sleep(0.05)
    order(to, b"stop\n", back)
    [line], err = end(process)
    assert err == "", err
    counts_its_time(line, 0.15, counted)
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
    process = start("--control", f"fifo:{fifo},{ack}", "-I", "50ms")
    order(to, b"ping\n", back)
    time.sleep(0.12)
    order(to, b"disable\n", back)
    time.sleep(0.3)
    order(to, b"enable\n", back)
    time.sleep(0.12)
    order(to, b"stop\n", back)
    lines, _ = end(process)
    assert any(line["state"] == "none" for line in lines), lines
    good = [line for line in lines if line["state"] == "ok"]
    assert len(good) >= 2, lines
    for line in good:
        counts_its_time(line, 0, 5)


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
    process = start("--control", f"fd:{his},{his_ack}", "-t", "600", pass_fds=(his, his_ack))
    os.close(his)
    os.close(his_ack)
    order(to, b"disable\n", back)
    order(to, b"enable\n", back)
    os.close(to)
    lines, err = end(process)
    assert err.count("its other end is closed; the measurement goes on") == 1, err
    assert lines[0]["time"] >= 0.6, lines
    counts_its_time(lines[0], 0.1, 5)


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
    process = start("--control", f"fifo:{fifo},{ack}")
    order(to, b"ping\n", back)
    time.sleep(0.1)
    order(to, b"disable\n", back)
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    [line], _ = end(process)
    counts_its_time(line, 0.1, line["time"] - 0.09)


def command():
    """A command that tells stat when to count."""
    to, back = channel()
    script = f"sleep 0.1; echo enable >{fifo}; head -c 5 {ack} >/dev/null; sleep 0.1; exit 3"
    process = start("--control", f"fifo:{fifo},{ack}", "-D", "-1", "--", "sh", "-c", script)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 3, (process.returncode, out, err)
    counts_its_time(json.loads(err), 0.1, 5)
    assert json.loads(err)["time"] - json.loads(err)["enabled_ns"] / 1e9 >= 0.1, err


def pid():
    """Ends with the last of the processes; none of them is a child of stat."""
    short = subprocess.Popen(["sleep", "0.1"])
    long = subprocess.Popen(["sleep", "1"])
    process = start("--pid", f"{short.pid},{long.pid}", "-D", "100ms")
    begun = time.monotonic()
    [line], err = end(process)
    # Nobody has waited for them: they are zombies, and have ended all the same.
    assert short.poll() == 0 and long.poll() == 0
    counts_its_time(line, 0.01, 0.95)
    assert err.splitlines() == ["uncore stat: --pid: uncore counters count the whole machine, not only a process, "
                                "here until the process ends"], err
    assert time.monotonic() - begun < 10


def pid_interrupted():
    long = subprocess.Popen(["sleep", "30"])
    process = start("-p", str(long.pid))
    assert "--pid" in process.stderr.readline()
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    [line], _ = end(process)
    assert long.poll() is None, "stat must not end a process that it did not start"
    long.kill()
    long.wait()
    counts_its_time(line, 0.01, 5)


globals()[case]()

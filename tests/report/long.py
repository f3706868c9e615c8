# SPDX-License-Identifier: MIT
"""
Gives uncore report more samples than it has bins, through a pipe, and computes from the same samples what its page must
show.

usage: long.py numbers UNCORE PAGE SAMPLES    totals, means, extremes, percentile, coverage, and what bins of several
                                              samples show in charts and tables
       long.py memory UNCORE PAGE SAMPLES     two times the samples take no more memory, and less than 64 MiB
"""
import json
import math
import re
import resource
import subprocess
import sys

MIB = 1 << 20


class Series:
    def __init__(self):
        self.values, self.seconds, self.times, self.lines = [], [], [], 0
        self.total, self.absent = 0, 0


def length_of(k):
    return 0.02 if k % 7 == 0 else 0.01


def value_of(k, socket, count):
    """None: stolen. More than 2^53 in all, so that a sum of doubles loses digits."""
    if socket and 0.3 * count < k < 0.4 * count:
        return None
    level = 4 + math.sin(12 * k / count + socket) + (k * 7919 % 101) / 100
    if k % (count // 11) == count // 22:
        level *= 2 + socket
    if k % (count // 7) == count // 14:
        level = 1 + socket
    return int(level * 1e11 * length_of(k) * 100) + k % 97


def lines(count):
    time = 0
    for k in range(count):
        time += 100 * length_of(k)
        for socket in (0, 1):
            # One line in 1000 is missing.
            if socket and k % 1000 == 500:
                continue
            yield k, round(time / 100, 2), length_of(k), socket, value_of(k, socket, count)


def feed(pipe, count, series):
    text = []
    for k, time, seconds, socket, value in lines(count):
        state = "ok" if value is not None else "stolen"
        text.append(
            f'{{"schema":1,"time":{time},"seconds":{seconds},"platform":"p","event":"E","box":"b","socket":{socket},'
            f'"state":"{state}","value":{"null" if value is None else value},"unit":"events"}}\n'
        )
        if len(text) == 4096:
            pipe.write("".join(text).encode())
            text = []
        if series is None:
            continue
        one = series[socket]
        one.lines += 1
        if value is None:
            one.absent += 1
        else:
            one.total += value
            one.values.append(value / seconds)
            one.seconds.append(seconds)
            one.times.append(time)
    pipe.write("".join(text).encode())


def report(uncore, page, count, series=None):
    """The largest resident memory of all children until now, in bytes."""
    with subprocess.Popen([uncore, "report", "-", "-o", page], stdin=subprocess.PIPE) as child:
        feed(child.stdin, count, series)
        child.stdin.close()
        assert child.wait() == 0
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024


def memory(uncore, page, count):
    small = report(uncore, page, count)
    large = report(uncore, page, 2 * count)
    print(f"{2 * count} lines: {small / MIB:.1f} MiB, {4 * count} lines: {large / MIB:.1f} MiB")
    assert small < 64 * MIB and large < small + 4 * MIB


def check_summary(text, series, count):
    rows = re.findall(r'<tr><th scope="row">socket (\d).*?</tr>', text)
    assert rows == ["0", "1"], rows
    excess = float(re.search(r"the column 95&nbsp;% is at most ([\d.e-]+)&nbsp;% too high", text).group(1)) / 100
    assert 0 < excess < 0.05, excess
    for socket, row in enumerate(re.findall(r'<tr><th scope="row">socket \d.*?</tr>', text)):
        one = series[socket]
        mean, low, high, most95, last, total = (float(data) for data in re.findall(r'<data value="([^"]*)"', row))
        assert total == float(one.total), f"socket {socket}: total {total}, not {one.total}"
        wanted = math.fsum(v * s for v, s in zip(one.values, one.seconds)) / math.fsum(one.seconds)
        assert math.isclose(mean, wanted, rel_tol=1e-12), f"socket {socket}: mean {mean}, not {wanted}"
        assert (low, high, last) == (min(one.values), max(one.values), one.values[-1]), row
        exact = sorted(one.values)[math.ceil(0.95 * len(one.values)) - 1]
        assert exact <= most95 <= exact * (1 + 1.02 * excess), f"socket {socket}: {most95} is not {exact}"
        assert f"<td>{len(one.values)} of {count}" in row, row
    assert f"<b>no line</b> in {count - series[1].lines} of {count} samples" in text
    assert f"<b>stolen</b> in {series[1].absent} of {count} samples" in text


def check_values(text, series):
    """A row is the mean of the samples since the row before, and says how many of them are missing."""
    caption = re.search(r"a row is the mean of (\d+) samples", text)
    rows = re.findall(r'<tr><th scope="row">([\d.]+)</th>(.*?)</tr>', text)
    assert 100 <= len(rows) <= 200, len(rows)
    scale = {"G": 1e9, "T": 1e12}[re.search(r"<caption>E in (.) events/s over time", text).group(1)]
    at, samples = [0, 0], int(caption.group(1))
    for number, (until, cells) in enumerate(rows):
        for socket, cell in enumerate(re.findall(r"<td[^>]*>(.*?)</td>", cells)):
            one, first = series[socket], at[socket]
            while at[socket] < len(one.times) and one.times[at[socket]] <= float(until) + 0.001:
                at[socket] += 1
            part = slice(first, at[socket])
            if first == at[socket]:
                assert cell == "stolen", cell
                continue
            shown, _, rest = cell.partition(" ")
            wanted = math.fsum(v * s for v, s in zip(one.values[part], one.seconds[part])) / math.fsum(one.seconds[part])
            assert math.isclose(float(shown) * scale, wanted, rel_tol=6e-4), (until, cell, wanted)
            if number + 1 < len(rows):
                missing = samples - (at[socket] - first)
                assert rest == (f"<small>({at[socket] - first} of {samples})</small>" if missing else ""), cell
    assert at == [len(one.times) for one in series]


def check_chart(text, series):
    """Each high and each low value is on the edge of a band; where nothing was measured is no line."""
    bands = re.findall(r'<title>socket (\d):.*?<path class="band" d="([^"]*)"', text, re.S)
    assert sorted(socket for socket, _ in bands) == ["0", "1"], bands
    ticks = [(float(top), float(tick)) for top, tick in re.findall(r'<span style="top:([\d.]+)%">([\d.]+)</span>', text)]
    scale = {"G": 1e9, "T": 1e12}[re.search(r"<caption>E in (.) events/s", text).group(1)]
    top = max(tick for _, tick in ticks) * scale
    for socket, band in bands:
        one = series[int(socket)]
        end = max(each.times[-1] for each in series)
        corners = [(int(x), int(y)) for x, y in re.findall(r"[ML](\d+) (\d+)", band)]
        order = sorted(range(len(one.values)), key=one.values.__getitem__)
        for at in order[-8:] + order[:5]:
            x, y = one.times[at] / end * 2000, 1000 - one.values[at] / top * 1000
            assert any(abs(cx - x) <= 12 and abs(cy - y) <= 1.01 for cx, cy in corners), (socket, x, y)
    stolen = [cx for cx, _ in corners_of(bands, "1") if 0.3 * 2000 + 12 < cx < 0.4 * 2000 - 12]
    assert not stolen, stolen


def corners_of(bands, wanted):
    return [(int(x), int(y)) for socket, band in bands if socket == wanted for x, y in re.findall(r"[ML](\d+) (\d+)", band)]


def numbers(uncore, page, count):
    series = [Series(), Series()]
    report(uncore, page, count, series)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    check_summary(text, series, count)
    check_values(text, series)
    check_chart(text, series)
    length = re.search(r"a point is the mean of ([\d.]+) s, and the band reaches from", text)
    assert math.isclose(float(length.group(1)), series[0].times[-1] / 300, rel_tol=1e-3), length


{"numbers": numbers, "memory": memory}[sys.argv[1]](sys.argv[2], sys.argv[3], int(sys.argv[4]))

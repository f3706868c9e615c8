#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Clients of uncore exporter, polite and hostile: client.py KIND PORT [ARGUMENT...]."""
import re
import socket
import sys
import threading
import time
import urllib.error
import urllib.request

OPENMETRICS = "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5"


def fetch(port, path="/metrics", accept=OPENMETRICS, method="GET", host="127.0.0.1"):
    """Returns the status, the type and the body."""
    request = urllib.request.Request(f"http://{host}:{port}{path}", headers={"Accept": accept}, method=method,
                                     data=b"a=b" if method == "POST" else None)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers["Content-Type"], answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["Content-Type"], error.read().decode()


def samples(text):
    """The samples of an exposition: series to value."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines}


def value(text, name):
    found = [number for series, number in samples(text).items() if series.split("{")[0] == name]
    return found[0] if found else None


def get(port, path="/metrics", accept="", method="GET", host="127.0.0.1"):
    status, kind, body = fetch(port, path, accept, method, host)
    print(status, kind)
    print(body, end="")


def until(port, name, wanted):
    """Scrapes until the family's first series has at least the value; prints the exposition."""
    for attempt in range(300):
        body = fetch(port)[2]
        found = value(body, name)
        if found is not None and found >= float(wanted):
            print(body, end="")
            return
        time.sleep(0.1)
    sys.exit(f"{body}{name} is {found} after 30 seconds")


def together(port, count="20"):
    """Many scrapes at once: those that show the same reading of the counters show the same counts."""
    bodies = [None] * int(count)

    def scrape(at):
        bodies[at] = fetch(port)[2]

    for turn in range(3):
        threads = [threading.Thread(target=scrape, args=(at,)) for at in range(len(bodies))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        by_reading = {}
        for body in bodies:
            counts = {series: number for series, number in samples(body).items() if "_bytes_total" in series}
            first = by_reading.setdefault(value(body, "uncore_mem_bw_total_bytes_total"), counts)
            if not counts or first != counts:
                sys.exit("scrapes of one reading differ")
        time.sleep(0.6)


def connect(port):
    return socket.create_connection(("127.0.0.1", int(port)), timeout=30)


def read_all(client):
    data = b""
    while True:
        try:
            more = client.recv(65536)
        except (ConnectionResetError, BrokenPipeError):
            return data
        if not more:
            return data
        data += more


def big(port):
    """A header without end is answered with an error, or the connection is closed: it is not stored."""
    client = connect(port)
    try:
        client.sendall(b"GET /metrics HTTP/1.1\r\nHost: a\r\n")
        for line in range(1000):
            client.sendall(b"X-Long: " + b"a" * 1000 + b"\r\n")
    except OSError:
        pass
    answer = read_all(client)
    if answer and not answer.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4")):
        sys.exit(f"a megabyte of headers is answered with {answer[:40]!r}")


def rubbish(port):
    """What is no HTTP gets an error or nothing, and the next client is served."""
    for text in (b"\x00" * 4096, b"\x16\x03\x01\x02\x00\x01\x00" + b"\xff" * 200, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                 b"GET " + b"/" * 20000 + b" HTTP/1.1\r\n\r\n", b"GET /metrics HTTP/1.1\r\nContent-Length: -5\r\n\r\n"):
        client = connect(port)
        try:
            client.sendall(text)
            client.shutdown(socket.SHUT_WR)
            answer = read_all(client)
        except OSError:
            answer = b""
        if answer and not answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 5", b"HTTP/1.0 4", b"HTTP/1.0 5")):
            sys.exit(f"{text[:20]!r} is answered with {answer[:40]!r}")
    if fetch(port)[0] != 200:
        sys.exit("the next client is not served")


def slow(port):
    """Connections that send a byte now and then are cut, and the counters are read meanwhile."""
    before = value(fetch(port)[2], "uncore_samples_total")
    clients = [connect(port) for each in range(60)]
    alive = set(clients)
    end = time.monotonic() + 60
    while alive and time.monotonic() < end:
        for client in list(alive):
            try:
                client.sendall(b"G")
                client.setblocking(False)
                if client.recv(10) == b"":
                    alive.discard(client)
            except BlockingIOError:
                pass
            except OSError:
                alive.discard(client)
        time.sleep(0.5)
    if alive:
        sys.exit(f"{len(alive)} slow connections are still open")
    after = value(fetch(port)[2], "uncore_samples_total")
    if after <= before:
        sys.exit("no counter was read while slow clients were connected")


def leave(port, count="100"):
    """Clients that go without waiting for their answer do no harm."""
    for each in range(int(count)):
        client = connect(port)
        client.sendall(b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n")
        client.close()
    if fetch(port)[0] != 200:
        sys.exit("the next client is not served")


REQUEST = b"GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n"


class Hostile(threading.Thread):
    """Keeps many connections, opens a new one for each that is closed, and does to them what KINDS says."""

    def __init__(self, port, begin, go_on, count=100):
        super().__init__(daemon=True)
        self.port, self.begin, self.go_on, self.count = port, begin, go_on, count
        self.clients, self.is_over, self.opened = [], False, 0

    def open(self):
        client = connect(self.port)
        client.setblocking(False)
        self.begin(client)
        self.opened += 1
        return client

    def replace(self, client):
        client.close()
        return self.open()

    def is_closed(self, client):
        try:
            self.go_on(client)
            return False
        except BlockingIOError:
            return False
        except OSError:
            return True

    def turn(self):
        for client in list(self.clients):
            if self.is_closed(client):
                self.clients[self.clients.index(client)] = self.replace(client)
        if len(self.clients) < self.count:
            self.clients += [self.open() for each in range(10)]

    def run(self):
        while not self.is_over:
            try:
                self.turn()
            except OSError:
                pass
            time.sleep(0.02)


def take(client):
    """Reads what is there; an error if the connection is closed."""
    if client.recv(65536) == b"":
        raise ConnectionResetError


def send_and_take(data):
    def act(client):
        client.sendall(data)
        take(client)
    return act


def send(data):
    return lambda client: client.sendall(data)


def leave_at_once(client):
    raise ConnectionResetError


KINDS = {
    "half": (send(b"G"), take),
    "slow": (send(b"GET /metrics HTTP/1.1\r\nX: "), send_and_take(b"a")),
    "leaving": (send(REQUEST), leave_at_once),
    "idle": (send(REQUEST), take),
    "deaf": (send(REQUEST * 50), lambda client: None),
    "pipelined": (send(REQUEST * 20), take),
}


def beside(port, kind):
    """Whatever hostile clients of the same address do, each of 50 scrapes is answered."""
    hostile = Hostile(port, *KINDS[kind])
    served = []

    def scrape():
        for each in range(10):
            try:
                status, _, body = fetch(port)
                served.append(status == 200 and value(body, "uncore_up") == 1)
            except OSError:
                pass
            time.sleep(0.05)

    hostile.start()
    while hostile.opened < hostile.count:
        time.sleep(0.02)
    scrapers = [threading.Thread(target=scrape) for each in range(5)]
    for scraper in scrapers:
        scraper.start()
    for scraper in scrapers:
        scraper.join()
    hostile.is_over = True
    hostile.join()
    if sum(served) != 50:
        sys.exit(f"{sum(served)} of 50 scrapes are served")


def pipelined(port):
    """All requests of one message are answered in one go: from the same reading of the counters, or a few."""
    client = connect(port)
    client.sendall(REQUEST * 20 + REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    readings = re.findall(rb"^uncore_samples_total{.*} (.*)$", read_all(client), re.M)
    if len(readings) != 21 or len(set(readings)) > 5:
        sys.exit(f"{len(readings)} of 21 requests are answered, from {len(set(readings))} readings")


def crowd(port, count="200"):
    """More whole requests at once than connections are allowed: each is answered."""
    clients = []
    for each in range(int(count)):
        clients.append(connect(port))
        clients[-1].sendall(REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    served = sum(read_all(client).startswith(b"HTTP/1.1 200") for client in clients)
    if served != len(clients):
        sys.exit(f"{served} of {count} are served")


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])

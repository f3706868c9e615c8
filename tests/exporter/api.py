# SPDX-License-Identifier: MIT
"""Asks a Prometheus that was started with --web.listen-address=127.0.0.1:0; its log says where it listens."""
import json
import pathlib
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


class Prometheus:
    def __init__(self, log, seconds):
        """Waiting for something fails after so many seconds."""
        self.log, self.seconds = pathlib.Path(log), seconds
        self.end = time.monotonic() + seconds
        found = self.until("Prometheus's address",
                           lambda: re.search(r"address=127\.0\.0\.1:([1-9]\d*)", self.log.read_text()))
        self.base = f"http://127.0.0.1:{found.group(1)}/api/v1/"

    def until(self, what, found):
        """Waits for a result that is true."""
        while True:
            result = found()
            if result:
                return result
            if time.monotonic() > self.end:
                sys.exit(f"{what}: not within {self.seconds} seconds; {self.log.read_text()[-2000:]}")
            time.sleep(0.5)

    def get(self, path, **arguments):
        """The answer's data, or the error's text."""
        url = self.base + path + "?" + urllib.parse.urlencode(arguments, doseq=True)
        try:
            with urllib.request.urlopen(url, timeout=30) as answer:
                return json.load(answer)["data"]
        except urllib.error.HTTPError as error:
            body = error.read().decode()
            # Before it is ready, Prometheus answers with a sentence.
            return json.loads(body)["error"] if body.startswith("{") else body or str(error)
        except OSError as error:
            return str(error)

    def query(self, text):
        """The series of an instant query: a list of (labels, value), or the error's text."""
        data = self.get("query", query=text)
        if isinstance(data, str):
            return data
        return [(each["metric"], float(each["value"][1])) for each in data["result"]]

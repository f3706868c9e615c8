# SPDX-License-Identifier: MIT
"""Machines, sessions and rows of the Python package. Counts come from the rates that a machine is given."""
import gc
import json
import math
import os
import signal
import subprocess
import sys
import threading
import time
import unittest
import unittest.mock

import uncore
from uncore import Traffic

UNCORE = os.environ["UNCORE_PROGRAM"]
LINE = 64  # bytes of a column access
READS = "UNC_M_CAS_COUNT.RD"


def two_sockets(**options):
    """8 channels of each socket: socket 0 reads 1e6 lines a second on each, socket 1 half as many."""
    return uncore.simulated("ivt", 2, [Traffic("UNC_M_CAS_COUNT.RD_REG", 1000000, socket=0),
                                       Traffic("UNC_M_CAS_COUNT.RD_REG", 500000, socket=1)], **options)


def uncodable(platform, event):
    """Why an event cannot be encoded by its name alone; None: it can."""
    try:
        platform.encode(event.name)
    except uncore.EventError as error:
        return error
    return None


class Machines(unittest.TestCase):
    def test_simulated(self):
        with uncore.machine("sim:ivt:2") as machine:
            self.assertEqual((machine.platform.id, len(machine.sockets), machine.is_simulated), ("ivt", 2, True))
            before = machine.now()
            machine.sleep(1.5)
            self.assertAlmostEqual(machine.now() - before, 1.5, places=9)
        with self.assertRaises(uncore.Error):
            machine.now()
        machine.close()

    def test_wrong(self):
        for where in ("ivt", "sim:", "sim:ivt:x", ""):
            with self.assertRaises(ValueError):
                uncore.machine(where)
        with self.assertRaises(uncore.NotFoundError):
            uncore.machine("sim:nix")
        with self.assertRaises(uncore.Error) as raised:
            uncore.simulated("ivt", traffic=[Traffic("NO_SUCH_EVENT", 1)])
        self.assertIn("NO_SUCH_EVENT", str(raised.exception))

    def test_here_is_found_or_said(self):
        try:
            uncore.machine("here").close()
        except uncore.Error as error:
            self.assertTrue(str(error))

    def test_real_clock(self):
        with uncore.simulated("ivt", clock="real") as machine:
            before = time.monotonic()
            machine.sleep(0.05)
            self.assertGreaterEqual(time.monotonic() - before, 0.05)


class Counting(unittest.TestCase):
    def test_exact_counts(self):
        with two_sockets() as machine, machine.session(events=READS) as session:
            machine.sleep(2)
            rows = session.read().rows()
            self.assertEqual([(row.socket, row.value, row.state, row.seen, row.expected) for row in rows],
                             [(0, 16000000, "ok", 8, 8), (1, 8000000, "ok", 8, 8)])
            self.assertEqual([row.rate for row in rows], [8000000, 4000000])
            self.assertEqual([row.value for row in session.total().rows("machine")], [24000000])
            each = session.total().rows("instance")
            self.assertEqual([(row.socket, row.instance, row.value) for row in each],
                             [(socket, channel, 2000000 >> socket) for socket in (0, 1) for channel in range(8)])

    def test_metric(self):
        with two_sockets() as machine, machine.session(metrics="MEM_BW_READS") as session:
            machine.sleep(0.5)
            row, = session.read().rows("machine")
            self.assertEqual((row.kind, row.name, row.unit, row.value), ("metric", "MEM_BW_READS", "bytes", 6e6 * LINE))
            self.assertEqual(row.rate, 12e6 * LINE)
            self.assertEqual(session.total().value("mem_bw_reads", socket=1), 2e6 * LINE)

    def test_intervals_add_up(self):
        with two_sockets() as machine, machine.session(events=READS) as session:
            readings = list(session.every(0.25, count=4))
            self.assertEqual([reading.value(READS) for reading in readings], [3000000] * 4)
            self.assertEqual([(reading.begin, reading.end) for reading in readings],
                             [(0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1)])
            self.assertEqual(session.total().value(READS), 12000000)

    def test_as_uncore_stat(self):
        done = subprocess.run([UNCORE, "stat", "--sim", "ivt:2", "-g", "memory", "-t", "1000", "--format", "json",
                               "--per-socket"], capture_output=True, text=True, check=True)
        theirs = {}
        for line in map(json.loads, done.stdout.splitlines()):
            if "metric" in line:
                theirs[line["metric"], line["socket"]] = line["value"]
        with uncore.machine("sim:ivt:2") as machine, machine.session(["memory"]) as session:
            machine.sleep(1)
            ours = {(row.name, row.socket): row.value for row in session.read().rows()}
        self.assertTrue(theirs)
        self.assertEqual(set(ours), set(theirs))
        for key, value in theirs.items():
            self.assertTrue(math.isclose(ours[key], value, rel_tol=1e-9), (key, ours[key], value))

    def test_all_groups_as_uncore_stat(self):
        compared = 0
        for id in ("skx", "icx", "jkt"):
            for group in uncore.platform(id).groups():
                # What happens on it varies with time: each begins with the first second.
                with uncore.machine(f"sim:{id}:2") as machine, machine.session(group.name) as session:
                    if session.passes > 1:
                        continue  # turns are not at the same moments
                    machine.sleep(1)
                    ours = {(row.name, row.socket): row.value for row in session.read().rows()}
                compared += self.agrees(id, group.name, ours)
        self.assertGreater(compared, 10)

    def agrees(self, id, group, ours):
        """Compares with the first second of the command, of another machine; gives how many values there were."""
        done = subprocess.run([UNCORE, "stat", "--sim", f"{id}:2", "-g", group, "-t", "1000", "--format", "json",
                               "--per-socket"], capture_output=True, text=True, check=False)
        rows = [row for row in map(json.loads, done.stdout.splitlines()) if "metric" in row or "event" in row]
        theirs = {(row.get("metric") or row.get("event"), row["socket"]): row["value"] for row in rows}
        self.assertEqual(set(ours), set(theirs))
        for key, value in theirs.items():
            self.assertTrue(ours[key] == value or math.isclose(ours[key], value, rel_tol=1e-9), (key, ours[key], value))
        return len(theirs)

    def test_unit_with_a_scale(self):
        for platform in uncore.platforms():
            codes = [platform.encode(event.name) for event in platform.events()
                     if event.is_programmable and not event.umasks and uncodable(platform, event) is None]
            scaled = next((code for code in codes if code.scale > 1), None)
            if scaled is not None:
                break
        machine = uncore.simulated(platform, traffic=[Traffic(str(scaled), 1000)])
        with machine, machine.session(events=str(scaled)) as session:
            machine.sleep(1)
            row, = session.read().rows("machine")
            self.assertEqual((row.unit, row.value), (scaled.unit, 1000 * scaled.scale * row.seen))

    def test_inputs_of_a_metric_count_together(self):
        with uncore.machine("sim:ivt:1") as machine:
            lib, added = uncore._sessions.library(), []

            def add(session, code, together, number):
                added.append(together)
                return lib.uncore_session_add(session, code, together, number)

            class Recorder:
                uncore_session_add = staticmethod(add)

                def __getattr__(self, name):
                    return getattr(lib, name)
            with unittest.mock.patch("uncore._sessions.library", Recorder):
                machine.session("memory", events=READS).close()
            self.assertEqual(added[-1], 0)
            self.assertNotIn(0, added[:-1])
            self.assertEqual(len(set(added[:-1])), 4)

    def test_chosen_sockets(self):
        with two_sockets() as machine, machine.session(events=READS, sockets=[1]) as session:
            machine.sleep(1)
            self.assertEqual([(row.socket, row.value) for row in session.read().rows()], [(1, 4000000)])
            with self.assertRaises(uncore.Error):
                machine.session(events=READS, sockets=[7])

    def test_parameter(self):
        name = next(each for each in uncore.platform("ivt").metrics() if each.parameters)
        with uncore.machine("sim:ivt:1") as machine:
            setting = f"{name.box}/{name.name}:{name.parameters[0]}=1"
            with machine.session(metrics=setting) as session:
                machine.sleep(1)
                row, = session.read().rows("machine")
                self.assertEqual(row.name, f"{name.name}:{name.parameters[0]}=1")
            for wrong in (f"{name.box}/{name.name}", setting + ",nix=2", setting + f",{name.parameters[0]}=2"):
                with self.assertRaises(ValueError):
                    machine.session(metrics=wrong)

    def test_passes(self):
        # A channel has four counters.
        events = ["UNC_M_CAS_COUNT.RD", "UNC_M_CAS_COUNT.WR", "UNC_M_ACT_COUNT.RD", "UNC_M_PRE_COUNT.PAGE_MISS",
                  "UNC_M_RPQ_INSERTS", "UNC_M_WPQ_INSERTS"]
        with uncore.machine("sim:ivt:1") as machine:
            with self.assertRaises(uncore.ConflictError) as raised:
                machine.session(events=events).start()
            self.assertIn("multiplex=True", str(raised.exception))
            with machine.session(events=events, multiplex=True) as session:
                self.assertEqual(session.passes, 2)
                session.sleep(1)
                rows = session.total().rows("machine")
                self.assertTrue(all(row.value and (row.share == 1 or 0.3 < row.share < 0.7) for row in rows), rows)
                self.assertTrue(any(row.share < 1 for row in rows))

    def test_not_measured_is_none(self):
        # Without traffic the latency divides by 0: that is no number, and not 0.
        with uncore.simulated("ivt") as machine, machine.session(metrics="AVG_INGRESS_LATENCY") as session:
            machine.sleep(1)
            row, = session.read().rows("machine")
            self.assertEqual((row.value, row.rate, row.state), (None, None, "none"))
            with self.assertRaises(uncore.UnmeasuredError):
                session.total().value("AVG_INGRESS_LATENCY")

    def test_unknown_words(self):
        with uncore.machine("sim:ivt:1") as machine:
            for words in ({"groups": "nix"}, {"metrics": "nix"}, {"events": "nix"}, {"events": READS, "via": "nix"},
                          {}):
                with self.assertRaises((LookupError, ValueError)):
                    machine.session(**words)
            with machine.session(events=READS) as session, self.assertRaises(LookupError):
                session.read().value("nix")
            with self.assertRaises(ValueError) as raised:
                machine.session(metrics="PCT_RD_REQUESTS")
            self.assertIn("BOX/PCT_RD_REQUESTS", str(raised.exception))

    def test_calls_out_of_order(self):
        with uncore.machine("sim:ivt:1") as machine:
            session = machine.session(events=READS)
            with self.assertRaises(uncore.Error) as raised:
                session.read()
            self.assertIn("start()", str(raised.exception))
            session.start()
            with self.assertRaises(uncore.Error):
                session.start()
            session.close()
            session.close()
            with self.assertRaises(uncore.Error):
                session.read()


class Frames(unittest.TestCase):
    def test_dicts(self):
        with two_sockets() as machine, machine.session(events=READS) as session:
            readings = list(session.every(0.1, count=3))
        dicts = uncore.dicts(readings)
        self.assertEqual(len(dicts), 6)
        json.dumps(dicts)
        self.assertEqual(dicts[0]["value"], 800000)

    def test_frame(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not there (make tools EVERY=1)")
        with two_sockets() as machine, machine.session(events=READS, metrics="AVG_INGRESS_LATENCY") as session:
            frame = uncore.frame(list(session.every(0.1, count=3)))
        self.assertIsInstance(frame, pandas.DataFrame)
        reads = frame[frame.name == READS]
        self.assertEqual(reads.groupby("socket").value.sum().to_dict(), {0: 2400000, 1: 1200000})
        unmeasured = frame[frame.state == "none"]
        self.assertTrue(len(unmeasured) and unmeasured.value.isna().all())


class Endings(unittest.TestCase):
    def reads(self, machine):
        """What another session counts in a second."""
        with machine.session(events=READS) as session:
            machine.sleep(1)
            return session.read().value(READS)

    def setUp(self):
        self.state = os.path.join(os.environ["SCRATCH"], self.id())

    def journals(self):
        """The journals of sessions that count, or that did not restore the registers."""
        return [name for name in os.listdir(self.state) if "journal" in name]

    def test_machine_closes_its_sessions(self):
        machine = uncore.machine("sim:ivt:1")
        session = machine.session(events=READS, state=self.state).start()
        self.assertEqual(len(self.journals()), 1)
        machine.close()
        self.assertEqual(self.journals(), [])
        with self.assertRaises(uncore.Error):
            session.read()

    def test_garbage(self):
        machine = two_sockets()
        session = machine.session(events=READS, state=self.state).start()
        self.assertEqual(len(self.journals()), 1)
        del session, machine
        gc.collect()
        self.assertEqual(self.journals(), [])

    def test_error_inside_with(self):
        with two_sockets() as machine:
            with self.assertRaises(ZeroDivisionError):
                with machine.session(events=READS):
                    1 / 0
            self.assertEqual(self.reads(machine), 12000000)

    def test_fork_leaves_the_parents_session(self):
        with two_sockets() as machine, machine.session(events=READS, state=self.state) as session:
            machine.sleep(1)
            child = os.fork()
            if child == 0:
                refused = False
                try:
                    session.read()
                except uncore.Error:
                    refused = True
                session.close()
                machine.close()
                os._exit(0 if refused else 1)
            self.assertEqual(os.waitpid(child, 0)[1], 0)
            self.assertEqual(len(self.journals()), 1)
            machine.sleep(1)
            self.assertEqual(session.total().value(READS), 24000000)

    def test_interrupt(self):
        program = ("import signal, uncore\nsignal.alarm(1)\n"
                   "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
                   "with uncore.simulated('ivt', clock='real') as machine:\n"
                   "    with machine.session(events='UNC_M_CAS_COUNT.RD') as session: machine.sleep(60)\n")
        before = time.monotonic()
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        self.assertIn("KeyboardInterrupt", done.stderr)
        self.assertLess(time.monotonic() - before, 30)

    def test_exit_with_an_open_session(self):
        program = "import uncore; s = uncore.machine('sim:ivt:1').session(events='UNC_M_CAS_COUNT.RD').start()"
        done = subprocess.run([sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class Threads(unittest.TestCase):
    def test_two_threads_one_machine(self):
        with two_sockets() as machine, machine.session(events=READS) as session:
            def work():
                for _ in range(200):
                    machine.sleep(0.001)
                    session.total()
            threads = [threading.Thread(target=work) for _ in range(4)]
            for each in threads:
                each.start()
            for each in threads:
                each.join()
            self.assertEqual(session.total().value(READS), 12000000 * 4 * 200 // 1000)

    def test_a_sleep_lets_others_run(self):
        with uncore.simulated("ivt", clock="real") as machine:
            sleeper = threading.Thread(target=machine.sleep, args=(0.5,))
            sleeper.start()
            begun = time.monotonic()
            with machine.session(events=READS) as session:
                session.read()
            self.assertLess(time.monotonic() - begun, 0.4)
            sleeper.join()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    unittest.main()

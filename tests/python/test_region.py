# SPDX-License-Identifier: MIT
"""Regions of the Python package. Counts are those of a session in the same time of the same machine."""
import os
import subprocess
import sys
import threading
import unittest

import uncore
from uncore import region, regions


def interval(*seconds):
    """What a session counts in the last of several intervals of the example machine."""
    with uncore.machine("sim:ivt:2") as machine, machine.session(metrics="MEM_BW_TOTAL") as session:
        for each in seconds:
            machine.sleep(each)
            reading = session.read()
        return reading.value("MEM_BW_TOTAL")


def under_stat(program):
    return subprocess.run([os.environ["UNCORE_PROGRAM"], "stat", "-r", "--sim", "ivt:2", "-M", "MEM_BW_TOTAL", "--all",
                           "--", sys.executable, "-c", program], capture_output=True, text=True, check=False)


class Regions(unittest.TestCase):
    def test_nothing_counts(self):
        with region("nothing"):
            pass
        self.assertEqual(region("f")(lambda value: value + 1)(1), 2)

    def test_exact(self):
        with regions("sim:ivt:2", "-M MEM_BW_TOTAL --all") as counted:
            counted.sleep(0.3)
            with region("inside"):
                counted.sleep(0.2)
            counted.sleep(0.5)
            row, = counted.rows()
        self.assertEqual((row.region, row.calls, row.unended, row.item, row.socket, row.unit, row.state),
                         ("inside", 1, 0, "MEM_BW_TOTAL", None, "bytes", "ok"))
        self.assertAlmostEqual(row.seconds, 0.2, places=9)
        self.assertEqual(row.value, interval(0.3, 0.2))
        self.assertEqual(row.rate, row.value / row.seconds)

    def test_decorator_and_nesting(self):
        with regions("sim:ivt:2", "-M MEM_BW_TOTAL --all") as counted:
            @region("inner")
            def work(seconds):
                """Works."""
                counted.sleep(seconds)
            with region("\u5916 outer"):
                work(0.1)
                work(0.1)
            rows = {row.region: row for row in counted.rows()}
        self.assertEqual(work.__doc__, "Works.")
        self.assertEqual([rows[name].calls for name in ("\u5916 outer", "inner")], [1, 2])
        self.assertEqual(rows["\u5916 outer"].value, rows["inner"].value)

    def test_exception_ends_the_region(self):
        with regions("sim:ivt:2", "-M MEM_BW_TOTAL --all") as counted:
            with self.assertRaises(ZeroDivisionError), region("left"):
                counted.sleep(0.1)
                1 / 0
            row, = counted.rows()
        self.assertEqual((row.calls, row.unended), (1, 0))

    def test_threads_are_one_region(self):
        with regions("sim:ivt:2", "-M MEM_BW_TOTAL --all") as counted:
            gate = threading.Barrier(5)

            def inside():
                with region("together"):
                    gate.wait()
                    gate.wait()
            threads = [threading.Thread(target=inside) for _ in range(4)]
            for each in threads:
                each.start()
            gate.wait()
            counted.sleep(0.4)
            gate.wait()
            for each in threads:
                each.join()
            row, = counted.rows()
        self.assertEqual(row.calls, 4)
        self.assertAlmostEqual(row.seconds, 0.4, places=9)
        self.assertEqual(row.value, interval(0.4))

    def test_report_and_dicts(self):
        with regions("sim:ivt:2", "-M MEM_BW_TOTAL --all") as counted:
            with region("named"):
                counted.sleep(0.1)
            self.assertIn("named", counted.report())
            self.assertIn("named", counted.report("csv"))
            self.assertEqual([row["region"] for row in counted.dicts()], ["named"])
            with self.assertRaises(uncore.Error):
                counted.report("nix")

    def test_errors(self):
        with self.assertRaises(uncore.Error) as raised:
            regions("sim:ivt:2", "-M NO_SUCH_METRIC")
        self.assertIn("NO_SUCH_METRIC", str(raised.exception))
        with self.assertRaises(uncore.Error):
            regions("nix", "-g memory")
        with regions("sim:ivt:2", "-M MEM_BW_TOTAL"):
            with self.assertRaises(uncore.Error):
                regions("sim:ivt:2", "-M MEM_BW_TOTAL")
            with self.assertRaises(uncore.Error):
                region("").__enter__()

    def test_under_stat(self):
        program = "from uncore import region\nfor _ in range(3):\n    with region('loop'): pass\n"
        done = under_stat(program)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("loop", done.stdout + done.stderr)

    def test_own_measurement_inside_of_stat(self):
        program = ("from uncore import region, regions\n"
                   "with regions('sim:ivt:1', '-M MEM_BW_READS') as counted:\n"
                   "    with region('mine'): counted.sleep(0.01)\n"
                   "    print(sorted({(row.region, row.item) for row in counted.rows()}))\n")
        done = under_stat(program)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("[('mine', 'MEM_BW_TOTAL')]", done.stdout)


if __name__ == "__main__":
    unittest.main()

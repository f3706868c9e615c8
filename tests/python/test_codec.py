# SPDX-License-Identifier: MIT
"""Platforms, encode, decode and search of the Python package, compared with what the command prints."""
import json
import os
import subprocess
import unittest
import unittest.mock

import uncore

UNCORE = os.environ["UNCORE_PROGRAM"]


def said(*words):
    done = subprocess.run([UNCORE, *words, "--format", "json"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


class Platforms(unittest.TestCase):
    def test_all_of_the_command(self):
        listed = {row["platform"]: row["title"] for row in said("list", "platforms")["platforms"]}
        self.assertEqual({each.id: each.title for each in uncore.platforms()}, listed)

    def test_events_and_umasks(self):
        for id in ("ivt", "skx", "p6"):
            rows = said("list", "events", "-p", id)["events"]
            rows += [row for row in said("list", "events", "-u", "-p", id)["events"] if row["umask"]]
            events = uncore.platform(id).events()
            ours = [(each.name, each.box, each.text) for each in events]
            ours += [(f"{each.name}.{umask.name}", each.box, umask.text) for each in events for umask in each.umasks]
            self.assertEqual(sorted(ours), sorted((row["name"], row["box"], row["text"]) for row in rows))

    def test_metrics(self):
        listed = [(row["name"], row["box"], row["unit"], row["formula"] or "", row["passes"] or 0)
                  for row in said("list", "metrics", "-p", "ivt")["metrics"]]
        ours = [(each.name, each.box, each.unit, each.formula, 0 if each.why_not else each.passes)
                for each in uncore.platform("ivt").metrics()]
        self.assertEqual(sorted(ours), sorted(listed))

    def test_groups(self):
        listed = {row["name"]: row["question"] for row in said("list", "groups", "-p", "ivt")["groups"]}
        ours = {each.name: each.question for each in uncore.platform("ivt").groups()}
        self.assertEqual(ours, listed)
        memory = next(each for each in uncore.platform("ivt").groups() if each.name == "memory")
        self.assertIn("imc/MEM_BW_TOTAL", memory.metrics)

    def test_unknown_platform_names_the_others(self):
        with self.assertRaises(uncore.NotFoundError) as raised:
            uncore.platform("nix")
        self.assertIn("ivt", str(raised.exception))

    def test_tables_of_a_file(self):
        made = os.path.join(os.environ["SCRATCH"], "toy.tables")
        subprocess.run([os.environ["UNCOREGEN"], "generate", "--quiet", "--spec", "tests/consumers/own_spec/spec",
                        "--tables", made], check=True)
        platforms = uncore.PlatformSet([made])
        self.assertEqual(platforms["toy"].encode("UNC_D_TRANSFERS.READ").control, 0x121)
        self.assertIn("ivt", [each.id for each in platforms])
        with self.assertRaises(uncore.Error) as raised:
            uncore.platforms(["Makefile"])
        self.assertIn("Makefile", str(raised.exception))


    def test_tables_of_another_build_are_refused(self):
        load = uncore._library.library
        load.cache_clear()
        with unittest.mock.patch("uncore._library.UNCORE_TABLE_ABI", 1):
            with self.assertRaises(uncore.LibraryError) as raised:
                uncore.version()
        load.cache_clear()
        self.assertIn("install both from one build", str(raised.exception))


class Encode(unittest.TestCase):
    def test_values_of_the_manual(self):
        # 329468-002: event 0x35, umask 0x1; the opcode of DRd is 0x182, in bits 28:20 of filter 1.
        code = uncore.platform("ivt").encode("UNC_C_TOR_INSERTS.OPCODE,opc=DRd")
        self.assertEqual(code.control, 0x135)
        self.assertEqual([(each.register, each.value) for each in code.filters], [("cbo.box_filter1", 0x182 << 20)])
        self.assertEqual((code.box, code.instance, code.event), ("cbo", None, "UNC_C_TOR_INSERTS"))
        self.assertEqual(code.umasks, ["OPCODE"])
        self.assertEqual(str(code), "UNC_C_TOR_INSERTS.OPCODE,opc=DRd")
        self.assertEqual(uncore.platform("ivt").encode("cbo3:UNC_C_CLOCKTICKS").instance, 3)

    def test_other_tools_as_the_command(self):
        code = uncore.platform("ivt").encode("UNC_M_CAS_COUNT.RD")
        for form, made in (("perf", code.perf()), ("libpfm", code.libpfm()), ("likwid", code.likwid())):
            done = subprocess.run([UNCORE, "encode", "-p", "ivt", "-f", form, "UNC_M_CAS_COUNT.RD"], check=True,
                                  capture_output=True, text=True)
            self.assertIn(made, done.stdout)

    def test_unit(self):
        for id in ("ivt", "skx", "spr", "gnr"):
            platform = uncore.platform(id)
            units = {platform.encode(each.name).unit for each in platform.events()
                     if each.is_programmable and not each.umasks and not each.name.startswith("UNC_C_TOR")
                     and self.encodes(platform, each.name)}
            self.assertIn("events", units)

    @staticmethod
    def encodes(platform, name):
        try:
            return platform.encode(name)
        except uncore.EventError:
            return None

    def test_error_says_where(self):
        with self.assertRaises(uncore.EventError) as raised:
            uncore.platform("ivt").encode("UNC_M_CAS_COUNT.RD,threshh=1")
        error = raised.exception
        self.assertEqual(error.expression[error.column - 1:error.column - 1 + error.length], "threshh")
        self.assertIn("thresh", error.hint)
        self.assertEqual(error.word, "UNCORE_E_NOENT")
        self.assertIsInstance(error, (LookupError, ValueError))

    def test_column_counts_characters(self):
        with self.assertRaises(uncore.EventError) as raised:
            uncore.platform("ivt").encode("UNC_M_CAS_COUNT.R\u00c4D")
        self.assertEqual((raised.exception.column, raised.exception.length), (18, 1))

    def test_ignored_filter(self):
        platform = uncore.platform("ivt")
        with self.assertRaises(uncore.EventError):
            platform.encode("UNC_C_CLOCKTICKS,opc=DRd")
        self.assertIn("opc", platform.encode("UNC_C_CLOCKTICKS,opc=DRd", allow_ignored=True).warning)


class Decode(unittest.TestCase):
    def test_fields_as_the_command(self):
        theirs = said("decode", "-p", "ivt", "cbo.ctl0", "0x400135")
        ours = uncore.platform("ivt").decode("cbo.ctl0", 0x400135)
        self.assertEqual((ours.register, ours.value), ("cbo.ctl0", 0x400135))
        self.assertEqual([(None if each.is_reserved else each.id, each.low, each.low + each.width - 1, hex(each.value))
                          for each in ours.fields],
                         [(each["field"], each["lo"], each["hi"], each["value"]) for each in theirs["fields"]])

    def test_event_with_filter(self):
        decoded = uncore.platform("ivt").decode("C3_MSR_PMON_CTL0", 0x400135, {"cbo.box_filter1": 0x18200000})
        self.assertEqual(str(decoded.event), "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd")
        self.assertIsNone(uncore.platform("ivt").decode("cbo.box_filter1", 0).event)

    def test_wrong(self):
        platform = uncore.platform("ivt")
        with self.assertRaises(uncore.NotFoundError) as raised:
            platform.decode("cbo.nix", 0)
        self.assertIn("cbo.nix", str(raised.exception))
        with self.assertRaises(uncore.Error) as wide:
            platform.decode("cbo.ctl0", 1 << 40)
        self.assertIn("wider", str(wide.exception))

    def test_amount(self):
        ratio = uncore.platform("skx").decode("ufs.limit", 28)
        self.assertIn((2800000000, "cycles/seconds"), [(each.amount, each.unit) for each in ratio.fields])


class Search(unittest.TestCase):
    def test_as_the_command(self):
        theirs = said("search", "-p", "ivt", "-N", "5", "memory", "bandwidth")["rows"]
        ours = uncore.search("memory", "bandwidth", platform="ivt", count=5)
        self.assertEqual([each.name for each in ours], [each["name"] for each in theirs])
        self.assertEqual([each.platforms for each in ours], [("ivt",)] * len(ours))
        self.assertEqual(ours, uncore.search("memory bandwidth", platform="ivt", count=5))

    def test_nothing_and_wrong(self):
        with self.assertRaises(uncore.Error) as raised:
            uncore.search("memory", platform="nix")
        self.assertIn("nix", str(raised.exception))

    def test_no_program(self):
        os.environ["UNCORE_PROGRAM"] = "/nix/uncore"
        try:
            with self.assertRaises(uncore.NotFoundError) as raised:
                uncore.search("memory")
        finally:
            os.environ["UNCORE_PROGRAM"] = UNCORE
        self.assertIn("UNCORE_PROGRAM", str(raised.exception))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: MIT
"""Checks that the boxes of an example machine agree with each other: what one socket sends another receives, misses of
the cache are reads of memory, times in states add up. It knows what the events mean, and nothing of the data that the
example is made of. usage: traffic.py UNCORE"""
import json
import subprocess
import sys

# One round of the slow variation, so that means are those of the whole machine: 64 slices of 2^28 ns.
ROUND = str(64 * 2**28 // 1000000)
PLATFORMS = ("jkt", "ivt", "hsx", "bdx", "skx", "clx")
MESH = ("skx", "clx")
# Those of several dies, and their cores.
CHIPLETS = {"gnr": 128, "srf": 144, "cwf": 288, "spr": 60, "emr": 64}
# Of these, a channel has no subchannels with events of their own, and a package one power unit.
WHOLE = ("spr", "emr")
# Those of that generation for one socket.
SINGLE = ("grr",)
# One socket, with a fast memory in the package that is a cache of the other.
TWO_MEMORIES = ("knl",)
# One die, requests told apart by umasks alone, and its cores.
EXTENDED = {"icx": 40}
# The same for one socket.
ALONE = {"snr": 24}
# The memory of these is counted by fill victim index, and a router has the ports.
ROUTERS = {"nhmex": "PAGE_EMPTY", "wsmex": "PGT_PAGE_EV2.PAGE_EMPTY"}
BAD = SEEN = 0
KEPT = {}


def stat(platform, *arguments):
    ran = subprocess.run([sys.argv[1], "stat", "--sim", platform, "-f", "json"] + list(arguments), stdout=subprocess.PIPE, check=False)
    return ran.stdout


def count(platform, event, length=ROUND, sockets=2):
    """What each instance of each socket counts: [[...], [...]]. Each event is counted alone, so none takes turns."""
    key = (platform, event, length, sockets)
    if key not in KEPT:
        found = [[] for _ in range(sockets)]
        for line in stat("%s:%d" % (platform, sockets), "-t", length, "-e", event, "--per-instance").splitlines():
            row = json.loads(line)
            found[row["socket"]].append(row["value"])
        KEPT[key] = found
    return KEPT[key]


def tell(good, text):
    global BAD, SEEN
    SEEN += 1
    if not good:
        BAD += 1
        print(text)


def near(platform, what, left, right, percent):
    good = left > 0 and right > 0 and abs(left - right) <= max(left, right) * percent / 100
    tell(good, "%s: %s: %.6g and %.6g differ by more than %g %%" % (platform, what, left, right, percent))


def most(platform, what, part, whole):
    tell(0 < part <= whole, "%s: %s: %.6g of %.6g" % (platform, what, part, whole))


class Machine:
    """Sums of a platform's events over instances: of a socket, or of the machine."""

    def __init__(self, platform):
        self.platform = platform

    def of(self, socket, *events):
        return sum(sum(count(self.platform, event)[socket]) for event in events)

    def all(self, *events):
        return self.of(0, *events) + self.of(1, *events)


# What the same thing is called. "": the platform does not count it alone.
def names(platform):
    if platform in MESH:
        return {
            "reads": ["UNC_CHA_REQUESTS.READS"], "writes": ["UNC_CHA_REQUESTS.WRITES"],
            "own": ["UNC_CHA_REQUESTS.READS_LOCAL"], "theirs": ["UNC_CHA_REQUESTS.READS_REMOTE"],
            "own writes": ["UNC_CHA_REQUESTS.WRITES_LOCAL"], "their writes": ["UNC_CHA_REQUESTS.WRITES_REMOTE"],
            "misses": ["UNC_CHA_TOR_INSERTS.IA_MISS"], "victims": ["UNC_CHA_LLC_VICTIMS.TOTAL_M"],
            "lookups": "UNC_CHA_LLC_LOOKUP.DATA_READ,state=LLC_I+SF_S+SF_E+SF_H+LLC_S+LLC_E+LLC_M+LLC_F",
            "missed": "UNC_CHA_LLC_LOOKUP.DATA_READ,state=LLC_I",
            "sent": ["UNC_UPI_TxL_FLITS.ALL_DATA"], "received": ["UNC_UPI_RxL_FLITS.ALL_DATA"], "flits of a line": 9,
            "protocol": ["UNC_UPI_TxL_FLITS.NON_DATA"], "protocol received": ["UNC_UPI_RxL_FLITS.NON_DATA"],
            "link clock": "UNC_UPI_CLOCKTICKS",
        }
    ring = {
        "reads": ["UNC_H_REQUESTS.READS"], "writes": ["UNC_H_REQUESTS.WRITES"],
        "own": ["UNC_H_REQUESTS.READS_LOCAL"], "theirs": ["UNC_H_REQUESTS.READS_REMOTE"],
        "own writes": ["UNC_H_REQUESTS.WRITES_LOCAL"], "their writes": ["UNC_H_REQUESTS.WRITES_REMOTE"],
        "misses": ["UNC_C_TOR_INSERTS.MISS_OPCODE,opc=%s" % each for each in ("DRd", "CRd", "RFO", "PrefData", "PrefRFO", "PrefCode")],
        "victims": ["UNC_C_LLC_VICTIMS.M_STATE"],
        "lookups": "UNC_C_LLC_LOOKUP.DATA_READ,state=%s" % ("0x1f" if platform == "jkt" else "0x3f"),
        "missed": "UNC_C_LLC_LOOKUP.DATA_READ,state=I",
        "sent": ["UNC_Q_TxL_FLITS_G0.DATA"], "received": ["UNC_Q_RxL_FLITS_G1.DRS_DATA"], "flits of a line": 8,
        "protocol": ["UNC_Q_TxL_FLITS_G0.NON_DATA"], "protocol received": ["UNC_Q_RxL_FLITS_G0.NON_DATA"],
        "link clock": "UNC_Q_CLOCKTICKS",
    }
    if platform in ("hsx", "bdx"):
        ring["protocol received"] = []
    if platform == "jkt":
        ring["own"] = ring["theirs"] = ring["own writes"] = ring["their writes"] = []
    return ring


def check_memory(platform, machine, name):
    for socket in (0, 1):
        place = "socket %d: " % socket
        reads, writes = machine.of(socket, "UNC_M_CAS_COUNT.RD"), machine.of(socket, "UNC_M_CAS_COUNT.WR")
        near(platform, place + "reads at the home agents and at the channels", machine.of(socket, *name["reads"]), reads, 2)
        near(platform, place + "writes at the home agents and at the channels", machine.of(socket, *name["writes"]), writes, 2)
        near(platform, place + "column accesses", machine.of(socket, "UNC_M_CAS_COUNT.ALL"), reads + writes, 0.01)
        most(platform, place + "pages closed for another", machine.of(socket, "UNC_M_PRE_COUNT.PAGE_MISS"), reads + writes)
        most(platform, place + "bytes of the channels", 64 * (reads + writes), sum(count(platform, "imc:fixed")[socket]) * 2 * 8)
        near(platform, place + "written lines and lines thrown out", machine.all(*name["victims"]), machine.all("UNC_M_CAS_COUNT.WR"), 3)
        if platform in MESH:
            near(platform, place + "reads of the mesh and the channels", machine.of(socket, "UNC_M2M_IMC_READS.ALL"), reads, 2)
            near(platform, place + "writes of the mesh and the channels", machine.of(socket, "UNC_M2M_IMC_WRITES.ALL"), writes, 2)


def check_cache(platform, machine, name):
    near(platform, "misses of the cache and reads of memory", machine.all(*name["misses"]), machine.all("UNC_M_CAS_COUNT.RD"), 4)
    most(platform, "data reads that miss", machine.all(name["missed"]), machine.all(name["lookups"]))
    for socket in (0, 1):
        if name["own"]:
            local = machine.of(socket, *name["own"]) + machine.of(1 - socket, *name["theirs"])
            near(platform, "misses of socket %d and what the home agents of both get of it" % socket,
                 machine.of(socket, *name["misses"]), local, 2)


def check_filters(platform, machine):
    """A filter lets a part of the requests through, and the parts add up. A node is where the memory is."""
    box = "UNC_CHA" if platform in MESH else "UNC_C"
    for kind in ("INSERTS", "OCCUPANCY"):
        event = "%s_TOR_%s." % (box, kind)
        if platform in MESH:
            near(platform, event + "IA_MISS_DRD by the target", machine.of(0, event + "IA_MISS_DRD"),
                 machine.of(0, event + "IA_MISS_DRD,target=LOC", event + "IA_MISS_DRD,target=REM"), 0.1)
            continue
        for what in ("MISS_OPCODE,opc=DRd", "MISS_OPCODE,opc=RFO", "OPCODE,opc=CRd", "ALL"):
            whole = [machine.of(socket, event + what) for socket in (0, 1)] if platform != "jkt" or what != "ALL" else None
            nodes = [[machine.of(socket, "%sNID_%s,nid=%d" % (event, what, 1 << node)) for node in (0, 1)] for socket in (0, 1)]
            for socket in (0, 1):
                if whole is not None:
                    near(platform, "%s%s of socket %d by node" % (event, what, socket), whole[socket], sum(nodes[socket]), 0.01)
                share = nodes[socket][1 - socket] / sum(nodes[socket])
                tell(0.1 < share < 0.3, "%s: %s%s of socket %d: %g go to the other node" % (platform, event, what, socket, share))
            if platform == "jkt" or (kind, what[:3]) == ("OCCUPANCY", "OPC"):
                continue
            for socket in (0, 1):
                for node, side in ((socket, "LOCAL"), (1 - socket, "REMOTE")):
                    umask = side if what == "ALL" else what.replace("OPCODE", side + "_OPCODE")
                    allowed = 25 if (kind, what[:4]) == ("OCCUPANCY", "MISS") else 0.01
                    near(platform, "%s%s of socket %d and its node" % (event, umask, socket), machine.of(socket, event + umask), nodes[socket][node], allowed)


def check_links(platform, machine, name):
    for socket in (0, 1):
        sent = machine.of(socket, *name["sent"])
        near(platform, "data that socket %d sends and the other receives" % socket, sent, machine.of(1 - socket, *name["received"]), 0.01)
        if name["protocol received"]:
            near(platform, "protocol that socket %d sends and the other receives" % socket,
                 machine.of(socket, *name["protocol"]), machine.of(1 - socket, *name["protocol received"]), 0.01)
        if name["theirs"]:
            lines = machine.of(socket, *name["theirs"]) + machine.of(1 - socket, *name["their writes"])
            near(platform, "data flits of socket %d and lines for the other" % socket, sent / name["flits of a line"], lines, 2)
        # Two flits a cycle on the older link; the newer counts three slots of each.
        most(platform, "flits of socket %d" % socket, sent + machine.of(socket, *name["protocol"]), 3 * machine.of(socket, name["link clock"]))


def check_power(platform, machine):
    states = ["UNC_P_POWER_STATE_OCCUPANCY.CORES_" + state for state in ("C0", "C3", "C6")]
    cores = {"jkt": 8, "ivt": 15, "hsx": 18, "bdx": 24, "skx": 28, "clx": 28}[platform]
    for socket in (0, 1):
        ticks = machine.of(socket, "UNC_P_CLOCKTICKS")
        near(platform, "cores in any state on socket %d" % socket, machine.of(socket, *states) / ticks, cores, 0.01)
        for event in ("UNC_P_FREQ_MAX_POWER_CYCLES", "UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES"):
            most(platform, event, machine.of(socket, event), ticks)
    near(platform, "the clock of the power unit", ticks * 1000 / int(ROUND), 1e9 if platform in ("bdx",) + MESH else 800e6, 0.01)


def device_writes(platform):
    """Requests of devices have a thread number of their own where opcodes do not tell them from those of cores."""
    if platform in ("jkt", "ivt"):
        return ["UNC_C_TOR_INSERTS.OPCODE,opc=PCIItoM"]
    kinds = ("ItoM", "RFO") if platform == "bdx" else ("ItoM",)
    return ["UNC_C_TOR_INSERTS.OPCODE,opc=%s,tid_en,box_filter.tid=0x3e" % each for each in kinds]


def check_device_lines(platform, machine):
    """What devices do is the same at the cache and at the units of devices, and as much is written on each platform."""
    reads, writes = ["UNC_I_TRANSACTIONS.READS"], ["UNC_I_TRANSACTIONS.WRITES"]
    if platform not in MESH:
        cached = ["UNC_C_TOR_INSERTS.OPCODE,opc=PCIRdCur"], device_writes(platform)
        for each in device_writes(platform):
            most(platform, "%s, part of its opcode" % each, machine.all(each), machine.all(each.split(",tid")[0]))
    for socket in (0, 1):
        place = "socket %d: " % socket
        if platform in MESH:
            near(platform, place + "requests of devices at the cache", machine.of(socket, "UNC_CHA_TOR_INSERTS.IO"),
                 machine.of(socket, *reads + writes), 2)
            continue
        if platform != "jkt":
            near(platform, place + "reads of devices at the cache", machine.of(socket, *cached[0]), machine.of(socket, *reads), 2)
            near(platform, place + "writes of devices at the cache", machine.of(socket, *cached[1]), machine.of(socket, *writes), 2)
    if platform not in MESH:
        reads, writes = cached
    near(platform, "three writes of devices for two reads", machine.all(*reads) * 3, machine.all(*writes) * 2, 2)
    if platform == "bdx":
        rfo = device_writes(platform)[1]
        most(platform, "devices' share of reads for ownership", machine.all(rfo) * 10, machine.all(rfo.split(",tid")[0]))


def check_devices(platform, machine):
    check_device_lines(platform, machine)
    if platform not in MESH:
        kinds = [("PCIRDCUR", ["UNC_C_TOR_INSERTS.OPCODE,opc=PCIRdCur"]), ("PCITOM", device_writes(platform)[:1])]
        for kind, cached in kinds if platform in ("hsx", "bdx") else []:
            near(platform, "coherent operations, " + kind, machine.all("UNC_I_COHERENT_OPS." + kind), machine.all(*cached), 2)
        return
    # A line is 64 bytes, which stat prints as such, and one request.
    for kind, event in (("MEM_READ", "UNC_I_COHERENT_OPS.PCIRDCUR"), ("MEM_WRITE", "UNC_I_COHERENT_OPS.PCITOM")):
        parts = ["%s.PART%d" % (kind, part) for part in range(4)]
        size = machine.all(*["UNC_IIO_DATA_REQ_OF_CPU." + each for each in parts])
        near(platform, "lines of devices, " + kind, size / 64, machine.all(event), 2)
        near(platform, "requests of devices, " + kind, machine.all(*["UNC_IIO_TXN_REQ_OF_CPU." + each for each in parts]), size / 64, 2)


def check_clocks(platform):
    """DDR of a rate that is sold; a link of a rate that the documents name; every box of the mesh or ring at one rate."""
    second = "1000"
    dram = count(platform, "imc:fixed", second)[0][0] * 2 / 1e6
    tell(min(abs(dram - rate) for rate in (1600, 1866.667, 2133.333, 2400, 2666.667, 2933.333)) < 0.1, "%s: DDR-%g" % (platform, dram))
    link = count(platform, names(platform)["link clock"], second)[0][0] * 8 / 1e9
    tell(min(abs(link - rate) for rate in (8.0, 9.6, 10.4)) < 0.01, "%s: a link of %g GT/s" % (platform, link))
    ring = ["UNC_CHA_CLOCKTICKS", "UNC_M2M_CLOCKTICKS"] if platform in MESH else ["UNC_C_CLOCKTICKS", "UNC_H_CLOCKTICKS", "UNC_R2_CLOCKTICKS"]
    tell(len({count(platform, each, second)[0][0] for each in ring}) == 1, "%s: clocks of the ring differ" % platform)


def check_spread(platform):
    """Channels and sockets differ by a few percent, and so do moments."""
    reads = "UNC_M_CAS_COUNT.RD"
    for channels in count(platform, reads):
        tell(1.01 < max(channels) / min(channels) < 1.15, "%s: channels %s" % (platform, channels))
        tell(len(set(channels)) == len(channels), "%s: equal channels %s" % (platform, channels))
    first, second = (sum(each) for each in count(platform, reads))
    tell(1.02 < first / second < 1.2, "%s: sockets %d and %d" % (platform, first, second))
    moments = [json.loads(line)["value"] for line in
               stat(platform, "-e", reads, "-I", "500", "-t", "8000").splitlines()]
    tell(len(moments) == 16 and len(set(moments)) > 8, "%s: moments %s" % (platform, moments))
    tell(1.05 < max(moments) / min(moments) < 1.4, "%s: moments %s" % (platform, moments))


def check_same(platform):
    """Every run is the same, and intervals add up to the whole."""
    event = ("-e", "UNC_M_CAS_COUNT.RD", "-t", "3000")
    whole = json.loads(stat(platform, *event))["value"]
    tell(json.loads(stat(platform, *event))["value"] == whole, "%s: two runs differ" % platform)
    parts = [json.loads(line)["value"] for line in stat(platform, *event, "-I", "70").splitlines()]
    tell(sum(parts) == whole, "%s: intervals add up to %d, not %d" % (platform, sum(parts), whole))
    if platform not in ("ivt", "hsx"):
        idle, busy = (json.loads(stat(platform, "-e", "UNC_M_CAS_COUNT.RD,thresh=1" + each, "-t", "1000"))["value"]
                      for each in (",invert=1", ""))
        ticks = sum(count(platform, "imc:fixed", "1000", 1)[0])
        tell(idle > 0 and idle + busy == ticks, "%s: cycles with and without a read are %d and %d of %d" % (platform, busy, idle, ticks))


def check_channels(platform, machine, socket):
    """Memory, by subchannels with events of their own or without; what the cores and the devices ask for."""
    place, tor = "socket %d: " % socket, "UNC_CHA_TOR_INSERTS."
    column = ["UNC_M_CAS_COUNT."] if platform in WHOLE else ["UNC_M_CAS_COUNT_SCH0.", "UNC_M_CAS_COUNT_SCH1."]
    mesh, line = ("UNC_M2M", 4) if platform in WHOLE else ("UNC_B2CMI", 2)
    reads, writes, accesses = (machine.of(socket, *[each + kind for each in column]) for kind in ("RD", "WR", "ALL"))
    for kind, lines, ports in (("READS", reads, "UNC_CXLCM_RxC_PACK_BUF_INSERTS.MEM_DATA"), ("WRITES", writes, "UNC_CXLDP_TxC_AGF_INSERTS.M2S_DATA")):
        beyond = machine.of(socket, ports) / 64 if platform in CHIPLETS and platform not in WHOLE else 0
        near(platform, place + kind + " at the home agents, and at channels and ports", machine.of(socket, "UNC_CHA_REQUESTS." + kind), lines + beyond, 2)
        near(platform, place + kind + " of the mesh and the channels", machine.of(socket, "%s_IMC_%s.ALL" % (mesh, kind)), lines, 2)
    near(platform, place + "column accesses", accesses, reads + writes, 0.01)
    most(platform, place + "lines of the channels", reads + writes, machine.of(socket, "UNC_M_CLOCKTICKS") / line)
    near(platform, place + "requests that hit and miss", machine.of(socket, tor + "IA"), machine.of(socket, tor + "IA_HIT", tor + "IA_MISS"), 0.01)
    near(platform, place + "requests of devices at the cache", machine.of(socket, tor + "IO"),
         machine.of(socket, "UNC_I_FAF_INSERTS", "UNC_I_TRANSACTIONS.WR_PREF"), 2)
    parts = machine.of(socket, *["UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART%d" % n for n in range(8)])
    near(platform, place + "bytes of devices and their lines", parts / 64, machine.of(socket, tor + "IO_PCIRDCUR"), 2)


def check_chiplets(platform):
    """A processor of several dies: requests are told apart by umasks alone."""
    machine, tor = Machine(platform), "UNC_CHA_TOR_INSERTS."
    missed = tor + ("IA_MISS_DRD_OPT" if platform in ("srf", "cwf") else "IA_MISS_DRD")
    for socket in (0, 1):
        place = "socket %d: " % socket
        check_channels(platform, machine, socket)
        local = machine.of(socket, "UNC_CHA_REQUESTS.READS_LOCAL") + machine.of(1 - socket, "UNC_CHA_REQUESTS.READS_REMOTE")
        # What CXL and persistent memory answer is no read of DRAM.
        beside = machine.of(socket, tor + "IA_MISS_CXL_ACC", tor + "IA_MISS_DRD_PMM") if platform in WHOLE else 0
        near(platform, place + "misses and what the home agents of both get of it", machine.of(socket, tor + "IA_MISS") - beside, local, 2)
        near(platform, place + "misses by home", machine.of(socket, missed), machine.of(socket, missed + "_LOCAL", missed + "_REMOTE"), 0.01)
        sent = machine.of(socket, "UNC_UPI_TxL_FLITS.ALL_DATA")
        near(platform, place + "data that the other receives", sent, machine.of(1 - socket, "UNC_UPI_RxL_FLITS.ALL_DATA"), 0.01)
        lines = machine.of(socket, "UNC_CHA_REQUESTS.READS_REMOTE") + machine.of(1 - socket, "UNC_CHA_REQUESTS.WRITES_REMOTE")
        near(platform, place + "data flits and lines for the other", sent / 9, lines, 2)
        near(platform, place + "parts and all of them", machine.of(socket, *["UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART%d" % n for n in range(8)]),
             machine.of(socket, "UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS"), 0.01)
        states = machine.of(socket, *["UNC_P_POWER_STATE_OCCUPANCY_CORES_" + each for each in ("C0", "C3", "C6")])
        units = 1 if platform in WHOLE else 5
        near(platform, place + "cores in any state", states / machine.of(socket, "UNC_P_CLOCKTICKS") * units, CHIPLETS[platform], 0.01)
        if platform in WHOLE:
            check_beside(platform, machine, socket)
        else:
            check_cxl(platform, machine, socket)


def check_cxl(platform, machine, socket):
    """What the cores ask of memory behind CXL comes in through the ports, and takes longer than memory of the socket."""
    place, tor = "socket %d: " % socket, "UNC_CHA_TOR_%s.IA_%s"
    missed = machine.of(socket, tor % ("INSERTS", "MISS_CXL_ACC"))
    near(platform, place + "lines that come in over CXL", missed, machine.of(socket, "UNC_CXLCM_RxC_PACK_BUF_INSERTS.MEM_DATA") / 64, 2)
    most(platform, place + "misses of CXL memory", missed, machine.of(socket, tor % ("INSERTS", "MISS")))
    most(platform, place + "hits of CXL memory", machine.of(socket, tor % ("INSERTS", "HIT_CXL_ACC")), machine.of(socket, tor % ("INSERTS", "HIT")))
    kinds = ["MISS_%s_CXL_ACC" % each for each in ("DRD", "DRD_PREF", "RFO", "RFO_PREF", "LLCPREFDATA", "LLCPREFRFO")]
    most(platform, place + "misses of CXL memory by kind", sum(machine.of(socket, tor % ("INSERTS", each)) for each in kinds), missed)
    waits = [machine.of(socket, tor % ("OCCUPANCY", each)) / machine.of(socket, tor % ("INSERTS", each)) for each in ("MISS", "MISS_CXL_ACC")]
    most(platform, place + "waits for any memory and for CXL", waits[0] * 1.5, waits[1])


def check_beside(platform, machine, socket):
    """HBM and CXL: the mesh and the controllers agree, and what the cores ask of CXL goes over the link."""
    place = "socket %d: " % socket
    for kind, column in (("READS", "RD"), ("WRITES", "WR")):
        near(platform, place + kind + " of the mesh and the HBM", machine.of(socket, "UNC_M2HBM_IMC_%s.ALL" % kind),
             machine.of(socket, "UNC_MCHBM_CAS_COUNT." + column), 2)
    near(platform, place + "reads of CXL memory and requests over the link", machine.of(socket, "UNC_CHA_TOR_INSERTS.IA_MISS_CXL_ACC"),
         machine.of(socket, "UNC_CXLCM_TxC_PACK_BUF_INSERTS.MEM_REQ"), 2)
    near(platform, place + "bytes in, by either counter", machine.of(socket, *["UNC_IIO_BANDWIDTH_IN_PART%d_FREERUN" % n for n in range(8)]),
         machine.of(socket, "UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS"), 2)


def check_extended(platform):
    """One die whose umasks tell requests apart: what several boxes say of the same lines."""
    machine, tor = Machine(platform), "UNC_CHA_TOR_INSERTS."
    for socket in (0, 1):
        place = "socket %d: " % socket
        reads, writes = machine.of(socket, "UNC_M_CAS_COUNT.RD"), machine.of(socket, "UNC_M_CAS_COUNT.WR")
        for kind, lines in (("READS", reads), ("WRITES", writes)):
            near(platform, place + kind + " at the home agents and at the channels", machine.of(socket, "UNC_CHA_REQUESTS." + kind), lines, 2)
            near(platform, place + kind + " of the mesh and the channels", machine.of(socket, "UNC_M2M_IMC_%s.ALL" % kind), lines, 2)
        near(platform, place + "column accesses", machine.of(socket, "UNC_M_CAS_COUNT.ALL"), reads + writes, 0.01)
        most(platform, place + "bytes of the channels", 64 * (reads + writes), sum(count(platform, "imc:fixed")[socket]) * 4 * 8)
        local = machine.of(socket, "UNC_CHA_REQUESTS.READS_LOCAL") + machine.of(1 - socket, "UNC_CHA_REQUESTS.READS_REMOTE")
        near(platform, place + "misses and what the home agents of both get of it", machine.of(socket, tor + "IA_MISS"), local, 2)
        near(platform, place + "requests that hit and miss", machine.of(socket, tor + "IA"), machine.of(socket, tor + "IA_HIT", tor + "IA_MISS"), 0.01)
        near(platform, place + "misses by home", machine.of(socket, tor + "IA_MISS_DRD"),
             machine.of(socket, tor + "IA_MISS_DRD_LOCAL", tor + "IA_MISS_DRD_REMOTE"), 0.01)
        sent = machine.of(socket, "UNC_UPI_TxL_FLITS.ALL_DATA")
        near(platform, place + "data that the other receives", sent, machine.of(1 - socket, "UNC_UPI_RxL_FLITS.ALL_DATA"), 0.01)
        lines = machine.of(socket, "UNC_CHA_REQUESTS.READS_REMOTE") + machine.of(1 - socket, "UNC_CHA_REQUESTS.WRITES_REMOTE")
        near(platform, place + "data flits and lines for the other", sent / 9, lines, 2)
        near(platform, place + "requests of devices at the cache", machine.of(socket, tor + "IO"),
             machine.of(socket, "UNC_I_FAF_INSERTS", "UNC_I_TRANSACTIONS.WR_PREF"), 2)
        read = ["UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART%d" % part for part in range(8)]
        near(platform, place + "bytes of devices and their lines", machine.of(socket, *read) / 64, machine.of(socket, tor + "IO_PCIRDCUR"), 2)
        states = machine.of(socket, *["UNC_P_POWER_STATE_OCCUPANCY.CORES_" + each for each in ("C0", "C3", "C6")])
        near(platform, place + "cores in any state", states / machine.of(socket, "UNC_P_CLOCKTICKS"), EXTENDED[platform], 0.01)
    check_spread(platform)


def check_alone(platform):
    """One die on one socket: each miss is a read of its own memory, and freely running counters see the same."""
    def total(*events):
        return sum(sum(count(platform, event, sockets=1)[0]) for event in events)

    tor, level = "UNC_CHA_TOR_INSERTS.", "UNC_CHA_TOR_OCCUPANCY."
    reads, writes = total("UNC_M_CAS_COUNT.RD"), total("UNC_M_CAS_COUNT.WR")
    for kind, lines in (("READS", reads), ("WRITES", writes)):
        near(platform, kind + " at the home agents and at the channels", total("UNC_CHA_REQUESTS." + kind), lines, 2)
        near(platform, kind + " of the mesh and the channels", total("UNC_M2M_IMC_%s.ALL" % kind), lines, 2)
        near(platform, kind + " of the mesh by channel", total("UNC_M2M_IMC_%s.CH0_ALL" % kind, "UNC_M2M_IMC_%s.CH1_ALL" % kind), lines, 2)
        near(platform, kind + " in bytes, by the counter that runs freely", total("UNC_M_DDR_%s_FREERUN" % kind[:-1]), 64 * lines, 2)
    near(platform, "column accesses", total("UNC_M_CAS_COUNT.ALL"), reads + writes, 0.01)
    kinds = {"RD": ("RD_REG", "RD_PRE_REG", "RD_UNDERFILL", "RD_PRE_UNDERFILL"), "WR": ("WR_NONPRE", "WR_PRE")}
    for kind, lines, queue in (("RD", reads, "UNC_M_RPQ_INSERTS."), ("WR", writes, "UNC_M_WPQ_INSERTS.")):
        near(platform, kind + " by kind", total(*["UNC_M_CAS_COUNT." + each for each in kinds[kind]]), lines, 0.01)
        near(platform, kind + " in the queues", total(queue + "PCH0", queue + "PCH1"), lines, 2)
    most(platform, "lines of the channels", reads + writes, total("UNC_M_CLOCKTICKS") / 4)
    near(platform, "the clock of the channels and half of it", total("imc:fixed") * 2, total("UNC_M_CLOCKTICKS"), 0.01)
    near(platform, "misses and reads of memory", total(tor + "IA_MISS"), reads, 2)
    near(platform, "lines thrown out and written", total("UNC_CHA_LLC_VICTIMS.M_STATE"), writes, 2)
    for counted in (tor, level):
        near(platform, counted + ": requests that hit and miss", total(counted + "IA"), total(counted + "IA_HIT", counted + "IA_MISS"), 1)
        for found in ("IA_MISS_", "IA_HIT_"):
            kinds = [counted + found + each for each in ("DRD_OPT", "DRD_OPT_PREF", "CRD", "RFO", "RFO_PREF")]
            near(platform, counted + found + ": all kinds", total(*kinds), total(counted + found[:-1]), 2)
    near(platform, "requests of devices at the cache", total(tor + "IO"), total("UNC_I_FAF_INSERTS", "UNC_I_TRANSACTIONS.WR_PREF"), 2)
    for kind in ("", "_PCIRDCUR", "_ITOM", "_ITOMCACHENEAR"):
        near(platform, "requests of devices that hit and miss" + kind, total(tor + "IO" + kind), total(tor + "IO_HIT" + kind, tor + "IO_MISS" + kind), 0.01)
    parts = ["UNC_IIO_DATA_REQ_OF_CPU.MEM_%s.PART%d" % (kind, part) for kind in ("READ", "WRITE") for part in range(8)]
    near(platform, "bytes of device reads and their lines", total(*parts[:8]) / 64, total(tor + "IO_PCIRDCUR"), 2)
    near(platform, "bytes of device writes, by the counters that run freely", total(*["UNC_IIO_BANDWIDTH_IN_PART%d_FREERUN" % part for part in range(8)]),
         total(*parts[8:]), 2)
    states = total(*["UNC_P_POWER_STATE_OCCUPANCY.CORES_" + each for each in ("C0", "C3", "C6")])
    near(platform, "cores in any state", states / total("UNC_P_CLOCKTICKS"), ALONE[platform], 0.01)


def check_single(platform):
    """A processor for one socket: each miss is a read of its own memory, and as much is written as is thrown out."""
    machine, tor = Machine(platform), "UNC_CHA_TOR_INSERTS."
    for socket in (0, 1):
        place = "socket %d: " % socket
        check_channels(platform, machine, socket)
        misses = machine.of(socket, tor + "IA_MISS")
        near(platform, place + "misses and reads of the home agents", misses, machine.of(socket, "UNC_CHA_REQUESTS.READS_LOCAL"), 2)
        near(platform, place + "all requests that are local", machine.of(socket, "UNC_CHA_REQUESTS.READS"), machine.of(socket, "UNC_CHA_REQUESTS.READS_LOCAL"), 0.01)
        near(platform, place + "lines thrown out and written", machine.of(socket, "UNC_CHA_LLC_VICTIMS.TOTAL_M"), machine.of(socket, "UNC_CHA_REQUESTS.WRITES"), 2)
        near(platform, place + "reads by kind", machine.of(socket, "UNC_M_CAS_COUNT_SCH0.RD"),
             machine.of(socket, "UNC_M_CAS_COUNT_SCH0.RD_REG", "UNC_M_CAS_COUNT_SCH0.RD_UNDERFILL"), 0.01)
        most(platform, place + "data reads that miss", machine.of(socket, tor + "IA_MISS_DRD_OPT"), misses)
        near(platform, place + "parts that are read together", machine.of(socket, *["UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART%d" % n for n in range(8)]),
             machine.of(socket, "UNC_IIO_DATA_REQ_OF_CPU." + "+".join("MEM_WRITE.PART%d" % n for n in range(8))), 0.01)


def check_two_memories(platform):
    """A memory in the package that is a cache of DDR memory: what misses there is read here."""
    def each(event):
        return count(platform, event, sockets=1)[0]

    def total(*events):
        return sum(sum(each(event)) for event in events)

    reads, writes = each("UNC_M_CAS_COUNT.RD"), each("UNC_M_CAS_COUNT.WR")
    access = "UNC_E_EDC_ACCESS."
    for channel, both in enumerate(each("UNC_M_CAS_COUNT.ALL")):
        near(platform, "channel %d: column accesses" % channel, both, reads[channel] + writes[channel], 0.01)
        most(platform, "channel %d: lines" % channel, both, each("UNC_M_D_CLOCKTICKS")[channel] / 4)
    parts = {name: each(access + name) for name in ("HIT_CLEAN", "HIT_DIRTY", "MISS_CLEAN", "MISS_DIRTY", "MISS_INVALID")}
    hits, misses, queued = each(access + "HIT_ALL"), each(access + "MISS_ALL"), each("UNC_E_RPQ_INSERTS")
    for controller, hit in enumerate(hits):
        place = "controller %d: " % controller
        near(platform, place + "hits of both kinds", hit, parts["HIT_CLEAN"][controller] + parts["HIT_DIRTY"][controller], 0.01)
        near(platform, place + "misses of all kinds", misses[controller],
             sum(parts["MISS_" + kind][controller] for kind in ("CLEAN", "DIRTY", "INVALID")), 0.01)
        near(platform, place + "reads and look-ups", queued[controller], hit + misses[controller], 0.01)
        most(platform, place + "lines", queued[controller] + each("UNC_E_WPQ_INSERTS")[controller], each("UNC_E_E_CLOCKTICKS")[controller])
    near(platform, "misses of the MCDRAM and reads of DDR memory", sum(misses), sum(reads), 2)
    near(platform, "dirty lines thrown out and writes of DDR memory", total(access + "MISS_DIRTY"), sum(writes), 2)
    most(platform, "lines that fill the MCDRAM and its writes", sum(misses), total("UNC_E_WPQ_INSERTS"))
    tor = "UNC_H_TOR_INSERTS."
    near(platform, "requests of cores that no tile answers and reads of MCDRAM", total(tor + "IRQ_MISS"), sum(queued), 2)
    near(platform, "requests of cores that hit and miss", total(tor + "IRQ"), total(tor + "IRQ_HIT", tor + "IRQ_MISS"), 0.01)
    near(platform, "requests of devices that hit and miss", total(tor + "PRQ"), total(tor + "PRQ_HIT", tor + "PRQ_MISS"), 0.01)
    near(platform, "requests of devices in the table and in the queue", total(tor + "PRQ"), total("UNC_H_INGRESS_INSERTS.PRQ"), 2)
    near(platform, "requests of devices at the mesh and at the I/O agent", total(tor + "PRQ"), total("UNC_I_TRANSACTIONS.READS", "UNC_I_TRANSACTIONS.WRITES"), 2)
    near(platform, "kinds of requests of devices", total("UNC_I_TRANSACTIONS.READS"), total("UNC_I_COHERENT_OPS.PCIRDCUR"), 0.01)
    near(platform, "look-ups and requests of cores", total("UNC_H_SF_LOOKUP.DATA_READ"), total(tor + "IRQ"), 2)
    ticks = {event: each(event)[0] for event in ("UNC_H_U_CLOCKTICKS", "UNC_M_U_CLOCKTICKS", "UNC_E_U_CLOCKTICKS")}
    tell(len(set(ticks.values())) == 1, "%s: clocks of the mesh differ: %s" % (platform, ticks))
    tell(1.01 < max(reads) / min(reads) < 1.15 and len(set(reads)) == len(reads), "%s: channels %s" % (platform, reads))


def check_router(platform):
    """Home agents, controllers and DRAM see the same lines; what leaves through one router arrives at the other."""
    machine = Machine(platform)
    for socket in (0, 1):
        place, other = "socket %d: " % socket, 1 - socket
        reads, writes = machine.of(socket, "FVC_EV0.BBOX_CMDS.READS"), machine.of(socket, "FVC_EV0.BBOX_CMDS.WRITES")
        for kind, lines, tracked in (("reads", reads, "IMT_INSERTS_RD"), ("writes", writes, "IMT_INSERTS_WR")):
            near(platform, place + kind + " at the home agents and the controllers", machine.of(socket, tracked), lines, 2)
            event = "CAS_RD_OPN" if kind == "reads" else "CAS_WR_OPN"
            near(platform, place + kind + " at the DRAM", machine.of(socket, "DRAM_CMD." + event), lines, 0.01)
        for number in (1, 2, 3):
            near(platform, place + "selection %d" % number, machine.of(socket, "FVC_EV%d.BBOX_CMDS.READS" % number), reads, 0.01)
        near(platform, place + "commands and responses", machine.of(socket, "FVC_EV2.BBOX_RSP.ACK"), machine.of(socket, "BBOX_CMDS_ALL"), 0.01)
        near(platform, place + "all requests", machine.of(socket, "IMT_INSERTS_ALL"), machine.of(socket, "IMT_INSERTS_RD", "IMT_INSERTS_WR"), 0.01)
        near(platform, place + "pages", machine.of(socket, "PAGE_HIT", ROUTERS[platform], "PAGE_MISS"), reads + writes, 0.01)
        near(platform, place + "requests by home", machine.of(socket, "TO_R_B_REQUESTS.LOCAL", "TO_R_B_REQUESTS.REMOTE"),
             machine.of(socket, "TO_R_B_REQUESTS.ALL"), 0.01)
        near(platform, place + "requests and home messages", machine.of(socket, "PKTS_SENT_HOM.RBOX"), machine.of(socket, "TO_R_B_REQUESTS.REMOTE"), 0.01)
        served = machine.of(socket, "TO_R_B_REQUESTS.LOCAL") + machine.of(other, "TO_R_B_REQUESTS.REMOTE")
        near(platform, place + "requests of both and the home agents", served, machine.of(socket, "IMT_INSERTS_ALL"), 2)
        near(platform, place + "data and misses", machine.of(socket, "PKTS_RCVD_DRS_FROM_R", "PKTS_RCVD_DRS_FROM_B"),
             machine.of(socket, "LLC_MISSES.ALL"), 2)
        near(platform, place + "misses by state", machine.of(socket, *["LLC_MISSES." + each for each in ("SHARED", "FORWARD", "INVALID")]),
             machine.of(socket, "LLC_MISSES.ALL"), 0.01)
        near(platform, place + "snoops that the other gets", machine.of(socket, "PKTS_SENT_SNP"), machine.of(other, "PKTS_RCVD_SNP"), 2)
        # A line is a header and nine flits of data and more: ten.
        near(platform, place + "flits that leave and lines that arrive", machine.of(socket, "PORT0_IPERF0.FLITS_SENT", "PORT1_IPERF0.FLITS_SENT") / 10,
             machine.of(other, "PORT0_IPERF1.NEW_PACKETS_RECV_ANY_DRS", "PORT1_IPERF0.NEW_PACKETS_RECV_ANY_DRS"), 2)
        most(platform, place + "hot cycles", machine.of(socket, "PROCHOT"), machine.of(socket, "UNCORE_CLOCK"))
    near(platform, "written lines and lines thrown out", machine.all("LLC_VICTIMS.MODIFIED"), machine.all("FVC_EV1.BBOX_CMDS.WRITES"), 3)


for PLATFORM in sys.argv[2:] or (*PLATFORMS, *CHIPLETS, *EXTENDED, *ALONE, *SINGLE, *TWO_MEMORIES, *ROUTERS):
    if PLATFORM in ROUTERS:
        check_router(PLATFORM)
        continue
    if PLATFORM in TWO_MEMORIES:
        check_two_memories(PLATFORM)
        continue
    if PLATFORM in EXTENDED:
        check_extended(PLATFORM)
        continue
    if PLATFORM in ALONE:
        check_alone(PLATFORM)
        continue
    if PLATFORM in CHIPLETS:
        check_chiplets(PLATFORM)
        continue
    if PLATFORM in SINGLE:
        check_single(PLATFORM)
        continue
    MACHINE, NAME = Machine(PLATFORM), names(PLATFORM)
    check_memory(PLATFORM, MACHINE, NAME)
    check_cache(PLATFORM, MACHINE, NAME)
    check_filters(PLATFORM, MACHINE)
    check_links(PLATFORM, MACHINE, NAME)
    check_power(PLATFORM, MACHINE)
    check_devices(PLATFORM, MACHINE)
    check_clocks(PLATFORM)
    check_spread(PLATFORM)
    check_same(PLATFORM)
print("%d relations, %d bad" % (SEEN, BAD))
sys.exit(BAD != 0 or SEEN < 30 * len(sys.argv[2:] or PLATFORMS))

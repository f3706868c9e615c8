-- SPDX-License-Identifier: MIT
-- Programs one group of events by the library behind likwid-perfctr, and runs a command while they are programmed.
-- Usage: lua likwid_words.lua GROUP COMMAND
package.path = "/usr/share/lua/?.lua;" .. package.path
local likwid = require("likwid")

likwid.getConfiguration() likwid.getCpuTopology() likwid.getNumaInfo() likwid.getAffinityInfo()
likwid.setAccessClientMode(0)
assert(likwid.init(1, { 0 }) >= 0, "LIKWID does not start")
local group = likwid.addEventSet(arg[1])
assert(group >= 0 and likwid.setupCounters(group) >= 0, "LIKWID does not take " .. arg[1])
os.execute(arg[2])
likwid.finalize()

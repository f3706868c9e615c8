-- SPDX-License-Identifier: MIT
-- Measures many groups of events in one process, by the library behind likwid-perfctr: each in a second of its own of the simulated
-- machine, whose clock stands still but for what is written to it. Prints "RUN COUNTER COUNT" for each event.
-- Usage: lua likwid.lua GROUPS, one group a line.
package.path = "/usr/share/lua/?.lua;" .. package.path
local likwid = require("likwid")

local function advance()
	local file = assert(io.open("/sys/kernel/uncore_sim/advance", "w"))
	file:write("1000000000\n")
	file:close()
end

likwid.getConfiguration() likwid.getCpuTopology() likwid.getNumaInfo() likwid.getAffinityInfo()
likwid.setAccessClientMode(0)
assert(likwid.init(1, { 0 }) >= 0, "LIKWID does not start")
local run = 0
for line in io.lines(arg[1]) do
	local group = likwid.addEventSet(line)
	assert(group >= 0 and likwid.setupCounters(group) >= 0 and likwid.startCounters() >= 0, "run " .. run .. " does not start")
	advance()
	assert(likwid.stopCounters() >= 0)
	for event = 1, likwid.getNumberOfEvents(group) do
		local counter = likwid.getNameOfCounter(group, event):match("^%w+")
		if counter ~= "TSC" then
			io.write(string.format("%d %s %.0f\n", run, counter, likwid.getLastResult(group, event, 1)))
		end
	end
	run = run + 1
end
likwid.finalize()

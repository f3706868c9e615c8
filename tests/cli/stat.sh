# SPDX-License-Identifier: MIT
# uncore stat and restore, as a user sees them. Counts are worked out by hand from tests/scenarios/two_sockets.json: a rate of 62500000 on
# 8 channels is 500000000 a second; 10 CBos at 2.7 GHz are 27000000000 cycles; 64 bytes a CAS command.
load=ivt,tests/scenarios/two_sockets.json

# value NAME SOCKET: of the JSON lines that the last run wrote; null as such
value() {
	sed -n "s/.*\"\(event\|metric\)\": \"$1\".*\"socket\": $2,.*\"value\": \([^,]*\),.*/\2/p" "$scratch/out"
}

# counts NAME SOCKET WANTED
counts() {
	got=$(value "$1" "$2")
	[ "$got" = "$3" ] || { echo "$1 on socket $2: $got, not $3"; cat "$scratch/out" "$scratch/err"; return 1; }
}

stat_events() {
	exits 0 --sim $load stat -e UNC_M_CAS_COUNT.RD,UNC_C_CLOCKTICKS -e imc:fixed --timeout 1000 --format json &&
		counts UNC_M_CAS_COUNT.RD 0 500000000 && counts UNC_M_CAS_COUNT.RD 1 250000000 &&
		counts UNC_C_CLOCKTICKS 1 27000000000 && counts imc:fixed 0 6400000000
}
try "stat: counts of a second, per socket" stat_events

stat_sum() {
	exits 0 --sim $load stat --all -M MEM_BW_READS -e UNC_M_CAS_COUNT.RD -t 500 -f json &&
		counts UNC_M_CAS_COUNT.RD null 375000000 && counts MEM_BW_READS null 24000000000
}
try "stat: the sum over the sockets, and a metric" stat_sum

stat_settings() {
	exits 0 --sim $load stat -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd,UNC_C_CLOCKTICKS,imc3:UNC_M_CAS_COUNT.RD -t 100 -f json &&
		counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd 0 200000000 && counts imc3:UNC_M_CAS_COUNT.RD 0 6250000
}
try "stat: commas between events and inside them" stat_settings

stat_parameters() {
	exits 0 --sim $load stat -M PCT_FREQ_BAND0:band=27,MEM_BW_WRITES -t 100 -f json &&
		counts PCT_FREQ_BAND0 0 100 && counts MEM_BW_WRITES 1 800000000
}
try "stat: a metric's parameter, and another metric behind it" stat_parameters

stat_intervals() {
	exits 0 --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -I 100 -t 250 -f csv && [ "$(wc -l <"$scratch/out")" = 4 ] &&
		grep -q '^0.1,0.1,.*,ok,50000000,events,8,8,100000000,100000000$' "$scratch/out" &&
		grep -q '^0.25,0.05,.*,ok,25000000,events,' "$scratch/out"
}
try "stat: intervals count what was since the last one, the end the rest" stat_intervals

stat_multiplexed() {
	exits 0 --sim $load stat -m -s 0 -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 200 -f json &&
		counts UNC_C_TOR_INSERTS.OPCODE,opc=DRd 0 400000000 && counts UNC_C_TOR_INSERTS.OPCODE,opc=RFO 0 80000000 &&
		grep -q '"enabled_ns": 200000000, "running_ns": 100000000' "$scratch/out"
}
try "stat: two passes in turn are scaled, and say so" stat_multiplexed

stat_conflict() {
	complains 2 "--sim ivt stat -t 10 -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO" \
		"--multiplex runs them in turn and scales the counts" && grep -q '0x182 and 0x180' "$scratch/err"
}
try "stat: events that need one filter are explained" stat_conflict

stat_hidden() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -e UNC_M_CAS_COUNT.RD -t 10 -f json
	[ "$status" = 1 ] && grep -q '"instances_seen": 7, "instances_expected": 8' "$scratch/out"
}
try "stat: a hidden channel is missing from the coverage, and from the exit status" stat_hidden

stat_absent() {
	run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -e imc3:UNC_M_CAS_COUNT.RD,imc2:UNC_M_CAS_COUNT.RD -t 10 -f json
	[ "$status" = 1 ] && counts imc3:UNC_M_CAS_COUNT.RD 1 null && grep -q '"state": "absent"' "$scratch/out" &&
		run --sim ivt,tests/scenarios/hidden_channel.json stat -s 1 -e imc3:UNC_M_CAS_COUNT.RD,imc2:UNC_M_CAS_COUNT.RD -t 10 \
			-f openmetrics && ! grep -q '^uncore_events_total{.*imc3' "$scratch/out" && grep -q '^# EOF$' "$scratch/out"
}
try "stat: what is hidden has no number in any format" stat_absent

stat_dry() {
	exits 0 --sim ivt stat --dry-run -e cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd &&
		grep -q '^program .*C3_MSR_PMON_BOX_FILTER1 .*0x18200000 .*opc=DRd' "$scratch/out" &&
		grep -q '^program .*C3_MSR_PMON_CTL0 .*0x400135 ' "$scratch/out" && grep -q '^restore ' "$scratch/out"
}
try "stat: a dry run tells every write" stat_dry

stat_command() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS -- sh -c 'echo out; exit 3'
	[ "$status" = 3 ] && [ "$(cat "$scratch/out")" = out ] && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: a command keeps its output and its exit status" stat_command

stat_killed() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS sh -c 'kill -KILL $$'
	[ "$status" = 137 ]
}
try "stat: a command that a signal ends" stat_killed

stat_none() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS -- "$scratch/no such program"
	[ "$status" = 127 ] && grep -q 'cannot run' "$scratch/err"
}
try "stat: a command that is not there" stat_none

stat_timeout() {
	run --sim ivt stat -e UNC_C_CLOCKTICKS --timeout 50 sleep 60
	[ "$status" = 143 ] && grep -q UNC_C_CLOCKTICKS "$scratch/err"
}
try "stat: --timeout ends the command" stat_timeout

stat_repeat() {
	exits 0 --sim $load stat -r 3 -s 0 -e UNC_M_CAS_COUNT.RD -t 100 -f json && counts UNC_M_CAS_COUNT.RD 0 50000000 &&
		grep -q '"runs": 3, "deviation": 0}' "$scratch/out"
}
try "stat: repetitions" stat_repeat

stat_output() {
	rm -f "$scratch/report"
	run --sim $load stat -s 0 -e UNC_M_CAS_COUNT.RD -t 100 -f openmetrics -o "$scratch/report"
	[ "$status" = 0 ] && [ ! -s "$scratch/out" ] && [ ! -e "$scratch/report.tmp" ] &&
		grep -qF 'uncore_events_total{platform="ivt",box="imc",event="UNC_M_CAS_COUNT.RD",socket="0"} 50000000' "$scratch/report"
}
try "stat: a report that replaces a file as a whole" stat_output

# A file keeps what it holds when nothing can be measured.
stat_keeps() {
	echo precious >"$scratch/report"
	run --sim ivt stat -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 10 -o "$scratch/report"
	[ "$status" = 2 ] && [ "$(cat "$scratch/report")" = precious ]
}
try "stat: a failure leaves the output file alone" stat_keeps

try "stat: nothing to count" complains 2 "--sim ivt stat -t 10" "see: uncore list -p ivt, uncore list metrics -p ivt"
try "stat: an event that is wrong" complains 2 "--sim ivt stat -e UNC_C_CLOCKTICKS,UNC_C_NOSUCH -t 10"
try "stat: a metric that is misspelt" complains 2 "--sim ivt stat -M MEM_BW_READ -t 10" "did you mean MEM_BW_READS?"
try "stat: a metric without its parameter" complains 2 "--sim ivt stat -M PCT_FREQ_BAND0 -t 10" "for example: -M PCT_FREQ_BAND0:band=1"
try "stat: a socket that is not there" complains 2 "--sim ivt:2 stat -s 2 -e UNC_C_CLOCKTICKS -t 10"
try "stat: an interval of nothing" complains 2 "--sim ivt stat -I 0 -e UNC_C_CLOCKTICKS -t 10"
try "stat: no such platform" complains 2 "--sim nosuch stat -e UNC_C_CLOCKTICKS -t 10"
try "stat: no machine there" complains 3 "--root $scratch/nowhere stat -e UNC_C_CLOCKTICKS -t 10"

restore_nothing() {
	exits 0 --sim ivt restore --state "$scratch/state" && grep -q 'nothing to restore' "$scratch/out"
}
try "restore: nothing to do" restore_nothing

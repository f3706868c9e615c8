# SPDX-License-Identifier: MIT
# Sourced by commands.sh: how often the registers of a measurement are compared (--verify), and counters read.
# control_reads VERIFY INTERVAL: how often a run of three seconds reads a control register, on the simulator's own clock
control_reads() {
	run record "$scratch/run.jsonl" --sim ivt:2 -e UNC_M_CAS_COUNT.RD -I "$2" -t 3000 --verify "$1" -o /dev/null
	[ "$status" = 0 ] &&
		grep -c '"op":"read".*"unit":0.*"MC_CH0_PCI_PMON_CTL0"' "$scratch/run.jsonl"
}
# The start and the end read it as often whatever is chosen: that is what "off" leaves.
verifies() {
	rest=$(control_reads off 100) && second=$(control_reads 1s 100) && reports=$(control_reads report 100) &&
		slow=$(control_reads report 1000) && often=$(control_reads 100ms 1000) || return 1
	echo "beyond $rest: $((second - rest)) $((reports - rest)) $((slow - rest)) $((often - rest))"
	[ $((second - rest)) -ge 2 ] && [ $((second - rest)) -le 4 ] && [ $((reports - rest)) = 29 ] &&
		[ $((slow - rest)) = 2 ] && [ $((often - rest)) -ge 25 ] && [ $((often - rest)) -le 30 ]
}
try "stat: --verify says how often control registers are read" verifies
# A report reads each counter once: 30 reports, the first counts, and no other sample.
counter_reads() {
	run record "$scratch/run.jsonl" --sim ivt:2 -e UNC_M_CAS_COUNT.RD -I 100 -t 3000 -o /dev/null
	[ "$status" = 0 ] || return 1
	reads=$(grep -c '"op":"read".*"unit":0.*"MC_CH0_PCI_PMON_CTR0"' "$scratch/run.jsonl")
	echo "$reads reads"
	[ "$reads" -ge 30 ] && [ "$reads" -le 37 ]
}
try "stat: between reports no counter is read that cannot wrap" counter_reads
wrong_verify() {
	exits 2 stat --sim ivt -e UNC_C_CLOCKTICKS -t 10 --verify sometimes && grep -q -- '--verify needs a time, report or off: --verify 1s' "$scratch/err"
}
try "stat: --verify rejects other words" wrong_verify
replays_verify() {
	run record "$scratch/run.jsonl" --sim ivt:2 -e UNC_M_CAS_COUNT.RD -t 900 --verify 300ms -f csv -o "$scratch/first"
	[ "$status" = 0 ] || return 1
	run stat --replay "$scratch/run.jsonl" -f csv -o "$scratch/second"
	[ "$status" = 0 ] && cmp "$scratch/first" "$scratch/second"
}
try "record: a replay compares registers when the recorded run did" replays_verify

# SPDX-License-Identifier: MIT
# Sourced by run.sh: an unchanged perf counts through the simulated machine's kernel. Counts are exact, because the
# command that perf starts moves the clock.

# counted FILE EVENT [FIELDS]: prints fields of the event's line in perf's CSV
counted() {
	awk -F ';' -v event="$2" -v fields="${3:-1 5}" '$3 == event {
		n = split(fields, at, " ")
		for (i = 1; i <= n; i++) printf "%s%s", $at[i], i < n ? " " : "\n" }' "$1"
}

one() {
	on $memory perf stat -x ';' -a -e uncore_imc_0/event=4,umask=3/ -- sh -c "$advance" >"$scratch/out" 2>&1
	is "187500000 100.00" counted "$scratch/out" uncore_imc_0/event=4,umask=3/ || { cat "$scratch/out"; return 1; }
}
with_perf "perf: an event counts on all sockets to the last digit" one

by_socket() {
	on $memory perf stat -x ';' -a --per-socket -e uncore_imc_0/event=4,umask=3/ -- sh -c "$advance" >"$scratch/out" 2>&1
	grep -q '^S0;1;125000000;' "$scratch/out" && grep -q '^S1;1;62500000;' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
with_perf "perf: --per-socket separates the sockets" by_socket

# However many intervals the host's time makes of it, their counts are the whole. perf does not print the last interval
# if the command ends while it prints the one before: so the command ends some intervals after it counted.
intervals() {
	on $memory perf stat -x ';' -I 20 -a -e uncore_imc_0/event=4,umask=3/ -- sh -c "for n in 1 2 3; do $advance; done; sleep 0.2" >"$scratch/out" 2>&1
	is 562500000 awk -F ';' '$4 ~ /uncore_imc_0/ { sum += $2 } END { printf "%d\n", sum }' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
with_perf "perf: the intervals of -I add up to the whole count" intervals

group() {
	on $memory perf stat -x ';' -a -e '{uncore_imc_3/event=4,umask=0xc/,uncore_imc_3/event=4,umask=3/}' -- sh -c "$advance" >"$scratch/out" 2>&1
	is "78125000 100.00" counted "$scratch/out" uncore_imc_3/event=4,umask=0xc/ && is "187500000 100.00" counted "$scratch/out" uncore_imc_3/event=4,umask=3/ ||
		{ cat "$scratch/out"; return 1; }
}
with_perf "perf: a group counts together" group

# The driver's own name of the event has a scale: 187500000 lines of 64 bytes.
scaled() {
	on $memory perf stat -x ';' -a -e uncore_imc_0/cas_count_read/ -- sh -c "$advance" >"$scratch/out" 2>&1
	is "11444.09 MiB" counted "$scratch/out" uncore_imc_0/cas_count_read/ "1 2" || { cat "$scratch/out"; return 1; }
}
with_perf "perf: the driver's events have its scale and unit" scaled

# Six events share four counters: each runs two thirds of the time, and perf scales the counts.
turns() {
	set -- event=4,umask=0xc event=1 event=2 event=5 event=6 event=4,umask=3
	for event; do set -- "$@" -e "uncore_imc_0/$event/"; shift; done
	on $memory perf stat -x ';' -a "$@" -- sh -c "$advance" >"$scratch/out" 2>&1
	awk -F ';' '$3 ~ /uncore_imc_0/ && $5 > 65 && $5 < 68 { some++ }
		$3 == "uncore_imc_0/event=4,umask=3/" { good = $1 > 187000000 && $1 < 188000000 }
		END { exit some != 6 || !good }' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
with_perf "perf: events that do not fit count in turn" turns

lists() {
	"$uncore" sim run --sim ivt:2,idle -- perf list >"$scratch/out" 2>&1
	for word in uncore_imc_7/cas_count_read/ uncore_imc_0/clockticks/; do
		grep -q " $word .*Kernel PMU event" "$scratch/out" || { cat "$scratch/out"; return 1; }
	done
}
with_perf "perf: perf list shows the driver's events" lists

# The kernel asks for a capability unless perf_event_paranoid is 0 or less. At 2 perf tries again without the kernel's
# part, which no uncore event can leave out.
rights() {
	for level in 2 1 0; do
		echo "echo $level >/proc/sys/kernel/perf_event_paranoid
			setpriv --bounding-set=-all --inh-caps=-all perf stat -x ';' -a -e uncore_imc_0/event=4,umask=3/ -- sh -c '$advance'"
	done >"$scratch/rights"
	on $memory sh "$scratch/rights" >"$scratch/out" 2>&1
	grep -q '^<not supported>;;uncore_imc_0/event=4,umask=3/u;' "$scratch/out" && is 1 grep -c 'perf_event_paranoid setting is 1' "$scratch/out" &&
		is "187500000 100.00" counted "$scratch/out" uncore_imc_0/event=4,umask=3/ ||
		{ cat "$scratch/out"; return 1; }
}
with_perf "perf: without capabilities perf_event_paranoid decides" rights

# A user without root counts the scenario's reads by both programs: 8 and 4 billion bytes on channel 0 of the sockets.
# 11444.09 MiB are their sum.
user_counts() {
	cp tests/scenarios/two_sockets_ep.json "$scratch/for_all.json" && chmod 644 "$scratch/for_all.json" || return 1
	for command in "perf stat -x ; -a -e uncore_imc_0/cas_count_read/" "./uncore stat --via perf -g memory -f csv"; do
		as_user ./uncore sim run --clock manual --sim "ivt,$scratch/for_all.json" -- $command -- sh -c "$advance" || return 1
	done >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	is "11444.09 MiB" counted "$scratch/out" uncore_imc_0/cas_count_read/ "1 2" &&
		is 4 grep -c ',MEM_BW_READS,imc,0,[0-3],ok,8000000000,bytes,1,1,' "$scratch/out" &&
		is 4 grep -c ',MEM_BW_READS,imc,1,[0-3],ok,4000000000,bytes,1,1,' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
user_name="perf: a user without root counts the scenario by perf and by uncore stat --via perf"
if [ -n "$no_perf" ]; then skip "$user_name" "$no_perf"; else by_user "$user_name" user_counts; fi

# Other types of events are the host kernel's, also for a process that perf starts.
others() {
	"$uncore" sim run --sim ivt:2,idle -- perf stat -x ';' -e task-clock -- true >"$scratch/out" 2>&1
	perf stat -x ';' -e task-clock -- true >"$scratch/host" 2>&1
	grep -c '^[0-9.]*;msec;task-clock' "$scratch/host" >"$scratch/wanted"
	is "$(cat "$scratch/wanted")" grep -c '^[0-9.]*;msec;task-clock' "$scratch/out"
}
with_perf "perf: the host counts software events" others

# While perf wants five events of channel 0 on both sockets, which has four counters, uncore has its turn there for a
# part of the time; on the other three channels it counts all of it. Channel 0 reads twice as much as each of the others,
# so that no mean of all makes up for it. The sums must be the scenario's 44 and 24 GB/s.
uneven_memory() {
	sed '/UNC_M_CAS_COUNT.RD_REG/d' tests/scenarios/two_sockets_ep.json >"$scratch/uneven.json"
	for socket in 0 1; do
		for channel in 0 1 2 3; do
			rate=$((100000000 / (1 + socket) * (channel == 0 ? 2 : 1)))
			echo "{ \"event\": \"UNC_M_CAS_COUNT.RD_REG\", \"socket\": $socket, \"instance\": $channel, \"rate\": $rate },"
		done
	done | sed -i '/"traffic": \[/r /dev/stdin' "$scratch/uneven.json"
}
# beside OPTION...: prints what uncore stat --via perf does beside that perf
beside() {
	crowd=
	for event in event=4,umask=3 event=1,umask=1 event=2,umask=1 event=2,umask=2; do crowd="$crowd -e uncore_imc_0/$event/"; done
	on "ivt,$scratch/uneven.json" perf stat -a -o "$scratch/crowd" $crowd -- "$uncore" stat --via perf "$@" -o "$scratch/beside" -- sh -c "$advance" \
		>"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	cat "$scratch/beside"
}
uneven() {
	uneven_memory && { beside -e UNC_M_CAS_COUNT.RD,UNC_M_CAS_COUNT.WR -M MEM_BW_TOTAL --inputs -f json && beside -M MEM_BW_TOTAL --all -f json &&
		beside -M MEM_BW_TOTAL -f json -I 400 && beside -M MEM_BW_TOTAL --per-instance -f json; } >"$scratch/lines" &&
		beside -M MEM_BW_TOTAL -x ';' >"$scratch/columns" && beside -M MEM_BW_TOTAL -e UNC_M_CAS_COUNT.RD -f prometheus >"$scratch/families" &&
		beside -M MEM_BW_TOTAL >"$scratch/text" && python3 tests/clients/uneven.py "$scratch" ||
		{ cat "$scratch/lines" "$scratch/columns" "$scratch/families" "$scratch/text" "$scratch/out"; return 1; }
}
with_perf "perf: sums over channels that another perf has in part are right in every format, and say so" uneven
uneven_page() {
	uneven_memory && beside -M MEM_BW_TOTAL -f json -I 400 >"$scratch/run.json" &&
		"$uncore" report "$scratch/run.json" --output "$scratch/page.html" >"$scratch/out" 2>&1 &&
		grep -q 'counted [0-9.]*&nbsp;% of the time, one instance [0-9.]*&nbsp;%' "$scratch/page.html" ||
		{ cat "$scratch/out"; grep -o 'counted .\{60\}' "$scratch/page.html"; return 1; }
}
with_perf "perf: a page of such a measurement says how little one channel was counted" uneven_page
# A program that perf starts, so that both count the same second. Prints what the exporter serves after it. Only scrapes
# make it read: a reading of its own, in the middle of the step of the clock, would find one socket before it.
cat >"$scratch/scrape" <<'END'
"$1" exporter --via perf -M MEM_BW_TOTAL --interval 1h --listen 127.0.0.1:0 >"$2/served" 2>"$2/log" &
for tick in $(seq 300); do
	port=$(sed -n 's/.*serves http.*:\([0-9]*\)\/metrics$/\1/p' "$2/log")
	[ -z "$port" ] || break
	sleep 0.1
done
eval "$3"
# Scrapes that come within half a second get the same reading.
for tick in $(seq 100); do
	tests/exporter/client.py get "$port" >"$2/served_families"
	! grep -q '^uncore_mem_bw_total_bytes_total.* [1-9]' "$2/served_families" || break
	sleep 0.1
done
kill %1
wait
END
uneven_series() {
	uneven_memory && crowd= && : >"$scratch/log" || return 1
	for event in event=4,umask=3 event=1,umask=1 event=2,umask=1 event=2,umask=2; do crowd="$crowd -e uncore_imc_0/$event/"; done
	on "ivt,$scratch/uneven.json" perf stat -a -o "$scratch/crowd" $crowd -- bash "$scratch/scrape" "$uncore" "$scratch" "$advance" \
		>"$scratch/out" 2>&1
	python3 tests/clients/uneven.py "$scratch" served || { cat "$scratch/out" "$scratch/log"; grep -v '^#' "$scratch/served_families"; return 1; }
}
with_perf "perf: the exporter serves the right sums, and how little one channel was counted" uneven_series
# The terminal is top's, so the simulated machine and that perf are in it, too.
uneven_screen() {
	uneven_memory && crowd= || return 1
	for event in event=4,umask=3 event=1,umask=1 event=2,umask=1 event=2,umask=2; do crowd="$crowd -e uncore_imc_0/$event/"; done
	real=$uncore
	uncore="$real sim run --sim ivt,$scratch/uneven.json -- perf stat -a -o $scratch/crowd $crowd -- $real"
	opened 100 24 --via perf -M MEM_BW_TOTAL -I 200
	uncore=$real
	for tick in $(seq 600); do
		term capture-pane -p >"$scratch/screen" 2>&1
		[ "$(grep -cE '(4[34]|2[34])\.[0-9] GB/s  [89][0-9] % \([5-7][0-9] %\)' "$scratch/screen")" -ne 2 ] || break
		sleep 0.05
	done
	term kill-server
	[ "$tick" -lt 600 ] || { cat "$scratch/screen"; return 1; }
}
. tests/cli/terminal.sh
if [ -n "$no_terminal" ]; then
	skip "perf: top shows the right sums, and how little one channel was counted" "$no_terminal"
else
	with_perf "perf: top shows the right sums, and how little one channel was counted" uneven_screen
fi

# A group is counted through the kernel: what the scenario says, and what registers count.
# via WAY SIM FILE: prints the counts of the memory's group, without times of day
via() {
	on "$2" "$uncore" stat --via "$1" -g memory -f csv -o "$scratch/via" -- sh -c "$advance" >"$scratch/out" 2>&1 ||
		{ cat "$scratch/out"; return 1; }
	cut -d, -f 1-20 "$scratch/via" >"$3"
}
both_ways() {
	via perf "$1" "$scratch/by_perf" && via registers "$1" "$scratch/by_registers" && [ "$(wc -l <"$scratch/by_perf")" -gt 8 ] &&
		! grep -v '^time\|,ok,' "$scratch/by_perf" && diff "$scratch/by_registers" "$scratch/by_perf"
}
bandwidth() {
	via perf $memory "$scratch/by_perf" && is 4 grep -c ',MEM_BW_READS,imc,0,[0-3],ok,8000000000,bytes,1,1,' "$scratch/by_perf" &&
		is 4 grep -c ',MEM_BW_READS,imc,1,[0-3],ok,4000000000,bytes,1,1,' "$scratch/by_perf"
}
with_perf "perf: uncore stat --via perf counts the scenario's bandwidth" bandwidth
for machine in jkt:2 ivt:2 hsx:2 skx:2; do
	with_perf "perf: uncore stat -g memory on $machine is the same by perf and by registers" both_ways $machine
done

# Counters that run freely are another PMU's, and are counted beside those that events choose. Two events read one counter.
free_mixed=UNC_IIO_CLOCKTICKS,UNC_IIO_CLOCKTICKS_FREERUN,UNC_IIO_BANDWIDTH_IN_PART1_FREERUN,UNC_IIO_UTILIZATION_OUT_PART2_FREERUN
free_running() {
	pmu=uncore_iio_free_running_0
	on skx:2 perf stat -x ';' -a -e "$pmu/ioclk/,$pmu/event=0xff,umask=0x10/,$pmu/bw_in_port1/" -- sh -c "$advance" >"$scratch/out" 2>&1
	is "1000000000 100.00" counted "$scratch/out" $pmu/ioclk/ && is "1000000000 100.00" counted "$scratch/out" $pmu/event=0xff,umask=0x10/ &&
		grep -q "^[1-9][0-9.]*;MiB;$pmu/bw_in_port1/;" "$scratch/out" || { cat "$scratch/out"; return 1; }
	for way in perf registers; do
		on skx:2 "$uncore" stat --via $way -i -e $free_mixed -f csv -o "$scratch/via" -- sh -c "$advance" >"$scratch/out" 2>&1 ||
			{ cat "$scratch/out"; return 1; }
		cut -d, -f 1-20 "$scratch/via" >"$scratch/by_$way"
	done
	[ "$(grep -c ',ok,[1-9]' "$scratch/by_perf")" -ge 48 ] && diff "$scratch/by_registers" "$scratch/by_perf"
}
with_perf "perf: counters that run freely are counted by a PMU of their own" free_running

# events PLATFORM SHARE [OLD NEW]
events() {
	platform=$1 share=$2 turn=${TEST_TURN:-0}
	shift 2
	[ "$turn" != all ] || share=1 turn=0
	python3 tests/clients/perf_events.py "$uncore" "$platform" "$scratch" "$turn" "$share" "$@"
}
# PLATFORM:SHARE, of which two or three have their turn, far apart in the list.
number=0
for each in jkt:5 ivt:5 hsx:5 bdx:5 skx:8 clx:8 icx:20 snr:12 spr:12 emr:12 gnr:6 srf:6 cwf:6 grr:4 knl:4 nhmex:8 wsmex:8; do
	platform=${each%:*}
	number=$((number + 1))
	chosen $number 8 || continue
	if ! command -v python3 >/dev/null; then
		skip "perf: events of $platform count as through registers" "no python3 here"
		continue
	fi
	with_perf "perf: events of $platform count as through registers" events $platform "${each#*:}"
	[ -n "$reason$no_perf" ] || tail -n 1 "$scratch/try.log"
done
# A threshold that no event reaches in a cycle.
finds() {
	TEST_TURN=0 events ivt 90 event= thresh=0xf,event= >"$scratch/found" 2>&1
	[ $? = 1 ] && grep -q 'the registers' "$scratch/found" || { cat "$scratch/found"; return 1; }
}
if command -v python3 >/dev/null; then
	with_perf "perf: the comparison finds another event" finds
fi

# What LIKWID leaves at its end (ivt: MSR 0xc00, bit 31) is written as any program may. The count of perf is then 0, and
# ours says why, in real time. The register cannot be read, so nothing but the clock of the box shows it.
left_frozen() {
	"$uncore" sim run --sim $memory -- sh -c "printf '\\0\\0\\0\\200\\0\\0\\0\\0' | dd of=/dev/cpu/0/msr bs=8 seek=3072 oflag=seek_bytes conv=notrunc 2>/dev/null
		'$uncore' stat --via perf -e UNC_M_CAS_COUNT.RD -f json -t 200ms; echo \"status \$?\"
		'$uncore' restore --unfreeze
		'$uncore' stat --via perf -e UNC_M_CAS_COUNT.RD -f json -t 200ms; echo \"status \$?\"" >"$scratch/out" 2>&1
	[ "$(grep -c '"state": "frozen"' "$scratch/out")" = 1 ] && [ "$(grep -c '"state": "ok", "value": [1-9]' "$scratch/out")" = 3 ] &&
		grep -q '^status 1$' "$scratch/out" && grep -q '^status 0$' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
with_perf "perf: a box that another program left frozen is called so, and restore --unfreeze mends it" left_frozen

# SPDX-License-Identifier: MIT
# Sourced by counts.sh: two programs that want one counter, one machine in another, and a build. The event is reads of
# channel 0: 125 and 62.5 million in a second, so 187500000 for perf, which adds the sockets up.
reads=uncore_imc_0/event=4,umask=3/

# reported BY: prints what counters that BY had set up counted of the event, by socket
reported() {
	python3 -c 'import json, sys
rows = [row for row in json.load(open(sys.argv[1]))["counted"] if row["by"] == sys.argv[2] and row["event"] == "UNC_M_CAS_COUNT.RD"]
print(*[row["count"] for row in sorted(rows, key=lambda row: row["unit"])])' "$scratch/two.json" "$1"
}
# together COMMAND...: runs it on the machine; its output is $scratch/out
together() {
	"$uncore" sim run --clock manual -f json -o "$scratch/two.json" --sim $memory -- "$@" >"$scratch/out" 2>&1
}
# prints TEXT...: each is a line of the output
prints() {
	for text; do grep -qxF -- "$text" "$scratch/out" || { echo "no $text"; cat "$scratch/out"; return 1; }; done
}
perf_line="187500000;;$reads;2000000000;100.00;;"
ours() {
	echo "$uncore stat --via $1 -a -e imc0:UNC_M_CAS_COUNT.RD -x ; --"
}
our_line="187500000;;imc0:UNC_M_CAS_COUNT.RD;1000000000;100.00;;;;simulated"

# Two counters of one box: the kernel gives each event its own.
both_by_perf() {
	together $(ours perf) perf stat -x ';' -a -e $reads -- sh -c "$advance" && prints "$our_line" "$perf_line" &&
		is "125000000 125000000 62500000 62500000" reported perf &&
		together perf stat -x ';' -a -e $reads -- $(ours perf) sh -c "$advance" && prints "$our_line" "$perf_line"
}
with_perf "two: perf and uncore by perf count one event in both orders" both_by_perf

# perf cannot know that registers were written past it. uncore says that the counter was in use, and who should end.
perf_first() {
	together perf stat -x ';' -a -e $reads -- $(ours registers) sh -c "$advance" &&
		prints "$our_line" "0;;$reads;2000000000;100.00;;" \
			"uncore: imc of socket 1 was already counting: MC_CH0_PCI_PMON_CTL0 was 0x00400304 (UNC_M_CAS_COUNT.RD)" &&
		is "125000000 62500000" reported registers && is "" reported perf
}
with_perf "two: uncore by registers says that perf was counting there, and perf prints what is left" perf_first

ours_first() {
	together $(ours registers) perf stat -x ';' -a -e $reads -- sh -c "$advance"
	prints "$perf_line" "<stolen>;;imc0:UNC_M_CAS_COUNT.RD;0;100.00;;;;simulated" && is "125000000 62500000" reported perf && is "" reported registers
}
with_perf "two: a count that perf has taken from uncore is printed as stolen" ours_first

# LIKWID starts its command before its counters, and sleeps then. It asks for reads and prints the writes that perf counted
# with its counter: 46875000 on socket 0, and 31250000 more on socket 1.
for script in "perf_later perf stat -x ';' -a -e uncore_imc_0/event=4,umask=0xc/ -- sh -c" "second_later sh -c"; do
	printf '#!/bin/sh\nuntil grep -qE "^(35|230) " "/proc/$PPID/syscall"; do sleep 0.05; done\n%s "%s"\n' "${script#* }" "$advance" \
		>"$scratch/${script%% *}" && chmod +x "$scratch/${script%% *}"
done
likwid_alone="env HWLOC_COMPONENTS=-linux:pci likwid-perfctr -O -M 0 -C 0 -g"
likwid_first() {
	together $likwid_alone CAS_COUNT_RD:MBOX0C0,CAS_COUNT_RD:MBOX1C0 "$scratch/perf_later"
	prints "78125000;;uncore_imc_0/event=4,umask=0xc/;2000000000;100.00;;" "CAS_COUNT_RD,MBOX0C0,46875000" "CAS_COUNT_RD,MBOX1C0,125000000"
}
perf_then_likwid() {
	together perf stat -x ';' -a -e $reads -- $likwid_alone CAS_COUNT_WR:MBOX0C0 true
	prints "ERROR: The selected register MBOX0C0 is in use." || return 1
	together perf stat -x ';' -a -e $reads -- $likwid_alone CAS_COUNT_WR:MBOX0C0 -f "$scratch/second_later"
	prints "CAS_COUNT_WR,MBOX0C0,46875000" && grep -q "^62500000;;$reads;" "$scratch/out"
}
for case in "likwid_first perf takes a counter from LIKWID, which prints what perf counted" \
	"perf_then_likwid LIKWID takes a counter from perf on one socket, and perf prints that of the other"; do
	if [ -n "$no_perf" ]; then skip "two: ${case#* }" "$no_perf"; else with likwid-perfctr "two: ${case#* }" ${case%% *}; fi
done

# After kill -9 the registers are as they were programmed. perf sets up its own; restore puts back the others.
cat >"$scratch/killed" <<END
"\$1" stat --via registers -e imc0:UNC_M_CAS_COUNT.RD,cbo0:UNC_C_CLOCKTICKS -- sleep 60 &
until setpci -s 7f:10.4 d8.l | grep -q 00400304 && [ "\$(rdmsr -p 0 0xd10)" = 400000 ]; do sleep 0.05; done
sleep 0.2
kill -9 \$!
wait 2>/dev/null
"\$1" who | sed -n 's/^  *journal.* pid.*/left/p; s/.*ended.*/ended/p' | head -n 1
perf stat -x ';' -a -e $reads -- sh -c "$advance"
"\$1" restore >/dev/null 2>&1
echo "restored: \$(rdmsr -p 0 0xd10) \$(setpci -s 7f:10.4 d8.l)"
$(ours registers | sed 's/[^ ]*/"$1"/; s/;/";"/') sh -c "$advance"
END
killed_between() {
	together sh "$scratch/killed" "$uncore"
	prints "$perf_line" "restored: 0 00000000" "$our_line" && ! grep -q "was already counting" "$scratch/out" || { cat "$scratch/out"; return 1; }
}
if [ -n "$no_perf" ]; then skip "two: perf and restore work after kill -9" "$no_perf"; else with setpci "two: perf and restore work after kill -9" killed_between; fi

# The inner machine could not count; the outer one counts on.
nested() {
	together perf stat -x ';' -a -e $reads -- sh -c "$advance; '$uncore' sim run --sim skx,idle -- true; echo \"status \$?\""
	prints "$perf_line" "status 3" && grep -q 'this is a simulated machine already' "$scratch/out" && is "125000000 62500000" reported perf
}
with_perf "two: a machine inside a machine is refused, and the outer one counts on" nested

# A build with what it starts: as outside, while perf counts what the report says.
project() {
	mkdir -p "$scratch/project" && cd "$scratch/project" || return 1
	for name in one two three four; do
		echo "int $name(void); int $name(void) { return __LINE__; }" >$name.c
	done
	echo 'int one(void), two(void), three(void), four(void); int main(void) { return one() + two() + three() + four() - 4; }' >main.c
	printf 'all: program\n\t./program\nprogram: one.o two.o three.o four.o main.o\n\t$(CC) -o $@ $^\n%%.o: %%.c\n\t$(CC) -c -o $@ $<\n' >Makefile
}
builds() (
	unset MAKEFLAGS MAKELEVEL MFLAGS
	here=$PWD
	project && make -j2 CC="${CC:-cc}" >outside 2>&1 && rm -f -- *.o program && cd "$here" || return 1
	"$uncore" sim run -f json -o "$scratch/two.json" --sim $memory -- perf stat -x ';' -a -o "$scratch/counted" -e $reads -- \
		make -j2 -C "$scratch/project" CC="${CC:-cc}" >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	grep -v '^make' "$scratch/out" | sort >"$scratch/inside" && sort "$scratch/project/outside" | diff - "$scratch/inside" &&
		"$scratch/project/program" && python3 - "$scratch/counted" "$scratch/two.json" <<'END'
import json, sys
printed = int([line for line in open(sys.argv[1]) if ";" in line][0].split(";")[0])
counted = sum(row["count"] for row in json.load(open(sys.argv[2]))["counted"] if row["by"] == "perf")
# perf reads its counters before it closes them, and time passes meanwhile.
assert 0.8 * counted <= printed <= counted, (printed, counted)
END
)
with_perf "two: make -j2 builds a project there, and perf counts meanwhile" builds

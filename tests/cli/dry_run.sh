# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks what uncore stat --dry-run prints.

# The lines of equal writes, and the summary, say what the single writes say.
stat_dry_groups() {
	exits 0 --sim ivt:2,idle stat --dry-run -v -e UNC_C_CLOCKTICKS,imc3:UNC_M_CAS_COUNT.RD && grep ' socket ' "$scratch/out" | grep -v '^[0-9]' >"$scratch/each" &&
		exits 0 --sim ivt:2,idle stat --dry-run -e UNC_C_CLOCKTICKS,imc3:UNC_M_CAS_COUNT.RD &&
		holds out "program socket 0-1, cbo 0-14: Cn_MSR_PMON_CTL0 = 0x400000 en=1 ev_sel=0" &&
		grep -q '^program  *socket 0-1, imc 3:  *MC_CH3_PCI_PMON_CTL0  *= 0x400304 ' "$scratch/out" || { cat "$scratch/out"; return 1; }
	registers=$(awk '{ print $2, $3, $4 }' "$scratch/each" | sort -u | wc -l)
	grep -q "^$(wc -l <"$scratch/each") writes to $registers registers of 34 instances of boxes, MSRs through CPU 0 (socket 0), CPU [0-9]* (socket 1); nothing was written$" "$scratch/out" &&
		grep -q '^cost: these writes once, and for each sample 32 reads of counters$' "$scratch/out" || { cat "$scratch/out"; return 1; }
}
try "stat: --dry-run prints equal writes of instances in one line, and a summary" stat_dry_groups
# A second of the simulator has 100 turns of 10 ms. The listed round has the first two, and -v shows every write.
stat_dry_passes() {
	exits 0 --sim ivt:2 stat --dry-run -g power && round=$(sed -n 's/^\([0-9]*\) writes to .*/\1/p' "$scratch/out") &&
		change=$(sed -n 's/^passes: .* one round of 2 passes; at least every 10 ms, \([0-9]*\) writes change the pass$/\1/p' "$scratch/out") &&
		"$uncore" stat --sim ivt:2 -v -g power -t 1000 >/dev/null 2>"$scratch/err" || { cat "$scratch/out" "$scratch/err"; return 1; }
	made=$(grep -c '^[a-z]* *socket' "$scratch/err")
	[ "$made" = $((round + 98 * change)) ] || { echo "$made writes; the dry run says $round, then $change for each change"; return 1; }
}
try "stat: --dry-run says what the changes of passes write" stat_dry_passes
stat_dry_formats() {
	exits 0 --sim ivt:2,idle stat --dry-run -e UNC_C_CLOCKTICKS -f csv && [ "$(($(wc -l <"$scratch/out") - 1))" = "$("$uncore" --sim ivt:2,idle stat --dry-run -v -e UNC_C_CLOCKTICKS | grep -c ' socket [01]  ')" ] &&
		exits 0 --sim ivt:2,idle stat --dry-run -e UNC_C_CLOCKTICKS -f json && grep -q '"value": "0x400000"' "$scratch/out"
}
try "stat: --dry-run prints CSV and JSON" stat_dry_formats

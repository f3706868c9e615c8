#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares each write of a session on the older processors with what the manual prescribes (SDM volume 3, 325384-059US,
# and notes on it). The lists below were written from the manual, not from spec/.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
uncore=${BUILD:-build}/bin/uncore

# writes NAME OPTIONS <LIST: a dry run prints stage, MSR and value of each write as the lines of LIST, in order
writes() {
	writes_name=$1
	shift
	grep -v '^#' >"$scratch/wanted"
	# shellcheck disable=SC2086 # options
	"$uncore" stat --dry-run -v $1 >"$scratch/said" 2>&1
	sed -n 's/^\([a-z]*\) .* MSR \(0x[0-9a-f]*\) *\(0x[0-9a-f]*\).*/\1 \2 \3/p' "$scratch/said" >"$scratch/made"
	try "steps: a session writes what the manual prescribes: $writes_name" \
		sh -c 'diff "$1/wanted" "$1/made" || { cat "$1/said"; exit 1; }' sh "$scratch"
}

# 18.22.3: PerfEvtSel of either counter is written, then EN (22) in that of counter 0 starts both, and clearing it stops
# both. OS and USR are 17:16. 0xc0 INST_RETIRED; 0x12 MUL, which only counter 1 has.
writes "P6, both counters" "--sim p6 -e INST_RETIRED -e MUL" <<-'END'
	setup 0x186 0x0
	reset 0xc1 0x0
	reset 0xc2 0x0
	program 0x186 0x300c0
	program 0x187 0x30012
	start 0x186 0x4300c0
	stop 0x186 0x300c0
	restore 0x186 0x0
	restore 0x186 0x0
	restore 0x187 0x0
	restore 0xc1 0x0
	restore 0xc2 0x0
END
# Only the register of counter 0 has EN. Counter 0 itself counts nothing, because no level of privilege is selected.
writes "P6, the second counter alone" "--sim p6 -e MUL" <<-'END'
	setup 0x186 0x0
	reset 0xc2 0x0
	program 0x187 0x30012
	start 0x186 0x400000
	stop 0x186 0x0
	restore 0x186 0x0
	restore 0x187 0x0
	restore 0xc2 0x0
END
# Both counters are stopped while they are read; the event of the second stays programmed.
writes "P6, frozen reads" "--sim p6 --frozen -e L2_RQSTS.I -e MUL" <<-'END'
	setup 0x186 0x0
	reset 0xc1 0x0
	reset 0xc2 0x0
	program 0x186 0x3012e
	program 0x187 0x30012
	start 0x186 0x43012e
	freeze 0x186 0x3012e
	unfreeze 0x186 0x43012e
	stop 0x186 0x3012e
	restore 0x186 0x0
	restore 0x186 0x0
	restore 0x187 0x0
	restore 0xc1 0x0
	restore 0xc2 0x0
END

# Another program counts on both. Counts go back first, then the second's event, and EN last, as for a start (18.22.3).
cat >"$scratch/busy.json" <<-'END'
	{ "schema": 1, "title": "another program counts", "platform": "p6", "registers": [
	  { "box": "pmc", "register": "ctl", "index": 0, "value": "0x004300c0" },
	  { "box": "pmc", "register": "ctl", "index": 1, "value": "0x00030012" },
	  { "box": "pmc", "register": "ctr", "index": 1, "value": "0x12" } ] }
END
writes "P6, another program that counts is restored" "--sim p6,$scratch/busy.json -e DIV" <<-'END'
	setup 0x186 0x0
	reset 0xc2 0x0
	program 0x187 0x30013
	start 0x186 0x400000
	stop 0x186 0x0
	restore 0x186 0x0
	restore 0x187 0x0
	restore 0xc2 0x12
	restore 0x187 0x30012
	restore 0x186 0x4300c0
END

# 18.20: a counter starts when bits of its upper half are written, which writes the count, too; figure 18-51 prints 1 in
# bits 37:36. Type_match is 45:38 of the bus queue, 44:39 of the snoop queue; Own and Other 48 and 49. The latency
# starts with bit 58 of CTL6 and keeps its count without it; CNTR7 is a separate register.
writes "Xeon MP, all four" "--sim xeonmp -e IBUSQ,type_match=1 -e ISNPQ,type_match=1 -e EFSB_DRDY -e IBUSQ_LATENCY" <<-'END'
	setup 0x107d2 0x0
	reset 0x107cc 0x3000000000
	reset 0x107ce 0x0
	reset 0x107d0 0x0
	reset 0x107d3 0x0
	start 0x107cc 0x7000000000
	start 0x107ce 0x8000000000
	start 0x107d0 0x3000000000000
	start 0x107d2 0x400000000000000
	stop 0x107cc 0x3000000000
	stop 0x107ce 0x0
	stop 0x107d0 0x0
	stop 0x107d2 0x0
	restore 0x107cc 0x3000000000
	restore 0x107ce 0x0
	restore 0x107d0 0x0
	restore 0x107d2 0x0
	restore 0x107d3 0x0
END

# 18.21.2 to 18.21.4: as above, and no address of a global control is known. Bit 58 of an FSB register has to be 1; 39
# is FSB_L_hit. All transactions: states 53:47, snoop results 46:44, types 43:38, data flow 37:36 (GBSQ), agents 35:32
# or 37:32 all chosen.
writes "7100, one of each" "--sim xeon7100 -e GBSQ -e GSNPQ -e FSB_L_hit" <<-'END'
	reset 0x107cc 0x0
	reset 0x107ce 0x0
	reset 0x107d0 0x400000000000000
	start 0x107cc 0x3fffff00000000
	start 0x107ce 0x3fffff00000000
	start 0x107d0 0x400008000000000
	stop 0x107cc 0x0
	stop 0x107ce 0x0
	stop 0x107d0 0x400000000000000
	restore 0x107cc 0x0
	restore 0x107ce 0x0
	restore 0x107d0 0x400000000000000
END

# 18.21.5: GL_CTL freezes (bit 0), unfreezes (1) and zeroes (2) the counters that bits 23:16 select, here the first, the
# third and the fifth. Agents of the 7400: modules 34:32 (0111B any core), and bit 37 the chipset where it is a snoop.
writes "7400, one of each" "--sim xeon7400 -e GBSQ -e GSNPQ -e FSB_L_hit" <<-'END'
	setup 0x107d8 0x150001
	reset 0x107d8 0x150004
	program 0x107cc 0x3ffff700000000
	program 0x107ce 0x3fffe700000000
	program 0x107d0 0x400008000000000
	start 0x107d8 0x150002
	stop 0x107d8 0x150001
	restore 0x107cc 0x0
	restore 0x107ce 0x0
	restore 0x107d0 0x400000000000000
	restore 0x107d8 0x150002
	restore 0x107d8 0x0
END
writes "7400, frozen reads" "--sim xeon7400 --frozen -e FSB_IOQ_full" <<-'END'
	setup 0x107d8 0x100001
	reset 0x107d8 0x100004
	program 0x107d0 0x401000000000000
	start 0x107d8 0x100002
	freeze 0x107d8 0x100001
	unfreeze 0x107d8 0x100002
	stop 0x107d8 0x100001
	restore 0x107d0 0x400000000000000
	restore 0x107d8 0x100002
	restore 0x107d8 0x0
END
done_testing

# SPDX-License-Identifier: MIT
# Sourced: writes LIKWID's names to $scratch/likwid_events, and those that are left out to $scratch/likwid_left_out.
# LIKWID's table of cascadelakeX has all that skylakeX's has, so likwid_events.txt has it once. That of emeraldrapids is
# sapphirerapids' without eight names.
emr_lacks=' (TOR_INSERTS_IO_ITOM(_REMOTE|_LOCAL)?|TOR_INSERTS_IA_ITOMCACHENEAR_(REMOTE|LOCAL)|TXL_FLITS_ALL_NULL|[RT]XL_FLITS_NON_DATA)( |$)'
{
	cat tests/facts/likwid_events.txt
	sed -n 's/^skx /clx /p' tests/facts/likwid_events.txt
	sed -nE "/$emr_lacks/d; s/^spr /emr /p" tests/facts/likwid_events.txt
} >"$scratch/likwid_events"
{
	cat tests/facts/likwid_left_out.txt
	sed -nE '/ (2LM_|TAG_HIT_|DDRT_.PQ_CYCLES_REG_CREDITS_|IMC_.*_TO_DDRT$)/d; s/^skx(-likwid-[a-z0-9-]*) skx /clx\1 clx /p' \
		tests/facts/likwid_left_out.txt
	sed -nE "/$emr_lacks/d; s/^spr(-[a-z0-9-]*) spr /emr\1 emr /p" tests/facts/likwid_left_out.txt
} >"$scratch/likwid_left_out"

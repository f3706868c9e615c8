# SPDX-License-Identifier: MIT
# Sourced: writes LIKWID's names to $scratch/likwid_events, and those that are left out to $scratch/likwid_left_out.
# LIKWID's table of cascadelakeX has all that skylakeX's has, so likwid_events.txt has it once.
sed -n 's/^skx /clx /p' tests/facts/likwid_events.txt | cat tests/facts/likwid_events.txt - >"$scratch/likwid_events"
sed -nE '/ (2LM_|TAG_HIT_|DDRT_.PQ_CYCLES_REG_CREDITS_|IMC_.*_TO_DDRT$)/d; s/^skx(-likwid-[a-z0-9-]*) skx /clx\1 clx /p' \
	tests/facts/likwid_left_out.txt | cat tests/facts/likwid_left_out.txt - >"$scratch/likwid_left_out"

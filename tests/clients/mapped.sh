# SPDX-License-Identifier: MIT
# Sourced by run.sh: programs that map registers from /dev/mem. The registers are those of the first channel of icx on
# socket 0: counter 0 at 8 and control 0 at 64 of its window. mov.c and mapped.c are for x86.

channel=0x60122800 counter=0x60122808 control=0x60122840

decoder() {
	"${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -Iruntime/programs -o "$scratch/mov" tests/clients/mov.c runtime/programs/cli/sim/trace/mov.c &&
		python3 tests/clients/mov.py "$scratch/mov" objdump "$scratch" "${MOV_RUNS:-10000}" "${TEST_TURN:-1}" >"$scratch/out" 2>&1 ||
		{ tail -n 20 "$scratch/out"; return 1; }
}
if command -v objdump >/dev/null; then
	try "mapped: of random instructions, objdump and the decoder take the same for a MOV of memory" decoder
else
	skip "mapped: of random instructions, objdump and the decoder take the same for a MOV of memory" "no objdump here"
fi

no_trace=$no_cpuid
if [ -z "$no_trace" ] && ! { built mapped && built fence; }; then
	no_trace="tests/clients/mapped.c or fence.c does not compile"
fi

# traced NAME COMMAND...: a case in which the command is traced
traced() {
	if [ -n "$no_trace" ]; then skip "$1" "$no_trace"; else machine "$@"; fi
}

traced "mapped: each MOV does to a register what the processor does to memory" \
	is "0 wrong" on icx:2,idle "$scratch/mapped" check $counter $control

# refuses STATUS WORDS DOING: the program ends, and the message says what it did
refuses() {
	on icx:2,idle "$scratch/mapped" "$3" $counter >"$scratch/out" 2>"$scratch/err"
	is "$1" echo $? && [ ! -s "$scratch/out" ] && { [ -z "$2" ] || grep -qF "$2" "$scratch/err"; } || { cat "$scratch/out" "$scratch/err"; return 1; }
}
traced "mapped: an instruction that is no MOV ends the program, and is printed" \
	refuses 135 ") accesses $counter of /dev/mem: registers are read and written by MOV alone" add
traced "mapped: an access across two words ends the program" refuses 135 ") accesses 0x6012280a of /dev/mem: registers take 4 or 8 bytes" unaligned
traced "mapped: a write of one byte ends the program" refuses 135 "registers take 4 or 8 bytes" byte
traced "mapped: a write to a mapping for reading is the program's fault" refuses 139 "" readonly

# Where nobody is traced, no page can be mapped; a program that reads the file gets the registers.
not_traced() {
	"$uncore" sim run --no-cpuid --clock manual --sim icx:2,idle -- sh -c "'$scratch/fence' map $channel; '$scratch/fence' bytes $channel
		dd if=/dev/mem bs=4 count=1 iflag=skip_bytes skip=$((channel)) status=none | od -An -tx4
		dd if=/dev/mem bs=4 count=1 iflag=skip_bytes skip=4096 status=none | od -An -tx4" >"$scratch/out" 2>&1
	is "ENODEV EINVAL 00030000 ffffffff" echo $(cat "$scratch/out")
}
machine "mapped: with --no-cpuid nothing can be mapped" not_traced

# Neither the program's mappings nor a machine without registers in memory lead to the host's memory.
own_memory() {
	is 3 on icx:2,idle grep -c 'System RAM$' /proc/iomem && is ENODEV on ivt:2,idle "$scratch/fence" map $channel &&
		is 0 on icx:2,idle sh -c 'wc -c </dev/mem' && is 1 on icx:2,idle sh -c 'echo x 2>/dev/null >/dev/mem; echo $?'
}
traced "mapped: /dev/mem is the machine's, and never the host's" own_memory

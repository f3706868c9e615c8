#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests uncore sim mount --msr-safe. First the module's files and its batch request, with dd, cat and a program that
# builds a request byte by byte (tests/fuse/batch.c); then the library's Linux back end on these files. Addresses and
# fields were copied by hand from 329468-002 (ivt): 0xd10 and 0xd11 are controls 0 and 1 of CBo 0, 0xd16 and 0xd17 their
# counters, 0xc36 is counter 0 of the PCU. What the module does is from its own sources (LLNL/msr-safe 1.8: msr_entry.c,
# msr_allowlist.c, msr_batch.c, msr-smp.c).
# Run by make test, early.
set -u

cd "$(dirname "$0")/../.." || exit 1
uncore=$(realpath "${UNCORE:-${BUILD:-build}/bin/uncore}")
generator=${BUILD:-build}/bin/uncoregen
batch=${BUILD:-build}/tests/helpers/batch
. tests/tools/tap.sh
. tests/fuse/mounting.sh

# is WANTED COMMAND...: the command prints this
is() {
	wanted=$1
	shift
	got=$("$@" 2>&1)
	[ "$got" = "$wanted" ] || { printf '%s\n  printed:  %s\n  expected: %s\n' "$*" "$got" "$wanted"; return 1; }
}

# fails TEXT COMMAND...: the command fails, and its message contains the text
fails() {
	text=$1
	shift
	if got=$("$@" 2>&1); then echo "succeeded: $*"; return 1; fi
	case $got in
	*"$text"*) ;;
	*) printf '%s\n  printed: %s\n  without: %s\n' "$*" "$got" "$text"; return 1 ;;
	esac
}

cpu=$dir/dev/cpu

# asked WORD...: makes a batch request and prints its results in one line
asked() {
	"$batch" "$cpu/msr_batch" "$@" | paste -sd' '
}

# msr CPU NUMBER: reads it through the CPU's file
msr() {
	dd if="$cpu/$1/msr_safe" of="$scratch/value" bs=8 count=1 iflag=skip_bytes skip=$(($2)) status=none &&
		od -An -tx8 "$scratch/value" | tr -d ' ' | sed 's/^0*\(.\)/\1/'
}

# put CPU NUMBER ESCAPES: writes 8 bytes, the lowest first, through the CPU's file
put() {
	printf "$3" | dd of="$cpu/$1/msr_safe" bs=8 oflag=seek_bytes seek=$(($2)) conv=notrunc status=none
}

# list TEXT: sets the allowlist in one write
list() {
	printf %b "$1" >"$scratch/list" && dd if="$scratch/list" of="$cpu/msr_allowlist" bs=1M status=none
}

# ---- the files ----

faulty=ivt:2,tests/fuse/scenario.json
small='0xd10 0xffffffffffffffff\n# no comment\n0xd11 0xff0000ff # of control 1\n0xd16 0x0\n0xc31 0\n0xc32 0\n0xc33 0xff\n0xc34 0\n'

files() {
	begin $faulty --msr-safe && [ ! -e "$cpu/0/msr" ] && [ ! -e "$cpu/7" ] &&
		is "cpuid msr_safe" sh -c "ls '$cpu/0' | paste -sd' '" && is "1.8.0" sh -c "tr -d '\\0' <'$cpu/msr_safe_version'" &&
		is "600 600 600 400" sh -c "stat -c %a '$cpu/0/msr_safe' '$cpu/msr_batch' '$cpu/msr_allowlist' '$cpu/msr_safe_version' | paste -sd' '"
}
mounted "files: --msr-safe serves msr-safe's files instead of the msr module's" files

refuses_all() {
	is "" cat "$cpu/msr_allowlist" && fails "Permission denied" msr 0 0xd10 && fails "Permission denied" put 0 0xd10 '\1\0\0\0\0\0\0\0' &&
		is "EACCES EACCES 5555555555555555 0 EACCES 1 0" asked 0:0xd10 0:0xd10=1
}
mounted "list: the allowlist is empty at first, and every access is refused" refuses_all

cat >"$scratch/small" <<'END'
#MSR       Write mask
0x00000C31 0x0000000000000000
0x00000C32 0x0000000000000000
0x00000C33 0x00000000000000FF
0x00000C34 0x0000000000000000
0x00000D10 0xFFFFFFFFFFFFFFFF
0x00000D11 0x00000000FF0000FF
0x00000D16 0x0000000000000000
END
takes_list() {
	list "$small" && cat "$cpu/msr_allowlist" | diff "$scratch/small" - && is 0 msr 0 0xd10 && is 0 msr 0 0xd16 && fails "Permission denied" msr 0 0xd17 &&
		fails "Invalid argument" sh -c "dd if='$cpu/0/msr_safe' bs=16 count=1 iflag=skip_bytes skip=$((0xd10)) status=none"
}
mounted "list: only the MSRs on the allowlist can be read" takes_list

masks() {
	put 0 0xd10 '\0\0\100\1\0\0\0\0' && is 1400000 msr 3 0xd10 && put 0 0xd11 '\377\377\377\377\377\377\377\377' && is ff0000ff msr 0 0xd11 &&
		fails "Permission denied" put 0 0xd16 '\1\0\0\0\0\0\0\0' && is 0 msr 4 0xd10
}
mounted "list: a write changes only the bits of the MSR's mask" masks

# refuses ERROR TEXT: the list gives this error, and the old one stays
refuses() {
	fails "$1" list "$2" && [ "$(wc -l <"$cpu/msr_allowlist")" = 8 ]
}

refuses_lists() {
	refuses "Invalid argument" '0xd10 x\n' && refuses "Invalid argument" '0xd10, 0x0\n' && refuses "Invalid argument" '-1 0\n' &&
		refuses "Invalid or incomplete" '0xd10 0x0' && refuses "Invalid or incomplete" '0xd10\n' && refuses "No message" '# nothing\n' &&
		refuses "out of range" '0xd10 0x10000000000000000\n' && refuses "Argument list too long" "$(printf %131073s 1)" && list '0xd10 0\n 0xd11 0\n' &&
		is 3 sh -c "wc -l <'$cpu/msr_allowlist'" && fails "not unique" list '0xd10 0\n3344 1\n' && is "" cat "$cpu/msr_allowlist" &&
		list "$small" && list '\n' && is "" cat "$cpu/msr_allowlist"
}
mounted "list: a malformed list changes nothing, but a list with an MSR twice empties it" refuses_lists

# ---- the batch request ----

batch_reads() {
	list "$small" && put 5 0xd10 '\21\0\100\0\0\0\0\0' && is "OK OK 1400000 ffffffffffffffff OK 400011 ffffffffffffffff OK ff0000ff ff0000ff OK 0 0" \
		asked 0:0xd10 4:0xd10 11:0xd11 12:0xd16 && is 1400000 msr 0 0xd10 && is 400011 msr 4 0xd10
}
mounted "batch: one request reads several CPUs and gives the same values as their files" batch_reads

batch_writes() {
	is "OK OK 55 ffffffffffffffff OK 55 ffffffffffffffff OK ffffffffffffffff ff0000ff OK ff0000ff ff0000ff OK aa000000 ff0000ff" \
		asked 4:0xd10=0x55 6:0xd10 4:0xd11=0xffffffffffffffff 12:0xd11 4:0xd11=0xaa000000 && is 55 msr 4 0xd10 && is aa000000 msr 4 0xd11
}
mounted "batch: writes change only the bits of the mask, in the order of the operations" batch_writes

batch_fails_alone() {
	is "EIO OK 1400000 ffffffffffffffff EIO 5555555555555555 ff EIO 5555555555555555 0 OK ff0000ff ff0000ff EIO 7 ff OK 55 ffffffffffffffff" \
		asked 0:0xd10 0:0xc33 0:0xc34 0:0xd11 0:0xc33=7 4:0xd10
}
mounted "batch: an operation that faults gets its own error, and the others are carried out" batch_fails_alone

batch_refused() {
	is "EACCES OK 66 ffffffffffffffff EACCES 5555555555555555 0" asked 0:0xd10=0x66 0:0xd17 && is 1400000 msr 0 0xd10 &&
		is "EROFS OK 66 ffffffffffffffff EROFS 1 0" asked 0:0xd10=0x66 0:0xd16=1 && is 1400000 msr 0 0xd10 &&
		is "ENXIO ENXIO 5555555555555555 0 OK 5555555555555555 ffffffffffffffff ENXIO 5555555555555555 0" asked 7:0xd10 0:0xd10 65535:0xd10
}
mounted "batch: if one operation is not allowed, none is carried out" batch_refused

batch_wrong() {
	is "EINVAL untouched 5555555555555555 0" asked count=0 0:0xd10 && is "E2BIG untouched 5555555555555555 0" asked count=131073 0:0xd10 &&
		is "E2BIG untouched 5555555555555555 0" asked count=0xffffffff 0:0xd10 && is "EFAULT untouched 5555555555555555 0" asked address=0 0:0xd10 &&
		is "EFAULT untouched 5555555555555555 0" asked address=0xffffffffffffffe0 0:0xd10 &&
		is "EFAULT untouched 5555555555555555 0" asked count=129 0:0xd10 && is "EFAULT untouched 5555555555555555 0" asked readonly 0:0xd10 &&
		is "ENOTTY untouched 5555555555555555 0" asked request=0xc01063a1 0:0xd10 && is "ENOTTY untouched 5555555555555555 0" asked request=0xc00c63a2 0:0xd10 &&
		is "ENOTTY untouched 5555555555555555 0" "$scratch/on" "$cpu/0/msr_safe" && fails "Invalid argument" dd if="$cpu/msr_batch" count=1 status=none
}
printf '#!/bin/sh\n"%s" "$1" 0:0xd10 | paste -sd" "\n' "$batch" >"$scratch/on"
chmod 755 "$scratch/on"
mounted "batch: a malformed request fails with EINVAL, E2BIG, EFAULT or ENOTTY" batch_wrong

many() {
	"$batch" "$cpu/msr_batch" $(for each in $(seq 64); do echo 0:0xd10 4:0xd10; done) >"$scratch/out" &&
		is 129 grep -c '^OK' "$scratch/out" && is 64 grep -c ' 1400000 ' "$scratch/out" && is 64 grep -c ' 55 ' "$scratch/out"
}
mounted "batch: one request carries out 128 operations" many

# as_root NAME COMMAND...: tries it where setpriv can change the user and drop capabilities
as_root() {
	if [ -z "$reason" ] && ! { [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; }; then
		skip "$1" "needs root, and setpriv"
	else
		mounted "$@"
	fi
}

as_nobody() {
	chmod 755 "$scratch"
	fails "Permission denied" setpriv --reuid=65534 --regid=65534 --clear-groups dd if="$cpu/msr_batch" count=1 status=none
}
as_root "batch: a user without permission cannot read msr_batch" as_nobody

# The server reads the request from the caller's memory. Linux forbids that if the server has fewer capabilities.
out_of_reach() {
	runner="setpriv --bounding-set -sys_ptrace --inh-caps -sys_ptrace"
	begin $faulty --msr-safe
	result=$?
	runner=
	[ $result = 0 ] && list "$small" && is "EPERM untouched 5555555555555555 0" asked 0:0xd10 && is 0 msr 0 0xd10
}
as_root "batch: if the server may not read the caller, requests fail with EPERM and MSR files still work" out_of_reach

# ---- sessions ----

two=ivt,tests/scenarios/two_sockets.json
events="-e UNC_C_CLOCKTICKS,UNC_C_TOR_INSERTS.OPCODE,opc=DRd,ubox:fixed,UNC_P_CLOCKTICKS,UNC_M_CAS_COUNT.RD"

# allow [EVENTS]: sets the list that uncoregen exports, of all events or of these
allow() {
	"$generator" export msr-safe --platform ivt ${1:+--events "$1"} >"$scratch/exported" && cat "$scratch/exported" >"$cpu/msr_allowlist"
}

# count FILE: writes the counts of the events after a second
count() {
	"$uncore" --root "$dir" stat --per-instance $events --format json -o "$scratch/report" sh -c "$(advance 1000000000)" 2>"$scratch/err" ||
		{ cat "$scratch/err"; return 1; }
	numbers "$scratch/report" >"$1"
}

agrees() {
	"$uncore" --sim $two stat --per-instance $events --format json --timeout 1000 >"$scratch/report" 2>"$scratch/err" || return 1
	numbers "$scratch/report" >"$scratch/process"
	begin $two && count "$scratch/plain" && begin $two --msr-safe && allow && count "$scratch/safe" && [ -s "$scratch/process" ] &&
		cmp "$scratch/process" "$scratch/plain" && cmp "$scratch/process" "$scratch/safe"
}
mounted "session: counts are the same in process, through the msr module and through batch requests" agrees

# From half a second into the run, one counter can be neither read nor put back.
cat >"$scratch/failing.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 4, "clocks": { "cbo": 2000000000 },
  "traffic": [ { "event": "UNC_C_CLOCKTICKS", "cycles": [ 1 ] } ],
  "faults": [ { "socket": 0, "box": "cbo", "instance": 2, "register": "ctr", "error": "EIO", "from_ns": 500000000 } ] }
END
loses_one() {
	begin "ivt,$scratch/failing.json" --msr-safe && allow || return 1
	"$uncore" --root "$dir" stat -s 0 -I 20 --per-instance -e UNC_C_CLOCKTICKS -f csv -o "$scratch/report" \
		sh -c "$(advance_slowly 1000000000)" 2>"$scratch/err"
	[ $? = 3 ] || { cat "$scratch/err"; return 1; }
	awk -F, '$5 == "UNC_C_CLOCKTICKS" { states[$8 " " $9]++; if ($9 == "ok") sum[$8] += $10 }
		END { exit !(states["2 ok"] && states["2 lost"] && sum[2] <= 1e9 && sum[0] == 2e9 && sum[1] == 2e9 && sum[3] == 2e9 &&
			!states["0 lost"] && !states["1 lost"] && !states["3 lost"]) }' "$scratch/report" || { cat "$scratch/report" "$scratch/err"; return 1; }
}
mounted "session: a counter that cannot be read is lost, and the others of the request are counted" loses_one

# calls MILLISECONDS: runs a session that samples every 20 ms. Sets $requests to its number of batch requests, and
# $singles to its number of reads through the CPUs' files. The leak check of a sanitized build would need ptrace for
# itself.
calls() {
	ASAN_OPTIONS=detect_leaks=0 strace -f -y -e trace=ioctl,pread64 -o "$scratch/calls" \
		"$uncore" --root "$dir" stat -I 20 -t "$1" \
		-e UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	requests=$(grep -c 'ioctl.*/msr_batch>.* = 0$' "$scratch/calls")
	singles=$(grep -c 'pread64.*/msr_safe>' "$scratch/calls")
	echo "$1 ms: $requests requests, $singles single reads"
}

traced() {
	if [ -z "$reason" ] && ! command -v strace >/dev/null; then skip "$1" "no strace"; else mounted "$@"; fi
}

# Single reads only find the boxes at the start and restore registers at the end; their number does not grow with time.
by_requests() {
	begin $two --msr-safe && allow && calls 100 && before=$requests && read_alone=$singles && calls 400 &&
		[ "$requests" -gt $((before + 10)) ] && [ "$singles" = "$read_alone" ]
}
traced "session: samples are read by batch requests, not MSR by MSR" by_requests

# After the first denied request the session makes no other.
without_request() {
	runner="setpriv --bounding-set -sys_ptrace --inh-caps -sys_ptrace"
	begin $two --msr-safe
	result=$?
	runner=
	[ $result = 0 ] && allow && count "$scratch/safe" && cmp "$scratch/process" "$scratch/safe"
}
as_root "session: counts are the same when batch requests are denied" without_request

without_request_read() {
	calls 100 && read_alone=$singles && calls 400 && [ "$requests" = 0 ] && [ "$singles" -gt $((read_alone + 100)) ]
}
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
	traced "session: when batch requests are denied, samples are read MSR by MSR" without_request_read
else
	skip "session: when batch requests are denied, samples are read MSR by MSR" "needs root, and setpriv"
fi

# An event that is not among those of the last list is refused.
lists_suffice() {
	begin $two --msr-safe || return 1
	for each in UNC_C_TOR_INSERTS.OPCODE UNC_P_FREQ_BAND0_CYCLES UNC_U_EVENT_MSG.IPI_RCVD; do
		case $each in
		*OPCODE) words=,opc=DRd ;;
		*BAND0*) words=,filt7_0=12 ;;
		*) words= ;;
		esac
		allow $each && "$uncore" --root "$dir" stat -e $each$words -t 20 >"$scratch/out" 2>&1 || { cat "$scratch/out"; return 1; }
	done
	fails "msr-safe's list does not allow it" "$uncore" --root "$dir" stat -e UNC_P_CLOCKTICKS -t 20
}
mounted "session: the list that uncoregen exports for an event is enough to count it" lists_suffice

# A counter is removed from the list half a second into the run, and added again later. Requests are refused from then
# on, its count is denied, and the other counts go on.
list_changes() {
	begin $two --msr-safe && allow || return 1
	grep -v '^0x00000C3[6-9]' "$scratch/exported" >"$scratch/fewer"
	"$uncore" --root "$dir" stat -I 20 -s 0 -e UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS -f csv -o "$scratch/report" sh -c "
		$(advance_slowly 500000000); cat '$scratch/fewer' >'$cpu/msr_allowlist'; $(advance_slowly 500000000)
		cat '$scratch/exported' >'$cpu/msr_allowlist'" 2>"$scratch/err"
	[ $? = 1 ] || { cat "$scratch/err" "$scratch/report"; return 1; }
	total=$(awk -F, '$5 == "UNC_C_CLOCKTICKS" && $9 == "ok" { sum += $10 } END { printf "%.0f", sum }' "$scratch/report")
	[ "$total" = 27000000000 ] && grep -q 'UNC_P_CLOCKTICKS.*,ok,' "$scratch/report" && grep -q 'UNC_P_CLOCKTICKS.*,denied,' "$scratch/report" ||
		{ echo "counted $total"; cat "$scratch/report" "$scratch/err"; return 1; }
}
mounted "session: a counter that is removed from the list is denied, and the others are counted" list_changes

# After a request fails because its CPU has gone, the next one uses another CPU.
offline() {
	begin $two --msr-safe && allow || return 1
	"$uncore" --root "$dir" stat -I 20 -e UNC_C_CLOCKTICKS,UNC_P_CLOCKTICKS -f csv -o "$scratch/report" sh -c "
		$(advance_slowly 500000000)
		for cpu in 0 1 2; do echo 0 >'$dir/sys/devices/system/cpu/cpu'\$cpu/online || exit 9; done
		$(advance_slowly 500000000)" 2>"$scratch/err" || { echo "status $?"; cat "$scratch/err" "$scratch/report"; return 1; }
	total=$(awk -F, '$5 == "UNC_C_CLOCKTICKS" && $7 == 0 && $9 == "ok" { sum += $10 } END { printf "%.0f", sum }' "$scratch/report")
	[ "$total" = 27000000000 ] || { echo "counted $total"; cat "$scratch/report"; return 1; }
}
mounted "session: when a CPU goes offline, another CPU of its socket takes over and no count is lost" offline

done_testing

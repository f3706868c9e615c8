#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests tables in files: uncoregen generate --tables writes what compilers make of the generated tables, to the byte, and
# uncore --tables uses it as it uses its own. The made-up platforms of tests/parts are known by a file alone.
# Run by make test, early, one turn in 5.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=${BUILD:-build}
uncoregen=$build/bin/uncoregen
uncore=${UNCORE:-$build/bin/uncore}
parts=$build/tests/helpers/uncore_parts
all=$scratch/all.tables
made=$scratch/parts.tables

# makes FILE WORD...: uncoregen writes the file
makes() {
	file=$1
	shift
	"$uncoregen" generate --quiet --tables "$file" "$@"
}
# says STATUS LINE PROGRAM WORD...: the program exits with STATUS, and prints a line that contains LINE
says() {
	wanted=$1 line=$2
	shift 2
	"$@" >"$scratch/out" 2>&1
	status=$?
	[ "$status" = "$wanted" ] && grep -qF -- "$line" "$scratch/out" || { echo "exit $status"; cat "$scratch/out"; return 1; }
}

try "generate --tables writes the tables of all platforms" makes "$all"
try "generate --tables writes the same bytes again" makes "$scratch/again.tables"
try "the bytes are the same" cmp "$all" "$scratch/again.tables"
# Of the platforms a third in turn, and those that are compiled or used below.
platforms=$(printf '%s\n' $(platforms_in_turn 3) ivt p6 xeonmp | sort -u)
for platform in $platforms; do
	try "generate --tables -p $platform writes its tables" makes "$scratch/$platform.tables" --platform "$platform"
done

# ---- the file ----

untouched() {
	touch -d '2001-02-03' "$all" && before=$(stat -c %Y "$all") && says 0 "nothing to do" "$uncoregen" generate --tables "$all" &&
		[ "$(stat -c %Y "$all")" = "$before" ]
}
try "generate --tables leaves a file as it is that would not change" untouched
try "generate --tables --check: the file is current" says 0 "is current" "$uncoregen" generate --check --tables "$all"
# What is no file of its own stays what it is: a pipe, a device, a link.
others() {
	mkfifo "$scratch/pipe" && ln -s aim.tables "$scratch/link.tables" && echo old >"$scratch/aim.tables" || return 1
	cat "$scratch/pipe" >"$scratch/read" &
	"$uncoregen" generate --tables "$scratch/pipe" && wait && cmp "$all" "$scratch/read" && [ -p "$scratch/pipe" ] || return 1
	"$uncoregen" generate --tables /dev/stdout >"$scratch/printed" && cmp "$all" "$scratch/printed" && [ -L /dev/stdout ] || return 1
	"$uncoregen" generate --tables "$scratch/link.tables" && cmp "$all" "$scratch/aim.tables" && [ -L "$scratch/link.tables" ] || return 1
	ln -sf new.tables "$scratch/link.tables" && "$uncoregen" generate --tables "$scratch/link.tables" && cmp "$all" "$scratch/new.tables" &&
		[ -L "$scratch/link.tables" ] || return 1
	ln -sf none/new.tables "$scratch/link.tables" && says 2 "cannot write $scratch/link.tables: No such file" "$uncoregen" generate --tables "$scratch/link.tables" &&
		says 2 "cannot write $scratch: Is a directory" "$uncoregen" generate --tables "$scratch" && [ -L "$scratch/link.tables" ]
}
try "generate --tables writes to pipes, devices and through links, and leaves them what they are" others
depfiles() {
	"$uncoregen" generate tests/bad/base/spec --quiet --out "$scratch/headers" --depfile "$scratch/named.d" && mkfifo "$scratch/dpipe" || return 1
	cat "$scratch/dpipe" >"$scratch/read" &
	"$uncoregen" generate tests/bad/base/spec --quiet --out "$scratch/headers" --depfile "$scratch/dpipe" && wait && cmp "$scratch/named.d" "$scratch/read" &&
		[ -p "$scratch/dpipe" ] || return 1
	mkdir "$scratch/deps" && ln -s deps/aim.d "$scratch/link.d" && echo old >"$scratch/deps/aim.d" &&
		"$uncoregen" generate tests/bad/base/spec --quiet --out "$scratch/headers" --depfile "$scratch/link.d" && cmp "$scratch/named.d" "$scratch/deps/aim.d" &&
		[ -L "$scratch/link.d" ] || return 1
	ln -sf deps/new.d "$scratch/link.d" && "$uncoregen" generate tests/bad/base/spec --quiet --out "$scratch/headers" --depfile "$scratch/link.d" &&
		cmp "$scratch/named.d" "$scratch/deps/new.d" && [ -L "$scratch/link.d" ] && says 2 "cannot write $scratch/deps: Is a directory" "$uncoregen" generate tests/bad/base/spec --out "$scratch/headers" --depfile "$scratch/deps"
}
try "generate --depfile writes to pipes and through links, and leaves them what they are" depfiles
# asks STATUS FILE TARGET: make -q with the rules of the file: 0, nothing to do; 1, the target is older; 2, it cannot read
asks() {
	printf 'include %s\n%%: ; touch it\n' "$2" | make -q -r -f - "$3" >"$scratch/said" 2>&1
	[ $? = "$1" ] || { cat "$scratch/said" "$2"; return 1; }
}
# A file that changes, or that is gone, is a reason to generate again. Names may have blanks and $.
make_reads() {
	own="$scratch/my \$own" generator=$(realpath "$uncoregen") header='a $b/include/uncore/toy.h'
	mkdir "$own" && cp -r tests/bad/base/spec "$own/spec" && (cd "$own" &&
		"$generator" generate spec --quiet --out 'a $b' --depfile own.d && asks 0 own.d "$header" &&
		"$generator" generate spec --quiet --out 'a $b' --depfile one.d --depfile-target 'it $1' &&
		touch 'it $1' && asks 0 one.d 'it $1' &&
		touch -d '+1 hour' spec/toy/unit.box.json && asks 1 own.d "$header" && asks 1 one.d 'it $1' &&
		rm spec/toy/unit.box.json && asks 1 own.d "$header")
}
try "generate --depfile is what make reads" make_reads
full() {
	says 2 "cannot write /dev/full: No space left on device" "$uncoregen" generate --tables /dev/full &&
		says 2 "cannot write /dev/full: No space left on device" "$uncoregen" generate tests/bad/base/spec --out "$scratch/headers" --depfile /dev/full && [ -c /dev/full ]
}
if [ -c /dev/full ]; then
	try "generate: a full disk is an error, and the device stays" full
else
	skip "generate: a full disk is an error, and the device stays" "/dev/full is not there"
fi
stale() {
	cp "$all" "$scratch/stale.tables" && printf x >>"$scratch/stale.tables" &&
		says 1 "run uncoregen generate --tables $scratch/stale.tables" "$uncoregen" generate --check --tables "$scratch/stale.tables"
}
try "generate --tables --check: a file that differs is reported" stale
only_file() {
	mkdir "$scratch/empty" && makes "$scratch/empty/x.tables" -p xeonmp && [ "$(ls -A "$scratch/empty")" = x.tables ]
}
try "generate --tables writes nothing but the file" only_file
broken() {
	cp -r tests/golden/tiny/spec "$scratch/broken" && sed -i 's/"layout": "/&no_/' "$scratch"/broken/*/*.box.json
	! makes "$scratch/broken.tables" --spec "$scratch/broken" 2>"$scratch/err" && [ ! -e "$scratch/broken.tables" ] &&
		grep -q 'error\[' "$scratch/err"
}
try "generate --tables writes nothing if the spec has an error" broken
try "generate: --platform without --tables is refused" says 2 "--platform is for --tables" "$uncoregen" generate -p ivt
try "generate --tables: an unknown platform is refused" says 2 "the spec has no platform \"nix\"" \
	"$uncoregen" generate --tables "$scratch/nix" -p nix

# Computes the digest by the definition of FNV-1a, and looks at the numbers of the head.
digest() {
	python3 - "$1" <<'END'
import struct, sys
data = open(sys.argv[1], "rb").read()
magic, order, abi, size, count, digest = struct.unpack("<8sIIIIQ", data[:32])
value = 0xcbf29ce484222325
for byte in data[:24] + data[32:]:
    value = (value ^ byte) * 0x100000001b3 & 0xffffffffffffffff
sys.exit(magic != b"UNCORTBL" or order != 0x01020304 or size != len(data) or count != 1 or value != digest)
END
}
try "the head of a file says its size and its digest, which is FNV-1a" digest "$scratch/xeonmp.tables"

# compiled COMPILER PLATFORM: the section that the compiler makes of the generated tables is what the file has
compiled() {
	"$1" -std=c11 -O1 -Iruntime/library/include -c -o "$scratch/tables.o" "generated/src/$2_tables.c" &&
		objcopy -O binary --only-section=.rodata "$scratch/tables.o" "$scratch/rows" &&
		tail -c +33 "$scratch/$2.tables" >"$scratch/file" && cmp "$scratch/file" "$scratch/rows"
}
for compiler in gcc clang; do
	for platform in ivt p6 xeonmp; do
		if [ "$(uname -m)" != x86_64 ]; then
			skip "$compiler makes the same tables of $platform" "tables in files have the byte order of x86"
		elif command -v "$compiler" >/dev/null 2>&1; then
			try "$compiler makes the same tables of $platform, to the byte" compiled "$compiler" "$platform"
		else
			skip "$compiler makes the same tables of $platform" "no $compiler"
		fi
	done
done

# ---- the same as the built-in ones ----

# same PROGRAM FILE WORD...: uncore with the tables of the file prints what the program prints without
same() {
	program=$1 file=$2
	shift 2
	"$program" "$@" >"$scratch/own" 2>"$scratch/own.err"
	own=$?
	"$uncore" "$@" --tables "$file" >"$scratch/loaded" 2>"$scratch/loaded.err"
	[ "$?" = "$own" ] || { echo "exit status is not $own"; cat "$scratch/loaded.err"; return 1; }
	sed "s, of $file,," "$scratch/loaded" | cmp - "$scratch/own" && cmp "$scratch/own.err" "$scratch/loaded.err" && [ -s "$scratch/own" ]
}
for platform in $platforms; do
	tables=$scratch/$platform.tables
	try "$platform: list -u prints the same with its file" same "$uncore" "$tables" list -u -p "$platform" -f csv
	for kind in boxes registers metrics; do
		"$uncore" list $kind -p "$platform" >/dev/null 2>&1 &&
			try "$platform: list $kind prints the same with its file" same "$uncore" "$tables" list $kind -p "$platform" -f csv
	done
	event=$("$uncore" list -p "$platform" -f csv | sed -n 2p | cut -d, -f2)
	try "$platform: show prints the same with its file" same "$uncore" "$tables" show -p "$platform" "$event"
	try "$platform: dump --sim prints the same with its file" same "$uncore" "$tables" dump --sim "$platform:1"
done
try "stat --sim prints the same with the file" same "$uncore" "$scratch/ivt.tables" stat --sim ivt:2 -t 10 -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD
try "a metric is the same with the file" same "$uncore" "$scratch/ivt.tables" stat --sim ivt:2 -t 10 -M MEM_BW_TOTAL
try "encode prints the same with the file" same "$uncore" "$scratch/ivt.tables" encode -p ivt UNC_C_TOR_INSERTS.OPCODE,opc=DRd
try "decode prints the same with the file" same "$uncore" "$scratch/ivt.tables" decode -p ivt cbo.ctl 0x400135

# ---- long lists ----

# An event with 142 umasks, as UNC_CHA_TOR_INSERTS of the newest has. A metric, a group and the example machine find the last ones.
long_spec() {
	cp -r tests/consumers/own_spec/spec "$scratch/long" && python3 - "$scratch/long/toy" <<'END'
import json, sys
folder = sys.argv[1] + "/"
events = json.load(open(folder + "dma.events.json"))
event = events["events"][0]
event["umasks"] = [{"name": f"U{n}", "value": hex(n + 1), "text": f"Kind {n}."} for n in range(142)]
events["events"].append(dict(event, name="UNC_D_CYCLES", select={"ev_sel": "0x1"}, text="Cycles.", umasks=[]))
json.dump(events, open(folder + "dma.events.json", "w"))
clocks = [{"id": "clock", "text": "The clock.", "ticks": ["dma/UNC_D_CYCLES"]}]
metric = {"name": "LATE", "box": "dma", "title": "late ones", "category": "TRAFFIC", "unit": "events", "text": "Late ones.",
          "source": "board p5", "formula": "UNC_D_TRANSFERS.U64 + UNC_D_TRANSFERS.U141"}
json.dump({"schema": 1, "platform": "toy", "clocks": clocks, "metrics": [metric]}, open(folder + "metrics.json", "w"))
group = {"name": "late", "question": "How many late ones?", "metrics": ["dma/LATE"], "events": ["UNC_D_TRANSFERS.U100"],
         "by": "instance", "reading": "Many are late.", "evidence": "manual", "source": "board p5"}
json.dump({"schema": 1, "platform": "toy", "groups": [group]}, open(folder + "groups.json", "w"))
END
	"$uncoregen" generate "$scratch/long" --quiet --out "$scratch/long.out" && makes "$scratch/long.tables" --spec "$scratch/long"
}
try "a metric and a group name umasks beyond the 64th" long_spec
late() {
	says 0 "UNC_D_TRANSFERS.U141" "$uncore" show -p toy LATE --tables "$scratch/long.tables" &&
		says 0 "UNC_D_TRANSFERS.U64" "$uncore" show -p toy LATE --tables "$scratch/long.tables" &&
		says 0 "UNC_D_TRANSFERS.U100" "$uncore" list groups -p toy --tables "$scratch/long.tables" -f json
}
try "show and list print them" late
many() {
	nine=$(seq -s '|' -f 'U%g' 0 8)
	sed "s/UNC_D_TRANSFERS.U141/UNC_D_TRANSFERS.$nine/" "$scratch/long/toy/metrics.json" >"$scratch/metrics.json" &&
		sed 's/"name": "U[0-9]/"or": true, &/g' "$scratch/long/toy/dma.events.json" >"$scratch/events.json" &&
		cp "$scratch/metrics.json" "$scratch/long/toy/metrics.json" && cp "$scratch/events.json" "$scratch/long/toy/dma.events.json" &&
		says 2 "U8 is one umask more than the 8 that an event may have at once" "$uncoregen" check "$scratch/long"
}
try "a ninth umask at once is refused" many

# ---- platforms of a file alone ----

try "generate --tables: made-up platforms" makes "$made" --spec tests/parts/spec
# A register that holds few bits of an address: the windows of two instances are apart all the same.
windows_apart() {
	"$uncoregen" generate --quiet --spec tests/golden/madeup/spec --tables "$scratch/madeup.tables" &&
		"$uncore" dump --sim madeup:2 --tables "$scratch/madeup.tables" vault -f csv >"$scratch/out" || return 1
	[ "$(grep -c ',MMIO vault[01].lobby' "$scratch/out")" -eq 4 ] &&
		[ "$(grep 'V[01]_WHERE,' "$scratch/out" | grep -o 'base=.*' | sort -u | wc -l)" -eq 2 ] || { cat "$scratch/out"; return 1; }
}
try "windows of instances that differ in a field of few bits are simulated apart" windows_apart
try "uncore does not know mosaic" says 2 'there is no platform "mosaic"' "$uncore" list -p mosaic
try "uncore knows it by a file" says 0 "B_WORK" "$uncore" list -p mosaic --tables "$made"
for words in "list -p mosaic -u -f json" "list registers -p prism" "encode -p mosaic B_WORK" "dump --sim mosaic:2" \
	"stat --sim mosaic:2 -t 10 -e B_WORK" "doctor --sim prism:2" "doctor --sim ladder:2 --self-check" "who --sim lone:1" \
	"stat --sim ladder:2 -t 10 -e F_CLOCK --dry-run"; do
	# shellcheck disable=SC2086
	try "as the program that has them built in: $words" same "$parts" "$made" $words
done
scenario() {
	echo '{ "schema": 1, "platform": "mosaic" }' >"$scratch/scenario.json" &&
		says 0 "good for mosaic" "$uncore" sim check "$scratch/scenario.json" --tables "$made"
}
try "sim check: a scenario of a platform of a file" scenario
replays() {
	"$uncore" record "$scratch/run.jsonl" --sim mosaic:2 --tables "$made" -t 10 -e B_WORK >/dev/null || return 1
	! grep -q parts.tables "$scratch/run.jsonl" || { echo "the recording names the file"; return 1; }
	says 2 "--tables FILE adds one" "$uncore" stat --replay "$scratch/run.jsonl" &&
		says 0 "B_WORK" "$uncore" stat --replay "$scratch/run.jsonl" --tables "$made"
}
try "a recording of a platform of a file is replayed with it" replays

# A simulated Linux machine: the platform is found by the processor's signature. LeakSanitizer cannot look for leaks in a
# program that is traced, as the one under sim run is.
traced() {
	"$uncore" sim run --sim mosaic:1 --tables "$made" -- env ASAN_OPTIONS=detect_leaks=0 "$uncore" dump "$@"
}
if "$uncore" sim run --sim mosaic:1 --tables "$made" -- true >"$scratch/out" 2>&1; then
	try "on a machine, the processor of a file's platform is known" says 0 "mosaic of $made, 1 socket" traced --tables "$made"
	try "without the file it is not" says 4 "no platform of this uncore describes this processor" traced
else
	skip "on a machine, the processor of a file's platform is known" "$(head -n 1 "$scratch/out")"
fi

# ---- which file a platform is from ----

from() {
	"$uncore" list platforms --tables "$made" --tables "$scratch/p6.tables" -f json >"$scratch/out" &&
		python3 - "$scratch/out" "$made" "$scratch/p6.tables" <<'END'
import json, sys
rows = {row["platform"]: row["tables"] for row in json.load(open(sys.argv[1]))["platforms"]}
sys.exit(rows["mosaic"] != sys.argv[2] or rows["p6"] != sys.argv[3] or rows["ivt"] is not None)
END
}
try "list platforms: says the file that a platform is from, and replaces a built-in one" from
no_column() {
	"$uncore" list platforms >"$scratch/out" && head -n 1 "$scratch/out" | grep title | grep -qv tables
}
try "list platforms: without files there is no such column" no_column
told() {
	says 0 "ivt of $scratch/ivt.tables, 1 socket" "$uncore" "$@" --sim ivt:1 --tables "$scratch/ivt.tables"
}
try "stat says the file of the platform" told stat -t 10 -e UNC_C_CLOCKTICKS
try "dump says the file of the platform" told dump
try "doctor says the file of the platform" told doctor
json_told() {
	says 0 "\"tables\": \"$scratch/ivt.tables\"" "$uncore" "$@" --sim ivt:1 --tables "$scratch/ivt.tables" -f json
}
for words in "stat -t 10 -e UNC_C_CLOCKTICKS" dump doctor who; do
	# shellcheck disable=SC2086
	try "${words%% *} says the file in JSON" json_told $words
done

# A correction: the field's bits are wrong in the built-in tables, and right in the file.
corrected() {
	makes "$scratch/corrected.tables" --spec tests/like/spec --overlay tests/like/overlay &&
		makes "$scratch/plain.tables" --spec tests/like/spec || return 1
	"$uncore" list -p third --tables "$scratch/corrected.tables" -f json >"$scratch/corrected"
	"$uncore" list -p third --tables "$scratch/plain.tables" -f json >"$scratch/plain"
	"$uncore" show U_TRAFFIC --tables "$scratch/corrected.tables" >"$scratch/out" && grep -q "corrected: " "$scratch/out"
}
try "generate --tables --overlay: the file has the corrections and their reasons" corrected

# ---- folders, and what is refused ----

mkdir "$scratch/folder" "$scratch/nothing"
cp "$scratch/ivt.tables" "$scratch/folder/b.tables"
cp "$made" "$scratch/folder/a.tables"
echo text >"$scratch/folder/README"
try "a folder: every *.tables in it" says 0 "$scratch/folder/a.tables" "$uncore" list platforms --tables "$scratch/folder"
try "a folder without tables is refused" says 2 "has no file whose name ends in .tables" \
	"$uncore" list platforms --tables "$scratch/nothing"
try "two files with one platform are refused, and both named" says 2 \
	"$scratch/folder/b.tables and $scratch/ivt.tables both have the platform ivt" \
	"$uncore" list platforms --tables "$scratch/folder" --tables "$scratch/ivt.tables"
try "a file that is not there" says 2 "$scratch/none: No such file or directory" "$uncore" list --tables "$scratch/none"
try "a file of something else" says 2 "README: is no file of tables; make it again: uncoregen generate --tables" \
	"$uncore" list --tables "$scratch/folder/README"
cut_off() {
	head -c 5000 "$scratch/xeonmp.tables" >"$scratch/cut.tables"
	says 2 "cut.tables: has 5000 bytes, and was made with" "$uncore" list --tables "$scratch/cut.tables"
}
try "a file that is cut off" cut_off
changed() {
	cp "$scratch/xeonmp.tables" "$scratch/changed.tables" &&
		printf x | dd of="$scratch/changed.tables" bs=1 seek=4000 conv=notrunc 2>/dev/null
	says 2 "its digest is wrong" "$uncore" list --tables "$scratch/changed.tables"
}
try "a file that was changed" changed
older() {
	cp "$scratch/xeonmp.tables" "$scratch/older.tables" &&
		printf '\001' | dd of="$scratch/older.tables" bs=1 seek=12 conv=notrunc 2>/dev/null
	abi=$(sed -n 's/^#define UNCORE_TABLE_ABI //p' runtime/library/include/uncore/table_abi.h)
	says 2 "was made for table ABI 1, and this libuncore reads $abi; make it again: uncoregen generate --tables" \
		"$uncore" list --tables "$scratch/older.tables"
}
try "a file for another table ABI" older

done_testing

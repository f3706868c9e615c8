#!/bin/sh
# SPDX-License-Identifier: MIT
# Another tool's opinion of spec/schema: a JSON Schema validator accepts every spec file, and what commands print as JSON in every
# state that a value or a box can have; and refuses broken ones.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}

# prints SCHEMA WORD... : every document (line, of stat and encode) that the command prints is as the schema says
prints() {
	schema=$1
	shift
	case $schema in
	stat | encode) lines=--lines ;;
	*) lines= ;;
	esac
	"$uncore" "$@" --format json 2>/dev/null | "$python" tests/schema/output.py "spec/schema/$schema.schema.json" $lines \
		--seen "$scratch/seen.$schema"
}

# tells STATE WORD...: the command prints it somewhere; else the states below would not be all
tells() {
	state=$1
	shift
	"$uncore" "$@" --format json 2>/dev/null | grep -q "\"state\": \"$state\"" || { echo "no $state"; return 1; }
}

# knows SCHEMA PATH HEADER: the enumeration at the PATH holds every word of the header's list. No command gets to all of them in a test:
# a counter takes minutes to wrap twice.
knows() {
	sed -n 's/^\tX([A-Z]*, "\([a-z]*\)".*/\1/p' "runtime/include/uncore/$3" >"$scratch/words"
	[ "$(wc -l <"$scratch/words")" -ge 8 ] && "$python" - "spec/schema/$1.schema.json" "$2" "$scratch/words" <<'END'
import json, sys
place = json.load(open(sys.argv[1]))
for key in sys.argv[2].split("/"):
    place = place[key]
missing = set(open(sys.argv[3]).read().split()) - set(place["enum"])
sys.exit(f"not in the schema: {sorted(missing)}" if missing else 0)
END
}

# reported SCHEMA ARGUMENT...: what uncoregen prints is as its schema says
reported() {
	schema=$1
	shift
	"${BUILD:-build}/bin/uncoregen" "$@" --format json 2>/dev/null |
		"$python" tests/schema/output.py "spec/schema/$schema.schema.json" --seen "$scratch/seen.$schema"
}

# covered SCHEMA [--but PREFIX]: each of its members was in an output above; else the schema has one that no command prints
covered() {
	schema=$1
	shift
	"$python" tests/schema/output.py "spec/schema/$schema.schema.json" --covered "$scratch/seen.$schema" "$@"
}

# held: who, while a session has a box
held() {
	mkdir -p "$scratch/state" && echo "pid 4711 since 2014-02-03 04:05:06 UTC" >"$scratch/state/package1.cbo.lock" || return 1
	printf 'uncore journal 3\nplatform ivt\nboot - 0\npid 4712\n' >"$scratch/state/journal.4712.0"
	flock -x "$scratch/state/package1.cbo.lock" "$uncore" who --sim ivt:2,tests/scenarios/two_sockets.json \
		--state "$scratch/state" --format json |
		"$python" tests/schema/output.py spec/schema/who.schema.json --seen "$scratch/seen.who"
}

# edited: the diff of a work tree with its commit
edited() {
	mkdir "$scratch/repository" && cp -r tests/golden/tiny/spec "$scratch/repository" || return 1
	(cd "$scratch/repository" && git init -q . && git config user.email test@example.org && git config user.name test &&
		git add -A && git commit -qm one && sed -i 's/"title": "/&New /' spec/*/*.box.json)
	generator=$(realpath "${BUILD:-build}/bin/uncoregen")
	(cd "$scratch/repository" && "$generator" diff --format json 2>/dev/null) |
		"$python" tests/schema/output.py spec/schema/diff.schema.json --seen "$scratch/seen.diff"
}

# parts: the platform that tests/parts makes up
parts() {
	"${BUILD:-build}/tests/helpers/uncore_parts" dump --sim ladder --format json |
		"$python" tests/schema/output.py spec/schema/dump.schema.json --seen "$scratch/seen.dump"
}

outputs() {
	for item in cbo.ctl.thresh C3_MSR_PMON_CTL0 UNC_C_TOR_INSERTS.OPCODE PCT_RD_REQUESTS ivt-cbo-ov-en cbo ctl no_such_thing; do
		try "schema: why $item" reported why why "$item"
	done
	cp -r tests/golden/tiny/spec "$scratch/broken" && sed -i 's/"layout": "/&no_/' "$scratch"/broken/*/*.box.json
	try "schema: symbols" reported symbols symbols
	try "schema: why, of a field that only another document names" reported why why ha.box_ctl.ov_en
	try "schema: diff of two processors" reported diff diff --between jkt ivt
	if command -v git >/dev/null 2>&1; then
		try "schema: diff with what is not committed" edited
		but=
	else
		skip "schema: diff with what is not committed" "git is not there"
		but='--but $defs/side/edited'
	fi
	for file in newer older; do
		try "schema: import of a file that is $file" reported import import perfmon tests/import/$file.json --platform part \
			--spec tests/import/spec
	done
	try "schema: import of a new platform" reported import import perfmon tests/import/skx/v1.29.json --platform new \
		--spec tests/import/spec
	try "schema: import of another processor's file" reported import import perfmon tests/import/hsw/v32.json --platform ivt
	try "schema: import where events name a box" reported import import perfmon tests/import/skx/v1.29.json --platform ivt
	try "schema: import of two files" reported import import perfmon tests/import/tgl/v1.15.json \
		tests/import/tgl/experimental.json --platform new --spec tests/import/spec
	try "schema: diff with a spec that has errors" reported diff diff "$scratch/broken" tests/golden/tiny/spec
	try "schema: stat has every state of a value" knows stat properties/state value.h
	for kind in platforms boxes registers metrics events "events -u"; do
		try "schema: list $kind" prints list list $kind -p all
	done
	try "schema: decode" prints decode decode -p ivt cbo.ctl 0xffffffff
	try "schema: decode, of an address" prints decode decode -p ivt cbo 3 0xd70 0x400135
	try "schema: decode, of a place in PCI configuration space" prints decode decode -p ivt imc 0 0xd8 0x400304
	try "schema: encode, right and wrong" prints encode encode -p ivt UNC_C_TOR_INSERTS.OPCODE,opc=RFO nosuch cbo3:UNC_C_CLOCKTICKS imc:fixed
	try "schema: encode, a umask in doubt" prints encode encode -p ivt UNC_H_TAD_REQUESTS_G0,umask=3
	for machine in ivt:2 p6 ivt,tests/scenarios/misfits.json ivt,tests/scenarios/hidden_channel.json; do
		try "schema: dump of $machine" prints dump dump --sim "$machine"
		try "schema: doctor of $machine" prints doctor doctor --sim "$machine" --self-check
		try "schema: who of $machine" prints who who --sim "$machine"
	done
	if command -v flock >/dev/null 2>&1; then
		try "schema: who, with a box that a session has" held
		try "schema: who has no member that is never printed" covered who --but '$defs/suspect' # that have files open
	else
		skip "schema: who, with a box that a session has" "flock is not there to hold a lock"
	fi
	try "schema: dump has every presence of a box" knows dump properties/boxes/items/properties/state machine.h
	try "schema: dump has every presence of a register" knows dump \
		properties/boxes/items/properties/registers/items/properties/state machine.h
	try "schema: doctor has every presence" knows doctor '$defs/box/properties/state' machine.h
	try "schema: doctor of no machine" prints doctor doctor --root "$scratch/nowhere"
	trouble="stat --sim ivt,tests/scenarios/trouble.json -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M MEM_BW_TOTAL"
	misfits="stat --sim ivt,tests/scenarios/misfits.json -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M PCT_REQUESTS_PAGE_HIT -t 10"
	turns="stat --sim ivt -m -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 45"
	try "schema: stat, intervals and losses" prints stat $trouble -t 2200 -I 500
	try "schema: stat, instances" prints stat $trouble -t 2200 -i
	try "schema: stat, repetitions" prints stat $trouble -t 700 -r 4 -a
	try "schema: stat, boxes that are missing" prints stat $misfits -r 1 -i
	try "schema: stat, metrics of several passes" prints stat stat --sim ivt -M DATA_FROM_QPI_TO_NODEx:node=1 -m -t 55 -I 10
	try "schema: stat, of logical CPUs" prints stat stat --sim p6,tests/scenarios/cpus.json -e INST_RETIRED,MUL -t 10
	try "schema: stat, a umask in doubt" prints stat stat --sim ivt -e UNC_H_TAD_REQUESTS_G0,umask=3 -t 10
	for state in ok lost stolen; do
		try "schema: a value that is $state is among them" tells $state $trouble -t 2200 -I 500
	done
	try "schema: stat, frozen" prints stat stat --sim ivt,tests/scenarios/overflow.json -e UNC_C_CLOCKTICKS -M PCT_CYCLES_D2C_DISABLED -t 2000 -i
	try "schema: a value that is frozen is among them" tells frozen stat --sim ivt,tests/scenarios/overflow.json -e UNC_C_CLOCKTICKS -t 2000
	for state in absent denied; do
		try "schema: a value that is $state is among them" tells $state $misfits -i
	done
	try "schema: a value that is none is among them" tells none $turns -I 20
	try "schema: dump, of functions that are found by their IDs" parts
	for schema in decode doctor dump encode import list stat symbols why; do
		try "schema: $schema has no member that is never printed" covered "$schema"
	done
	try "schema: diff has no member that is never printed" covered diff $but
}

python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
if [ -z "$python" ]; then
	skip "schema: every spec file is valid" "Debian's python3-jsonschema is not there"
	skip "schema: broken files are refused" "Debian's python3-jsonschema is not there"
	skip "schema: every scenario is valid" "Debian's python3-jsonschema is not there"
	skip "schema: broken scenarios are refused" "Debian's python3-jsonschema is not there"
	skip "schema: what commands print" "Debian's python3-jsonschema is not there"
else
	try "schema: every spec file is valid" "$python" tests/schema/validate.py spec
	try "schema: broken files are refused" "$python" tests/schema/validate.py spec --broken
	try "schema: every scenario is valid" "$python" tests/schema/validate.py tests/scenarios
	try "schema: broken scenarios are refused" "$python" tests/schema/validate.py tests/scenarios --broken
	outputs
fi
done_testing

#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks spec/schema with a JSON Schema validator. It must accept every spec file, and what commands print as JSON in
# every state that a value or a box can have, and refuse broken copies.
# Run by make test, early, one turn in 5, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
uncore=${UNCORE:-${BUILD:-build}/bin/uncore}

# printed TITLE PROGRAM SCHEMA WORD...: keeps what the command prints, for "checked" to compare with the schema
printed() {
	title=$1 program=$2 schema=$3
	shift 3
	case $schema in
	stat | encode | decode-log) form=lines ;;
	*) form=whole ;;
	esac
	outputs=$((outputs + 1))
	"$program" "$@" --format json >"$scratch/output.$outputs" 2>/dev/null
	printf '%s\t%s\t%s\t%s\n' "$title" "spec/schema/output/$schema.schema.json" $form "$scratch/output.$outputs" >>"$scratch/list"
}
outputs=0

# prints TITLE SCHEMA WORD...: keeps what uncore prints, to be checked; each line of stat and encode is a document
prints() {
	title=$1
	shift
	printed "$title" "$uncore" "$@"
}

# checked [PREFIX...]: checks all outputs that were kept. Each member of a schema must be in one of them, except members
# that begin with a prefix. One Python checks all, because it takes longer to start than to check.
checked() {
	"$python" tests/schema/output.py "$scratch/list" "$@" >"$scratch/results" 2>"$scratch/err" ||
		not_ok "schema: output.py runs" "$scratch/err"
	while IFS="$tab" read -r title wrong; do
		echo "$wrong" >"$scratch/why"
		if [ -z "$wrong" ]; then ok "$title"; else not_ok "$title" "$scratch/why"; fi
	done <"$scratch/results"
}
tab=$(printf '\t')

# tells STATE WORD...: the command prints a value with this state
tells() {
	state=$1
	shift
	"$uncore" "$@" --format json 2>/dev/null | grep -q "\"state\": \"$state\"" || { echo "no $state"; return 1; }
}

# knows SCHEMA PATH HEADER: the enumeration at the path has every word of the header's list. The outputs cannot show all
# of them, because a counter takes minutes to wrap twice.
knows() {
	sed -n 's/^\tX([A-Z]*, "\([a-z]*\)".*/\1/p' "runtime/library/include/uncore/$3" >"$scratch/words"
	[ "$(wc -l <"$scratch/words")" -ge 8 ] && "$python" - "spec/schema/output/$1.schema.json" "$2" "$scratch/words" <<'END'
import json, sys
place = json.load(open(sys.argv[1]))
for key in sys.argv[2].split("/"):
    place = place[key]
missing = set(open(sys.argv[3]).read().split()) - set(place["enum"])
sys.exit(f"not in the schema: {sorted(missing)}" if missing else 0)
END
}

# reported TITLE SCHEMA WORD...: keeps what uncoregen prints, to be checked
reported() {
	title=$1
	shift
	printed "$title" "${BUILD:-build}/bin/uncoregen" "$@"
}

# held: makes a program that runs uncore while a session has a box
held() {
	mkdir "$scratch/state" && echo "pid 4711 since 2014-02-03 04:05:06 UTC" >"$scratch/state/package1.cbo.lock"
	printf 'uncore journal 3\nplatform ivt\nboot - 0\npid 4712\n' >"$scratch/state/journal.4712.0"
	printf '#!/bin/sh\nexec flock -x "%s" "%s" "$@" --state "%s"\n' "$scratch/state/package1.cbo.lock" "$uncore" "$scratch/state" \
		>"$scratch/held" && chmod +x "$scratch/held"
}

# simulated: makes a program that prints the report of a simulated machine. On it a box without registers counts by perf,
# and a program reads a counter that always runs.
simulated() {
	printf '#!/bin/sh\n"%s" sim run "$@" --no-cpuid -o "%s" --sim skx:2 -- "%s" stat --via perf -e %s -t 10 >/dev/null 2>&1; cat "%s"\n' \
		"$(realpath "$uncore")" "$scratch/sim-report" "$(realpath "$uncore")" UNC_RAPL_ENERGY_PKG,UNC_M_CAS_COUNT.RD,UNC_IIO_CLOCKTICKS_FREERUN \
		"$scratch/sim-report" >"$scratch/simulated" && chmod +x "$scratch/simulated"
}

# edited: makes a program that runs uncoregen in a repository whose work tree is not as committed
edited() {
	mkdir "$scratch/repository" && cp -r tests/golden/tiny/spec "$scratch/repository"
	(cd "$scratch/repository" && git init -q . && git config user.email test@example.org && git config user.name test &&
		git add -A && git commit -qm one && sed -i 's/"title": "/&New /' spec/*/*.box.json)
	printf '#!/bin/sh\ncd "%s" && exec "%s" "$@"\n' "$scratch/repository" "$(realpath "${BUILD:-build}/bin/uncoregen")" \
		>"$scratch/edited" && chmod +x "$scratch/edited"
}

# A platform that inherits, one file of it that the import would change, and a filter that is a whole register.
inherited() {
	cp -r tests/import/spec "$scratch/kin" && mkdir "$scratch/kin/kin" && rm "$scratch/kin/part/power.events.json"
	sed -i 's/"documents": \[/&{ "id": "perfmon-kin", "title": "perfmon: the kin", "publisher": "Intel", "revision": "V7", "kind": "data" },/' \
		"$scratch/kin/documents.json"
	echo '{ "schema": 1, "platform": "kin", "like": "part", "cpuid": [ { "family": 6, "model": 99, "source": "guide-1 p1" } ] }' \
		>"$scratch/kin/kin/platform.json"
	sed 's/"SliceFilter\[31:24\]"/"SliceFilter"/; s/"SliceFilter\[7:0\]"/"SliceFilter"/' tests/import/newer.json >"$scratch/whole.json"
}

kept() {
	for item in cbo.ctl.thresh C3_MSR_PMON_CTL0 UNC_C_TOR_INSERTS.OPCODE PCT_RD_REQUESTS ivt-cbo-ov-en cbo ctl 26 HSE43 no_such_thing; do
		reported "schema: why $item prints valid JSON" why why "$item"
	done
	cp -r tests/golden/tiny/spec "$scratch/broken" && sed -i 's/"layout": "/&no_/' "$scratch"/broken/*/*.box.json
	reported "schema: symbols prints valid JSON" symbols symbols
	reported "schema: disputes prints valid JSON" disputes disputes -p xeonmp -p skx
	reported "schema: disputes of another project prints valid JSON" disputes disputes --upstream linux -p skx
	reported "schema: disputes of nobody prints valid JSON" disputes disputes --upstream msr-safe
	reported "schema: why of a field that only another document names prints valid JSON" why why ha.box_ctl.ov_en
	reported "schema: why of an inherited item prints valid JSON" why why gbsq
	reported "schema: why of an erratum with something to count instead prints valid JSON" why why M1 --spec tests/parts/spec
	reported "schema: why of an item that an overlay corrects prints valid JSON" \
		why why U_TRAFFIC --spec tests/like/spec --overlay tests/like/overlay
	reported "schema: diff of two processors prints valid JSON" diff diff --between jkt ivt
	reported "schema: diff with an overlay and inherited changes prints valid JSON" \
		diff diff tests/like/spec tests/like/spec --overlay tests/like/overlay
	cp -r spec "$scratch/changed" && sed -i 's/"text": "/&New /' "$scratch/changed/xeon7100/l3.events.json"
	reported "schema: diff of a change that another platform inherits prints valid JSON" \
		diff diff spec "$scratch/changed"
	path=$(sed -n '0,/"name": /s/.*"name": "\([^"]*\)".*/xeon7100\/l3\/\1/p' "$scratch/changed/xeon7100/l3.events.json")
	echo "{ \"schema\": 1, \"accepted\": [ { \"change\": \"text-changed\", \"path\": \"$path\", \"reason\": \"Better.\", \"date\": \"2026-11-28\" } ] }" \
		>"$scratch/accepted.json"
	reported "schema: diff with accepted changes prints valid JSON" diff diff spec "$scratch/changed" --accept "$scratch/accepted.json"
	but='diff.schema.json $defs/side/edited'
	if command -v git >/dev/null 2>&1; then
		edited
		printed "schema: diff with uncommitted changes prints valid JSON" "$scratch/edited" diff diff
		but=
	fi
	for file in newer older; do
		reported "schema: import of a file that is $file prints valid JSON" \
			import import perfmon tests/import/$file.json --platform part \
			--spec tests/import/spec
	done
	reported "schema: import of a new platform prints valid JSON" \
		import import perfmon tests/import/skx/v1.29.json --platform new --spec tests/import/spec
	reported "schema: import of a new platform that is like another prints valid JSON" \
		import import perfmon tests/import/older.json --platform new --like part --spec tests/import/spec
	reported "schema: import of another processor's file prints valid JSON" \
		import import perfmon tests/import/hsw/v32.json --platform ivt
	reported "schema: import of units that events assign to a box prints valid JSON" \
		import import perfmon tests/import/skx/v1.29.json --platform ivt
	inherited
	reported "schema: import for a platform that another is like prints valid JSON" \
		import import perfmon "$scratch/whole.json" --platform part --spec "$scratch/kin"
	reported "schema: import of two files prints valid JSON" \
		import import perfmon tests/import/tgl/v1.15.json tests/import/tgl/experimental.json \
		--platform new --spec tests/import/spec
	reported "schema: diff with a spec that has errors prints valid JSON" \
		diff diff "$scratch/broken" tests/golden/tiny/spec
	try "schema: the schema of stat has every state of a value" knows stat properties/state value.h
	for kind in platforms boxes registers metrics groups events "events -u"; do
		prints "schema: list $kind prints valid JSON" list list $kind -p all
	done
	prints "schema: search prints valid JSON" search search -p all -N 200 memory bandwith
	prints "schema: search that finds nothing prints valid JSON" search search -p all qqzzq
	prints "schema: decode of a register prints valid JSON" decode decode -p ivt cbo.ctl 0xffffffff
	prints "schema: decode of a field with a unit prints valid JSON" decode decode -p icx ufs.limit 0x0818
	prints "schema: decode of an MSR's address prints valid JSON" decode decode -p ivt cbo 3 0xd70 0x400135
	prints "schema: decode of a place in memory prints valid JSON" decode decode -p icx imc3.channel+0x40 0x400304
	printf 'program  socket 1  X  MMIO imc3.channel+0x40  0x400f04  en=1\n' >"$scratch/memory.log"
	prints "schema: decode-log of a write to memory prints valid JSON" decode-log decode-log -p icx "$scratch/memory.log"
	prints "schema: dump of registers in memory prints valid JSON" dump dump --sim icx imc imc_free
	prints "schema: decode of a place in PCI configuration space prints valid JSON" \
		decode decode -p ivt imc 0 0xd8 0x400304
	for log in shell kernel likwid_ivt; do
		prints "schema: decode-log of $log.log prints valid JSON" decode-log decode-log -p ivt tests/cli/logs/$log.log
	done
	prints "schema: decode-log of a log without all instances prints valid JSON" \
		decode-log decode-log -p hsx tests/cli/logs/likwid_hsx.log
	# Two families of processors mean different events.
	printf 'wrmsr 0x186 0x4300ce\n' >"$scratch/families.log"
	prints "schema: decode-log of a platform with variants prints valid JSON" \
		decode-log decode-log -p p6 "$scratch/families.log"
	printf 'wrmsr 0xc01 0xff\nwrmsr 0xc08 0x400000\n' >"$scratch/more.log"
	prints "schema: decode-log of a status that is cleared prints valid JSON" \
		decode-log decode-log -p ivt "$scratch/more.log"
	prints "schema: encode of right and wrong expressions prints valid JSON" \
		encode encode -p ivt UNC_C_TOR_INSERTS.OPCODE,opc=RFO nosuch cbo3:UNC_C_CLOCKTICKS imc:fixed
	prints "schema: encode of a umask in doubt prints valid JSON" encode encode -p ivt UNC_H_TAD_REQUESTS_G0,umask=3
	for machine in ivt:2 p6 ivt,tests/scenarios/misfits.json ivt,tests/scenarios/hidden_channel.json; do
		prints "schema: dump of $machine prints valid JSON" dump dump --sim "$machine"
		prints "schema: doctor of $machine prints valid JSON" doctor doctor --sim "$machine" --self-check
		prints "schema: who of $machine prints valid JSON" who who --sim "$machine"
	done
	prints "schema: dump of a field with a unit prints valid JSON" dump dump --sim icx:1 ufs
	prints "schema: doctor of I/O stacks with devices prints valid JSON" doctor doctor --sim skx:1 iio
	prints "schema: a dry run prints valid JSON" dry-run stat --sim ivt:2,idle --dry-run -e UNC_C_CLOCKTICKS
	"${BUILD:-build}/bin/uncore" dump --sim ivt,tests/scenarios/misfits.json -f csv >"$scratch/before.csv"
	prints "schema: dump --against prints valid JSON" dump dump --sim ivt:2 --against "$scratch/before.csv"
	# A platform whose functions are found by their IDs.
	printed "schema: dump of a platform of tests/parts prints valid JSON" \
		"${BUILD:-build}/tests/helpers/uncore_parts" dump dump --sim ladder
	who='who.schema.json $defs/'
	if command -v flock >/dev/null 2>&1; then
		held
		printed "schema: who prints valid JSON while a session has a box" \
			"$scratch/held" who who --sim ivt:2,tests/scenarios/two_sockets.json
		who='who.schema.json $defs/suspect' # a process that has a real machine's files open
	fi
	report=
	units='doctor.schema.json $defs/unit' # only a machine of files has a table of units
	if [ -e /dev/fuse ]; then
		printed "schema: doctor of a machine with a table of units prints valid JSON" \
			"$uncore" doctor sim run --no-cpuid --sim spr:1 -- "$uncore" doctor
		units=$who
		simulated
		printed "schema: the report of sim run prints valid JSON" "$scratch/simulated" sim-report
	fi
	try "schema: the schema of dump has every presence of a box" knows dump '$defs/box/properties/state' machine.h
	try "schema: the schema of dump has every presence of a register" \
		knows dump '$defs/register/properties/state' machine.h
	try "schema: the schema of doctor has every presence of a box" \
		knows doctor '$defs/box/properties/state' machine.h
	prints "schema: doctor prints valid JSON without a machine" doctor doctor --root "$scratch/nowhere"
	trouble="stat --sim ivt,tests/scenarios/trouble.json -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M MEM_BW_TOTAL"
	misfits="stat --sim ivt,tests/scenarios/misfits.json -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -M PCT_REQUESTS_PAGE_HIT -t 10"
	turns="stat --sim ivt -m -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 45"
	${CC:-gcc} -std=c11 -Iruntime/library/include -o "$scratch/marks" tests/regions/program.c "${BUILD:-build}/lib/libuncore.so.0" \
		-Wl,-rpath,"$PWD/${BUILD:-build}/lib" -pthread 2>/dev/null ||
		${CC:-gcc} -std=c11 -fsanitize=address,undefined -Iruntime/library/include -o "$scratch/marks" tests/regions/program.c \
			"${BUILD:-build}/lib/libuncore.a" -pthread
	printf '#!/bin/sh\n"%s" "$@" -o "%s" -- "%s" stay 20 && cat "%s"\n' "$uncore" "$scratch/marked" "$scratch/marks" "$scratch/marked" \
		>"$scratch/measured" && chmod +x "$scratch/measured"
	measuring=$uncore uncore=$scratch/measured
	prints "schema: stat of regions prints valid JSON" stat stat --sim ivt -r -e UNC_M_CAS_COUNT.RD
	uncore=$measuring
	prints "schema: stat with intervals and lost values prints valid JSON" stat $trouble -t 2200 -I 500
	"${BUILD:-build}/bin/uncoregen" generate --quiet --tables "$scratch/own.tables" -p p6
	prints "schema: list platforms with tables of a file prints valid JSON" list list platforms --tables "$scratch/own.tables"
	prints "schema: stat of settings, and of one that is not read, prints valid JSON" \
		stat stat --sim skx,tests/scenarios/limits.json -g clocks -t 10
	prints "schema: stat of I/O stacks with devices prints valid JSON" stat stat --sim skx:2 -g io -t 100
	prints "schema: stat with tables of a file prints valid JSON" \
		stat stat --sim p6 --tables "$scratch/own.tables" -t 10 -e L2_LINES_IN
	for command in dump doctor who; do
		prints "schema: $command with tables of a file prints valid JSON" \
			$command $command --sim p6:1 --tables "$scratch/own.tables"
	done
	prints "schema: stat of groups prints valid JSON" stat stat --sim ivt -g clocks,power,memory -t 50
	prints "schema: stat of single instances prints valid JSON" stat $trouble -t 2200 -i
	prints "schema: stat with repetitions prints valid JSON" stat $trouble -t 700 -r 4 -a
	prints "schema: stat with the inputs of metrics prints valid JSON" stat $trouble -t 2200 -I 500 --inputs
	prints "schema: stat of missing boxes prints valid JSON" stat $misfits -r 1 -i
	prints "schema: stat of metrics in several passes prints valid JSON" \
		stat stat --sim ivt -M DATA_FROM_QPI_TO_NODEx:node=1 -m -t 55 -I 10
	prints "schema: stat of logical CPUs prints valid JSON" \
		stat stat --sim p6,tests/scenarios/cpus.json -e INST_RETIRED,MUL -t 10
	prints "schema: stat of an event with an erratum prints valid JSON" \
		stat stat --sim jkt -e UNC_P_FREQ_MAX_OS_CYCLES -t 10
	prints "schema: stat of an event that counts bytes prints valid JSON" \
		stat stat --sim skx -e UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0 -t 10
	prints "schema: stat of a umask in doubt prints valid JSON" \
		stat stat --sim ivt -e UNC_H_TAD_REQUESTS_G0,umask=3 -t 10
	for state in ok lost stolen; do
		try "schema: the stat outputs contain a value that is $state" tells $state $trouble -t 2200 -I 500
	done
	prints "schema: stat of a frozen socket prints valid JSON" \
		stat stat --sim ivt,tests/scenarios/overflow.json -e UNC_C_CLOCKTICKS \
		-M PCT_CYCLES_D2C_DISABLED -t 2000 -i
	try "schema: the stat outputs contain a value that is frozen" \
		tells frozen stat --sim ivt,tests/scenarios/overflow.json -e UNC_C_CLOCKTICKS -t 2000
	for state in absent denied; do
		try "schema: the stat outputs contain a value that is $state" tells $state $misfits -i
	done
	try "schema: a stat output contains a value that is none" tells none $turns -I 20
	# No platform here has a field in pieces, and no log the registers that have fields with units.
	[ -e "$scratch/simulated" ] || report='sim-report.schema.json '
	checked "$who" "$units" "$but" "$report" 'decode.schema.json $defs/field/pieces' 'decode-log.schema.json $defs/field/pieces' \
		'dump.schema.json $defs/field/pieces' 'decode-log.schema.json $defs/field/amount' \
		'decode-log.schema.json $defs/field/unit'
}

python=
for candidate in python3 /usr/bin/python3; do
	"$candidate" -c 'import jsonschema; jsonschema.Draft202012Validator' 2>/dev/null && python=$candidate && break
done
if [ -z "$python" ]; then
	skip "schema: every spec file matches its schema" "Debian's python3-jsonschema is not there"
	skip "schema: a spec file with an unknown key or a wrong type does not match" \
		"Debian's python3-jsonschema is not there"
	skip "schema: every scenario matches its schema" "Debian's python3-jsonschema is not there"
	skip "schema: a scenario with an unknown key or a wrong type does not match" \
		"Debian's python3-jsonschema is not there"
	skip "schema: what commands print matches its schema" "Debian's python3-jsonschema is not there"
else
	try "schema: every spec file matches its schema" "$python" tests/schema/validate.py spec
	try "schema: a spec file with an unknown key or a wrong type does not match" \
		"$python" tests/schema/validate.py spec --broken
	try "schema: every scenario matches its schema" "$python" tests/schema/validate.py tests/scenarios
	try "schema: a scenario with an unknown key or a wrong type does not match" \
		"$python" tests/schema/validate.py tests/scenarios --broken
	kept
fi
done_testing
